package joggle_test

import (
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/joggle"
)

func TestNotation(t *testing.T) {
	for _, text := range []string{
		"place r3c4", "place r1c1", "place r8c8", "move r1c1 r2c5", "move r8c1 r1c8", "exchange r1c1 r7c7", "exchange r7c7 r1c1",
		"roll B", "roll Y", "roll G", "roll R", "roll J",
	} {
		if got := Game.Format(move(t, text)); got != text {
			t.Errorf("%q is written %q", text, got)
		}
	}
	unreadable(t,
		"", "place", "place r3", "place r0c1", "place r9c1", "place r1c0", "place r1c9", "place c1r1", "place R1C1", "place  r1c1", "place r1c1 ",
		"place r1c1 r1c2", "place r1c1 ?", "Place r1c1", "move r1c1", "move r1c1 r1c2 r1c3", "exchange r1c1", "exchange r1c1  r1c2", "roll", "roll b",
		"roll -", "roll BY", "roll B B", "roll W", "pass", "drop RS a1", "\x00",
	)
}

func TestConstructors(t *testing.T) {
	for text, m := range map[string]rules.Move{
		"place r3c4": Place(3, 2), "move r1c1 r2c5": Move(0, 0, 4, 1), "exchange r7c6 r1c2": Exchange(5, 6, 1, 0), "roll G": Roll(Green),
	} {
		if move(t, text) != m {
			t.Errorf("%s is %v", text, m)
		}
	}
}

func TestShow(t *testing.T) {
	s := after(t, fresh(t, 2), "roll J", "place r3c3", "roll B", "place r1c1", "roll R")
	want := `r1  K Y B Y G R G R
r2  Y G R B R B Y G
r3  R B W G Y G R B
r4  G R G R B Y B Y
r5  B Y B Y G R G R
r6  Y G R B R B Y G
r7  R B Y G Y G R B
r8  G R G R B Y B Y
left 15 15
die R
turn 0
`
	if got := Game.Show(s); got != want {
		t.Errorf("got\n%s, want\n%s", got, want)
	}
	useless := after(t, position(t, board(blues, yellows, "moves 3", "turn 1 to roll"), 2), "roll B", "roll Y")
	if got := Game.Show(useless); !strings.HasSuffix(got, "\nmoves 3\ndie Y\nuseless 2\nturn 1 to roll\n") {
		t.Errorf("got\n%s", got)
	}
	over := after(t, position(t, board("r3c3 r3c4 r4c3 r4c4 r5c3", "r1c1 r1c3 r1c5 r1c7 r8c8", "die Y"), 2), "place r5c4")
	if got := Game.Show(over); !strings.HasSuffix(got, "\nleft 10 11\ndie Y\nover winners 0 result target\n") {
		t.Errorf("got\n%s", got)
	}
	// What show prints of a match still going on can be set up again.
	for _, s := range []rules.State{s, useless, after(t, useless, "roll J"), fresh(t, 2), after(t, fresh(t, 2), "roll B", "place r1c1")} {
		if again := position(t, Game.Show(s), 2); Game.Show(again) != Game.Show(s) {
			t.Errorf("got\n%s, want\n%s", Game.Show(again), Game.Show(s))
		}
	}
	four := after(t, fresh(t, 4), "roll J", "place r3c3", "roll J", "place r3c4", "roll J", "place r3c5")
	if again := position(t, Game.Show(four), 4); !again.Equal(four) || !strings.Contains(Game.Show(four), "\nleft 7 7 7 8\n") {
		t.Errorf("got\n%s, want\n%s", Game.Show(again), Game.Show(four))
	}
}

func TestPositionRefuses(t *testing.T) {
	full := func(lines ...string) string { return board(blues, yellows, lines...) }
	one := func(lines ...string) string { return board("r1c1", "r1c3", lines...) }
	rect := "r1c1 r1c2 r1c3 r2c1 r2c2 r2c3"
	noPosition(t, map[string]string{
		"too few rows":        "W . . . . . . .",
		"a short row":         strings.Replace(one(), ". ", "", 1),
		"another row's name":  "r2 " + one(),
		"no such marble":      strings.Replace(one(), "W", "Q", 1),
		"another colour":      strings.Replace(one(), "W", "R", 1),
		"17 marbles":          board(blues+"r1c5", yellows+"r1c6", "die J"),
		"one side ahead":      board("r1c1 r1c3 r1c5", "r8c8", "die J"),
		"the other's turn":    board("r1c1 r1c3", "r8c8", "die J", "turn 0"),
		"the target":          board(rect, "r8c1 r8c3 r8c5 r8c7 r6c1 r6c3", "die J"),
		"wrong stores":        one("left 15 14"),
		"moves too early":     one("moves 3"),
		"too many moves":      full("moves 200"),
		"no such face":        one("die W"),
		"two faces":           one("die BY"),
		"no such seat":        one("die B", "turn 2"),
		"a useful roll":       full("die R", "useless 1", "turn 0 to roll"),
		"useless and used":    full("die R", "useless 1", "turn 0"),
		"too many useless":    full("die B", "useless 21", "turn 0 to roll"),
		"a roll without move": full("die B", "turn 0"),
		"a word on its own":   one("turn"),
		"an unknown word":     one("score 3"),
	}, 2)
	if _, err := Position(one(), setup(3)); err == nil {
		t.Error("three players were accepted")
	}
	if _, err := Position(board("r1c1 r1c2 r2c1 r2c2", "r8c1 r8c3 r8c5 r8c7", "die J"), setup(2, "target", "s2", "extreme", "on")); err == nil {
		t.Error("a square was accepted too early")
	}
}
