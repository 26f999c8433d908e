package bots_test

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/juxtapose"
)

var games = flag.Int("games", 10, "how many games of Juxtapose each pair of levels plays")

// plays lets levels play Juxtapose, one a seat, and is the winner.
func plays(t testing.TB, seed uint64, levels []string, options map[string]string) rules.Seat {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 9))
	var seated []bots.Bot
	var players []rules.Player
	for _, level := range levels {
		seated = append(seated, bots.New(juxtapose.Game, level))
		players = append(players, rules.Player{Bot: level})
	}
	m, err := rules.NewMatch(juxtapose.Game, rules.Setup{Players: players, Options: options}, seed)
	for err == nil && m.State().Turn() != rules.Nobody {
		_, err = m.Play(bots.Next(m.State(), seated, bots.Budget{}, r))
	}
	if err != nil {
		t.Fatal(err)
	}
	if w := m.State().Result().Winners; len(w) > 0 {
		return w[0]
	}
	return rules.Nobody
}

// Under the full rules the second player wins, and the expert does it.
func TestExpertWinsAsSecond(t *testing.T) {
	for _, level := range bots.Levels(juxtapose.Game) {
		if level == "expert" {
			continue
		}
		for seed := range uint64(*games) {
			if w := plays(t, seed, []string{level, "expert"}, nil); w != 1 {
				t.Errorf("%s, game %d: seat %v wins", level, seed, w)
			}
		}
	}
}

// Where the seat doesn't decide, a level is better than the one below it; and each can play with any number of others.
func TestJuxtaposeLevels(t *testing.T) {
	levels := bots.Levels(juxtapose.Game)
	if want := []string{"random", "beginner", "casual", "skilled", "expert"}; !slices.Equal(levels, want) {
		t.Fatalf("the levels are %v, not %v", levels, want)
	}
	options := map[string]string{"slideRule": "slidesOnly"}
	for i := range len(levels) - 1 {
		if levels[i+1] == "expert" && *games < 100 {
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
			switch plays(t, seed, pair, options) {
			case better:
				score++
			case rules.Nobody:
				score += 0.5
			}
		}
		t.Logf("%s scores %.1f of %d against %s", levels[i+1], score, *games, levels[i])
		if score < 0.65*float64(*games) {
			t.Errorf("%s scores %.1f of %d against %s", levels[i+1], score, *games, levels[i])
		}
	}
	plays(t, 1, []string{"skilled", "beginner", "casual"}, nil)
	plays(t, 2, []string{"beginner", "skilled", "random", "casual"}, options)
}
