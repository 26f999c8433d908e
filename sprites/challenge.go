package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// CardHigh is how high a card is for its width.
const CardHigh = 1.08

// cardSprites are a card's paper and its back.
type cardSprites struct {
	want, w     float32 // the width that they are made for, and the one that they are painted for
	paper, back cut
	shadow      cut
}

// Fits tells whether the sheet is painted for these sizes.
func (s *Discs) Fits(scale, card float64, cells ...float64) bool {
	if s.unit != float32(scale) || s.card.want != float32(whole(card)) || len(cells) != len(s.want) {
		return false
	}
next:
	for _, c := range cells {
		for _, have := range s.want {
			if have == float32(whole(c)) {
				continue next
			}
		}
		return false
	}
	return true
}

func (s *Discs) wishCards(wishes []wish, width float64) []wish {
	c := &s.card
	c.w = float32(whole(width))
	w, h := c.w, round(c.w*CardHigh)
	u := s.scale
	box := func(cx, cy float32) Shape {
		return Shape{X: cx - w/2, Y: cy - h/2, W: w, H: h, Radius: .085 * w}
	}
	add := func(to *cut, margin int, paint func(dst *ebiten.Image, cx, cy float32)) {
		nx, ny := ceil(w/2)+margin, ceil(h/2)+margin
		wishes = append(wishes, wish{w: 2 * nx, h: 2 * ny, cx: nx, cy: ny, to: to, paint: paint})
	}
	add(&c.paper, 1, func(dst *ebiten.Image, cx, cy float32) {
		p := box(cx, cy)
		p.Fill, p.Angle = [3]Tint{Hex(0xFFFDF7, 1), Hex(0xF8F2E6, 1), Hex(0xEADFCB, 1)}, -20
		p.Line, p.Width = Solid(Hex(0xB7A688, .6)), max(1, u)
		p.Draw(dst)
	})
	add(&c.back, 1, func(dst *ebiten.Image, cx, cy float32) {
		p := box(cx, cy)
		p.Fill, p.Angle = [3]Tint{Hex(0x5C4A3B, 1), Hex(0x483828, 1), Hex(0x33271F, 1)}, -20
		p.Line, p.Width = [2]Tint{Cream.Fade(.3), Cream.Fade(.08)}, max(1, u)
		p.Draw(dst)
		in := box(cx, cy)
		d := .09 * w
		in.X, in.Y, in.W, in.H, in.Radius = in.X+d, in.Y+d, in.W-2*d, in.H-2*d, .06*w
		in.Line, in.Width = Solid(Accent.Fade(.55)), max(1, .016*w)
		in.Draw(dst)
		// Its mark: three discs in a corner.
		r := .105 * w
		for _, at := range [][2]float32{{-.13, -.13}, {.13, -.13}, {-.13, .13}} {
			m := Shape{X: cx + at[0]*w - r, Y: cy + at[1]*w - r, W: 2 * r, H: 2 * r, Radius: r, Line: Solid(Accent.Fade(.75)), Width: max(1, .018*w)}
			m.Draw(dst)
		}
	})
	blur := max(2*u, .04*w)
	add(&c.shadow, ceil(3*blur), func(dst *ebiten.Image, cx, cy float32) {
		p := box(cx, cy)
		p.Fill, p.Blur = Flat(Hex(0xFFFFFF, 1)), blur
		p.Draw(dst)
	})
	return wishes
}

// Pattern is what a challenge card shows: colours row by row from the top, -1 where there is no disc.
type Pattern [][]int

// Card adds a card; Cell of its pose is its width, and Flip how far it is turned about its upright axis. A pattern of nil
// is its back.
func (s *Discs) Card(b *Batch, show Pattern, p Pose, symbols bool) {
	c := &s.card
	k := p.Cell / c.w
	if k > .985 && k < 1.015 {
		k = 1
	}
	flip := float32(math.Abs(math.Cos(float64(p.Flip) * math.Pi / 2)))
	sx, sy := k*flip, k*p.Squash
	x, y := p.X, p.Y-.8*p.Lift
	if k == 1 {
		x, y = round(x), round(y)
	}
	l := p.Alpha * (1 - p.Dim)
	light := ink{l, l, l, p.Alpha}
	if show == nil {
		b.at(c.back, x, y, sx, sy, p.Angle, light)
		return
	}
	b.at(c.paper, x, y, sx, sy, p.Angle, light)
	rows, cols := float32(len(show)), float32(len(show[0]))
	w, h := p.Cell, p.Cell*CardHigh
	pitch := min(.84*w/max(cols, 2), .84*h/max(rows, 2), .40*w)
	cell := pitch * .92 / (2 * DiscRadius)
	set, ks := s.set(cell)
	sin64, cos64 := math.Sincos(float64(p.Angle))
	sin, cos := float32(sin64), float32(cos64)
	for j, row := range show {
		for i, colour := range row {
			dx, dy := (float32(i)-(cols-1)/2)*pitch*flip, (float32(j)-(rows-1)/2)*pitch
			px, py := x+dx*cos-dy*sin, y+dx*sin+dy*cos
			if colour < 0 {
				d := ks * .13
				b.at(set.shadow, px, py, d*flip, d, 0, tone(Hex(0x8E7C5E, 1), .8*p.Alpha))
				continue
			}
			b.at(set.side[colour], px, py+.05*pitch, ks*flip, ks, 0, light)
			b.at(set.rim[colour], px, py, ks*flip, ks, 0, light)
			b.at(set.face[colour], px, py, ks*flip, ks, 0, light)
			if symbols {
				b.at(set.sign[colour], px, py, ks*1.25*flip, ks*1.25, 0, light)
			}
		}
	}
}

// CardShadow adds what a card throws.
func (s *Discs) CardShadow(b *Batch, p Pose) {
	shade := p.Shade * p.Alpha
	if shade <= 0 {
		return
	}
	c := &s.card
	k := p.Cell / c.w
	flip := float32(math.Abs(math.Cos(float64(p.Flip) * math.Pi / 2)))
	u := s.unit
	b.at(c.shadow, p.X+2*u+.8*p.Lift, p.Y+3*u+.3*p.Lift, k*flip, k, p.Angle, tone(Shadow, .5*shade))
}
