package scenes

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/sprites"
)

// dotTile is a tile in a picture: its dots in the rules' letters, where its top left dot lies, and how it is turned.
type dotTile struct {
	dots   string
	x, y   int
	turned bool
}

// clothLife is what lies on the linen of Box's box, later tiles on earlier ones; the first is the start tile, which shows
// its back.
var clothLife = []dotTile{
	{"", 0, 0, false}, {"BROYPGGPYORB", 3, 1, false}, {"ROBGYPPYGBOR", 2, -3, true}, {"GYBPROORPBYG", -3, 2, false},
	{"OBYRPGGPRYBO", 0, 4, false}, {"GRYOPBBPOYRG", 6, -2, true}, {"YPGBROORBGPY", -2, -3, false},
}

// clothSquares are the squares in it that would count: their colour, their first corner, and their dots along a side.
var clothSquares = []struct {
	colour     sprites.Colour
	x, y, side int
}{{sprites.Orange, -1, -2, 6}, {sprites.Purple, 0, 2, 4}, {sprites.Purple, 0, -1, 4}}

// dotStill is the still life on Box's box.
func dotStill(dst *ebiten.Image, scale float64, _ bool) {
	w, h := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	sprites.PaintLinen(dst, sprites.Rect{X: -80 * scale, Y: -80 * scale, W: w + 160*scale, H: h + 160*scale}, 0, scale)
	pitch := math.Round(max(min(w, h)/5.6, max(w, h)/13))
	x, y := w*.5-pitch*2.6, h*.5-pitch*1.4
	if min(w, h) < 130*scale {
		// A small frame has room for a tile and a bit.
		pitch = math.Round(min(w, h) / 4.6)
		x, y = pitch*-2.2, pitch*-.35
	}
	paintCloth(dst, x, y, pitch, scale, false)
}

// dotBoard is Box's cloth as a match may leave it, with the squares that count.
func dotBoard(dst *ebiten.Image, r sprites.Rect, scale float64, _ bool) {
	sprites.PaintLinen(dst, r, 22*scale, scale)
	pitch := math.Floor(min(r.W/14, r.H/12))
	x, y := r.X+r.W/2-2.2*pitch, r.Y+r.H/2-1.6*pitch
	paintCloth(dst.SubImage(r.Inset(4*scale).Image()).(*ebiten.Image), x, y, pitch, scale, true)
}

// paintCloth paints the tiles with the point 0, 0 at x, y, and the squares in light.
func paintCloth(dst *ebiten.Image, x, y, pitch, scale float64, squares bool) {
	x, y = math.Round(x), math.Round(y)
	sheet := sprites.NewTiles(pitch, 8, 8, scale, func(*ebiten.Image, int, float64, float64, float64) {})
	defer sheet.Dispose()
	var b sprites.Batch
	at := dst.Bounds()
	r := sprites.Rect{X: float64(at.Min.X), Y: float64(at.Min.Y), W: float64(at.Dx()), H: float64(at.Dy())}
	sheet.Points(&b, float32(x), float32(y), float32(pitch), r)
	for _, t := range clothLife {
		w, h, angle := 4., 3., float32(0)
		if t.turned {
			w, h, angle = 3, 4, sprites.TileTurned
		}
		p := sprites.At(float32(x+(float64(t.x)+(w-1)/2)*pitch), float32(y+(float64(t.y)+(h-1)/2)*pitch), float32(pitch))
		p.Angle = angle
		if t.dots == "" {
			sheet.TileBack(&b, p)
			continue
		}
		var dots sprites.TileDots
		for i := range dots {
			dots[i], _ = sprites.ColourOf(t.dots[i])
		}
		sheet.Tile(&b, &dots, p)
	}
	if squares {
		sheet.Dark(&b, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), .5)
		for _, q := range clothSquares {
			sheet.Square(&b, sprites.SquareLight{Colour: q.colour, X: float32(x + float64(q.x)*pitch), Y: float32(y + float64(q.y)*pitch),
				Side: float32(float64(q.side-1) * pitch), Value: q.side, Cell: float32(pitch), Along: 1, Glow: .7})
		}
	}
	b.Flush(dst, sheet.Image())
}
