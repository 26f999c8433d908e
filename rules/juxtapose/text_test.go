package juxtapose_test

import (
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/juxtapose"
)

func TestNotation(t *testing.T) {
	for text, want := range map[string]string{
		"drop RS a1": "drop RS a1", "drop KL d4": "drop KL d4", "slide b3": "slide b3",
		"swap a1 b2": "swap a1 b2", "swap b2 a1": "swap a1 b2", "swap b1 a2": "swap a2 b1", "swap c4 c3": "swap c3 c4",
	} {
		if got := Game.Format(move(t, text)); got != want {
			t.Errorf("%q is written %q, want %q", text, got, want)
		}
	}
	unreadable(t,
		"", "drop", "drop RS", "drop RS e1", "drop RS a0", "drop RS a5", "drop RX a1", "drop SR a1", "drop rs a1", "drop  RS a1",
		"drop RS a1 ", "drop RS a1 a2", "Drop RS a1", "swap a1", "swap a1 a2 a3", "slide", "slide a1 a2", "slide A1", "pass", "roll R", "\x00",
	)
}

func TestConstructors(t *testing.T) {
	for text, m := range map[string]rules.Move{
		"drop YM b3": Drop(Index(1, 1), 1, 2), "swap a2 b1": Swap(1, 0, 0, 1), "slide d4": Slide(3, 3),
	} {
		if move(t, text) != m {
			t.Errorf("%s is %v", text, m)
		}
	}
}

func TestShow(t *testing.T) {
	s := after(t, position(t, x05, 3), "slide c3")
	want := x05[1:13] + "YL KS .. YM\nRS YS GM RL\n" + x05[37:] + "\npool -\nbarred GM\nslides 1\nturn 1\n"
	if got := Game.Show(s); got != want {
		t.Errorf("got\n%s, want\n%s", got, want)
	}
	if got := Game.Show(after(t, position(t, x09, 2), "slide d2")); !strings.HasSuffix(got, "\nslides 1\nover winners 1 result line-colour\n") {
		t.Errorf("got\n%s", got)
	}
	// What show prints of a match still going on can be set up again.
	for _, s := range []rules.State{s, position(t, x07, 2), fresh(t, 4)} {
		again := position(t, Game.Show(s), 3)
		if Game.Show(again) != Game.Show(s) {
			t.Errorf("got\n%s, want\n%s", Game.Show(again), Game.Show(s))
		}
	}
}

func TestPositionRefuses(t *testing.T) {
	noPosition(t, map[string]string{
		"too few rows":      "RS .. .. ..",
		"a short row":       "RS ..\n.. .. .. ..\n.. .. .. ..\n.. .. .. ..",
		"no such pyramid":   strings.Replace(x05, "KM", "XM", 1),
		"one twice":         strings.Replace(x05, "KM", "BL", 1),
		"a line":            strings.Replace(strings.Replace(x09, "..", "GM", 1), "GM\nBL", "..\nBL", 1) + "\nbarred GM",
		"a wrong pool":      x07 + "\npool YS",
		"barred too early":  x07 + "\nbarred YS",
		"slides too early":  x07 + "\nslides 3",
		"barred off board":  x05 + "\nbarred QQ",
		"three barred":      x05 + "\nbarred KM BL GS",
		"too many slides":   x05 + "\nslides 500",
		"no such seat":      x05 + "\nturn 2",
		"a word on its own": x05 + "\nturn",
		"an unknown word":   x05 + "\nscore 3",
	}, 2)
	if _, err := Position(x05, setup(5)); err == nil {
		t.Error("five players were accepted")
	}
	if _, err := Position(x05+"\nbarred KM BL", setup(2, "lastMoved", "slideOnly")); err == nil {
		t.Error("two barred pyramids were accepted where only the one that slid can be")
	}
}
