package juxtabo

// This file is about what the seat to move may place, and where: the keep rule and the two cells of section 6.

// lying are the provisional discs, as far as they are seen.
func (s *state) lying() []provisional {
	if !s.sees(s.turn) {
		return nil
	}
	return s.draft[:s.drafts]
}

// shown are the colours on top as the seat to move sees them: its provisional discs are on the board for it.
func (s *state) shown() tops {
	t := s.tops
	for _, p := range s.lying() {
		t.cover(p.cell, p.disc)
	}
	return t
}

// drafted are the cells with provisional discs.
func (s *state) drafted() (cells cellSet) {
	for _, p := range s.lying() {
		cells |= 1 << p.cell
	}
	return cells
}

// provise lays a disc down provisionally.
func (s *state) provise(slot, cell int8, d disc) {
	s.draft[s.drafts] = provisional{slot, cell, d}
	s.drafts++
}

// rack is the discs that the seat to move may place, by their slots; none for an empty slot, and for one whose disc is
// on the board provisionally.
type rack [Held]disc

func (s *state) rack() (r rack) {
	for slot, piece := range s.reserve[s.turn] {
		r[slot] = faceUp(s.face(piece))
	}
	for _, p := range s.lying() {
		r[p.slot] = none
	}
	return r
}

// slotOf is the first slot with a disc of that pair, or -1.
func (r *rack) slotOf(pair int8) int8 {
	for slot, d := range r {
		if d != none && d.pair() == pair {
			return int8(slot)
		}
	}
	return -1
}

// reach is where some disc fits, without that of a slot (-1: with all).
func (r *rack) reach(t *tops, without int8) (cells cellSet) {
	for slot, d := range r {
		if d != none && int8(slot) != without {
			cells |= t[d.over()] | t[d.under()]
		}
	}
	return cells
}

// giving is the slot that a disc of that pair leaves: the last one of a reserve that is not seen.
func (s *state) giving(pair int8) int8 {
	r := s.rack()
	slot := r.slotOf(pair)
	for last := int8(Held - 1); slot < 0; last-- {
		if s.reserve[s.turn][last] != 0 {
			slot = last
		}
	}
	return slot
}

// canServeTwo tells whether discs can still lie on two cells when the turn ends. No more than one is used.
func (s *state) canServeTwo(t *tops, r *rack) bool {
	if s.used != 0 {
		return r.reach(t, -1)&^s.used != 0
	}
	for slot, d := range r {
		if d == none {
			continue
		}
		fits, rest := t[d.over()]|t[d.under()], r.reach(t, int8(slot))
		if fits != 0 && rest != 0 && (rest&(rest-1) != 0 || fits != rest) {
			return true
		}
	}
	return false
}

// barred is where the keep rule forbids the disc of a slot: as long as two cells can be served, they are.
func (s *state) barred(t *tops, r *rack, slot int8) cellSet {
	single := s.used // where only one cell is used afterwards
	switch {
	case s.alone() || s.used.count() > 1:
		return 0
	case s.used == 0:
		single = boards[s.size]
	}
	rest := r.reach(t, slot)
	if rest&(rest-1) != 0 || !s.canServeTwo(t, r) {
		return 0
	}
	if rest != 0 {
		single &= rest // what is left fits no other cell
	}
	return single
}

// placeable are the cells where the seat to move may put discs whose colours match, the keep rule aside.
func (s *state) placeable() cellSet {
	all, draft := boards[s.size], s.drafted()
	switch {
	case s.alone() && s.drafts > 0, draft.count() == 2:
		return draft
	case s.alone(), s.used.count() < 2:
		return all
	case s.began: // A7
		return all &^ s.used
	case s.bonus:
		return all
	}
	return s.used
}

// provisional tells whether a disc on that cell is provisional.
func (s *state) provisional(cell int8) bool {
	return s.alone() || s.used.count() >= 2 && !s.used.has(cell)
}

// mayEnd tells whether the turn may end: two cells are served, or one and there is none for what is left (A13).
func (s *state) mayEnd() bool {
	n := s.used.count()
	return n > 1 || n == 1 && s.reach()&^s.used == 0
}

// stuck tells whether the turn can only be an exchange, or a pass.
func (s *state) stuck() bool { return s.used == 0 && s.reach() == 0 }

// reach is where some disc of the seat to move fits, if no provisional ones lie.
func (s *state) reach() cellSet {
	r := s.rack()
	return r.reach(&s.tops, -1)
}
