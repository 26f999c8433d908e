package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Batch gathers sprites of one sheet and draws them with one call. It keeps its memory, so a steady frame allocates
// nothing. Sprites are drawn in the order in which they were added.
type Batch struct {
	vertices []ebiten.Vertex
	indices  []uint32
	soft     bool // some sprite doesn't lie pixel on pixel
}

// cut is a place on a sheet, in its pixels, and the point of it that stands at a sprite's position.
type cut struct {
	x, y, w, h float32
	cx, cy     float32 // from the place's corner
}

// ink is what a sprite's premultiplied tones are multiplied by.
type ink struct{ r, g, b, a float32 }

// clear light at an opacity.
func fade(alpha float32) ink { return ink{alpha, alpha, alpha, alpha} }

// Len is how many quads are waiting.
func (b *Batch) Len() int { return len(b.vertices) / 4 }

// Bounds is what all that is waiting will take of the destination, from the left top to the right bottom.
func (b *Batch) Bounds() (x, y, right, bottom float32) {
	if len(b.vertices) == 0 {
		return 0, 0, 0, 0
	}
	x, y = b.vertices[0].DstX, b.vertices[0].DstY
	right, bottom = x, y
	for i := range b.vertices {
		v := &b.vertices[i]
		x, y, right, bottom = min(x, v.DstX), min(y, v.DstY), max(right, v.DstX), max(bottom, v.DstY)
	}
	return x, y, right, bottom
}

// Flush draws what was added over dst, with src as the sheet's image, and forgets it.
func (b *Batch) Flush(dst, src *ebiten.Image) {
	if len(b.indices) == 0 {
		return
	}
	op := &crisp
	if b.soft {
		op = &smooth
	}
	dst.DrawTriangles32(b.vertices, b.indices, src, op)
	b.vertices, b.indices, b.soft = b.vertices[:0], b.indices[:0], false
}

// The sprites are premultiplied and so are the vertices' colours. Where all sprites lie pixel on pixel, as a still table
// does, there is nothing to smooth, and software OpenGL is spared three of four reads. Mipmaps would be made anew for
// every sheet and blur what is scaled by a few per cent; little is drawn at less than half its size.
var (
	crisp  = ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}
	smooth = ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
		Filter: ebiten.FilterLinear, DisableMipmaps: true}
)

// rect adds a place of the sheet stretched over a rectangle of the destination.
func (b *Batch) rect(c cut, x, y, w, h float32, k ink) {
	b.soft = b.soft || w != c.w || h != c.h || x != round(x) || y != round(y)
	b.quad(c, [4]float32{x, x + w, x, x + w}, [4]float32{y, y, y + h, y + h}, k)
}

// at adds a place of the sheet with its point at x, y, scaled by sx and sy and then turned by angle, clockwise.
func (b *Batch) at(c cut, x, y, sx, sy, angle float32, k ink) {
	l, t := -c.cx*sx, -c.cy*sy
	r, u := l+c.w*sx, t+c.h*sy
	if angle == 0 {
		b.rect(c, x+l, y+t, r-l, u-t, k)
		return
	}
	b.soft = true
	sin64, cos64 := math.Sincos(float64(angle))
	sin, cos := float32(sin64), float32(cos64)
	b.quad(c,
		[4]float32{x + l*cos - t*sin, x + r*cos - t*sin, x + l*cos - u*sin, x + r*cos - u*sin},
		[4]float32{y + l*sin + t*cos, y + r*sin + t*cos, y + l*sin + u*cos, y + r*sin + u*cos}, k)
}

// quad adds a place of the sheet between four corners: left top, right top, left bottom, right bottom.
func (b *Batch) quad(c cut, x, y [4]float32, k ink) {
	if k.a <= 0 && k.r <= 0 && k.g <= 0 && k.b <= 0 {
		return
	}
	n := uint32(len(b.vertices))
	u := [4]float32{c.x, c.x + c.w, c.x, c.x + c.w}
	v := [4]float32{c.y, c.y, c.y + c.h, c.y + c.h}
	for i := range 4 {
		b.vertices = append(b.vertices, ebiten.Vertex{DstX: x[i], DstY: y[i], SrcX: u[i], SrcY: v[i],
			ColorR: k.r, ColorG: k.g, ColorB: k.b, ColorA: k.a})
	}
	b.indices = append(b.indices, n, n+1, n+2, n+1, n+3, n+2)
}
