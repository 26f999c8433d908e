package rules

import "testing"

// The numbers drawn are spread evenly over seeds and over the moves of one match, and neighbours do not hang together.
func TestDraw(t *testing.T) {
	const n, rounds = 6, 36000
	for name, at := range map[string]func(i uint64) uint64{
		"seeds":       func(i uint64) uint64 { return draw(i, 0, n) },
		"moves":       func(i uint64) uint64 { return draw(8361, i, n) },
		"large seeds": func(i uint64) uint64 { return draw(i<<48, 7, n) },
		"diagonal":    func(i uint64) uint64 { return draw(i, i, n) },
		"pairs":       func(i uint64) uint64 { return (draw(i, 1, n) + draw(i, 2, n)) % n },
		"steps":       func(i uint64) uint64 { return (draw(1, i, n) + draw(1, i+1, n)) % n },
		"odd":         func(i uint64) uint64 { return draw(i, 3, 1<<63+1) % n }, // rejects half of what it draws
	} {
		var count [n]float64
		for i := range uint64(rounds) {
			count[at(i)]++
		}
		chi := 0.0
		for _, c := range count {
			chi += (c - rounds/n) * (c - rounds/n) / (rounds / n)
		}
		if chi > 25.7 { // one time in ten thousand, with five degrees of freedom
			t.Errorf("%s: %v, chi squared %.1f", name, count, chi)
		}
	}
	if draw(1, 2, 1) != 0 {
		t.Error("a number below 1 is not 0")
	}
}
