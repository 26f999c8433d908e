package bots_test

import (
	"flag"
	"slices"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/juxtapose"
)

var games = flag.Int("games", 10, "how many games of Juxtapose each pair of levels plays")

// Under the full rules the second player wins, and the expert does it: in a thousand games against each level, and against
// random play.
func TestExpertWinsAsSecond(t *testing.T) {
	n := 1000
	if testing.Short() {
		n = 50
	}
	for _, level := range bots.Levels(juxtapose.Game) {
		if level == bots.Expert {
			continue
		}
		for seed := range uint64(n) {
			if res := played(t, juxtapose.Game, seed, rules.Setup{}, bots.Budget{}, level, bots.Expert); !wins(res, 1) {
				t.Errorf("%s, game %d: %v", level, seed, res)
			}
		}
	}
}

// Where the seat doesn't decide, a level is better than the one below it; and each can play with any number of others.
func TestJuxtaposeLevels(t *testing.T) {
	levels := bots.Levels(juxtapose.Game)
	if want := []string{bots.Random, bots.Beginner, bots.Casual, bots.Skilled, bots.Expert}; !slices.Equal(levels, want) {
		t.Fatalf("the levels are %v, not %v", levels, want)
	}
	slides := rules.Setup{Options: map[string]string{"slideRule": "slidesOnly"}}
	for i := range len(levels) - 1 {
		if levels[i+1] == bots.Expert && *games < 100 {
			continue // games of those two take too long to play enough of them each time
		}
		score := 0.0
		for seed := range uint64(*games) {
			pair := []string{levels[i], levels[i+1]}
			better := rules.Seat(1)
			if seed%2 == 1 {
				slices.Reverse(pair)
				better = 0
			}
			switch res := played(t, juxtapose.Game, seed, slides, bots.Budget{}, pair...); {
			case wins(res, better):
				score++
			case res.Winners == nil:
				score += 0.5
			}
		}
		t.Logf("%s scores %.1f of %d against %s", levels[i+1], score, *games, levels[i])
		if score < 0.65*float64(*games) {
			t.Errorf("%s scores %.1f of %d against %s", levels[i+1], score, *games, levels[i])
		}
	}
	played(t, juxtapose.Game, 1, rules.Setup{}, bots.Budget{}, bots.Skilled, bots.Beginner, bots.Casual)
	played(t, juxtapose.Game, 2, slides, bots.Budget{}, bots.Beginner, bots.Skilled, bots.Random, bots.Casual)
}
