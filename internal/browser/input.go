package browser

import (
	"context"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// All events go through the DevTools' input domain: for the page they are real ones, trusted, and mouse and touch
// come with their pointer events. Positions are CSS pixels from the top left.

// Move moves the mouse.
func (p *Page) Move(x, y float64) {
	p.t.Helper()
	p.mouse.x, p.mouse.y = x, y
	p.mouseEvent(chromedp.MouseMoved)
}

// Press presses the left button where the mouse is.
func (p *Page) Press() {
	p.t.Helper()
	p.held = true
	p.mouseEvent(chromedp.MousePressed)
}

// Release lets it go.
func (p *Page) Release() {
	p.t.Helper()
	p.mouseEvent(chromedp.MouseReleased)
	p.held = false
}

// Click moves to a place, presses and releases, without any pause.
func (p *Page) Click(x, y float64) {
	p.t.Helper()
	p.Move(x, y)
	p.Press()
	p.Release()
}

// Drag presses at the first place, moves to the second in ten steps and releases.
func (p *Page) Drag(x0, y0, x1, y1 float64) {
	p.t.Helper()
	p.Move(x0, y0)
	p.Press()
	for i := 1.0; i <= 10; i++ {
		p.Move(x0+(x1-x0)*i/10, y0+(y1-y0)*i/10)
		time.Sleep(15 * time.Millisecond)
	}
	p.Release()
}

// Wheel turns the wheel down (or up, below zero) by so many pixels.
func (p *Page) Wheel(pixels float64) {
	p.t.Helper()
	// The package's own parameters leave out a zero, but the browser insists on both deltas.
	type params struct {
		Type   string  `json:"type"`
		X      float64 `json:"x"`
		Y      float64 `json:"y"`
		DeltaX float64 `json:"deltaX"`
		DeltaY float64 `json:"deltaY"`
	}
	p.call(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, cdp.Command[params, cdp.Empty]{Method: input.CommandDispatchMouseEvent},
			params{"mouseWheel", p.mouse.x, p.mouse.y, 0, pixels})
		return err
	})
}

func (p *Page) mouseEvent(kind input.DispatchMouseEventType) {
	p.t.Helper()
	e := input.DispatchMouseEventParams{Type: kind, X: p.mouse.x, Y: p.mouse.y, Button: input.MouseButtonNone}
	if p.held {
		e.Button = input.MouseButtonLeft
		e.ClickCount = 1
		if kind != chromedp.MouseReleased {
			e.Buttons = 1
		}
	}
	p.call(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchMouseEvent, e)
		return err
	})
}

// Touch puts a finger down, or moves one that is down. Fingers are numbered by the test. It takes Options.Touch.
func (p *Page) Touch(finger int, x, y float64) {
	p.t.Helper()
	kind := input.DispatchTouchEventTypeTouchMove
	if _, down := p.fingers[finger]; !down {
		kind = input.DispatchTouchEventTypeTouchStart
	}
	p.fingers[finger] = point{x, y}
	p.touchEvent(kind, finger)
}

// Lift takes a finger off.
func (p *Page) Lift(finger int) {
	p.t.Helper()
	p.touchEvent(input.DispatchTouchEventTypeTouchEnd, finger)
	delete(p.fingers, finger)
}

// CancelTouch is what the system does when it takes all fingers for a gesture of its own.
func (p *Page) CancelTouch() {
	p.t.Helper()
	p.touchEvent(input.DispatchTouchEventTypeTouchCancel)
	clear(p.fingers)
}

// Tap touches and lifts at once.
func (p *Page) Tap(x, y float64) {
	p.t.Helper()
	p.Touch(0, x, y)
	p.Lift(0)
}

// Swipe drags with a finger.
func (p *Page) Swipe(x0, y0, x1, y1 float64) {
	p.t.Helper()
	p.Touch(0, x0, y0)
	for i := 1.0; i <= 10; i++ {
		p.Touch(0, x0+(x1-x0)*i/10, y0+(y1-y0)*i/10)
		time.Sleep(15 * time.Millisecond)
	}
	p.Lift(0)
}

// touchEvent tells of the fingers that change; those that rest needn't be listed.
func (p *Page) touchEvent(kind input.DispatchTouchEventType, changed ...int) {
	p.t.Helper()
	e := input.DispatchTouchEventParams{Type: kind, TouchPoints: []*input.TouchPoint{}}
	one := 1.0
	for _, finger := range changed {
		id, at := float64(finger), p.fingers[finger]
		e.TouchPoints = append(e.TouchPoints, &input.TouchPoint{X: at.x, Y: at.y, ID: &id, RadiusX: &one, RadiusY: &one, Force: &one})
	}
	p.call(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, e)
		return err
	})
}

// The keys that have names, as the DOM calls them. All others are the character they type.
var keys = map[string]string{
	"Enter": kb.Enter, "Escape": kb.Escape, "Tab": kb.Tab, "Space": " ", "Backspace": kb.Backspace, "Delete": kb.Delete,
	"ArrowLeft": kb.ArrowLeft, "ArrowRight": kb.ArrowRight, "ArrowUp": kb.ArrowUp, "ArrowDown": kb.ArrowDown,
	"Home": kb.Home, "End": kb.End, "PageUp": kb.PageUp, "PageDown": kb.PageDown, "F1": kb.F1, "F5": kb.F5, "F11": kb.F11,
}

var modifiers = map[string]chromedp.Modifier{
	"ctrl": chromedp.ModifierCtrl, "shift": chromedp.ModifierShift, "alt": chromedp.ModifierAlt, "meta": chromedp.ModifierMeta,
}

// Key presses and releases a key: "u", "Enter", "Escape", "ArrowLeft", "ctrl+z", "ctrl+shift+z".
func (p *Page) Key(name string) {
	p.t.Helper()
	var held []chromedp.Modifier
	for {
		modifier, rest, ok := strings.Cut(name, "+")
		if !ok || rest == "" {
			break
		}
		m, known := modifiers[modifier]
		if !known {
			p.t.Fatalf("browser: unknown modifier %q", modifier)
		}
		held, name = append(held, m), rest
	}
	key, named := keys[name]
	if !named {
		if utf8.RuneCountInString(name) != 1 {
			p.t.Fatalf("browser: unknown key %q", name)
		}
		key = name
	}
	p.do(chromedp.KeyEvent(key, chromedp.KeyModifiers(held...)))
}

// Type types a text.
func (p *Page) Type(text string) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(text))
}

func (p *Page) call(f func(ctx context.Context, t *chromedp.Target) error) {
	p.t.Helper()
	p.do(chromedp.Func(f))
}
