package table

import "github.com/hajimehoshi/ebiten/v2"

// key takes the keys that move, turn and lay it.
func (r *trial) key(t *Table, k ebiten.Key) bool {
	if r.face == nil || !r.on || t.ended {
		return false
	}
	dx, dy := 0.0, 0.0
	switch k {
	case ebiten.KeyT, ebiten.KeySpace:
		r.turn(t)
		return true
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter:
		if !r.seen {
			return false
		}
		t.hurry()
		r.lay(t)
		return true
	case ebiten.KeyLeft:
		dx = -1
	case ebiten.KeyRight:
		dx = 1
	case ebiten.KeyUp:
		dy = -1
	case ebiten.KeyDown:
		dy = 1
	default:
		return false
	}
	t.hurry()
	t.panel.blur()
	s := r.spot
	if r.seen {
		s = t.spots.Toward(s, dx, dy)
	} else {
		s = r.face.Begin(t.sight())
	}
	r.placed = true
	r.try(t, s)
	// It stays in view.
	if b, ok := t.spots.Box(s); ok {
		t.view.reveal(t, b)
	}
	return true
}
