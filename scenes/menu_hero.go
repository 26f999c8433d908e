package scenes

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// layHero shows the only box large: its still life, its words, and Play.
func (m *Menu) layHero(e *kit.Env, r kit.Rect, wide, low bool) {
	t, n, px := e.Theme, m.pen(e), e.Px
	b := m.boxes[0]
	n.panel(r)
	pad := px(20)
	if low || !wide && t.Size > 1.5 {
		pad = px(12)
	}
	in := r.Inset(pad)
	var picture, words kit.Rect
	playH := t.Grown(64)
	if low {
		playH = t.Grown(48)
	}
	if wide {
		w := math.Min(in.W*.58, in.H*1.32)
		if t.Size > 1.25 {
			w = math.Min(w, in.W*(.58-.16*(t.Size-1)))
		}
		picture, words = in.Left(w, px(32))
		if low {
			picture, words = in.Left(w, px(20))
		} else {
			words.W -= px(12)
		}
		play, above := words.Low(playH, px(16))
		m.play.Place(play)
		m.heroWords(n, b, above, low, true)
	} else {
		play, above := in.Low(playH, px(20))
		m.play.Place(play)
		// The words take what they need, the picture the rest.
		need := m.heroWords(pen{t, new([]ink)}, b, above, false, false)
		about := above.H-need-px(20) > px(150)
		if !about {
			need = m.heroWords(pen{t, new([]ink)}, b, above, true, false)
		}
		picture, words = above.Top(above.H-need-px(20), px(20))
		m.heroWords(n, b, words, !about, false)
	}
	radius := px(14)
	n.paint(picture, func(dst *ebiten.Image, r kit.Rect) { m.paintStill(t, 0, dst, r, radius) })
	m.cards[0].Place(picture)
}

// heroWords writes about a box from the top of a rectangle down, or in its middle, and says how high that is.
func (m *Menu) heroWords(n pen, b Box, r kit.Rect, brief, centred bool) float64 {
	t := n.t
	px := func(v float64) float64 { return t.Px(v) }
	name := kit.Style{Weight: kit.Medium, Size: 40}
	if brief {
		name.Size = 27
	}
	name.Size *= (1 + .5*(t.Size-1)) / t.Size
	write := func(n pen, y float64) float64 {
		top := y
		y += n.lines(b.name(t.Words), kit.Rect{X: r.X, Y: y, W: r.W}, name, sprites.TextTint, kit.Start)
		y += n.lines(t.Words.Say(b.key("tagline")), kit.Rect{X: r.X, Y: y, W: r.W}, kit.BodyStrong, sprites.Accent, kit.Start)
		if !brief {
			y += px(16)
			y += n.lines(t.Words.Say(b.key("about")), kit.Rect{X: r.X, Y: y, W: r.W}, kit.Body, sprites.Text2, kit.Start)
			y += px(20)
		} else {
			y += px(8)
		}
		y += m.chips(n, b, kit.Rect{X: r.X, Y: y, W: r.W})
		return y - top
	}
	h := write(pen{t, new([]ink)}, 0)
	y := r.Y
	if centred {
		y += max(0, (r.H-h)/2)
	}
	write(n, y)
	return h
}

// chips are short facts about a game, as many in a row as fit.
func (m *Menu) chips(n pen, b Box, r kit.Rect) float64 {
	t := n.t
	facts := []string{b.players(t.Words)}
	for _, k := range []string{"fact.1", "fact.2"} {
		if t.Words.Has(b.key(k)) {
			facts = append(facts, t.Words.Say(b.key(k)))
		}
	}
	x, y, h := r.X, r.Y, 0.0
	for _, f := range facts {
		w, ch := t.ChipSize(f)
		if x > r.X && x+w > r.Right() {
			x, y = r.X, y+ch+t.Px(8)
		}
		n.paint(kit.Rect{X: x, Y: y, W: min(w, r.W), H: ch}, func(dst *ebiten.Image, r kit.Rect) { t.Chip(dst, r, f) })
		x += w + t.Px(8)
		h = y + ch - r.Y
	}
	return h
}
