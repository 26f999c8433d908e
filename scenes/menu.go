package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// Menu is the shelf: every game that can be played, and the way to the settings. One game alone is shown large, several
// stand beside each other.
type Menu struct {
	page
	boxes    []Box
	cards    []*kit.Card
	play     *kit.Button
	settings *kit.Button
}

// NewMenu shows the boxes. Setup and settings make the scenes behind a box and behind the settings button.
func NewMenu(t *kit.Theme, boxes []Box, setup func(Box) kit.Scene, settings func() kit.Scene) *Menu {
	m := &Menu{page: newPage(t), boxes: boxes}
	open := func(b Box) func() { return func() { m.change.Push = setup(b) } }
	if len(boxes) == 1 {
		m.play = t.NewButton(kit.IconPlay, t.Words.Say("menu.play"), open(boxes[0])).As(kit.Primary)
		m.play.Name("play")
		m.play.Name("play")
		m.controls.Add(m.play)
	}
	for i, b := range boxes {
		card := t.NewCard(func(dst *ebiten.Image, r kit.Rect, lit float32) { m.paintCard(t, i, dst, r, lit) }, open(b))
		card.Name("box " + b.Game.ID)
		if len(boxes) == 1 {
			m.controls.Add(card.Aside()) // Tab goes to Play, which does the same
		} else {
			m.scroll.Add(card)
		}
		m.cards = append(m.cards, card)
	}
	m.settings = t.NewButton(kit.IconSliders, t.Words.Say("menu.settings"), func() { m.change.Push = settings() })
	m.settings.Name("settings")
	m.settings.Name("settings")
	m.controls.Add(m.settings)
	return m
}

// Update implements kit.Scene.
func (m *Menu) Update(e *kit.Env) kit.Change {
	if m.due(e) {
		m.lay(e)
		for _, c := range m.cards {
			c.Repaint()
		}
	}
	return m.update(e)
}

// Draw implements kit.Scene.
func (m *Menu) Draw(e *kit.Env, dst *ebiten.Image) { m.draw(e, dst) }

func (m *Menu) still(t *kit.Theme, i int) func(dst *ebiten.Image) {
	return func(dst *ebiten.Image) { m.boxes[i].Still(dst, t.Scale, m.laid.symbols) }
}

func (m *Menu) lay(e *kit.Env) {
	px := e.Px
	window := kit.Rect{W: float64(e.W), H: float64(e.H)}
	wide := e.W > e.H
	_, high := e.LogicalSize()
	low := wide && high < 480

	side := px(24)
	if !wide {
		side = px(12)
	}
	// On a very large window everything keeps together in the middle.
	room := window.Pad(side, px(24))
	if low {
		room = window.Pad(px(16), px(12))
	}
	if wide {
		w, h := min(room.W, px(1400)), min(room.H, px(820))
		room = room.Center(w, h)
	} else {
		room = room.Center(min(room.W, px(860)), min(room.H, px(1280)))
	}
	head, rest := room.Top(m.headHeight(e, low), px(16))
	if low {
		head, rest = room.Top(m.headHeight(e, low), px(8))
	}
	m.layHead(e, head, low)
	if len(m.boxes) == 1 {
		m.layHero(e, rest, wide, low)
	} else {
		m.layShelf(e, rest, wide)
	}
}

func (m *Menu) headHeight(e *kit.Env, low bool) float64 {
	if low {
		return e.Theme.Grown(48)
	}
	return max(e.Theme.Grown(56), e.Theme.Line(m.wordmark(e, low)))
}

// wordmark grows less than other text does: it is large as it is.
func (m *Menu) wordmark(e *kit.Env, low bool) kit.Style {
	s := kit.Wordmark
	if low || !(e.W > e.H) {
		s.Size = 36
	}
	s.Size *= (1 + .4*(e.Theme.Size-1)) / e.Theme.Size
	return s
}

func (m *Menu) layHead(e *kit.Env, head kit.Rect, low bool) {
	t, n := e.Theme, m.pen(e)
	mark := m.wordmark(e, low)
	name := Name
	nameW := t.Width(name, mark)
	m.settings.Say(kit.IconSliders, t.Words.Say("menu.settings"))
	if m.settings.Wish() > head.W-nameW-e.Px(32) {
		m.settings.Say(kit.IconSliders, "")
	}
	h := t.Grown(48)
	x := head.X
	if e.W > e.H {
		x += e.Px(16)
	} else {
		x += e.Px(8)
	}
	m.settings.Place(kit.Rect{X: head.Right() - m.settings.Wish(), Y: head.Y + (head.H-h)/2, W: m.settings.Wish(), H: h})
	base := t.Baseline(head, mark, kit.Middle)
	n.line(name, kit.Rect{X: x, Y: head.Y, W: nameW + 1, H: head.H}, mark, sprites.TableText, kit.Start, kit.Middle)
	motto := t.Words.Say("app.motto")
	left := x + nameW + e.Px(18)
	if w := t.Width(motto, kit.Body); left+w < m.settings.Box().X-e.Px(24) && !low {
		// On one line with the name.
		r := kit.Rect{X: left, Y: base - t.TextPx(kit.Body), W: w + 1, H: t.Line(kit.Body)}
		n.paint(r, func(dst *ebiten.Image, r kit.Rect) {
			t.Text(dst, motto, left, base, kit.Body, sprites.TableLine)
		})
	}
}
