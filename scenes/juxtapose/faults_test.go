package juxtapose_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

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
