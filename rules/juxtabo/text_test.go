package juxtabo_test

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/gametest"
	. "quintet/rules/juxtabo"
)

func TestNotation(t *testing.T) {
	for text, want := range map[string]string{
		"place r1c2 RO>O": "", "place r6c6 PK>P": "", "place ?": "", "place r1c2 ?": "",
		"lay r1c1 RO>R": "", "draw 0 RO": "", "draw 3 ?": "", "card 0 T16": "", "card 2 Q50": "", "card 1 ?": "",
		"end": "", "exchange": "", "takeback": "", "timeout": "", "pass": "", "skip": "",
		"claim T16 r1c2 r1c3 r1c4": "", "claim T16 r1c4 r1c2 r1c3": "claim T16 r1c2 r1c3 r1c4", "claim Q01 r2c1 r1c2 r2c2 r1c1": "claim Q01 r1c1 r1c2 r2c1 r2c2",
		"claim T16": "", "claim T16 r1c2 r1c2": "", "claim T16 r3c1 r1c1 r5c5 r2c2 r4c4": "claim T16 r1c1 r2c2 r3c1 r4c4 r5c5",
		"claim T16 r1c2 with r1c2 RO>O": "", "claim T16 r1c2 with r1c2 RO>O r3c1 PK>P r1c2 OY>Y": "",
		"claim T16 r1c1 r1c2 r1c3 r1c4 with r6c6 PK>K r6c6 PK>P r6c6 PK>K r6c6 PK>P r6c6 PK>K r6c6 RO>R r6c5 RO>O": "",
	} {
		if want == "" {
			want = text
		}
		if got := Game.Format(move(t, text)); got != want {
			t.Errorf("%q is written %q, want %q", text, got, want)
		}
	}
	unreadable(t,
		"", "place", "place r1c2", "place r1c2 RO", "place r1c2 OR>O", "place r1c2 RO>Y", "place r0c1 RO>O", "place r1c7 RO>O", "place r7c1 RO>O",
		"place c1r2 RO>O", "place r1c2 RO>", "place r1c2 RO>OO", "place  r1c2 RO>O", "place r1c2 RO>O ", "Place r1c2 RO>O", "place ? ?", "lay r1c1 ?",
		"draw 4 RO", "draw -1 RO", "draw RO", "draw 0 OR", "draw 01 RO", "draw  RO", "card 0 T76", "card 0 T00", "card 0 T1", "card 0 Q51", "card 0 t16",
		"claim", "claim X r1c1", "claim ?", "claim T16 r1c1 r9c9", "claim T16 with", "claim T16 r1c2 with r1c2", "claim T16 with r1c2 RO>O r1c3 RO>O r1c4 RO>O",
		"claim T16 r1c1 r1c2 r1c3 r1c4 r1c5 x", "claim T16 with r1c2 ?", "end 1", "pass pass", "timeouts", "roll R", "\x00",
		"claim T16 with r1c2 RO>O r1c2 RO>O r1c2 RO>O r1c2 RO>O r1c2 RO>O r1c2 RO>O r1c2 RO>O r1c2 RO>O",
	)
}

func TestConstructors(t *testing.T) {
	for text, m := range map[string]rules.Move{
		"place r2c1 OY>Y":          Place(0, 1, 6, true),
		"place r1c3 RO>R":          Place(2, 0, 0, false),
		"claim T16 r1c2 r1c3 r2c1": Claim(15, BoardSpot(0, 1), BoardSpot(2, 0), BoardSpot(1, 0)),
		"takeback":                 Do(VerbTakeback),
	} {
		if move(t, text) != m {
			t.Errorf("%s is %v", text, m)
		}
	}
	if got := CardOf(move(t, "claim T16 r1c2 r1c3 r2c1")); CardName(got) != "T16" {
		t.Errorf("a claim of T16 shows %s", CardName(got))
	}
	s := drafting(t)
	tried := move(t, "place r2c3 OK>O")
	if Tried(tried) || !Tried(s.Mask(1, 0, tried)) {
		t.Error("only who may not see where a disc is tried is told that it is")
	}
}

func TestShow(t *testing.T) {
	s := after(t, position(t, usual, "timer", "90"), "place r1c4 GB>B", "claim T16 r1c2 r1c3 r1c4", "* card 0 T22",
		"1 claim T75 r1c1 r1c2 r1c3", "place r4c3 RK>K", "place r2c2 BP>B")
	want := `   c1 c2 c3 c4
r1 R  O  Y  B2
r2 B  P  K  R
r3 O  Y  G  B
r4 P  K  K2 O
bag 75
deck 120
reserve 0 - - BP OK YP RG OP
cards 0 T10 T22
won 0 T16
reserve 1 RO RO RO RO OY OY OY
cards 1 T66 T75!
skips 1
used r1c4 r4c3
matched
bonus open
bonus begun
provisional r2c2 BP>B
turn 0
`
	if got := Game.Show(s); got != want {
		t.Errorf("got\n%s, want\n%s", got, want)
	}
	hidden := strings.NewReplacer("T10 T22", "? ?", "r2c2 BP>B", "?")
	if got := Game.Show(s.View(1)); got != hidden.Replace(want) {
		t.Errorf("got\n%s", got)
	}
	if got := Game.Show(s.View(rules.Nobody)); got != strings.Replace(hidden.Replace(want), "T66 T75!", "? T75!", 1) {
		t.Errorf("got\n%s", got)
	}
	shut := position(t, usual, "reserves", "hidden")
	if got := Game.Show(after(t, shut, "place r1c4 GB>B").View(1)); !strings.Contains(got, "reserve 0 ? ? ? ? ? ? -\ncards 0 ? ?\nreserve 1 RO RO") {
		t.Errorf("got\n%s", got)
	}
	if got := Game.Show(fresh(t, 2)); !strings.HasPrefix(got, "   c1 c2 c3 c4 c5\nr1 .  .  .  .  .\n") || !strings.HasSuffix(got, "turn *\n") {
		t.Errorf("got\n%s", got)
	}
	if got := Game.Show(after(t, position(t, usual+"final call"), "pass", "pass")); !strings.HasSuffix(got, "\nover winners 0 1 result shared scores 0 0\n") {
		t.Errorf("got\n%s", got)
	}
	// What show prints of a match that awaits a seat can be set up again.
	for _, s := range []rules.State{s, after(t, s, "takeback"), position(t, usual+"final call\npasses 1\nturns 12")} {
		again := position(t, Game.Show(s))
		if Game.Show(again) != Game.Show(s) {
			t.Errorf("got\n%s, want\n%s", Game.Show(again), Game.Show(s))
		}
	}
}

func TestPositionRefuses(t *testing.T) {
	noPosition(t, map[string]string{
		"too few rows":      "R O Y G",
		"a short row":       strings.Replace(usual, "K  R\n", "K\n", 1),
		"no such colour":    strings.Replace(usual, "K", "X", 1),
		"no such height":    strings.Replace(usual, "r1 R ", "r1 R0", 1),
		"too high":          strings.Replace(usual, "r1 R ", "r1 R77", 1),
		"a wrong bag":       usual + "bag 76",
		"a wrong deck":      usual + "deck 125",
		"no such disc":      strings.Replace(usual, "GB", "GG", 1),
		"too many of one":   strings.Replace(usual, "GB RK", "RO RO", 1),
		"eight discs":       strings.Replace(usual, "GB", "GB GB", 1),
		"no such card":      strings.Replace(usual, "T16", "T76", 1),
		"a card twice":      strings.Replace(usual, "T16", "T10", 1),
		"three cards":       strings.Replace(usual, "T16", "T16 T17", 1),
		"a third seat":      usual + "reserve 2 RO",
		"no such seat":      usual + "turn 2",
		"no such cell":      usual + "used r7c1",
		"not in reserve":    usual + "provisional r1c1 RO>O",
		"a wrong match":     usual + "provisional r1c1 GB>B",
		"all cards won":     usual + "won 0 T01 T02 T03 T04 T05 T06 T07 T08 T09 T11",
		"too many turns":    usual + "turns 400",
		"too many passes":   usual + "passes 2",
		"a word on its own": usual + "turn",
		"an unknown word":   usual + "score 3",
	}, 2, "board", "4")
	for n := range 6 {
		if _, err := Position(usual, setup(n, "board", "4")); (err == nil) != (n >= 2 && n <= 4) {
			t.Errorf("%d players: %v", n, err)
		}
	}
}

// Section 3, and section 8: what is fixed in solitaire.
func TestSetUp(t *testing.T) {
	for n, want := range map[int]int8{1: 5, 2: 5, 3: 6, 4: 6} {
		if got := Size(fresh(t, n)); got != want {
			t.Errorf("%d players have a board of %d", n, got)
		}
	}
	for _, c := range []struct {
		n          int
		key, value string
		ok         bool
	}{
		{2, "timer", "off", true}, {2, "timer", "30", true}, {2, "timer", "90", true}, {2, "timer", "300", true},
		{2, "timer", "29", false}, {2, "timer", "301", false}, {2, "timer", "090", false}, {2, "board", "7", false},
		{3, "board", "4", true}, {4, "board", "5", true}, {1, "reserves", "hidden", true}, {1, "orientation", "fixed", true},
		{1, "board", "5", true}, {1, "board", "4", false}, {1, "cards", "three", true}, {1, "cards", "both", false}, {1, "timer", "90", false},
		{1, "claims", "guided", true}, {1, "claims", "strict", false}, {1, "misplacing", "prevent", true}, {1, "misplacing", "penalise", false},
	} {
		_, err := rules.NewMatch(Game, setup(c.n, c.key, c.value), 1)
		if (err == nil) != c.ok || err != nil && gametest.Key(err) != rules.KeyBadHeader {
			t.Errorf("%d players, %s %s: %v", c.n, c.key, c.value, err)
		}
	}
	s := setup(1)
	s.Start = 1
	if _, err := rules.NewMatch(Game, s, 1); err == nil {
		t.Error("seat 1 begins a solitaire")
	}
	if _, err := Game.New(setup(5)); err == nil {
		t.Error("five players were accepted")
	}
}

// Section 5: no two cells side by side show the same colour, whatever chance does; discs and cards come in rounds.
func TestDealing(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 30 {
		s := fresh(t, 3)
		var drawn []string
		for s.Turn() == rules.Chance {
			odds := s.Odds(nil)
			m := odds[r.IntN(len(odds))].Move
			if text := Game.Format(m); m.Verb != VerbLay {
				drawn = append(drawn, text[:6])
			}
			s = s.Apply(rules.Chance, m, nil)
		}
		for y := range Size(s) {
			for x := range Size(s) {
				if x > 0 && Top(s, x, y) == Top(s, x-1, y) || y > 0 && Top(s, x, y) == Top(s, x, y-1) {
					t.Fatalf("two alike at %s:\n%s", Cell(x, y), Game.Show(s))
				}
			}
		}
		if want := strings.Repeat("draw 0 draw 1 draw 2 ", 7) + strings.Repeat("card 0 card 1 card 2 ", 2); strings.Join(drawn, " ")+" " != want {
			t.Fatalf("drawn: %v", drawn)
		}
		turn(t, s, 0)
	}
	// Odds: a disc that may lie on one side only is as likely as one that may lie on either.
	s := after(t, fresh(t, 2), "* lay r1c1 RO>O")
	weights := map[string]int{}
	for _, w := range s.Odds(nil) {
		weights[Game.Format(w.Move)] = w.Weight
	}
	for text, want := range map[string]int{"lay r1c2 RO>R": 8, "lay r1c2 RO>O": 0, "lay r1c2 OY>Y": 10, "lay r1c2 OY>O": 0, "lay r1c2 RY>R": 5, "lay r1c2 RY>Y": 5} {
		if weights[text] != want {
			t.Errorf("%s has the weight %d, not %d", text, weights[text], want)
		}
	}
}

// A match saved and loaded while provisional discs lie, and undone past chance, is the same match.
func TestSaveInADraft(t *testing.T) {
	found := 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 3))
		m, err := rules.NewMatch(Game, setup(2, "board", "4", "cards", "three"), seed)
		if err != nil {
			t.Fatal(err)
		}
		for m.State().Turn() != rules.Nobody && Provisional(m.State()) == 0 {
			if s := m.State(); s.Turn() == rules.Chance {
				_, err = m.Chance()
			} else {
				moves := s.Moves(nil, s.Turn()) // claims come first
				if moves[0].Verb != VerbClaim {
					moves = moves[r.IntN(len(moves)):]
				}
				_, err = m.Play(s.Turn(), moves[0])
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if Provisional(m.State()) == 0 {
			continue
		}
		found++
		var file bytes.Buffer
		m.WriteTo(&file)
		again, err := rules.Read(&file, "saved", func(string) *rules.Game { return Game })
		if err != nil || !again.Equal(m) || Provisional(again.State()) != 1 {
			t.Fatalf("%v\n%s", err, Game.Show(m.State()))
		}
		undone := 0
		for m.Undo() {
			undone++
		}
		for m.Redo() {
		}
		if undone == 0 || !again.Equal(m) {
			t.Fatalf("after undoing %d decisions and making them again:\n%s", undone, Game.Show(m.State()))
		}
		for m.Undo() && m.Index() > again.Len()/2 { // and what chance does then is what it did
		}
		for i := m.Index(); i < again.Len(); i++ {
			if e := again.Entry(i); e.By == rules.Chance {
				m.Chance()
			} else if _, err := m.Play(e.By, e.Move); err != nil {
				t.Fatal(err)
			}
		}
		if !again.Equal(m) {
			t.Fatal("chance does something else the second time")
		}
	}
	if found < 10 {
		t.Errorf("%d matches came to a bonus", found)
	}
}
