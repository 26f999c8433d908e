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
	content := 0.0
	for _, g := range groups {
		content = max(content, g.height())
	}
	// Where there is room to spare the groups are set wider, and the panel is as high as they are then.
	airy := content + px(28)*float64(min(cols, 3)-1)/2
	full := px(16) + headH + px(12) + airy + pad + px(8)
	panel := room.Center(room.W, min(room.H, full))
	n.panel(panel)
	in := kit.Rect{X: panel.X + pad, Y: panel.Y + px(16), W: panel.W - 2*pad, H: panel.H - px(16)}
	head, in := in.Top(headH, px(12))
	s.layHead(n, head)
	air := px(8)
	view := in.Pad(-air, -air)
	view.H = panel.Bottom() - px(2) - view.Y
	body := in
	body.H -= pad + px(8)
	s.scroll.Place(view, max(content, body.H)+pad+2*air)
	if content > body.H+1 {
		view.H = panel.Bottom() - px(8) - view.Y
		s.scroll.Place(view, content+pad+2*air)
	}
	for i, r := range body.Columns(cols, gutter) {
		if content > body.H {
			r.H = content
		}
		groups[i].put(r, 1.6)
		if i > 0 {
			h := max(body.H, content)
			m.paint(kit.Rect{X: r.X - gutter/2, Y: r.Y, W: 1, H: h}, func(dst *ebiten.Image, r kit.Rect) { t.Upright(dst, r.X, r.Y, r.H) })
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
		y := t.Baseline(text, style, kit.Middle)
		n.line(note, kit.Rect{X: text.X + w + t.Px(20), Y: y - t.TextPx(kit.Small), W: free, H: t.Line(kit.Small)},
			kit.Small, sprites.Text2, kit.Start, kit.Start)
	}
}

func (s *Settings) seeing(e *kit.Env, n pen, width float64) (col column) {
	t, px := e.Theme, e.Px
	s.heading(&col, n, kit.IconEye, t.Words.Say("settings.see"))
	col.add(px(12), s.text.Height(), func(r kit.Rect) { s.text.Place(r) })
	col.add(px(14), s.symbols.Height(width), func(r kit.Rect) { s.symbols.Place(r) })
	symbols := s.now.Symbols
	h := math.Round(min(width/3.2, px(128)))
	col.add(px(12), h, func(r kit.Rect) {
		n.paint(r.Snap(), func(dst *ebiten.Image, r kit.Rect) {
			paintRow(t, dst, r, 5, rowOfAll, symbols)
		})
	})
	return col
}

func (s *Settings) moving(e *kit.Env, n pen, width float64) (col column) {
	t, px := e.Theme, e.Px
	w := t.Words
	s.heading(&col, n, kit.IconHand, w.Say("settings.move"))
	line := t.Line(kit.BodyStrong) + px(6)
	col.add(px(12), line+s.speed.Height(width), func(r kit.Rect) {
		n.line(w.Say("settings.speed"), kit.Rect{X: r.X, Y: r.Y, W: r.W, H: line}, kit.BodyStrong, sprites.TextTint, kit.Start, kit.Start)
		s.speed.Place(kit.Rect{X: r.X, Y: r.Y + line, W: r.W, H: r.H - line})
	})
	h := math.Round(min(width/3.2, px(128)))
	words := w.Say("settings.sample")
	col.add(px(12), h, func(r kit.Rect) {
		r = r.Snap()
		n.paint(r, func(dst *ebiten.Image, r kit.Rect) { paintRow(t, dst, r, sampleCells, nil, false) })
		s.tap.Place(r)
		s.sample.place(e, r)
	})
	col.add(px(6), t.Height(words, kit.Small, width), func(r kit.Rect) {
		n.lines(words, r, kit.Small, sprites.Text3, kit.Start)
	})
	col.add(px(14), s.reduce.Height(width), func(r kit.Rect) { s.reduce.Place(r) })
	return col
}

func (s *Settings) hearing(e *kit.Env, n pen, width float64) (col column) {
	t, px := e.Theme, e.Px
	s.heading(&col, n, kit.IconSpeaker, t.Words.Say("settings.hear"))
	col.add(px(12), s.pieces.Height(), func(r kit.Rect) { s.pieces.Place(r) })
	col.add(px(14), s.music.Height(), func(r kit.Rect) { s.music.Place(r) })
	h := t.Grown(48)
	col.add(px(28), h, func(r kit.Rect) {
		w := min(r.W, s.restore.Wish()+px(8))
		s.restore.Place(kit.Rect{X: r.X, Y: r.Y, W: w, H: h})
	})
	return col
}
