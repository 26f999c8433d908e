package juxtabo

import "quintet/rules"

// What may be done: moves that cost nothing, the outcomes of chance, and the taps that make a move.

func (s *state) Moves(dst []rules.Move, by rules.Seat) []rules.Move {
	if s.Turn() < 0 || !s.in(by) {
		return dst
	}
	if by != s.turn {
		if s.phase == playing && s.drafts == 0 {
			dst = s.claims(dst, by)
		}
		return dst
	}
	dst = s.claims(dst, by)
	if s.phase == calling {
		return append(dst, Do(VerbPass))
	}
	dst = s.places(dst)
	if s.drafts > 0 && !s.tookBack {
		dst = append(dst, Do(VerbTakeback))
	}
	if s.alone() {
		if s.drafts == 0 && !s.exchanged {
			dst = append(dst, Do(VerbExchange))
		}
		return append(dst, Do(VerbSkip))
	}
	switch {
	case s.mayEnd():
		dst = append(dst, Do(VerbEnd))
	case s.stuck() && s.dry():
		dst = append(dst, Do(VerbPass))
	case s.stuck():
		dst = append(dst, Do(VerbExchange))
	}
	return dst
}

// claims are the valid claims of a seat. Those of the seat to move have to use a provisional disc while one lies.
func (s *state) claims(dst []rules.Move, by rules.Seat) []rules.Move {
	t, draft := s.shown(), s.drafted()
	for _, piece := range s.hand[by] {
		card := int8(s.face(piece)) - 1
		if card < 0 {
			continue
		}
		list := forms()[s.facing][card]
		for i := range list {
			f := &list[i]
			for found := f.find(&t); found != 0; found &= found - 1 {
				if cells := f.cells << found.first(); draft == 0 || cells&draft != 0 {
					dst = append(dst, claim(card, cells))
				}
			}
		}
	}
	return dst
}

// places are the discs that the seat to move may put on cells whose colour is their lower one, without those that the
// keep rule forbids.
func (s *state) places(dst []rules.Move) []rules.Move {
	t, allowed, r := s.shown(), s.placeable(), s.rack()
	seen := uint32(0) // pairs: equal discs are alike
	for slot, d := range r {
		if d == none || seen>>d.pair()&1 == 1 {
			continue
		}
		seen |= 1 << d.pair()
		fits := allowed &^ s.barred(&t, &r, int8(slot))
		for range 2 {
			for cells := t[d.under()] & fits; cells != 0; cells &= cells - 1 {
				dst = append(dst, place(cells.first(), d))
			}
			d ^= 1
		}
	}
	return dst
}

// Odds are those that the page states under "Odds".
func (s *state) Odds(dst []rules.Weighted) []rules.Weighted {
	switch {
	case s.Turn() != rules.Chance:
	case s.phase == laying:
		cell := cellOf(s.done%s.size, s.done/s.size)
		for d := disc(0); d < sides; d++ {
			n := int(s.bag[d.pair()])
			if n == 0 || !s.layable(cell, d) {
				continue
			}
			if !s.layable(cell, d^1) {
				n *= 2
			}
			dst = append(dst, rules.Weighted{Move: lay(cell, d), Weight: n})
		}
	case s.phase == handing || s.owed != rules.Nobody:
		for card := range int8(Cards) {
			if s.deck.has(card) {
				dst = append(dst, rules.Weighted{Move: deal(s.drawer(), card), Weight: 1})
			}
		}
	default:
		for pair := range int8(Pairs) {
			if n := int(s.bag[pair]); n > 0 {
				dst = append(dst, rules.Weighted{Move: draw(s.drawer(), pair), Weight: n})
			}
		}
	}
	return dst
}

// layable tells whether a disc may lie so at the set-up: no two cells side by side show the same colour (A3).
func (s *state) layable(cell int8, d disc) bool {
	around := cellSet(1) << cell >> stride
	if x, _ := at(cell); x > 0 {
		around |= 1 << cell >> 1
	}
	return s.tops[d.over()]&around == 0
}

// drawer is the seat that is drawing a disc or a card.
func (s *state) drawer() rules.Seat {
	switch {
	case s.owed != rules.Nobody:
		return s.owed
	case s.phase == dealing || s.phase == handing: // in rounds from the start seat on
		return (s.turn + rules.Seat(s.done%s.seats)) % rules.Seat(s.seats)
	}
	return s.turn
}

// Buttons of the game's own. The end of a turn, and a pass or the skip of a card have the common ones.
const (
	ButtonExchange = rules.ButtonOwn + iota
	ButtonTakeback
)

// buttons are the controls for moves that touch no place on the table. The clock needs none.
var buttons = map[rules.Verb]rules.Button{
	VerbEnd: rules.ButtonEnd, VerbPass: rules.ButtonPass, VerbSkip: rules.ButtonPass,
	VerbExchange: ButtonExchange, VerbTakeback: ButtonTakeback,
}

// Path: a disc, then a cell; a card, then its cells in any order; or a button.
func (s *state) Path(dst []rules.Step, by rules.Seat, m rules.Move) []rules.Step {
	switch m.Verb {
	case VerbPlace:
		r := s.rack()
		slot := r.slotOf(disc(m.Args[1] - 1).pair())
		return append(dst, rules.Step{Spot: ReserveSpot(s.turn, int(slot))}, rules.Step{Spot: spotOf(m.Args[0]-1, 0)})
	case VerbClaim:
		dst = append(dst, rules.Step{Spot: HandSpot(by, s.holds(by, m.Args[0]-1))})
		for _, cell := range m.Args[1:draftCells] {
			if cell > 0 {
				dst = append(dst, rules.Step{Spot: spotOf(cell-1, 0), Any: true})
			}
		}
		return dst
	}
	if button := buttons[m.Verb]; button != rules.NoButton {
		dst = append(dst, rules.Step{Button: button})
	}
	return dst
}
