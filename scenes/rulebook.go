package scenes

import (
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules/shelf"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// Rulebook explains a game page by page: a title, at most a few sentences, and a board on which it happens.
type Rulebook struct {
	page
	box      Box
	settings *kit.Settings
	leaf     int
	demo     *table.Demo
	at       kit.Rect // of the picture

	back, before, after *kit.Button
	contents            []*kit.Card
	turned              bool
}

// optionsLeaf is the page that is made of the game's options.
const optionsLeaf = "options"

// NewRulebook opens a game's rule book at its first page.
func NewRulebook(t *kit.Theme, s *kit.Settings, b Box) *Rulebook {
	k := &Rulebook{page: newPage(t), box: b, settings: s}
	k.scroll.Fade = true
	k.back = t.NewButton(kit.IconBack, "", func() { k.change.Pop = 1 })
	k.back.Name("back")
	k.before = t.NewButton(kit.IconLeft, "", func() { k.turn(k.leaf - 1) })
	k.before.Name("before")
	k.after = t.NewButton(kit.IconRight, "", func() { k.turn(k.leaf + 1) }).As(kit.Primary)
	k.after.Name("after")
	k.controls.Add(k.back)
	for i := range k.box.Book {
		c := t.NewCard(func(dst *ebiten.Image, r kit.Rect, lit float32) { k.paintEntry(t, i, dst, r, lit) }, func() { k.turn(i) })
		c.Name("page " + k.box.Book[i].Key)
		k.contents = append(k.contents, c)
		k.controls.Add(c)
	}
	k.controls.Add(k.before, k.after)
	return k
}

func (k *Rulebook) title(w *kit.Words, i int) string {
	if k.box.Book[i].Key == optionsLeaf {
		return w.Say("book.options")
	}
	return w.Say(k.box.key("book." + k.box.Book[i].Key))
}

func (k *Rulebook) turn(to int) {
	if to >= 0 && to < len(k.box.Book) && to != k.leaf {
		k.leaf, k.turned = to, true
	}
}

// Update implements kit.Scene.
func (k *Rulebook) Update(e *kit.Env) kit.Change {
	if k.turned {
		k.laid = stamp{}
		k.closeDemo()
		k.turned = false
		k.scroll.Top()
	}
	if k.due(e) || e.Fresh {
		k.fixed, k.moving, k.stale = nil, nil, true
		k.lay(e)
		for _, c := range k.contents {
			c.Repaint()
		}
		e.Dirty()
	}
	switch {
	case e.In.Pressed(ebiten.KeyEscape):
		k.change.Pop = 1
	case e.In.Pressed(ebiten.KeyLeft), e.In.Pressed(ebiten.KeyPageUp):
		k.turn(k.leaf - 1)
	case e.In.Pressed(ebiten.KeyRight), e.In.Pressed(ebiten.KeyPageDown):
		k.turn(k.leaf + 1)
	}
	if k.demo != nil && k.demo.Update(e) {
		e.Dirty()
	}
	return k.update(e)
}

// Draw implements kit.Scene.
func (k *Rulebook) Draw(e *kit.Env, dst *ebiten.Image) {
	k.draw(e, dst)
	if k.demo != nil {
		k.demo.Draw(e, dst)
	}
}

// Close implements what the app asks of scenes that keep pictures.
func (k *Rulebook) Close() {
	k.closeDemo()
	k.page.Close()
}

func (k *Rulebook) closeDemo() {
	if k.demo != nil {
		k.demo.Close()
		k.demo = nil
	}
}

// lay puts the contents left and the page right; in a narrow window there is the page alone.
func (k *Rulebook) lay(e *kit.Env) {
	px, t, n := e.Px, e.Theme, k.pen(e)
	window := kit.Rect{W: float64(e.W), H: float64(e.H)}
	margin := px(24)
	if _, high := e.LogicalSize(); high < 480 || e.W < e.H && window.W < px(600) {
		margin = px(8)
	}
	room := window.Inset(margin)
	room = room.Center(min(room.W, px(1440)), min(room.H, px(880)))
	row := max(t.Line(kit.Body)+px(14), px(44))
	head := max(t.Grown(48), px(48))
	side := px(20)
	if margin < px(20) {
		side = px(12)
	}
	sheet := room
	list := min(px(296)*(1+.3*(t.Size-1)), room.W*.34)
	shown := e.W > e.H && room.W >= px(820) && head+px(24)+float64(len(k.contents))*row+px(16) <= room.H
	for _, c := range k.contents {
		c.Show(shown)
	}
	if shown {
		var left kit.Rect
		left, sheet = room.Left(list, px(24))
		n.panel(left)
		in := left.Pad(px(16), px(18))
		top, in := in.Top(head, px(12))
		k.layBack(n, top, k.box.name(t.Words), kit.H2)
		for _, c := range k.contents {
			var r kit.Rect
			r, in = in.Top(row, 0)
			c.Place(r.Snap())
		}
	}
	n.panel(sheet)
	in := sheet.Pad(max(side, px(12)), side*.8)
	low, in := in.Low(max(t.Grown(48), px(48)), px(12))
	k.layTurns(n, low)
	top, in := in.Top(head, px(10))
	count := t.Words.Say("book.page", "n", k.leaf+1, "of", len(k.box.Book))
	cw, ch := t.ChipSize(count)
	title := top
	if cw < top.W*.4 && (shown || cw < top.W*.26) {
		var chip kit.Rect
		chip, title = top.End(cw, px(12))
		chip = kit.Rect{X: chip.X, Y: chip.Y + (chip.H-ch)/2, W: cw, H: ch}
		n.paint(chip, func(dst *ebiten.Image, r kit.Rect) { t.Chip(dst, r, count) })
	}
	style := kit.H1
	style.Size *= (1 + .4*(t.Size-1)) / t.Size
	if shown {
		k.fitted(n, k.title(t.Words, k.leaf), title, style)
	} else {
		k.layBack(n, title, k.title(t.Words, k.leaf), kit.H2)
	}
	k.layBody(e, in)
}

// fitted writes one line, smaller where it would be cut off.
func (k *Rulebook) fitted(n pen, s string, r kit.Rect, st kit.Style) {
	for n.t.Width(s, st) > r.W && st.Size > 12 {
		st.Size--
	}
	n.line(s, r, st, sprites.TextTint, kit.Start, kit.Middle)
}

func (k *Rulebook) layBack(n pen, r kit.Rect, title string, st kit.Style) {
	t := n.t
	w := max(t.Grown(48), t.Px(48))
	at, text := r.Left(w, t.Px(14))
	k.back.Place(kit.Rect{X: at.X, Y: r.Y + (r.H-w)/2, W: w, H: w})
	st.Size *= (1 + .4*(t.Size-1)) / t.Size
	k.fitted(n, title, text, st)
}

// layTurns places the buttons to the pages before and after; they say where they lead, if there is room.
func (k *Rulebook) layTurns(n pen, r kit.Rect) {
	t, w := n.t, n.t.Words
	for i, b := range []*kit.Button{k.before, k.after} {
		to := k.leaf - 1 + 2*i
		there := to >= 0 && to < len(k.box.Book)
		b.Show(there)
		if !there {
			continue
		}
		icon := kit.IconLeft
		if i == 1 {
			icon = kit.IconRight
		}
		b.Say(icon, k.title(w, to))
		if b.Wish() > r.W*.5-t.Px(6) {
			b.Say(icon, w.Say([]string{"book.before", "book.after"}[i]))
		}
		if b.Wish() > r.W*.5-t.Px(6) {
			b.Say(icon, "")
		}
		wide := b.Wish()
		at := kit.Rect{X: r.X, Y: r.Y, W: wide, H: r.H}
		if i == 1 {
			at.X = r.Right() - wide
		}
		b.Place(at)
	}
}

// layBody puts the words on top and the picture below them, or beside them where the page is low. Words that need more
// than half of a page with a picture scroll.
func (k *Rulebook) layBody(e *kit.Env, in kit.Rect) {
	px := e.Px
	k.at = kit.Rect{}
	leaf := k.box.Book[k.leaf]
	text := in
	if leaf.Match != "" {
		if in.W > 1.9*in.H {
			k.at, text = in.End(min(in.H*1.25, in.W*.5), px(20))
		} else {
			high := min(k.write(e, scrap(e.Theme), in)+px(8), in.H*.5)
			text, k.at = in.Top(high, px(12))
		}
	}
	h := k.write(e, k.movingPen(e), text)
	k.scroll.Place(text.Pad(-px(8), 0), max(h, text.H))
	if k.at.W <= 0 {
		return
	}
	if k.demo == nil {
		m, err := leaf.Read(shelf.Find)
		if err != nil {
			panic("rule book: " + err.Error()) // a test reads all of them
		}
		k.demo = table.NewDemo(k.box.Face(), m, leaf)
	}
	k.demo.Lay(e, k.at.Snap())
}

// write writes the words of the page and tells how high they are.
func (k *Rulebook) write(e *kit.Env, n pen, r kit.Rect) float64 {
	w := e.Theme.Words
	y := r.Y
	leaf := k.box.Book[k.leaf]
	if leaf.Key != optionsLeaf {
		for _, paragraph := range strings.Split(w.Say(k.box.key("book."+leaf.Key+".text")), "\n") {
			y += n.lines(paragraph, kit.Rect{X: r.X, Y: y, W: r.W}, kit.Body, sprites.TextTint, kit.Start) + e.Px(8)
		}
		return y - r.Y
	}
	for _, o := range k.box.Game.Options {
		title := w.Say(k.box.option(o.Key))
		if o.House {
			title += " (" + w.Say("house") + ")"
		}
		y += n.lines(title, kit.Rect{X: r.X, Y: y, W: r.W}, kit.BodyStrong, sprites.Accent, kit.Start)
		for i, v := range choices(o) {
			said := k.box.say(w, o, v) + ": " + k.box.say(w, o, v, "help")
			if i == 0 {
				said += " " + w.Say("book.default")
			}
			y += n.lines(said, kit.Rect{X: r.X + e.Px(16), Y: y, W: r.W - e.Px(16)}, kit.Body, sprites.Text2, kit.Start)
		}
		y += e.Px(12)
	}
	y += n.lines(w.Say("setup.series")+" ("+w.Say("house")+")", kit.Rect{X: r.X, Y: y, W: r.W}, kit.BodyStrong, sprites.Accent, kit.Start)
	for _, key := range []string{"setup.series.one", "setup.series.all"} {
		y += n.lines(w.Say(key)+": "+w.Say(key+".help"), kit.Rect{X: r.X + e.Px(16), Y: y, W: r.W - e.Px(16)}, kit.Body, sprites.Text2, kit.Start)
	}
	return y - r.Y
}

// paintEntry paints a line of the contents.
func (k *Rulebook) paintEntry(t *kit.Theme, i int, dst *ebiten.Image, r kit.Rect, lit float32) {
	style, tint := kit.Body, sprites.TextTint
	if i == k.leaf {
		t.Chosen(dst, r, t.Px(12))
		style = kit.BodyBold
	} else if lit != 0 {
		t.Row(dst, r, false)
	}
	in := r.Pad(t.Px(14), 0)
	number, text := in.Left(t.Width("00", kit.Body)+t.Px(10), 0)
	t.TextIn(dst, strconv.Itoa(i+1), number, kit.Body, sprites.Text3, kit.Start, kit.Middle)
	t.TextIn(dst, k.title(t.Words, i), text, style, tint, kit.Start, kit.Middle)
}
