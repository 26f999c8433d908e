package bots_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/juxtabo"
)

// One disc on r1c4 shows T16, which is O Y B in a row.
const juxtaboNear = `
r1 R  O  Y  G
r2 B  P  K  R
r3 O  Y  G  B
r4 P  K  R  O
reserve 0 GB RK PB KO YP RG OP
cards 0 T16 T01
reserve 1 RO RO RO RO OY OY OY
cards 1 T74 T75
`

var juxtaboSmall = map[string]string{"board": "4"}

// turn lets a level play the turn of seat 0 and counts its matches.
func turn(t *testing.T, level string, seed uint64) (matches int) {
	s := at(t, juxtabo.Position, juxtaboNear, 2, juxtaboSmall)
	r := rand.New(rand.NewPCG(seed, 0))
	bot := bots.New(juxtabo.Game, level)
	for juxtabo.Playing(s) == 0 && juxtabo.Phase(s) == juxtabo.StageTurn {
		if s.Turn() == rules.Chance {
			odds := s.Odds(nil)
			s = s.Apply(rules.Chance, odds[r.IntN(len(odds))].Move, nil)
			continue
		}
		m, ok := bot.Choose(s.View(0), 0, bots.Budget{}, r)
		if err := s.Check(0, m); err != nil || !ok {
			t.Fatalf("%s: %v, %v", level, ok, err)
		}
		if m.Verb == juxtabo.VerbClaim {
			matches++
		}
		s = s.Apply(0, m, nil)
	}
	return matches
}

func TestJuxtaboMatches(t *testing.T) {
	for seed := range uint64(5) {
		if turn(t, bots.Expert, seed) == 0 {
			t.Error("the expert overlooks a match")
		}
	}
	found := map[string]int{}
	for _, level := range bots.Levels(juxtabo.Game)[1:] {
		for seed := range uint64(60) {
			found[level] += turn(t, level, seed)
		}
	}
	if !(found[bots.Beginner] < found[bots.Casual] && found[bots.Casual] < found[bots.Skilled] && found[bots.Skilled] < found[bots.Expert]) {
		t.Errorf("matches in 60 turns: %v", found)
	}
}

// Out of turn a match that lies there is called after a while, by better players sooner; and nothing else is.
func TestJuxtaboWaits(t *testing.T) {
	text := strings.Replace(juxtaboNear, "cards 1 T74 T75", "cards 1 T75 T16", 1)
	text = strings.Replace(text, "cards 0 T16 T01", "cards 0 T02 T01", 1)
	near := at(t, juxtabo.Position, text, 2, juxtaboSmall)
	there := at(t, juxtabo.Position, strings.Replace(text, "Y  G\n", "Y  B\n", 1), 2, juxtaboSmall)
	before := 0
	for _, level := range bots.Levels(juxtabo.Game)[1:] {
		calls := 0
		for seed := range uint64(300) {
			if got := chosen(t, juxtabo.Game, level, near, 1, seed); got != "" {
				t.Fatalf("%s calls %s", level, got)
			}
			if chosen(t, juxtabo.Game, level, there, 1, seed) != "" {
				calls++
			}
		}
		if calls <= before || calls > 200 {
			t.Errorf("%s calls %d of 300 times, the level below %d times", level, calls, before)
		}
		before = calls
	}
}
