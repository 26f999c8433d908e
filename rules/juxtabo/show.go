package juxtabo

import (
	"fmt"
	"strings"

	"quintet/rules"
)

// show prints the board as the page does, with the height of a stack behind its colour if it is more than one, "." for a
// cell still to be laid; then, each only if there is something to say, the bag and the deck, what every seat holds and
// has won ("?" for what the viewer may not see, "-" for an empty slot, "!" behind a card that all know), whose turn it is and what
// has happened in it, and how many turns there have been.
// Provisional discs are listed, and not on the board.
func show(st rules.State) string {
	s := st.(*state)
	var b strings.Builder
	s.showBoard(&b)
	fmt.Fprintf(&b, "bag %d\n", Bag(s))
	fmt.Fprintf(&b, "deck %d\n", Deck(s))
	if s.alone() {
		fmt.Fprintf(&b, "put away%s\n", s.list(s.queue[s.inPile():s.queued]))
	}
	for seat := range rules.Seat(s.seats) {
		fmt.Fprintf(&b, "reserve %v%s\n", seat, s.discs(seat))
		fmt.Fprintf(&b, "cards %v%s\n", seat, s.cards(seat))
		if s.won[seat] > 0 {
			fmt.Fprintf(&b, "won %v%s\n", seat, s.wonBy(seat))
		}
		if s.skipped(seat) {
			fmt.Fprintf(&b, "skips %v\n", seat)
		}
	}
	s.showTurn(&b)
	return b.String()
}

func (s *state) showBoard(b *strings.Builder) {
	b.WriteString("  ")
	for x := range s.size {
		fmt.Fprintf(b, " c%d", x+1)
	}
	for y := range s.size {
		fmt.Fprintf(b, "\nr%d", y+1)
		for x := range s.size {
			cell, text := cellOf(x, y), "."
			if c := s.colour(cell); c >= 0 {
				text = letters[c:][:1]
			}
			if s.tall[cell] > 1 {
				text += fmt.Sprint(s.tall[cell])
			}
			if x < s.size-1 {
				text = fmt.Sprintf("%-2s", text)
			}
			b.WriteString(" " + text)
		}
	}
	b.WriteByte('\n')
}

// showTurn says whose turn it is and what has happened in it.
func (s *state) showTurn(b *strings.Builder) {
	if s.phase == over {
		fmt.Fprintln(b, s.Result())
		return
	}
	if s.used != 0 {
		b.WriteString("used")
		for cells := s.used; cells != 0; cells &= cells - 1 {
			b.WriteString(" " + nameOf(cells.first()))
		}
		b.WriteByte('\n')
	}
	for _, f := range s.flags() {
		if *f.on {
			fmt.Fprintln(b, f.text)
		}
	}
	if s.phase == calling {
		fmt.Fprintln(b, "final call")
	}
	for i := range s.draft[:s.drafts] {
		text := "?"
		if s.sees(s.turn) {
			text = nameOf(s.draft[i].cell) + " " + s.draft[i].disc.String()
		}
		fmt.Fprintln(b, "provisional", text)
	}
	if s.passes > 0 {
		fmt.Fprintln(b, "passes", s.passes)
	}
	if s.turns > 0 {
		fmt.Fprintln(b, "turns", s.turns)
	}
	fmt.Fprintln(b, "turn", s.Turn())
}

// flag is a line that says something by being there.
type flag struct {
	text string
	on   *bool
}

func (s *state) flags() []flag {
	return []flag{{"matched", &s.matched}, {"bonus open", &s.bonus}, {"bonus begun", &s.began}, {"taken back", &s.tookBack}}
}

// held are the pieces of a reserve or a hand by their names.
func (s *state) held(pieces []uint8, name func(face int) string) string {
	text := ""
	for _, piece := range pieces {
		if piece == 0 {
			text += " -"
		} else {
			text += " " + seen(int8(s.face(piece))-1, name)
		}
	}
	return text
}

func (s *state) discs(seat rules.Seat) string {
	return s.held(s.reserve[seat][:], func(d int) string { return PairName(int(disc(d).pair())) })
}

func (s *state) cards(seat rules.Seat) string {
	text := ""
	for slot := range min(s.seats, 2) { // one card is open in solitaire
		text += s.held(s.hand[seat][slot:slot+1], CardName)
		if s.known[seat][slot] {
			text += "!"
		}
	}
	return text
}

// wonBy are the cards that a seat has won, in order.
func (s *state) wonBy(seat rules.Seat) string {
	names := make([]string, s.won[seat])
	for _, p := range s.table[Discs:] {
		if p.Spot.Zone == ZoneWon && p.Spot.X == int8(seat) {
			names[p.Spot.Z] = " " + CardName(int(p.Face)-1)
		}
	}
	return strings.Join(names, "")
}

// list names cards of a solitaire by their numbers.
func (s *state) list(cards []int8) string {
	text := ""
	for _, card := range cards {
		text += " " + CardName(int(s.ids[card])-1)
	}
	return text
}
