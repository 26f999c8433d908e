package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// A pyramid's shadow reaches from its foot to the shadow of its apex; light goes through the plastic and colours the
// inner part of it. Lengths are sides of the foot.
const (
	apexX, apexY = .96, 1.00
	castBlur     = .055
	throughBlur  = .07
	contactBlur  = .03
	castDark     = .62
	contactDark  = .60
	throughLight = .42
	liftBlur     = .3 * 9 / 112 // a large piece's, lifted by 9
)

// wishShadows asks for the parts of a shadow. They are soft, so one size of each serves all pieces.
func (s *Sheet) wishShadows(wishes []wish) []wish {
	side := Share[2] * s.board
	s.castSide = side
	n := int(math.Ceil(float64(side)*1.3)) * 2
	wedge := func(to *cut, tipX, tipY, half, blur float32) {
		wishes = append(wishes, wish{n, n, to, func(dst *ebiten.Image, cx, cy float32) {
			op := &ebiten.DrawRectShaderOptions{}
			op.GeoM.Translate(float64(cx)-float64(n)/2, float64(cy)-float64(n)/2)
			op.Uniforms = map[string]any{"Centre": []float32{cx, cy}, "Side": side,
				"Tip": []float32{tipX, tipY}, "Half": half, "Blur": blur}
			dst.DrawRectShader(n, n, Shader("cast"), op)
		}})
	}
	wedge(&s.cast[0], apexX, apexY, .5, castBlur)
	wedge(&s.cast[1], apexX, apexY, .5, castBlur+liftBlur)
	wedge(&s.through, .72, .75, .4, throughBlur)
	m := int(math.Ceil(float64(side)*.65)) * 2
	wishes = append(wishes, wish{m, m, &s.contact, func(dst *ebiten.Image, cx, cy float32) {
		Shape{X: cx - side/2, Y: cy - side/2, W: side, H: side, Radius: .035 * side,
			Fill: Flat(Hex(0xFFFFFF, 1)), Blur: contactBlur * side}.Draw(dst)
	}})
	wishes = append(wishes, wish{4, 4, &s.solid, func(dst *ebiten.Image, cx, cy float32) {
		Shape{X: cx - 2, Y: cy - 2, W: 4, H: 4, Fill: Flat(Hex(0xFFFFFF, 1))}.Draw(dst)
	}})
	return wishes
}

// PyramidShadow adds what a pyramid throws on the board. All shadows of a table come before all bodies.
func (s *Sheet) PyramidShadow(b *Batch, c Colour, size int, p Pose) {
	shade := p.Shade * p.Alpha
	if shade <= 0 {
		return
	}
	k := p.Cell * Share[size] / s.castSide
	sx, sy := k*(2-p.Squash), k*p.Squash
	h := p.Lift / s.scale // in logical pixels
	x, y := p.X+.8*p.Lift, p.Y+p.Lift
	up := min(h/9, 1)
	dark := max(castDark-.008*h, 0) * shade
	b.at(s.contact, p.X+.4*p.Lift, p.Y+s.scale+.5*p.Lift, sx, sy, p.Angle, tone(Shadow, contactDark*shade*(1-.6*up)))
	b.at(s.cast[0], x, y, sx, sy, 0, tone(Shadow, dark*(1-up)))
	b.at(s.cast[1], x, y, sx, sy, 0, tone(Shadow, dark*up))
	l := throughLight * shade * (1 - p.Dim)
	t := c.Steps().Light
	// Screened, as far as one blend mode for the whole batch allows: added, and taking little from what is below.
	b.at(s.through, x, y, sx, sy, 0, ink{t[0] * l, t[1] * l, t[2] * l, .3 * l})
}

func tone(t Tint, alpha float32) ink { return ink{t[0] * alpha, t[1] * alpha, t[2] * alpha, alpha} }
