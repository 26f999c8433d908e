package sprites

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sheet is one image with all sprites of a table: what light says on every table, and beside it the pieces of a game, for
// which there is a type each that holds a sheet. It is painted for the size at which its sprites will be seen, once, and
// again only when a size changes.
type Sheet struct {
	image      *ebiten.Image
	cell       float32 // the side of a cell of the board in pixels: what marks are made for
	scale      float32 // pixels of the screen in a logical one, as painted
	unit       float32 // and as they are
	round      bool    // cells are round
	marks      [markKinds]patch
	rounds     [markKinds]patch // the same where cells are round
	glow, core bar              // of a finished line
	cross      cut              // the badge of what is refused
	tick       cut              // and of what is advised
	disc       cut              // the ring round whose turn it is
	pill       patch
	shade      patch // the dark over a board with round corners
	solid      cut
}

// newSheet is a sheet not yet painted, for cells of a side in pixels; scale is the pixels of the screen in a logical one.
func newSheet(cell, scale float64) *Sheet {
	return &Sheet{cell: float32(whole(cell)), unit: float32(scale)}
}

const (
	largestSheet = 8192 // a side that every graphics card of a desktop takes
	smaller      = .9
)

// paint paints what all sheets have and a game's own sprites. What doesn't fit on the largest sheet is painted smaller, and
// enlarged when it is drawn: that takes a window of more than 8K, and is better than no piece at all. So own is asked for
// sprites k times as large as they should be, k being 1 if all is well.
func (s *Sheet) paint(own func(k float64) []wish) {
	cell := float64(s.cell)
	for k := 1.0; ; k *= smaller {
		s.cell, s.scale = float32(whole(cell*k)), float32(float64(s.unit)*k)
		wishes := s.wishes(own(k))
		if side, ok := spread(wishes, largestSheet); ok {
			s.image = paintAll(wishes, side)
			return
		}
	}
}

// wishes are all sprites of the sheet, from tall to low.
func (s *Sheet) wishes(wishes []wish) []wish {
	wishes = s.wishMarks(wishes)
	wishes = s.wishBeam(wishes)
	wishes = s.wishTurn(wishes)
	wishes = append(wishes, wish{w: 4, h: 4, to: &s.solid, paint: func(dst *ebiten.Image, x, y float32) {
		Shape{X: x, Y: y, W: 4, H: 4, Fill: Flat(Hex(0xFFFFFF, 1))}.Draw(dst)
	}})
	wishes = s.wishShade(wishes)
	slices.SortStableFunc(wishes, func(a, b wish) int { return b.h - a.h })
	return wishes
}

// whole rounds a side up to the pixel: sprites made for less would be enlarged, and blurred.
func whole(side float64) float64 { return math.Ceil(max(side, 8)) }

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
