package sprites

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// corners are four points as a quad has them: left top, right top, left bottom, right bottom.
type corners [4][2]float32

// leastCovered is what covering must save, in pixels, to be worth more quads.
const leastCovered = 400

// cover leaves out of all quads so far what is sure to lie under an opaque one, so that it isn't drawn: of a hand in which each
// card lies on the one before, little more than a strip of each is.
func (b *Batch) cover(over corners) {
	left, right := over[0][0], over[0][0]
	top, bottom := over[0][1], over[0][1]
	for _, p := range over[1:] {
		left, right, top, bottom = min(left, p[0]), max(right, p[0]), min(top, p[1]), max(bottom, p[1])
	}
	for i := b.Len() - 1; i >= 0; i-- {
		v := b.vertices[4*i : 4*i+4]
		if max(v[0].DstX, v[1].DstX, v[2].DstX, v[3].DstX) > left && min(v[0].DstX, v[1].DstX, v[2].DstX, v[3].DstX) < right &&
			max(v[0].DstY, v[1].DstY, v[2].DstY, v[3].DstY) > top && min(v[0].DstY, v[1].DstY, v[2].DstY, v[3].DstY) < bottom {
			b.coverQuad(i, over)
		}
	}
}

// coverQuad leaves up to four quads of one, in its place.
func (b *Batch) coverQuad(quad int, over corners) {
	v := b.vertices[4*quad : 4*quad+4]
	ox, oy := v[0].DstX, v[0].DstY
	ax, ay := v[1].DstX-ox, v[1].DstY-oy
	bx, by := v[2].DstX-ox, v[2].DstY-oy
	area := ax*by - ay*bx
	if abs(area) < leastCovered {
		return
	}
	// The covering one's corners in sides of this one.
	var u, w [4]float32
	for i, p := range over {
		x, y := p[0]-ox, p[1]-oy
		u[i], w[i] = (x*by-y*bx)/area, (y*ax-x*ay)/area
	}
	left, right := max(0, u[0], u[2]), min(1, u[1], u[3])
	top, bottom := max(0, w[0], w[1]), min(1, w[2], w[3])
	if right <= left || bottom <= top || (right-left)*(bottom-top)*abs(area) < leastCovered {
		return
	}
	// What is drawn reaches a pixel under the other.
	lu, lw := 1/max(1, float32(math.Hypot(float64(ax), float64(ay)))), 1/max(1, float32(math.Hypot(float64(bx), float64(by))))
	if left > 0 {
		left = min(left+lu, right)
	}
	if right < 1 {
		right = max(right-lu, left)
	}
	if top > 0 {
		top = min(top+lw, bottom)
	}
	if bottom < 1 {
		bottom = max(bottom-lw, top)
	}
	whole, n := [4]ebiten.Vertex(v), 0
	part := func(l, r, t, m float32) {
		if r-l < 1e-4 || m-t < 1e-4 {
			return
		}
		if n > 0 {
			at := 4 * (quad + n)
			b.vertices = slices.Insert(b.vertices, at, whole[:]...)
			i := uint32(len(b.vertices) - 4)
			b.indices = append(b.indices, i, i+1, i+2, i+1, i+3, i+2)
		}
		for k, c := range [4][2]float32{{l, t}, {r, t}, {l, m}, {r, m}} {
			p := &b.vertices[4*(quad+n)+k]
			p.DstX, p.DstY = ox+c[0]*ax+c[1]*bx, oy+c[0]*ay+c[1]*by
			p.SrcX = whole[0].SrcX + c[0]*(whole[1].SrcX-whole[0].SrcX)
			p.SrcY = whole[0].SrcY + c[1]*(whole[2].SrcY-whole[0].SrcY)
		}
		n++
	}
	part(0, left, 0, 1)
	part(right, 1, 0, 1)
	part(left, right, 0, top)
	part(left, right, bottom, 1)
	if n == 0 { // nothing of it is seen
		for k := range 4 {
			b.vertices[4*quad+k].DstX, b.vertices[4*quad+k].DstY = ox, oy
		}
	}
}
