package juxtabo

import (
	"math/rand/v2"

	"quintet/rules"
)

// View hides the cards of the other seats that they have not shown, their reserves if these are hidden, and provisional
// discs, which are in the reserve for all but the seat to move. What can't be seen may be anywhere, so it counts as in
// the bag and in the deck.
func (s *state) View(to rules.Seat) rules.State {
	if !s.in(to) {
		to = rules.Nobody
	}
	if s.eye == to {
		return s
	}
	v := *s
	v.eye = to
	if s.names != nil {
		v.rename(s)
	}
	for q := range rules.Seat(s.seats) {
		if q != to {
			v.hide(q)
		}
	}
	if to != s.turn {
		v.draft = [Held]provisional{}
		if s.shut {
			v.merge()
			v.inBag, v.inAside = s.inBag, s.inAside
		}
	}
	return &v
}

// hide lets a viewer forget what it may not know of a seat. Hidden discs lie side by side, whatever slots they are in.
func (v *state) hide(seat rules.Seat) {
	for slot, piece := range v.hand[seat] {
		if card := int8(v.face(piece)) - 1; card >= 0 && !v.known[seat][slot] && !v.alone() {
			v.deck.add(card)
			v.table[piece-1].Face = 0
		}
	}
	if !v.shut {
		return
	}
	pieces, n := v.reserve[seat], 0
	v.reserve[seat] = [Held]uint8{}
	for _, piece := range pieces {
		if piece == 0 {
			continue
		}
		if d := faceUp(v.face(piece)); d != none {
			v.bag[d.pair()]++
		}
		v.table[piece-1] = rules.Place{Spot: ReserveSpot(seat, n)}
		v.reserve[seat][n] = piece
		n++
	}
}

// Guess deals out what can't be seen.
func (v *state) Guess(r *rand.Rand) rules.State {
	if v.eye == everyone {
		return v
	}
	for {
		g := *v
		g.eye = everyone
		for seat := range rules.Seat(g.seats) {
			g.guessHand(seat, r)
		}
		if v.sees(v.turn) {
			return &g
		}
		if g.drafts = 0; g.guessDraft(r, v.drafts) {
			return &g
		}
	}
}

// guessHand fills what is hidden of a seat's cards and discs, and of those aside if it is exchanging.
func (g *state) guessHand(seat rules.Seat, r *rand.Rand) {
	for _, piece := range g.hand[seat] {
		if piece == 0 || g.table[piece-1].Face != 0 {
			continue
		}
		card := g.deck.nth(r.IntN(int(g.deck.count())))
		g.deck.remove(card)
		g.table[piece-1].Face = uint8(card + 1)
	}
	for _, piece := range g.reserve[seat] {
		if piece != 0 && g.table[piece-1].Face == 0 {
			g.table[piece-1].Face = FaceOf(int(g.guessDisc(r)), false)
		}
	}
	if seat == g.turn {
		aside := g.inAside
		for _, n := range g.aside {
			aside -= n
		}
		for range aside {
			g.aside[g.guessDisc(r)]++
		}
	}
}

// guessDisc takes a disc out of those that may be in the bag.
func (g *state) guessDisc(r *rand.Rand) int8 {
	total := 0
	for _, n := range g.bag {
		total += int(n)
	}
	n, pair := r.IntN(total), int8(0)
	for ; n >= int(g.bag[pair]); pair++ {
		n -= int(g.bag[pair])
	}
	g.bag[pair]--
	return pair
}

// guessDraft goes on to place provisional discs, until there are n, in a way that the rules allow; it is false if there
// is none.
func (g *state) guessDraft(r *rand.Rand, n int8) bool {
	if g.drafts == n {
		return true
	}
	moves := g.places(nil)
	for _, i := range r.Perm(len(moves)) {
		cell, d := moves[i].Args[0]-1, disc(moves[i].Args[1]-1)
		rack := g.rack()
		g.provise(rack.slotOf(d.pair()), cell, d)
		if g.guessDraft(r, n) {
			return true
		}
		g.drafts--
		g.draft[g.drafts] = provisional{}
	}
	return false
}

// Mask hides which disc or card a seat draws, which discs it places provisionally, and, if they can't be seen, which
// one it has misplaced. The claim that lets provisional discs stand tells what they were.
func (s *state) Mask(to, by rules.Seat, m rules.Move) rules.Move {
	switch seat := rules.Seat(m.Args[0]); {
	case m.Verb == VerbDraw && s.shut && to != seat, m.Verb == VerbCard && !s.alone() && to != seat:
		m.Args[1] = 0
	case to == by || !s.sees(by) || masked(m):
	case m.Verb == VerbPlace:
		cell, bad := m.Args[0]-1, s.penalised(m)
		switch {
		case bad && (s.shut || s.drafts > 0):
			m.Args[1] = 0
		case !bad && s.provisional(cell):
			m.Args[0], m.Args[1] = 0, 0
		}
	case m.Verb == VerbClaim && by == s.turn:
		m = reveal(m, s.lying())
	}
	return m
}
