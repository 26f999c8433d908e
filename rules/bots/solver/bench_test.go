package solver

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// BenchmarkProof proves random quiet positions, each with an empty table, by the pyramids on the board.
func BenchmarkProof(b *testing.B) {
	for n := 5; n < pieces; n++ {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, uint64(n)))
			s := New(tableBits, Rules{})
			var list []Position
			for range 50 {
				list = append(list, Position{Board: quiet(r, n)})
			}
			i, proved := 0, 0
			for b.Loop() {
				b.StopTimer()
				clear(s.entries)
				b.StartTimer()
				if s.Prove(&list[i%len(list)]).Run(1 << 30).Proved {
					proved++
				}
				i++
			}
			b.ReportMetric(float64(s.Nodes)/float64(i), "nodes/op")
			b.ReportMetric(float64(s.Nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
			b.ReportMetric(float64(proved)/float64(i), "proved/op")
		})
	}
}

// quiet is a random position with so many pyramids on the board and neither a line nor an offer.
func quiet(r *rand.Rand, n int) Board {
	k := look()
	for {
		var b Board
		p, q := r.Perm(pieces), r.Perm(squares)
		for i := range n {
			b = drop{colour: int8(p[i] / sizes), size: int8(p[i] % sizes), square: int8(q[i])}.on(b)
		}
		if !lined(&b) && (n == pieces || !k.wins(&b)) {
			return b
		}
	}
}
