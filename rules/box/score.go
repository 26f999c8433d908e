package box

import (
	"math/bits"

	"quintet/rules"
)

// Squares that count have two to ten dots along a side (X7, X14).
const (
	squareMin = 2
	SquareMax = 10
)

// Square is a square of dots of one colour: its top left corner and the dots along a side, which are its value.
type Square struct {
	X, Y int8
	Side int8
}

// visible is all points that show a dot of a colour: covered ones don't count (X9).
func (s *state) visible(colour int) field {
	f := s.frame()
	covered := f
	for i := s.placed - 1; i >= 0; i-- { // the uppermost first
		l := s.lies[i]
		p := &patterns[l.tile][l.turned]
		_, high := Size(l.turned == 1)
		for j := range high {
			var dots row
			y := int(l.y) - f.y + j
			dots.add(p.bits[colour][j], int(l.x)-f.x)
			f.rows[y][0] |= dots[0] &^ covered.rows[y][0]
			f.rows[y][1] |= dots[1] &^ covered.rows[y][1]
		}
		covered.add(l)
	}
	return f
}

// squares are the points of a row that are the top left corners of squares with n dots along a side, axis-parallel and
// with four corners in the field; nothing else about them matters (X5, X8).
func (f *field) squares(y, n int) (corners row) {
	if y+n > f.high {
		return row{}
	}
	top, low := &f.rows[y], &f.rows[y+n-1]
	for word := range corners {
		corners[word] = top[word] & low[word] & top.from(n-1, word) & low.from(n-1, word)
	}
	return corners
}

// score is the value of all squares in a field.
func (f *field) score() (points int) {
	for n := squareMin; n <= SquareMax; n++ {
		for y := range f.high {
			if f.rows[y] != (row{}) {
				c := f.squares(y, n)
				points += n * (bits.OnesCount64(c[0]) + bits.OnesCount64(c[1]))
			}
		}
	}
	return points
}

// list appends the squares in a field, small ones first.
func (f *field) list(dst []Square) []Square {
	for n := squareMin; n <= SquareMax; n++ {
		for y := range f.high {
			for word, corners := range f.squares(y, n) {
				for ; corners != 0; corners &= corners - 1 {
					x := word*64 + bits.TrailingZeros64(corners)
					dst = append(dst, Square{X: int8(f.x + x), Y: int8(f.y + y), Side: int8(n)})
				}
			}
		}
	}
	return dst
}

// Corners are the corners of a square, clockwise from the top left one.
func (q Square) Corners() []rules.Spot {
	right, low := q.X+q.Side-1, q.Y+q.Side-1
	return []rules.Spot{BoardSpot(q.X, q.Y), BoardSpot(right, q.Y), BoardSpot(right, low), BoardSpot(q.X, low)}
}

// Result counts the squares of all sides when their colours are shown. The shapes are the squares counted, side by side.
func (s *state) Result() rules.Result {
	if !s.over() {
		return rules.Result{}
	}
	r := rules.Result{Over: true, Key: ResultPoints}
	var points [sideMax]int
	for side := range s.sides() {
		if s.secret[side] == unseen {
			continue // a view, and a play of one's own that has not yet told the colours
		}
		f := s.visible(int(s.secret[side]) - 1)
		points[side] = f.score()
		for _, q := range f.list(nil) {
			r.Shapes = append(r.Shapes, q.Corners())
		}
	}
	won, tied := s.best(points)
	if tied {
		r.Key = ResultTie
	}
	for seat := range rules.Seat(s.seats) {
		r.Scores = append(r.Scores, points[s.side(seat)])
		if s.side(seat) == won {
			r.Winners = append(r.Winners, seat)
		}
	}
	return r
}

// best is the side with most points, and of several the one that had the earliest turn (X6).
func (s *state) best(points [sideMax]int) (side int, tied bool) {
	side = s.side(s.start)
	for i := range rules.Seat(s.sides()) {
		switch other := s.side(s.start + i); {
		case points[other] > points[side]:
			side, tied = other, false
		case points[other] == points[side] && other != side:
			tied = true
		}
	}
	return side, tied
}
