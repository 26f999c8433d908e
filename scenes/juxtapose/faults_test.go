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
	x, y := e.At(game.PoolSpot(0))
	tx, ty := e.At(game.BoardSpot(3, 3))
	e.Pass(0, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Move, X: tx, Y: ty})
	right := input.Event{Kind: input.Down, X: tx, Y: ty, Button: ebiten.MouseButtonRight}
	up := right
	up.Kind = input.Up
	e.Pass(time.Second, right, up, input.Event{Kind: input.Up, X: tx, Y: ty})
	if n := e.Table.Match().Index(); n != 0 || e.Table.Stage().Held() >= 0 {
		t.Errorf("%d moves were made, piece %d is held", n, e.Table.Stage().Held())
	}
}

// TestResultComesThroughTaps: who taps on and on after a win sees the result all the same, at once.
func TestResultComesThroughTaps(t *testing.T) {
	e := look(begun(t, nil, drops("RS a1,YL d4,RM b2")...), 640, 360, 1)
	e.Pass(0, e.Tap(game.PoolSpot(game.Index(0, 2)))...)
	e.Pass(20*time.Millisecond, e.Tap(game.BoardSpot(2, 2))...)
	for range 40 {
		e.Pass(50*time.Millisecond, e.Tap(game.BoardSpot(0, 0))...)
	}
	if !e.Table.Finished() {
		t.Error("after two seconds of taps the result isn't there")
	}
}

// TestCursorGoesOn: the keyboard's cursor goes from the pool to the square where it was last, from there back to the
// pool, and within the board it stays where it is.
func TestCursorGoesOn(t *testing.T) {
	e := look(begun(t, nil, drops("RL a1,GM c3")...), 1280, 720, 1)
	enter, right, up := ebiten.KeyEnter, ebiten.KeyRight, ebiten.KeyUp
	place := func(want string) {
		t.Helper()
		if got := e.Table.Match().Game().Format(e.Table.Match().Entry(e.Table.Match().Index() - 1).Move); got != want {
			t.Errorf("%s was made, not %s", got, want)
		}
	}
	e.Keys(ebiten.KeyDown, enter) // the cursor appears on what may be tapped first, and chooses it
	e.Keys(enter)
	if n := e.Table.Match().Index(); n != 3 {
		t.Fatalf("two Enters put no pyramid down: %d moves", n)
	}
	first := e.Table.Match().Game().Format(e.Table.Match().Entry(2).Move)
	e.Keys(enter) // back in the pool, on the nearest one that is left
	if got := e.Table.Taps().Taken(); len(got) != 1 || got[0].Spot.Zone != game.ZonePool {
		t.Fatalf("after a drop Enter chooses %v", got)
	}
	e.Keys(enter) // beside where it was last
	if n := e.Table.Match().Index(); n != 4 {
		t.Errorf("after %s Enter puts nothing beside it: %d moves", first, n)
	}

	e = look(begun(t, nil, drops(x05)...), 1280, 720, 1)
	e.Keys(up)
	for c := e.Table.Cursor(); c.X != 1 || c.Y != 1; c = e.Table.Cursor() {
		switch {
		case c.X < 1:
			e.Keys(right)
		case c.X > 1:
			e.Keys(ebiten.KeyLeft)
		case c.Y < 1:
			e.Keys(up)
		default:
			e.Keys(ebiten.KeyDown)
		}
	}
	e.Keys(enter)
	if c := e.Table.Cursor(); c != game.BoardSpot(1, 1) {
		t.Errorf("after a pyramid of the board is chosen the cursor is on %v", c)
	}
	e.Keys(up, enter)
	place("swap b2 b3")
}

// TestRefusedKeepsTheChoice: a pyramid of the pool stays chosen when the square tapped next is refused, so that another
// square can be tapped. On the board a second tap on what was refused chooses that one instead.
func TestRefusedKeepsTheChoice(t *testing.T) {
	e := look(begun(t, nil, drops("RL a1")...), 640, 360, 1)
	pool := game.PoolSpot(game.Index(2, 0))
	chosen := func(want ...rules.Spot) {
		t.Helper()
		got := e.Table.Taps().Taken()
		if len(got) != len(want) || len(got) > 0 && got[0].Spot != want[0] {
			t.Errorf("chosen is %v, not %v", got, want)
		}
	}
	e.Pass(time.Second, e.Tap(pool)...)
	e.Pass(time.Second, e.Tap(game.BoardSpot(0, 0))...)
	chosen(pool)
	held := e.Table.Stage().Held()
	if held != game.Index(2, 0) || e.Table.Stage().Poses()[held].Lift < 5 {
		t.Errorf("piece %d is held", held)
	}
	e.Pass(time.Second, e.Tap(game.BoardSpot(1, 1))...)
	if n := e.Table.Match().Index(); n != 2 {
		t.Errorf("after another square %d moves are made", n)
	}
	chosen()

	// A drag that is refused chooses nothing.
	x, y := e.At(game.PoolSpot(game.Index(3, 1)))
	tx, ty := e.At(game.BoardSpot(0, 0))
	e.Pass(time.Second, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Move, X: tx, Y: ty}, input.Event{Kind: input.Up, X: tx, Y: ty})
	chosen()

	e = look(begun(t, nil, drops(x05)...), 640, 360, 1)
	a, b := game.BoardSpot(0, 0), game.BoardSpot(3, 1)
	e.Pass(time.Second, e.Tap(a)...)
	e.Pass(time.Second, e.Tap(b)...)
	chosen(a)
	e.Pass(time.Second, e.Tap(b)...)
	chosen(b)
	if n := e.Table.Match().Index(); n != 15 {
		t.Errorf("%d moves are made", n)
	}
}

// TestTapOnNothingSaysWhatToDo: an empty square tapped with nothing chosen isn't silent.
func TestTapOnNothingSaysWhatToDo(t *testing.T) {
	e := look(begun(t, nil, drops("RL a1")...), 640, 360, 1)
	var said []string
	e.Table.Trace = func(s string) { said = append(said, s) }
	e.Pass(time.Second, e.Tap(game.BoardSpot(2, 2))...)
	if !slices.Contains(said, "advised chooseFirst") || e.Table.Stage().Moving() {
		t.Errorf("said %q", said)
	}
}

// TestLightsUnderPiecesFade: the light of an occupied square comes and goes in several steps, and one that stays lit
// doesn't flicker.
func TestLightsUnderPiecesFade(t *testing.T) {
	e := look(begun(t, nil, drops(x05)...), 640, 360, 1)
	b, _ := e.Table.Spots().Box(game.BoardSpot(0, 1))
	bright := func() int {
		r, g, _, _ := e.Image.At(int(b.X)+4, int(b.Y+b.H/2)).RGBA()
		return int(r+g) >> 8
	}
	run := func(events ...input.Event) (seen []int) {
		seen = append(seen, bright())
		e.Pass(0, events...)
		for range 10 {
			seen = append(seen, bright())
			e.Pass(20 * time.Millisecond)
		}
		return seen
	}
	x, y := e.At(game.BoardSpot(1, 1))
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
