package juxtapose_test

import (
	"slices"
	"testing"

	"quintet/rules"
	. "quintet/rules/juxtapose"
)

// The worked positions of the game's page, by their names there.

const x05 = `
KM BL GS KL
YL KS GM YM
RS YS .. RL
GL BM RM BS`

const x07 = `
RM KL YS ..
BS YL KM GS
.. RS KS BM
BL GM GL RL`

const x09 = `
YL YM BM KL
KM RL RM GS
KS BS .. GM
BL GL RS YS`

func TestX01(t *testing.T) {
	s := after(t, fresh(t, 2), "drop RS a1", "drop YL d4", "drop RM b2")
	goesOn(t, s)
	s = after(t, s, "drop RL c3")
	r := ended(t, s, ResultColour, 1)
	if len(r.Shapes) != 1 || line(r.Shapes[0]) != "a1 b2 c3" {
		t.Errorf("the winning line is %v", r.Shapes)
	}
}

func TestX03(t *testing.T) {
	goesOn(t, after(t, fresh(t, 2), "drop RS a1", "drop RM b1", "drop RL d1"))
	goesOn(t, after(t, fresh(t, 2), "drop RS c1", "drop RM d1", "drop RL a1"))
	ended(t, after(t, fresh(t, 2), "drop RL a4", "drop YL b4", "drop GL c4", "drop KL d4"), ResultSize, 1)
	goesOn(t, after(t, fresh(t, 2), "drop RL a2", "drop YL b2", "drop GL c2", "drop BL a1"))
	ended(t, after(t, fresh(t, 2), "drop GS a2", "drop GL b3", "drop GM c4"), ResultColour, 0)
}

func TestX05(t *testing.T) {
	s := position(t, x05, 2)
	if n, w := len(legal(s)), winning(s); n != 38 || w != nil {
		t.Errorf("%d moves, of which %v win", n, w)
	}
	refused(t, s, "slide b3", KeyNotAdjacent)
	refused(t, s, "slide d1", KeyNotAdjacent)
	refused(t, s, "swap a1 c2", KeyNotAdjacent)
	after(t, s, "swap a1 b2")
	s = after(t, s, "slide c3")
	if n := len(legal(s)); n != 37 {
		t.Errorf("%d moves after slide c3", n)
	}
	refused(t, s, "slide c2", KeyBarred)
	after(t, s, "swap c2 c1")
	after(t, s, "swap c2 d3")
}

func TestX07(t *testing.T) {
	s := position(t, x07, 2)
	if got := Pool(s); got != 1<<Index(1, 1) {
		t.Errorf("the pool is %b", got)
	}
	r := ended(t, after(t, s, "drop YM a2"), ResultColour, s.Turn())
	if len(r.Shapes) != 1 || line(r.Shapes[0]) != "a2 b3 c4" {
		t.Errorf("the winning line is %v", r.Shapes)
	}
	s = after(t, s, "drop YM d4")
	goesOn(t, s)
	moves := legal(s)
	if Phase(s) != PhaseSlide || Barred(s) != 0 || len(moves) != 40 {
		t.Errorf("phase %v, barred %b, %d moves", Phase(s), Barred(s), len(moves))
	}
	if i := slices.Index(moves, "slide a1"); i < 0 || !slices.Equal(moves[i:i+3], []string{"slide a1", "slide a3", "slide b2"}) {
		t.Errorf("the slides are not a1, a3 and b2: %v", moves)
	}
}

func TestX09(t *testing.T) {
	s := position(t, x09, 2)
	if got := winning(s); !slices.Equal(got, []string{"slide d2", "swap c3 c4"}) {
		t.Errorf("winning moves: %v", got)
	}
	for text, want := range map[string]string{"swap c3 c4": "a1 b2 c3", "slide d2": "b1 c2 d3"} {
		r := ended(t, after(t, s, text), ResultColour, s.Turn())
		if len(r.Shapes) != 1 || line(r.Shapes[0]) != want {
			t.Errorf("%s makes %v", text, r.Shapes)
		}
	}
}

// The same with the empty square on a side and in a corner.
const side = `
KM BL GS KL
YL KS GM YM
RS YS BM RL
GL .. RM BS`

const corner = `
KM BL GS KL
YL KS GM YM
RS YS BS RL
GL BM RM ..`

// fill drops the pyramids so that X05 arises.
var fill = []string{
	"drop KM a4", "drop BL b4", "drop GS c4", "drop KL d4", "drop YL a3", "drop KS b3", "drop GM c3", "drop YM d3",
	"drop RS a2", "drop YS b2", "drop RL d2", "drop GL a1", "drop BM b1", "drop RM c1", "drop BS d1",
}

// Section 5: the 16th turn opens the slide phase.
func TestWhoOpensTheSlidePhase(t *testing.T) {
	for n, want := range map[int]rules.Seat{2: 1, 3: 0, 4: 3} {
		s := after(t, fresh(t, n), fill...)
		if s.Turn() != want || Phase(s) != PhaseSlide {
			t.Errorf("%d players: seat %v in phase %v", n, s.Turn(), Phase(s))
		}
	}
}

// Section 5: 38 moves with the empty square in the middle, 40 on a side, 41 in a corner; of slides alone 4, 3 and 2.
func TestNumberOfMoves(t *testing.T) {
	for _, c := range []struct {
		text        string
		full, short int
	}{{x05, 38, 4}, {side, 40, 3}, {corner, 41, 2}} {
		if n := len(legal(position(t, c.text, 2))); n != c.full {
			t.Errorf("%s\n%d moves, want %d", c.text, n, c.full)
		}
		if n := len(legal(position(t, c.text, 2, "slideRule", "slidesOnly"))); n != c.short {
			t.Errorf("%s\n%d slides, want %d", c.text, n, c.short)
		}
	}
}
