package kit

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/sprites"
)

// Icon names a small picture.
type Icon uint8

type iconKey struct {
	icon Icon
	px   int
}

type icon struct{ img *ebiten.Image }

// grid is the side of the square that icons are drawn on.
const grid = 24

// mark is one part of an icon on the grid: a line through points with round caps and joins, or a filled outline.
type mark struct {
	pts    [][2]float64
	closed bool
	fill   bool
	width  float64 // of the line; 0 counts as 2
}

// Icon draws an icon with its middle at a point; side is its logical size at 100 % text.
func (t *Theme) Icon(dst *ebiten.Image, i Icon, x, y, side float64, c sprites.Tint) {
	if i == NoIcon {
		return
	}
	px := int(t.Grown(side))
	img := t.iconImage(i, px)
	op := &t.draw
	*op = ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round(x-float64(px)/2), math.Round(y-float64(px)/2))
	op.ColorScale.Scale(c[0]*c[3], c[1]*c[3], c[2]*c[3], c[3])
	dst.DrawImage(img, op)
}

func (t *Theme) iconImage(i Icon, px int) *ebiten.Image {
	k := iconKey{i, px}
	if g, ok := t.icons[k]; ok {
		return g.img
	}
	if t.icons == nil {
		t.icons = map[iconKey]*icon{}
	}
	img := ebiten.NewImageFromImage(rasterize(marksOf(i), px))
	t.icons[k] = &icon{img}
	return img
}

// rasterize draws marks white on nothing, by the distance of every pixel to the nearest line: round caps and joins come
// by themselves, at any size.
func rasterize(marks []mark, px int) image.Image {
	out := image.NewAlpha(image.Rect(0, 0, px, px))
	scale := float64(px) / grid
	for y := range px {
		for x := range px {
			p := [2]float64{(float64(x) + .5) / scale, (float64(y) + .5) / scale}
			cover := 0.0
			for _, m := range marks {
				cover = max(cover, .5-m.distance(p)*scale)
			}
			out.SetAlpha(x, y, color.Alpha{uint8(255*max(0, min(1, cover)) + .5)})
		}
	}
	return out
}

// distance is how far a point is from the ink, negative inside it.
func (m mark) distance(p [2]float64) float64 {
	d, inside := math.Inf(1), false
	n := len(m.pts)
	for i := range n {
		a, b := m.pts[i], m.pts[(i+1)%n]
		if i+1 < n || m.closed || m.fill || n == 1 {
			d = min(d, segment(p, a, b))
		}
		if (a[1] > p[1]) != (b[1] > p[1]) && p[0] < (b[0]-a[0])*(p[1]-a[1])/(b[1]-a[1])+a[0] {
			inside = !inside
		}
	}
	if m.fill {
		if inside {
			return -d
		}
		return d
	}
	w := m.width
	if w == 0 {
		w = 2
	}
	return d - w/2
}

func segment(p, a, b [2]float64) float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	l := dx*dx + dy*dy
	t := 0.0
	if l > 0 {
		t = max(0, min(1, ((p[0]-a[0])*dx+(p[1]-a[1])*dy)/l))
	}
	return math.Hypot(p[0]-a[0]-t*dx, p[1]-a[1]-t*dy)
}
