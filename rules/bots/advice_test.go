package bots_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/box"
	"quintet/rules/joggle"
	"quintet/rules/juxtabo"
	"quintet/rules/juxtapose"
	"quintet/rules/lixo"
	"quintet/rules/shelf"
	"quintet/rules/toy"
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
				random := rand.New(rand.NewPCG(5, 1))
				if m, ok := bots.New(g, bots.Expert).Choose(v, seat, bots.Budget{}, random); ok && m != a.Move {
					t.Errorf("%s: %s is advised, but the expert plays %s", g.ID, g.Format(a.Move), g.Format(m))
				}
				again := v.Guess(rand.New(rand.NewPCG(3, 3))).View(seat)
				if b, ok := advised(g, again, seat, 5, 50); !ok || fmt.Sprint(a) != fmt.Sprint(b) {
					t.Errorf("%s: %v, but in steps, and not knowing what it may not know, %v", g.ID, a, b)
				}
			}
		})
	}
}

// A game of which nothing more is known has advice and ratings, too.
func TestAnyGame(t *testing.T) {
	walks(t, toy.Game, bots.Random, 3, 1, 3, nil, func(m *rules.Match) {
		s := m.State()
		if c := rated(toy.Game, s, 1, math.MaxInt); math.Abs(c.Seats[0]+c.Seats[1]+c.Seats[2]-1) > 1e-9 || c.Proved != (s.Turn() == rules.Nobody) {
			t.Errorf("it is rated %v", c)
		}
		a, ok := advised(toy.Game, s.View(2), 2, 1, math.MaxInt)
		if ok != (len(s.Moves(nil, 2)) > 0) || ok && (s.Check(2, a.Move) != nil || a.Reason.Key != bots.KeyBest) {
			t.Errorf("there is the advice %v, %v", a, ok)
		}
	})
}

// Ratings are shares of one whole, the same for all of a side, the same from the same source however they are made, and
// end with the result.
func TestRate(t *testing.T) {
	for _, g := range shelf.Games() {
		for _, players := range []int{g.Seats[0], g.Seats[len(g.Seats)-1]} {
			walks(t, g, bots.Random, players, 2, 40, nil, func(m *rules.Match) { share(t, g, m, players) })
		}
	}
}

// share holds the rating of one position.
func share(t *testing.T, g *rules.Game, m *rules.Match, players int) {
	s := m.State()
	c := rated(g, s, 1, math.MaxInt)
	if len(c.Seats) != players {
		t.Fatalf("%s: %d seats are rated", g.ID, len(c.Seats))
	}
	if again := rated(g, s, 1, 7); fmt.Sprint(again) != fmt.Sprint(c) {
		t.Errorf("%s: %v, in steps %v", g.ID, c, again)
	}
	sum, sides := 0.0, map[int]float64{}
	for seat, p := range c.Seats {
		side := seat
		if g.Side != nil {
			side = g.Side(s, rules.Seat(seat))
		}
		if q, ok := sides[side]; ok && p != q {
			t.Errorf("%s: partners are rated %v and %v", g.ID, p, q)
		} else if !ok {
			sum += p
		}
		sides[side] = p
	}
	if players > 1 && math.Abs(sum-1) > 1e-9 {
		t.Errorf("%s: %v sum to %v", g.ID, c.Seats, sum)
	}
	if s.Turn() != rules.Nobody {
		return
	}
	won := s.Result().Winners
	for seat, p := range c.Seats {
		want := 0.0
		switch {
		case slices.Contains(won, rules.Seat(seat)), len(won) == 0 && players > 1:
			want = 1 / float64(tied(g, s, won, len(sides)))
		}
		if !c.Proved || p != want {
			t.Errorf("%s: won by %v, and rated %v", g.ID, won, c)
		}
	}
}

// tied is how many sides share an end: those of the winners, or all.
func tied(g *rules.Game, s rules.State, won []rules.Seat, sides int) int {
	if len(won) == 0 {
		return sides
	}
	list := map[int]bool{}
	for _, w := range won {
		if g.Side == nil {
			list[int(w)] = true
		} else {
			list[g.Side(s, w)] = true
		}
	}
	return len(list)
}

// What chance brings changes a rating of Joggle by luck alone: before a roll it is the average over the rolls.
func TestRateJoggleAverages(t *testing.T) {
	g := joggle.Game
	walks(t, g, bots.Casual, 2, 4, 9, nil, func(m *rules.Match) {
		s := m.State()
		if s.Turn() != rules.Chance {
			return
		}
		sum, weight := 0.0, 0
		for _, o := range s.Odds(nil) {
			if rolled := s.Apply(rules.Chance, o.Move, nil); rolled.Turn() != rules.Chance {
				sum += float64(o.Weight) * rated(g, rolled, 1, math.MaxInt).Seats[0]
				weight += o.Weight
			}
		}
		if c := rated(g, s, 1, math.MaxInt); math.Abs(c.Seats[0]-sum/float64(weight)) > 1e-9 {
			t.Errorf("it is rated %v, but %v on average after a roll", c.Seats[0], sum/float64(weight))
		}
	})
}

// fresh is how a match begins.
func fresh(t *testing.T, g *rules.Game, players int, options map[string]string) rules.State {
	t.Helper()
	m, err := rules.NewMatch(g, rules.Setup{Players: slices.Repeat([]rules.Player{{Bot: bots.Random}}, players), Options: options}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return m.State()
}

// What is rated likely happens about as often: of positions rated 60 to 80 in 100, from half to nine tenths are won. Matches
// begin about evenly.
func TestRateIsCalibrated(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes many matches")
	}
	const matches = 60
	for _, c := range []struct {
		game    *rules.Game
		players int
		options map[string]string
	}{
		{juxtapose.Game, 2, map[string]string{"slideRule": "slidesOnly"}},
		{joggle.Game, 2, nil},
		{juxtabo.Game, 2, nil},
		{lixo.Game, 3, nil},
		{box.Game, 2, nil},
	} {
		n, won := 0.0, 0.0
		first := rated(c.game, fresh(t, c.game, c.players, c.options), 1, math.MaxInt)
		if math.Abs(first.Seats[0]-1/float64(c.players)) > 0.1 {
			t.Errorf("%s begins with %v", c.game.ID, first)
		}
		var likely [][]float64
		walks(t, c.game, bots.Casual, c.players, matches, 12, c.options, func(m *rules.Match) {
			s := m.State()
			r := rated(c.game, s, 1, math.MaxInt)
			if s.Turn() != rules.Nobody {
				likely = append(likely, r.Seats)
				return
			}
			for _, seats := range likely {
				for seat, p := range seats {
					if p >= 0.6 && p <= 0.8 {
						n++
						won += r.Seats[seat]
					}
				}
			}
			likely = nil
		})
		t.Logf("%s: of %v positions %.2f are won", c.game.ID, n, won/n)
		if n >= 20 && (won/n < 0.5 || won/n > 0.9) || n < 20 && c.game != juxtapose.Game {
			t.Errorf("%s: of %v positions that are rated as likely to be won, %.2f are", c.game.ID, n, won/n)
		}
	}
}
