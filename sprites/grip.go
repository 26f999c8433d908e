package sprites

import "time"

// grip is a piece in the hand.
type grip struct {
	piece    int
	from, to Pose          // it comes up from the one to the other
	rises    bool          // from where it is seen when it begins to
	age      time.Duration // how long it has been in the hand
}

// Hold takes a piece in the hand, at once where p is, and lets it come up to p's height. It stays there until it is played, sent
// home, or all is set anew.
func (s *Stage) Hold(piece int, p Pose) {
	from := p
	from.Lift = 0
	s.grasp(grip{piece: piece, from: from, to: p})
}

// Raise takes a piece in the hand, too, and lets it rise to p from where it is seen.
func (s *Stage) Raise(piece int, p Pose) { s.grasp(grip{piece: piece, to: p, rises: true}) }

func (s *Stage) grasp(g grip) {
	for i := range s.grips {
		old := &s.grips[i]
		if old.piece != g.piece {
			continue
		}
		if old.to != g.to {
			if old.from, old.to, old.rises = g.from, g.to, g.rises; g.rises {
				old.age = 0
			}
			s.raise(old, 0)
		}
		return
	}
	s.grips = append(s.grips, g)
	s.raise(&s.grips[len(s.grips)-1], 0)
}

// lifting is how long a piece takes into the hand.
const lifting = 90 * time.Millisecond

// raise lets a piece in the hand come up, once it is where it belongs; it is false when it is all the way up.
func (s *Stage) raise(g *grip, dt time.Duration) bool {
	if s.due(g.piece) {
		return false
	}
	if g.rises && g.age == 0 {
		g.from = s.poses[g.piece]
	}
	up := g.age > lifting
	g.age += max(dt, 1)
	s.poses[g.piece] = g.from.Mix(g.to, outCubic(part(float32(g.age), 0, float32(lifting))))
	return dt > 0 && !up
}

// Held is the piece that was taken in the hand last, or -1.
func (s *Stage) Held() int {
	if n := len(s.grips); n > 0 {
		return s.grips[n-1].piece
	}
	return -1
}

// HeldAll appends all pieces in the hand, in the order in which they were taken.
func (s *Stage) HeldAll(dst []int) []int {
	for i := range s.grips {
		dst = append(dst, s.grips[i].piece)
	}
	return dst
}

// Holds tells whether a piece is in the hand.
func (s *Stage) Holds(piece int) bool {
	for i := range s.grips {
		if s.grips[i].piece == piece {
			return true
		}
	}
	return false
}

// Exchange lets two pieces that look alike be seen in each other's places, and one be held for the other.
func (s *Stage) Exchange(a, b int) {
	s.poses[a], s.poses[b] = s.poses[b], s.poses[a]
	for i := range s.grips {
		switch g := &s.grips[i]; g.piece {
		case a:
			g.piece = b
		case b:
			g.piece = a
		}
	}
}
