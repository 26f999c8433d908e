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

// pyramidStill is the still life on Juxtapose's box: a corner of its slate with pyramids of all sizes, as many cells as
// the frame has room for.
func pyramidStill(dst *ebiten.Image, scale float64, symbols bool) {
	w, h := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	cols, rows := 2, 2
	if w > h {
		cols = min(4, int(math.Round(2*w/h)))
	} else {
		rows = min(4, int(math.Round(2*h/w)))
	}
	all := []standing{{sprites.Red, 2, 0, 0}, {sprites.Blue, 1, 1, 0}, {sprites.Yellow, 1, 0, 1}, {sprites.Green, 0, 1, 1},
		{sprites.Black, 0, 2, 0}, {sprites.Yellow, 2, 2, 1}, {sprites.Black, 1, 0, 2}, {sprites.Blue, 2, 1, 2},
		{sprites.Red, 0, 3, 1}}
	var seen []standing
	for _, s := range all {
		if s.col < cols && s.row < rows {
			seen = append(seen, s)
		}
	}
	// The slate goes on beyond the frame, so that its cells are cut by it.
	pitch := max(w/float64(cols), h/float64(rows)) * .985
	gap := pitch * .04
	x, y := (w-pitch*float64(cols)+gap)/2, (h-pitch*float64(rows)+gap)/2
	g := sprites.Grid{X: float32(x - 2*pitch), Y: float32(y - 2*pitch), Cell: float32(pitch - gap), Gap: float32(gap),
		Cols: cols + 2, Rows: rows + 2}
	g.CellX, g.CellY = float32(x-pitch), float32(y-pitch)
	g.W, g.H = float32(pitch*float64(cols+4)), float32(pitch*float64(rows+4))
	for i := range seen {
		seen[i].col++
		seen[i].row++
	}
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
	sheet := sprites.NewSheet(float64(g.Cell), 8, scale)
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
		sheet.Beam(&b, p.X-dx, p.Y-dy, q.X+dx, q.Y+dy, 1, .85)
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

// paintRow paints a strip of slate with pyramids on it, in a frame.
func paintRow(t *kit.Theme, dst *ebiten.Image, r kit.Rect, n int, all []standing, symbols bool) {
	radius := t.Px(14)
	t.Framed(dst, r, radius, func(in *ebiten.Image) {
		g := rowGrid(kit.Rect{W: r.W, H: r.H}, n)
		paintPyramids(in, g, all, nil, t.Scale, symbols)
	})
	t.Rim(dst, r, radius)
}
