package bots_test

import (
	"math/rand/v2"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/shelf"
	"quintet/rules/toy"
)

// duel plays a match of the toy, which hides cards and rolls a die, and tells whether seat 0 has won.
func duel(t *testing.T, seed uint64, levels ...string) bool {
	s := rules.Setup{Start: rules.Seat(seed % 2)}
	var seated []bots.Bot
	for _, level := range levels {
		s.Players = append(s.Players, rules.Player{Bot: level})
		seated = append(seated, bots.New(toy.Game, level))
	}
	m, err := rules.NewMatch(toy.Game, s, seed)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 1))
	for m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Chance {
			m.Chance()
			continue
		}
		by, mv := bots.Next(m.State(), seated, bots.Budget{Nodes: 2000}, r)
		if _, err := m.Play(by, mv); err != nil {
			t.Fatal(err)
		}
	}
	w := m.State().Result().Winners
	return len(w) > 0 && w[0] == 0
}

// A search finds out by itself what is good, in a game of which it knows only the rules.
func TestSearch(t *testing.T) {
	won := 0
	for seed := range uint64(60) {
		if duel(t, seed, bots.Search, bots.Random) {
			won++
		}
	}
	if won < 40 {
		t.Errorf("it won %d of 60 against random moves", won)
	}
}

// A thought that is looked at before it is done has either no move yet or one that could be made, and it ends when its
// budget does, or soon after.
func TestThoughtBegun(t *testing.T) {
	for _, g := range shelf.Games() {
		for i, level := range append(bots.Levels(g), bots.Search) {
			setup := rules.Setup{Players: []rules.Player{{Bot: level}, {Bot: level}}}
			m, err := rules.NewMatch(g, setup, uint64(i))
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(1, 2))
			seated := []bots.Bot{bots.New(g, bots.Random), bots.New(g, bots.Random)}
			for n := 0; n < 5 || m.State().Turn() == rules.Chance; {
				if m.State().Turn() == rules.Chance {
					m.Chance()
					continue
				}
				m.Play(bots.Next(m.State(), seated, bots.Budget{}, r))
				n++
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
