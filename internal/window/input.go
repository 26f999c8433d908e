//go:build linux

package window

import (
	"math"
	"os/exec"
	"strconv"
	"strings"

	"github.com/jezek/xgb/xproto"
)

// Move moves the mouse to a place in the window.
func (w *Window) Move(x, y float64) {
	w.t.Helper()
	w.xdotool(w.move(x, y)...)
}

func (w *Window) move(x, y float64) []string {
	w.t.Helper()
	left, top, _, _ := w.place()
	round := func(v float64) string { return strconv.Itoa(int(math.Round(v))) }
	return []string{"mousemove", round(float64(left) + x), round(float64(top) + y)}
}

// Press presses the left button where the mouse is.
func (w *Window) Press() {
	w.t.Helper()
	w.xdotool("mousedown", "1")
}

// Release lets it go.
func (w *Window) Release() {
	w.t.Helper()
	w.xdotool("mouseup", "1")
}

// Click moves to a place, presses and releases, with hardly a pause.
func (w *Window) Click(x, y float64) {
	w.t.Helper()
	w.xdotool(append(w.move(x, y), "click", "1")...)
}

// Drag presses at the first place, moves to the second in ten steps and releases. A program that looks where the
// mouse is once a frame sees where it was pressed and released only if it rests there: it does, for 100 ms. On a
// busy machine a frame can take longer; then Press, WaitLine, Move and Release are safer.
func (w *Window) Drag(x0, y0, x1, y1 float64) {
	w.t.Helper()
	script := append(w.move(x0, y0), "sleep", "0.03", "mousedown", "1", "sleep", "0.1")
	for i := 1.0; i <= 10; i++ {
		script = append(append(script, w.move(x0+(x1-x0)*i/10, y0+(y1-y0)*i/10)...), "sleep", "0.015")
	}
	w.xdotool(append(script, "sleep", "0.1", "mouseup", "1")...)
}

// Wheel turns the wheel down (or up, below zero) by so many pixels, at least one notch.
func (w *Window) Wheel(pixels float64) {
	w.t.Helper()
	button, notches := "5", int(math.Round(pixels/100))
	if pixels < 0 {
		button, notches = "4", -notches
	}
	w.xdotool("click", "--repeat", strconv.Itoa(max(1, notches)), "--delay", "20", button)
}

// The keys that X calls otherwise than the DOM does.
var keys = map[string]string{
	"Enter": "Return", "Space": "space", " ": "space", "Backspace": "BackSpace",
	"ArrowLeft": "Left", "ArrowRight": "Right", "ArrowUp": "Up", "ArrowDown": "Down",
	"PageUp": "Prior", "PageDown": "Next",
}

// Key presses and releases a key: "u", "Enter", "Escape", "ArrowLeft", "ctrl+z", "ctrl+shift+z". It is held for 50
// ms, as by a quick finger, so that a program that looks once a frame sees the modifiers with it.
func (w *Window) Key(name string) {
	w.t.Helper()
	var held []string
	for {
		i := strings.Index(name, "+")
		if i <= 0 || i == len(name)-1 {
			break
		}
		held, name = append(held, name[:i]), name[i+1:]
	}
	if x, ok := keys[name]; ok {
		name = x
	}
	w.focus()
	var down, up []string
	for _, k := range append(held, name) {
		down = append(down, "keydown", k)
		up = append([]string{"keyup", k}, up...)
	}
	w.xdotool(append(append(down, "sleep", "0.05"), up...)...)
}

// Type types a text.
func (w *Window) Type(text string) {
	w.t.Helper()
	w.focus()
	w.xdotool("type", "--delay", "20", text)
}

// focus does what a window manager does for a window in use. Without one, keys would go to whatever is under the
// mouse.
func (w *Window) focus() {
	w.t.Helper()
	f, err := xproto.GetInputFocus(w.x).Reply()
	if err != nil {
		w.t.Fatalf("window: %v", err)
	}
	if f.Focus != w.id {
		w.xdotool("windowfocus", "--sync", strconv.Itoa(int(w.id)))
	}
}

func (w *Window) xdotool(args ...string) {
	w.t.Helper()
	cmd := exec.Command("xdotool", args...)
	cmd.Env = w.environ()
	if out, err := cmd.CombinedOutput(); err != nil {
		w.t.Fatalf("window: xdotool %s: %v\n%s\n%s", strings.Join(args, " "), err, out, w.Output())
	}
}
