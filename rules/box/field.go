package box

import (
	"math/bits"

	"quintet/rules"
)

// row is a row of the lattice as a set of points: bit 0 of the first word is the leftmost.
type row [2]uint64

// add puts a few points into the row, from point n on.
func (r *row) add(points uint8, n int) {
	if n < 64 {
		r[0] |= uint64(points) << n
		r[1] |= uint64(points) >> (64 - n)
	} else {
		r[1] |= uint64(points) << (n - 64)
	}
}

// from is a word of the row moved by n points to the left, 0 to 63.
func (r *row) from(n, word int) uint64 {
	if word == 1 {
		return r[1] >> n
	}
	return r[0]>>n | r[1]<<(64-n)
}

// A tile touches another one, so that all together reach no further than the longest row of them does; and round them
// there is room for one more tile and the points beside it.
const (
	margin = long + 1
	span   = long*(Tiles+1) + 2*margin
)

// field is a set of points of the part of the lattice where tiles lie or may be laid.
type field struct {
	x, y       int // the point of bit 0 in row 0
	wide, high int
	rows       [span]row
}

// frame is the field without points: its bounds alone.
func (s *state) frame() (f field) {
	left, top, right, bottom := 0, 0, long, short // the start tile
	for _, l := range s.lies[:s.placed] {
		x, y := int(l.x), int(l.y)
		w, h := Size(l.turned == 1)
		left, top, right, bottom = min(left, x), min(top, y), max(right, x+w), max(bottom, y+h)
	}
	f.x, f.y = left-margin, top-margin
	f.wide, f.high = right-left+2*margin, bottom-top+2*margin
	return f
}

// field is all points that show a dot.
func (s *state) field() field {
	f := s.frame()
	f.add(lie{})
	for _, l := range s.lies[:s.placed] {
		f.add(l)
	}
	return f
}

// add puts the points of a tile into the field.
func (f *field) add(l lie) {
	w, h := Size(l.turned == 1)
	for i := range h {
		f.rows[int(l.y)-f.y+i].add(1<<w-1, int(l.x)-f.x)
	}
}

// at tells whether a point is in the field.
func (f *field) at(x, y int) bool {
	x, y = x-f.x, y-f.y
	return x >= 0 && x < f.wide && y >= 0 && y < f.high && f.rows[y][x/64]>>(x%64)&1 == 1
}

// contact counts the points of a tile that show a dot already, and tells whether any point of it is a side neighbour of
// one that does (X3).
func (f *field) contact(l lie) (covered int, touches bool) {
	var room [long * short]rules.Spot
	covered = len(f.covers(room[:0], l))
	w, h := Size(l.turned == 1)
	for y := int(l.y); y < int(l.y)+h; y++ {
		for x := int(l.x); x < int(l.x)+w; x++ {
			touches = touches || f.at(x-1, y) || f.at(x+1, y) || f.at(x, y-1) || f.at(x, y+1)
		}
	}
	return covered, touches
}

// covers appends the points of a tile that show a dot already.
func (f *field) covers(dst []rules.Spot, l lie) []rules.Spot {
	w, h := Size(l.turned == 1)
	for y := l.y; y < l.y+int8(h); y++ {
		for x := l.x; x < l.x+int8(w); x++ {
			if f.at(int(x), int(y)) {
				dst = append(dst, BoardSpot(x, y))
			}
		}
	}
	return dst
}

// tally counts for each of 64 points, in binary, how often it was in a set: up to 15 times.
type tally struct{ ones, twos, fours, eights uint64 }

func (t *tally) add(points uint64) {
	t.ones, points = t.ones^points, t.ones&points
	t.twos, points = t.twos^points, t.twos&points
	t.fours, points = t.fours^points, t.fours&points
	t.eights ^= points
}

// upToFour are the points whose count is no more than four.
func (t *tally) upToFour() uint64 { return ^(t.eights | t.fours&(t.twos|t.ones)) }

// moves appends the plays that are legal, of all points at once: contact tells the same of one.
func (f *field) moves(dst []rules.Move, turned int8) []rules.Move {
	w, h := Size(turned == 1)
	for y := 1; y+h < f.high; y++ {
		first := Play(turned == 1, 0, int8(f.y+y))
		for word := range (f.wide + 63) / 64 {
			var covered tally
			near := uint64(0)
			for i := range h {
				r := &f.rows[y+i]
				for j := range w {
					points := r.from(j, word)
					covered.add(points)
					near |= points | f.rows[y-1].from(j, word) | f.rows[y+h].from(j, word)
				}
				near |= r.before(word) | r.from(w, word)
			}
			for legal := near & covered.upToFour(); legal != 0; legal &= legal - 1 {
				dst = append(dst, first) // whole, and then its x: half the time of a move made anew
				dst[len(dst)-1].Args[1] = int8(f.x + word*64 + bits.TrailingZeros64(legal))
			}
		}
	}
	return dst
}

// before is a word of the row moved by a point to the right.
func (r *row) before(word int) uint64 {
	if word == 0 {
		return r[0] << 1
	}
	return r[1]<<1 | r[0]>>63
}
