package scenes

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// lay puts the three groups beside each other, or below each other where the window is narrow or the text large.
func (s *Settings) lay(e *kit.Env) {
	t, px := e.Theme, e.Px
	n := s.pen(e)
	window := kit.Rect{W: float64(e.W), H: float64(e.H)}
	margin, pad := px(24), px(24)
	if e.W <= e.H && window.W < px(600) || window.H < px(480) {
		margin, pad = px(8), px(16)
	}
	room := window.Inset(margin)
	room = room.Center(min(room.W, px(1320)), room.H)
	headH := max(t.Grown(48), px(48))
	gutter := px(48)
	inner := room.W - 2*pad
	cols := 3
	for cols > 1 && (inner-gutter*float64(cols-1))/float64(cols) < px(270)*(1+.6*(t.Size-1)) {
		cols--
	}
	width := (inner - gutter*float64(cols-1)) / float64(cols)
	m := s.movingPen(e)
	groups := []column{s.seeing(e, m, width), s.moving(e, m, width), s.hearing(e, m, width)}
	switch cols {
	case 2:
		groups = []column{join(groups[0], groups[2], px(24)), groups[1]}
	case 1:
		groups = []column{join(join(groups[0], groups[1], px(32)), groups[2], px(32))}
	}
	s.restoring(e, &groups[len(groups)-1])
	content := 0.0
	for _, g := range groups {
		content = max(content, g.height())
	}
	// The panel is as high as its content with some air, or as the window, and then the content scrolls.
	top, bottom := px(16)+headH+px(12), pad+px(4)
	panel := room.Center(room.W, min(room.H, top+content+px(56)+bottom))
	n.panel(panel)
	in := kit.Rect{X: panel.X + pad, Y: panel.Y + px(16), W: panel.W - 2*pad, H: panel.H - px(16) - bottom}
	head, body := in.Top(headH, px(12))
	s.layHead(n, head)
	air := px(12)
	view := body.Pad(-air, 0)
	view.H = panel.Bottom() - px(2) - view.Y
	s.scroll.Place(view, max(content+bottom, view.H))
	if content <= body.H {
		s.scroll.Place(view, view.H)
	}
	height := max(content, body.H)
	for i, r := range body.Columns(cols, gutter) {
		r.H = height
		groups[i].put(r, 1.6)
		if i > 0 {
			m.paint(kit.Rect{X: r.X - gutter/2, Y: r.Y, W: 1, H: height}, func(dst *ebiten.Image, r kit.Rect) { t.Upright(dst, r.X, r.Y, r.H) })
		}
	}
}

func join(a, b column, gap float64) column {
	if len(b) > 0 {
		b[0].gap = gap
	}
	return append(a, b...)
}

func (s *Settings) layHead(n pen, head kit.Rect) {
	t := n.t
	side := max(t.Grown(48), t.Px(48))
	s.close.Place(kit.Rect{X: head.Right() - side, Y: head.Y, W: side, H: side})
	_, text := head.End(side, t.Px(16))
	style := kit.H2
	style.Size *= (1 + .5*(t.Size-1)) / t.Size
	title, note := t.Words.Say("settings.title"), t.Words.Say("settings.note")
	w := t.Width(title, style)
	n.line(title, text, style, sprites.TextTint, kit.Start, kit.Middle)
	if free := text.W - w - t.Px(20); t.Width(note, kit.Small) <= free {
		x, y := text.X+w+t.Px(20), t.Baseline(text, style, kit.Middle)
		n.paint(kit.Rect{X: x, Y: y - t.TextPx(kit.Small), W: free, H: t.Line(kit.Small)}, func(dst *ebiten.Image, _ kit.Rect) {
			t.Text(dst, note, x, y, kit.Small, sprites.Text2)
		})
	}
}

func (s *Settings) seeing(e *kit.Env, n pen, width float64) (col column) {
	t, px := e.Theme, e.Px
	s.heading(&col, n, kit.IconEye, t.Words.Say("settings.see"))
	col.add(px(16), s.text.Height(), func(r kit.Rect) { s.text.Place(r) })
	col.close()
	col.add(px(14), s.symbols.Height(width), func(r kit.Rect) { s.symbols.Place(r) })
	symbols := s.now.Symbols
	h := math.Round(min(width/4.6, px(112)))
	col.add(px(14), h, func(r kit.Rect) {
		n.framed("symbols", r, px(14), func(dst *ebiten.Image) { paintRow(dst, 5, rowOfAll, t.Scale, symbols) })
	})
	return col
}

func (s *Settings) moving(e *kit.Env, n pen, width float64) (col column) {
	t, px := e.Theme, e.Px
	w := t.Words
	s.heading(&col, n, kit.IconHand, w.Say("settings.move"))
	speed := w.Say("settings.speed")
	line := t.Height(speed, kit.BodyStrong, width) + px(6)
	col.add(px(16), line+s.speed.Height(width), func(r kit.Rect) {
		n.lines(speed, r, kit.BodyStrong, sprites.TextTint, kit.Start)
		s.speed.Place(kit.Rect{X: r.X, Y: r.Y + line, W: r.W, H: r.H - line})
	})
	col.close()
	h := math.Round(min(width/3.2, px(128)))
	words := w.Say("settings.sample")
	col.add(px(12), h, func(r kit.Rect) {
		r = r.Snap()
		n.framed("sample", r, px(14), func(dst *ebiten.Image) { paintRow(dst, sampleCells, nil, t.Scale, false) })
		s.tap.Place(r)
		s.sample.place(e, r)
	})
	col.add(px(8), t.Height(words, kit.Small, width), func(r kit.Rect) {
		n.lines(words, r, kit.Small, sprites.Text3, kit.Start)
	})
	col.close()
	col.add(px(14), s.reduce.Height(width), func(r kit.Rect) { s.reduce.Place(r) })
	return col
}

func (s *Settings) hearing(e *kit.Env, n pen, width float64) (col column) {
	t, px := e.Theme, e.Px
	s.heading(&col, n, kit.IconSpeaker, t.Words.Say("settings.hear"))
	col.add(px(16), s.pieces.Height(), func(r kit.Rect) { s.pieces.Place(r) })
	col.close()
	col.add(px(14), s.music.Height(), func(r kit.Rect) { s.music.Place(r) })
	return col
}

// restoring ends the last column.
func (s *Settings) restoring(e *kit.Env, col *column) {
	h := e.Theme.Grown(48)
	col.add(e.Px(28), h, func(r kit.Rect) {
		s.restore.Say(kit.IconAgain, e.Theme.Words.Say("settings.restore"))
		if s.restore.Wish() > r.W {
			s.restore.Say(kit.IconAgain, e.Theme.Words.Say("settings.restore.short"))
		}
		w := min(r.W, s.restore.Wish()+e.Px(8))
		s.restore.Place(kit.Rect{X: r.X, Y: r.Y, W: w, H: h})
	})
}
