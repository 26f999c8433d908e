package shelf_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"quintet/rules"
)

var games = flag.Int("games", 200, "matches of each game on its defaults; three in a hundred as many for each other value of an option")

// TestPlayouts plays many matches with evenly spread choices and holds every move to the laws, but only one position in
// fifty, which costs more than all moves together.
func TestPlayouts(t *testing.T) {
	for _, g := range subjects() {
		playouts(t, g, "defaults", nil, *games)
		for _, o := range g.Options {
			for _, v := range o.Values[1:] {
				playouts(t, g, o.Key+" "+v, map[string]string{o.Key: v}, max(1, *games*3/100))
			}
		}
	}
}

func playouts(t *testing.T, g subject, name string, options map[string]string, n int) {
	t.Run(fmt.Sprintf("%s/%s", g.ID, name), func(t *testing.T) {
		for i := range n {
			r := rand.New(rand.NewPCG(uint64(i), 8361))
			l := law{t, g, r.IntN, r}
			var s rules.Setup
			for range g.Seats[r.IntN(len(g.Seats))] {
				s.Players = append(s.Players, rules.Player{Bot: "random"})
			}
			s.Start, s.Options = rules.Seat(r.IntN(len(s.Players))), options
			m, err := rules.NewMatch(g.Game, s, r.Uint64())
			if err != nil {
				t.Fatal(err)
			}
			for m.State().Turn() != rules.Nobody {
				if r.IntN(50) == 0 {
					l.position(m)
				}
				l.step(m)
			}
			if r.IntN(10) == 0 {
				l.match(m)
			}
		}
	})
}

func BenchmarkPlayout(b *testing.B) {
	for _, g := range subjects() {
		b.Run(g.ID, func(b *testing.B) {
			s := rules.Setup{Players: make([]rules.Player, g.Seats[0])}
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
