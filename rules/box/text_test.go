package box_test

import (
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/box"
)

func TestNotation(t *testing.T) {
	for _, text := range []string{
		"play h 4 0", "play v 3 -1", "play h -120 120", "secret 0 P", "secret 2 ?", "draw 0 B07", "draw 5 B24", "draw 1 ?",
		"play h 4 0 B07", "play v 3 -1 B24 P B", "play v 3 -1 B24 P B G",
	} {
		if got := Game.Format(move(t, text)); got != text {
			t.Errorf("%q is written %q", text, got)
		}
	}
	unreadable(t,
		"", "play", "play h", "play h 4", "play h 4 ", "play x 4 0", "play H 4 0", "play h 4 121", "play h -121 0", "play h 04 0", "play h +4 0", "play h -0 0",
		"play h 4.0 0", "play h 4,0", "play  h 4 0", "play h 4 0 ", "play h 4 0 B00", "play h 4 0 B25", "play h 4 0 B7", "play h 4 0 ?", "play h 4 0 P B",
		"play h 4 0 B07 P", "play h 4 0 B07 P x", "play h 4 0 B07 P B G R", "Play h 4 0", "play h 300 0",
		"secret", "secret 0", "secret 3 P", "secret 0 X", "secret 0 x", "secret 0 PB", "secret 0 ", "secret P 0", "secret 00 P",
		"draw 0", "draw 6 B01", "draw 0 B1", "draw 0 b01", "draw 0 B01 B02", "draw -1 B01", "pass", "\x00",
	)
}

func TestConstructors(t *testing.T) {
	for text, m := range map[string]rules.Move{
		"play h 4 0": Play(false, 4, 0), "play v 3 -1": Play(true, 3, -1), "secret 1 O": Secret(1, 3), "secret 1 ?": Secret(1, -1),
		"draw 2 B09": Draw(2, 9), "draw 2 ?": Draw(2, 0),
	} {
		if move(t, text) != m {
			t.Errorf("%s is %v", text, m)
		}
	}
}

const shown = `secret 0 P
secret 1 B
hand 0 -
hand 1 B02
B01 v 3 -1
turn *
from 0 -1
dots ...OPG
dots xxxYBR
dots xxxRBY
dots xxxGPO
`

func TestShow(t *testing.T) {
	s := after(t, dealt(t, 2), "play v 3 -1")
	if got := Game.Show(s); got != shown {
		t.Errorf("got\n%s, want\n%s", got, shown)
	}
	if got, want := Game.Show(s.View(0)), strings.NewReplacer("1 B\n", "1 ?\n", "B02", "?").Replace(shown); got != want {
		t.Errorf("seat 0 sees\n%s, want\n%s", got, want)
	}
	over := finished(t, s)
	if got := Game.Show(over); !strings.Contains(got, "\n"+over.Result().String()+"\nfrom ") {
		t.Errorf("got\n%s", got)
	}
	// What show prints of a match still going on can be set up again.
	for ; s.Turn() != rules.Nobody; s = ready(t, s) {
		if again := position(t, Game.Show(s), 2); !again.Equal(s) {
			t.Fatalf("got\n%s, want\n%s", Game.Show(again), Game.Show(s))
		}
		if s.Turn() == rules.Chance {
			s = ready(t, s)
			if again := position(t, Game.Show(s), 2); !again.Equal(s) {
				t.Fatalf("got\n%s, want\n%s", Game.Show(again), Game.Show(s))
			}
		}
		s = s.Apply(s.Turn(), s.Moves(nil, s.Turn())[0], nil)
	}
	for n, s := range map[int]rules.State{2: fresh(t, 2), 3: after(t, fresh(t, 3), "secret 0 P", "secret 1 B"), 4: after(t, dealt(t, 4), "play h 4 0")} {
		if again := position(t, Game.Show(s), n); !again.Equal(s) {
			t.Errorf("got\n%s, want\n%s", Game.Show(again), Game.Show(s))
		}
	}
}

func TestPositionRefuses(t *testing.T) {
	noPosition(t, map[string]string{
		"a word on its own":    "turn",
		"an unknown word":      "points 3",
		"no such side":         "secret 2 P",
		"no such colour":       "secret 0 X",
		"a colour twice":       "secret 0 P\nsecret 1 P",
		"a side twice":         "secret 0 P\nsecret 0 B",
		"no such seat":         "secret 0 P\nsecret 1 B\nhand 2 B01",
		"no such tile":         "secret 0 P\nsecret 1 B\nhand 0 B25",
		"a tile twice":         "secret 0 P\nsecret 1 B\nhand 0 B01\nhand 1 B01",
		"a hand twice":         "secret 0 P\nsecret 1 B\nhand 0 B01\nhand 0 B02",
		"a colour missing":     "secret 0 P\nhand 0 B01",
		"out of order":         "secret 0 P\nsecret 1 B\nhand 1 B01",
		"a tile missing":       "secret 0 P\nsecret 1 B\nB03 h 4 0",
		"a tile played twice":  shown[:strings.Index(shown, "turn")] + "B01 h 6 0",
		"a tile apart":         shown[:strings.Index(shown, "turn")] + "B03 h 7 3",
		"a tile on top":        shown[:strings.Index(shown, "turn")] + "B03 h 0 0",
		"a place that is none": shown[:strings.Index(shown, "turn")] + "B03 d 6 0",
		"half a place":         shown[:strings.Index(shown, "turn")] + "B03 h 6",
		"a wrong turn":         strings.Replace(shown, "turn *", "turn 1", 1),
		"a wrong point":        strings.Replace(shown, "from 0 -1", "from 0 0", 1),
		"a wrong dot":          strings.Replace(shown, "YBR", "YBG", 1),
		"the end of the match": Game.Show(finished(t, dealt(t, 2))),
	}, 2)
	if _, err := Position("turn *", setup(5)); err == nil {
		t.Error("five players were accepted")
	}
}
