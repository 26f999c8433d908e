package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// fresh keeps what the last frame drew over the picture of what lies still, so that the next one need restore no more than that:
// to copy all of a window costs as much as to draw dozens of pieces.
type fresh struct {
	whole    bool // the next frame must begin with all of it
	x, y     float32
	r, b     float32 // the right and the bottom edge; nothing was drawn if they aren't beyond x and y
	vertices [4]ebiten.Vertex
}

var (
	// replaced copies a part as it is.
	replaced = ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Blend: ebiten.BlendCopy}
	oneQuad  = []uint32{0, 1, 2, 1, 3, 2}
)

// restore begins a frame: dst shows only what lies still. It is told whether the last frame is still there.
func (f *fresh) restore(t *Table, dst *ebiten.Image, kept bool) {
	if w, h := float32(t.env.W), float32(t.env.H); f.whole || !kept || (f.r-f.x)*(f.b-f.y) > .8*w*h {
		dst.DrawImage(t.lying.img, &copied)
	} else if f.r > f.x && f.b > f.y {
		for i, p := range [4][2]float32{{f.x, f.y}, {f.r, f.y}, {f.x, f.b}, {f.r, f.b}} {
			x, y := max(0, min(p[0], w)), max(0, min(p[1], h))
			f.vertices[i] = ebiten.Vertex{DstX: x, DstY: y, SrcX: x, SrcY: y, ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
		}
		dst.DrawTriangles32(f.vertices[:], oneQuad, t.lying.img, &replaced)
	}
	f.whole = !kept // what is painted elsewhere says nothing about the screen
	f.x, f.y, f.r, f.b = 0, 0, 0, 0
}

// grow notes what this frame draws, with the pixels that its edges touch.
func (f *fresh) grow(x, y, r, b float32) {
	if r <= x || b <= y {
		return
	}
	floor := func(v float32) float32 { return float32(math.Floor(float64(v))) }
	f.x, f.y, f.r, f.b = floor(x)-1, floor(y)-1, floor(r)+2, floor(b)+2
}
