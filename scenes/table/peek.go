package table

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/input"
	"quintet/scenes/kit"
)

// Peeking is a face that shows its viewer something only while they ask for it, because it is secret or for want of room: while a
// pointer is held on it, or the key L. Nothing else shows it.
type Peeking interface {
	// Veils are where such things lie; none if there is nothing to see.
	Veils() []kit.Rect
	// Peek shows the one that a veil lies over, or with NoVeil hides it again: homes are those of what is then seen.
	Peek(veil int)
}

// NoVeil is what one looks behind who doesn't look.
const NoVeil = -1

// peekKey shows it while it is held, each time the next one.
const peekKey = ebiten.KeyL

// peek is the gesture.
type peek struct {
	on      bool
	veil    int // that is looked behind, or was last
	keyed   bool
	pointer int
}

// show shows or hides what is behind the veil.
func (p *peek) show(t *Table, on bool) {
	f, ok := t.face.(Peeking)
	if !ok || p.on == on {
		return
	}
	p.on = on
	if on {
		f.Peek(p.veil)
	} else {
		f.Peek(NoVeil)
	}
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
		i := slices.IndexFunc(f.Veils(), func(r kit.Rect) bool { return r.Has(e.X, e.Y) })
		if p.on || e.Button != ebiten.MouseButtonLeft || i < 0 || t.result.Over || t.actor() < 0 && t.secret() {
			return false
		}
		p.pointer, p.keyed, p.veil = e.ID, false, i
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
		if n := len(f.Veils()); n > 0 {
			p.keyed, p.veil = true, (p.veil+1)%n
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
