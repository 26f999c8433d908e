package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// wishBeam asks for the light of a finished line, lying along x: a short piece of each of its parts with round ends.
func (s *Sheet) wishBeam(wishes []wish) []wish {
	u := s.scale
	n := int(math.Ceil(float64(120 * u)))
	for i := range s.beam {
		wishes = append(wishes, wish{n + 4, n, &s.beam[i], func(dst *ebiten.Image, cx, cy float32) {
			bar := func(width, blur float32, t Tint) {
				Shape{X: cx - 2 - width/2*u, Y: cy - width/2*u, W: 4 + width*u, H: width * u, Radius: width / 2 * u,
					Fill: Flat(t), Blur: blur * u}.Draw(dst)
			}
			if i == 0 {
				bar(40, 12, Hex(0xFFD36E, .55))
				return
			}
			bar(12, 3, Hex(0xFFE9A8, .8))
			bar(3, 0, Hex(0xFFFFFF, 1))
		}})
	}
	return wishes
}

// Beam adds the light of a finished line from one point to another, in pixels. along, 0 to 1, is how much of it is
// drawn; glow, 0 to 1, is how strong the light round its core is.
func (s *Sheet) Beam(b *Batch, x0, y0, x1, y1, along, glow float32) {
	if along <= 0 {
		return
	}
	dx, dy := (x1-x0)*along, (y1-y0)*along
	length := float32(math.Hypot(float64(dx), float64(dy)))
	if length == 0 {
		return
	}
	dx, dy = dx/length, dy/length
	for i, c := range s.beam {
		k := fade(1)
		if i == 0 {
			k = fade(glow)
		}
		half, end := c.h/2, c.w/2-2
		at := [4]float32{-end, 0, length, length + end}
		us := [4]float32{0, end, end + 4, c.w}
		for j := range 3 {
			f, t := at[j], at[j+1]
			part := cut{x: c.x + us[j], y: c.y, w: us[j+1] - us[j], h: c.h}
			b.quad(part,
				[4]float32{x0 + dx*f + dy*half, x0 + dx*t + dy*half, x0 + dx*f - dy*half, x0 + dx*t - dy*half},
				[4]float32{y0 + dy*f - dx*half, y0 + dy*t - dx*half, y0 + dy*f + dx*half, y0 + dy*t + dx*half}, k)
		}
	}
}
