package juxtabo

import (
	"slices"

	"quintet/rules"
)

// Hands: discs come out of the bag to a reserve and go on the board, cards come from the deck to a hand and are won.

// drawDisc takes a disc out of the bag to the first empty slot of a reserve. Pair -1 is one that is not seen.
func (s *state) drawDisc(seat rules.Seat, pair int8) {
	s.takeDisc(seat, int8(slices.Index(s.reserve[seat][:], 0)), pair)
}

func (s *state) takeDisc(seat rules.Seat, slot, pair int8) {
	piece := s.outOfBag(pair)
	s.reserve[seat][slot] = piece + 1
	s.table[piece] = rules.Place{Spot: ReserveSpot(seat, int(slot))}
	if pair >= 0 {
		s.table[piece].Face = FaceOf(int(pair), false)
	}
	if s.shut && s.eye == everyone {
		s.nameDrawn(seat, slot, piece)
	}
}

// outOfBag takes a disc of that pair out of the bag, and for it the lowest number there. It still has to be laid down.
func (s *state) outOfBag(pair int8) uint8 {
	if pair >= 0 {
		s.bag[pair]--
	}
	s.inBag--
	return uint8(slices.IndexFunc(s.table[:], func(p rules.Place) bool { return p.Spot.Zone == ZoneBag }))
}

// giveDisc takes a disc out of a reserve to the board, where it changes the colour of a stack.
func (s *state) giveDisc(seat rules.Seat, slot, cell int8, d disc) {
	piece := s.reserve[seat][slot] - 1
	if s.table[piece].Face == 0 {
		s.bag[d.pair()]-- // where it could have been for who didn't see it
	}
	if s.shut && s.eye == everyone {
		s.nameGiven(seat, slot, piece)
	}
	s.reserve[seat][slot] = 0
	s.stack(piece, cell, d)
}

// stack lays a disc on a cell, whose colour is its lower one or which is empty.
func (s *state) stack(piece uint8, cell int8, d disc) {
	s.table[piece] = rules.Place{Spot: spotOf(cell, s.tall[cell]), Face: d.face()}
	s.tall[cell]++
	s.cover(cell, d)
}

// full tells whether a reserve needs no discs, or can get none.
func (s *state) full(seat rules.Seat) bool {
	return s.inBag == 0 || !slices.Contains(s.reserve[seat][:], 0)
}

// empty puts a reserve into the bag, or aside while the draws of an exchange are made (A15).
func (s *state) empty(seat rules.Seat, aside bool) {
	to, n := &s.bag, &s.inBag
	if aside {
		to, n = &s.aside, &s.inAside
	}
	for _, piece := range s.reserve[seat] {
		if piece == 0 {
			continue
		}
		if d := faceUp(s.face(piece)); d != none { // else it is not known now either
			to[d.pair()]++
		}
		*n++
		s.table[piece-1] = rules.Place{Spot: rules.Spot{Zone: ZoneBag}}
	}
	s.reserve[seat] = [Held]uint8{}
}

// merge puts into the bag what lies aside.
func (s *state) merge() {
	for pair, n := range s.aside {
		s.bag[pair] += n
	}
	s.inBag += s.inAside
	s.aside, s.inAside = [Pairs]int8{}, 0
}

// drawCard takes the next card from the deck to the first empty stand of a seat. Card -1 is one that is not seen.
func (s *state) drawCard(seat rules.Seat, card int8) {
	s.takeCard(seat, slices.Index(s.hand[seat][:], 0), card)
}

func (s *state) takeCard(seat rules.Seat, slot int, card int8) {
	piece := uint8(Discs + s.dealt)
	s.dealt++
	s.inDeck--
	s.hand[seat][slot] = piece + 1
	s.table[piece] = rules.Place{Spot: HandSpot(seat, slot), Face: uint8(card + 1)}
	if card >= 0 {
		s.deck.remove(card)
	}
}

// face is what is seen of what lies in a slot of a reserve or a hand; 0 if that is nothing.
func (s *state) face(piece uint8) uint8 {
	if piece == 0 {
		return 0
	}
	return s.table[piece-1].Face
}

// holds is the stand on which a seat has a card, as far as it is seen, or -1.
func (s *state) holds(seat rules.Seat, card int8) int {
	for slot, piece := range s.hand[seat] {
		if s.face(piece) == uint8(card+1) {
			return slot
		}
	}
	return -1
}

// show turns a card in hand over for all and returns its stand. Of two hidden cards it is always that on the second
// stand: if need be the seat lets them change places first.
func (s *state) show(seat rules.Seat, card int8, w *watch) int {
	slot := s.holds(seat, card)
	if slot < 0 { // hidden from this viewer until now
		slot = 1
		if s.hand[seat][1] == 0 || s.known[seat][1] {
			slot = 0
		}
		s.table[s.hand[seat][slot]-1].Face = uint8(card + 1)
		s.deck.remove(card)
	}
	piece, other := s.hand[seat][slot]-1, s.hand[seat][1]
	w.show(CueCall, s, piece)
	if slot == 0 && other != 0 && !s.known[seat][0] && !s.known[seat][1] && s.sees(seat) {
		other--
		s.hand[seat] = [2]uint8{other + 1, piece + 1}
		s.table[piece].Spot, s.table[other].Spot = s.table[other].Spot, s.table[piece].Spot
		if s.eye == everyone {
			s.nameSwapped(seat, piece, other)
		}
		slot = 1
	}
	s.known[seat][slot] = true
	return slot
}

// win takes a card from a stand to those that a seat has won.
func (s *state) win(seat rules.Seat, slot int) {
	piece := s.hand[seat][slot] - 1
	s.hand[seat][slot], s.known[seat][slot] = 0, false
	s.table[piece].Spot = rules.Spot{Zone: ZoneWon, X: int8(seat), Z: s.won[seat]}
	s.won[seat]++
}

// joinFours shuffles the cards of four discs into the deck (A8).
func (s *state) joinFours() {
	s.later = false
	s.deck = s.deck.with(fours)
	s.inDeck += fours.count()
}
