package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// lay puts the choices left and the board right; in a narrow window the board is a strip above them, and Start stays at
// the bottom under the thumb while the choices scroll.
func (u *Setup) lay(e *kit.Env) {
	px, t := e.Px, e.Theme
	window := kit.Rect{W: float64(e.W), H: float64(e.H)}
	if e.W > e.H {
		_, high := e.LogicalSize()
		low := high < 480
		room := window.Inset(px(24))
		if low {
			room = window.Inset(px(12))
		}
		room = room.Center(min(room.W, px(1440)), min(room.H, px(800)))
		u.layWide(e, room, low)
		return
	}
	n := u.pen(e)
	side := px(16)
	head := kit.Rect{X: side, Y: px(8), W: window.W - 2*side, H: max(t.Grown(48), px(48))}
	u.layTitle(n, head, sprites.TableText, kit.Bare)
	strip := kit.Rect{X: px(12), Y: head.Bottom() + px(8), W: window.W - px(24), H: window.H * .2}
	top := strip.Bottom() + px(12)
	if strip.H < px(120) || t.Size > 1.5 && window.W < px(600) {
		top = strip.Y
	} else if strip.W > px(600) {
		// Wide enough for the whole board, with what wins beside it.
		board, beside := strip.Left(strip.H, px(16))
		u.board(n, board)
		n.panel(beside)
		u.caption(n, beside.Pad(px(24), px(16)), true)
	} else {
		u.board(n, strip)
	}
	// The sheet goes on beyond the bottom of the window.
	sheet := kit.Rect{X: 0, Y: top, W: window.W, H: window.H - top + px(40)}
	wide := window.W
	if wide > px(760) {
		sheet.X, sheet.W = px(24), window.W-px(48)
	}
	n.panel(sheet)
	in := kit.Rect{X: sheet.X + side, Y: sheet.Y + px(12), W: sheet.W - 2*side, H: window.H - sheet.Y - px(12)}
	startH := t.Grown(60)
	if t.Size > 1.5 {
		startH = t.Grown(50)
	}
	start, in := in.Low(startH+px(20), px(8))
	start.H = startH
	u.begin.Place(start)
	u.choices = in
	u.layChoices(e)
}

func (u *Setup) layWide(e *kit.Env, room kit.Rect, low bool) {
	px, t, n := e.Px, e.Theme, u.pen(e)
	pad := px(24)
	if low {
		pad = px(16)
	}
	startH := t.Grown(60)
	caption := t.Line(kit.BodyStrong) + t.Line(kit.Small) + px(16)
	foot := startH + caption + px(36)
	if low || t.Size > 1.5 && room.H < px(600) {
		startH, caption = t.Grown(52), 0
		foot = startH + px(24)
	}
	side := min(room.H-foot-px(20), room.W*.385)
	right, left := room.End(max(side, room.W*.3), px(24))
	if h := u.caption(scrap(t), kit.Rect{W: right.W - px(40)}, false); caption > 0 && h+px(16) > caption {
		caption = h + px(16)
		foot = startH + caption + px(36)
		side = min(side, room.H-foot-px(20))
	}
	board, below := right.Top(side, px(20))
	if board.W > side {
		below.Y, below.H = right.Bottom()-foot, foot
		board.H = right.H - foot - px(20)
	}
	u.board(n, board)
	n.panel(below)
	in := below.Pad(px(20), 0)
	start, in := in.Low(startH+px(20), 0)
	if caption == 0 {
		start = below.Pad(px(12), px(12))
	} else {
		start.H = startH
		u.caption(n, in.Move(0, px(2)), true)
	}
	u.begin.Place(start)

	n.panel(left)
	in = left.Pad(pad, px(20))
	if low {
		in = left.Pad(pad, px(10))
	}
	head, in := in.Top(max(t.Grown(48), px(48)), px(8))
	u.layTitle(n, head, sprites.TextTint, kit.Quiet)
	u.choices = in
	u.layChoices(e)
}

// caption says in words what the board shows: what wins. It tells how high that is.
func (u *Setup) caption(n pen, r kit.Rect, middle bool) float64 {
	t := n.t
	goal, help := u.goal(t.Words)
	if t.Size > 1.5 {
		help = "" // helping lines are the first to go
	}
	h := t.Height(goal, kit.BodyStrong, r.W) + t.Height(help, kit.Small, r.W)
	y := r.Y
	if middle {
		y += (r.H - h) / 2
	}
	y += n.lines(goal, kit.Rect{X: r.X, Y: y, W: r.W}, kit.BodyStrong, sprites.TextTint, kit.Start)
	n.lines(help, kit.Rect{X: r.X, Y: y, W: r.W}, kit.Small, sprites.Text2, kit.Start)
	return h
}

// goal is what wins, in words and with a helping line: that of a chosen option, if there is such, or that of the game.
func (u *Setup) goal(w *kit.Words) (goal, help string) {
	key := u.box.key("goal")
	for i, o := range u.box.Game.Options {
		if own := key + "." + o.Key + "." + u.values(i)[u.options[i].Chosen()]; w.Has(own) {
			key = own
		}
	}
	return w.Say(key), w.Say(key + ".help")
}

// board puts the board into a frame on the table.
func (u *Setup) board(n pen, r kit.Rect) {
	r = r.Snap()
	radius := n.t.Px(22)
	n.paint(r, func(dst *ebiten.Image, r kit.Rect) { n.t.Drop(dst, r, radius) })
	n.framed("board", r, radius, func(in *ebiten.Image) {
		whole := kit.Rect{W: r.W, H: r.H}
		if u.box.Preview == nil {
			u.box.Board(in, whole, n.t.Scale, u.settings.Symbols)
			return
		}
		u.box.Preview(in, whole, n.t.Scale, u.settings.Symbols, rules.Setup{Players: make([]rules.Player, u.seats()), Options: u.chosen()})
	})
}

func (u *Setup) layTitle(n pen, head kit.Rect, tint sprites.Tint, look kit.Look) {
	t := n.t
	u.back.As(look)
	w := max(t.Grown(48), t.Px(48))
	u.back.Place(kit.Rect{X: head.X, Y: head.Y + (head.H-w)/2, W: w, H: w})
	_, text := head.Left(w, t.Px(12))
	style := kit.H2
	if look == kit.Bare {
		_, text = head.Left(w, t.Px(4))
		style.Size = 24
	}
	style.Size *= (1 + .5*(t.Size-1)) / t.Size
	u.rules.As(look)
	u.rules.Say(kit.IconBook, t.Words.Say("book.rules"))
	if t.Width(u.box.name(t.Words), style)+u.rules.Wish() > text.W {
		u.rules.Say(kit.IconBook, "")
	}
	book, text := text.End(u.rules.Wish(), t.Px(8))
	u.rules.Place(kit.Rect{X: book.X, Y: head.Y + (head.H-w)/2, W: book.W, H: w})
	title := t.Words.Say("setup.title", "game", u.box.name(t.Words))
	if t.Width(title, style) > text.W {
		title = u.box.name(t.Words)
	}
	for t.Width(title, style) > text.W && style.Size > 12 {
		style.Size--
	}
	n.line(title, text, style, tint, kit.Start, kit.Middle)
}
