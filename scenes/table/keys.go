package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
)

// key does what a key asks for. Arrows move the cursor over the table, Enter and Space tap, Escape takes back what is
// being done and then opens the menu, U and R undo and redo, H asks for a hint.
func (t *Table) key(k ebiten.Key) {
	if t.panel.focused() && (k == ebiten.KeyEnter || k == ebiten.KeyNumpadEnter || k == ebiten.KeySpace || k == ebiten.KeyTab) {
		return // the button with the focus has it
	}
	if k != ebiten.KeyEscape && k != ebiten.KeyH && t.bubble.shown() {
		t.bubble.drop() // it has been read; Escape takes it away and does no more, and so does H with a hint's
		t.env.Dirty()
	}
	if t.trial.key(t, k) {
		return
	}
	switch k {
	case ebiten.KeyF:
		t.showAll()
	case ebiten.KeyH:
		t.Hint()
	case ebiten.KeyL:
		t.peek.key(t)
	case ebiten.KeyEqual, ebiten.KeyNumpadAdd:
		t.zoomKey(wheelStep)
	case ebiten.KeyMinus, ebiten.KeyNumpadSubtract:
		t.zoomKey(1 / wheelStep)
	case ebiten.KeyU:
		t.hurry()
		t.Undo()
	case ebiten.KeyZ:
		if t.env.In.Ctrl {
			t.hurry()
			if t.env.In.Shift {
				t.Redo()
			} else {
				t.Undo()
			}
		}
	case ebiten.KeyR, ebiten.KeyY:
		if k == ebiten.KeyR || t.env.In.Ctrl {
			t.hurry()
			t.Redo()
		}
	case ebiten.KeyEscape:
		if !t.cancel() {
			t.pause()
		}
	case ebiten.KeyLeft:
		t.cursor(-1, 0)
	case ebiten.KeyRight:
		t.cursor(1, 0)
	case ebiten.KeyUp:
		t.cursor(0, -1)
	case ebiten.KeyDown:
		t.cursor(0, 1)
	case ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyNumpadEnter:
		t.enter()
	}
}

func (t *Table) pause() {
	if t.Pause != nil {
		t.letGo()
		t.peek.show(t, false) // who lets go now is not heard
		t.change.Push = t.Pause(t)
	}
}

// cursor moves the keyboard's cursor. It appears where something may be done.
func (t *Table) cursor(dx, dy float64) {
	h := &t.hand
	if h.pointer >= 0 || t.ended {
		return
	}
	t.hurry()
	t.unask()
	t.panel.blur()
	_, known := t.spots.Box(h.cursor)
	switch {
	case !known:
		h.cursor = h.firstLit()
	case h.keyed:
		h.cursor = t.spots.Toward(h.cursor, dx, dy)
	}
	h.keyed = true
	t.cursorAt(h.cursor)
}

// cursorAt puts the cursor on a spot, and remembers it for its zone.
func (t *Table) cursorAt(s rules.Spot) {
	h := &t.hand
	h.cursor = s
	h.been[s.Zone] = s
	t.point(s, true)
	t.env.Dirty()
}

// firstLit is the first spot that may be tapped.
func (h *hand) firstLit() rules.Spot {
	for _, n := range h.next {
		if n.Button == rules.NoButton {
			return n.Spot
		}
	}
	return h.cursor
}

// enter taps where the cursor is; after the end it is the next match.
func (t *Table) enter() {
	h := &t.hand
	t.hurry()
	if t.ended {
		t.Again()
		return
	}
	switch {
	case h.pointer >= 0:
		return
	case h.asking:
		t.confirm()
		return
	case !h.keyed:
		t.Throw() // there is nothing else to be done, and nothing to point at
		return
	}
	t.bubble.drop()
	if h.chosen(h.cursor) && len(h.free) == 0 {
		t.putBack(h.cursor)
		return
	}
	t.tap(t.same(h.cursor), -1)
	t.goOn()
}

// goOn moves the cursor to where the player goes on, but only if nothing is lit in its zone of the table: from the pool
// to the board once a piece has been chosen, and back once it has been put down. There it is where it was last, or on
// the lit spot nearest to that. Within a zone it stays, so that an arrow says which neighbour is meant.
func (t *Table) goOn() {
	h := &t.hand
	to := h.firstLit()
	if h.lit(h.cursor) || !h.lit(to) {
		return
	}
	for _, n := range h.next {
		if n.Button == rules.NoButton && n.Spot.Zone == h.cursor.Zone {
			return
		}
	}
	from := h.cursor
	if s, ok := h.been[to.Zone]; ok {
		from = s
	}
	at, ok := t.spots.Box(from)
	if !ok {
		return
	}
	x, y := at.Mid()
	near := math.Inf(1)
	// Of several that are equally near, the one that is read first: upper before lower, left before right.
	t.spots.Each(func(s rules.Spot, b kit.Rect) {
		if s.Zone != to.Zone || !h.lit(s) {
			return
		}
		bx, by := b.Mid()
		if d := math.Hypot(bx-x, by-y) + by*1e-6 + bx*1e-9; d < near {
			near, h.cursor = d, s
		}
	})
	t.cursorAt(h.cursor)
}
