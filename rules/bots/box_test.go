package bots_test

import (
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/box"
)

// Every level knows what it plays for. Better ones need not score more: they also mind what others score.
func TestBox(t *testing.T) {
	scores := map[string]int{}
	for _, level := range bots.Levels(box.Game) {
		for seed := range uint64(3) {
			res := played(t, box.Game, seed, rules.Setup{}, bots.Budget{Nodes: 1000}, level, bots.Random)
			scores[level] += res.Scores[0]
		}
	}
	for _, level := range bots.Levels(box.Game)[1:] {
		if scores[level] < scores[bots.Random]+45 {
			t.Errorf("%s has %d points in three matches, random moves have %d", level, scores[level], scores[bots.Random])
		}
	}
}
