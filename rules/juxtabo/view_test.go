package juxtabo_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/juxtabo"
)

// alike plays the same lines in two positions that a viewer can't tell apart, and makes sure that it sees the same.
func alike(t *testing.T, to rules.Seat, a, b rules.State, lines ...string) (rules.State, rules.State) {
	t.Helper()
	for _, line := range lines {
		var seen [2]rules.Script
		var masks [2]rules.Move
		for i, s := range []*rules.State{&a, &b} {
			by, m := entry(t, *s, line)
			masks[i] = (*s).Mask(to, by, m)
			(*s).View(to).Apply(by, masks[i], &seen[i])
			*s = after(t, *s, line)
		}
		va, vb := a.View(to), b.View(to)
		same := func(e, f rules.Event) bool { return e.Cue == f.Cue && slices.Equal(e.Puts, f.Puts) }
		if masks[0] != masks[1] || !va.Equal(vb) || !slices.Equal(va.Table(nil), vb.Table(nil)) || !slices.EqualFunc(seen[0].Events, seen[1].Events, same) {
			t.Fatalf("%v tells the two apart after %s:\n%v\n%v\n%s%s", to, line, seen[0], seen[1], Game.Show(va), Game.Show(vb))
		}
	}
	return a, b
}

// Neither numbers nor stands tell which of two cards was called, nor numbers or slots which disc was placed.
func TestNumbersTellNothing(t *testing.T) {
	first, second := usualOf("T16 T10", "T66 T75"), usualOf("T10 T16", "T66 T75")
	for _, to := range []rules.Seat{1, rules.Nobody} {
		alike(t, to, position(t, first), position(t, second), "place r1c4 GB>B", "claim T16 r1c2 r1c3 r1c4", "* card 0 T22",
			"claim T10 r1c1 r2c1 r3c1", "* card 0 T01", "1 claim T75 r1c1 r1c2 r1c3", "place r4c3 RK>K", "end", "* draw 0 RO")
		// A false call first: its card is known from then on, the other one is not.
		a, b := alike(t, to, position(t, first), position(t, second), "claim T16 r1c1 r1c2 r1c3",
			"1 claim T66 r1c3 r2c2 r3c1", "* card 1 T01", "0 claim T10 r1c1 r2c1 r3c1", "* card 0 T22")
		says(t, a.View(to), "cards 0 ? T16!")
		says(t, b.View(to), "cards 0 ? T16!")
	}
	forth := usualOf("T16 T22", "T66 T75")
	back := strings.Replace(forth, "GB RK BP OK YP RG OP", "OP RG YP OK BP RK GB", 1)
	for _, to := range []rules.Seat{1, rules.Nobody} {
		alike(t, to, position(t, forth, "reserves", "hidden"), position(t, back, "reserves", "hidden"),
			"place r1c4 GB>B", "claim T16 r1c2 r1c3 r1c4", "* card 0 T01", "place r4c3 RK>K", "place r2c2 BP>B", "takeback",
			"place r2c2 BP>B", "place r2c3 OK>O", "claim T01 r2c1 r2c2 r2c3", "* draw 0 RY", "* draw 0 RY", "* draw 0 YG", "* draw 0 YK",
			"place r1c1 RO>O", "place r1c2 OY>Y", "end", "* draw 1 RB", "* draw 1 RB", "place r4c2 YK>Y")
	}
}

// Provisional discs are in the reserve for everybody else, and what they are is told once they stand.
func TestDraftIsHidden(t *testing.T) {
	for _, reserves := range []string{"open", "hidden"} {
		two := after(t, drafting(t, "reserves", reserves), "takeback")
		a, b := after(t, two, "place r2c2 BP>B", "place r2c3 OK>O"), after(t, two, "place r2c1 BP>P", "place r2c1 YP>Y")
		for _, to := range []rules.Seat{1, rules.Nobody} {
			va, vb := a.View(to), b.View(to)
			if !va.Equal(vb) || !slices.Equal(va.Table(nil), vb.Table(nil)) || Game.Show(va) != Game.Show(vb) || Provisional(va) != 2 {
				t.Errorf("%v, %s: the drafts differ\n%s%s", to, reserves, Game.Show(va), Game.Show(vb))
			}
			for line, want := range map[string]string{
				"0 place r2c2 BP>P":          "place ?", // of a, where blue lies on r2c2
				"0 claim T22 r2c2 r2c3 r2c4": "claim T22 r2c2 r2c3 r2c4 with r2c2 BP>B r2c3 OK>O",
				"1 claim T66 r1c3 r2c2 r3c1": "claim T66 r1c3 r2c2 r3c1",
				"0 takeback":                 "takeback",
			} {
				by, m := entry(t, a, line)
				if got := Game.Format(a.Mask(to, by, m)); got != want {
					t.Errorf("%s is told as %s, not as %s", line, got, want)
				}
				if own := a.Mask(by, by, m); own != m {
					t.Errorf("%s is told to who did it as %s", line, Game.Format(own))
				}
			}
		}
		if Top(a.View(0), 1, 1) != Top(a, 1, 1) || !slices.Equal(a.View(0).Table(nil)[:Discs], a.Table(nil)[:Discs]) && reserves == "open" {
			t.Error("seat 0 does not see its own discs")
		}
	}
}

func TestMask(t *testing.T) {
	s := position(t, usual)
	shut := position(t, usual, "reserves", "hidden", "misplacing", "penalise")
	penal := drafting(t, "misplacing", "penalise")
	for _, c := range []struct {
		s    rules.State
		to   rules.Seat
		line string
		want string
	}{
		{s, 1, "* card 0 T16", "card 0 ?"}, {s, 0, "* card 0 T16", "card 0 T16"}, {s, rules.Nobody, "* card 0 T16", "card 0 ?"},
		{s, 1, "* draw 0 RO", "draw 0 RO"}, {shut, 1, "* draw 0 RO", "draw 0 ?"}, {shut, 0, "* draw 0 RO", "draw 0 RO"},
		{s, 1, "place r1c4 GB>B", "place r1c4 GB>B"}, {shut, 1, "place r1c4 GB>B", "place r1c4 GB>B"},
		{shut, 1, "place r1c1 GB>B", "place r1c1 ?"}, {penal, 1, "place r2c2 YP>Y", "place r2c2 ?"},
		{position(t, usual, "misplacing", "penalise"), 1, "place r1c1 GB>B", "place r1c1 GB>B"},
		{solitaire(t, soloBoard, soloReserve, "T16"), rules.Nobody, "* card 0 T17", "card 0 T17"},
	} {
		by, m := entry(t, c.s, c.line)
		if got := Game.Format(c.s.Mask(c.to, by, m)); got != c.want {
			t.Errorf("%s is told to %v as %s, not as %s", c.line, c.to, got, c.want)
		}
	}
}

// A guess is a whole position: no disc is there too often, and it can be played to an end.
func TestGuess(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 5))
	for _, reserves := range []string{"open", "hidden"} {
		s := drafting(t, "reserves", reserves)
		seen := map[string]bool{}
		for range 40 {
			g := s.View(1).Guess(r)
			count := map[int]int{}
			for _, p := range g.Table(nil) {
				if p.Face != 0 && (p.Spot.Zone == ZoneBoard || p.Spot.Zone == ZoneReserve) {
					pair, _, _ := Lying(p.Face)
					count[pair]++
				}
			}
			for pair, n := range count {
				if n > Copies {
					t.Fatalf("%d discs %s in\n%s", n, PairName(pair), Game.Show(g))
				}
			}
			seen[Game.Show(g)] = true
			if again := g.Guess(r); again != g {
				t.Fatal("a whole position is guessed at")
			}
			for g.Turn() != rules.Nobody {
				var m rules.Move
				by := g.Turn()
				if by == rules.Chance {
					odds := g.Odds(nil)
					m = odds[r.IntN(len(odds))].Move
				} else {
					moves := g.Moves(nil, by)
					m = moves[r.IntN(len(moves))]
				}
				g = g.Apply(by, m, nil)
			}
		}
		if len(seen) < 30 {
			t.Errorf("%s: 40 guesses made %d positions", reserves, len(seen))
		}
	}
}
