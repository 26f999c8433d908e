package joggle

import "math/bits"

// A shape (section 4, G2) is a block of fields: a square of two by two, or a rectangle of two rows by three columns
// (wide) or three by two (tall). Blocks are named by their first field, that of the upper left corner.
type shape struct {
	block   uint64   // its fields when its first one is field 0
	offsets []int    // the same one by one
	firsts  uint64   // where its first field may be, so that it stays on the board
	in      inFinder // the first fields of those in a set
}

type inFinder func(set uint64) uint64

var square, wide, tall = newShape(2, 2, squaresIn), newShape(2, 3, wideIn), newShape(3, 2, tallIn)

func newShape(high, across int, in inFinder) *shape {
	s := &shape{in: in}
	for row := range Side {
		for col := range Side {
			if row < high && col < across {
				s.block |= 1 << (row*Side + col)
				s.offsets = append(s.offsets, row*Side+col)
			}
			if row+high <= Side && col+across <= Side {
				s.firsts |= 1 << (row*Side + col)
			}
		}
	}
	return s
}

func squaresIn(set uint64) uint64 {
	const notLast = 0x7f7f7f7f7f7f7f7f // a field of column 8 has no right neighbour
	pairs := set & (set >> 1) & notLast
	return pairs & (pairs >> Side)
}

// A rectangle is two squares that share a side.

func wideIn(set uint64) uint64 { return wideOf(squaresIn(set)) }
func tallIn(set uint64) uint64 { return tallOf(squaresIn(set)) }

func wideOf(squares uint64) uint64 { return squares & (squares >> 1) }
func tallOf(squares uint64) uint64 { return squares & (squares >> Side) }

// finished are the fields of a set that are part of a shape of a kind the target asks for (G11).
func (w wants) finished(set uint64) (all uint64) {
	s := squaresIn(set)
	if s == 0 { // most often
		return 0
	}
	if w.rects > 0 {
		wide, tall := wideOf(s), tallOf(s)
		all = area(wide | wide<<1 | tall | tall<<Side)
	}
	if w.squares > 0 {
		all |= area(s)
	}
	return all
}

// area is the fields of squares, which are named by their first ones.
func area(squares uint64) uint64 {
	squares |= squares << 1
	return squares | squares<<Side
}

// missing are the fields outside a set on which one more marble would finish a shape of a kind the target asks for.
func (w wants) missing(set uint64) (all uint64) {
	if w.squares > 0 {
		all = square.missing(set)
	}
	if w.rects > 0 {
		all |= wide.missing(set) | tall.missing(set)
	}
	return all
}

func (s *shape) missing(set uint64) (all uint64) {
	whole, one := s.firsts, uint64(0) // the blocks that lack none, and those that lack one, of the fields looked at
	for _, o := range s.offsets {
		has := set >> o
		whole, one = whole&has, one&has|whole&^has
	}
	for _, o := range s.offsets {
		all |= one << o
	}
	return all &^ set
}

// shapesMax is the most shapes that a target asks for.
const shapesMax = 4

// fit tells whether the shapes of a target lie within a set side by side, no field in two of them (G8, G12), and finds
// such: squares first, then rectangles. It tries every choice, so it is exact.
func (w wants) fit(set uint64, found *[shapesMax]uint64) bool {
	switch {
	case w.rects > 0:
		w.rects--
		for _, s := range [...]*shape{wide, tall} {
			for firsts := s.in(set); firsts != 0; firsts &= firsts - 1 {
				block := s.block << lowest(firsts)
				if w.fit(set&^block, found) {
					found[w.squares+w.rects] = block
					return true
				}
			}
		}
		return false
	case w.squares > 0:
		w.squares--
		for firsts := squaresIn(set); firsts != 0; firsts = squaresIn(set) {
			block := square.block << lowest(firsts)
			if w.fit(set&^block, found) {
				found[w.squares] = block
				return true
			}
			set &^= firsts & -firsts // all squares with this field have been tried, as those that begin before it have
		}
		return false
	}
	return true
}

// reached tells whether a set holds the target.
func (w wants) reached(set uint64) bool {
	var found [shapesMax]uint64
	return bits.OnesCount64(set) >= int(6*w.rects+4*w.squares) && w.fit(set, &found)
}

// with are the fields of all shapes in a set that have that field, of a kind the target asks for.
func (w wants) with(set, field uint64) (all uint64) {
	for _, s := range w.kinds() {
		for firsts := s.in(set); firsts != 0; firsts &= firsts - 1 {
			if block := s.block << lowest(firsts); block&field != 0 {
				all |= block
			}
		}
	}
	return all
}

// Squares are all places for a square on the board.
func Squares() []Fields { return square.places(nil) }

// Rects are all places for a rectangle on the board, wide ones first.
func Rects() []Fields { return tall.places(wide.places(nil)) }

// places appends all blocks of the shape on the board, by their first fields.
func (s *shape) places(dst []Fields) []Fields {
	for firsts := s.firsts; firsts != 0; firsts &= firsts - 1 {
		dst = append(dst, Fields(s.block<<lowest(firsts)))
	}
	return dst
}

// kinds are the shapes that the target asks for.
func (w wants) kinds() []*shape {
	switch {
	case w.rects == 0:
		return []*shape{square}
	case w.squares == 0:
		return []*shape{wide, tall}
	}
	return []*shape{wide, tall, square}
}
