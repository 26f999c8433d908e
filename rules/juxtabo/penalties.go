package juxtabo

import (
	"math/rand/v2"

	"quintet/rules"
)

// penaltiesMax is how many of each kind are named.
const penaltiesMax = 3

// penalties are the moves that cost a turn: a few false calls and misplaced discs, drawn at random, and the end of the
// time.
func penalties(dst []rules.Move, st rules.State, by rules.Seat, r *rand.Rand) []rules.Move {
	s := st.(*state)
	if s.Turn() < 0 || !s.in(by) || s.phase != playing || s.alone() {
		return dst
	}
	dst = s.falseCalls(dst, by, r)
	if by != s.turn {
		return dst
	}
	dst = s.misplaced(dst, r)
	if s.timed {
		dst = append(dst, Do(VerbTimeout))
	}
	return dst
}

func (s *state) falseCalls(dst []rules.Move, by rules.Seat, r *rand.Rand) []rules.Move {
	all := int(s.size * s.size)
	for _, piece := range s.hand[by] {
		card := int(s.face(piece)) - 1
		if card < 0 {
			continue
		}
		for range penaltiesMax {
			cells := cellSet(0)
			if draft := s.drafted(); by == s.turn && draft != 0 {
				cells = draft & -draft
			}
			for cells.count() < CardSize(card) {
				cell := int8(r.IntN(all))
				cells |= 1 << cellOf(cell%s.size, cell/s.size)
			}
			if m := claim(int8(card), cells); s.Check(by, m) == nil && s.penalised(m) {
				dst = append(dst, m)
			}
		}
	}
	return dst
}

func (s *state) misplaced(dst []rules.Move, r *rand.Rand) []rules.Move {
	if !s.flawed {
		return dst
	}
	start, n, rack := len(dst), 0, s.rack()
	for d := range disc(sides) {
		if rack.slotOf(d.pair()) < 0 {
			continue
		}
		for cells := boards[s.size]; cells != 0; cells &= cells - 1 {
			m := place(cells.first(), d)
			if !s.penalised(m) || s.Check(s.turn, m) != nil {
				continue
			}
			if n++; n <= penaltiesMax {
				dst = append(dst, m)
			} else if i := r.IntN(n); i < penaltiesMax { // each as likely as any other
				dst[start+i] = m
			}
		}
	}
	return dst
}
