package shelf_test

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/shelf"
)

// What is played is counted in matches and in moves, and ends with whichever comes first, so that long games do not
// take longer to test than short ones. make soak, with 0 for the moves, counts matches only.
var (
	games = flag.Int("games", 200, "matches of each game on its defaults; three in a hundred as many for each other value of an option")
	steps = flag.Int("steps", 3000, "moves of each game on its defaults, and as many for each other value")
)

// TestPlayouts lets random players play many matches and holds every move to the laws, but only one position in fifty
// to those about it, which cost more than all moves together.
func TestPlayouts(t *testing.T) {
	if testing.Short() {
		*steps /= 4
	}
	for _, g := range subjects() {
		t.Run(g.ID, func(t *testing.T) {
			playouts(t, g, "defaults", g.Seats, nil, *games)
			for _, o := range g.Options {
				values := others(g, o)
				for _, value := range slices.Sorted(maps.Keys(values)) {
					seats := values[value]
					playouts(t, g, o.Key+" "+value, seats, map[string]string{o.Key: value}, max(len(seats), *games*3/100))
				}
			}
		})
	}
}

// others are the values of an option that are not its default, and for how many players each may be chosen. Of the
// numbers it may be these are the least, the greatest and one between.
func others(g subject, o rules.Option) map[string][]int {
	list := make(map[string][]int)
	for _, n := range g.Seats {
		o := o.With(n)
		values := slices.Clone(o.Values)
		if o.Max > 0 {
			values = append(values, strconv.Itoa(o.Min), strconv.Itoa(o.Min+(o.Max-o.Min)/3), strconv.Itoa(o.Max))
		}
		for _, v := range values[1:] {
			if v != values[0] && !slices.Contains(list[v], n) {
				list[v] = append(list[v], n)
			}
		}
	}
	return list
}

func playouts(t *testing.T, g subject, name string, seats []int, options map[string]string, n int) {
	t.Run(name, func(t *testing.T) {
		t.Parallel()
		moves := 0
		for i := range n {
			if *steps > 0 && moves > *steps && i >= len(seats) {
				break
			}
			r := rand.New(rand.NewPCG(uint64(i), 8361))
			l := law{t, g, r.IntN, r}
			moves += l.playout(seats[i%len(seats)], options)
			if testing.Verbose() && (i+1)*10/n > i*10/n {
				fmt.Fprintf(os.Stderr, "%s %s: %d of %d matches\n", g.ID, name, i+1, n)
			}
		}
	})
}

// playout plays one match to its end and counts the moves.
func (l law) playout(seats int, options map[string]string) int {
	s := rules.Setup{Start: rules.Seat(l.rand.IntN(seats)), Options: options}
	var seated []bots.Bot
	for range seats {
		s.Players = append(s.Players, rules.Player{Bot: "random"})
		seated = append(seated, bots.New(l.g.Game, "random"))
	}
	m, err := rules.NewMatch(l.g.Game, s, l.rand.Uint64())
	if err != nil {
		l.t.Fatalf("%v", err)
	}
	choose := func(m *rules.Match) (rules.Seat, rules.Move) {
		return bots.Next(l.g.Game, m.State(), seated, bots.Budget{}, l.rand)
	}
	for m.State().Turn() != rules.Nobody {
		l.step(m, choose)
		if l.rand.IntN(50) == 0 {
			l.closely(m)
			l.position(m)
		}
	}
	l.position(m)
	if l.rand.IntN(10) == 0 {
		l.match(m)
	}
	return m.Len()
}

func BenchmarkPlayout(b *testing.B) {
	for _, g := range shelf.Games() {
		b.Run(g.ID, func(b *testing.B) {
			s := rules.Setup{Players: make([]rules.Player, max(2, g.Seats[0]))}
			r := rand.New(rand.NewPCG(1, 2))
			first, err := g.New(s)
			if err != nil {
				b.Fatal(err)
			}
			moves := playout(b, first, r)
			b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
		})
	}
}

// playout plays at random through State, as a search does, and counts the moves.
func playout(b *testing.B, first rules.State, r *rand.Rand) (moves int) {
	var buf []rules.Move
	var odds []rules.Weighted
	b.ReportAllocs()
	for b.Loop() {
		for s := first; s.Turn() != rules.Nobody; moves++ {
			turn := s.Turn()
			if turn != rules.Chance {
				buf = s.Moves(buf[:0], turn)
				s = s.Apply(turn, buf[r.IntN(len(buf))], nil)
				continue
			}
			odds = s.Odds(odds[:0])
			total := 0
			for _, w := range odds {
				total += w.Weight
			}
			n, i := r.IntN(total), 0
			for ; n >= odds[i].Weight; i++ {
				n -= odds[i].Weight
			}
			s = s.Apply(turn, odds[i].Move, nil)
		}
	}
	return moves
}
