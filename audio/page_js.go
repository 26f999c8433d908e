package audio

import "syscall/js"

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
	for _, event := range []string{"mouseup", "keyup", "touchend"} {
		hear(window, event, func() {
			p.first.Do(func() {
				// The context has to be made within the gesture; the rest can wait.
				p.prepare()
				go p.run()
			})
			p.Gesture()
		})
	}
	// Pressing isn't yet a gesture, but once there has been one it wakes the device before the sound is due.
	hear(window, "pointerdown", p.Gesture)
	hear(document, "visibilitychange", func() {
		if document.Get("hidden").Bool() {
			p.Suspend()
		} else {
			p.Resume()
		}
	})
}

// unlock resumes the device here and now, because a browser wants to see it done within the gesture.
func (p *Player) unlock() {
	if d := p.out.Load(); d != nil && !p.mixer.away.Load() {
		_ = (*d).Resume()
	}
}
