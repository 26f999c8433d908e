package joggle_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/joggle"
)

// The worked positions of the game's page, by their names there.

func TestG01(t *testing.T) {
	s := after(t, fresh(t, 2), "roll G")
	if moves := legal(s); len(moves) != 16 || !slices.Contains(moves, "place r1c5") {
		t.Errorf("after green: %v", moves)
	}
	refused(t, s, "place r1c1", KeyWrongColour)
	if moves := legal(after(t, fresh(t, 2), "roll J")); len(moves) != 64 {
		t.Errorf("after Joggle: %v", moves)
	}
}

func TestG03(t *testing.T) {
	s := position(t, board("r3c3 r3c4 r4c3 r4c4 r5c3", "r1c1 r1c3 r1c5 r1c7 r8c8", "die Y"), 2)
	r := ended(t, after(t, s, "place r5c4"), ResultTarget, 0)
	if shapes(r) != "[r3c3-r5c4]" {
		t.Errorf("the shape is %v", shapes(r))
	}
	// G2: a row of six is no rectangle.
	s = position(t, board("r1c1 r1c2 r1c3 r1c4 r1c5", "r8c1 r8c3 r8c5 r8c7 r5c5", "die J"), 2)
	goesOn(t, after(t, s, "place r1c6"))
}

func TestG04(t *testing.T) {
	s := position(t, board("r1c1", "r8c8", "die J"), 2)
	refused(t, s, "exchange r1c1 r8c8", KeyWrongPhase)
	for _, text := range legal(s) {
		if !strings.HasPrefix(text, "place ") {
			t.Errorf("%s is legal", text)
		}
	}
}

func TestG07(t *testing.T) {
	text := board(apartWhite+"r1c1 r1c2 r2c1 r2c2", apartBlack+"r7c7 r7c8 r8c7 r8c8", "die J", "turn 0")
	s := position(t, text, 2, "target", "s4")
	refused(t, s, "exchange r4c1 r7c7", KeyProtected)
	refused(t, s, "exchange r1c1 r3c1", KeyProtected)
	after(t, s, "exchange r4c1 r3c1")
	if Finished(s, White).Len() != 4 || Finished(s, Black).Len() != 4 {
		t.Error("the squares are not finished")
	}
	for _, to := range Lit(s).Spots(nil) {
		if m := Move(0, 0, to.X, to.Y); s.Check(0, m) != nil || Finished(s.Apply(0, m, nil), White) != 0 {
			t.Errorf("%s leaves the square as it was", Game.Format(m)) // G7
		}
	}
}

// Section 9, G09: the last marble of each block is placed, and the target is reached or not.
func TestG09(t *testing.T) {
	for _, c := range []struct{ white, last, shapes string }{
		{"r3c1 r3c2 r3c3 r3c4 r3c5 r4c1 r4c2 r4c3 r4c4", "r4c5", "[r3c1-r4c3 r3c4-r4c5]"},
		{"r3c3 r3c4 r3c5 r4c3 r4c4 r4c5 r5c3 r5c4", "r5c5", ""}, // three by three
		{"r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3", "r4c4", ""},      // two by four
		{"r3c3 r3c4 r3c5 r4c3 r4c4 r4c5 r5c3 r5c4 r6c3", "r6c4", "[r3c3-r4c5 r5c3-r6c4]"},
	} {
		black := strings.Fields("r1c6 r1c8 r2c7 r6c1 r6c7 r7c2 r7c6 r8c1 r8c5 r8c8")[:strings.Count(c.white, "r")]
		s := after(t, position(t, board(c.white, strings.Join(black, " "), "die J"), 2, "target", "r1s1"), "place "+c.last)
		if c.shapes == "" {
			goesOn(t, s)
		} else if r := ended(t, s, ResultTarget, 0); shapes(r) != c.shapes {
			t.Errorf("%s: %v", c.shapes, shapes(r))
		}
	}
}

func TestG11(t *testing.T) {
	white := "r1c1 r1c2 r2c1 r2c2 r1c4 r1c5 r2c4 r8c8 r4c1 r4c3 r4c5 r4c7 r6c1 r6c3 r6c5 r8c1"
	black := "r1c7 r2c7 r3c1 r3c3 r3c5 r5c1 r5c3 r5c5 r5c7 r7c2 r8c3 r8c5 r7c4 r7c6 r3c7 r6c7"
	s := position(t, board(white, black, "die R", "turn 0"), 2, "target", "s2")
	r := ended(t, after(t, s, "move r8c8 r2c5"), ResultTarget, 0)
	if shapes(r) != "[r1c4-r2c5 r1c1-r2c2]" && shapes(r) != "[r1c1-r2c2 r1c4-r2c5]" {
		t.Errorf("the shapes are %v", shapes(r))
	}
	s = after(t, s, "move r1c1 r2c5")
	goesOn(t, s)
	if Finished(s, White).Len() != 4 {
		t.Error("there is not one square")
	}
}

// Section 5: a block of four by four is four squares, but not two rectangles and a square.
func TestFourByFour(t *testing.T) {
	white := ""
	for _, row := range []string{"r3", "r4", "r5", "r6"} {
		for _, col := range []string{"c3", "c4", "c5", "c6"} {
			white += row + col + " "
		}
	}
	white = strings.Replace(white, "r6c6", "r8c8", 1) // the last is still elsewhere
	black := "r1c1 r1c3 r1c5 r1c7 r2c2 r2c4 r2c6 r2c8 r4c1 r4c8 r6c1 r6c8 r8c1 r8c3 r8c5 r7c7"
	for target, want := range map[string]string{
		"s4": "[r3c3-r4c4 r3c5-r4c6 r5c3-r6c4 r5c5-r6c6]", "r2s1": "",
	} {
		s := after(t, position(t, board(white, black, "die J", "turn 0"), 2, "target", target), "move r8c8 r6c6")
		if want == "" {
			goesOn(t, s)
			continue
		}
		r := ended(t, s, ResultTarget, 0)
		slices.SortFunc(r.Shapes, func(a, b []rules.Spot) int { return cmp.Or(int(a[0].Y-b[0].Y), int(a[0].X-b[0].X)) })
		if shapes(r) != want {
			t.Errorf("%s: %v", target, shapes(r))
		}
	}
}
