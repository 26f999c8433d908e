package juxtabo

import "quintet/rules"

// mean is the move that taps ask for, legal or not: a button; a disc of one's own, perhaps the button that turns it
// over, and a cell; or a card of one's own and as many cells as it shows. A disc lies with the side down that matches,
// if one does, unless it is turned. One tap is enough only if it can't begin anything.
func mean(st rules.State, by rules.Seat, taps []rules.Step) (rules.Move, bool) {
	s := st.(*state)
	if len(taps) == 0 {
		return rules.Move{}, false
	}
	last := taps[len(taps)-1]
	if last.Button != rules.NoButton && last.Button != rules.ButtonTurn {
		return s.meanButton(last.Button)
	}
	start := len(taps) - 1 // of what is meant: the last disc or card that was tapped
	for start > 0 && !s.own(by, taps[start].Spot) {
		start--
	}
	first := taps[start].Spot
	if !s.own(by, first) {
		return rules.Move{}, false
	}
	if first.Zone == ZoneHand {
		return s.meanClaim(by, int(first.Y), taps[start+1:])
	}
	return s.meanPlace(by, int8(first.Y), taps[start+1:])
}

func (s *state) meanButton(button rules.Button) (rules.Move, bool) {
	for verb, b := range buttons {
		if b == button && (verb != VerbPass || !s.alone()) && (verb != VerbSkip || s.alone()) {
			return Do(verb), true
		}
	}
	return rules.Move{}, false
}

// own tells whether a spot has a disc or a card of a seat that it may see.
func (s *state) own(by rules.Seat, spot rules.Spot) bool {
	if !s.in(by) || rules.Seat(spot.X) != by || spot.Y < 0 || spot.Z != 0 {
		return false
	}
	switch {
	case spot.Zone == ZoneReserve && spot.Y < Held:
		return s.reserve[by][spot.Y] != 0
	case spot.Zone == ZoneHand && spot.Y < 2:
		return s.hand[by][spot.Y] != 0
	}
	return false
}

// cellAt is the cell of a tap; it is false for any other spot.
func (s *state) cellAt(tap rules.Step) (int8, bool) {
	p := tap.Spot
	ok := tap.Button == rules.NoButton && p.Zone == ZoneBoard && p.X >= 0 && p.X < s.size && p.Y >= 0 && p.Y < s.size
	return cellOf(p.X, p.Y), ok
}

func (s *state) meanPlace(by rules.Seat, slot int8, taps []rules.Step) (rules.Move, bool) {
	d := faceUp(s.face(s.reserve[by][slot]))
	if d == none {
		return rules.Move{}, false
	}
	if len(taps) == 0 {
		idle := by != s.Turn() || s.phase == calling // whatever is touched then is refused
		return place(0, d), idle
	}
	turned := false
	for _, tap := range taps[:len(taps)-1] {
		turned = turned != (tap.Button == rules.ButtonTurn)
	}
	cell, ok := s.cellAt(taps[len(taps)-1])
	if !ok {
		return rules.Move{}, false
	}
	t := s.shown()
	if t[d.over()].has(cell) != turned {
		d ^= 1
	}
	return place(cell, d), true
}

func (s *state) meanClaim(by rules.Seat, slot int, taps []rules.Step) (rules.Move, bool) {
	card := int(s.face(s.hand[by][slot])) - 1
	if card < 0 {
		return rules.Move{}, false
	}
	var spots []rules.Spot
	for _, tap := range taps {
		if _, ok := s.cellAt(tap); ok {
			spots = append(spots, tap.Spot)
		}
	}
	m := Claim(card, spots...)
	if len(spots) == 0 {
		shut := s.Turn() == rules.Nobody || by != s.turn && (s.phase == calling || s.drafts > 0)
		return m, shut
	}
	return m, len(spots) == CardSize(card)
}
