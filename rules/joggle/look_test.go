package joggle_test

import (
	"fmt"
	"testing"

	"quintet/rules"
	. "quintet/rules/joggle"
)

func TestLook(t *testing.T) {
	s := position(t, board("r1c1 r1c2 r2c1", "r8c8 r8c7 r8c6", "die B"), 2, "target", "r1s1")
	if Phase(s) != PhasePlace || Mover(s) != 0 || Rolled(s) != Blue || Again(s) || Moved(s) != 0 || Limit(s) != 200 {
		t.Errorf("phase %v, seat %v, roll %v", Phase(s), Mover(s), Rolled(s))
	}
	if rects, squares := Target(s); rects != 1 || squares != 1 {
		t.Errorf("the target is %d rectangles and %d squares", rects, squares)
	}
	if lit := Lit(s); lit.Len() != 14 || !lit.Has(2, 0) || lit.Has(0, 0) || lit.Has(1, 1) { // r1c1 and r8c7 are blue, too
		t.Errorf("%d fields are lit", lit.Len())
	}
	if Men(s, White).Len() != 3 || !Men(s, White).Has(1, 0) || Men(s, Black).Has(1, 0) {
		t.Error("white's marbles are elsewhere")
	}
	if got := Missing(s, White).Spots(nil); fmt.Sprint(got) != fmt.Sprint([]rules.Spot{BoardSpot(1, 1)}) || Finished(s, White) != 0 {
		t.Errorf("missing: %v", got)
	}
	over := after(t, position(t, board("r3c3 r3c4 r4c3 r4c4 r5c3", "r1c1 r1c3 r1c5 r1c7 r8c8", "die Y"), 2), "place r5c4")
	if Phase(over) != PhaseOver || Lit(over) != 0 {
		t.Errorf("phase %v", Phase(over))
	}
}

// Whose marbles are whose, and which is next; nothing changes when they lie on the board.
func TestStores(t *testing.T) {
	for _, c := range []struct {
		seats  int
		first  string
		next   [2]int // before and after two placings
		owners []rules.Seat
	}{
		{2, "white", [2]int{0, 1}, []rules.Seat{0, 0, 1, 1}},
		{2, "black", [2]int{16, 17}, []rules.Seat{1, 1, 0, 0}},
		{4, "white", [2]int{0, 8}, []rules.Seat{0, 2, 1, 3}},
	} {
		s := fresh(t, c.seats, "first", c.first)
		for i, next := range c.next {
			if i > 0 {
				s = after(t, s, "roll J", "place r1c1", "roll J", "place r1c2")
			}
			if got := Next(s); got != next {
				t.Errorf("%d players, %s: %d is next, not %d", c.seats, c.first, got, next)
			}
			for marble := range Marbles {
				if got := Owner(s, marble); got != c.owners[marble/8] {
					t.Errorf("%d players, %s: marble %d is of seat %v", c.seats, c.first, marble, got)
				}
			}
		}
		if Owner(s, Die) != rules.Nobody {
			t.Error("the die is somebody's")
		}
	}
}

// What a move names can be read again.
func TestMovesAreRead(t *testing.T) {
	a, b := BoardSpot(3, 1), BoardSpot(6, 7)
	for _, c := range []struct {
		m        rules.Move
		from, to rules.Spot
	}{{Place(3, 1), a, a}, {Move(3, 1, 6, 7), a, b}, {Exchange(3, 1, 6, 7), a, b}} {
		if from, to := Way(c.m); from != c.from || to != c.to {
			t.Errorf("%s leads from %v to %v", Game.Format(c.m), from, to)
		}
	}
	if FaceRolled(Roll(Red)) != Red {
		t.Error("another face was rolled")
	}
}

// Where each shape of a target is, finished or nearest, side by side.
func TestProgress(t *testing.T) {
	for _, c := range []struct{ target, white, black, want string }{
		{"r1", "r3c3 r3c4 r4c3 r4c4 r5c3", "r1c1 r1c3 r1c5 r1c7 r8c8", "[{r3c3-r5c4 5}] [{r1c1-r2c3 2}]"},
		// A block with a marble of the other side can't be finished, however many of one's own lie there.
		{"r1", "r3c3 r3c4 r4c3 r4c4 r5c3 r8c8 r8c7", "r5c4 r6c3 r2c3 r3c2 r3c5 r1c1 r2c4", "[{r4c1-r5c3 2}] [{r1c1-r2c3 2}]"},
		{"r1", "", "", "[{r1c1-r2c3 0}] [{r1c1-r2c3 0}]"},
		{"s2", "r1c1 r1c2 r2c1 r2c2 r1c4 r2c3", "r8c1 r8c3 r8c5 r8c7 r6c1 r6c3", "[{r1c1-r2c2 4} {r1c3-r2c4 2}] [{r5c1-r6c2 1} {r5c3-r6c4 1}]"},
		{"r1s1", "r1c1 r1c2 r1c3 r2c1 r2c2 r2c3", "r8c1 r8c3 r8c5 r8c7 r6c1 r6c3", "[{r1c1-r2c3 6} {r1c4-r2c5 0}] [{r5c1-r6c3 2} {r7c1-r8c2 1}]"},
		// A block of three by three is a rectangle or a square, not both: one of the two is finished.
		{"r1s1", "r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3", "r8c1 r8c3 r8c5 r8c7 r6c1 r6c3 r5c5 r6c7 r4c7", ""},
	} {
		s := position(t, board(c.white, c.black, "die J"), 2, "target", c.target)
		got := ""
		for colour := range 2 {
			var list []string
			var used Fields
			for _, b := range Progress(nil, s, colour) {
				spots := b.Fields.Spots(nil)
				last := spots[len(spots)-1]
				list = append(list, fmt.Sprintf("{%s-%s %d}", Field(spots[0].X, spots[0].Y), Field(last.X, last.Y), b.Have))
				if used&b.Fields != 0 || b.Have != (b.Fields&Men(s, colour)).Len() || b.Blocked != (b.Fields&Men(s, 1-colour) != 0) {
					t.Errorf("%s: %v", c.target, list)
				}
				used |= b.Fields
			}
			got += fmt.Sprint(list, " ")
		}
		if c.want != "" && got != c.want+" " {
			t.Errorf("%s: %s, want %s", c.target, got, c.want)
		}
	}
	s := position(t, board("r1c1", "r1c3", "die J"), 2, "target", "s4")
	buf := make([]Block, 0, 4)
	if n := testing.AllocsPerRun(20, func() { buf = Progress(buf[:0], s, White) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
