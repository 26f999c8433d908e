package bots_test

import (
	"math/rand/v2"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/shelf"
	"quintet/rules/toy"
)

// A search finds out by itself what is good, in a game of which it knows only the rules.
func TestSearch(t *testing.T) {
	won := 0
	for seed := range uint64(200) {
		setup := rules.Setup{Start: rules.Seat(seed % 2)}
		if res := played(t, toy.Game, seed, setup, bots.Budget{Nodes: 2000}, bots.Search, bots.Random); wins(res, 0) {
			won++
		}
	}
	if won < 120 {
		t.Errorf("it won %d of 200 against random moves", won)
	}
}

// A thought that is looked at before it is done has either no move yet or one that could be made, and it ends when its
// budget does, or soon after.
func TestThoughtBegun(t *testing.T) {
	for _, g := range shelf.Games() {
		for i, level := range append(bots.Levels(g), bots.Search) {
			m, seated := match(t, g, uint64(i), rules.Setup{}, bots.Random, bots.Random)
			r := rand.New(rand.NewPCG(1, 2))
			for n := 0; n < 5 || m.State().Turn() == rules.Chance; {
				if m.State().Turn() != rules.Chance {
					n++
				}
				step(t, m, seated, bots.Budget{}, r)
			}
			by := m.State().Turn()
			thought := bots.New(g, level).Think(m.State().View(by), by, bots.Budget{Nodes: 500}, r)
			steps := 0
			for done := false; !done; steps++ {
				if mv, ok := thought.Move(); ok && m.State().Check(by, mv) != nil {
					t.Fatalf("%s %s: after %d steps it wants %s", g.ID, level, steps, g.Format(mv))
				}
				done = thought.Step(1)
			}
			if mv, ok := thought.Move(); steps > 500 || !ok || m.State().Check(by, mv) != nil {
				t.Errorf("%s %s: %d steps to %s, %v", g.ID, level, steps, g.Format(mv), ok)
			}
		}
	}
}
