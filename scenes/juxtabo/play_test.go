package juxtabo_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/input"
	"quintet/scenes/juxtabo"
	"quintet/scenes/kit"
)

// look opens a match for its first player, who has taken the table; the trace goes on in lines.
func look(m *rules.Match, w, h int) (e *tabletest.Eye, lines *[]string) {
	lines = new([]string)
	e = tabletest.Look(juxtabo.New(), m, w, h, 1)
	e.Table.Trace = func(s string) { *lines = append(*lines, s) }
	e.Table.Ready()
	e.Pass(time.Second)
	return e, lines
}

func said(t *testing.T, lines *[]string, prefix string) {
	t.Helper()
	if !slices.ContainsFunc(*lines, func(s string) bool { return strings.HasPrefix(s, prefix) }) {
		t.Errorf("%q was not said, but %q", prefix, *lines)
	}
	*lines = nil
}

// press clicks the control with a name.
func press(t *testing.T, e *tabletest.Eye, name string) {
	t.Helper()
	var at *kit.Rect
	e.Table.Controls().Each(func(n string, r kit.Rect) {
		if n == name {
			at = &r
		}
	})
	if at == nil {
		t.Fatalf("there is no control %q", name)
	}
	x, y := at.Mid()
	e.Pass(700*time.Millisecond, input.Event{Kind: input.Move, X: x, Y: y}, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Up, X: x, Y: y})
}

func steps(m *rules.Match, mv rules.Move, by rules.Seat) []rules.Step {
	return m.State().Path(nil, by, mv)
}

// TestPlacing puts discs on stacks by taps, by a drag and by keys, and one where it doesn't fit.
func TestPlacing(t *testing.T) {
	m := dealt(t, 2, 3, nil)
	e, lines := look(m, 640, 480)
	defer e.Image.Deallocate()
	mv := first(m.State(), game.VerbPlace)
	path := steps(m, mv, 0)
	e.Pass(time.Second, e.Tap(path[0].Spot)...)
	said(t, lines, "chosen")
	e.Pass(time.Second, e.Tap(path[1].Spot)...)
	said(t, lines, "move 0 "+game.Game.Format(mv))

	mv = first(m.State(), game.VerbPlace)
	path = steps(m, mv, 0)
	e.Pass(time.Second, e.Drag(path[0].Spot, path[1].Spot)...)
	said(t, lines, "move 0 "+game.Game.Format(mv))

	// A stack of another colour.
	disc := m.State().Path(nil, 0, first(m.State(), game.VerbPlace))[0].Spot
	wrong := rules.Spot{}
	for y := range int8(5) {
		for x := range int8(5) {
			fits := false
			for _, o := range m.State().Moves(nil, 0) {
				p := steps(m, o, 0)
				fits = fits || len(p) == 2 && p[0].Spot == disc && p[1].Spot == game.BoardSpot(x, y)
			}
			if !fits && game.Used(m.State(), x, y) {
				wrong = game.BoardSpot(x, y)
			}
		}
	}
	if wrong.Zone == 0 {
		t.Fatal("the disc fits everywhere")
	}
	e.Pass(time.Second, e.Drag(disc, wrong)...)
	said(t, lines, "refused "+game.KeyColoursDiffer)
	press(t, e, "action end")
	said(t, lines, "hidden")
	if m.State().Turn() != 1 {
		t.Error("the turn doesn't pass")
	}

	// The other player, by keys: the first arrow shows the cursor, Enter taps.
	e.Table.Ready()
	e.Pass(2 * time.Second)
	*lines = nil
	for _, k := range []ebiten.Key{ebiten.KeyDown, ebiten.KeyEnter, ebiten.KeyEnter} {
		e.Keys(k)
		e.Pass(700 * time.Millisecond)
	}
	if i := m.Index(); m.Entry(i-1).By != 1 || m.Entry(i-1).Move.Verb != game.VerbPlace {
		t.Errorf("keys put no disc on a stack: %q", *lines)
	}
}

// TestTwoStacks: both stacks of a turn stay marked, and when they have grown, ending the turn is the button to press.
func TestTwoStacks(t *testing.T) {
	m := dealt(t, 2, 3, nil)
	face := juxtabo.New()
	e := tabletest.Look(face, m, 640, 480, 1)
	defer e.Image.Deallocate()
	e.Table.Ready()
	e.Pass(time.Second)
	main := func() bool {
		all := face.Actions(e.App.Env().Theme.Words, e.Table.Sight(), nil)
		return len(all) > 0 && all[len(all)-1].Main
	}
	var grown []rules.Spot
	for range 2 {
		if main() {
			t.Error("ending is the button to press, but a disc is due")
		}
		mv := first(m.State(), game.VerbPlace)
		path := steps(m, mv, 0)
		grown = append(grown, path[1].Spot)
		for _, s := range path {
			e.Pass(time.Second, e.Tap(s.Spot)...)
		}
		marked := face.Marked(nil, e.Table.Sight(), m.Index()-1)
		if len(marked) != len(grown) || slices.ContainsFunc(grown, func(s rules.Spot) bool { return !slices.Contains(marked, s) }) {
			t.Errorf("after discs on %v these are marked: %v", grown, marked)
		}
	}
	if grown[0] == grown[1] || !main() {
		t.Errorf("two discs lie on %v, but ending isn't the button to press", grown)
	}
}

// TestSolitaire plays some cards alone: a match with a disc, a card put away, and the one exchange.
func TestSolitaire(t *testing.T) {
	var m *rules.Match
	var put, call rules.Move
search:
	for seed := range uint64(100) {
		m = dealt(t, 1, seed, nil)
		for _, p := range m.State().Moves(nil, 0) {
			if p.Verb != game.VerbPlace {
				continue
			}
			for _, c := range m.State().Apply(0, p, nil).Moves(nil, 0) {
				if c.Verb == game.VerbClaim {
					put, call = p, c
					break search
				}
			}
		}
	}
	e := tabletest.Look(juxtabo.New(), m, 640, 480, 1)
	defer e.Image.Deallocate()
	for _, s := range steps(m, put, 0) {
		e.Pass(time.Second, e.Tap(s.Spot)...)
	}
	if game.Provisional(m.State()) != 1 {
		t.Fatal("the disc doesn't lie provisionally")
	}
	press(t, e, "call 0")
	e.Pass(3*time.Second, e.Tap(game.Claimed(call)[0])...)
	if game.Won(m.State(), 0) != 1 {
		t.Fatal("the card isn't won")
	}
	deck := game.Deck(m.State())
	press(t, e, "action exchange")
	e.Pass(3 * time.Second)
	if !game.Exchanged(m.State()) {
		t.Error("the discs are not exchanged")
	}
	press(t, e, "action skip")
	e.Pass(3 * time.Second)
	if game.Deck(m.State()) != deck-1 {
		t.Errorf("%d cards are in the pile, there were %d", game.Deck(m.State()), deck)
	}
}

// TestExchangeAlone: the button that exchanges the discs is there when the rules allow it, which they don't while discs are
// tried, also where these can't be taken back any more.
func TestExchangeAlone(t *testing.T) {
	m := dealt(t, 1, 3, nil)
	face, words := juxtabo.New(), kit.NewWords("en")
	for i, want := range []struct {
		made    rules.Verb
		buttons string
	}{{0, "exchange skip"}, {game.VerbPlace, "takeback skip"}, {game.VerbTakeback, "exchange skip"}, {game.VerbPlace, "skip"}} {
		if i > 0 {
			if _, err := m.Play(0, first(m.State(), want.made)); err != nil {
				t.Fatal(err)
			}
		}
		var names []string
		for _, a := range face.Actions(words, m.Sight(0), nil) {
			names = append(names, a.Name)
		}
		if got := strings.Join(names, " "); got != want.buttons {
			t.Errorf("after %d moves the buttons are %s, not %s", i, got, want.buttons)
		}
	}
}
