package bots_test

import (
	"math/rand/v2"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
)

// chosen is what a level plays at a position, in notation, or "" if it waits; the number seeds its random source.
func chosen(t *testing.T, g *rules.Game, level string, s rules.State, by rules.Seat, seed uint64) string {
	t.Helper()
	m, ok := bots.New(g, level).Choose(s.View(by), by, bots.Budget{}, rand.New(rand.NewPCG(seed, 0)))
	if !ok {
		return ""
	}
	if err := s.Check(by, m); err != nil {
		t.Fatalf("%s wants %s: %v", level, g.Format(m), err)
	}
	return g.Format(m)
}

// always makes sure that levels play one move whatever their random source.
func always(t *testing.T, g *rules.Game, s rules.State, want string, levels ...string) {
	t.Helper()
	for _, level := range levels {
		for seed := range uint64(5) {
			if got := chosen(t, g, level, s, s.Turn(), seed); got != want {
				t.Errorf("%s plays %s, not %s, at\n%s", level, got, want, g.Show(s))
			}
		}
	}
}

// at is a position of a game as text.
func at(t *testing.T, position func(string, rules.Setup) (rules.State, error), text string, players int, options map[string]string) rules.State {
	t.Helper()
	s, err := position(text, rules.Setup{Players: make([]rules.Player, players), Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return s
}
