package lixo_test

import (
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/lixo"
)

func TestNotation(t *testing.T) {
	for text, want := range map[string]string{
		"pass": "pass", "bid Y": "bid Y", "bid YB Y Y": "bid Y Y YB", "bid RX X B": "bid B X RX", "bid GX BG YX X R": "bid R X YX BG GX",
		"deal 0 YB": "deal 0 YB", "deal 5 X": "deal 5 X", "deal 1 ?": "deal 1 ?", "turn Y3": "turn Y3", "turn stop": "turn stop",
		"bid " + many(30, "G"): "bid " + many(30, "G"),
	} {
		if got := Game.Format(move(t, text)); got != want {
			t.Errorf("%q is written %q, want %q", text, got, want)
		}
	}
	unreadable(t,
		"", "pass ", " pass", "pass Y", "bid", "bid ", "bid -", "bid y", "bid BY", "bid YY", "bid Y  Y", "bid Y,Y", "bid ?", "bid Z", "Bid Y",
		"bid YB YB YB YB", "bid "+many(31, "G"), "deal", "deal 0", "deal 0 ", "deal 6 Y", "deal -1 Y", "deal 00 Y", "deal Y 0", "deal 0 Y Y", "deal 0 stop",
		"turn", "turn Y0", "turn Y6", "turn YB", "turn Z3", "turn 3Y", "turn Y", "turn Stop", "turn stop 1", "play h 4 0", "\x00",
	)
}

func TestConstructors(t *testing.T) {
	for text, m := range map[string]rules.Move{
		"bid Y Y GX": Bid([Kinds]int8{0: 2, 13: 1}), "pass": Pass(), "deal 2 R": Deal(2, 3), "deal 2 ?": Deal(2, -1),
		"turn R4": Turn(ContainerFace(3, 4)), "turn stop": Turn(FaceStop),
	} {
		if move(t, text) != m {
			t.Errorf("%s is %v", text, m)
		}
	}
}

func TestShow(t *testing.T) {
	s := after(t, position(t, l01+"\nwon 1 B5 G1\nlost 2 X\ndrawn stop", 3), "bid Y YB")
	want := `hand 0 Y Y R
hand 1 Y Y G X X
hand 2 B G R X X
bid 0 Y YB
won 1 B5 G1
lost 2 X
drawn stop
main 26
deck 164
first 0
card Y3
leader 0
passes 0
turn 1
`
	if got := Game.Show(s); got != want {
		t.Errorf("got\n%s, want\n%s", got, want)
	}
	hidden := strings.NewReplacer("Y Y R", "?3", "B G R X X", "?5").Replace(want)
	if got := Game.Show(s.View(1)); got != hidden {
		t.Errorf("seat 1 sees\n%s, want\n%s", got, hidden)
	}
	over := after(t, position(t, "card B2\ndrawn "+rest("B2", 0)+"\nturn 0", 2), "pass", "pass")
	if got := Game.Show(over); !strings.HasSuffix(got, "\nfirst 0\nover winners 0 1 result points scores 0 0\n") {
		t.Errorf("got\n%s", got)
	}
	// What show prints of a match still going on can be set up again.
	for n, s := range map[int]rules.State{
		3: s, 2: after(t, fresh(t, 2), "deal 0 X", "deal 1 YB"), 4: position(t, "hand 3 X X\nfirst 2\ndrawn stop stop Y1", 4),
		5: after(t, position(t, "hand 3 X X\nfirst 2\ncard X1\nturn 2", 5), "pass", "bid X", "pass", "pass"),
	} {
		if again := position(t, Game.Show(s), n); Game.Show(again) != Game.Show(s) {
			t.Errorf("got\n%s, want\n%s", Game.Show(again), Game.Show(s))
		}
	}
}

func TestPositionRefuses(t *testing.T) {
	noPosition(t, map[string]string{
		"a word on its own":        "hand",
		"an unknown word":          "deal 0",
		"no such seat":             "hand 3 Y",
		"no such card":             "hand 0 BY",
		"too many of a kind":       "hand 0 YB YB\nhand 1 YB\nlost 0 YB",
		"too large a hand":         "hand 0 " + many(16, "Y") + " " + many(15, "B"),
		"a hand that grows":        "hand 0 " + many(11, "Y") + "\ndrawn stop",
		"a deal that is too much":  "hand 0 " + many(26, "Y") + "\nowed 15\ndrawn stop stop stop stop stop\nhand 1 Y",
		"no such container":        "won 0 Y4",
		"a container twice":        "won 0 Y2\ndrawn Y2",
		"a stop that is won":       "won 0 stop",
		"too many stops":           "drawn stop stop stop stop stop stop",
		"a stop in the centre":     "card stop\nturn 0",
		"a container that is gone": "won 0 Y2\ncard Y2\nturn 0",
		"no container":             "turn 0",
		"nobody to move":           "card Y2",
		"bids for nothing":         "bid 0 Y",
		"passes for nothing":       "passes 1",
		"two who lead":             "card Y2\nbid 0 Y\nbid 1 Y\nturn 2",
		"the leader to move":       "card Y2\nbid 0 Y\nturn 0",
		"a deal in an auction":     "card Y2\nowed 3\nturn 0",
		"too much owed":            "owed 16",
		"too many passes":          "card Y2\npasses 3\nturn 0",
		"a negative number":        "owed -1",
		"no number":                "first A",
		"a wrong deck":             "hand 0 Y\ndeck 180",
		"a wrong main deck":        "main 29",
		"another leader":           "card Y2\nbid 0 Y\nleader 1\nturn 1",
		"nothing left to turn":     "drawn " + rest("", 0),
		"nothing left to deal":     "lost 0 " + all("YBGRX") + " " + pairs + "\nowed 3",
	}, 3)
	if _, err := Position("first 0", setup(7)); err == nil {
		t.Error("seven players were accepted")
	}
}
