package bots_test

import (
	"math/rand/v2"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/box"
)

// Every level knows what it plays for: it scores more than random players, and better ones score more.
func TestBox(t *testing.T) {
	scores := map[string]int{}
	for _, level := range bots.Levels(box.Game) {
		for seed := range uint64(3) {
			m, err := rules.NewMatch(box.Game, rules.Setup{Players: []rules.Player{{Bot: level}, {Bot: bots.Random}}}, seed)
			if err != nil {
				t.Fatal(err)
			}
			seated, r := []bots.Bot{bots.New(box.Game, level), bots.New(box.Game, bots.Random)}, rand.New(rand.NewPCG(seed, 0))
			for m.State().Turn() != rules.Nobody {
				if m.State().Turn() == rules.Chance {
					m.Chance()
				} else if _, err := m.Play(bots.Next(m.State(), seated, bots.Budget{Nodes: 1000}, r)); err != nil {
					t.Fatal(err)
				}
			}
			scores[level] += m.State().Result().Scores[0]
		}
	}
	if scores[bots.Random]+15 > scores[bots.Beginner] || scores[bots.Beginner] > scores[bots.Skilled] || scores[bots.Beginner] > scores[bots.Expert] {
		t.Errorf("points in three matches against random moves: %v", scores)
	}
}
