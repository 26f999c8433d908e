package juxtapose_test

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	game "quintet/rules/juxtapose"
	"quintet/scenes/input"
)

// Faults that were found by trying to break the table, kept so that they don't come back.

// TestOtherButtonGivesUpADrag: another button in mid-drag sends the piece home and makes no move.
func TestOtherButtonGivesUpADrag(t *testing.T) {
	e := look(begun(t, nil), 640, 360, 1)
	x, y := e.at(game.PoolSpot(0))
	tx, ty := e.at(game.BoardSpot(3, 3))
	e.pass(0, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Move, X: tx, Y: ty})
	right := input.Event{Kind: input.Down, X: tx, Y: ty, Button: ebiten.MouseButtonRight}
	up := right
	up.Kind = input.Up
	e.pass(time.Second, right, up, input.Event{Kind: input.Up, X: tx, Y: ty})
	if n := e.table.Match().Index(); n != 0 || e.table.Stage().Held() >= 0 {
		t.Errorf("%d moves were made, piece %d is held", n, e.table.Stage().Held())
	}
}

// TestResultComesThroughTaps: who taps on and on after a win sees the result all the same, at once.
func TestResultComesThroughTaps(t *testing.T) {
	e := look(begun(t, nil, drops("RS a1,YL d4,RM b2")...), 640, 360, 1)
	e.pass(0, e.tap(game.PoolSpot(game.Index(0, 2)))...)
	e.pass(20*time.Millisecond, e.tap(game.BoardSpot(2, 2))...)
	for range 40 {
		e.pass(50*time.Millisecond, e.tap(game.BoardSpot(0, 0))...)
	}
	if !e.table.Finished() {
		t.Error("after two seconds of taps the result isn't there")
	}
}

// key presses keys one after the other.
func (e *eye) key(keys ...ebiten.Key) {
	for _, k := range keys {
		e.app.Step(20*time.Millisecond, &input.Frame{Keys: []ebiten.Key{k}})
	}
	e.pass(time.Second)
}

// TestCursorGoesOn: the keyboard's cursor goes from the pool to the square where it was last, from there back to the
// pool, and within the board it stays where it is.
func TestCursorGoesOn(t *testing.T) {
	e := look(begun(t, nil, drops("RL a1,GM c3")...), 1280, 720, 1)
	enter, right, up := ebiten.KeyEnter, ebiten.KeyRight, ebiten.KeyUp
	place := func(want string) {
		t.Helper()
		if got := e.table.Match().Game().Format(e.table.Match().Entry(e.table.Match().Index() - 1).Move); got != want {
			t.Errorf("%s was made, not %s", got, want)
		}
	}
	e.key(ebiten.KeyDown, enter) // the cursor appears on what may be tapped first, and chooses it
	e.key(enter)
	if n := e.table.Match().Index(); n != 3 {
		t.Fatalf("two Enters put no pyramid down: %d moves", n)
	}
	first := e.table.Match().Game().Format(e.table.Match().Entry(2).Move)
	e.key(enter) // back in the pool, on the nearest one that is left
	if got := e.table.Taps().Taken(); len(got) != 1 || got[0].Spot.Zone != game.ZonePool {
		t.Fatalf("after a drop Enter chooses %v", got)
	}
	e.key(enter) // beside where it was last
	if n := e.table.Match().Index(); n != 4 {
		t.Errorf("after %s Enter puts nothing beside it: %d moves", first, n)
	}

	e = look(begun(t, nil, drops(x05)...), 1280, 720, 1)
	e.key(up)
	for c := e.table.Cursor(); c.X != 1 || c.Y != 1; c = e.table.Cursor() {
		switch {
		case c.X < 1:
			e.key(right)
		case c.X > 1:
			e.key(ebiten.KeyLeft)
		case c.Y < 1:
			e.key(up)
		default:
			e.key(ebiten.KeyDown)
		}
	}
	e.key(enter)
	if c := e.table.Cursor(); c != game.BoardSpot(1, 1) {
		t.Errorf("after a pyramid of the board is chosen the cursor is on %v", c)
	}
	e.key(up, enter)
	place("swap b2 b3")
}

// TestRefusedKeepsTheChoice: a pyramid of the pool stays chosen when the square tapped next is refused, so that another
// square can be tapped. On the board a second tap on what was refused chooses that one instead.
func TestRefusedKeepsTheChoice(t *testing.T) {
	e := look(begun(t, nil, drops("RL a1")...), 640, 360, 1)
	pool := game.PoolSpot(game.Index(2, 0))
	chosen := func(want ...rules.Spot) {
		t.Helper()
		got := e.table.Taps().Taken()
		if len(got) != len(want) || len(got) > 0 && got[0].Spot != want[0] {
			t.Errorf("chosen is %v, not %v", got, want)
		}
	}
	e.pass(time.Second, e.tap(pool)...)
	e.pass(time.Second, e.tap(game.BoardSpot(0, 0))...)
	chosen(pool)
	held := e.table.Stage().Held()
	if held != game.Index(2, 0) || e.table.Stage().Poses()[held].Lift < 5 {
		t.Errorf("piece %d is held", held)
	}
	e.pass(time.Second, e.tap(game.BoardSpot(1, 1))...)
	if n := e.table.Match().Index(); n != 2 {
		t.Errorf("after another square %d moves are made", n)
	}
	chosen()

	// A drag that is refused chooses nothing.
	x, y := e.at(game.PoolSpot(game.Index(3, 1)))
	tx, ty := e.at(game.BoardSpot(0, 0))
	e.pass(time.Second, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Move, X: tx, Y: ty}, input.Event{Kind: input.Up, X: tx, Y: ty})
	chosen()

	e = look(begun(t, nil, drops(x05)...), 640, 360, 1)
	a, b := game.BoardSpot(0, 0), game.BoardSpot(3, 1)
	e.pass(time.Second, e.tap(a)...)
	e.pass(time.Second, e.tap(b)...)
	chosen(a)
	e.pass(time.Second, e.tap(b)...)
	chosen(b)
	if n := e.table.Match().Index(); n != 15 {
		t.Errorf("%d moves are made", n)
	}
}

// TestTapOnNothingSaysWhatToDo: an empty square tapped with nothing chosen isn't silent.
func TestTapOnNothingSaysWhatToDo(t *testing.T) {
	e := look(begun(t, nil, drops("RL a1")...), 640, 360, 1)
	var said []string
	e.table.Trace = func(s string) { said = append(said, s) }
	e.pass(time.Second, e.tap(game.BoardSpot(2, 2))...)
	if !slices.Contains(said, "advised chooseFirst") || e.table.Stage().Moving() {
		t.Errorf("said %q", said)
	}
}

// TestLightsUnderPiecesFade: the light of an occupied square comes and goes in several steps, and one that stays lit
// doesn't flicker.
func TestLightsUnderPiecesFade(t *testing.T) {
	e := look(begun(t, nil, drops(x05)...), 640, 360, 1)
	b, _ := e.table.Spots().Box(game.BoardSpot(0, 1))
	bright := func() int {
		r, g, _, _ := e.image.At(int(b.X)+4, int(b.Y+b.H/2)).RGBA()
		return int(r+g) >> 8
	}
	run := func(events ...input.Event) (seen []int) {
		seen = append(seen, bright())
		e.pass(0, events...)
		for range 10 {
			seen = append(seen, bright())
			e.pass(20 * time.Millisecond)
		}
		return seen
	}
	x, y := e.at(game.BoardSpot(1, 1))
	tap := []input.Event{{Kind: input.Down, ID: 1, Touch: true, X: x, Y: y}, {Kind: input.Up, ID: 1, Touch: true, X: x, Y: y}}
	check := func(what string, seen []int, up bool) {
		t.Helper()
		kinds := map[int]bool{}
		for i, v := range seen {
			kinds[v] = true
			if i > 0 && (v < seen[i-1]-1) == up && v != seen[i-1] {
				t.Errorf("%s flickers: %v", what, seen)
				break
			}
		}
		if len(kinds) < 4 {
			t.Errorf("%s pops: %v", what, seen)
		}
	}
	check("a light that grows", run(tap...), true)
	check("a light that sinks", run(tap...), false)
}
