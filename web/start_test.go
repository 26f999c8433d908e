package web_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/internal/browser"
	"quintet/rules/shelf"
	"quintet/web"
)

// largest is how many times as large to download, packed by gzip -9, the game may be as the smallest program that
// Ebitengine makes, built in the same way. With five games, their bots, hints and replays it is 1.99 times.
const largest = 2.0

func TestSize(t *testing.T) {
	size := func(pkg string) float64 {
		info, err := os.Stat(filepath.Join(browser.Build(t, pkg), "quintet.bin"))
		if err != nil {
			t.Fatal(err)
		}
		return float64(info.Size())
	}
	smallest, game := size("./internal/minimal"), size(".")
	t.Logf("the smallest program has %.0f bytes, the game %.0f: %.2f times as many", smallest, game, game/smallest)
	if game > largest*smallest {
		t.Errorf("the game is %.2f times as large as the smallest program, more than %.2f times", game/smallest, largest)
	}
}

// BenchmarkFirstFrame loads the smallest program and the game by turns in one Chromium, and compares when the
// first frame of each is on the screen. The download comes from this machine and takes no time: what counts is unpacking,
// compiling and starting.
func BenchmarkFirstFrame(b *testing.B) {
	smallest := browser.Serve(b, web.Handler(browser.Build(b, "./internal/minimal")))
	game := browser.Serve(b, web.Handler(browser.Build(b, ".")))
	p := browser.Open(b, "about:blank", browser.Options{})
	type times struct{ compiled, shown []float64 }
	load := func(url string, to *times) {
		// The page before is gone, and what it leaves to clear up, too.
		p.Go("about:blank")
		time.Sleep(500 * time.Millisecond)
		p.Go(url)
		p.WaitRunning()
		at := func(mark string) float64 {
			return browser.Eval[float64](p, `performance.getEntriesByName('`+mark+`')[0].startTime`)
		}
		to.compiled = append(to.compiled, at("quintet-compiled"))
		to.shown = append(to.shown, at("quintet-shown"))
	}
	var s, g, unused times
	load(smallest, &unused) // the first page of a browser is slower than all others
	load(game, &unused)
	for b.Loop() {
		load(smallest, &s)
		load(game, &g)
	}
	median := func(v []float64) float64 { slices.Sort(v); return v[len(v)/2] }
	b.ReportMetric(median(s.compiled), "smallest-compiled-ms")
	b.ReportMetric(median(g.compiled), "game-compiled-ms")
	b.ReportMetric(median(s.shown), "smallest-shown-ms")
	b.ReportMetric(median(g.shown), "game-shown-ms")
	b.ReportMetric(median(g.shown)/median(s.shown), "times-as-late")
	// Whatever else the machine does makes a start later, never earlier.
	b.ReportMetric(slices.Min(g.shown)/slices.Min(s.shown), "times-as-late-at-best")
	b.ReportMetric(0, "ns/op") // would be all together
}

// BenchmarkThinking lets experts play a whole match of each game in a page while somebody keeps pressing the button in the
// corner (and lets go of it elsewhere, so that nothing is opened). It says how long experts have kept the frames in which
// they thought, and beside it how long a loop took in the same frames that only looks at the clock for 3 ms; and how long
// presses waited for the picture that answers them.
func BenchmarkThinking(b *testing.B) {
	site := browser.Serve(b, web.Handler(browser.Build(b, "./internal/watch")))
	for _, g := range shelf.Games() {
		b.Run(g.ID, func(b *testing.B) {
			for b.Loop() {
				p := browser.Open(b, site+"?trace&"+g.ID, browser.Options{Width: 640, Height: 360, Before: `localStorage.setItem("quintet.settings", '{"speed": "off"}')`})
				p.WaitRunning()
				time.Sleep(3 * time.Second) // until all materials are made: the browser stands still for that, whoever thinks
				said := func(what string) (string, bool) {
					i := slices.IndexFunc(p.Lines(), func(l string) bool { return strings.HasPrefix(strings.TrimSpace(l), what) })
					if i < 0 {
						return "", false
					}
					return p.Lines()[i], true
				}
				for over := false; !over; _, over = said("thought") {
					p.Move(24, 24)
					p.Press()
					time.Sleep(70 * time.Millisecond)
					p.Move(320, 4)
					p.Release()
					time.Sleep(130 * time.Millisecond)
				}
				for _, what := range []string{"idle", "answered", "thought"} {
					line, _ := said(what)
					b.Logf("%s: %s", g.ID, line)
				}
			}
		})
	}
}
