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
	"bytes"
	"errors"
	"fmt"
	"image"
	"io"
	"log"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"syscall"
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

// startScreen starts an X server on whatever display is free and connects to it.
func (w *Window) startScreen(width, height int) {
	w.t.Helper()
	// The server writes the number it has found to a descriptor: no two tests can choose the same.
	r, wr, err := os.Pipe()
	if err != nil {
		w.t.Fatal(err)
	}
	defer r.Close()
	// -noreset keeps the server as it is when its last client leaves.
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", width, height), "-noreset", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{wr}
	start(w.t, cmd)
	wr.Close()
	r.SetReadDeadline(time.Now().Add(patience))
	var number bytes.Buffer
	for b := make([]byte, 1); ; {
		if _, err := r.Read(b); err != nil {
			w.t.Fatalf("window: Xvfb doesn't start: %v", err)
		}
		if b[0] == '\n' {
			break
		}
		number.WriteByte(b[0])
	}
	w.display = ":" + number.String()

	xgb.Logger = log.New(io.Discard, "", 0) // it complains that there is no cookie to send
	if w.x, err = xgb.NewConnDisplay(w.display); err != nil {
		w.t.Fatalf("window: connecting to %s: %v", w.display, err)
	}
	w.t.Cleanup(w.x.Close)
	w.root = xproto.Setup(w.x).DefaultScreen(w.x).Root
}

// environ is what the screen's programs are started with. The screen lets them in without a cookie, but Ebitengine
// complains when it has none to send, so they get one, for any display.
func (w *Window) environ() []string {
	w.t.Helper()
	if w.cookie == "" {
		w.cookie = filepath.Join(w.t.TempDir(), "cookie")
		const wild = "\xff\xff" + "\x00\x00" + "\x00\x00" + "\x00\x12MIT-MAGIC-COOKIE-1" + "\x00\x10sixteen letters."
		if err := os.WriteFile(w.cookie, []byte(wild), 0o600); err != nil {
			w.t.Fatal(err)
		}
	}
	return append(os.Environ(), "DISPLAY="+w.display, "XAUTHORITY="+w.cookie)
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
				return
			}
		}
	}
	w.t.Fatalf("window: no window has come up\n%s", w.Output())
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

// follow reads the trace file as it grows.
func (w *Window) follow() {
	stop, done := make(chan struct{}), make(chan struct{})
	w.t.Cleanup(func() { close(stop); <-done })
	go func() {
		defer close(done)
		var f *os.File
		var rest []byte
		buf := make([]byte, 64<<10)
		for {
			select {
			case <-stop:
				if f != nil {
					f.Close()
				}
				return
			case <-time.After(5 * time.Millisecond):
			}
			if f == nil {
				var err error
				if f, err = os.Open(w.trace); err != nil {
					f = nil
					continue
				}
			}
			n, _ := f.Read(buf)
			rest = append(rest, buf[:n]...)
			for {
				line, more, whole := bytes.Cut(rest, []byte("\n"))
				if !whole {
					break
				}
				w.lines.Add(string(line))
				rest = more
			}
		}
	}()
}

// Lines returns the lines that the game has traced so far.
func (w *Window) Lines() []string { return w.lines.All() }

// WaitLine waits for the next line of the game that begins with the prefix, passes it and returns it.
func (w *Window) WaitLine(prefix string, timeout time.Duration) string {
	w.t.Helper()
	line, err := w.lines.Wait(prefix, timeout)
	if err != nil {
		w.t.Fatalf("window: %v\n%s", err, w.Output())
	}
	return line
}

// Output returns what the program has printed, to either of its outputs.
func (w *Window) Output() string { return w.program.output.String() }

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

// A process is something the test has started. It ends with the test, even if the test is killed.
type process struct {
	cmd    *exec.Cmd
	output safeBuffer
	done   chan struct{}
	err    error // once done is closed
}

func start(t testing.TB, cmd *exec.Cmd) *process {
	t.Helper()
	p := &process{cmd: cmd, done: make(chan struct{})}
	cmd.Stdout, cmd.Stderr = &p.output, &p.output
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	// A child of the program's that keeps the output open must not hold up the end.
	cmd.WaitDelay = time.Second
	started := make(chan error)
	go func() {
		// The kernel sends that signal when the thread ends that has started the process, not the program.
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		err := cmd.Start()
		started <- err
		if err == nil {
			p.err = cmd.Wait()
			close(p.done)
		}
	}()
	if err := <-started; err != nil {
		t.Fatalf("window: %v (make test installs what it needs)", err)
	}
	t.Cleanup(p.kill)
	return p
}

// kill ends this process, and no other, and waits for that.
func (p *process) kill() {
	p.cmd.Process.Kill() // of one that has been waited for it does nothing
	<-p.done
}

// ended returns nil while the process runs.
func (p *process) ended() error {
	select {
	case <-p.done:
		if p.err == nil {
			return errors.New("it ended cleanly")
		}
		return p.err
	default:
		return nil
	}
}

type safeBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *safeBuffer) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

func (s *safeBuffer) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.String()
}
