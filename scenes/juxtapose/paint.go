package juxtapose

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	game "quintet/rules/juxtapose"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// pool is the tray of pyramids that wait: a column a colour, a row a size. Its places stay, so that what has gone is seen.
type pool struct {
	tray   kit.Rect
	column float64 // the width of one
	gapX   float64
	top    [game.Sizes]float64
	height [game.Sizes]float64
	cell   float64 // the cell that its pyramids are drawn for
}

func (p *pool) lay(r kit.Rect) {
	p.tray = r
	p.gapX = r.W * 14 / 488
	p.column = (r.W - 4*p.gapX) / game.Colours
	gap := r.H * 12 / 236
	free := r.H - 2*gap
	y := r.Y
	for row, share := range [...]float64{82, 70, 60} {
		p.top[row], p.height[row] = y, free*share/212
		y += p.height[row] + gap
	}
	// The large ones fill four fifths of their place, whichever way that is narrower.
	p.cell = min(.8*p.height[0], .77*p.column) / float64(sprites.Share[2])
}

func (p *pool) slot(s rules.Spot) kit.Rect {
	return kit.Rect{X: p.tray.X + float64(s.X)*(p.column+p.gapX), Y: p.top[s.Y], W: p.column, H: p.height[s.Y]}.Snap()
}

// PaintBoard paints the slate with the names of its squares.
func (f *Face) PaintBoard(dst *ebiten.Image) {
	sprites.PaintSlate(dst, f.grid, f.theme.Scale)
	if !f.apart {
		return // on phones there is no room for them
	}
	for i := range int8(game.Side) {
		letter, digit := string(rune('a'+i)), string(rune('1'+i))
		low, left := f.cell(i, 0), f.cell(0, i)
		f.theme.TextIn(dst, letter, kit.Rect{X: low.X, Y: low.Y + low.H, W: low.W, H: float64(f.grid.Y+f.grid.H) - low.Y - low.H},
			kit.Small, sprites.SlateText, kit.Middle, kit.Middle)
		f.theme.TextIn(dst, digit, kit.Rect{X: float64(f.grid.X), Y: left.Y, W: left.X - float64(f.grid.X), H: left.H},
			kit.Small, sprites.SlateText, kit.Middle, kit.Middle)
	}
}

// PaintTray paints the places of the pool, or in the slide phase what wins.
func (f *Face) PaintTray(e *kit.Env, dst *ebiten.Image, s rules.Sight) {
	st := s.State()
	if game.Pool(st) == 0 {
		f.paintGoals(e, dst, st)
		return
	}
	for piece := range game.Pieces {
		r := f.pool.slot(game.PoolSpot(piece))
		f.theme.Well(dst, r, e.Px(14))
		if game.Pool(st).Has(piece) {
			continue
		}
		side := 2 * float64(f.Half(piece, float32(f.pool.cell)))
		x, y := r.Mid()
		sprites.Shape{X: float32(x - side/2), Y: float32(y - side/2), W: float32(side), H: float32(side), Radius: float32(e.Px(3)),
			Line: sprites.Solid(sprites.Cream.Fade(.17)), Width: float32(e.Px(1.5)), Dash: float32(e.Px(4)), Gap: float32(e.Px(4))}.Draw(dst)
	}
}

// paintGoals says what wins, with pieces, and which pyramids may not slide now.
func (f *Face) paintGoals(e *kit.Env, dst *ebiten.Image, st rules.State) {
	th, w := e.Theme, e.Theme.Words
	r := f.plan.Tray
	row := min(th.Grown(52), r.H*.28) // the note below them needs the rest
	if row < th.Line(kit.Small) {
		return
	}
	y := r.Y
	var b sprites.Batch
	size, colour := w.Say("juxtapose.goal.size"), w.Say("juxtapose.goal.colour")
	words := max(th.Width(size, kit.Small), th.Width(colour, kit.Small))
	side := float32(max(20, min(row*.92, f.pool.cell*.8, (r.W-words)/(4.4*.74))))
	step := side * .74
	line := func(pieces []int, words string) {
		row := kit.Rect{X: r.X, Y: y, W: r.W, H: row}
		for i, p := range pieces {
			at := sprites.At(float32(row.X)+step*(float32(i)+.55)+(4-float32(len(pieces)))*step/2, float32(row.Y+row.H/2), side)
			if len(pieces) == 4 {
				at.Cell = side * .95
			}
			f.Shadow(&b, p, at)
			f.Body(&b, p, at, true)
		}
		text := kit.Rect{X: row.X + float64(step)*4.4, Y: row.Y, W: row.W - float64(step)*4.4, H: row.H}
		th.TextIn(dst, words, text, kit.Small, sprites.Text2, kit.Start, kit.Middle)
		y += row.H
	}
	line([]int{game.Index(0, 1), game.Index(4, 1), game.Index(2, 1), game.Index(3, 1)}, size)
	line([]int{game.Index(1, 0), game.Index(1, 2), game.Index(1, 1)}, colour)
	b.Flush(dst, f.sheet.Image())
	if barred := game.Barred(st); barred != 0 {
		f.paintBarred(e, dst, barredNote(w, barred), kit.Rect{X: r.X, Y: y, W: r.W, H: r.Y + r.H - y})
	}
}

// paintBarred says which pyramids may not slide, if there is room.
func (f *Face) paintBarred(e *kit.Env, dst *ebiten.Image, note string, r kit.Rect) {
	th := e.Theme
	icon := th.Grown(22)
	text := kit.Rect{X: r.X + icon + e.Px(12), Y: r.Y + e.Px(14), W: r.W - icon - e.Px(12)}
	text.H = th.Height(note, kit.Small, text.W)
	if text.Y+text.H > r.Bottom()+e.Px(6) {
		return
	}
	th.Hairline(dst, r.X, r.Y+e.Px(4), r.W)
	th.Icon(dst, kit.IconWarning, r.X+icon/2, text.Y+th.Line(kit.Small)/2, 20, sprites.Text2)
	th.Lines(dst, note, text, kit.Small, sprites.Text2, kit.Start)
}
