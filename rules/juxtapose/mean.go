package juxtapose

import "quintet/rules"

// mean is the move that one or two taps ask for, legal or not. A drag is a tap where it starts and one where it ends.
// One tap is enough if no legal move can begin with it.
func mean(st rules.State, by rules.Seat, taps []rules.Step) (rules.Move, bool) {
	s := st.(*state)
	for _, tap := range taps {
		if tap.Button != rules.NoButton {
			return rules.Move{}, false
		}
	}
	switch len(taps) {
	case 1:
		return s.meanOne(by, taps[0].Spot)
	case 2:
		return s.meanTwo(by, taps[0].Spot, taps[1].Spot)
	}
	return rules.Move{}, false
}

func (s *state) meanOne(by rules.Seat, spot rules.Spot) (rules.Move, bool) {
	idle := by != s.turn // whatever is touched then is refused as out of turn, or as over
	if piece, ok := pieceAt(spot); ok {
		if idle || !s.dropping() || s.square(piece) >= 0 {
			return drop(piece, s.Hole()), true
		}
		return rules.Move{}, false
	}
	square, ok := squareAt(spot)
	if !ok {
		return rules.Move{}, false
	}
	occupied := s.piece(square) >= 0
	switch {
	case s.dropping():
		return slide(square), occupied
	case idle, !occupied:
		return slide(square), true
	case s.slidesOnly: // a pyramid that can't slide can do nothing
		return slide(square), s.checkSlide(square) != nil
	}
	return rules.Move{}, false
}

func (s *state) meanTwo(by rules.Seat, from, to rules.Spot) (rules.Move, bool) {
	piece, fromPool := pieceAt(from)
	a, fromBoard := squareAt(from)
	b, toBoard := squareAt(to)
	_, toPool := pieceAt(to)
	switch {
	case fromPool && toBoard:
		return drop(piece, b), true
	case fromBoard && toPool && s.piece(a) >= 0:
		if s.dropping() {
			return slide(a), true
		}
		return drop(s.piece(a), s.Hole()), true
	case fromBoard && toBoard && a != b && s.piece(a) >= 0:
		if s.piece(b) >= 0 {
			return swap(a, b), true
		}
		return slide(a), true
	case from == to:
		return rules.Move{}, false // put back where it was
	}
	return s.meanOne(by, to) // the first tap chose nothing, or the second chooses anew
}
