package tabletest

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/rules"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/table"
)

// Begun is a match after some moves in notation, each by the seat to move or by chance.
func Begun(t testing.TB, g *rules.Game, s rules.Setup, moves ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, s, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		mv, err := g.Parse(text)
		if err == nil {
			_, err = m.Play(m.State().Turn(), mv)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return m
}

// Two are two people, with options.
func Two(options map[string]string) rules.Setup {
	return rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Name: "Mika"}}, Options: options}
}

// Eye is a table seen by a test.
type Eye struct {
	App   *scenes.App
	Table *table.Table
	Image *ebiten.Image
}

// Look opens a table at a match, in a window of w by h pixels and a text size of 1 to 2, and waits a second.
func Look(f table.Face, m *rules.Match, w, h int, text float64) *Eye {
	e := &Eye{App: scenes.NewApp(nil, nil), Image: ebiten.NewImage(w, h)}
	e.App.Env().Settings.Text = text
	e.App.Resize(w, h, 1)
	e.Table = table.Resume(f, m, false)
	e.App.Open(e.Table)
	e.Pass(time.Second)
	return e
}

// Pass lets time pass, with input in its first moment, and draws.
func (e *Eye) Pass(d time.Duration, events ...input.Event) {
	in := &input.Frame{Events: events}
	for first := true; first || d > 0; first = false {
		dt := min(d, 20*time.Millisecond)
		e.App.Step(dt, in)
		d -= dt
		in = &input.Frame{}
	}
	e.App.Draw(e.Image)
	screentest.Drawn()
}

// Keys presses keys one after the other, and waits a second.
func (e *Eye) Keys(keys ...ebiten.Key) {
	for _, k := range keys {
		e.App.Step(20*time.Millisecond, &input.Frame{Keys: []ebiten.Key{k}})
	}
	e.Pass(time.Second)
}

// At is where a spot is.
func (e *Eye) At(s rules.Spot) (x, y float64) {
	b, _ := e.Table.Spots().Box(s)
	return b.Mid()
}

// Tap is a click on a spot.
func (e *Eye) Tap(s rules.Spot) []input.Event {
	x, y := e.At(s)
	return []input.Event{{Kind: input.Move, X: x, Y: y}, {Kind: input.Down, X: x, Y: y}, {Kind: input.Up, X: x, Y: y}}
}

// Drag is a drag from one spot to another.
func (e *Eye) Drag(from, to rules.Spot) []input.Event {
	x, y := e.At(from)
	u, v := e.At(to)
	return []input.Event{{Kind: input.Move, X: x, Y: y}, {Kind: input.Down, X: x, Y: y}, {Kind: input.Move, X: u, Y: v}, {Kind: input.Up, X: u, Y: v}}
}

// Hover points at a spot.
func (e *Eye) Hover(s rules.Spot) input.Event {
	x, y := e.At(s)
	return input.Event{Kind: input.Move, X: x, Y: y}
}

// Compare compares what is seen with a golden picture, and ends the look.
func (e *Eye) Compare(t testing.TB, golden string) {
	t.Helper()
	screentest.Compare(t, screentest.Shot(e.Image), golden, 2)
	e.Image.Deallocate()
}
