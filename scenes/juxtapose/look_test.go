package juxtapose_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/rules"
	game "quintet/rules/juxtapose"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/juxtapose"
	"quintet/scenes/table"
)

// begun is a match after some moves; an even number of seats take turns.
func begun(t testing.TB, options map[string]string, moves ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game, rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Name: "Mika"}}, Options: options}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		mv, err := game.Game.Parse(text)
		if err == nil {
			_, err = m.Play(m.State().Turn(), mv)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return m
}

// drops are the moves that put pyramids on squares: "KM a4,BL b4".
func drops(list string) (moves []string) {
	for _, d := range strings.Split(list, ",") {
		moves = append(moves, "drop "+d)
	}
	return moves
}

// x05 is worked position X05 of the rules, in the slide phase: nobody wins at once.
const x05 = "KM a4,BL b4,GS c4,KL d4,YL a3,KS b3,GM c3,YM d3,RS a2,YS b2,RL d2,GL a1,BM b1,RM c1,BS d1"

// eye is a table seen by a test.
type eye struct {
	app   *scenes.App
	table *table.Table
	image *ebiten.Image
}

func look(m *rules.Match, w, h int, text float64) *eye {
	e := &eye{app: scenes.NewApp(nil, nil), image: ebiten.NewImage(w, h)}
	e.app.Env().Settings.Text = text
	e.app.Resize(w, h, 1)
	e.table = table.Resume(juxtapose.New(), m, false)
	e.app.Open(e.table)
	e.pass(time.Second)
	return e
}

// pass lets time pass, with input in its first moment.
func (e *eye) pass(d time.Duration, events ...input.Event) {
	in := &input.Frame{Events: events}
	for first := true; first || d > 0; first = false {
		dt := min(d, 20*time.Millisecond)
		e.app.Step(dt, in)
		d -= dt
		in = &input.Frame{}
	}
	e.app.Draw(e.image)
}

func (e *eye) at(s rules.Spot) (x, y float64) {
	b, _ := e.table.Spots().Box(s)
	return b.Mid()
}

// tap is a click on a spot.
func (e *eye) tap(s rules.Spot) []input.Event {
	x, y := e.at(s)
	return []input.Event{{Kind: input.Move, X: x, Y: y}, {Kind: input.Down, X: x, Y: y}, {Kind: input.Up, X: x, Y: y}}
}

func (e *eye) hover(s rules.Spot) input.Event {
	x, y := e.at(s)
	return input.Event{Kind: input.Move, X: x, Y: y}
}

// TestLook compares the table with its golden pictures: the drop phase with a pyramid chosen and a square pointed at, a
// refused drop, a swap half-way, and a finished line with the result.
func TestLook(t *testing.T) {
	for _, size := range []struct {
		w, h int
		text float64
	}{{640, 360, 1}, {390, 844, 1}, {640, 480, 2}} {
		name := fmt.Sprintf("%dx%d-%.0f", size.w, size.h, size.text*100)
		compare := func(e *eye, what string) {
			screentest.Compare(t, screentest.Shot(e.image), "testdata/"+what+"-"+name+".png", 2)
			e.image.Deallocate()
		}
		nine := drops("RL c4,BL d4,YS a3,GM c2,BS d2,RS a1,YL b1,GL c1,KM b3")
		small := game.PoolSpot(game.Index(2, 0)) // small green
		e := look(begun(t, nil, nine...), size.w, size.h, size.text)
		e.pass(time.Second, e.tap(small)...)
		e.pass(time.Second, e.hover(game.BoardSpot(3, 2)))
		compare(e, "drop")

		e = look(begun(t, nil, nine...), size.w, size.h, size.text)
		e.pass(0, e.tap(small)...)
		e.pass(400*time.Millisecond, e.tap(game.BoardSpot(2, 3))...)
		compare(e, "refused")

		e = look(begun(t, nil, drops(x05)...), size.w, size.h, size.text)
		e.pass(0, e.tap(game.BoardSpot(1, 3))...)
		e.pass(170*time.Millisecond, e.tap(game.BoardSpot(2, 3))...)
		compare(e, "swap")

		e = look(begun(t, nil, drops("RS a1,YL d4,RM b2")...), size.w, size.h, size.text)
		e.pass(0, e.tap(game.PoolSpot(game.Index(0, 2)))...)
		e.pass(3*time.Second, e.tap(game.BoardSpot(2, 2))...)
		if !e.table.Match().State().Result().Over || !e.table.Finished() {
			t.Error("the match isn't over, or still moving")
		}
		compare(e, "won")
	}
}
