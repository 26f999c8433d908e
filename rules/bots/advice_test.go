package bots_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/shelf"
)

// walks plays matches of a game at random or by a level, and shows every so many positions of it.
func walks(t *testing.T, g *rules.Game, level string, players, matches, each int, options map[string]string, show func(m *rules.Match)) {
	t.Helper()
	for seed := range uint64(matches) {
		m, seated := match(t, g, seed, rules.Setup{Options: options}, slices.Repeat([]string{level}, players)...)
		r := rand.New(rand.NewPCG(seed, 77))
		for over := false; !over; {
			over = m.State().Turn() == rules.Nobody
			if r.IntN(each) == 0 || over {
				show(m)
			}
			if !over {
				step(t, m, seated, bots.Budget{Nodes: 500}, r)
			}
		}
	}
}

// advised is the whole of what a seat is advised.
func advised(g *rules.Game, view rules.State, by rules.Seat, seed uint64, nodes int) (bots.Advice, bool) {
	a := bots.Advise(g, view, by, rand.New(rand.NewPCG(seed, 1)))
	for !a.Step(nodes) {
	}
	return a.Advice()
}

// rated is how a position is judged.
func rated(g *rules.Game, s rules.State, seed uint64, nodes int) bots.Chances {
	a := bots.Rate(g, s, rand.New(rand.NewPCG(seed, 2)))
	for !a.Step(nodes) {
	}
	return a.Chances()
}

// Advice is for whoever may act, whole or in steps the same, and the same in all positions that look the same.
func TestAdvise(t *testing.T) {
	for _, g := range shelf.Games() {
		walks(t, g, bots.Random, g.Seats[len(g.Seats)-1], 2, 40, nil, func(m *rules.Match) {
			s := m.State()
			for seat := range rules.Seat(g.Seats[len(g.Seats)-1]) {
				v := s.View(seat)
				a, ok := advised(g, v, seat, 5, math.MaxInt)
				if want := len(s.Moves(nil, seat)) > 0; ok != want {
					t.Fatalf("%s: there is advice: %v, want %v", g.ID, ok, want)
				}
				if !ok {
					continue
				}
				if err := s.Check(seat, a.Move); err != nil {
					t.Fatalf("%s: %v", g.ID, err)
				}
				again := v.Guess(rand.New(rand.NewPCG(3, 3))).View(seat)
				if b, ok := advised(g, again, seat, 5, 50); !ok || fmt.Sprint(a) != fmt.Sprint(b) {
					t.Errorf("%s: %v, but in steps, and not knowing what it may not know, %v", g.ID, a, b)
				}
			}
		})
	}
}

// Ratings are shares of one whole, are the same from the same source, and end with the result.
func TestRate(t *testing.T) {
	for _, g := range shelf.Games() {
		players := g.Seats[len(g.Seats)-1]
		walks(t, g, bots.Random, players, 2, 40, nil, func(m *rules.Match) {
			s := m.State()
			c := rated(g, s, 1, math.MaxInt)
			if len(c.Seats) != players {
				t.Fatalf("%s: %d seats are rated", g.ID, len(c.Seats))
			}
			if again := rated(g, s, 1, 7); fmt.Sprint(again) != fmt.Sprint(c) {
				t.Errorf("%s: %v, in steps %v", g.ID, c, again)
			}
			if s.Turn() == rules.Nobody {
				if !c.Proved {
					t.Errorf("%s: the end is not proved", g.ID)
				}
				for _, w := range s.Result().Winners {
					if c.Seats[w] < 1/float64(players) {
						t.Errorf("%s: %v has won, and is rated %v", g.ID, w, c)
					}
				}
			}
		})
	}
}
