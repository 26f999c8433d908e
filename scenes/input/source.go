//go:build !js

package input

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// source polls Ebitengine for the mouse and for touches.
type source struct {
	x, y    int
	down    [3]bool
	focused bool
	touches map[ebiten.TouchID][2]int
	ids     []ebiten.TouchID
}

func (s *source) listen() {
	s.touches = map[ebiten.TouchID][2]int{}
	s.x, s.y = -1, -1
}

func (s *source) drain(f *Frame, _ float64) {
	x, y := ebiten.CursorPosition()
	fx, fy := float64(x), float64(y)
	if x != s.x || y != s.y {
		s.x, s.y = x, y
		f.Events = append(f.Events, Event{Kind: Move, X: fx, Y: fy})
	}
	// Who loses the focus loses the buttons, too; that is no release where the pointer happens to be.
	release := Up
	is := ebiten.IsFocused()
	if s.focused && !is {
		release = Cancel
	}
	s.focused = is
	for b := range s.down {
		button := ebiten.MouseButton(b)
		// Both can be true in one tick: released and pressed again, or pressed and released, by what it was before.
		pressed, released := inpututil.IsMouseButtonJustPressed(button), inpututil.IsMouseButtonJustReleased(button)
		held := ebiten.IsMouseButtonPressed(button)
		if s.down[b] && (released || !held) {
			f.Events = append(f.Events, Event{Kind: release, X: fx, Y: fy, Button: button})
			s.down[b] = false
		}
		if !s.down[b] && (pressed || held) {
			f.Events = append(f.Events, Event{Kind: Down, X: fx, Y: fy, Button: button})
			s.down[b] = true
			if !held {
				f.Events = append(f.Events, Event{Kind: Up, X: fx, Y: fy, Button: button})
				s.down[b] = false
			}
		}
	}
	if dx, dy := ebiten.Wheel(); dx != 0 || dy != 0 {
		f.Events = append(f.Events, Event{Kind: Wheel, X: fx, Y: fy, DX: dx, DY: dy})
	}
	s.touch(f)
}

func (s *source) touch(f *Frame) {
	s.ids = ebiten.AppendTouchIDs(s.ids[:0])
	for _, id := range s.ids {
		x, y := ebiten.TouchPosition(id)
		e := Event{Kind: Move, ID: int(id) + 1, Touch: true, X: float64(x), Y: float64(y)}
		at, known := s.touches[id]
		switch {
		case !known:
			e.Kind = Down
		case at == [2]int{x, y}:
			continue
		}
		s.touches[id] = [2]int{x, y}
		f.Events = append(f.Events, e)
	}
	for id, at := range s.touches {
		if inpututil.IsTouchJustReleased(id) || !contains(s.ids, id) {
			f.Events = append(f.Events, Event{Kind: Up, ID: int(id) + 1, Touch: true, X: float64(at[0]), Y: float64(at[1])})
			delete(s.touches, id)
		}
	}
}

func contains(ids []ebiten.TouchID, id ebiten.TouchID) bool {
	for _, i := range ids {
		if i == id {
			return true
		}
	}
	return false
}
