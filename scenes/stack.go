package scenes

import "quintet/scenes/kit"

// block is one piece of a column: how high it is, what is free above it, and how to put it somewhere.
type block struct {
	h, gap float64
	firm   bool // the gap stays as it is
	put    func(r kit.Rect)
}

// column is blocks below each other.
type column []block

func (c *column) add(gap, h float64, put func(r kit.Rect)) {
	*c = append(*c, block{h: h, gap: gap, put: put})
}

// close keeps the gap above the last block as it is.
func (c column) close() { c[len(c)-1].firm = true }

// height is that of all blocks with their gaps.
func (c column) height() (h float64) {
	for i, b := range c {
		if i > 0 {
			h += b.gap
		}
		h += b.h
	}
	return h
}

// put places the blocks from the top of a rectangle down. What is left over at the bottom widens the gaps, each by at
// most the given share, so that a column that is a little short doesn't end early.
func (c column) put(r kit.Rect, most float64) (bottom float64) {
	spare, gaps := r.H-c.height(), 0.0
	for _, b := range c[min(1, len(c)):] {
		if !b.firm {
			gaps += b.gap
		}
	}
	k := 1.0
	if spare > 0 && gaps > 0 {
		k += min(most, spare/gaps)
	}
	y := r.Y
	for i, b := range c {
		if i > 0 && b.firm {
			y += b.gap
		} else if i > 0 {
			y += b.gap * k
		}
		b.put(kit.Rect{X: r.X, Y: y, W: r.W, H: b.h})
		y += b.h
	}
	return y
}
