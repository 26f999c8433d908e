package scenes

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// standing is a pyramid in a picture: its colour, its size and its cell.
type standing struct {
	colour   sprites.Colour
	size     int
	col, row int
}

// stillLife is what stands on the slate of Juxtapose's box. How much of it is seen depends on the frame: two cells on
// its short side, and as many on its long one as there is room for.
var stillLife = []standing{
	{sprites.Red, 2, 0, 0}, {sprites.Blue, 1, 1, 0}, {sprites.Yellow, 1, 0, 1}, {sprites.Green, 0, 1, 1},
	{sprites.Black, 1, 2, 0}, {sprites.Blue, 2, 2, 1}, {sprites.Green, 2, 3, 0}, {sprites.Red, 0, 3, 1}, {sprites.Yellow, 0, 4, 0},
	{sprites.Black, 1, 0, 2}, {sprites.Blue, 2, 1, 2}, {sprites.Green, 2, 0, 3}, {sprites.Red, 0, 1, 3},
}

// pyramidStill is the still life on Juxtapose's box: a corner of its slate, which goes on beyond the frame.
func pyramidStill(dst *ebiten.Image, scale float64, symbols bool) {
	w, h := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	gap := min(w, h) * .022
	pitch := (min(w, h) - gap) / 2
	if over := math.Mod(max(w, h)/pitch, 1); over < .25 {
		// Too little of the next cell would be seen to be one.
		pitch = (max(w, h) - gap) / math.Floor(max(w, h)/pitch)
	}
	cols, rows := int(math.Ceil((w-gap)/pitch-.1)), int(math.Ceil((h-gap)/pitch-.1))
	x, y := min(0, (w-gap-2*pitch)/2), min(0, (h-gap-2*pitch)/2)
	var seen []standing
	for _, s := range stillLife {
		if s.col < cols && s.row < rows {
			seen = append(seen, standing{s.colour, s.size, s.col + 1, s.row + 1})
		}
	}
	g := sprites.Grid{X: float32(gap - 2*pitch), Y: float32(gap - 2*pitch), Cell: float32(math.Round(pitch - gap)), Gap: float32(gap),
		CellX: float32(x + gap - pitch), CellY: float32(y + gap - pitch), Cols: cols + 1, Rows: rows + 1}
	g.W, g.H = float32(pitch*float64(cols+4)), float32(pitch*float64(rows+4))
	paintPyramids(dst, g, seen, nil, scale, symbols)
}

// pyramidBoard is Juxtapose's board as a match may leave it: nine are down, and the three red ones are in line.
func pyramidBoard(dst *ebiten.Image, r kit.Rect, scale float64, symbols bool) {
	all := []standing{
		{sprites.Green, 1, 0, 0}, {sprites.Yellow, 2, 3, 0},
		{sprites.Blue, 0, 1, 1}, {sprites.Red, 2, 2, 1},
		{sprites.Yellow, 0, 0, 2}, {sprites.Red, 1, 1, 2}, {sprites.Black, 1, 3, 2},
		{sprites.Red, 0, 0, 3}, {sprites.Green, 2, 2, 3},
	}
	side := r.W
	margin := math.Round(side * .03)
	gap := math.Round(side * .012)
	cell := math.Floor((side - 2*margin - 3*gap) / 4)
	margin = (side - 4*cell - 3*gap) / 2
	y := r.Y + (r.H-side)/2 // a low frame shows the middle of it
	g := sprites.Grid{X: float32(r.X), Y: float32(y), W: float32(side), H: float32(side), Radius: float32(22 * scale),
		CellX: float32(math.Round(r.X + margin)), CellY: float32(math.Round(y + margin)), Cell: float32(cell), Gap: float32(gap),
		Cols: 4, Rows: 4}
	paintPyramids(dst, g, all, []int{7, 5, 3}, scale, symbols)
}

// paintPyramids paints slate and what stands on it; won lists what is in line, whose light leaves the rest in the dark.
func paintPyramids(dst *ebiten.Image, g sprites.Grid, all []standing, won []int, scale float64, symbols bool) {
	sprites.PaintSlate(dst, g, scale)
	sheet := sprites.NewPyramids(float64(g.Cell), 8, scale)
	defer sheet.Dispose()
	var b sprites.Batch
	pose := func(i int) sprites.Pose {
		x, y := g.At(all[i].col, all[i].row)
		p := sprites.At(x+g.Cell/2, y+g.Cell/2, g.Cell)
		if won != nil {
			p.Dim = .34
			for _, k := range won {
				if k == i {
					p.Dim = 0
				}
			}
		}
		return p
	}
	for i, s := range all {
		sheet.PyramidShadow(&b, s.colour, s.size, pose(i))
	}
	for i, s := range all {
		sheet.Pyramid(&b, s.colour, s.size, pose(i), symbols)
	}
	if len(won) > 1 {
		p, q := pose(won[0]), pose(won[len(won)-1])
		dx, dy := (q.X-p.X)*.13, (q.Y-p.Y)*.13
		sheet.Beam(&b, p.X-dx, p.Y-dy, q.X+dx, q.Y+dy, 1, .4)
	}
	b.Flush(dst, sheet.Image())
}

// rowGrid is a strip of slate with one row of cells that fill it.
func rowGrid(r kit.Rect, n int) sprites.Grid {
	gap := math.Round(r.W * .012)
	margin := gap * 1.5
	cell := math.Floor(min((r.W-2*margin-gap*float64(n-1))/float64(n), r.H-2*margin))
	// Where the strip is lower than its cells would be wide, the gaps take what is left.
	gap = (r.W - 2*margin - cell*float64(n)) / float64(n-1)
	return sprites.Grid{X: float32(r.X), Y: float32(r.Y), W: float32(r.W), H: float32(r.H),
		CellX: float32(r.X + margin), CellY: float32(math.Round(r.Y + (r.H-cell)/2)), Cell: float32(cell), Gap: float32(gap), Cols: n, Rows: 1}
}

var rowOfAll = []standing{{sprites.Red, 2, 0, 0}, {sprites.Yellow, 2, 1, 0}, {sprites.Green, 2, 2, 0}, {sprites.Blue, 2, 3, 0}, {sprites.Black, 2, 4, 0}}

// paintRow fills an image with a strip of slate and what stands on it.
func paintRow(dst *ebiten.Image, n int, all []standing, scale float64, symbols bool) {
	b := dst.Bounds()
	g := rowGrid(kit.Rect{W: float64(b.Dx()), H: float64(b.Dy())}, n)
	paintPyramids(dst, g, all, nil, scale, symbols)
}
