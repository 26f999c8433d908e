package juxtapose_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/juxtapose"
	"quintet/scenes/juxtapose"
)

// begun is a match of two after some moves.
func begun(t testing.TB, options map[string]string, moves ...string) *rules.Match {
	t.Helper()
	return tabletest.Begun(t, game.Game, tabletest.Two(options), moves...)
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

func look(m *rules.Match, w, h int, text float64) *tabletest.Eye {
	return tabletest.Look(juxtapose.New(), m, w, h, text)
}

// TestAnyInputIsSafe is the law of the table for this game.
func TestAnyInputIsSafe(t *testing.T) { tabletest.AnyInput(t, game.Game, juxtapose.New) }

// TestLook compares the table with its golden pictures: the drop phase with a pyramid chosen and a square pointed at, a
// refused drop, a swap half-way, and a finished line with the result.
func TestLook(t *testing.T) {
	for _, size := range []struct {
		w, h int
		text float64
	}{{640, 360, 1}, {390, 844, 1}, {640, 480, 2}} {
		name := fmt.Sprintf("%dx%d-%.0f", size.w, size.h, size.text*100)
		compare := func(e *tabletest.Eye, what string) { e.Compare(t, "testdata/"+what+"-"+name+".png") }
		nine := drops("RL c4,BL d4,YS a3,GM c2,BS d2,RS a1,YL b1,GL c1,KM b3")
		small := game.PoolSpot(game.Index(2, 0)) // small green
		e := look(begun(t, nil, nine...), size.w, size.h, size.text)
		e.Pass(time.Second, e.Tap(small)...)
		e.Pass(time.Second, e.Hover(game.BoardSpot(3, 2)))
		compare(e, "drop")

		e = look(begun(t, nil, nine...), size.w, size.h, size.text)
		e.Pass(0, e.Tap(small)...)
		e.Pass(400*time.Millisecond, e.Tap(game.BoardSpot(2, 3))...)
		compare(e, "refused")

		e = look(begun(t, nil, drops(x05)...), size.w, size.h, size.text)
		e.Pass(0, e.Tap(game.BoardSpot(1, 3))...)
		e.Pass(170*time.Millisecond, e.Tap(game.BoardSpot(2, 3))...)
		compare(e, "swap")

		e = look(begun(t, nil, drops("RS a1,YL d4,RM b2")...), size.w, size.h, size.text)
		e.Pass(0, e.Tap(game.PoolSpot(game.Index(0, 2)))...)
		e.Pass(3*time.Second, e.Tap(game.BoardSpot(2, 2))...)
		if !e.Table.Match().State().Result().Over || !e.Table.Finished() {
			t.Error("the match isn't over, or still moving")
		}
		compare(e, "won")
	}
}
