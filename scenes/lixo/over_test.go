package lixo_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/lixo"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/lixo"
	"quintet/scenes/table"
	"quintet/sprites"
)

// watched is a face that is watched while it counts.
type watched struct {
	*lixo.Face
	see func(at []rules.Place, cue rules.Cue, counted bool)
}

func (w *watched) Count(b *sprites.Batch, at []rules.Place, cue rules.Cue, t float32) {
	_, counted := w.Sums(cue, t)
	w.see(at, cue, counted)
	w.Face.Count(b, at, cue, t)
}

// lastIsStop is a match of two people whose last container is still to be passed by one of them: after it a stop is all that
// the main deck has.
func lastIsStop(t testing.TB) *rules.Match {
	m, err := rules.NewMatch(game.Game, people(2), 1)
	if err != nil {
		t.Fatal(err)
	}
	for stops := 0; game.MainLeft(m.State()) > 1 || game.Passes(m.State()) == 0; {
		st := m.State()
		switch odds := st.Odds(nil); {
		case st.Turn() >= 0:
			_, err = m.Play(st.Turn(), game.Pass())
		case game.Phase(st) == game.PhaseReveal && stops < 4: // they have the last face
			stops++
			_, err = m.Play(rules.Chance, odds[len(odds)-1].Move)
		case game.Phase(st) == game.PhaseReveal:
			_, err = m.Play(rules.Chance, odds[0].Move)
		default:
			_, err = m.Chance()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// down is how many cards of the hands lie face down.
func down(at []rules.Place) (n int) {
	for _, p := range at {
		if p.Spot.Zone == game.ZoneHand && p.Face == 0 {
			n++
		}
	}
	return n
}

// TestHandsAreTurnedUp: when the match is over the hands are turned up one after the other, each in its place; a tap turns up all at
// once. Taken back, the others' are hidden again.
func TestHandsAreTurnedUp(t *testing.T) {
	for _, tapped := range []bool{false, true} {
		m := recorded(t, "lixo-tie")
		m.Undo()
		f := lixo.New()
		e := tabletest.Look(f, m, 640, 360, 1)
		e.Table.Watch(1)
		e.Pass(time.Second)
		hidden := down(e.Table.Stage().Seen())
		if hidden == 0 {
			t.Fatal("before the end seat 1 sees all hands")
		}
		if err := e.Table.Show(m.State().Turn(), game.Pass()); err != nil {
			t.Fatal(err)
		}
		steps := map[int]bool{}
		if tapped {
			e.Pass(50*time.Millisecond, input.Event{Kind: input.Down, X: 5, Y: 5}, input.Event{Kind: input.Up, X: 5, Y: 5})
			if n := down(e.Table.Stage().Seen()); n > 0 {
				t.Errorf("after a tap %d cards are still face down", n)
			}
		}
		for range 400 {
			e.Pass(20 * time.Millisecond)
			steps[down(e.Table.Stage().Seen())] = true
		}
		if !tapped && len(steps) < 3 {
			t.Errorf("of two hands all is turned up at once: %v", steps)
		}
		for i, p := range e.Table.Stage().Poses() {
			if at := e.Table.Stage().Table()[i]; at.Spot.Zone == game.ZoneHand && (p.Face == 0 || p.Alpha < 1) {
				t.Errorf("card %d of the hand of seat %d isn't seen", game.Slot(at.Spot), at.Spot.X)
			}
		}
		e.Table.Undo()
		e.Pass(time.Second)
		if n := down(e.Table.Stage().Seen()); n != hidden {
			t.Errorf("when the end is taken back %d cards are hidden, there were %d", n, hidden)
		}
		e.Image.Deallocate()
	}
}

// TestCountsWhenTheMatchIsOver films the end of a match in which a stop is the last card of the main deck: five cards more are
// dealt to everybody before the points are counted. Then they stay in sight.
func TestCountsWhenTheMatchIsOver(t *testing.T) {
	m := lastIsStop(t)
	counted := false
	f := &watched{Face: lixo.New().(*lixo.Face)}
	f.see = func(at []rules.Place, cue rules.Cue, now bool) {
		h := game.HeapsOf(at)
		switch dealt := h.Hand[0] == 30 && h.Hand[1] == 30; {
		case now && !dealt:
			t.Fatalf("the points are counted at %q, when the players are seen to have %d and %d cards", cue, h.Hand[0], h.Hand[1])
		case now && !counted && cue != game.CueCount, counted && !now:
			t.Errorf("at %q the points are counted: %v", cue, now)
		}
		if now && down(at) > 0 {
			t.Fatalf("%d cards are counted face down", down(at))
		}
		counted = now
	}
	app := scenes.NewApp(nil, nil)
	app.Resize(640, 360, 1)
	screen := ebiten.NewImage(640, 360)
	defer screen.Deallocate()
	tb := table.Film(f, m)
	app.Open(tb)
	roll := func(d time.Duration) {
		for ; d > 0; d -= 50 * time.Millisecond {
			app.Step(50*time.Millisecond, &input.Frame{})
			app.Env().Dirty()
			app.Draw(screen)
			screentest.Drawn()
		}
	}
	roll(time.Second)
	by, move := m.State().Turn(), game.Pass()
	for !m.State().Result().Over {
		if err := tb.Show(by, move); err != nil {
			t.Fatal(err)
		}
		for waited := 0; !tb.Finished() && waited < 100; waited++ {
			roll(100 * time.Millisecond)
		}
		roll(200 * time.Millisecond)
		if odds := m.State().Odds(nil); len(odds) > 0 {
			by, move = rules.Chance, odds[0].Move
		}
	}
	roll(time.Second)
	if !counted {
		t.Error("in the end the points aren't counted")
	}
}
