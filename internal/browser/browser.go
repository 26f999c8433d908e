// Package browser lets a test play the browser version with real events in a real, headless Chromium:
//
//	p := browser.Open(t, browser.Serve(t, web.Handler(browser.Build(t, "."))), browser.Options{})
//	p.WaitRunning()
//	p.Click(320, 180)
//	p.WaitLine("move ", 5*time.Second)
//
// Its methods end the test when they fail. They are those of package window as far as both worlds have them, so
// that one script can play in both. Drawing is by software: keep the page at 640×360 or less.
package browser

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"quintet/internal/lines"
)

// patience is how long anything may take that should be instant. Four tests may share two processors.
const patience = 60 * time.Second

// Options say what kind of screen the page is on.
type Options struct {
	Width, Height int     // in CSS pixels; 640×360 if zero
	Scale         float64 // device pixels in a CSS pixel; 1 if zero
	Touch         bool    // a phone: touch screen and mobile layout
	Before        string  // a script that runs before the page's own, on every load
}

// A Page is the only tab of a Chromium of its own.
type Page struct {
	t       testing.TB
	ctx     context.Context
	opts    Options
	lines   lines.Log
	mu      sync.Mutex
	console []string
	mouse   struct{ x, y float64 }
	held    bool
	fingers map[int]point
}

type point struct{ x, y float64 }

// Serve serves on 127.0.0.1 until the test ends, and returns the address.
func Serve(t testing.TB, h http.Handler) string {
	s := httptest.NewServer(h)
	// Close waits for requests that are being answered, but a test may have one that never is.
	t.Cleanup(func() { s.CloseClientConnections(); s.Close() })
	return s.URL + "/"
}

var builds struct {
	sync.Mutex
	dirs map[string]string
}

// Build makes the browser version of a package of this module (given relative to its root), once a test binary,
// and returns the directory with the site.
func Build(t testing.TB, pkg string) string {
	t.Helper()
	builds.Lock()
	defer builds.Unlock()
	if dir := builds.dirs[pkg]; dir != "" {
		return dir
	}
	root := Root(t)
	// It has to outlive the test that asked first, so nothing removes it when this run ends; a later one does.
	where := filepath.Join(root, "build", "test")
	sweep(where)
	if err := os.MkdirAll(where, 0o755); err != nil {
		t.Fatal(err)
	}
	dir, err := os.MkdirTemp(where, fmt.Sprintf("web-%d-", os.Getpid()))
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("sh", "web/build.sh", pkg, dir)
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("building %s for the browser: %v\n%s", pkg, err, out)
	}
	if builds.dirs == nil {
		builds.dirs = map[string]string{}
	}
	builds.dirs[pkg] = dir
	return dir
}

// sweep removes what test binaries have built that run no more.
func sweep(where string) {
	old, _ := filepath.Glob(filepath.Join(where, "web-*"))
	for _, dir := range old {
		var pid int
		if n, _ := fmt.Sscanf(filepath.Base(dir), "web-%d-", &pid); n != 1 {
			continue
		}
		if p, err := os.FindProcess(pid); err == nil && p.Signal(syscall.Signal(0)) == nil {
			continue // it does
		}
		os.RemoveAll(dir)
	}
}

// Root returns the directory of the module.
func Root(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		if dir == filepath.Dir(dir) {
			t.Fatal("not inside the module")
		}
		dir = filepath.Dir(dir)
	}
}

// Open starts a Chromium and loads the address in it.
func Open(t testing.TB, url string, o Options) *Page {
	t.Helper()
	if o.Width == 0 {
		o.Width, o.Height = 640, 360
	}
	if o.Scale == 0 {
		o.Scale = 1
	}
	p := &Page{t: t, opts: o, fingers: map[int]point{}}

	// A fresh user data directory comes with the allocator, which also removes it. Chromium leaves more when it is
	// killed, so it gets a temporary directory of its own (with a short name: it puts sockets there).
	tmp, err := os.MkdirTemp("", "q")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(tmp) })
	flags := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(chromium(t)),
		chromedp.WindowSize(o.Width, o.Height),
		chromedp.Env("TMPDIR="+tmp),
		chromedp.Flag("headless", "new"),
		chromedp.Flag("no-sandbox", true), // it can't be had as root, nor in most containers
		chromedp.Flag("use-gl", "angle"),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("ignore-gpu-blocklist", true),
		// Nothing may leave the machine.
		chromedp.Flag("no-proxy-server", true),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-domain-reliability", true),
	)
	allocator, free := chromedp.NewExecAllocator(context.Background(), flags...)
	ctx, cancel := chromedp.NewContext(allocator)
	p.ctx = ctx
	t.Cleanup(func() {
		// Asking it to close takes longer than a test should; free kills it and waits until its files are gone.
		cancel()
		free()
	})

	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			p.heard(m)
		}
	}()
	p.Resize(o.Width, o.Height)
	if o.Before != "" {
		p.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
			_, err := cdp.Call(ctx, target, page.AddScriptToEvaluateOnNewDocument,
				page.AddScriptToEvaluateOnNewDocumentParams{Source: o.Before})
			return err
		}))
	}
	p.Go(url)
	return p
}

func chromium(t testing.TB) string {
	t.Helper()
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Fatal("no Chromium or Chrome to be found; make test installs one")
	return ""
}

func (p *Page) heard(m chromedp.ConsoleMessage) {
	p.mu.Lock()
	p.console = append(p.console, m.String())
	p.mu.Unlock()
	if line, ok := strings.CutPrefix(m.Text, "quintet:"); ok {
		p.lines.Add(strings.TrimSpace(line))
	}
}

func (p *Page) do(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		p.t.Fatalf("browser: %v%s", err, p.tail())
	}
}

// tail is what the console said last, for the report of a failure.
func (p *Page) tail() string {
	said := p.Console()
	if len(said) == 0 {
		return ""
	}
	return "\nthe console:\n\t" + strings.Join(said[max(0, len(said)-20):], "\n\t")
}

// Go loads an address in the same tab and waits until the page (not yet the game) is there.
func (p *Page) Go(url string) {
	p.t.Helper()
	p.do(chromedp.Navigate(url))
}

// Console returns what the page has written so far, each line with its kind before it: "log: …", "error: …",
// "exception: …".
func (p *Page) Console() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.console...)
}

// Lines returns the lines so far that the game wrote for the test: those that begin "quintet:", without that.
func (p *Page) Lines() []string { return p.lines.All() }

// WaitLine waits for the next line of the game that begins with the prefix, passes it and returns it.
func (p *Page) WaitLine(prefix string, timeout time.Duration) string {
	p.t.Helper()
	line, err := p.lines.Wait(prefix, timeout)
	if err != nil {
		p.t.Fatalf("browser: %v%s", err, p.tail())
	}
	return line
}

// WaitRunning waits until the game has drawn and its loading page is gone.
func (p *Page) WaitRunning() {
	p.t.Helper()
	// One expression for both: between two, the page could be replaced by a new one.
	const words = `(e => e.dataset.state === 'loading' ? '' : e.dataset.state + ': ' + document.getElementById('problem').innerText)(document.documentElement)`
	if state := waitFor[string](p, words, patience); !strings.HasPrefix(state, "running") {
		p.t.Fatalf("browser: the game has %s%s", state, p.tail())
	}
}

// WaitFor waits until a JavaScript expression is true. An exception, as when the page is just being replaced, is
// not yet true.
func (p *Page) WaitFor(expression string, timeout time.Duration) {
	p.t.Helper()
	waitFor[bool](p, "!!("+expression+")", timeout)
}

// waitFor waits until an expression has a value that isn't empty.
func waitFor[T bool | string](p *Page, expression string, timeout time.Duration) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, timeout)
	defer cancel()
	var empty T
	for {
		v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression))
		if v != empty {
			return v
		}
		select {
		case <-ctx.Done():
			p.t.Fatalf("browser: not true within %v: %s (%v)%s", timeout, expression, err, p.tail())
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// Eval returns the value of a JavaScript expression; a promise is awaited.
func Eval[T any](p *Page, expression string) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("browser: %s: %v%s", expression, err, p.tail())
	}
	return v
}

// Shot returns what the page shows, in device pixels.
func (p *Page) Shot() *image.RGBA {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	data, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		p.t.Fatalf("browser: %v", err)
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		p.t.Fatalf("browser: %v", err)
	}
	shot := image.NewRGBA(image.Rect(0, 0, img.Bounds().Dx(), img.Bounds().Dy()))
	draw.Draw(shot, shot.Rect, img, img.Bounds().Min, draw.Src)
	return shot
}

// Resize gives the page another size in CSS pixels.
func (p *Page) Resize(width, height int) {
	p.t.Helper()
	options := []chromedp.EmulateViewportOption{chromedp.EmulateScale(p.opts.Scale)}
	if p.opts.Touch {
		options = append(options, chromedp.EmulateMobile, chromedp.EmulateTouch)
	}
	p.do(chromedp.EmulateViewport(int64(width), int64(height), options...))
}

// String describes the page in a test's log.
func (p *Page) String() string {
	return fmt.Sprintf("Chromium at %d×%d", p.opts.Width, p.opts.Height)
}

// Context is chromedp's, for what this package doesn't offer.
func (p *Page) Context() context.Context { return p.ctx }
