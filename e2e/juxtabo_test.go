package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"quintet/internal/browser"
	"quintet/internal/window"
	"quintet/rules"
	"quintet/rules/juxtabo"
	"quintet/web"
)

// discs is a match of Juxtabo played by hand: the trace tells its seed, so that the script keeps the same match and knows what
// has been drawn.
type discs struct {
	hands
	match *rules.Match
	claim int // how many cards were called in the own turn, and in the other one's
	other int
}

// sit goes from the menu to the table of two, whoever starts.
func (d *discs) sit() {
	d.t.Helper()
	d.WaitLine("laid", soon)
	d.press("box juxtabo")
	d.WaitLine("laid", soon)
	d.press("start")
	line := strings.TrimSpace(d.WaitLine("seed", soon))
	var seed uint64
	var start rules.Seat
	if n, _ := fmt.Sscanf(line, "seed %d start %d", &seed, &start); n != 2 {
		d.t.Fatal(line)
	}
	m, err := rules.NewMatch(juxtabo.Game, rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Name: "Mika"}}, Start: start}, seed)
	if err != nil {
		d.t.Fatal(err)
	}
	d.match = m
	d.chance()
	d.WaitLine("laid ", soon)
	d.take(start)
}

func (d *discs) chance() {
	d.t.Helper()
	for d.match.State().Turn() == rules.Chance {
		if _, err := d.match.Chance(); err != nil {
			d.t.Fatal(err)
		}
	}
}

// take says that a player is ready to look.
func (d *discs) take(seat rules.Seat) {
	d.t.Helper()
	before := len(d.Lines())
	for {
		// What moves is seen to its end before the table is handed over, and a key would only finish that.
		d.Key("Enter")
		for until := time.Now().Add(time.Second); time.Now().Before(until); time.Sleep(20 * time.Millisecond) {
			for _, line := range d.Lines()[before:] {
				if strings.HasPrefix(line, fmt.Sprint("ready ", seat)) {
					d.WaitLine(fmt.Sprint("ready ", seat), soon)
					d.WaitLine("laid ", soon)
					return
				}
			}
		}
	}
}

// make makes a move by its taps.
func (d *discs) make(by rules.Seat, mv rules.Move, dragged bool) {
	d.t.Helper()
	st := d.match.State()
	path := st.Path(nil, by, mv)
	switch {
	case path[0].Button != rules.NoButton:
		d.button(fmt.Sprint(path[0].Button))
	case dragged && len(path) == 2:
		d.drag(path[0].Spot, path[1].Spot)
	default:
		for _, s := range path[:len(path)-1] {
			d.choose(s.Spot)
		}
		d.tap(path[len(path)-1].Spot)
	}
	d.said("move", fmt.Sprintf("%d %s", by, juxtabo.Game.Format(mv)))
	if _, err := d.match.Play(by, mv); err != nil {
		d.t.Fatal(err)
	}
	d.chance()
}

// claims is a valid claim of a seat, if it has one.
func (d *discs) claims(by rules.Seat) (rules.Move, bool) {
	for _, mv := range d.match.State().Moves(nil, by) {
		if mv.Verb == juxtabo.VerbClaim {
			return mv, true
		}
	}
	return rules.Move{}, false
}

// best is a placing that makes a match, or any other on a stack that has none yet.
func (d *discs) best(by rules.Seat) (best rules.Move, ok bool) {
	st := d.match.State()
	for _, mv := range st.Moves(nil, by) {
		if mv.Verb != juxtabo.VerbPlace {
			continue
		}
		after := st.Apply(by, mv, nil)
		for _, next := range after.Moves(nil, by) {
			if next.Verb == juxtabo.VerbClaim {
				return mv, true
			}
		}
		if !ok || juxtabo.Due(after) < juxtabo.Due(st.Apply(by, best, nil)) {
			best, ok = mv, true
		}
	}
	return best, ok
}

// turn plays a turn: what matches is called, by anybody; discs are put on two stacks.
func (d *discs) turn(n int) {
	d.t.Helper()
	by := d.match.State().Turn()
	for i := 0; d.match.State().Turn() == by; i++ {
		other := 1 - by
		if mv, ok := d.claims(by); ok {
			d.claim++
			d.make(by, mv, false)
			if i > 12 {
				continue
			}
		} else if mv, ok := d.claims(other); ok && d.other < 2 {
			d.other++
			d.button(fmt.Sprint("call ", other))
			d.WaitLine("hidden", soon)
			d.take(other)
			d.WaitLine("called", soon)
			d.make(other, mv, false)
			if d.match.State().Result().Over {
				return
			}
			d.WaitLine("hidden", soon)
			d.take(by)
		} else if mv, ok := d.best(by); ok && juxtabo.Due(d.match.State()) > 0 {
			d.make(by, mv, (n+i)%2 == 0)
		} else {
			moves := d.match.State().Moves(nil, by)
			d.make(by, moves[len(moves)-1], false) // end, exchange or pass
		}
		if d.match.State().Result().Over {
			return
		}
	}
	d.WaitLine("hidden", soon)
	d.take(d.match.State().Turn())
}

// play plays so many turns, or to the end.
func (d *discs) play(turns int) {
	d.t.Helper()
	d.sit()
	for n := 0; n < turns && !d.match.State().Result().Over; n++ {
		d.turn(n)
	}
	d.t.Logf("%d moves, %d cards called in the own turn, %d in the other one's", d.match.Index(), d.claim, d.other)
}

// TestJuxtaboInAWindow plays a match to its end in a real window.
func TestJuxtaboInAWindow(t *testing.T) {
	w := window.Open(t, window.Build(t, "."), window.Options{Width: 1024, Height: 640,
		Args: []string{"-size", "960x600"}, Env: []string{"HOME=" + t.TempDir(), "XDG_CONFIG_HOME="}})
	d := discs{hands: hands{w, t}}
	d.play(100)
	d.WaitLine("over ", soon)
	d.WaitLine("result", soon)
	if err := w.Close(); err != nil {
		t.Errorf("closing the window: %v", err)
	}
}

// TestJuxtaboInABrowser plays some turns in headless Chromium: a whole match would take minutes there.
func TestJuxtaboInABrowser(t *testing.T) {
	p := browser.Open(t, browser.Serve(t, web.Handler(browser.Build(t, ".")))+"?trace", browser.Options{Width: 640, Height: 360})
	p.WaitRunning()
	d := discs{hands: hands{p, t}}
	d.play(3)
	d.Key("u")
	d.WaitLine("undo", soon)
	for _, line := range p.Console() {
		if strings.HasPrefix(line, "error") || strings.HasPrefix(line, "exception") {
			t.Errorf("the page's console says %s", line)
		}
	}
}
