package bots_test

import (
	"math/rand/v2"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/toy"
)

func TestNew(t *testing.T) {
	for _, level := range bots.Levels(toy.Game) {
		if bots.New(toy.Game, level) == nil {
			t.Errorf("there is no level %s", level)
		}
	}
	if bots.New(toy.Game, "clairvoyant") != nil {
		t.Error("somebody sees through the cards")
	}
}

// A random player does all that may be done, in turn and out of it, what costs something among it, but that seldom.
func TestRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	b := bots.New(toy.Game, "random")
	var asked, costly, early int
	verbs := make(map[rules.Verb]int)
	for seed := range uint64(400) {
		m, err := rules.NewMatch(toy.Game, rules.Setup{Players: []rules.Player{{Bot: "random"}, {Bot: "random"}}}, seed)
		if err != nil {
			t.Fatal(err)
		}
		for m.State().Turn() != rules.Nobody {
			if m.State().Turn() == rules.Chance {
				m.Chance()
				continue
			}
			by, mv := bots.Next(m.State(), []bots.Bot{b, b}, bots.Budget{}, r)
			asked++
			verbs[mv.Verb]++
			if by != m.State().Turn() {
				early++
			}
			if mv.Verb == toy.Call && mv.Args[0] != 4 {
				costly++
			}
			if _, err := m.Play(by, mv); err != nil {
				t.Fatalf("%v %s: %v", by, toy.Game.Format(mv), err)
			}
		}
	}
	if verbs[toy.Go] == 0 || verbs[toy.Swap] == 0 || verbs[toy.Call] == 0 || early == 0 || costly < asked/100 || costly > asked/20 {
		t.Errorf("of %d moves %v of each verb, %d cost something, %d were out of turn", asked, verbs, costly, early)
	}
}
