package scenes

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// layHero shows the only box large: its still life, its words, and Play.
func (m *Menu) layHero(e *kit.Env, r kit.Rect, wide, low bool) {
	t, n, px := e.Theme, m.pen(e), e.Px
	n.panel(r)
	pad := px(20)
	if low || !wide && (t.Size > 1.5 || r.H < px(520)) {
		pad = px(12)
	}
	in := r.Inset(pad)
	playH := t.Grown(60)
	if low || t.Size > 1.5 {
		playH = t.Grown(50)
	}
	var picture kit.Rect
	if wide {
		w := math.Min(in.W*(.56-.1*(t.Size-1)), in.H*1.3)
		gap := px(32)
		if low {
			gap = px(20)
		}
		var words kit.Rect
		picture, words = in.Left(w, gap)
		if !low {
			words.W -= px(12)
		}
		play, above := words.Low(playH, px(16))
		m.play.Place(play)
		about := m.richest(t, above.W, above.H)
		write := above
		write.Y += max(0, (above.H-about.height(t, above.W))/2)
		about.write(n, write)
	} else {
		play, above := in.Low(playH, px(18))
		m.play.Place(play)
		// The words may have what leaves the picture a good half of the room, and the picture gets the rest.
		about := m.richest(t, above.W, min(above.H*.56, above.H-px(120)))
		h := about.height(t, above.W)
		if above.H-h-px(18) < px(80) {
			about.write(n, above) // a picture this low would show nothing
		} else {
			var words kit.Rect
			picture, words = above.Top(above.H-h-px(18), px(18))
			about.write(n, words)
		}
	}
	m.cards[0].Show(picture.W > 0)
	if picture.W > 0 {
		n.framed("still 0", picture, px(14), m.still(t, 0))
		m.cards[0].Place(picture)
	}
}

// blurb is what is said about a box: its name always, the rest as there is room.
type blurb struct {
	box                 Box
	large, about, steps bool
	facts               int
}

// richest is the most that can be said in a width and a height.
func (m *Menu) richest(t *kit.Theme, w, h float64) blurb {
	b := m.boxes[0]
	for _, try := range []blurb{{b, true, true, true, 3}, {b, true, true, false, 3}, {b, true, false, false, 3},
		{b, false, true, false, 3}, {b, false, false, false, 3}, {b, false, false, false, 1}} {
		if try.height(t, w) <= h {
			return try
		}
	}
	return blurb{box: b}
}

func (b blurb) height(t *kit.Theme, w float64) float64 {
	return b.write(scrap(t), kit.Rect{W: w})
}

// write writes from the top of a rectangle down, and says how high that is.
func (b blurb) write(n pen, r kit.Rect) float64 {
	t, w := n.t, n.t.Words
	px := t.Px
	name := kit.Style{Weight: kit.Medium, Size: 27}
	if b.large {
		name.Size = 42
	}
	name.Size *= (1 + .5*(t.Size-1)) / t.Size
	y := r.Y
	line := func(s string, st kit.Style, c sprites.Tint) {
		y += n.lines(s, kit.Rect{X: r.X, Y: y, W: r.W}, st, c, kit.Start)
	}
	line(b.box.name(w), name, sprites.TextTint)
	line(w.Say(b.box.key("tagline")), kit.BodyStrong, sprites.Accent)
	if b.facts > 0 {
		y += px(12)
		y += b.chips(n, kit.Rect{X: r.X, Y: y, W: r.W})
	}
	if b.about {
		y += px(18)
		line(w.Say(b.box.key("about")), kit.Body, sprites.Text2)
	}
	if b.steps {
		y += px(18)
		n.paint(kit.Rect{X: r.X, Y: y, W: r.W, H: 1}, func(dst *ebiten.Image, r kit.Rect) { t.Hairline(dst, r.X, r.Y, r.W) })
		y += px(2)
		for i := 1; w.Has(b.box.key("step." + strconv.Itoa(i))); i++ {
			y += px(14)
			y += b.step(n, i, kit.Rect{X: r.X, Y: y, W: r.W})
		}
	}
	return y - r.Y
}

// step is one sentence of how the game goes, with its number.
func (b blurb) step(n pen, i int, r kit.Rect) float64 {
	t, w := n.t, n.t.Words
	key := b.box.key("step." + strconv.Itoa(i))
	side := t.Grown(28)
	top := t.Line(kit.BodyStrong)
	disc := kit.Rect{X: r.X, Y: r.Y + (top-side)/2, W: side, H: side}
	n.paint(disc, func(dst *ebiten.Image, r kit.Rect) {
		t.Coin(dst, r)
		t.TextIn(dst, strconv.Itoa(i), r, kit.Label, sprites.Accent, kit.Middle, kit.Middle)
	})
	text := kit.Rect{X: r.X + side + t.Px(14), Y: r.Y, W: r.W - side - t.Px(14)}
	h := n.lines(w.Say(key), text, kit.BodyStrong, sprites.TextTint, kit.Start)
	text.Y += h
	return h + n.lines(w.Say(key+".help"), text, kit.Small, sprites.Text2, kit.Start)
}

// chips are short facts, as many in a row as fit.
func (b blurb) chips(n pen, r kit.Rect) float64 {
	t := n.t
	facts := []string{b.box.players(t.Words)}
	for i := 1; i < b.facts && t.Words.Has(b.box.key("fact."+strconv.Itoa(i))); i++ {
		facts = append(facts, t.Words.Say(b.box.key("fact."+strconv.Itoa(i))))
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
