package sprites

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Share is the side of a pyramid's foot in sides of its cell, by size: small, medium, large.
var Share = [3]float32{.44, .60, .78}

// Sheet is one image with all sprites of a table, painted for the size at which they will be seen: each piece for the
// board's cells and for the pool's, so that both are crisp. It is painted once and again only when a size changes.
type Sheet struct {
	image       *ebiten.Image
	board, pool float32 // sides of cells in pixels
	scale       float32 // pixels of the screen in a logical one
	bodies      [2][Colours][3]cut
	symbols     [2][Colours][3]cut
	throws      [2][3]throws
	marks       [markKinds]patch
	glow, core  bar // of a finished line
	badge       cut // the cross of what is refused
	disc        cut // the ring round whose turn it is
	pill        patch
	shade       patch // the dark over a board with round corners
	solid       cut
}

// Pyramids are made in these colours.
var plastic = [...]Colour{Red, Yellow, Green, Blue, Black}

// NewSheet paints a sheet for cells of two sides in pixels, the board's and the pool's; scale is the pixels of the
// screen in a logical one.
func NewSheet(board, pool, scale float64) *Sheet {
	s := &Sheet{board: float32(whole(board)), pool: float32(whole(pool)), scale: float32(scale)}
	var wishes []wish
	wishes = s.wishPyramids(wishes)
	wishes = s.wishShadows(wishes)
	wishes = s.wishMarks(wishes)
	wishes = s.wishBeam(wishes)
	wishes = s.wishTurn(wishes)
	wishes = append(wishes, wish{w: 4, h: 4, to: &s.solid, paint: func(dst *ebiten.Image, x, y float32) {
		Shape{X: x, Y: y, W: 4, H: 4, Fill: Flat(Hex(0xFFFFFF, 1))}.Draw(dst)
	}})
	wishes = s.wishShade(wishes)
	slices.SortStableFunc(wishes, func(a, b wish) int { return b.h - a.h })
	s.image = spread(wishes, 8192)
	return s
}

// whole rounds a side up to the pixel: sprites made for less would be enlarged, and blurred.
func whole(side float64) float64 { return math.Ceil(max(side, 8)) }

// Fits tells whether the sheet is painted for these sizes.
func (s *Sheet) Fits(board, pool, scale float64) bool {
	return s.board == float32(whole(board)) && s.pool == float32(whole(pool)) && s.scale == float32(scale)
}

// Image is what a batch of this sheet is flushed from.
func (s *Sheet) Image() *ebiten.Image { return s.image }

// Dispose gives the sheet's memory back. The sheet can't be used any more.
func (s *Sheet) Dispose() { s.image.Deallocate() }

// The dark over a board ends softly at its edge, with corners as round. Lengths are logical pixels.
const (
	shadeSide = 96
	shadeEdge = 24 // the radius of the corners
	shadeSoft = 2  // sigma of the edge
)

func (s *Sheet) wishShade(wishes []wish) []wish {
	u := s.scale
	n := int(round(shadeSide * u))
	s.shade.margin = float32(ceil(3 * shadeSoft * u))
	s.shade.corner = float32(ceil((shadeEdge + 6*shadeSoft) * u))
	return append(wishes, wish{w: n, h: n, to: &s.shade.cut, paint: func(dst *ebiten.Image, x, y float32) {
		m := s.shade.margin
		Shape{X: x + m, Y: y + m, W: float32(n) - 2*m, H: float32(n) - 2*m, Radius: shadeEdge * u, Blur: shadeSoft * u,
			Fill: Flat(Hex(0x0A0604, 1))}.Draw(dst)
	}})
}

// Dark lays the room's dark over a rectangle in pixels.
func (s *Sheet) Dark(b *Batch, x, y, w, h, alpha float32) {
	s.Fill(b, x, y, w, h, Hex(0x0A0604, alpha))
}

// Shade lays it over a board with round corners.
func (s *Sheet) Shade(b *Batch, x, y, w, h, alpha float32) {
	// Half of the soft edge lies on the rim, the other half fades out beyond it on the table's shadow.
	m := s.shade.margin
	s.stretch(b, &s.shade, x-m, y-m, w+2*m, h+2*m, fade(alpha), false)
}

// Fill lays a tone over a rectangle in pixels.
func (s *Sheet) Fill(b *Batch, x, y, w, h float32, t Tint) {
	b.quad(s.solid, [4]float32{x, x + w, x, x + w}, [4]float32{y, y, y + h, y + h}, tone(t, t[3]))
}
