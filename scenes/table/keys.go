package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
)

// key does what a key asks for. Arrows move the cursor over the table, Enter and Space tap, Escape takes back what is
// being done and then opens the menu, U and R undo and redo.
func (t *Table) key(k ebiten.Key) {
	if t.panel.focused() && (k == ebiten.KeyEnter || k == ebiten.KeyNumpadEnter || k == ebiten.KeySpace || k == ebiten.KeyTab) {
		return // the button with the focus has it
	}
	switch k {
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
	case !known && len(h.next) > 0:
		h.cursor = h.next[0].Spot
	case h.keyed:
		h.cursor = t.spots.Toward(h.cursor, dx, dy)
	}
	h.keyed = true
	t.point(h.cursor, true)
	t.env.Dirty()
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
	if h.chosen(h.cursor) {
		t.unchoose()
		return
	}
	t.tap(h.cursor, -1)
	// After choosing a piece the cursor goes to the nearest place where it may go.
	if len(h.taps.Taken()) > 0 && !h.lit(h.cursor) {
		t.toLit()
	}
}

func (t *Table) toLit() {
	h := &t.hand
	at, ok := t.spots.Box(h.cursor)
	if !ok {
		return
	}
	x, y := at.Mid()
	best, near := rules.Spot{}, -1.0
	for _, n := range h.next {
		b, ok := t.spots.Box(n.Spot)
		if !ok || n.Button != rules.NoButton {
			continue
		}
		bx, by := b.Mid()
		if d := (bx-x)*(bx-x) + (by-y)*(by-y); near < 0 || d < near {
			best, near = n.Spot, d
		}
	}
	if near >= 0 {
		h.cursor = best
		t.point(best, true)
	}
}
