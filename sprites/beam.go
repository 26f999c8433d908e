package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// bar is a strip of light lying along x: round ends and a few pixels between them, which are stretched.
type bar struct {
	cut
	end float32 // the length of an end, from the strip's first point outwards
}

const barLong = 4 // pixels between the ends

// wishBeam asks for the light of a finished line: what glows round it, and its core.
func (s *Sheet) wishBeam(wishes []wish) []wish {
	u := s.scale
	strip := func(to *bar, half float32, paint func(dst *ebiten.Image, cx, cy float32)) {
		n := ceil(half * u)
		to.end = float32(n)
		wishes = append(wishes, wish{w: 2*n + barLong, h: 2 * n, cx: n, cy: n, to: &to.cut, paint: paint})
	}
	round := func(dst *ebiten.Image, cx, cy, width, blur float32, t Tint) {
		r := width / 2 * u
		Shape{X: cx - r, Y: cy - r, W: barLong + 2*r, H: 2 * r, Radius: r, Fill: Flat(t), Blur: blur * u}.Draw(dst)
	}
	strip(&s.glow, 46, func(dst *ebiten.Image, cx, cy float32) {
		round(dst, cx, cy, 40, 12, Hex(0xFFD36E, .50))
	})
	strip(&s.core, 16, func(dst *ebiten.Image, cx, cy float32) {
		round(dst, cx, cy, 12, 3, Hex(0xFFE9A8, .85))
		round(dst, cx, cy, 5, 1, Hex(0xFFF6DC, 1))
		round(dst, cx, cy, 3, 0, Hex(0xFFFFFF, 1))
	})
	return wishes
}

// Beam adds the light of a finished line from one point to another, in pixels. along, 0 to 1, is how much of it is
// drawn; glow, 0 to 1, is how strong the light round its core is.
func (s *Sheet) Beam(b *Batch, x0, y0, x1, y1, along, glow float32) {
	s.BeamGlow(b, x0, y0, x1, y1, along, glow)
	s.BeamCore(b, x0, y0, x1, y1, along)
}

// BeamGlow adds only what glows round a beam, for pieces to be drawn over it. It adds light more than it covers.
func (s *Sheet) BeamGlow(b *Batch, x0, y0, x1, y1, along, glow float32) {
	s.lay(b, &s.glow, x0, y0, x1, y1, along, ink{glow, glow, glow, .45 * glow})
}

// BeamCore adds only the core of a beam.
func (s *Sheet) BeamCore(b *Batch, x0, y0, x1, y1, along float32) {
	s.lay(b, &s.core, x0, y0, x1, y1, along, fade(1))
}

// lay adds a strip of light along the first part of the way from one point to another.
func (s *Sheet) lay(b *Batch, c *bar, x0, y0, x1, y1, along float32, k ink) {
	dx, dy := (x1-x0)*along, (y1-y0)*along
	length := float32(math.Hypot(float64(dx), float64(dy)))
	if length == 0 {
		return
	}
	dx, dy = dx/length, dy/length
	b.soft = true
	half := c.h / 2
	at := [4]float32{-c.end, 0, length, length + c.end}
	us := [4]float32{0, c.end, c.end + barLong, c.w}
	for j := range 3 {
		f, t := at[j], at[j+1]
		b.quad(cut{x: c.x + us[j], y: c.y, w: us[j+1] - us[j], h: c.h},
			[4]float32{x0 + dx*f + dy*half, x0 + dx*t + dy*half, x0 + dx*f - dy*half, x0 + dx*t - dy*half},
			[4]float32{y0 + dy*f - dx*half, y0 + dy*t - dx*half, y0 + dy*f + dx*half, y0 + dy*t + dx*half}, k)
	}
}
