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
	p := position{state: st.(*state)}
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
	bagSays, deckSays string
}

// row lays the stacks of a row: a colour and perhaps a height each.
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
			n, err := strconv.Atoi(word[1:])
			if err != nil || n < 1 || n > Discs {
				return fmt.Errorf("%q is no stack", word)
			}
			height = n
		}
		if colour < 0 {
			return fmt.Errorf("%q is no stack", word)
		}
		cell := cellOf(int8(x), y)
		p.tall[cell] = int8(height - 1)
		if !p.lie(cell, int8(colour)) {
			return fmt.Errorf("no disc is left for %q", word)
		}
	}
	return nil
}

// bury fills the stacks below their tops.
func (p *position) bury() error {
	seen := p.tops
	for cells := boards[p.size]; cells != 0; cells &= cells - 1 {
		cell := cells.first()
		height := p.tall[cell]
		for p.tall[cell] = 0; p.tall[cell] < height-1; {
			if !p.lie(cell, -1) {
				return fmt.Errorf("there are fewer discs than the stacks are high")
			}
		}
		p.tall[cell] = height
	}
	p.tops = seen
	return nil
}

// lie puts on a cell the disc with that colour on top, or any one (-1), of whose pair most are left.
func (p *position) lie(cell, colour int8) bool {
	best := disc(-1)
	for d := range disc(sides) {
		if n := p.bag[d.pair()]; n > 0 && (colour < 0 || d.over() == colour) && (best < 0 || n > p.bag[best.pair()]) {
			best = d
		}
	}
	if best < 0 {
		return false
	}
	p.stack(p.inBagFirst(), cell, best)
	p.bag[best.pair()]--
	p.inBag--
	return true
}

// flag is what a line sets that says something by being there.
func (p *position) flag(line string) *bool {
	return map[string]*bool{"matched": &p.matched, "bonus open": &p.bonus, "bonus begun": &p.began, "taken back": &p.tookBack}[line]
}

func (p *position) line(key string, words []string) error {
	text := strings.Join(words, " ")
	if flag := p.flag(strings.TrimSpace(key + " " + text)); flag != nil {
		*flag = true
		return nil
	}
	bad := fmt.Errorf("the line \"%s %s\" is not understood", key, text)
	if len(words) == 0 {
		return bad
	}
	ok := false
	switch key {
	case "bag":
		p.bagSays, ok = text, true
	case "deck":
		p.deckSays, ok = text, true
	case "turns":
		n, err := strconv.Atoi(text)
		p.turns, ok = int16(n), err == nil && n >= 0 && n < turnMax
	case "passes":
		n, err := strconv.Atoi(text)
		p.passes, ok = int8(n), err == nil && n >= 0 && n < int(p.seats)
	case "final":
		p.phase, ok = calling, text == "call"
	case "used":
		for _, name := range words {
			cell, on := cellNamed(name)
			if !on {
				return bad
			}
			p.used |= 1 << cell
		}
		ok = true
	case "provisional":
		ok = len(words) == 2 && p.drafts < Held && p.provise(words[0], words[1])
	default:
		seat := rules.Seat(strings.Index("0123", words[0]))
		if !p.in(seat) || len(words[0]) != 1 {
			return bad
		}
		ok = p.seatLine(key, seat, words[1:])
	}
	if !ok {
		return bad
	}
	return nil
}

// seatLine is a line about one seat.
func (p *position) seatLine(key string, seat rules.Seat, words []string) bool {
	switch {
	case key == "turn" && len(words) == 0:
		p.turn = seat
		return true
	case key == "skips" && len(words) == 0:
		p.skips |= 1 << seat
		return true
	case key == "reserve" && len(words) <= Held:
		for slot, name := range words {
			if name != "-" && !p.reserved(seat, int8(slot), name) {
				return false
			}
		}
		return true
	case key == "cards" && len(words) <= 2, key == "won" && len(words) < int(p.target):
		for slot, name := range words {
			if name != "-" && !p.card(key, seat, slot, name) {
				return false
			}
		}
		return true
	}
	return false
}

// reserved puts a disc, its letters in any order, into a reserve.
func (p *position) reserved(seat rules.Seat, slot int8, name string) bool {
	pair, ok := pairNamed(name)
	if !ok && len(name) == 2 {
		pair, ok = pairNamed(name[1:] + name[:1])
	}
	if !ok || p.bag[pair] == 0 || p.reserve[seat][slot] != 0 {
		return false
	}
	p.takeDisc(seat, slot, pair)
	return true
}

func (p *position) card(key string, seat rules.Seat, slot int, name string) bool {
	name, known := strings.CutSuffix(name, "!")
	card, ok := cardNamed(name)
	if key == "won" {
		slot = 0
	}
	if !ok || p.hand[seat][slot] != 0 {
		return false
	}
	if p.later && key == "won" && p.won[seat]+1 == (p.target+1)/2 {
		p.joinFours()
	}
	if !p.deck.has(card) {
		return false
	}
	p.takeCard(seat, slot, card)
	p.known[seat][slot] = known
	if key == "won" {
		p.win(seat, slot)
	}
	return true
}

// provise puts a provisional disc on a cell.
func (p *position) provise(cell, name string) bool {
	c, on := cellNamed(cell)
	d, ok := discNamed(name)
	if !on || !ok {
		return false
	}
	rack := p.rack()
	slot := rack.slotOf(d.pair())
	if slot < 0 {
		return false
	}
	p.draft[p.drafts] = provisional{slot, c, d}
	p.drafts++
	return true
}

func (p *position) check() error {
	switch {
	case p.bagSays != "" && p.bagSays != fmt.Sprint(p.inBag):
		return fmt.Errorf("the bag holds %d discs, not %s", p.inBag, p.bagSays)
	case p.deckSays != "" && p.deckSays != fmt.Sprint(p.inDeck):
		return fmt.Errorf("the deck holds %d cards, not %s", p.inDeck, p.deckSays)
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
