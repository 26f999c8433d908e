package scenes

import (
	"strconv"
	"strings"

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

// rowGap is between two rows of the list, in logical pixels.
const rowGap = 2

// measures are how the panel is made up in a window, in pixels.
type measures struct {
	small, tiny   bool
	margin        float64 // round all
	padX, padY    float64 // round what is on the panel
	gap, button   float64
	row           float64
	note, noteLow float64 // how high a note of three lines and one of two small ones is
	head          float64 // with the gap below
}

// measure finds them for a window.
func (k *Replay) measure(t *kit.Theme, win kit.Rect) measures {
	px := t.Px
	f := measures{margin: px(24), padX: px(24), padY: px(18), gap: px(10), button: max(t.Grown(48), px(44)), row: max(t.Line(kit.Body)+px(12), px(44))}
	f.small = win.H < px(480) || win.W < px(600)
	f.tiny = min(win.W, win.H) < px(300)
	if f.small {
		f.margin, f.padX, f.padY, f.gap, f.button = px(8), px(12), px(8), px(6), max(t.Grown(44), px(44))
	}
	if f.tiny {
		f.margin, f.padX, f.padY, f.gap, f.button = px(4), px(6), px(4), px(4), px(44)
	}
	_, pad := k.notePad(f.small)
	f.note = t.Line(kit.BodyStrong) + 2*t.Line(kit.Small) + 2*pad
	f.noteLow = 2*t.Line(kit.Small) + 2*pad
	f.head = f.button + f.gap
	return f
}

// notePad is what is left free in the note beside and above its words.
func (k *Replay) notePad(small bool) (x, y float64) {
	if small {
		return k.theme.Px(12), k.theme.Px(5)
	}
	return k.theme.Px(16), k.theme.Px(8)
}

// noteText is where the words of the note are.
func (k *Replay) noteText() kit.Rect { return k.note.Pad(k.notePad(k.sizes.small)) }

// list is how high so many rows are.
func (f *measures) list(t *kit.Theme, rows int) float64 {
	return float64(rows)*(f.row+t.Px(rowGap)) - t.Px(rowGap)
}

// boardLeast is how small the board gets, in logical pixels; in a window far too small the panel is what gives way.
const boardLeast = 48

// place puts the board beside the panel, or above it, and tells whether all has room.
func (k *Replay) place(e *kit.Env) bool {
	px, t, n := e.Px, e.Theme, k.pen(e)
	win := kit.Rect{W: float64(e.W), H: float64(e.H)}
	k.sizes = k.measure(t, win)
	f := &k.sizes
	room := win.Inset(f.margin)
	var panel kit.Rect
	if win.W < 1.1*win.H {
		bare := 2*f.padY + f.head + f.button // a panel with nothing but what must be there
		wish := bare + f.gap + f.note + f.gap + px(graphSmall) + f.gap + f.list(t, 3) + f.gap
		if !f.small { // with the legend in a line of its own
			wish += t.Line(kit.Label) + f.gap + f.row + px(rowGap)
		}
		least := .34 * room.H
		if f.tiny {
			least = .45 * room.H
		}
		side := min(room.W, max(least, room.H-f.margin-wish))
		if left := room.H - f.margin - side - bare; left < f.gap+f.noteLow {
			side = min(room.W, room.H-f.margin-bare)
		}
		k.board, panel = room.Top(max(side, px(boardLeast)), f.margin)
	} else {
		share := .55
		if f.tiny {
			share = .48
		}
		wide := min(px(536)*(1+.35*(t.Size-1)), room.W*share)
		if side := room.H; !k.view.Wide(t.Words) && room.W-wide-f.margin > side {
			wide = min(room.W-side-f.margin, px(680))
		}
		if f.tiny {
			wide = max(wide, 3*px(44)+2*px(4)+2*f.padX)
		}
		panel, k.board = room.End(min(wide, room.W-f.margin-px(boardLeast)), f.margin)
	}
	n.panel(panel)
	return k.layPanel(n, panel.Pad(f.padX, f.padY))
}

// graphSmall is how high the graph is on a small window, in logical pixels, graphLeast where there is least room for it, and
// graphMost where there is most.
const graphSmall, graphLeast, graphMost = 68, 44, 190

// layPanel shares out the panel: first what it must have, then what there is room for.
func (k *Replay) layPanel(n pen, in kit.Rect) bool {
	t, px, f := n.t, n.t.Px, &k.sizes
	one := in.W >= 5*px(40)+4*px(4) // all that moves on is in one row
	in = k.layTransport(in, one)
	head := kit.Rect{}
	if one {
		head, in = in.Top(f.button, f.gap)
		at, _ := head.End(head.H, 0)
		k.close.Place(at)
	}
	free := in.H
	// take takes that height, and the gap above it, if there is as much.
	take := func(h float64) bool {
		if h += f.gap; h > free {
			return false
		}
		free -= h
		return true
	}
	note, graph, rows, legend := 0.0, 0.0, 0, 0.0
	free += f.gap // nothing is above the first
	switch {
	case one && free < f.noteLow+px(graphLeast)+2*f.gap: // the head has it
	case take(f.noteLow):
		note = f.noteLow
	default:
		note = max(0, free-f.gap)
		free = 0
	}
	if take(px(graphLeast)) {
		graph = px(graphLeast)
	}
	if high := max(t.Line(kit.Label), t.Line(kit.Small)); !(one && f.small) && k.legendWide(t) <= in.W && take(high) {
		legend = high
	}
	more := func(of *float64, most float64) { // what is left, up to a height
		by := max(0, min(free, most-*of))
		*of += by
		free -= by
	}
	row := func() bool {
		h := f.row + px(rowGap)
		if rows == 0 {
			h = f.row + f.gap
		}
		if rows == mostRows || h > free {
			return false
		}
		rows, free = rows+1, free-h
		return true
	}
	if note > 0 {
		more(&note, f.note)
	}
	for rows < 2 && row() {
	}
	if graph > 0 {
		more(&graph, px(graphSmall))
	}
	for rows < 3 && row() {
	}
	if graph > 0 {
		most := px(graphMost) * (1 + .2*(t.Size-1))
		more(&graph, min(most, max(graph, in.H*.4)))
	}
	for row() {
	}
	if graph > 0 && rows == 0 {
		more(&graph, px(graphMost))
	}
	k.layNote(n, head, &in, note, graph, legend)
	for i, c := range k.rows {
		c.Place(kit.Rect{})
		if i < rows {
			c.Place(kit.Rect{X: in.X, Y: in.Y + float64(i)*(f.row+px(rowGap)), W: in.W, H: f.row}.Snap())
		}
	}
	learnt := k.legendWide(t) <= in.W && (legend > 0 || 2*t.Line(kit.Small) <= f.button+1)
	return learnt && k.note.W >= px(noteWide)*t.Size && k.note.H >= f.note && graph >= px(60) && rows >= min(2, len(k.turns))
}

// layTransport places the buttons at the foot of a panel, in one row or in two, and returns what is left.
func (k *Replay) layTransport(in kit.Rect, one bool) kit.Rect {
	px, f := k.theme.Px, &k.sizes
	low, rest := in.Low(f.button, f.gap)
	gap := px(8)
	if in.W < 6*px(44)+5*gap {
		gap = px(4)
	}
	place := func(row kit.Rect, list ...*kit.Button) {
		for i, r := range row.Columns(len(list), gap) {
			list[i].Place(r.Snap())
		}
	}
	switch {
	case !one:
		place(low, k.first, k.last, k.close)
		low, rest = rest.Low(f.button, f.gap)
		place(low, k.back, k.play, k.next)
	case in.W < 6*px(44)+5*gap:
		place(low, k.first, k.back, k.play, k.next, k.last)
	default:
		six := low.Columns(6, gap)
		wide := kit.Rect{X: six[2].X, Y: low.Y, W: six[3].Right() - six[2].X, H: low.H}
		for b, r := range map[*kit.Button]kit.Rect{k.first: six[0], k.back: six[1], k.play: wide, k.next: six[4], k.last: six[5]} {
			b.Place(r)
		}
	}
	return rest
}

// layNote places the graph, its legend and the note from the top of a panel down, or the note in the head if that is all there
// is room for.
func (k *Replay) layNote(n pen, head kit.Rect, in *kit.Rect, note, graph, legend float64) {
	t, f := n.t, &k.sizes
	var at kit.Rect
	_, beside := head.End(head.H, f.gap)
	switch {
	case head.W > 0 && note == 0:
		k.note = beside
	case head.W > 0 && f.small:
		line := t.Line(kit.Small)
		if two := beside.Center(beside.W, 2*line); two.H <= beside.H+1 {
			at, two = two.Top(line, 0)
			k.layScale(n, at, false)
			k.layLegend(n, two, kit.Start)
		}
	case head.W > 0:
		k.layHead(n, beside)
	}
	if legend > 0 {
		at, *in = in.Top(legend, f.gap*.6)
		k.layScale(n, at, true)
	}
	if k.graph.Show(graph > 0); graph > 0 {
		at, *in = in.Top(graph, f.gap)
		k.graph.Place(at.Snap())
		k.chart.show(t, at.Snap())
	}
	if note > 0 {
		k.note, *in = in.Top(note, f.gap)
	}
	n.paint(k.note, func(dst *ebiten.Image, r kit.Rect) { t.Prompt(dst, r) })
}

// layHead names what is looked at, and who played.
func (k *Replay) layHead(n pen, text kit.Rect) {
	t, px := n.t, n.t.Px
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
	lines := []string{n.said}
	if t.Width(n.said, style) > in.W && 2*t.Line(style) <= r.H {
		if lines = t.Wrap(n.said, style, in.W); len(lines) > 2 {
			lines = append(lines[:1], strings.Join(lines[1:], " "))
		}
	}
	in = in.Center(in.W, float64(len(lines))*t.Line(style))
	for _, line := range lines {
		var at kit.Rect
		at, in = in.Top(t.Line(style), 0)
		t.TextIn(dst, line, at, style, sprites.TextTint, kit.Start, kit.Middle)
	}
}
