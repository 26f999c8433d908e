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
	board, pool float32    // sides of cells in pixels, as painted
	scale       float32    // pixels of the screen in a logical one, as painted
	unit        float32    // and as they are
	want        [2]float32 // sides of cells, as they are
	bodies      [2][Colours][3]cut
	symbols     [2][Colours][3]cut
	throws      [2][3]throws
	marks       [markKinds]patch
	glow, core  bar // of a finished line
	badge       cut // the cross of what is refused
	disc        cut // the ring round whose turn it is
	pill        patch
	solid       cut
}

// Pyramids are made in these colours.
var plastic = [...]Colour{Red, Yellow, Green, Blue, Black}

// NewSheet paints a sheet for cells of two sides in pixels, the board's and the pool's; scale is the pixels of the
// screen in a logical one.
//
// What doesn't fit on the largest sheet is painted smaller, and enlarged when it is drawn: that takes a window of more than
// 8K, and is better than no piece at all.
func NewSheet(board, pool, scale float64) *Sheet {
	s := &Sheet{unit: float32(scale), want: [2]float32{float32(whole(board)), float32(whole(pool))}}
	for k := 1.0; ; k *= smaller {
		s.board, s.pool, s.scale = float32(whole(board*k)), float32(whole(pool*k)), float32(scale*k)
		wishes := s.wishes()
		if side, ok := spread(wishes, largestSheet); ok {
			s.image = paintAll(wishes, side)
			return s
		}
	}
}

const (
	largestSheet = 8192 // a side that every graphics card of a desktop takes
	smaller      = .9
)

// wishes are all sprites of the sheet, from tall to low.
func (s *Sheet) wishes() (wishes []wish) {
	wishes = s.wishPyramids(wishes)
	wishes = s.wishShadows(wishes)
	wishes = s.wishMarks(wishes)
	wishes = s.wishBeam(wishes)
	wishes = s.wishTurn(wishes)
	wishes = append(wishes, wish{w: 4, h: 4, to: &s.solid, paint: func(dst *ebiten.Image, x, y float32) {
		Shape{X: x, Y: y, W: 4, H: 4, Fill: Flat(Hex(0xFFFFFF, 1))}.Draw(dst)
	}})
	slices.SortStableFunc(wishes, func(a, b wish) int { return b.h - a.h })
	return wishes
}

// whole rounds a side up to the pixel: sprites made for less would be enlarged, and blurred.
func whole(side float64) float64 { return math.Ceil(max(side, 8)) }

// Fits tells whether the sheet is painted for these sizes.
func (s *Sheet) Fits(board, pool, scale float64) bool {
	return s.want == [2]float32{float32(whole(board)), float32(whole(pool))} && s.unit == float32(scale)
}

// Image is what a batch of this sheet is flushed from.
func (s *Sheet) Image() *ebiten.Image { return s.image }

// Dispose gives the sheet's memory back. The sheet can't be used any more.
func (s *Sheet) Dispose() { s.image.Deallocate() }

// Dark lays the room's dark over a rectangle in pixels.
func (s *Sheet) Dark(b *Batch, x, y, w, h, alpha float32) {
	s.Fill(b, x, y, w, h, Hex(0x0A0604, alpha))
}

// Fill lays a tone over a rectangle in pixels.
func (s *Sheet) Fill(b *Batch, x, y, w, h float32, t Tint) {
	b.quad(s.solid, [4]float32{x, x + w, x, x + w}, [4]float32{y, y, y + h, y + h}, tone(t, t[3]))
}
