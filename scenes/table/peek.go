package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/input"
	"quintet/scenes/kit"
)

// Peeking is a face that shows its viewer something secret only while they ask for it: while a pointer is held where it
// lies, or the key L. Nothing else shows it.
type Peeking interface {
	// Veil is where it lies; it is false if there is nothing to see.
	Veil() (kit.Rect, bool)
	// Peek shows it, or hides it again: homes are those of what is then seen.
	Peek(on bool)
}

// peekKey shows it while it is held.
const peekKey = ebiten.KeyL

// peek is the gesture.
type peek struct {
	on      bool
	keyed   bool
	pointer int
}

// show shows or hides what is veiled.
func (p *peek) show(t *Table, on bool) {
	f, ok := t.face.(Peeking)
	if !ok || p.on == on {
		return
	}
	p.on = on
	f.Peek(on)
	t.stage.Review()
	t.lying.stale, t.stale = true, true
	t.trace("peek %v", on)
	t.env.Dirty()
}

// event takes what pointers do on the veil.
func (p *peek) event(t *Table, e input.Event) bool {
	f, ok := t.face.(Peeking)
	if !ok {
		return false
	}
	switch e.Kind {
	case input.Down:
		r, veiled := f.Veil()
		if p.on || e.Button != ebiten.MouseButtonLeft || !veiled || !r.Has(e.X, e.Y) || t.result.Over || t.actor() < 0 && t.secret() {
			return false
		}
		p.pointer, p.keyed = e.ID, false
		p.show(t, true)
		return true
	case input.Up, input.Cancel:
		if p.on && !p.keyed && e.ID == p.pointer {
			p.show(t, false)
			return true
		}
	case input.Move:
		return p.on && !p.keyed && e.ID == p.pointer
	}
	return false
}

// key begins to look while a key is held.
func (p *peek) key(t *Table) {
	if f, ok := t.face.(Peeking); ok && !p.on && !t.result.Over {
		if _, veiled := f.Veil(); veiled {
			p.keyed = true
			p.show(t, true)
		}
	}
}

// update ends it when the key is let go.
func (p *peek) update(t *Table) {
	if p.on && p.keyed && !t.env.In.Holds(peekKey) {
		p.show(t, false)
	}
}
