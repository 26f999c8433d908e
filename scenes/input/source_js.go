package input

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// source listens to the page itself, in the capture phase on the window. Ebitengine's own polling loses a touch that
// begins and ends within one frame, and leaves a cancelled one stuck.
type source struct {
	waiting []Event // in CSS pixels
	buttons int     // of the mouse that are down, as the DOM numbers them
}

func (s *source) listen() {
	w := js.Global()
	on := func(target js.Value, name string, f func(e js.Value)) {
		target.Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			f(args[0])
			return nil
		}), map[string]any{"capture": true, "passive": true})
	}
	add := func(k Kind) func(js.Value) {
		return func(e js.Value) {
			ev := Event{Kind: k, X: e.Get("clientX").Float(), Y: e.Get("clientY").Float()}
			if e.Get("pointerType").String() == "touch" {
				ev.Touch, ev.ID = true, e.Get("pointerId").Int()+1
				s.waiting = append(s.waiting, ev)
				return
			}
			if k == Move || k == Cancel {
				s.waiting = append(s.waiting, ev)
			}
			now := 0
			if k != Cancel {
				now = e.Get("buttons").Int()
				chord(s.buttons, now, func(k Kind, b ebiten.MouseButton) {
					ev.Kind, ev.Button = k, b
					s.waiting = append(s.waiting, ev)
				})
			}
			s.buttons = now
		}
	}
	on(w, "pointerdown", add(Down))
	on(w, "pointermove", add(Move))
	on(w, "pointerup", add(Up))
	on(w, "pointercancel", add(Cancel))
	on(w, "wheel", func(e js.Value) {
		// A wheel's notch is about 100 pixels or 3 lines; Ebitengine's desktop unit is one notch, upwards positive.
		unit := -1. / 100
		if e.Get("deltaMode").Int() == 1 {
			unit = -1. / 3
		}
		s.waiting = append(s.waiting, Event{Kind: Wheel, X: e.Get("clientX").Float(), Y: e.Get("clientY").Float(),
			DX: e.Get("deltaX").Float() * unit, DY: e.Get("deltaY").Float() * unit})
	})
	doc := w.Get("document")
	on(doc.Get("documentElement"), "pointerleave", func(e js.Value) {
		if e.Get("pointerType").String() != "touch" {
			s.waiting = append(s.waiting, Event{Kind: Leave, X: -1, Y: -1})
		}
	})
}

func (s *source) drain(f *Frame, scale float64) {
	for _, e := range s.waiting {
		if e.Kind != Leave {
			e.X, e.Y = e.X*scale, e.Y*scale
		}
		f.Events = append(f.Events, e)
	}
	s.waiting = s.waiting[:0]
}
