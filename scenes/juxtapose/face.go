// Package juxtapose is Juxtapose's face on the shared table: a slate board of four by four, the pool of pyramids beside
// it, and its words. What may be done it asks of the rules.
package juxtapose

import (
	"quintet/rules"
	game "quintet/rules/juxtapose"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// Face implements table.Face.
type Face struct {
	table.Plain
	theme *kit.Theme
	sheet *sprites.Pyramids
	plan  *table.Plan
	grid  sprites.Grid
	pool  pool
	apart bool // the letters of the squares stand outside the cells
}

// What else of the shared table it takes part in, spelt as that asks for it.
var _ table.Reasoner = (*Face)(nil)

// New is a face not yet laid out.
func New() table.Face { return &Face{} }

// colours of the pyramids, in the order of the rules.
var colours = [game.Colours]sprites.Colour{sprites.Red, sprites.Yellow, sprites.Green, sprites.Blue, sprites.Black}

// Wants asks for the pool: three rows that grow with the width. In the slide phase its room says what wins, so that the
// board stays where it is.
func (f *Face) Wants(w *kit.Words, s rules.Sight) table.Wants {
	return table.Wants{Seats: s.Players(), Prompts: prompts(w), Tray: func(w float64) (best, least float64) {
		return max(w*236/488, poolLeast), poolLeast
	}}
}

// poolLeast is the height of three rows that a finger can still tell apart, in logical pixels.
const poolLeast = 140

// Lay places the squares and the pool.
func (f *Face) Lay(e *kit.Env, p *table.Plan, _ rules.Sight, spots *sprites.Targets) {
	f.theme, f.plan = e.Theme, p
	f.layBoard(e, p)
	f.pool.lay(p.Tray)
	if f.sheet == nil || !f.sheet.Fits(float64(f.grid.Cell), f.pool.cell, e.Scale) {
		f.Dispose()
		f.sheet = sprites.NewPyramids(float64(f.grid.Cell), f.pool.cell, e.Scale)
	}
	for piece := range game.Pieces {
		s := game.PoolSpot(piece)
		spots.Add(s, f.pool.slot(s))
	}
	for x := range int8(game.Side) {
		for y := range int8(game.Side) {
			spots.Add(game.BoardSpot(x, y), f.cell(x, y))
		}
	}
}

// Shares of the board's side, as in the picture of 640 pixels with cells of 144.
const (
	rim  = 20. / 640
	gap  = 8. / 640
	edge = 16. / 672 // of the board's square that the table is seen in
)

// lettered is the side of a cell, in logical pixels, from which on there is room for the letters of the squares.
const lettered = 64

// layBoard makes the grid. A phone's board goes from edge to edge with a slim rim; else the letters of the squares are on the
// rim, since a large pyramid would hide one in the corner of its square, and at large text sizes they have a strip of their own.
func (f *Face) layBoard(e *kit.Env, p *table.Plan) {
	b := p.Board
	g := sprites.Grid{Cols: game.Side, Rows: game.Side}
	r, between := 6./390, 4.5/390
	f.apart = false
	strip := 0.0
	switch {
	case p.Portrait && b.W >= p.Window.W:
	case p.Text > 1.25 && !p.Portrait:
		f.apart = true
		strip = e.Theme.Line(kit.Body)
		r, between = 15./536, 6./536
		g.Radius = float32(e.Px(24))
	default:
		b = b.Inset(b.W * edge)
		r, between = rim, gap
		g.Radius = float32(e.Px(24))
	}
	b = b.Snap()
	if cell := b.W * (1 - 2*r - 3*between) / game.Side; !f.apart && cell >= e.Px(lettered) {
		f.apart = true
		strip = max(0, e.Theme.TextPx(kit.Small)+e.Px(2)-r*b.W)
	}
	side := b.W - strip
	cell := int((side - 2*side*r - 3*side*between) / 4)
	g.Cell = float32(cell)
	g.Gap = float32(int((side*(1-2*r) - 4*float64(cell)) / 3))
	used := 4*g.Cell + 3*g.Gap
	left := float32(int((side - float64(used)) / 2))
	g.X, g.Y, g.W, g.H = float32(b.X), float32(b.Y), float32(b.W), float32(b.H)
	g.CellX, g.CellY = g.X+left+float32(int(strip)), g.Y+left
	f.grid = g
}

// cell is a square of the board: x counts the columns from the left, y the rows from the bottom.
func (f *Face) cell(x, y int8) kit.Rect {
	g := &f.grid
	step := g.Cell + g.Gap
	return kit.Rect{X: float64(g.CellX + float32(x)*step), Y: float64(g.CellY + float32(game.Side-1-y)*step),
		W: float64(g.Cell), H: float64(g.Cell)}
}

// Dispose frees the sprites.
func (f *Face) Dispose() {
	if f.sheet != nil {
		f.sheet.Dispose()
		f.sheet = nil
	}
}

// Home implements table.Face.
func (f *Face) Home(piece int, at []rules.Place) sprites.Pose { return f.home(at[piece]) }

func (f *Face) home(at rules.Place) sprites.Pose {
	if at.Spot.Zone == game.ZonePool {
		x, y := f.pool.slot(at.Spot).Mid()
		return sprites.At(float32(x), float32(y), float32(f.pool.cell))
	}
	x, y := f.cell(at.Spot.X, at.Spot.Y).Mid()
	return sprites.At(float32(x), float32(y), f.grid.Cell)
}

// Half implements table.Face.
func (f *Face) Half(piece int, cell float32) float32 {
	_, size := game.Piece(piece)
	return sprites.Share[size] * cell / 2
}

// Motions implements table.Face.
func (f *Face) Motions() map[rules.Cue]sprites.Motion {
	return map[rules.Cue]sprites.Motion{
		rules.CueDrop: sprites.Drop, rules.CueSlide: sprites.Slide, rules.CueSwap: sprites.Swap, rules.CueLine: sprites.Line,
	}
}

// Weight implements table.Face.
func (f *Face) Weight(piece int) float32 {
	_, size := game.Piece(piece)
	return float32(size) / 2
}

// Sheet implements table.Face.
func (f *Face) Sheet() *sprites.Sheet { return f.sheet.Sheet }

// Shadow implements table.Face.
func (f *Face) Shadow(b *sprites.Batch, piece int, p sprites.Pose) {
	colour, size := game.Piece(piece)
	f.sheet.PyramidShadow(b, colours[colour], size, p)
}

// Body implements table.Face.
func (f *Face) Body(b *sprites.Batch, piece int, p sprites.Pose, symbols bool) {
	colour, size := game.Piece(piece)
	f.sheet.Pyramid(b, colours[colour], size, p, symbols)
}

// Darken implements table.Face.
func (f *Face) Darken(b *sprites.Batch, alpha float32) {
	g := &f.grid
	if g.Radius > 0 {
		f.sheet.Shade(b, g.X, g.Y, g.W, g.H, alpha)
	} else {
		f.sheet.Dark(b, g.X, g.Y, g.W, g.H, alpha)
	}
}

// beyond is how far a line of light goes on past the middles of its ends, in sides of a cell.
const beyond = .34

// Light implements table.Face: a beam along a line.
func (f *Face) Light(b *sprites.Batch, line []rules.Spot, along, glow float32) {
	middle := func(s rules.Spot) (x, y float32) {
		mx, my := f.cell(s.X, s.Y).Mid()
		return float32(mx), float32(my)
	}
	x0, y0 := middle(line[0])
	x1, y1 := middle(line[len(line)-1])
	dx, dy := (x1-x0)/float32(len(line)-1)*beyond, (y1-y0)/float32(len(line)-1)*beyond
	f.sheet.Beam(b, x0-dx, y0-dy, x1+dx, y1+dy, along, glow)
}

// Marked implements table.Face.
func (f *Face) Marked(dst []rules.Spot, s rules.Sight, i int) []rules.Spot {
	return table.Changed(dst, s, i)
}
