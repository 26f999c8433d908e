package lixo

import "quintet/rules"

// mean is the move that taps on cards of one's own hand and then "done" ask for, legal or not; or "pass" alone. A second
// tap on a card takes it back. Cards that can be in no legal bid are refused as soon as they are touched; where else a
// card is dropped makes no difference.
func mean(st rules.State, by rules.Seat, taps []rules.Step) (rules.Move, bool) {
	s := st.(*state)
	var chosen [HandMax]bool
	var counts [Kinds]int8
	for i, tap := range taps {
		last := i == len(taps)-1
		switch tap.Button {
		case rules.NoButton:
			if kind, slot, ok := s.held(by, tap.Spot); ok {
				chosen[slot] = !chosen[slot]
				if chosen[slot] {
					counts[kind]++
				} else {
					counts[kind]--
				}
			}
		case rules.ButtonPass:
			return Pass(), last
		case rules.ButtonDone:
			return Bid(counts), last && total(&counts) > 0
		default:
			return rules.Move{}, false
		}
	}
	for kind, n := range counts {
		if n > 0 && s.useless(by, kind) {
			counts = [Kinds]int8{}
			counts[kind] = 1
			return Bid(counts), true
		}
	}
	return rules.Move{}, false
}

// held is the card in a slot of a seat's hand; it is false for any other spot.
func (s *state) held(seat rules.Seat, spot rules.Spot) (kind, slot int, ok bool) {
	if seat < 0 || seat >= rules.Seat(s.seats) {
		return 0, 0, false
	}
	slot = Slot(spot)
	if slot < 0 || slot >= int(s.count[handOf(seat)]) || s.hides(seat) || spot != SpotOf(ZoneHand, seat, slot) {
		return 0, 0, false
	}
	return int(s.faceAt(seat, slot)) - 1, slot, true
}

// useless tells whether no legal bid of a seat has a card of that kind.
func (s *state) useless(by rules.Seat, kind int) bool {
	return by != s.turn || !Carries(kind, s.colour()) || s.mustPass()
}

// mustPass tells whether the seat to move can't outbid the highest, whatever it adds.
func (s *state) mustPass() bool {
	n := 0
	for _, kind := range carriers[s.colour()] {
		n += int(s.hand[s.turn][kind])
	}
	return n < s.least(s.turn)
}
