package sprites

import "github.com/hajimehoshi/ebiten/v2"

// PaintTable paints the walnut table under its lamp over a window of w x h pixels.
func PaintTable(dst *ebiten.Image, w, h int, scale float64) {
	Shape{W: float32(w), H: float32(h), Fill: [3]Tint{Hex(0x4A3018, 1), Hex(0x34200F, 1), Hex(0x140A04, 1)}}.Draw(dst)
}

// Grid is a board of square cells. Lengths are pixels.
type Grid struct {
	X, Y       float32 // the board's corner
	W, H       float32
	Radius     float32 // of the board's corners; 0 on a phone, edge to edge
	CellX      float32 // the corner of the first cell
	CellY      float32
	Cell, Gap  float32 // a cell's side, and what is between two
	Cols, Rows int
}

// PaintSlate paints a board of slate with a sunk cell at each place.
func PaintSlate(dst *ebiten.Image, g Grid, scale float64) {
	Shape{X: g.X, Y: g.Y, W: g.W, H: g.H, Radius: g.Radius, Fill: Slate}.Draw(dst)
	for j := range g.Rows {
		for i := range g.Cols {
			x, y := g.CellX+float32(i)*(g.Cell+g.Gap), g.CellY+float32(j)*(g.Cell+g.Gap)
			Shape{X: x, Y: y, W: g.Cell, H: g.Cell, Radius: g.Cell * 14 / 144,
				Fill: Flat(Hex(0x131A1F, 1))}.Draw(dst)
		}
	}
}

// PaintPanel paints a panel with its shadow and the light on its upper edge.
func PaintPanel(dst *ebiten.Image, x, y, w, h float32, scale float64) {
	Shape{X: x, Y: y, W: w, H: h, Radius: 20 * float32(scale), Fill: Panel, Mid: .42, Angle: -12}.Draw(dst)
}
