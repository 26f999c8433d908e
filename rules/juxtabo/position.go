package juxtabo

import (
	"fmt"
	"strconv"
	"strings"

	"quintet/rules"
)

// Position sets up a position of two to four players that is still being played: the rows of the board as show prints
// them, with or without their names, then, in any order and each only if it matters, the lines that follow there. The
// numbers of the bag and of the deck are checked. Which discs lie in the stacks is not said by their colours and has no
// say in the rules: they are those of which most are left. The error says what is wrong with the text or the set-up.
func Position(text string, setup rules.Setup) (rules.State, error) {
	st, err := start(setup)
	if err != nil {
		return nil, err
	}
	p := position{st.(*state), map[string]string{}}
	if p.alone() {
		return nil, fmt.Errorf("positions of a solitaire can only be played to")
	}
	p.phase = playing
	var lines [][]string
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if words := strings.Fields(line); len(words) > 0 && words[0] != "c1" {
			lines = append(lines, words)
		}
	}
	if len(lines) < int(p.size) {
		return nil, fmt.Errorf("a board has %d rows, not %d", p.size, len(lines))
	}
	// The cards won come first, as those in hand will be where they pass through; the board comes last, as it takes what
	// discs are left.
	for _, first := range []bool{true, false} {
		for _, words := range lines[p.size:] {
			if (words[0] == "won" || words[0] == "turn") == first {
				if err := p.line(words[0], words[1:]); err != nil {
					return nil, err
				}
			}
		}
	}
	for y := range p.size {
		if err := p.row(y, lines[y]); err != nil {
			return nil, err
		}
	}
	if err := p.bury(); err != nil {
		return nil, err
	}
	if err := p.check(); err != nil {
		return nil, err
	}
	return p.state, nil
}

// position is a state while it is set up.
type position struct {
	*state
	claims map[string]string // lines that are only checked
}

// row lays the tops of a row: a colour and perhaps a height each.
func (p *position) row(y int8, words []string) error {
	if words[0] == fmt.Sprintf("r%d", y+1) {
		words = words[1:]
	}
	if len(words) != int(p.size) {
		return fmt.Errorf("row %d has %d cells", y+1, len(words))
	}
	for x, word := range words {
		colour, height := strings.Index(letters, word[:1]), 1
		if len(word) > 1 {
			height, _ = strconv.Atoi(word[1:]) // 0 for what is no number
		}
		if colour < 0 || height < 1 || height > Discs {
			return fmt.Errorf("%q is no stack", word)
		}
		cell := cellOf(int8(x), y)
		p.tall[cell] = int8(height)
		p.tops[colour] |= 1 << cell
		if !p.lie(cell, int8(height-1), int8(colour)) {
			return fmt.Errorf("no disc is left for %q", word)
		}
	}
	return nil
}

// bury fills the stacks below their tops.
func (p *position) bury() error {
	for cells := boards[p.size]; cells != 0; cells &= cells - 1 {
		for z := range p.tall[cells.first()] - 1 {
			if !p.lie(cells.first(), z, -1) {
				return fmt.Errorf("there are fewer discs than the stacks are high")
			}
		}
	}
	return nil
}

// lie puts into a stack the disc with that colour on top, or any one (-1), of whose pair most are left.
func (p *position) lie(cell, height, colour int8) bool {
	best := none
	for d := range disc(sides) {
		if n := p.bag[d.pair()]; n > 0 && (colour < 0 || d.over() == colour) && (best == none || n > p.bag[best.pair()]) {
			best = d
		}
	}
	if best != none {
		p.table[p.outOfBag(best.pair())] = rules.Place{Spot: spotOf(cell, height), Face: best.face()}
	}
	return best != none
}

func (p *position) line(key string, words []string) error {
	text := strings.Join(words, " ")
	for _, f := range p.flags() {
		if f.text == strings.TrimSpace(key+" "+text) {
			*f.on = true
			return nil
		}
	}
	if len(words) == 0 || !p.word(key, text, words) {
		return fmt.Errorf("the line \"%s %s\" is not understood", key, text)
	}
	return nil
}

// word is a line of at least two words.
func (p *position) word(key, text string, words []string) bool {
	n, err := strconv.Atoi(text)
	number := err == nil && n >= 0
	switch key {
	case "bag", "deck":
		p.claims[key] = text
	case "turns":
		p.turns = int16(n)
		return number && n < turnMax
	case "passes":
		p.passes = int8(n)
		return number && n < int(p.seats)
	case "final":
		p.phase = calling
		return text == "call"
	case "used":
		for _, name := range words {
			cell := cellNamed(name)
			if cell < 0 {
				return false
			}
			p.used |= 1 << cell
		}
	case "provisional":
		return len(words) == 2 && p.drafts < Held && p.laid(cellNamed(words[0]), discNamed(words[1]))
	default:
		seat := seatNamed(words[0])
		return p.in(seat) && p.seatLine(key, seat, words[1:])
	}
	return true
}

// seatLine is a line about one seat.
func (p *position) seatLine(key string, seat rules.Seat, words []string) bool {
	put := func(slot int, name string) bool { return p.card(key, seat, slot, name) }
	switch {
	case key == "turn" && len(words) == 0:
		p.turn = seat
		return true
	case key == "skips" && len(words) == 0:
		p.skips |= 1 << seat
		return true
	case key == "reserve" && len(words) <= Held:
		put = func(slot int, name string) bool { return p.reserved(seat, int8(slot), name) }
	case key == "cards" && len(words) <= 2, key == "won" && len(words) < int(p.target):
	default:
		return false
	}
	for slot, name := range words {
		if name != "-" && !put(slot, name) {
			return false
		}
	}
	return true
}

// reserved puts a disc, its letters in any order, into a reserve.
func (p *position) reserved(seat rules.Seat, slot int8, name string) bool {
	pair := pairNamed(name)
	if pair < 0 && len(name) == 2 {
		pair = pairNamed(name[1:] + name[:1])
	}
	if pair < 0 || p.bag[pair] == 0 || p.reserve[seat][slot] != 0 {
		return false
	}
	p.takeDisc(seat, slot, pair)
	return true
}

// card puts a card into a hand, or through it to those won.
func (p *position) card(key string, seat rules.Seat, slot int, name string) bool {
	name, known := strings.CutSuffix(name, "!")
	card := cardNamed(name)
	if key == "won" {
		slot = 0
		if p.later && p.won[seat]+1 == (p.target+1)/2 {
			p.joinFours()
		}
	}
	if card < 0 || p.hand[seat][slot] != 0 || !p.deck.has(card) {
		return false
	}
	p.takeCard(seat, slot, card)
	p.known[seat][slot] = known
	if key == "won" {
		p.win(seat, slot)
	}
	return true
}

// laid puts a disc of the reserve on a cell provisionally.
func (p *position) laid(cell int8, d disc) bool {
	rack := p.rack()
	if cell < 0 || d == none || rack.slotOf(d.pair()) < 0 {
		return false
	}
	p.provise(rack.slotOf(d.pair()), cell, d)
	return true
}

func (p *position) check() error {
	is := map[string]string{"bag": fmt.Sprint(p.inBag), "deck": fmt.Sprint(p.inDeck)}
	for key, claim := range p.claims {
		if claim != is[key] {
			return fmt.Errorf("the %s holds %s, not %s", key, is[key], claim)
		}
	}
	t := p.tops
	for _, d := range p.lying() {
		if !t[d.disc.under()].has(d.cell) {
			return fmt.Errorf("a provisional disc does not match the stack on %s", nameOf(d.cell))
		}
		t.cover(d.cell, d.disc)
	}
	return nil
}
