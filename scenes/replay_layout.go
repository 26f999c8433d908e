package scenes

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// lay makes the layout in the player's text size, or in the largest in which what is said of a turn has room.
func (k *Replay) lay(e *kit.Env) {
	for text := e.Settings.Text; ; text -= .125 {
		e.Theme.Set(e.Scale, max(1, text))
		k.fixed = nil
		if k.place(e) || text <= 1 {
			break
		}
	}
	k.view.Lay(e, k.board.Snap())
	k.view.Set(k.chart.position(k.at))
	k.settle()
}

// noteWide is how wide what is said of a turn should be, in logical pixels at 100 %.
const noteWide = 290

// place puts the board beside the panel, or above it, and tells whether all has room.
func (k *Replay) place(e *kit.Env) bool {
	px, t, n := e.Px, e.Theme, k.pen(e)
	win := kit.Rect{W: float64(e.W), H: float64(e.H)}
	margin, pad := px(24), px(24)
	small := win.H < px(480) || win.W < px(600)
	if small {
		margin, pad = px(8), px(12)
	}
	upright := win.W < 1.1*win.H
	room := win.Inset(margin)
	var panel kit.Rect
	button := max(t.Grown(48), px(44))
	note := t.Line(kit.BodyStrong) + 2*t.Line(kit.Small) + px(16)
	if upright {
		least := 2*button + note + px(96) + 2*pad + px(36)
		side := max(px(160), min(room.W, room.H-least-margin))
		k.board, panel = room.Top(side, margin)
	} else {
		wide := min(px(536)*(1+.35*(t.Size-1)), room.W*.55)
		if side := room.H; !k.view.Wide(t.Words) && room.W-wide-margin > side {
			wide = min(room.W-side-margin, px(680))
		}
		panel, k.board = room.End(wide, margin)
	}
	n.panel(panel)
	in := panel.Pad(pad, pad*.75)
	head, in := in.Top(button, px(8))
	k.layHead(n, head)
	low, in := in.Low(button, px(10))
	five := low.Columns(6, px(8))
	wide := kit.Rect{X: five[2].X, Y: low.Y, W: five[3].Right() - five[2].X, H: low.H}
	for b, r := range map[*kit.Button]kit.Rect{k.first: five[0], k.back: five[1], k.play: wide, k.next: five[4], k.last: five[5]} {
		b.Place(r)
	}
	label := 0.0
	if in.H > note+px(200) {
		label = t.Line(kit.Label) + px(6)
		n.line(t.Words.Say("replay.chances"), kit.Rect{X: in.X, Y: in.Y, W: in.W, H: label}, kit.Label, sprites.Text2, kit.Start, kit.Start)
	}
	in.Y += label
	in.H -= label
	high := min(px(190)*(1+.2*(t.Size-1)), max(px(72), in.H*.45))
	if in.H-high-note < px(12) {
		high = max(px(40), in.H-note-px(8))
	}
	graph, in := in.Top(high, px(10))
	k.graph.Place(graph.Snap())
	k.chart.show(t, graph.Snap())
	k.note, in = in.Top(min(note, in.H), px(10))
	n.paint(k.note, func(dst *ebiten.Image, r kit.Rect) { t.Prompt(dst, r) })
	row := max(t.Line(kit.Body)+px(12), px(44))
	rows := min(mostRows, int((in.H+px(2))/(row+px(2))))
	for i, c := range k.rows {
		c.Place(kit.Rect{})
		if i < rows {
			c.Place(kit.Rect{X: in.X, Y: in.Y + float64(i)*(row+px(2)), W: in.W, H: row}.Snap())
		}
	}
	return k.note.W >= px(noteWide)*t.Size && k.note.H >= note && graph.H >= px(60)
}

// layHead names what is looked at, who played, and how to leave.
func (k *Replay) layHead(n pen, r kit.Rect) {
	t, px := n.t, n.t.Px
	at, text := r.End(r.H, px(12))
	k.close.Place(at)
	style := kit.H2
	style.Size *= (1 + .4*(t.Size-1)) / t.Size
	title := t.Words.Say("replay.title")
	wide := t.Width(title, style)
	n.line(title, text, style, sprites.TextTint, kit.Start, kit.Middle)
	_, beside := text.Left(wide, px(14))
	said := t.Words.Say("replay.who", "game", t.Words.Say(k.match.Game().ID+".name"), "names", k.names())
	if beside.W > px(110) {
		said = t.Fit(said, kit.Small, 2*beside.W*.92)
		lines := t.Wrap(said, kit.Small, beside.W)
		y := beside.Y + (beside.H-float64(min(2, len(lines)))*t.Line(kit.Small))/2
		for _, l := range lines[:min(2, len(lines))] {
			n.line(l, kit.Rect{X: beside.X, Y: y, W: beside.W, H: t.Line(kit.Small)}, kit.Small, sprites.Text2, kit.Start, kit.Middle)
			y += t.Line(kit.Small)
		}
	}
}

// names are all who played.
func (k *Replay) names() (all string) {
	sight := k.match.Sight(rules.Nobody)
	for i := range sight.Players() {
		if i > 0 {
			all += ", "
		}
		all += sight.Name(rules.Seat(i))
	}
	return all
}

// paintRow paints a turn of the list.
func (k *Replay) paintRow(i int, dst *ebiten.Image, r kit.Rect, lit float32) {
	t := k.theme
	i += k.base
	if i >= len(k.turns) {
		return
	}
	n := &k.turns[i]
	number, style := sprites.Text3, kit.Small
	if i == k.at-1 {
		t.Chosen(dst, r, t.Px(10))
		number = sprites.Accent
	} else if lit != 0 {
		t.Row(dst, r, false)
	}
	in := r.Pad(t.Px(12), 0)
	at, in := in.Left(t.Width("000", kit.Small), t.Px(8))
	t.TextIn(dst, strconv.Itoa(i+1), at, kit.Small, number, kit.End, kit.Middle)
	if icon := r.H * .68; k.icons {
		if n.piece >= 0 {
			k.view.PaintPiece(t.Words, dst, n.at, n.piece, in.X+icon/2, in.Y+in.H/2, icon)
		}
		_, in = in.Left(icon, t.Px(12))
	}
	if wide := t.Width(n.move, kit.Small); t.Width(n.said, style)+wide+t.Px(16) < in.W {
		t.TextIn(dst, n.move, in, kit.Small, sprites.Text3, kit.End, kit.Middle)
	}
	t.TextIn(dst, n.said, in, style, sprites.TextTint, kit.Start, kit.Middle)
}
