package joggle

import "quintet/rules"

// mean is the move that one or two taps ask for, legal or not. A drag is a tap where it starts and one where it ends.
// One tap is enough to place a marble, or if no legal move can begin with it.
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
	idle := by != s.Turn() || by < 0 // whatever is touched then is refused as out of turn, or as over
	marble, store := marbleAt(spot)
	f, board := fieldAt(spot)
	switch {
	case spot == DieSpot():
		return roll(max(s.face, Blue)), s.Turn() != rules.Chance // the roll itself is no seat's move
	case store && (idle || s.full()):
		return place(int8(marble)), true
	case !board:
		return rules.Move{}, false
	case !s.full():
		return place(f), true
	case idle, s.taken()&bit(f) == 0:
		return move(f, s.aim(f)), true
	case s.mine()&bit(f) != 0:
		return rules.Move{}, false // every marble can be moved
	case s.face != Joggle:
		return move(f, s.aim(f)), true
	}
	return s.meanTheirs(f)
}

// aim is a field to which a marble may go, so that a move there is refused for where it comes from; that field itself
// if there is none.
func (s *state) aim(from int8) int8 {
	if to := s.allowed(s.face); to != 0 {
		return lowest(to)
	}
	return from
}

// meanTheirs: a marble of the other side may begin an exchange. If there is none with it, one is asked for that says why.
func (s *state) meanTheirs(f int8) (rules.Move, bool) {
	own := s.mine() &^ s.finished(s.mine())
	if own == 0 {
		own = s.mine()
	}
	for set := own; set != 0; set &= set - 1 {
		if s.checkExchange(lowest(set), f) == nil {
			return rules.Move{}, false
		}
	}
	return exchange(lowest(own), f), true
}

func (s *state) meanTwo(by rules.Seat, from, to rules.Spot) (rules.Move, bool) {
	marble, fromStore := marbleAt(from)
	a, fromBoard := fieldAt(from)
	b, toBoard := fieldAt(to)
	_, toStore := marbleAt(to)
	lies := fromBoard && s.taken()&bit(a) != 0
	mine := by >= 0 && lies && s.men[s.colour(by)]&bit(a) != 0
	switch {
	case from == to:
		return rules.Move{}, false // put back where it was
	case fromStore && toBoard:
		return place(b), by < 0 || s.owns(by, marble)
	case lies && toStore:
		if s.full() {
			return place(a), true
		}
		return move(a, a), true
	case lies && toBoard && (!s.full() || s.taken()&bit(b) == 0):
		return move(a, b), true
	case lies && toBoard && (s.men[White]&bit(a) == 0) != (s.men[White]&bit(b) == 0):
		if mine {
			return exchange(a, b), true
		}
		return exchange(b, a), true
	}
	return s.meanOne(by, to) // the first tap chose nothing, or the second chooses anew
}

// owns tells whether a marble was in that seat's store at the start.
func (s *state) owns(by rules.Seat, marble int) bool {
	return by >= 0 && s.colour(by) == Colour(marble) && (s.seats == 2 || marble/hollows%2 == int(by)/2)
}
