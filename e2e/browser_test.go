package e2e

import (
	"testing"

	"quintet/internal/browser"
	"quintet/web"
)

// TestInABrowser plays an evening in headless Chromium.
func TestInABrowser(t *testing.T) {
	p := inBrowser(t, "")
	hands{p, t}.evening()
	quiet(t, p)
}

// TestByTouch plays with fingers: taps and a drag, a second finger in mid-drag, and a drag that the system takes away.
func TestByTouch(t *testing.T) {
	p := browser.Open(t, browser.Serve(t, web.Handler(browser.Build(t, ".")))+"?trace", browser.Options{Width: 320, Height: 560, Touch: true})
	p.WaitRunning()
	h := hands{p, t}
	tap := func(what string) { p.Tap(h.at(what)) }
	h.WaitLine("laid", soon)
	tap("control box juxtapose")
	h.WaitLine("laid", soon)
	tap("control start")
	h.WaitLine("laid ", soon)

	// Taps that begin and end within one frame.
	tap(spot(pyramid("RS")))
	tap(spot(square("a1")))
	h.said("move", "drop RS a1")

	// A drag, by one finger.
	x0, y0 := h.at(spot(pyramid("YL")))
	x1, y1 := h.at(spot(square("d4")))
	p.Swipe(x0, y0, x1, y1)
	h.said("move", "drop YL d4")

	// A second finger in mid-drag changes nothing.
	x0, y0 = h.at(spot(pyramid("RM")))
	x1, y1 = h.at(spot(square("b2")))
	ox, oy := h.at(spot(square("c3")))
	p.Touch(0, x0, y0)
	p.Touch(0, x0-30, y0-60)
	p.Touch(1, ox, oy)
	p.Touch(1, ox+20, oy)
	p.Lift(1)
	p.Touch(0, x1, y1)
	p.Lift(0)
	h.said("move", "drop RM b2")

	// The system takes the fingers away in mid-drag: the piece goes home, and the next tap begins anew.
	x0, y0 = h.at(spot(pyramid("RL")))
	p.Touch(0, x0, y0)
	p.Touch(0, ox, oy)
	p.CancelTouch()
	tap(spot(pyramid("RL")))
	h.WaitLine("chosen", soon)
	tap(spot(square("c3")))
	h.said("move", "drop RL c3")
	h.WaitLine("over line-colour", soon)
	h.WaitLine("result", soon)
}
