package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/input"
)

type finger struct {
	id   int
	x, y float64
}

// pointer takes what pointers do on the board; it is false for what is none of its business.
func (v *view) pointer(t *Table, e input.Event) bool {
	if v.face == nil {
		return false
	}
	frame := v.face.Frame()
	i := -1
	for k, f := range v.fingers {
		if f.id == e.ID {
			i = k
		}
	}
	switch e.Kind {
	case input.Down:
		if !frame.Has(e.X, e.Y) || t.hand.pointer >= 0 || t.result.Over && !t.ended {
			return false
		}
		if e.Button == ebiten.MouseButtonMiddle {
			t.trial.turn(t)
			return true
		}
		if e.Button != ebiten.MouseButtonLeft {
			v.drop()
			return false
		}
		v.press(t, e)
		return true
	case input.Move:
		if i < 0 {
			if !e.Touch && len(v.fingers) == 0 && t.hand.pointer < 0 {
				t.trial.follow(t, e.X, e.Y, frame.Has(e.X, e.Y))
			}
			return false
		}
		v.fingers[i].x, v.fingers[i].y = e.X, e.Y
		v.drag(t, i)
		return true
	case input.Up, input.Cancel:
		if i < 0 || e.Button != ebiten.MouseButtonLeft {
			return i >= 0
		}
		was := v.grip
		v.fingers = append(v.fingers[:i], v.fingers[i+1:]...)
		v.grip = loose
		if len(v.fingers) > 0 {
			v.grab(panning)
		} else if e.Kind == input.Up && (was == pressed || was == carrying && math.Hypot(e.X-v.x, e.Y-v.y) <= t.env.Px(dragFrom)) {
			t.trial.tap(t, e.X, e.Y, v.touch, was == carrying)
		}
		return true
	case input.Wheel:
		if frame.Has(e.X, e.Y) && v.grip == loose && e.DY != 0 {
			t.hurry()
			v.zoom(t, math.Pow(wheelStep, max(-3, min(3, e.DY))), e.X, e.Y)
			t.trial.follow(t, e.X, e.Y, true)
			return true
		}
	case input.Leave:
		t.trial.follow(t, e.X, e.Y, false)
	}
	return false
}

// press takes a finger that goes down on the board.
func (v *view) press(t *Table, e input.Event) {
	if len(v.fingers) >= 2 {
		return // a third one
	}
	for _, f := range v.fingers {
		if f.id == e.ID {
			return
		}
	}
	t.bubble.drop()
	t.panel.blur()
	t.trace("pressed plain")
	v.fingers = append(v.fingers, finger{e.ID, e.X, e.Y})
	if len(v.fingers) == 2 {
		v.grab(pinching)
		return
	}
	v.touch = e.Touch
	v.grab(pressed)
	if e.Touch && t.trial.at(t, e.X, e.Y) {
		v.grip = carrying
	}
}

// grab begins a way of moving the board with the fingers that are down.
func (v *view) grab(g grip) {
	v.grip, v.begin = g, v.cam
	v.x, v.y, v.apart = v.span()
}

// span is the middle of the fingers and how far they are apart.
func (v *view) span() (x, y, apart float64) {
	for _, f := range v.fingers {
		x, y = x+f.x/float64(len(v.fingers)), y+f.y/float64(len(v.fingers))
	}
	if len(v.fingers) == 2 {
		apart = math.Hypot(v.fingers[0].x-v.fingers[1].x, v.fingers[0].y-v.fingers[1].y)
	}
	return x, y, apart
}

// drag follows the fingers.
func (v *view) drag(t *Table, i int) {
	x, y, apart := v.span()
	far := math.Hypot(x-v.x, y-v.y) > t.env.Px(dragFrom)
	switch v.grip {
	case pressed:
		if !far {
			return
		}
		v.grip = panning // from where it was pressed, so that the cloth stays under the finger
		t.trial.hide(t)
		v.drag(t, i)
	case carrying:
		if i == 0 && far {
			t.trial.carry(t, x, y)
		}
		return
	case pinching:
		least, most := v.face.Zoom()
		unit := max(least, min(most, v.begin.Unit*apart/max(v.apart, 1)))
		bx, by := (v.x-v.begin.X)/v.begin.Unit, (v.y-v.begin.Y)/v.begin.Unit
		v.free = true
		v.look(t, v.within(t, over(bx, by, x, y, unit)))
		return
	case panning:
		v.free = true
		v.look(t, v.within(t, Camera{v.begin.X + x - v.x, v.begin.Y + y - v.y, v.begin.Unit}))
	}
}
