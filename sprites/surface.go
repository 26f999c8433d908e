package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// The surfaces are painted into layers that are kept: they cost some milliseconds, and change only with the window.

// PaintTable paints the walnut table under its lamp over a window of w x h pixels; scale is the pixels of the screen in
// a logical one.
func PaintTable(dst *ebiten.Image, w, h int, scale float64) {
	op := &ebiten.DrawRectShaderOptions{}
	op.Uniforms = map[string]any{"Scale": float32(scale), "Size": []float32{float32(w), float32(h)}}
	dst.DrawRectShader(w, h, Shader("wood"), op)
}

// Grid is a board of square cells. Lengths are pixels.
type Grid struct {
	X, Y       float32 // the board's corner
	W, H       float32
	Radius     float32 // of the board's corners; 0 on a phone, where it goes from edge to edge
	CellX      float32 // the corner of the first cell
	CellY      float32
	Cell, Gap  float32 // a cell's side, and what is between two
	Cols, Rows int
}

// round of a cell's corners, in its sides.
const cellRound = 14. / 144

// At is the corner of a cell in pixels; the first is 0, 0.
func (g Grid) At(col, row int) (x, y float32) {
	return g.CellX + float32(col)*(g.Cell+g.Gap), g.CellY + float32(row)*(g.Cell+g.Gap)
}

// PaintSlate paints a board of slate with a sunk cell at each place, and its shadow on the table.
func PaintSlate(dst *ebiten.Image, g Grid, scale float64) {
	u := float32(scale)
	groove := float32(0)
	if margin := min(g.CellX-g.X, g.CellY-g.Y) / u; margin >= 14 {
		groove = 9.5
	}
	paintOver(dst, "slate", g.X, g.Y, g.W, g.H, 56*u, map[string]any{
		"Scale": u, "Size": []float32{g.W / u, g.H / u}, "Radius": g.Radius / u,
		"First": []float32{(g.CellX - g.X) / u, (g.CellY - g.Y) / u}, "Cell": g.Cell / u, "Round": g.Cell / u * cellRound,
		"Pitch": (g.Cell + g.Gap) / u, "Count": []float32{float32(g.Cols), float32(g.Rows)}, "Groove": groove,
	})
}

// PaintPanel paints a panel with its shadow and the light on its edges; lengths are pixels.
func PaintPanel(dst *ebiten.Image, x, y, w, h float32, scale float64) {
	u := float32(scale)
	paintOver(dst, "panel", x, y, w, h, 80*u, map[string]any{
		"Scale": u, "Size": []float32{w / u, h / u}, "Radius": float32(20),
	})
}

// paintOver runs a shader over a rectangle and what lies within margin of it, all in pixels.
func paintOver(dst *ebiten.Image, shader string, x, y, w, h, margin float32, uniforms map[string]any) {
	o := dst.Bounds().Min
	left, top := math.Floor(float64(x-margin)), math.Floor(float64(y-margin))
	right, bottom := math.Ceil(float64(x+w+margin)), math.Ceil(float64(y+h+margin))
	uniforms["Corner"] = []float32{x - float32(o.X), y - float32(o.Y)}
	op := &ebiten.DrawRectShaderOptions{Uniforms: uniforms}
	op.GeoM.Translate(left, top)
	dst.DrawRectShader(int(right-left), int(bottom-top), Shader(shader), op)
}
