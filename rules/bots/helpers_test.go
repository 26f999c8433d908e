package bots_test

import (
	"math/rand/v2"
	"slices"
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

// match is a new one between levels, one a seat, and the bots that play it.
func match(t testing.TB, g *rules.Game, seed uint64, setup rules.Setup, levels ...string) (*rules.Match, []bots.Bot) {
	t.Helper()
	var seated []bots.Bot
	for _, level := range levels {
		setup.Players = append(setup.Players, rules.Player{Bot: level})
		seated = append(seated, bots.New(g, level))
	}
	m, err := rules.NewMatch(g, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	return m, seated
}

// step makes the next move of a match, by chance or by one of its bots.
func step(t testing.TB, m *rules.Match, seated []bots.Bot, budget bots.Budget, r *rand.Rand) {
	t.Helper()
	var err error
	if m.State().Turn() == rules.Chance {
		_, err = m.Chance()
	} else {
		_, err = m.Play(bots.Next(m.Game(), m.State(), seated, budget, r))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// played is how a match between levels, one a seat, ends.
func played(t testing.TB, g *rules.Game, seed uint64, setup rules.Setup, budget bots.Budget, levels ...string) rules.Result {
	t.Helper()
	m, seated := match(t, g, seed, setup, levels...)
	r := rand.New(rand.NewPCG(seed, 1))
	for m.State().Turn() != rules.Nobody {
		step(t, m, seated, budget, r)
	}
	return m.State().Result()
}

// wins tells whether a seat is the only winner.
func wins(r rules.Result, seat rules.Seat) bool { return slices.Equal(r.Winners, []rules.Seat{seat}) }
