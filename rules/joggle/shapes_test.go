package joggle

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"
)

// What the sets of fields are held against: the shapes as lists, looked at one by one.

// blocks are all places of a shape on the board.
func blocks(high, across int) (list []uint64) {
	for row := 0; row+high <= Side; row++ {
		for col := 0; col+across <= Side; col++ {
			block := uint64(0)
			for r := row; r < row+high; r++ {
				for c := col; c < col+across; c++ {
					block |= 1 << (r*Side + c)
				}
			}
			list = append(list, block)
		}
	}
	return list
}

var allSquares, allRects = blocks(2, 2), append(blocks(2, 3), blocks(3, 2)...)

// asked are the places of the shapes that a target asks for.
func asked(w wants) (list []uint64) {
	if w.squares > 0 {
		list = append(list, allSquares...)
	}
	if w.rects > 0 {
		list = append(list, allRects...)
	}
	return list
}

// packs tells whether so many shapes lie within a set side by side, by trying all choices of places.
func packs(set uint64, squares, rects int8) bool {
	list, n := allSquares, squares
	if squares == 0 {
		list, n = allRects, rects
	}
	if n == 0 {
		return true
	}
	return slices.ContainsFunc(list, func(block uint64) bool {
		return set&block == block && packs(set&^block, max(squares-1, 0), rects-int8(1-min(squares, 1)))
	})
}

// crowd is 16 marbles or fewer, close together so that shapes meet: random fields of a part of the board, or whole
// shapes side by side or over each other.
func crowd(r *rand.Rand) (set uint64) {
	high, across := 2+r.IntN(5), 2+r.IntN(5)
	top, left := r.IntN(Side-high+1), r.IntN(Side-across+1)
	whole := r.IntN(2) == 0
	for range r.IntN(150) {
		more := uint64(1) << ((top+r.IntN(high))*Side + left + r.IntN(across))
		if whole {
			more = allRects[r.IntN(len(allRects))]
			if r.IntN(2) == 0 {
				more = allSquares[r.IntN(len(allSquares))]
			}
		}
		if bits.OnesCount64(set|more) <= each {
			set |= more
		}
	}
	return set
}

// The sums of the page: 49 squares, and 84 rectangles in both directions.
func TestBlocks(t *testing.T) {
	for _, c := range []struct {
		s    *shape
		list []uint64
	}{{square, allSquares}, {wide, allRects[:42]}, {tall, allRects[42:]}} {
		var got []uint64
		for firsts := c.s.firsts; firsts != 0; firsts &= firsts - 1 {
			got = append(got, c.s.block<<lowest(firsts))
		}
		if !slices.Equal(got, c.list) {
			t.Errorf("%d places, want %d", len(got), len(c.list))
		}
	}
	if len(allSquares) != 49 || len(allRects) != 84 {
		t.Errorf("%d squares, %d rectangles", len(allSquares), len(allRects))
	}
}

// G8: no marble counts twice, and no way to lay the shapes side by side is overlooked.
func TestFit(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	met := make(map[wants][2]int)
	for range 2000 {
		set := crowd(r)
		for _, w := range targets {
			var found [shapesMax]uint64
			got := w.fit(set, &found)
			if want := packs(set, w.squares, w.rects); got != want {
				t.Fatalf("%+v within %016x: %v, want %v", w, set, got, want)
			}
			n := met[w]
			n[0]++
			if got {
				n[1]++
				checkFound(t, w, set, found)
			}
			met[w] = n
		}
	}
	for w, n := range met {
		if n[1] < 20 || n[1] > n[0]-20 {
			t.Errorf("%+v was met %d times of %d: that tells little", w, n[1], n[0])
		}
	}
}

// checkFound makes sure that what was found is the target: squares, then rectangles, side by side.
func checkFound(t *testing.T, w wants, set uint64, found [shapesMax]uint64) {
	t.Helper()
	for i, block := range found[:w.squares+w.rects] {
		list := allSquares
		if i >= int(w.squares) {
			list = allRects
		}
		if !slices.Contains(list, block) || set&block != block {
			t.Fatalf("%+v within %016x: shape %d is %016x", w, set, i, block)
		}
		set &^= block
	}
}

// The worked blocks of sections 5 and 9 (G09), each at several places.
func TestFitOfBlocks(t *testing.T) {
	for _, c := range []struct {
		high, across int
		w            wants
		want         bool
	}{
		{4, 4, wants{0, 4}, true}, {4, 4, wants{2, 1}, false}, {4, 4, wants{1, 2}, true}, {4, 4, wants{2, 0}, true},
		{2, 5, wants{1, 1}, true}, {3, 3, wants{1, 1}, false}, {2, 4, wants{1, 1}, false}, {2, 4, wants{0, 2}, true},
		{3, 3, wants{0, 2}, false}, {2, 3, wants{1, 0}, true}, {2, 8, wants{2, 1}, true}, {8, 2, wants{0, 4}, true},
		{1, 8, wants{1, 0}, false}, {3, 4, wants{2, 0}, true}, {4, 3, wants{0, 3}, false}, {3, 5, wants{2, 0}, true},
	} {
		for _, set := range blocks(c.high, c.across) {
			var found [shapesMax]uint64
			if got := c.w.fit(set, &found); got != c.want {
				t.Errorf("%d by %d fields at %d hold %+v: %v", c.high, c.across, bits.TrailingZeros64(set), c.w, got)
			}
		}
	}
}

// What is finished, what is missing and which shapes have a field, against the lists.
func TestFinishedAndMissing(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 11))
	for range 2000 {
		set := crowd(r)
		field := bit(int8(r.IntN(fields)))
		for _, w := range targets {
			var finished, missing, with uint64
			for _, block := range asked(w) {
				switch rest := block &^ set; {
				case rest == 0:
					finished |= block
					if block&field != 0 {
						with |= block
					}
				case rest&(rest-1) == 0:
					missing |= rest
				}
			}
			if got := w.finished(set); got != finished {
				t.Fatalf("%+v in %016x: finished %016x, want %016x", w, set, got, finished)
			}
			if got := w.missing(set); got != missing {
				t.Fatalf("%+v in %016x: missing %016x, want %016x", w, set, got, missing)
			}
			if got := w.with(set, field); got != with {
				t.Fatalf("%+v in %016x: with %016x %016x, want %016x", w, set, field, got, with)
			}
		}
	}
}

// What a colour has of a target, with as many shapes as can be.
func TestMost(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 17))
	for range 1000 {
		set := crowd(r)
		for _, w := range targets {
			var found [shapesMax]uint64
			got := w.most(set, &found)
			checkFound(t, got, set, found)
			for squares := range w.squares + 1 {
				for rects := range w.rects + 1 {
					if squares+rects > got.squares+got.rects && packs(set, squares, rects) {
						t.Fatalf("%+v of %+v in %016x, but %d squares and %d rectangles fit", got, w, set, squares, rects)
					}
				}
			}
		}
	}
}

// The places that are told are those, each once.
func TestPlaces(t *testing.T) {
	for _, c := range []struct {
		told []Fields
		want []uint64
	}{{Squares(), allSquares}, {Rects(), allRects}} {
		var told []uint64
		for _, f := range c.told {
			told = append(told, uint64(f))
		}
		slices.Sort(told)
		if want := slices.Sorted(slices.Values(c.want)); !slices.Equal(told, want) {
			t.Errorf("%d places, not %d", len(told), len(want))
		}
	}
}
