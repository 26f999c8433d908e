package audio

import (
	"sync"
	"syscall/js"
	"time"
)

// begin waits for the first gesture: before it a browser allows no sound, and would say so in its console. From then on every
// gesture resumes what an interruption (a call, a tab switch) has stopped, and a hidden page is silent.
//
// oto listens to the same events on the document. These listeners are on the window and capture, so that they run
// before it and see the gestures that the game keeps to itself.
func (p *Player) begin() {
	defer func() { _ = recover() }() // no window, no page: no sound
	window, document := js.Global(), js.Global().Get("document")
	hear := func(on js.Value, event string, f func()) {
		g := js.FuncOf(func(js.Value, []js.Value) any { f(); return nil })
		on.Call("addEventListener", event, g, true)
		p.closers = append(p.closers, func() {
			on.Call("removeEventListener", event, g, true)
			g.Release()
		})
	}
	var first sync.Once
	for _, event := range []string{"mouseup", "keyup", "touchend"} {
		hear(window, event, func() {
			first.Do(func() {
				// The context has to be made within the gesture; the rest can wait.
				p.prepare()
				go p.run()
			})
			p.Gesture()
		})
	}
	// Pressing isn't yet a gesture, but once there has been one it wakes the device before the sound is due.
	// So does a mouse on its way to a piece.
	hear(window, "pointerdown", p.Gesture)
	hear(window, "pointermove", func() {
		if p.asleep.Load() {
			p.Gesture()
		}
	})
	// Not at once: the game is still drawing its first picture.
	time.AfterFunc(2*time.Second, warm)
	hear(document, "visibilitychange", func() {
		if document.Get("hidden").Bool() {
			p.Suspend()
		} else {
			p.Resume()
		}
	})
}

// warm has the browser start its audio service, without waiting for it. Making the first audio context of a session otherwise
// holds up the page for as long as that takes, up to half a second in Chromium, in the middle of the first click. Asking
// for the list of devices is the one thing that starts the service, needs no gesture and asks the player nothing.
func warm() {
	defer func() { _ = recover() }() // not every browser, and not every page, may ask
	devices := js.Global().Get("navigator").Get("mediaDevices")
	if !devices.Truthy() {
		return
	}
	var done js.Func
	done = js.FuncOf(func(js.Value, []js.Value) any { done.Release(); return nil })
	devices.Call("enumerateDevices").Call("then", done, done)
}

// unlock resumes the device here and now, because a browser wants to see it done within the gesture.
func (p *Player) unlock() {
	if d := p.out.Load(); d != nil && !p.mixer.away.Load() {
		_ = (*d).Resume()
	}
}
