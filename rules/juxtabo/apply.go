package juxtabo

import "quintet/rules"

// Apply makes a move in a copy. Each part of it that can be seen is noted as it happens.
func (s *state) Apply(by rules.Seat, m rules.Move, seen *rules.Script) rules.State {
	t := new(state)
	*t = *s
	var w *watch
	if seen != nil {
		w = &watch{seen, s.Table(nil)}
	}
	a, b := m.Args[0], m.Args[1]
	switch m.Verb {
	case VerbLay:
		t.lay(a-1, disc(b-1), w)
	case VerbDraw:
		t.drawDisc(rules.Seat(a), b-1)
		w.note(rules.CueDeal, t)
		t.drew(w)
	case VerbCard:
		t.drawCard(rules.Seat(a), b-1)
		w.note(rules.CueDeal, t)
		t.gotCard()
	case VerbPlace:
		t.place(a-1, disc(b-1), w)
	case VerbClaim:
		t.claim(by, m, w)
	case VerbEnd:
		t.refill(w)
	case VerbTakeback:
		t.tookBack = true
		t.dropDraft(w)
	case VerbExchange:
		t.exchanged = t.alone()
		t.exchange(w)
	case VerbTimeout:
		t.dropDraft(w)
		w.cue(CueTimeout, t)
		if t.used.count() < 2 {
			t.exchange(w) // A6
		} else {
			t.refill(w)
		}
	case VerbPass:
		t.pass()
	case VerbSkip:
		t.dropDraft(w)
		t.discard(w)
	}
	switch {
	case t.phase != over || w == nil:
	case t.Result().Winners == nil:
		w.cue(rules.CueDraw, t)
	default:
		w.cue(rules.CueLine, t)
	}
	return t
}

// lay is one disc of the board at the set-up.
func (s *state) lay(cell int8, d disc, w *watch) {
	s.stack(s.outOfBag(d.pair()), cell, d)
	w.note(rules.CueDrop, s)
	if s.done++; s.done == s.size*s.size {
		s.phase, s.done = dealing, 0
	}
}

// place is a disc that stands, a provisional one or one that goes back and costs the turn (A14). A viewer who may not know which disc or
// which cell has a -1 for it.
func (s *state) place(cell int8, d disc, w *watch) {
	switch {
	case cell < 0:
		s.drafts++
		s.began = true
		return
	case d < 0:
		w.cue(CueFlaw, s)
		s.refill(w)
		return
	}
	t, slot := s.shown(), s.giving(d.pair())
	switch {
	case !t[d.under()].has(cell):
		w.tried(s, s.reserve[s.turn][slot]-1, cell, d)
		s.refill(w)
		return
	case s.provisional(cell):
		s.provise(slot, cell, d)
		s.began = true
	default:
		s.giveDisc(s.turn, slot, cell, d)
		s.used |= 1 << cell
	}
	w.note(rules.CueDrop, s)
}

// claim is a true call or a false one (section 6, CLAIM and BONUS). Either lets provisional discs of the seat stand.
func (s *state) claim(by rules.Seat, m rules.Move, w *watch) {
	card := m.Args[0] - 1
	cells, _ := claimed(m)
	if s.drafts > 0 {
		s.stand(m, w)
	}
	mine := by == s.turn
	slot := s.show(by, card, w)
	if !s.matches(s.facing, card, cells) {
		w.also(CueFalse, s, s.hand[by][slot]-1)
		if mine {
			s.refill(w)
		} else {
			s.skips |= 1 << by
		}
		return
	}
	s.win(by, slot)
	w.note(CueMatch, s)
	switch {
	case s.phase == calling:
		s.passes = 0
	case mine:
		s.matched = true
		s.bonus = s.bonus || cells&s.used != 0 // A5
	}
	switch {
	case s.alone():
		s.wins++
		s.refill(w)
	case s.won[by] == s.target:
		s.phase, s.end, s.last = over, byTarget, claim(card, cells)
	default:
		if s.later && s.won[by] == (s.target+1)/2 { // A8
			s.joinFours()
		}
		if s.inDeck > 0 {
			s.owed = by
		}
	}
}

// stand makes provisional discs part of the board. A claim tells who could not see them what they are.
func (s *state) stand(m rules.Move, w *watch) {
	var buf [Held]provisional
	draft := append(buf[:0], s.lying()...)
	if !s.sees(s.turn) {
		draft = revealed(buf[:0], m)
	}
	s.draft, s.drafts = [Held]provisional{}, 0
	for _, p := range draft {
		if p.slot < 0 {
			p.slot = s.giving(p.disc.pair())
		}
		s.giveDisc(s.turn, p.slot, p.cell, p.disc)
		s.used |= 1 << p.cell
	}
	w.note(CueBonus, s)
}
