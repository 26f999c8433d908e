package bots_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/box"
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
	var asked, costly, early int
	verbs := make(map[rules.Verb]int)
	for seed := range uint64(400) {
		m, seated := match(t, toy.Game, seed, rules.Setup{}, bots.Random, bots.Random)
		for m.State().Turn() != rules.Nobody {
			turn := m.State().Turn()
			step(t, m, seated, bots.Budget{}, r)
			if turn == rules.Chance {
				continue
			}
			e := m.Entry(m.Index() - 1)
			asked++
			verbs[e.Move.Verb]++
			if e.By != turn {
				early++
			}
			if e.Move.Verb == toy.Call && e.Move.Args[0] != 4 {
				costly++
			}
		}
	}
	if verbs[toy.Go] == 0 || verbs[toy.Swap] == 0 || verbs[toy.Call] == 0 || early == 0 || costly < asked/100 || costly > asked/20 {
		t.Errorf("of %d moves %v of each verb, %d cost something, %d were out of turn", asked, verbs, costly, early)
	}
}

// Who may act is asked: the seat to move last, and nobody while a die is due.
func TestOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	first := make(map[rules.Seat]int)
	m, seated := match(t, toy.Game, 1, rules.Setup{}, bots.Random, bots.Random, bots.Random)
	for m.State().Turn() != rules.Nobody {
		turn, order := m.State().Turn(), bots.Order(nil, toy.Game, m.State(), 3, r)
		if turn == rules.Chance {
			if len(order) > 0 {
				t.Fatalf("%v are asked while chance is due", order)
			}
		} else {
			first[order[0]]++
			sorted := slices.Sorted(slices.Values(order))
			if order[2] != turn || !slices.Equal(sorted, []rules.Seat{0, 1, 2}) {
				t.Fatalf("seat %v is to move and %v are asked", turn, order)
			}
		}
		step(t, m, seated, bots.Budget{}, r)
	}
	if order := bots.Order(nil, toy.Game, m.State(), 3, r); len(order) > 0 || len(first) < 3 {
		t.Errorf("after the end %v are asked, before it %v were first", order, first)
	}
	m, _ = match(t, box.Game, 1, rules.Setup{}, bots.Random, bots.Random)
	for m.State().Turn() == rules.Chance {
		if _, err := m.Chance(); err != nil {
			t.Fatal(err)
		}
	}
	if order := bots.Order(nil, box.Game, m.State(), 2, r); !slices.Equal(order, []rules.Seat{m.State().Turn()}) {
		t.Errorf("where nobody acts out of turn %v are asked", order)
	}
}
