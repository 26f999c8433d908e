package juxtapose

import (
	"math/rand/v2"
	"testing"

	"quintet/rules"
)

// BenchmarkPlayout plays whole games at random through the State interface, as a search does.
func BenchmarkPlayout(b *testing.B) {
	for _, c := range []struct {
		name    string
		options map[string]string
	}{
		{"default", nil},
		{"slidesOnly", map[string]string{"slideRule": "slidesOnly"}},
	} {
		b.Run(c.name, func(b *testing.B) {
			first, err := Game.New(rules.Setup{Players: make([]rules.Player, 2), Options: c.options})
			if err != nil {
				b.Fatal(err)
			}
			r := rand.New(rand.NewPCG(1, 2))
			var buf []rules.Move
			moves := 0
			b.ReportAllocs()
			for b.Loop() {
				for s := first; ; moves++ {
					turn := s.Turn()
					if turn == rules.Nobody {
						break
					}
					buf = s.Moves(buf[:0], turn)
					s = s.Apply(turn, buf[r.IntN(len(buf))], nil)
				}
			}
			b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
			b.ReportMetric(float64(moves)/float64(b.N), "moves/op")
		})
	}
}
