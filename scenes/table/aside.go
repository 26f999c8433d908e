package table

import (
	"cmp"
	"math"
	"slices"

	"quintet/scenes/kit"
)

// room is where words of a known size may lie in a window.
type room struct {
	win        kit.Rect // which they may not leave
	wide, high float64
	gap        float64 // to what they are about
}

// covered is how many pixels of the list lie under a rectangle.
func covered(r kit.Rect, list []kit.Rect) (sum float64) {
	for _, s := range list {
		if r.Overlaps(s) {
			sum += (min(r.Right(), s.Right()) - max(r.X, s.X)) * (min(r.Bottom(), s.Bottom()) - max(r.Y, s.Y))
		}
	}
	return sum
}

// at is a place in the window, as near to that corner as can be.
func (m room) at(x, y float64) kit.Rect {
	return kit.Rect{X: max(m.win.X, min(x, m.win.Right()-m.wide)), Y: max(m.win.Y, min(y, m.win.Bottom()-m.high)), W: m.wide, H: m.high}
}

// aside is the place for words about a box that covers least of what is to stay in sight: nothing if there is such a place.
// Of several it is the first of those below, above and beside the box, or else the nearest.
func (m room) aside(box kit.Rect, clear []kit.Rect) kit.Rect {
	x, y := box.Mid()
	x, y = x-m.wide/2, y-m.high/2
	best := m.at(x, box.Bottom()+m.gap)
	least := math.Inf(1)
	try := func(x, y float64) {
		r := m.at(x, y)
		if c := covered(r, clear); c < least {
			best, least = r, c
		}
	}
	try(x, box.Bottom()+m.gap)
	try(x, box.Y-m.gap-m.high)
	try(box.Right()+m.gap, y)
	try(box.X-m.gap-m.wide, y)
	if least == 0 {
		return best
	}
	// A place that covers nothing can be moved, still covering nothing, until it comes against what is to be in sight or the
	// end of the window on both axes.
	xs, ys := []float64{x, m.win.X, m.win.Right()}, []float64{y, m.win.Y, m.win.Bottom()}
	for _, s := range clear {
		xs = append(xs, s.Right(), s.X-m.wide, s.Right()+m.gap, s.X-m.gap-m.wide)
		ys = append(ys, s.Bottom(), s.Y-m.high, s.Bottom()+m.gap, s.Y-m.gap-m.high)
	}
	var places []kit.Rect
	for _, x := range xs {
		for _, y := range ys {
			places = append(places, m.at(x, y))
		}
	}
	far := func(r kit.Rect) float64 { return math.Hypot(r.X-x, r.Y-y) }
	slices.SortStableFunc(places, func(a, b kit.Rect) int { return cmp.Compare(far(a), far(b)) })
	for _, r := range places {
		try(r.X, r.Y)
	}
	return best
}

// tip is where the notch of words at r points to a box from: the middle of the nearest part of their edge, or none if they
// lie askew from it; round is how far it keeps from their corners.
func tip(r, box kit.Rect, round float64) (x, y float64, ok bool) {
	x, y = box.Mid()
	if r.W < 2*round || r.H < 2*round {
		return 0, 0, false
	}
	inX, inY := max(r.X+round, min(x, r.Right()-round)), max(r.Y+round, min(y, r.Bottom()-round))
	over, beside := inX >= box.X && inX <= box.Right(), inY >= box.Y && inY <= box.Bottom()
	switch {
	case over && r.Y >= y:
		return inX, r.Y, true
	case over && r.Bottom() <= y:
		return inX, r.Bottom(), true
	case beside && r.X >= x:
		return r.X, inY, true
	case beside && r.Right() <= x:
		return r.Right(), inY, true
	}
	return 0, 0, false
}
