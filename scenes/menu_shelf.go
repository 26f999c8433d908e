package scenes

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// layShelf puts several boxes beside each other, or below each other where the window is narrow.
func (m *Menu) layShelf(e *kit.Env, r kit.Rect, wide bool) {
	t, px := e.Theme, e.Px
	n := len(m.boxes)
	gap := px(16)
	words := m.cardWords(t)
	if w := (r.W - gap*float64(n-1)) / float64(n); wide && w >= px(168)*t.Size && r.H > words+px(140) {
		h := min(r.H, w*1.9+words)
		row, _ := r.Top(h, 0)
		w = min(w, h/1.3) // few boxes keep their shape, and stand in the middle
		row = row.Center(w*float64(n)+gap*float64(n-1), h)
		for i, c := range row.Columns(n, gap) {
			m.cards[i].Place(c)
		}
		m.scroll.Place(row.Inset(-px(8)), h)
		return
	}
	cols := 1
	if wide {
		cols = 2
	}
	h := max(px(98), m.cardWords(t)-px(8))
	gap = px(8)
	rows := (n + cols - 1) / cols
	h = max(h, min(px(132), (r.H-gap*float64(rows-1))/float64(rows)))
	for i := range m.boxes {
		w := (r.W - gap*float64(cols-1)) / float64(cols)
		m.cards[i].Place(kit.Rect{X: r.X + float64(i%cols)*(w+gap), Y: r.Y + float64(i/cols)*(h+gap), W: w, H: h})
	}
	m.scroll.Place(kit.Rect{X: r.X - px(8), Y: r.Y, W: r.W + px(16), H: float64(e.H) - r.Y}, float64(rows)*(h+gap)+px(16))
}

// cardWords is how high the words on a card are.
func (m *Menu) cardWords(t *kit.Theme) float64 {
	return t.Line(cardName(t)) + 2*t.Line(kit.Small) + t.Px(28)
}

// cardName grows less than other text, as all that is large does.
func cardName(t *kit.Theme) kit.Style {
	s := kit.H2
	s.Size *= (1 + .4*(t.Size-1)) / t.Size
	return s
}

// paintCard paints one box: upright with its picture on top, or lying with it on the left. The only box is painted into
// the page, and its card is but a light round the picture.
func (m *Menu) paintCard(t *kit.Theme, i int, dst *ebiten.Image, r kit.Rect, lit float32) {
	radius := t.Px(14)
	if len(m.boxes) == 1 {
		if lit != 0 {
			t.Halo(dst, r, radius, 1)
		}
		return
	}
	radius = t.Px(20)
	t.CardFace(dst, r, radius)
	w, b := t.Words, m.boxes[i]
	upright := r.H > r.W
	var picture, words kit.Rect
	if upright {
		picture, words = r.Top(r.H-m.cardWords(t), t.Px(12))
		words = words.Pad(t.Px(20), 0)
	} else {
		picture, words = r.Left(min(t.Px(137), r.W*(.36-.1*(t.Size-1))), t.Px(16))
		words = words.Pad(0, (r.H-m.cardWords(t)+t.Px(28))/2)
		if t.Size < 1.5 {
			words.W -= t.Grown(24) + t.Px(16)
			t.Icon(dst, kit.IconRight, r.Right()-t.Px(12)-t.Grown(24)/2, r.Y+r.H/2, 24, sprites.Text2)
		}
	}
	picture = picture.Snap()
	t.At(dst, m.picture(t, "still "+strconv.Itoa(i), picture, radius, m.still(t, i)), picture)
	for _, l := range []struct {
		s    string
		st   kit.Style
		tint sprites.Tint
	}{{b.name(w), cardName(t), sprites.TextTint}, {w.Say(b.key("tagline")), kit.Small, sprites.Text2}, {b.players(w), kit.Small, sprites.Text3}} {
		t.TextIn(dst, l.s, words, l.st, l.tint, kit.Start, kit.Start)
		words.Y += t.Line(l.st)
	}
	if lit != 0 {
		t.Halo(dst, r, radius, 1)
	} else {
		t.Rim(dst, r, radius)
	}
}
