package joggle

import "quintet/rules"

// Cues of the game's own, besides those for a marble placed (drop), moved (slide) and exchanged (swap), the target
// reached (line) and the draw.
const (
	CueRoll  rules.Cue = "roll"  // the die is rolled, to the same face perhaps
	CueShape rules.Cue = "shape" // shapes are finished and more are needed; the puts are their marbles, which lie still
)

func (s *state) Table(dst []rules.Place) []rules.Place {
	start := len(dst)
	for marble := range Marbles {
		dst = append(dst, rules.Place{Spot: StoreSpot(marble), Face: 1})
	}
	for set := s.taken(); set != 0; set &= set - 1 {
		field := lowest(set)
		dst[start+s.marble(field)].Spot = spotOf(field)
	}
	return append(dst, s.die().To)
}

// marble is the index of the marble on a field, or -1 if it is free.
func (s *state) marble(field int8) int {
	if s.taken()&bit(field) == 0 {
		return -1
	}
	return int(s.men[Black]>>field&1)*each + s.at(field)
}

// next is the marble that a seat would place: they leave the store in order.
func (s *state) next(seat rules.Seat) int { return s.first(seat) + s.stock() - s.left(seat) }

// first is the first marble of a seat's store, and stock how many a store has at first.
func (s *state) first(seat rules.Seat) int {
	index := s.colour(seat) * each
	if s.seats == 4 {
		index += int(seat) / 2 * hollows
	}
	return index
}

func (s *state) stock() int {
	if s.seats == 4 {
		return hollows
	}
	return each
}

func (s *state) die() rules.Put {
	return rules.Put{Piece: Die, To: rules.Place{Spot: DieSpot(), Face: uint8(s.face)}}
}

func lies(marble int, field int8) rules.Put {
	return rules.Put{Piece: int16(marble), To: rules.Place{Spot: spotOf(field), Face: 1}}
}

// tell writes down what is seen of the move that led here.
func (t *state) tell(before *state, m rules.Move, seen *rules.Script) {
	a, b := m.Args[0], m.Args[1]
	gained := b
	switch m.Verb {
	case VerbRoll:
		seen.Add(CueRoll, t.die())
		return
	case VerbPlace:
		seen.Add(rules.CueDrop, lies(t.marble(a), a))
		gained = a
	case VerbMove:
		seen.Add(rules.CueSlide, lies(t.marble(b), b))
	case VerbExchange:
		seen.Add(rules.CueSwap, lies(t.marble(b), b), lies(t.marble(a), a))
	}
	switch {
	case t.end == byTarget:
		seen.Add(rules.CueLine)
		return
	case m.Verb != VerbExchange:
		var puts []rules.Put
		for set := t.with(t.men[t.colour(before.mover)], bit(gained)); set != 0; set &= set - 1 {
			puts = append(puts, lies(t.marble(lowest(set)), lowest(set)))
		}
		if puts != nil {
			seen.Add(CueShape, puts...)
		}
	}
	if t.end != open {
		seen.Add(rules.CueDraw)
	}
}
