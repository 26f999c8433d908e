package box

import (
	"math/rand/v2"

	"quintet/rules"
)

// View hides the tiles that others hold, team-mates too (X11), and the colours of the other sides. Once all tiles have
// been played there is nothing to hide.
func (s *state) View(to rules.Seat) rules.State {
	if s.over() {
		return s
	}
	t := *s
	for seat, tile := range s.hand {
		if tile != 0 && rules.Seat(seat) != to {
			t.hand[seat] = unseen
		}
	}
	for side, colour := range s.secret {
		if colour != 0 && (to < 0 || s.side(to) != side) {
			t.secret[side] = unseen
		}
	}
	return &t
}

// Guess gives the hidden hands and sides any tiles and colours that the viewer has not seen.
func (s *state) Guess(r *rand.Rand) rules.State {
	t := *s
	for side, colour := range s.secret {
		if colour == unseen {
			t.secret[side] = uint8(draw(r, Set(^t.known()&(1<<Colours-1)))) + 1
		}
	}
	for seat, tile := range s.hand {
		if tile == unseen {
			t.hand[seat] = uint8(draw(r, t.left()))
		}
	}
	return &t
}

// draw is one of a set, each as likely as any other.
func draw(r *rand.Rand, set Set) int {
	for range r.IntN(set.Len()) {
		set &= set - 1
	}
	return set.first()
}

// Mask hides the colours and tiles that are dealt to others. A play names the tile to those who did not know it, and the
// last one all colours.
func (s *state) Mask(to, by rules.Seat, m rules.Move) rules.Move {
	switch m.Verb {
	case VerbSecret:
		if to < 0 || s.side(to) != int(m.Args[0]) {
			m.Args[1] = 0
		}
	case VerbDraw:
		if rules.Seat(m.Args[0]) != to {
			m.Args[1] = 0
		}
	case VerbPlay:
		last := s.placed == Tiles-1
		if to != by || last {
			m.Args[3] = int8(face(s.hand[by]))
		}
		if last {
			for side := range s.sides() {
				m.Args[4+side] = int8(face(s.secret[side]))
			}
		}
	}
	return m
}
