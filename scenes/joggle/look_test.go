package joggle_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"quintet/internal/tabletest"
	game "quintet/rules/joggle"
)

// five are the moves after which white lacks one field of a block, r5c4, which is yellow.
func five(then ...string) (moves []string) {
	white := []string{"r3c3", "r3c4", "r4c3", "r4c4", "r5c3"}
	black := []string{"r8c1", "r8c3", "r8c5", "r8c7", "r1c1"}
	for i := range white {
		moves = append(moves, "roll J", "place "+white[i], "roll J", "place "+black[i])
	}
	return append(moves, then...)
}

// TestLook compares the table with its golden pictures: a throw that is due, a tumbling die, a field pointed at or tapped
// once, a refusal, an exchange half-way, a finished shape of several, and the result.
func TestLook(t *testing.T) {
	last := field("r5c4")
	for _, size := range []struct {
		w, h int
		text float64
		what string // of which there are pictures
	}{{640, 360, 1, "throw refused exchange shape won"}, {320, 568, 1, "place"}, {390, 844, 1, "exchange"}, {640, 480, 2, "place"}} {
		name := fmt.Sprintf("%dx%d-%.0f", size.w, size.h, size.text*100)
		compare := func(e *tabletest.Eye, what string) {
			t.Helper()
			if !strings.Contains(size.what, what) {
				e.Image.Deallocate()
				return
			}
			e.Compare(t, "testdata/"+what+"-"+name+".png")
		}
		open := func(options map[string]string, moves ...string) *tabletest.Eye {
			return look(begun(t, options, moves...), size.w, size.h, size.text)
		}
		e := open(nil, five()...)
		e.Pass(330*time.Millisecond, e.Tap(game.DieSpot())...)
		compare(e, "throw")

		e = open(nil, five("roll Y")...)
		e.Pass(time.Second, touch(e, last)...)
		if e.Table.Match().State().Result().Over { // large enough for a finger
			e = open(nil, five("roll Y")...)
			e.Pass(time.Second, e.Hover(last))
		}
		compare(e, "place")

		e = open(nil, five("roll Y")...)
		e.Pass(400*time.Millisecond, e.Tap(field("r2c2"))...)
		compare(e, "refused")

		e = open(map[string]string{"target": "s4"}, append(placed(), "roll J")...)
		e.Pass(50*time.Millisecond, e.Tap(field("r1c1"))...)
		e.Pass(200*time.Millisecond, e.Tap(field("r3c1"))...)
		compare(e, "exchange")

		e = open(map[string]string{"target": "r2"}, five("roll Y", "place r5c4")...)
		compare(e, "shape")

		e = open(nil, five("roll Y")...)
		e.Pass(3*time.Second, e.Tap(last)...)
		if !e.Table.Match().State().Result().Over || !e.Table.Finished() {
			t.Error("the match isn't over, or still moving")
		}
		compare(e, "won")
	}
}
