package sprites

import "github.com/hajimehoshi/ebiten/v2"

// What light says on a cloth: where a tile would fit, what it would cover, and the squares at the end.

// wishTrial asks for the outlines of a tile that is tried, and for the rings of the dots that it covers.
func (s *Tiles) wishTrial(wishes []wish) []wish {
	u, p := s.scale, s.pitch[tileBoard]
	casing := GoodCasing.Fade(.70)
	for turned := range 2 {
		out := func(sh Shape, d float32) Shape {
			sh.X, sh.Y, sh.W, sh.H, sh.Radius = sh.X-d, sh.Y-d, sh.W+2*d, sh.H+2*d, sh.Radius+d
			return sh
		}
		wishes = append(wishes,
			wishBody(&s.trial[1][turned], p, turned, 28*u, func(dst *ebiten.Image, sh Shape) {
				glow := out(sh, 2*u)
				glow.Line, glow.Width, glow.Blur = Solid(Good.Fade(.75)), 7*u, 7*u
				glow.Draw(dst)
				line := out(sh, 3*u)
				line.Line, line.Width = Solid(casing), 6*u
				line.Draw(dst)
				line = out(sh, 2*u)
				line.Line, line.Width = Solid(Good), 3.5*u
				line.Draw(dst)
			}),
			wishBody(&s.trial[0][turned], p, turned, 6*u, func(dst *ebiten.Image, sh Shape) {
				line := out(sh, 3*u)
				line.Fill = Flat(Hex(0xFF6B4A, .10))
				line.Line, line.Width = Solid(Hex(0x2A0B06, .55)), 5*u
				line.Draw(dst)
				line = out(sh, 2*u)
				line.Line, line.Width, line.Dash, line.Gap = Solid(Bad), 2.5*u, 9*u, 7*u
				line.Draw(dst)
			}))
	}
	ring := func(to *cut, t, dark Tint) wish {
		r := max(p*.40, 4*u)
		n := ceil(r) + 3
		return wish{w: 2 * n, h: 2 * n, cx: n, cy: n, to: to, paint: func(dst *ebiten.Image, cx, cy float32) {
			Shape{X: cx - r - u, Y: cy - r - u, W: 2*r + 2*u, H: 2*r + 2*u, Radius: r + u, Line: Solid(dark), Width: 4 * u}.Draw(dst)
			Shape{X: cx - r, Y: cy - r, W: 2 * r, H: 2 * r, Radius: r, Line: Solid(t), Width: 2 * u}.Draw(dst)
		}}
	}
	return append(wishes, ring(&s.covered[1], Good, casing), ring(&s.covered[0], Bad, Hex(0x2A0B06, .6)))
}

// Trial adds what is round a tile that is tried: its outline and a sign.
func (s *Tiles) Trial(b *Batch, p Pose, fits bool) {
	i, badge := 0, s.cross
	if fits {
		i, badge = 1, s.tick
	}
	turned, angle := 0, p.Angle
	if angle == TileTurned {
		turned, angle = 1, 0
	}
	k := p.Cell / s.pitch[tileBoard]
	alpha := min(1, p.Alpha*1.2)
	b.at(s.trial[i][turned], p.X, p.Y, k, k, angle, fade(alpha))
	w, h := tileSize(turned)
	half := tileHalf(p.Cell)
	small := max(.62, min(1, p.Cell/(30*s.scale)))
	b.at(badge, round(p.X+float32(w-1)/2*p.Cell+half-2*s.scale), round(p.Y-float32(h-1)/2*p.Cell-half+2*s.scale), small, small, 0, fade(alpha))
}

// Covered rings a dot that a tile would cover.
func (s *Tiles) Covered(b *Batch, x, y, cell float32, fits bool) {
	i := 0
	if fits {
		i = 1
	}
	k := cell / s.pitch[tileBoard]
	b.at(s.covered[i], x, y, k, k, 0, fade(.9))
}

// wishSquares asks for the light of squares: white, to be tinted, its core, corners, coins and the numbers on them.
func (s *Tiles) wishSquares(wishes []wish, number func(dst *ebiten.Image, n int, cx, cy, high float64)) []wish {
	u, p := s.scale, s.pitch[tileBoard]
	thin := max(.45, min(1, p/(34*u))) // light is no broader than dots can bear
	strip := func(to *bar, half float32, paint func(dst *ebiten.Image, cx, cy float32)) {
		n := ceil(half * u * thin)
		to.end = float32(n)
		wishes = append(wishes, wish{w: 2*n + barLong, h: 2 * n, cx: n, cy: n, to: &to.cut, paint: paint})
	}
	long := func(dst *ebiten.Image, cx, cy, width, blur float32, t Tint) {
		r := width / 2 * u * thin
		Shape{X: cx - r, Y: cy - r, W: barLong + 2*r, H: 2 * r, Radius: r, Fill: Flat(t), Blur: blur * u * thin}.Draw(dst)
	}
	strip(&s.square.glow, 34, func(dst *ebiten.Image, cx, cy float32) {
		long(dst, cx, cy, 16, 8, Hex(0xFFFFFF, .62))
		long(dst, cx, cy, 6, .8, Hex(0xFFFFFF, 1))
	})
	strip(&s.square.core, 4, func(dst *ebiten.Image, cx, cy float32) {
		long(dst, cx, cy, 2.4, .4, Hex(0xFFFFFF, 1))
	})
	r := p*dotRadius + max(2.2*u, p*.05)
	n := ceil(r+4*u) + 2
	wishes = append(wishes, wish{w: 2 * n, h: 2 * n, cx: n, cy: n, to: &s.square.corner, paint: func(dst *ebiten.Image, cx, cy float32) {
		Shape{X: cx - r, Y: cy - r, W: 2 * r, H: 2 * r, Radius: r, Fill: Flat(Hex(0xFFFFFF, .5)), Blur: 2 * u}.Draw(dst)
		disc(dst, cx, cy, r, Hex(0xFFFFFF, 1))
	}})
	coin := s.coin()
	m := ceil(coin) + 4
	wishes = append(wishes, wish{w: 2 * m, h: 2 * m, cx: m, cy: m, to: &s.square.coin, paint: func(dst *ebiten.Image, cx, cy float32) {
		disc(dst, cx, cy, coin, Hex(0x120C09, 1))
	}}, wish{w: 2 * m, h: 2 * m, cx: m, cy: m, to: &s.square.rims, paint: func(dst *ebiten.Image, cx, cy float32) {
		Shape{X: cx - coin, Y: cy - coin, W: 2 * coin, H: 2 * coin, Radius: coin, Line: Solid(Hex(0xFFFFFF, 1)), Width: 2.5 * u}.Draw(dst)
	}})
	for v := 2; v < len(s.square.numbers); v++ {
		wishes = append(wishes, wish{w: 2 * m, h: 2 * m, cx: m, cy: m, to: &s.square.numbers[v], paint: func(dst *ebiten.Image, cx, cy float32) {
			number(dst, v, float64(cx), float64(cy), float64(max(coin*1.05, 16*u)))
		}})
	}
	return wishes
}

// CoinRadius is that of the coins on squares, in pixels.
func (s *Tiles) CoinRadius() float32 { return s.coin() }

func (s *Tiles) coin() float32 { return max(13*s.scale, min(s.pitch[tileBoard]*.5, 21*s.scale)) }

// SquareLight is one square that counts, drawn in light.
type SquareLight struct {
	Colour      Colour
	X, Y        float32 // its top left corner in pixels
	Side        float32
	Value       int
	Cell        float32 // the distance of dots
	Along, Glow float32 // how much of its sides is drawn, and how strong the light round them is
	Coin        float32 // how much of its value has come
	CoinX       float32 // where its value lies, in pixels from its corner
	CoinY       float32
}

// Square adds the sides of a square, all four drawn at once from its first corner on.
func (s *Tiles) Square(b *Batch, q SquareLight) {
	x0, y0, x1, y1 := q.X, q.Y, q.X+q.Side, q.Y+q.Side
	t := q.Colour.Steps().Light
	s.Fill(b, x0, y0, q.Side, q.Side, t.Fade(.10*q.Along))
	g := q.Glow
	glow := ink{t[0] * g, t[1] * g, t[2] * g, .55 * g}
	sides := [4][4]float32{{x0, y0, x1, y0}, {x0, y0, x0, y1}, {x1, y0, x1, y1}, {x0, y1, x1, y1}}
	// Two sides run from the first corner, and the other two from where those end.
	for i, l := range sides {
		along := part(q.Along, 0, .55)
		if i >= 2 {
			along = part(q.Along, .45, 1)
		}
		if along > 0 {
			s.lay(b, &s.square.glow, l[0], l[1], l[2], l[3], along, glow)
			s.lay(b, &s.square.core, l[0], l[1], l[2], l[3], along, fade(1))
		}
	}
	for i, c := range [4][2]float32{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}} {
		at := [4]float32{0, .5, 1, .5}[i]
		if in := part(q.Along, at-.1, at); in > 0 {
			k := q.Cell / s.pitch[tileBoard]
			b.at(s.square.corner, c[0], c[1], k, k, 0, fade(in))
			s.dot(b, q.Colour, c[0], c[1], q.Cell, in)
		}
	}
}

// SquareValue adds the coin that says what a square is worth. It lies above all squares.
func (s *Tiles) SquareValue(b *Batch, q SquareLight) {
	if q.Coin <= 0 {
		return
	}
	x, y := round(q.X+q.CoinX), round(q.Y+q.CoinY)
	k := outBack(q.Coin, 1.4)
	t := q.Colour.Steps().Light
	b.at(s.square.coin, x, y, k, k, 0, fade(1))
	b.at(s.square.rims, x, y, k, k, 0, tone(t, 1))
	b.at(s.square.numbers[q.Value], x, y, k, k, 0, fade(1))
}
