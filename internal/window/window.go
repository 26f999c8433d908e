//go:build linux

// Package window lets a test play a program in a real window, on a virtual screen of its own:
//
//	w := window.Open(t, window.Build(t, "."), window.Options{})
//	w.Click(640, 360)
//	w.WaitLine("move ", 5*time.Second)
//
// Its methods end the test when they fail. They are those of package browser as far as both worlds have them, so
// that one script can play in both. It needs Xvfb and xdotool, but no display.
package window

import (
	"image"
	"math"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"

	"quintet/internal/lines"
)

// patience is how long anything may take that should be instant.
const patience = 60 * time.Second

// Options say how the program is started.
type Options struct {
	Width, Height int      // of the screen; 1280×800 if zero
	Args          []string // the program's
	Env           []string // added to the environment
	Untraced      bool     // without -trace FILE, which the game has and other programs don't
}

// A Window is a running program and the screen it is on.
type Window struct {
	t       testing.TB
	display string
	x       *xgb.Conn
	root    xproto.Window
	id      xproto.Window
	cookie  string // the file with it
	program *process
	trace   string
	lines   lines.Log
}

// Build compiles a package of this module (given relative to its root) and returns the program.
func Build(t testing.TB, pkg string) string {
	t.Helper()
	root, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		t.Fatalf("window: where is the module? %v", err)
	}
	file := filepath.Join(t.TempDir(), "program")
	cmd := exec.Command("go", "build", "-buildvcs=false", "-o", file, pkg)
	cmd.Dir = strings.TrimSpace(string(root))
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("building %s: %v\n%s", pkg, err, out)
	}
	return file
}

// Open starts the program on a new screen and waits for its window.
func Open(t testing.TB, program string, o Options) *Window {
	t.Helper()
	if o.Width == 0 {
		o.Width, o.Height = 1280, 800
	}
	w := &Window{t: t}
	w.startScreen(o.Width, o.Height)

	args := o.Args
	if !o.Untraced {
		w.trace = filepath.Join(t.TempDir(), "trace")
		args = append([]string{"-trace", w.trace}, args...)
		w.follow()
	}
	cmd := exec.Command(program, args...)
	cmd.Env = append(append(w.environ(), "WAYLAND_DISPLAY="), o.Env...)
	w.program = start(t, cmd)
	w.find()
	return w
}

// find waits for the program's window: the first that is shown.
func (w *Window) find() {
	w.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if err := w.program.ended(); err != nil {
			w.t.Fatalf("window: the program ended before it had a window: %v\n%s", err, w.Output())
		}
		tree, err := xproto.QueryTree(w.x, w.root).Reply()
		if err != nil {
			w.t.Fatalf("window: %v", err)
		}
		for _, id := range tree.Children {
			a, err := xproto.GetWindowAttributes(w.x, id).Reply()
			if err != nil || a.MapState != xproto.MapStateViewable {
				continue
			}
			w.id = id
			if _, _, width, height := w.place(); width > 1 && height > 1 {
				w.rest()
				return
			}
		}
	}
	w.t.Fatalf("window: no window has come up\n%s", w.Output())
}

// rest waits until the window stays where it is: what has just been shown may still be moved by its program, and a click would miss.
func (w *Window) rest() {
	type at struct{ x, y, width, height int }
	var was at
	for still := 0; still < 10; still++ {
		time.Sleep(20 * time.Millisecond)
		var now at
		if now.x, now.y, now.width, now.height = w.place(); now != was {
			was, still = now, 0
		}
	}
}

// place returns where the window is and its size. Without a window manager nothing but the program itself and
// Resize alter them.
func (w *Window) place() (x, y, width, height int) {
	w.t.Helper()
	g, err := xproto.GetGeometry(w.x, xproto.Drawable(w.id)).Reply()
	if err != nil {
		w.t.Fatalf("window: it is gone: %v\n%s", err, w.Output())
	}
	return int(g.X), int(g.Y), int(g.Width), int(g.Height)
}

// Size returns the window's size.
func (w *Window) Size() (width, height int) {
	w.t.Helper()
	_, _, width, height = w.place()
	return width, height
}

// Resize gives the window another size, as dragging its frame would.
func (w *Window) Resize(width, height int) {
	w.t.Helper()
	w.xdotool("windowsize", strconv.Itoa(int(w.id)), strconv.Itoa(width), strconv.Itoa(height))
}

// Shot returns what the window shows.
func (w *Window) Shot() *image.RGBA {
	w.t.Helper()
	_, _, width, height := w.place()
	img, err := xproto.GetImage(w.x, xproto.ImageFormatZPixmap, xproto.Drawable(w.id), 0, 0,
		uint16(width), uint16(height), math.MaxUint32).Reply()
	if err != nil {
		w.t.Fatalf("window: no picture of it (a part outside the screen can't be had): %v", err)
	}
	shot := image.NewRGBA(image.Rect(0, 0, width, height))
	for i := 0; i+3 < len(img.Data) && i < len(shot.Pix); i += 4 {
		shot.Pix[i], shot.Pix[i+1], shot.Pix[i+2], shot.Pix[i+3] = img.Data[i+2], img.Data[i+1], img.Data[i], 255
	}
	return shot
}

// Close asks the program to close its window, as its close button does, and returns how it ended: nil is a clean end.
func (w *Window) Close() error {
	w.t.Helper()
	atom := func(name string) uint32 {
		a, err := xproto.InternAtom(w.x, false, uint16(len(name)), name).Reply()
		if err != nil {
			w.t.Fatalf("window: %v", err)
		}
		return uint32(a.Atom)
	}
	message := xproto.ClientMessageEvent{Format: 32, Window: w.id, Type: xproto.Atom(atom("WM_PROTOCOLS")),
		Data: xproto.ClientMessageDataUnionData32New([]uint32{atom("WM_DELETE_WINDOW"), 0, 0, 0, 0})}
	if err := xproto.SendEventChecked(w.x, false, w.id, 0, string(message.Bytes())).Check(); err != nil {
		w.t.Fatalf("window: %v", err)
	}
	return w.Wait(patience)
}

// Wait waits for the program to end by itself and returns how it did.
func (w *Window) Wait(timeout time.Duration) error {
	w.t.Helper()
	select {
	case <-w.program.done:
		return w.program.err
	case <-time.After(timeout):
		w.t.Fatalf("window: the program is still running after %v\n%s", timeout, w.Output())
		return nil
	}
}

// Kill ends the program as a crash of the machine would.
func (w *Window) Kill() { w.program.kill() }
