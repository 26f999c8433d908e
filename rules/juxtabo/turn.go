package juxtabo

import "quintet/rules"

// drew goes on after a disc was drawn (section 5, and REFILL and EXCHANGE of section 6).
func (s *state) drew(w *watch) {
	switch s.phase {
	case dealing:
		if s.done++; s.done < Held*s.seats {
			return
		}
		s.done = 0
		if s.alone() {
			s.open(w)
		} else {
			s.phase = handing
		}
	case refilling:
		if s.full(s.turn) {
			s.close(w)
		}
	case exchanging:
		if s.done--; s.done == 0 || s.inBag == 0 {
			s.drawnAnew(w)
		}
	}
}

// gotCard goes on after a card was drawn.
func (s *state) gotCard() {
	switch {
	case s.owed != rules.Nobody:
		s.owed = rules.Nobody
		if s.alone() {
			s.ids[s.dealt-1] = s.table[s.hand[0][0]-1].Face
			s.pile--
		}
	case s.phase == handing:
		if s.done++; s.done == 2*s.seats {
			s.begin(s.turn)
		}
	}
}

// begin is TURN_START of a seat that does not have to skip it.
func (s *state) begin(seat rules.Seat) {
	s.turn, s.phase, s.done = seat, playing, 0
	s.used, s.bonus, s.matched, s.began, s.tookBack = 0, false, false, false, false
}

// dropDraft returns provisional discs: no bonus disc stays without a match (A16).
func (s *state) dropDraft(w *watch) {
	s.draft, s.drafts = [Held]provisional{}, 0
	w.note(CueBack, s)
}

// refill ends the turn: the reserve is filled up, after a lost turn too (A10).
func (s *state) refill(w *watch) {
	s.dropDraft(w)
	s.phase = refilling
	if s.full(s.turn) {
		s.close(w)
	}
}

// exchange puts the reserve aside, or into the bag if that has too few, and draws anew (A15).
func (s *state) exchange(w *watch) {
	s.empty(s.turn, s.inBag >= Held)
	w.note(CueBag, s)
	s.phase, s.done = exchanging, Held
	if s.inBag == 0 { // nothing was left to put into an empty bag
		s.drawnAnew(w)
	}
}

// drawnAnew ends an exchange, and with it the turn, but not in solitaire (section 8).
func (s *state) drawnAnew(w *watch) {
	s.merge()
	s.done = 0
	if s.alone() {
		s.phase = playing
	} else {
		s.close(w)
	}
}

// close goes on once the reserve is full, or the bag empty.
func (s *state) close(w *watch) {
	if s.alone() {
		s.open(w)
		return
	}
	s.passes = 0
	s.turnOver()
}

// turnOver passes the turn on, or calls for the last claims: the bag is empty (A9) or the match too long.
func (s *state) turnOver() {
	s.turns++
	if s.inBag == 0 && !s.playOut || s.passes == s.seats || s.turns == turnMax {
		s.phase, s.passes = calling, 0
		s.turn = s.next(s.turn)
		return
	}
	next := s.next(s.turn)
	for s.skipped(next) { // no refill
		s.skips &^= 1 << next
		next = s.next(next)
	}
	s.begin(next)
}

// pass is one of a player who has nothing to place, or nothing more to claim (section 7).
func (s *state) pass() {
	s.passes++
	switch {
	case s.phase == playing:
		s.turnOver()
	case s.passes == s.seats:
		s.phase, s.end = over, byCount
	default:
		s.turn = s.next(s.turn)
	}
}
