package sprites

import "github.com/hajimehoshi/ebiten/v2"

// The lamp's ring round the seat to move: round a player's disc, or along the edge of the pill that the seat lies on.
// Lengths are logical pixels.
const (
	turnDisc = 44 // the disc that the round one is painted for
	turnPill = 64 // the pill that the other one is painted for, with corners of
	turnEdge = 16
)

func (s *Sheet) wishTurn(wishes []wish) []wish {
	u := s.scale
	margin := ceil(9 * u)
	side := int(round(turnDisc*u)) + 2*margin
	wishes = append(wishes, wish{w: side, h: side, cx: side / 2, cy: side / 2, to: &s.disc, paint: func(dst *ebiten.Image, cx, cy float32) {
		ring := func(out, width, blur float32, t Tint) {
			r := turnDisc/2*u + out*u
			Shape{X: cx - r, Y: cy - r, W: 2 * r, H: 2 * r, Radius: r, Line: Solid(t), Width: width * u, Blur: blur * u}.Draw(dst)
		}
		ring(5, 3, 4, LampGlow.Fade(.5))
		ring(2, 2, 0, Casing)
		ring(4, 2, 0, Accent)
	}})
	n := int(round(turnPill * u))
	s.pill.corner = float32(ceil((turnEdge + 2) * u))
	return append(wishes, wish{w: n, h: n, to: &s.pill.cut, paint: func(dst *ebiten.Image, x, y float32) {
		Shape{X: x, Y: y, W: float32(n), H: float32(n), Radius: turnEdge * u, Line: Solid(ActiveLine), Width: 2 * u}.Draw(dst)
	}})
}

// Turn adds the ring round a player's disc that lies in a box of w by h pixels; Edge adds it along the edge of a box.
func (s *Sheet) Turn(b *Batch, x, y, w, h float32) {
	k := min(w, h) / (turnDisc * s.scale)
	b.at(s.disc, x+w/2, y+h/2, k, k, 0, fade(1))
}

// Edge adds the ring along the edge of a box with round corners.
func (s *Sheet) Edge(b *Batch, x, y, w, h float32) {
	s.stretch(b, &s.pill, round(x), round(y), round(w), round(h), fade(1), false)
}
