package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// wishPyramids asks for the bodies and the symbols of all pyramids, for the board and for the pool.
func (s *Sheet) wishPyramids(wishes []wish) []wish {
	for set, cell := range [2]float32{s.board, s.pool} {
		for size, share := range Share {
			side := share * cell
			for _, c := range plastic {
				n := 2*int(math.Ceil(float64(side)/2)) + 2
				wishes = append(wishes, wish{n, n, &s.bodies[set][c][size], func(dst *ebiten.Image, cx, cy float32) {
					paintPyramid(dst, cx, cy, side, c, size)
				}})
				m := 2*int(math.Ceil(float64(side)*.11)) + 4
				wishes = append(wishes, wish{m, m, &s.symbols[set][c][size], func(dst *ebiten.Image, cx, cy float32) {
					paintSymbol(dst, cx, cy, side*.085, c)
				}})
			}
		}
	}
	return wishes
}

// paintPyramid paints a pyramid's body with its pips round a point; side is that of its foot, all in pixels.
func paintPyramid(dst *ebiten.Image, cx, cy, side float32, c Colour, size int) {
	t := c.Steps()
	n := int(math.Ceil(float64(side)/2)) + 1
	op := &ebiten.DrawRectShaderOptions{}
	op.GeoM.Translate(float64(int(cx)-n), float64(int(cy)-n))
	op.Uniforms = map[string]any{
		"Centre": []float32{cx, cy}, "Side": side, "Pips": float32(size + 1),
		"Base": t.Base[:3], "Hi": t.Hi[:3], "Light": t.Light[:3], "Dark": t.Dark[:3], "Deep": t.Deep[:3],
		"Ink": t.Ink[:3], "Mark": t.Mark[:3],
	}
	dst.DrawRectShader(2*n, 2*n, Shader("pyramid"), op)
}

// Where the symbol stands on the far facet, in sides of the foot above the middle.
const symbolAt = .347

// Pyramid adds the body of a pyramid; size is 0 for small, 1 for medium, 2 for large. symbols tells whether it carries
// its colour's symbol.
func (s *Sheet) Pyramid(b *Batch, c Colour, size int, p Pose, symbols bool) {
	set, cell := 0, s.board
	if p.Cell <= s.pool*1.02 {
		set, cell = 1, s.pool
	}
	k := p.Cell / cell * s.grown(p)
	sx, sy := k*(2-p.Squash), k*p.Squash
	x, y := p.X, p.Y
	if p.Lift == 0 && p.Squash == 1 && p.Angle == 0 {
		// A piece at rest stands on whole pixels, or it would be blurred.
		x, y = round(x), round(y)
		if k > .98 && k < 1.02 {
			sx, sy = 1, 1
		}
	}
	l := p.Alpha * (1 - p.Dim)
	light := ink{l, l, l, p.Alpha}
	b.at(s.bodies[set][c][size], x, y, sx, sy, p.Angle, light)
	if !symbols {
		return
	}
	up := symbolAt * Share[size] * cell * sy
	if p.Angle == 0 {
		b.at(s.symbols[set][c][size], x, snap(y-up, sy), sx, sy, 0, light)
		return
	}
	sin, cos := math.Sincos(float64(p.Angle))
	b.at(s.symbols[set][c][size], x+float32(sin)*up, y-float32(cos)*up, sx, sy, p.Angle, light)
}

// snap rounds a position where the sprite is drawn pixel by pixel.
func snap(v, k float32) float32 {
	if k == 1 {
		return round(v)
	}
	return v
}

// grown is how much larger a lifted piece looks: it is nearer to the eye.
func (s *Sheet) grown(p Pose) float32 { return 1 + .0055*p.Lift/s.scale }

func round(v float32) float32 { return float32(math.Round(float64(v))) }
