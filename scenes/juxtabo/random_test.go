package juxtabo_test

import (
	"testing"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/juxtabo"
)

// TestAnyInputIsSafe is the law of the table for this game.
func TestAnyInputIsSafe(t *testing.T) { tabletest.AnyInput(t, game.Game, juxtabo.New) }

// TestHandovers plays with several people, and bots between them, with open and with hidden reserves.
func TestHandovers(t *testing.T) {
	turns := 50
	if testing.Short() {
		turns = 20
	}
	for seed, o := range []map[string]string{nil, {"reserves": "hidden", "board": "4"}, {"claims": "guided", "reserves": "hidden", "misplacing": "penalise"}} {
		s := rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Name: "Mika"}}, Options: o}
		if seed == 1 {
			s.Players = append(s.Players, rules.Player{Bot: "random"})
		}
		tabletest.Handovers(t, game.Game, juxtabo.New, s, uint64(seed), turns)
	}
}
