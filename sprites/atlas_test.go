package sprites

import (
	"image"
	"testing"
)

func TestSpread(t *testing.T) {
	var cuts [6]cut
	wishes := func(sides ...int) (list []wish) {
		for i, n := range sides {
			list = append(list, wish{w: n, h: n, to: &cuts[i]})
		}
		return list
	}
	for _, c := range []struct {
		sides []int
		side  int // 0: they don't fit
	}{
		{[]int{100, 100, 100, 100}, 256},
		{[]int{126, 126, 126, 126}, 256},
		{[]int{127, 127, 127, 127}, 512},
		{[]int{1022}, 1024},
		{[]int{1023}, 0},
		{[]int{5000}, 0},
		{[]int{1000, 200, 10}, 0},
		{[]int{510, 510, 510, 510}, 1024},
		{[]int{510, 510, 510, 510, 4}, 0},
	} {
		side, ok := spread(wishes(c.sides...), 1024)
		if side != c.side || ok != (c.side > 0) {
			t.Errorf("%v are spread on %d, %v", c.sides, side, ok)
		}
		if ok {
			apart(t, cuts[:len(c.sides)], side)
		}
	}
}

// apart tells of places that overlap or leave the sheet.
func apart(t *testing.T, cuts []cut, side int) {
	t.Helper()
	box := func(c cut) image.Rectangle {
		return image.Rect(int(c.x), int(c.y), int(c.x+c.w), int(c.y+c.h))
	}
	for i, c := range cuts {
		if r := box(c); r.Empty() || !r.In(image.Rect(0, 0, side, side)) {
			t.Errorf("%v is not on a sheet of %d", r, side)
		}
		for _, d := range cuts[:i] {
			if box(c).Overlaps(box(d)) {
				t.Errorf("%v and %v overlap", box(c), box(d))
			}
		}
	}
}

// TestHugeSheet asks for sprites that no sheet can hold: they get places that are apart, and a piece is drawn as large as
// it was asked for.
func TestHugeSheet(t *testing.T) {
	for _, c := range [][3]float64{{20000, 9000, 4}, {60, 40, 300}} {
		s := NewPyramids(c[0], c[1], c[2])
		side := s.Image().Bounds().Dx()
		if side > largestSheet {
			t.Errorf("%v: the sheet's side is %d", c, side)
		}
		var cuts []cut
		for _, w := range s.Sheet.wishes(s.wishShadows(s.wishPyramids(nil))) {
			cuts = append(cuts, *w.to)
		}
		apart(t, cuts, side)
		if !s.Fits(c[0], c[1], c[2]) || s.Fits(c[0]*.9, c[1], c[2]) {
			t.Errorf("%v: the sheet doesn't know what it was made for", c)
		}
		var b Batch
		s.Pyramid(&b, Red, 2, At(0, 0, float32(c[0])), false)
		if got, want := b.vertices[1].DstX-b.vertices[0].DstX, Share[2]*float32(c[0]); got < want || got > want*1.1+40 {
			t.Errorf("%v: a pyramid with a foot of %v is drawn %v wide", c, want, got)
		}
		s.Dispose()
	}
}
