package bots_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/shelf"
)

// tableStep is how many positions the table lets a bot look at between two looks at the clock.
const tableStep = 16

// BenchmarkSteps says how long the longest step of a thought of each level takes that is not to be noticed in a frame, and
// how long the longest beginning of one does; of positions in matches between the levels below it, and as many seats as
// may play. Each thought is had three times, and a step takes what it takes at the least, so that nothing else is measured.
// A browser takes two to four times as long.
func BenchmarkSteps(b *testing.B) {
	for _, g := range shelf.Games() {
		for _, level := range append(bots.Levels(g)[1:], bots.Search) {
			b.Run(g.ID+"/"+level, func(b *testing.B) {
				var begun, longest time.Duration
				n := 0
				for b.Loop() {
					players := g.Seats[n%len(g.Seats)]
					n++
					seated := make([]string, players)
					for i := range seated {
						seated[i] = bots.Levels(g)[1+n%2]
					}
					m, bots := match(b, g, uint64(n), rules.Setup{}, seated...)
					r := rand.New(rand.NewPCG(uint64(n), 3))
					for m.State().Turn() != rules.Nobody {
						if m.State().Turn() >= 0 && r.IntN(12) == 0 {
							first, most := timed(g, level, m.State(), r.Uint64())
							begun, longest = max(begun, first), max(longest, most)
						}
						step(b, m, bots, budget, r)
					}
				}
				b.ReportMetric(float64(begun)/1e6, "ms/begin")
				b.ReportMetric(float64(longest)/1e6, "ms/step")
				b.ReportMetric(0, "ns/op")
			})
		}
	}
}

var budget bots.Budget // as the level takes by itself

// timed is how long the beginning and the longest step of a thought take.
func timed(g *rules.Game, level string, s rules.State, seed uint64) (begun, longest time.Duration) {
	by := s.Turn()
	var took []time.Duration // of the beginning, and of each step
	for again := range 3 {
		i := 0
		clock := func(do func()) {
			begin := time.Now()
			do()
			d := time.Since(begin)
			if again == 0 {
				took = append(took, d)
			}
			took[i] = min(took[i], d)
			i++
		}
		var t bots.Thought
		r := rand.New(rand.NewPCG(seed, 4))
		clock(func() { t = bots.New(g, level).Think(s.View(by), by, budget, r) })
		for done := false; !done; {
			clock(func() { done = t.Step(tableStep) })
		}
	}
	for _, d := range took[1:] {
		longest = max(longest, d)
	}
	return took[0], longest
}
