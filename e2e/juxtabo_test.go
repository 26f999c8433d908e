package e2e

import (
	"fmt"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/juxtabo"
)

// discs is a match of Juxtabo played by hand: the trace tells its seed, so that the script keeps the same match and knows what
// has been drawn.
type discs struct {
	hands
	match   *rules.Match
	claimed int // how many cards were called in the own turn, and in the other one's
	called  int
}

// begin sits down at a table of two, whoever starts.
func (d *discs) begin() {
	d.t.Helper()
	d.sit("juxtabo")
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
	d.hand(start)
}

func (d *discs) chance() {
	d.t.Helper()
	for d.match.State().Turn() == rules.Chance {
		if _, err := d.match.Chance(); err != nil {
			d.t.Fatal(err)
		}
	}
}

// hand hands the table to a player.
func (d *discs) hand(seat rules.Seat) {
	d.t.Helper()
	if got := d.take(); got != seat {
		d.t.Fatalf("the table goes to seat %v, not to %v", got, seat)
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

// claim is a valid claim of a seat, if it has one.
func claim(st rules.State, by rules.Seat) (rules.Move, bool) {
	for _, mv := range st.Moves(nil, by) {
		if mv.Verb == juxtabo.VerbClaim {
			return mv, true
		}
	}
	return rules.Move{}, false
}

// leads is the first of at most so many discs that make a match.
func leads(st rules.State, by rules.Seat, discs int) (rules.Move, bool) {
	for _, mv := range st.Moves(nil, by) {
		if mv.Verb != juxtabo.VerbPlace {
			continue
		}
		after := st.Apply(by, mv, nil)
		if _, ok := claim(after, by); ok {
			return mv, true
		}
		if discs > 1 {
			if _, ok := leads(after, by, discs-1); ok {
				return mv, true
			}
		}
	}
	return rules.Move{}, false
}

// move is what the seat to move does. Who started looks for matches; the other one does only what is due, and so the match
// is short.
func (d *discs) move(by rules.Seat) rules.Move {
	st := d.match.State()
	if by == d.match.Setup().Start {
		if mv, ok := claim(st, by); ok {
			return mv
		}
		for n := range 4 {
			if mv, ok := leads(st, by, n+1); ok {
				return mv
			}
		}
	}
	moves := st.Moves(nil, by)
	for _, mv := range moves {
		if mv.Verb == juxtabo.VerbPlace && juxtabo.Due(st.Apply(by, mv, nil)) < juxtabo.Due(st) {
			return mv
		}
	}
	return moves[len(moves)-1] // end, exchange or pass
}

// turn plays a turn. Once, the other player calls in it.
func (d *discs) turn() {
	d.t.Helper()
	by := d.match.State().Turn()
	other := 1 - by
	for i := 0; d.match.State().Turn() == by; i++ {
		if mv, ok := claim(d.match.State(), other); ok && d.called == 0 {
			d.called++
			d.button(fmt.Sprint("call ", other))
			d.WaitLine("hidden", soon)
			d.hand(other)
			d.WaitLine("called", soon)
			d.make(other, mv, false)
			d.WaitLine("hidden", soon)
			d.hand(by)
			continue
		}
		mv := d.move(by)
		if mv.Verb == juxtabo.VerbClaim {
			d.claimed++
		}
		d.make(by, mv, i%2 == 0)
		if d.match.State().Result().Over {
			return
		}
	}
	d.WaitLine("hidden", soon)
	d.hand(d.match.State().Turn())
}

// play plays a match from the menu on to its end, with an undo and a redo on the way.
func (d *discs) play() {
	d.t.Helper()
	d.begin()
	for n := 0; !d.match.State().Result().Over; n++ {
		if d.turn(); n > 0 {
			continue
		}
		// The end of the first turn is taken back: the table goes with it, and again when it has been made once more.
		first := 1 - d.match.State().Turn()
		d.Key("u")
		d.WaitLine("undo", soon)
		d.hand(first)
		d.Key("r")
		d.WaitLine("redo", soon)
		d.hand(1 - first)
	}
	d.WaitLine("over "+juxtabo.ResultTarget, soon)
	d.WaitLine("result", soon)
	d.t.Logf("%d moves, %d cards called in the own turn, %d in the other one's", d.match.Index(), d.claimed, d.called)
}

// TestJuxtaboInAWindow plays a match to its end in a real window.
func TestJuxtaboInAWindow(t *testing.T) {
	w := inWindow(t)
	d := discs{hands: hands{w, t}}
	d.play()
	closes(t, w)
}

// TestJuxtaboInABrowser plays one in headless Chromium, without animations.
func TestJuxtaboInABrowser(t *testing.T) {
	p := inBrowser(t, still)
	d := discs{hands: hands{p, t}}
	d.play()
	quiet(t, p)
}
