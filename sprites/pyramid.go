package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Share is the side of a pyramid's foot in sides of its cell, by size: small, medium, large.
var Share = [3]float32{.44, .60, .78}

// Pyramids are made in these colours.
var plastic = [...]Colour{Red, Yellow, Green, Blue, Black}

// Pyramids is a sheet with pyramids: each is painted for the board's cells and for the pool's, so that both are crisp.
type Pyramids struct {
	*Sheet
	board, pool float32    // sides of cells in pixels, as painted
	want        [2]float32 // and as they are
	bodies      [2][Colours][3]cut
	symbols     [2][Colours][3]cut
	throws      [2][3]throws
}

// NewPyramids paints a sheet for cells of two sides in pixels, the board's and the pool's; scale is the pixels of the
// screen in a logical one.
func NewPyramids(board, pool, scale float64) *Pyramids {
	s := &Pyramids{Sheet: newSheet(board, scale), want: [2]float32{float32(whole(board)), float32(whole(pool))}}
	s.paint(func(k float64) []wish {
		s.board, s.pool = float32(whole(board*k)), float32(whole(pool*k))
		return s.wishShadows(s.wishPyramids(nil))
	})
	return s
}

// Fits tells whether the sheet is painted for these sizes.
func (s *Pyramids) Fits(board, pool, scale float64) bool {
	return s.want == [2]float32{float32(whole(board)), float32(whole(pool))} && s.unit == float32(scale)
}

// symbolAt is how far above the middle the symbol stands on the far facet, in sides of the foot, and symbolHalf half its
// height.
const (
	symbolAt   = .347
	symbolHalf = .08
)

// wishPyramids asks for the bodies and the symbols of all pyramids, for the board and for the pool.
func (s *Pyramids) wishPyramids(wishes []wish) []wish {
	for set, cell := range [2]float32{s.board, s.pool} {
		for size, share := range Share {
			side := share * cell
			for _, c := range plastic {
				n := ceil(side/2) + 1
				wishes = append(wishes, wish{w: 2 * n, h: 2 * n, cx: n, cy: n, to: &s.bodies[set][c][size],
					paint: func(dst *ebiten.Image, cx, cy float32) { paintPyramid(dst, cx, cy, side, c, size) }})
				m := ceil(side*symbolHalf*1.1) + 2
				wishes = append(wishes, wish{w: 2 * m, h: 2 * m, cx: m, cy: m, to: &s.symbols[set][c][size],
					paint: func(dst *ebiten.Image, cx, cy float32) { paintSymbol(dst, cx, cy, side*symbolHalf, c) }})
			}
		}
	}
	return wishes
}

// paintPyramid paints a pyramid's body with its pips round a point; side is that of its foot, all in pixels.
func paintPyramid(dst *ebiten.Image, cx, cy, side float32, c Colour, size int) {
	t := c.Steps()
	n := ceil(side/2) + 1
	// A symbol needs what it stands on to be dark if it is light, and light if it is dark.
	north := t.Light
	if t.Mark[1] > .5 {
		north = t.Base
	}
	op := &ebiten.DrawRectShaderOptions{}
	op.GeoM.Translate(float64(int(cx)-n), float64(int(cy)-n))
	op.Uniforms = map[string]any{
		"Centre": []float32{cx, cy}, "Side": side, "Pips": float32(size + 1),
		"Base": t.Base[:3], "Hi": t.Hi[:3], "Light": t.Light[:3], "Dark": t.Dark[:3], "Deep": t.Deep[:3],
		"Ink": t.Ink[:3], "Mark": t.Mark[:3], "North": north[:3],
	}
	dst.DrawRectShader(2*n, 2*n, Shader("pyramid"), op)
}

// Pyramid adds the body of a pyramid; size is 0 for small, 1 for medium, 2 for large. symbols tells whether it carries
// its colour's symbol.
func (s *Pyramids) Pyramid(b *Batch, c Colour, size int, p Pose, symbols bool) {
	set, k := s.set(p.Cell)
	x, y := s.rest(p, k)
	// A lifted piece is nearer to the eye.
	k *= 1 + .0055*p.Lift/s.unit
	sx, sy := k*(2-p.Squash), k*p.Squash
	l := p.Alpha * (1 - p.Dim)
	light := ink{l, l, l, p.Alpha}
	b.at(s.bodies[set][c][size], x, y, sx, sy, p.Angle, light)
	if !symbols {
		return
	}
	up := round(symbolAt * Share[size] * s.side(set)) // on a whole pixel of the body
	sin, cos := math.Sincos(float64(p.Angle))
	b.at(s.symbols[set][c][size], x+float32(sin)*up*sy, y-float32(cos)*up*sy, sx, sy, p.Angle, light)
}

// set is which of the two paintings a piece in a cell of that side is drawn from, the smaller one that needn't be
// enlarged, and by how much it is scaled.
func (s *Pyramids) set(cell float32) (set int, k float32) {
	if cell <= s.pool*1.02 {
		set = 1
	}
	k = cell / s.side(set)
	if k > .985 && k < 1.02 {
		k = 1 // the sheet's sides are whole pixels; a piece at rest is drawn pixel by pixel
	}
	return set, k
}

func (s *Pyramids) side(set int) float32 {
	if set == 1 {
		return s.pool
	}
	return s.board
}

// rest is where a piece is drawn: on whole pixels while it lies, or it would be blurred.
func (s *Pyramids) rest(p Pose, k float32) (x, y float32) {
	if k == 1 && p.Lift == 0 && p.Squash == 1 && p.Angle == 0 {
		return round(p.X), round(p.Y)
	}
	return p.X, p.Y
}

func round(v float32) float32 { return float32(math.Round(float64(v))) }
