package sprites

import (
	"image"
	"math"
)

// Rect is a rectangle in physical pixels. Screens are laid out by cutting pieces off it, so that what is beside what
// reads from top to bottom in the code as on the screen.
type Rect struct{ X, Y, W, H float64 }

// Right and Bottom are the far edges.
func (r Rect) Right() float64  { return r.X + r.W }
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Mid is the middle.
func (r Rect) Mid() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Inset takes the same length off all four sides; a negative one adds it.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Pad takes dx off left and right and dy off top and bottom.
func (r Rect) Pad(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy} }

// Move shifts the rectangle.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Top cuts h off the top: the piece, and what is left below a gap.
func (r Rect) Top(h, gap float64) (cut, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h + gap, r.W, max(0, r.H-h-gap)}
}

// Low cuts h off the bottom: the piece, and what is left above a gap.
func (r Rect) Low(h, gap float64) (cut, rest Rect) {
	return Rect{r.X, r.Bottom() - h, r.W, h}, Rect{r.X, r.Y, r.W, max(0, r.H-h-gap)}
}

// Left cuts w off the left: the piece, and what is left beside a gap.
func (r Rect) Left(w, gap float64) (cut, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w + gap, r.Y, max(0, r.W-w-gap), r.H}
}

// End cuts w off the right: the piece, and what is left beside a gap.
func (r Rect) End(w, gap float64) (cut, rest Rect) {
	return Rect{r.Right() - w, r.Y, w, r.H}, Rect{r.X, r.Y, max(0, r.W-w-gap), r.H}
}

// Center is a rectangle of the given size around the middle.
func (r Rect) Center(w, h float64) Rect {
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

// Columns parts the rectangle into n equal ones beside each other.
func (r Rect) Columns(n int, gap float64) []Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	out := make([]Rect, n)
	for i := range out {
		out[i] = Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
	}
	return out
}

// Has tells whether the point lies inside.
func (r Rect) Has(x, y float64) bool {
	return x >= r.X && y >= r.Y && x < r.Right() && y < r.Bottom()
}

// Overlaps tells whether both share any area.
func (r Rect) Overlaps(s Rect) bool {
	return r.X < s.Right() && s.X < r.Right() && r.Y < s.Bottom() && s.Y < r.Bottom()
}

// Snap is the rectangle with its edges on whole pixels, so that lines are sharp.
func (r Rect) Snap() Rect {
	x, y := math.Round(r.X), math.Round(r.Y)
	return Rect{x, y, math.Round(r.Right()) - x, math.Round(r.Bottom()) - y}
}

// Image is the rectangle as Ebitengine counts pixels.
func (r Rect) Image() image.Rectangle {
	s := r.Snap()
	return image.Rect(int(s.X), int(s.Y), int(s.Right()), int(s.Bottom()))
}
