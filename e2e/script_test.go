// Package e2e plays whole games with real pointer events in a real window and in a real browser. The script is the same
// for both: it looks up in the game's trace where things are, clicks and drags there, and waits for what the game says.
package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"quintet/internal/browser"
	"quintet/internal/window"
	"quintet/rules"
	"quintet/rules/juxtapose"
	"quintet/web"
)

// player is what a window and a page have in common.
type player interface {
	Click(x, y float64)
	Move(x, y float64)
	Press()
	Release()
	Key(name string)
	Resize(width, height int)
	Lines() []string
	WaitLine(prefix string, timeout time.Duration) string
}

// soon is how long anything may take on a busy machine.
const soon = 40 * time.Second

// hands plays by the trace.
type hands struct {
	player
	t *testing.T
}

// at is the latest place that the trace gives for something.
func (h hands) at(what string) (x, y float64) {
	h.t.Helper()
	lines := h.Lines()
	for i := len(lines) - 1; i >= 0; i-- {
		line := strings.TrimSpace(lines[i])
		if rest, ok := strings.CutPrefix(line, what+" at "); ok {
			if n, _ := fmt.Sscanf(rest, "%f %f", &x, &y); n == 2 {
				return x, y
			}
		}
	}
	h.t.Fatalf("the game has not said where %q is; it said:\n%s", what, strings.Join(lines, "\n"))
	return 0, 0
}

func (h hands) press(control string) { h.Click(h.at("control " + control)) }
func (h hands) button(name string)   { h.Click(h.at("button " + name)) }

func spot(s rules.Spot) string { return fmt.Sprintf("spot %d %d %d %d", s.Zone, s.X, s.Y, s.Z) }

func (h hands) tap(s rules.Spot) { h.Click(h.at(spot(s))) }

// choose taps what a move begins with, and waits until it is chosen: two clicks within one frame of a slow machine are
// one to a program that looks once a frame.
func (h hands) choose(s rules.Spot) {
	h.tap(s)
	h.WaitLine("chosen", soon)
}

// drag presses on a spot, moves to another and lets go. It goes on only when the press has been seen where it was: a
// program that looks once a frame would else see it where the mouse is by then.
func (h hands) drag(from, to rules.Spot) {
	h.t.Helper()
	h.Move(h.at(spot(from)))
	h.Press()
	h.said("pressed", strings.TrimPrefix(spot(from), "spot "))
	x, y := h.at(spot(to))
	h.Move(x-3, y-3)
	h.Move(x, y)
	h.Release()
}

// inWindow opens the game in a real window.
func inWindow(t *testing.T, args ...string) *window.Window {
	t.Helper()
	return window.Open(t, window.Build(t, "."), window.Options{Width: 1024, Height: 640,
		Args: append([]string{"-size", "960x600"}, args...), Env: []string{"HOME=" + t.TempDir(), "XDG_CONFIG_HOME="}})
}

// closes closes the window, and with it the game.
func closes(t *testing.T, w *window.Window) {
	t.Helper()
	if err := w.Close(); err != nil {
		t.Errorf("closing the window: %v", err)
	}
}

// still is a script for a page that has the game play without animations.
const still = `localStorage.setItem("quintet.settings", '{"speed": "off"}')`

// inBrowser opens the game in headless Chromium, after a script.
func inBrowser(t *testing.T, before string) *browser.Page {
	t.Helper()
	p := browser.Open(t, browser.Serve(t, web.Handler(browser.Build(t, ".")))+"?trace", browser.Options{Width: 640, Height: 360, Before: before})
	p.WaitRunning()
	return p
}

// quiet holds that the page had nothing to complain about.
func quiet(t *testing.T, p *browser.Page) {
	t.Helper()
	for _, line := range p.Console() {
		if strings.HasPrefix(line, "error") || strings.HasPrefix(line, "exception") {
			t.Errorf("the page's console says %s", line)
		}
	}
}

// sit goes from the menu through the set-up of a game, as it is, to its table.
func (h hands) sit(game string) {
	h.t.Helper()
	h.WaitLine("laid", soon)
	h.press("box " + game)
	h.WaitLine("laid", soon)
	h.press("start")
}

// take takes the table when it is handed over, and says who has it then.
func (h hands) take() (seat rules.Seat) {
	h.t.Helper()
	h.WaitLine("handing ", soon)
	h.Key("Enter")
	line := h.WaitLine("ready ", soon)
	if _, err := fmt.Sscanf(strings.TrimSpace(line), "ready %d", &seat); err != nil {
		h.t.Fatalf("the game said %q", line)
	}
	h.WaitLine("laid ", soon)
	return seat
}

// square and pyramid are spots by their names in the notation.
func square(name string) rules.Spot {
	return juxtapose.BoardSpot(int8(name[0]-'a'), int8(name[1]-'1'))
}

func pyramid(code string) rules.Spot {
	for i := range juxtapose.Pieces {
		if juxtapose.Code(i) == code {
			return juxtapose.PoolSpot(i)
		}
	}
	panic(code)
}

// drop puts a pyramid on the board, by two taps or by a drag.
func (h hands) drop(code, to string, dragged bool) {
	h.t.Helper()
	if dragged {
		h.drag(pyramid(code), square(to))
	} else {
		h.choose(pyramid(code))
		h.tap(square(to))
	}
	h.said("move", "drop "+code+" "+to)
}

// said waits for a line and what it ends with.
func (h hands) said(prefix, suffix string) {
	h.t.Helper()
	if line := h.WaitLine(prefix, soon); !strings.HasSuffix(strings.TrimSpace(line), suffix) {
		h.t.Fatalf("the game said %q, want %s … %s", line, prefix, suffix)
	}
}

// byDrop is a game won by a drop (worked position X01 of the rules), with a refusal, undo and redo on the way.
func (h hands) byDrop() {
	h.t.Helper()
	h.drop("RS", "a1", false)
	h.drop("YL", "d4", true)
	// A square that is taken: by two taps, and by a drag.
	h.choose(pyramid("RM"))
	h.tap(square("a1"))
	h.said("refused", "taken")
	h.drag(pyramid("RM"), square("d4"))
	h.said("refused", "taken")
	h.Key("u")
	h.said("undo", "1")
	h.button("undo")
	h.said("undo", "0")
	h.Key("r")
	h.said("redo", "1")
	h.button("redo")
	h.said("redo", "2")
	h.drop("RM", "b2", true)
	h.drop("RL", "c3", false)
	h.WaitLine("over line-colour", soon)
	h.WaitLine("result", soon)
}

// full is worked position X09, in the slide phase, with c2 empty.
var full = map[string]string{
	"a4": "YL", "b4": "YM", "c4": "BM", "d4": "KL",
	"a3": "KM", "b3": "RL", "c3": "RM", "d3": "GS",
	"a2": "KS", "b2": "BS", "d2": "GM",
	"a1": "BL", "b1": "GL", "c1": "RS", "d1": "YS",
}

// bySlide is a game won by a slide, with refusals, a swap, undo and redo on the way.
func (h hands) bySlide() {
	h.t.Helper()
	n := 0
	for x := range 4 {
		for y := range 4 {
			s := juxtapose.Square(int8(x), int8(y))
			if code := full[s]; code != "" {
				h.drop(code, s, n%2 == 1)
				n++
			}
		}
	}
	// b3 touches the empty square by a corner only.
	h.drag(square("b3"), square("c2"))
	h.said("refused", "not-adjacent")
	h.choose(square("a1"))
	h.tap(square("c3"))
	h.said("refused", "not-adjacent")
	h.drag(square("a4"), square("b4"))
	h.said("move", "swap a4 b4")
	h.button("undo")
	h.said("undo", "15")
	h.choose(square("a4"))
	h.tap(square("a3"))
	h.said("move", "swap a3 a4")
	h.Key("u")
	h.said("undo", "15")
	h.Key("r")
	h.said("redo", "16")
	h.Key("u")
	h.said("undo", "15")
	h.drag(square("d2"), square("c2"))
	h.said("move", "slide d2")
	h.WaitLine("over line-colour", soon)
	h.WaitLine("result", soon)
}

// evening is both games, one after the other at the same table.
func (h hands) evening() {
	h.t.Helper()
	h.sit("juxtapose")
	h.WaitLine("laid ", soon)
	h.byDrop()
	h.button("again")
	h.WaitLine("again", soon)
	h.bySlide()
	// Taking the last move back leaves the result; making it again comes back to it.
	h.button("takeback")
	h.said("undo", "15")
	h.Key("r")
	h.said("redo", "16")
	h.WaitLine("result", soon)
	h.button("leave")
	h.WaitLine("leave", soon)
	h.WaitLine("laid", soon)
}
