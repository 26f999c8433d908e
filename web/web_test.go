package web_test

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"quintet/internal/browser"
	"quintet/web"
)

const timeout = time.Minute // of a machine that does other things as well

// site is the smallest program behind the game's page: the page is what is tested here.
func site(t *testing.T) string { return browser.Build(t, "./internal/minimal") }

// problem waits until the page says that something is wrong, and returns what it says.
func problem(t *testing.T, p *browser.Page) string {
	t.Helper()
	p.WaitFor(`document.getElementById('problem').offsetHeight > 0`, timeout)
	return browser.Eval[string](p, `document.getElementById('problem').innerText`)
}

// again clicks "Try again" where it is.
func again(t *testing.T, p *browser.Page) {
	t.Helper()
	type at struct{ X, Y float64 }
	b := browser.Eval[at](p, `(r => ({X: r.x + r.width / 2, Y: r.y + r.height / 2}))(document.getElementById('again').getBoundingClientRect())`)
	p.Click(b.X, b.Y)
}

func mustSay(t *testing.T, said string, want ...string) {
	t.Helper()
	for _, w := range append(want, "Try again") {
		if !strings.Contains(said, w) {
			t.Errorf("the page says\n%s\nwithout %q", said, w)
		}
	}
}

func TestLoads(t *testing.T) {
	p := browser.Open(t, browser.Serve(t, web.Handler(site(t))), browser.Options{
		// The bar is filled by bytes that have come: note all that it shows.
		Before: `window.seen = []; addEventListener('DOMContentLoaded', () =>
			new MutationObserver(() => seen.push(+document.getElementById('bar').ariaValueNow))
				.observe(document.getElementById('bar'), {attributes: true}))`,
	})
	p.WaitRunning()
	seen := browser.Eval[[]int](p, `seen`)
	if len(seen) == 0 || seen[len(seen)-1] != 100 {
		t.Errorf("the bar showed %v", seen)
	}
	for i := 1; i < len(seen); i++ {
		if seen[i] < seen[i-1] {
			t.Errorf("the bar went back: %v", seen)
		}
	}
	for _, line := range p.Console() {
		t.Errorf("the console says %s", line)
	}
	p.WaitFor(`getComputedStyle(document.getElementById('cover')).visibility === 'hidden'`, timeout)
}

// Ebitengine keeps all keys from the browser; the page gives some back.
func TestKeys(t *testing.T) {
	p := browser.Open(t, browser.Serve(t, web.Handler(site(t))), browser.Options{})
	p.WaitRunning()
	for init, browsers := range map[string]bool{
		`key: 'F5', code: 'F5'`:                                 true,
		`key: 'r', code: 'KeyR', ctrlKey: true`:                 true,
		`key: 't', code: 'KeyT', metaKey: true`:                 true,
		`key: '+', code: 'Equal', ctrlKey: true`:                true,
		`key: 'I', code: 'KeyI', ctrlKey: true, shiftKey: true`: true,
		`key: 'u', code: 'KeyU'`:                                false,
		`key: 'ArrowDown', code: 'ArrowDown'`:                   false,
		`key: 'z', code: 'KeyZ', ctrlKey: true`:                 false,
		`key: 'Z', code: 'KeyZ', metaKey: true, shiftKey: true`: false,
		`key: 'y', code: 'KeyY', ctrlKey: true`:                 false,
		`key: 'Tab', code: 'Tab'`:                               false,
		`key: '@', code: 'KeyQ', ctrlKey: true, altKey: true`:   false, // AltGr, on Windows
		`key: 'Control', code: 'ControlLeft', ctrlKey: true`:    false,
	} {
		got := browser.Eval[bool](p, `document.querySelector('canvas').dispatchEvent(
			new KeyboardEvent('keydown', {bubbles: true, cancelable: true, `+init+`}))`)
		if got != browsers {
			t.Errorf("{%s} is left to the browser: %t", init, got)
		}
	}
}

// A canvas of the window's size, whatever happens to it; Ebitengine's own script sets the size at a resize event.
func TestFits(t *testing.T) {
	p := browser.Open(t, browser.Serve(t, web.Handler(site(t))), browser.Options{Scale: 2, Width: 200, Height: 300, Touch: true})
	p.WaitRunning()
	for _, s := range [][2]int{{320, 568}, {568, 320}, {1000, 220}, {200, 300}} {
		p.Resize(s[0], s[1])
		p.WaitFor(fmt.Sprintf(`(c => c.width === %d && c.height === %d && c.clientWidth === %d && c.clientHeight === %d)
			(document.querySelector('canvas'))`, 2*s[0], 2*s[1], s[0], s[1]), timeout)
	}
	// What a mobile browser does when its bars slide away: another size, and no event.
	browser.Eval[any](p, `document.body.style.bottom = '40px', document.body.style.height = 'auto', null`)
	p.WaitFor(`document.querySelector('canvas').height === 520`, timeout)
	if scrolls := browser.Eval[bool](p, `(scrollTo(0, 50), scrollY > 0 || document.documentElement.scrollHeight > innerHeight)`); scrolls {
		t.Error("the page scrolls")
	}
}

func TestMissing(t *testing.T) {
	p := browser.Open(t, "about:blank", browser.Options{Before: `switch (location.search) {
		case '?wasm': delete window.WebAssembly; break;
		case '?unpack': delete window.DecompressionStream; break;
		case '?webgl': HTMLCanvasElement.prototype.getContext = () => null; break;
		case '?webgl-throws': HTMLCanvasElement.prototype.getContext = () => { throw 'blocked' }; break;
		}`})
	url := browser.Serve(t, web.Handler(site(t)))
	for _, c := range []struct{ what, says string }{
		{"wasm", "It has no WebAssembly"},
		{"unpack", "no DecompressionStream"},
		{"webgl", "It has no WebGL 2"},
		{"webgl-throws", "It has no WebGL 2"},
	} {
		p.Go(url + "?" + c.what)
		mustSay(t, problem(t, p), c.says, "This browser")
		again(t, p)
		mustSay(t, problem(t, p), c.says)
	}
}

// A host is a server that misbehaves with one of the files until it is told not to.
type host struct {
	file string
	bad  http.HandlerFunc
	good http.Handler
	well atomic.Bool
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if strings.HasSuffix(r.URL.Path, h.file) && !h.well.Load() {
		h.bad(w, r)
		return
	}
	h.good.ServeHTTP(w, r)
}

func TestDownload(t *testing.T) {
	dir := site(t)
	game, err := os.ReadFile(filepath.Join(dir, "quintet.bin"))
	if err != nil {
		t.Fatal(err)
	}
	// Half of the game, and then nothing until the page has shown that it is there.
	half := make(chan struct{})
	part := func(w http.ResponseWriter) {
		w.Header().Set("Content-Length", fmt.Sprint(len(game)))
		w.Write(game[:len(game)/2])
		w.(http.Flusher).Flush()
		<-half
	}
	p := browser.Open(t, "about:blank", browser.Options{})
	for _, c := range []struct {
		name, file string
		bad        http.HandlerFunc
		says       []string
	}{
		{"not there", "quintet.bin", http.NotFound, []string{"The download failed", "404"}},
		{"an answer that never comes", "quintet.bin", func(w http.ResponseWriter, r *http.Request) { <-r.Context().Done() },
			[]string{"The download has stalled", "Nothing has arrived for 1 s."}},
		{"a stall on the way", "quintet.bin", func(w http.ResponseWriter, r *http.Request) { part(w); <-r.Context().Done() },
			[]string{"The download has stalled", "at 1.2 of 2.5 MB"}},
		{"a break on the way", "quintet.bin", func(w http.ResponseWriter, r *http.Request) { part(w); panic(http.ErrAbortHandler) },
			[]string{"The download failed", "The connection broke at 1.2 of 2.5 MB"}},
		{"no connection", "quintet.bin", func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) },
			[]string{"The download failed", "could not be reached"}},
		{"half a file", "quintet.bin", func(w http.ResponseWriter, r *http.Request) { w.Write(game[:len(game)/2]) },
			[]string{"The game could not be read"}},
		{"another file", "quintet.bin", func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, "<h1>Welcome to the hotel's network</h1>") },
			[]string{"The game could not be read"}},
		{"no wasm_exec.js", "wasm_exec.js", http.NotFound, []string{"A part of the page is missing", "wasm_exec.js"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := &host{file: c.file, bad: c.bad, good: web.Handler(dir)}
			if strings.Contains(c.says[0], "stalled") {
				h.good = impatient(t, dir)
			}
			p.Go(browser.Serve(t, h))
			if strings.Contains(c.name, "on the way") {
				p.WaitFor(`document.getElementById('status').textContent === '1.2 of 2.5 MB'`, timeout)
				half <- struct{}{}
			}
			mustSay(t, problem(t, p), c.says...)
			h.well.Store(true)
			again(t, p)
			p.WaitRunning()
		})
	}
}

// impatient serves the site with a page that calls a download stalled after a second instead of twenty.
func impatient(t *testing.T, dir string) http.Handler {
	page, err := os.ReadFile(filepath.Join(dir, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	files := web.Handler(dir)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			files.ServeHTTP(w, r)
			return
		}
		w.Write([]byte(strings.Replace(string(page), "data-size=", "data-patience=1000 data-size=", 1)))
	})
}

// The words, the bar and the pieces count what has come.
func TestProgress(t *testing.T) {
	dir := site(t)
	game, err := os.ReadFile(filepath.Join(dir, "quintet.bin"))
	if err != nil {
		t.Fatal(err)
	}
	seen := make(chan struct{})
	h := &host{file: "quintet.bin", good: web.Handler(dir), bad: func(w http.ResponseWriter, r *http.Request) {
		// Without a length: a host that sends in chunks.
		for _, part := range [][]byte{game[:len(game)/2], game[len(game)/2:]} {
			w.Write(part)
			w.(http.Flusher).Flush()
			<-seen
		}
	}}
	p := browser.Open(t, browser.Serve(t, h), browser.Options{})
	p.WaitFor(`document.getElementById('status').textContent === '1.2 of 2.5 MB'`, timeout)
	if lit := browser.Eval[int](p, `document.querySelectorAll('#pieces .lit').length`); lit != 2 {
		t.Errorf("%d pieces are lit at half the way", lit)
	}
	if bar := browser.Eval[string](p, `document.getElementById('bar').ariaValueNow`); bar != "50" {
		t.Errorf("at half the way the bar shows %s %%", bar)
	}
	close(seen)
	p.WaitRunning()
}

func TestEnds(t *testing.T) {
	url := browser.Serve(t, web.Handler(browser.Build(t, "./web/testdata/ends")))
	p := browser.Open(t, "about:blank", browser.Options{})
	for _, c := range []struct {
		how, button string
		says        []string
	}{
		{"panic", "Try again", []string{"The game has stopped", "panic: the table has three legs"}},
		{"callback", "Try again", []string{"The game has stopped", "panic: runtime error: index out of range [1] with length 0"}},
		{"exit", "Try again", []string{"The game has stopped", "no table: the cupboard is empty"}},
		{"closed", "Start again", []string{"The game is over"}},
	} {
		p.Go(url + "?" + c.how)
		said := problem(t, p)
		for _, w := range append(c.says, c.button) {
			if !strings.Contains(said, w) {
				t.Errorf("after %q the page says\n%s\nwithout %q", c.how, said, w)
			}
		}
		// A game that has ended can only be started by a new page.
		browser.Eval[any](p, `window.old = true, null`)
		again(t, p)
		p.WaitFor(`!window.old`, timeout)
		problem(t, p)
	}
}
