package sprites

import "github.com/hajimehoshi/ebiten/v2"

// The outline of a block of fields: drawn in light when it is finished, and quietly as long as it stays so.
const (
	blockReach = 30 // logical pixels that its light reaches beyond it
	blockRound = 18 // the radius of its corners
)

func (s *Marbles) wishBlock(wishes []wish) []wish {
	u := s.scale
	for i, to := range [...]*patch{&s.block, &s.blockCore, &s.blockGlow} {
		to.margin = round(8 * u)
		to.corner = to.margin + float32(ceil(blockRound*u+2))
		if i == 2 {
			to.margin = round(blockReach * u)
			to.corner = 2*to.margin + 8*u // its light falls inwards too
		}
		side := 2*to.corner - 2*to.margin + barLong
		n := int(side + 2*to.margin)
		m := to.margin
		wishes = append(wishes, wish{w: n, h: n, to: &to.cut, paint: func(dst *ebiten.Image, x, y float32) {
			ring := func(out, width, blur float32, t Tint) {
				Shape{X: x + m - out*u, Y: y + m - out*u, W: side + 2*out*u, H: side + 2*out*u, Radius: (blockRound + out) * u,
					Line: Solid(t), Width: width * u, Blur: blur * u}.Draw(dst)
			}
			switch i {
			case 0:
				ring(2, 6, 0, Casing.Fade(.62))
				ring(.5, 3, 0, Hex(0xFFE3B5, 1))
			case 1:
				ring(3, 7, 1.5, Hex(0xFFE9A8, .8))
				ring(1.5, 4.5, 0, Hex(0xFFF6DC, 1))
				ring(.75, 3, 0, Hex(0xFFFFFF, 1))
			case 2:
				ring(13, 28, 9, Hex(0xFFD36E, .45))
				ring(4, 10, 3, Hex(0xFFE9A8, .7))
			}
		}})
	}
	return wishes
}

// Block adds the quiet outline of a block in pixels.
func (s *Marbles) Block(b *Batch, x, y, w, h, alpha float32) {
	m := &s.block
	s.stretch(b, m, round(x)-m.margin, round(y)-m.margin, round(w)+2*m.margin, round(h)+2*m.margin, fade(alpha), false)
}

// BlockLight adds the outline of a block drawn in light: along, 0 to 1, is how much of the way round it is drawn, from its
// first corner on, and glow how strong the light is.
func (s *Marbles) BlockLight(b *Batch, x, y, w, h, along, glow float32) {
	s.partOf(b, &s.blockGlow, x, y, w, h, along, glow)
	s.partOf(b, &s.blockCore, x, y, w, h, along, 1)
}

// partOf adds the first part of an outline, clockwise from its first corner on.
func (s *Marbles) partOf(b *Batch, m *patch, x, y, w, h, along, alpha float32) {
	x, y, w, h = round(x)-m.margin, round(y)-m.margin, round(w)+2*m.margin, round(h)+2*m.margin
	c := min(m.corner, w/2, h/2)
	us := [4]float32{m.x, m.x + m.corner, m.x + m.w - m.corner, m.x + m.w}
	vs := [4]float32{m.y, m.y + m.corner, m.y + m.h - m.corner, m.y + m.h}
	xs, ys := [4]float32{x, x + c, x + w - c, x + w}, [4]float32{y, y + c, y + h - c, y + h}
	// Clockwise: column and row of each part, and which way the light runs in it.
	way := [...][4]int{{0, 0, 0, 0}, {1, 0, 1, 0}, {2, 0, 0, 0}, {2, 1, 0, 1}, {2, 2, 0, 0}, {1, 2, -1, 0}, {0, 2, 0, 0}, {0, 1, 0, -1}}
	long := func(i int) float32 {
		switch {
		case way[i][2] != 0:
			return w - 2*c
		case way[i][3] != 0:
			return h - 2*c
		}
		return c
	}
	left := float32(0)
	for i := range way {
		left += long(i)
	}
	left *= along
	for i, p := range way {
		if left <= 0 {
			return
		}
		k := min(1, left/max(long(i), 1))
		left -= long(i)
		part := cut{x: us[p[0]], y: vs[p[1]], w: us[p[0]+1] - us[p[0]], h: vs[p[1]+1] - vs[p[1]]}
		px, py, pw, ph := xs[p[0]], ys[p[1]], xs[p[0]+1]-xs[p[0]], ys[p[1]+1]-ys[p[1]]
		light := fade(alpha)
		switch {
		case p[2] < 0:
			px, pw = px+pw*(1-k), pw*k
		case p[2] > 0:
			pw *= k
		case p[3] < 0:
			py, ph = py+ph*(1-k), ph*k
		case p[3] > 0:
			ph *= k
		default:
			light = fade(alpha * k)
		}
		b.rect(part, px, py, pw, ph, light)
	}
}
