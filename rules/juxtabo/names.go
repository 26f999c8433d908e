package juxtabo

import "quintet/rules"

// A viewer who may not see a reserve or a hand must not be able to tell from the numbers of pieces which disc was placed
// or which card was called. So each viewer knows the pieces by names of its own: a piece that is drawn gets the lowest
// one that is free, and a hidden hand always gives up the one in its last slot. In a view the names are the numbers.
type names [viewers][pieces]uint8

// viewers are the seats, and Nobody as the last.
const viewers = seatMax + 1

// rewritten are the names of the state, to be altered: states behind it keep theirs.
func (s *state) rewritten() *names {
	n := new(names)
	if s.names != nil {
		*n = *s.names
	} else {
		for v := range n {
			for piece := range n[v] {
				n[v][piece] = uint8(piece)
			}
		}
	}
	s.names = n
	return n
}

// nameDrawn names a disc that has been drawn to a slot of a hidden reserve.
func (s *state) nameDrawn(seat rules.Seat, slot int8, piece uint8) {
	n := s.rewritten()
	for v := range n {
		names, low := &n[v], piece
		for other := range uint8(Discs) {
			if s.table[other].Spot.Zone == ZoneBag && names[other] < names[low] {
				low = other
			}
		}
		names[piece], names[low] = names[low], names[piece]
		if v == int(seat) {
			continue
		}
		last := piece // whatever its slot, it comes last in a hidden reserve
		for _, p := range s.reserve[seat][slot+1:] {
			if p != 0 {
				names[last], names[p-1] = names[p-1], names[last]
				last = p - 1
			}
		}
	}
}

// nameGiven names a disc that leaves a slot of a hidden reserve, and so shows itself: it has been the last there.
func (s *state) nameGiven(seat rules.Seat, slot int8, piece uint8) {
	n := s.rewritten()
	for v := range n {
		for _, p := range s.reserve[seat][slot+1:] {
			if names := &n[v]; p != 0 && v != int(seat) {
				names[piece], names[p-1] = names[p-1], names[piece]
			}
		}
	}
}

// nameSwapped lets two cards of a seat change places without anybody else being able to tell.
func (s *state) nameSwapped(seat rules.Seat, a, b uint8) {
	n := s.rewritten()
	for v := range n {
		if names := &n[v]; v != int(seat) {
			names[a], names[b] = names[b], names[a]
		}
	}
}

// rename numbers the pieces of a view by the names that the viewer has for them.
func (v *state) rename(s *state) {
	who := int(v.eye)
	if v.eye == rules.Nobody {
		who = viewers - 1
	}
	names := &s.names[who]
	for piece, name := range names {
		v.table[name] = s.table[piece]
	}
	for seat := range v.reserve {
		for _, slots := range [...][]uint8{v.reserve[seat][:], v.hand[seat][:]} {
			for i, piece := range slots {
				if piece != 0 {
					slots[i] = names[piece-1] + 1
				}
			}
		}
	}
	v.names = nil
}
