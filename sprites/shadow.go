package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// A pyramid's shadow reaches from its foot to the shadow of its apex; light goes through the plastic and colours the
// inner part of it. Lengths are sides of the foot.
const (
	castDark     = .62
	castBlur     = .055
	liftBlur     = .03 // added when it is lifted by 9 logical pixels
	throughLight = .46
	castReach    = 1.16 // how far a shadow is seen from the foot's middle, to the right and down
	castStart    = -.6  // and to the left and up
)

// throws are the sprites of one size of pyramid, with their point at the foot's middle.
type throws struct {
	lies, lifted cut // the dark
	through      cut // the light in it, to be coloured
}

// wishShadows asks for what pyramids of each size throw. That of a lifted one is soft enough to be shared.
func (s *Pyramids) wishShadows(wishes []wish) []wish {
	for set, cell := range [2]float32{s.board, s.pool} {
		for size, share := range Share {
			side := share * cell
			t := &s.throws[set][size]
			wishes = append(wishes,
				s.wishCast(&t.lies, side, castStart, castReach, cast{tip: .96, root: .5, blur: castBlur, under: .97}),
				s.wishCast(&t.through, side, -.15, .86, cast{tip: .70, root: .36, blur: .055, fade: .28}),
				s.wishCast(&t.lifted, side, castStart-.05, castReach+.06, cast{tip: .96, root: .5, blur: castBlur + liftBlur}))
		}
	}
	return wishes
}

// cast is one soft wedge, in sides of the foot.
type cast struct{ tip, root, blur, under, fade float32 }

// wishCast asks for the part of a wedge from lo to hi, both ways, round the middle of a foot of the given side.
func (s *Pyramids) wishCast(to *cut, side, lo, hi float32, c cast) wish {
	before, after := ceil(-lo*side)+1, ceil(hi*side)+1
	n := before + after
	return wish{w: n, h: n, to: to, cx: before, cy: before, paint: func(dst *ebiten.Image, cx, cy float32) {
		op := &ebiten.DrawRectShaderOptions{}
		op.GeoM.Translate(float64(cx)-float64(before), float64(cy)-float64(before))
		op.Uniforms = map[string]any{"Centre": []float32{cx, cy}, "Side": side, "Tip": []float32{c.tip, c.tip + .04},
			"Root": c.root, "Blur": c.blur, "Under": c.under, "Fade": c.fade}
		dst.DrawRectShader(n, n, Shader("cast"), op)
	}}
}

// PyramidShadow adds what a pyramid throws on the board. All shadows of a table come before all bodies.
func (s *Pyramids) PyramidShadow(b *Batch, c Colour, size int, p Pose) {
	shade := p.Shade * p.Alpha
	if shade <= 0 {
		return
	}
	set, k := s.set(p.Cell)
	t := &s.throws[set][size]
	sx, sy := k*(2-p.Squash), k*p.Squash
	x, y := s.rest(p, k)
	x, y = x+.8*p.Lift, y+p.Lift
	h := p.Lift / s.unit // in logical pixels
	up := min(h/9, 1)
	dark := max(castDark-.008*h, 0) * shade
	b.at(t.lies, x, y, sx, sy, p.Angle, tone(Shadow, dark*(1-up)))
	b.at(t.lifted, x, y, sx, sy, p.Angle, tone(Shadow, dark*up))
	// Screened, as far as one blend mode for a whole batch allows: added, and taking little from what is below.
	// The lamp is warm, and so is what comes through.
	l := throughLight * shade * (1 - p.Dim) * (1 - .25*up)
	f := c.Steps().Light
	f[1], f[2] = f[1]*.92, f[2]*.86
	b.at(t.through, x, y, sx, sy, p.Angle, ink{f[0] * l, f[1] * l, f[2] * l, .3 * l})
}

// tone is a solid tint at an opacity.
func tone(t Tint, alpha float32) ink { return ink{t[0] * alpha, t[1] * alpha, t[2] * alpha, alpha} }

func ceil(v float32) int { return int(math.Ceil(float64(v))) }
