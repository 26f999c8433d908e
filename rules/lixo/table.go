package lixo

import "quintet/rules"

// hides tells whether the viewer does not see a seat's hand.
func (s *state) hides(seat rules.Seat) bool { return s.hidden>>seat&1 == 1 }

// faceAt is the face of the card in a slot of a hand: hands are sorted by kind. It is 0 if the viewer does not see it.
func (s *state) faceAt(seat rules.Seat, slot int) uint8 {
	if s.hides(seat) {
		return 0
	}
	kind := 0
	for ; slot >= int(s.hand[seat][kind]); kind++ {
		slot -= int(s.hand[seat][kind])
	}
	return uint8(kind + 1)
}

// inHand is the place of the card in a slot of a hand.
func (s *state) inHand(seat rules.Seat, slot int) rules.Place {
	return rules.Place{Spot: SpotOf(ZoneHand, seat, slot), Face: s.faceAt(seat, slot)}
}

// cardPlace is where a card of the main deck lies.
func (s *state) cardPlace(i int) rules.Place {
	if i >= int(s.turned) {
		return rules.Place{Spot: rules.Spot{Zone: ZoneMain}}
	}
	face, owner := s.main[i], s.owner[i]
	if i == int(s.turned)-1 && s.turn >= 0 {
		return rules.Place{Spot: rules.Spot{Zone: ZoneCentre}, Face: face}
	}
	slot := 0
	for _, o := range s.owner[:i] {
		if o == owner {
			slot++
		}
	}
	if owner == rules.Nobody {
		return rules.Place{Spot: SpotOf(ZoneDrawn, 0, slot), Face: face}
	}
	return rules.Place{Spot: SpotOf(ZoneWon, owner, slot), Face: face}
}

func (s *state) Table(dst []rules.Place) []rules.Place {
	for i := range MainCards {
		dst = append(dst, s.cardPlace(i))
	}
	var slots [SeatMax]int
	for n, at := range s.at {
		switch {
		case at == deck:
			dst = append(dst, rules.Place{Spot: rules.Spot{Zone: ZoneDeck}})
		case at < bids:
			seat := rules.Seat(at - hands)
			dst = append(dst, s.inHand(seat, slots[seat]))
			slots[seat]++
		default:
			dst = append(dst, s.open(uint8(n)))
		}
	}
	return dst
}
