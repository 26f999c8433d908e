package sprites

import (
	"math"
	"slices"

	"github.com/solarlune/resolv"

	"quintet/rules"
)

// Targets tells which spot of the table the pointer is over. Shapes are laid out once per layout, in a resolv space, so
// that a test looks only at what is near.
type Targets struct {
	space  *resolv.Space
	w, h   int
	least  float64
	spots  []rules.Spot
	boxes  []Rect
	shapes []resolv.IShape
	plain  Lattice
}

// Lattice is a plain without end whose spots are the points of a square lattice: too many to list, they are computed from
// where the pointer is. A piece takes some columns and rows of points, and its spot is the top left one of them.
type Lattice struct {
	Zone       rules.Zone
	Frame      Rect    // where the plain is seen
	X, Y       float64 // where the point 0, 0 is
	Pitch      float64 // from point to point; 0 for no lattice
	Cols, Rows int
	Far        int8 // the last point each way
}

// Spread makes a plain a target, in the place of the one before.
func (t *Targets) Spread(l Lattice) { t.plain = l }

// Plain is the lattice among the targets; its Pitch is 0 if there is none.
func (t *Targets) Plain() Lattice { return t.plain }

// Endless tells whether a spot is one of the lattice.
func (t *Targets) Endless(s rules.Spot) bool { return t.plain.Pitch > 0 && s.Zone == t.plain.Zone }

// At is the spot at which a piece with its middle at a point of the window lies.
func (l *Lattice) At(x, y float64) rules.Spot {
	point := func(v, origin float64, size int) int8 {
		n := math.Round((v-origin)/l.Pitch - float64(size-1)/2)
		return int8(max(-float64(l.Far), min(float64(l.Far), n)))
	}
	return rules.Spot{Zone: l.Zone, X: point(x, l.X, l.Cols), Y: point(y, l.Y, l.Rows)}
}

// Box is what a piece at a spot takes of the window.
func (l *Lattice) Box(s rules.Spot) Rect {
	return Rect{l.X + (float64(s.X)-.5)*l.Pitch, l.Y + (float64(s.Y)-.5)*l.Pitch, float64(l.Cols) * l.Pitch, float64(l.Rows) * l.Pitch}
}

// NewTargets is an empty set for a window of w by h pixels. A box narrower than least (44 logical px) counts as that
// wide to the pointer, and where two then overlap the nearer one has it.
func NewTargets(w, h int, least float64) *Targets {
	t := &Targets{w: max(w, 1), h: max(h, 1), least: least}
	t.Reset()
	return t
}

// Reset empties the set.
func (t *Targets) Reset() {
	t.space = resolv.NewSpace(t.w, t.h, 64, 64)
	t.spots, t.boxes, t.shapes, t.plain = t.spots[:0], t.boxes[:0], t.shapes[:0], Lattice{}
}

// Note says where a spot is seen that is no target: what happens there can be marked.
func (t *Targets) Note(s rules.Spot, b Rect) {
	t.spots = append(t.spots, s)
	t.boxes = append(t.boxes, b)
	t.shapes = append(t.shapes, nil)
}

// Add makes a spot a target.
func (t *Targets) Add(s rules.Spot, b Rect) {
	w, h := max(b.W, t.least), max(b.H, t.least)
	x, y := b.Mid()
	shape := resolv.NewRectangle(x, y, w, h)
	shape.SetData(len(t.spots))
	t.spots = append(t.spots, s)
	t.boxes = append(t.boxes, b)
	t.shapes = append(t.shapes, shape)
	t.space.Add(shape)
}

// Set moves a target to a box; over is all that counts as it to the pointer.
func (t *Targets) Set(s rules.Spot, b, over Rect) {
	i := slices.Index(t.spots, s)
	if i < 0 || t.shapes[i] == nil {
		return
	}
	t.boxes[i] = b
	w, h := max(over.W, t.least), max(over.H, t.least)
	x, y := over.Mid()
	shape := resolv.NewRectangle(x, y, w, h)
	shape.SetData(i)
	t.space.Remove(t.shapes[i])
	t.space.Add(shape)
	t.shapes[i] = shape
}

// At is the spot under the pointer.
func (t *Targets) At(x, y float64) (found rules.Spot, ok bool) {
	near := math.Inf(1)
	look := resolv.Bounds{Min: resolv.NewVector(x, y), Max: resolv.NewVector(x, y)}
	t.space.FilterCells(look).FilterShapes().ForEach(func(shape resolv.IShape) bool {
		b := shape.Bounds()
		if x < b.Min.X || x >= b.Max.X || y < b.Min.Y || y >= b.Max.Y {
			return true
		}
		i := shape.Data().(int)
		mx, my := t.boxes[i].Mid()
		if d := math.Hypot(mx-x, my-y); d < near {
			near, found, ok = d, t.spots[i], true
		}
		return true
	})
	if l := &t.plain; !ok && l.Pitch > 0 && l.Frame.Has(x, y) {
		return l.At(x, y), true
	}
	return found, ok
}

// Box is where a spot is seen.
func (t *Targets) Box(s rules.Spot) (Rect, bool) {
	if t.Endless(s) {
		return t.plain.Box(s), true
	}
	for i := range t.spots {
		if t.spots[i] == s {
			return t.boxes[i], true
		}
	}
	return Rect{}, false
}

// Toward is the nearest target from a spot in a direction (dx, dy of -1, 0, 1), for the arrow keys; from itself if there
// is none that way.
func (t *Targets) Toward(from rules.Spot, dx, dy float64) rules.Spot {
	if l := &t.plain; t.Endless(from) {
		from.X = max(-l.Far, min(l.Far, from.X+int8(dx)))
		from.Y = max(-l.Far, min(l.Far, from.Y+int8(dy)))
		return from
	}
	at, ok := t.Box(from)
	if !ok {
		if len(t.spots) > 0 {
			return t.spots[0]
		}
		return from
	}
	x, y := at.Mid()
	best, near := from, math.Inf(1)
	for i, b := range t.boxes {
		if t.shapes[i] == nil {
			continue
		}
		bx, by := b.Mid()
		ahead := (bx-x)*dx + (by-y)*dy
		aside := math.Abs((bx-x)*dy) + math.Abs((by-y)*dx)
		if ahead < 1 || aside > 2*ahead {
			continue
		}
		if d := ahead + 2*aside; d < near {
			near, best = d, t.spots[i]
		}
	}
	return best
}

// Len is how many targets there are, a plain and what is only noted aside.
func (t *Targets) Len() (n int) {
	for _, s := range t.shapes {
		if s != nil {
			n++
		}
	}
	return n
}

// Each calls f for every target in the order in which they were added.
func (t *Targets) Each(f func(rules.Spot, Rect)) {
	for i := range t.spots {
		if t.shapes[i] != nil {
			f(t.spots[i], t.boxes[i])
		}
	}
}
