package bots

import (
	"math"

	"quintet/rules"
)

// lixoRating plays a position of LIXO? to its end again and again, by bids as its levels imagine them.
type lixoRating struct {
	rating
	table  lixoTable // of the deal that is played
	at     rules.State
	n      int
	sums   []float64
	odds   []rules.Weighted
	thinks bidder
}

// lixoPlayouts is how many a rating has: the standard error is 1.5 in 100 at the most.
const lixoPlayouts = 1200

func rateLixo(m *rating) judge {
	return &lixoRating{rating: *m, at: m.state, sums: make([]float64, m.sides), thinks: lixoExpert}
}

// part goes on to the next auction, or from there on to the end.
func (a *lixoRating) part() int {
	switch turn := a.at.Turn(); {
	case a.n == lixoPlayouts:
		return 0
	case turn == rules.Nobody:
		a.add(a.shares(a.at.Result()))
		return 1
	case turn == rules.Chance:
		a.odds = a.at.Odds(a.odds[:0])
		a.at = a.at.Apply(turn, drawn(a.odds, a.r), nil)
		return 1
	}
	a.table = guessed(a.at, a.r)
	a.table.mix(a.r)
	n := 1
	for a.table.turn >= 0 {
		a.table.play(a.thinks.choose(&a.table, a.table.turn, nil))
		n++
	}
	a.add(a.ends())
	return n
}

func (a *lixoRating) add(shares []float64) {
	for side, share := range shares {
		a.sums[side] += share / lixoPlayouts
	}
	a.n++
	a.at = a.state
}

func (a *lixoRating) verdict() verdict { return verdict{sides: a.sums} }

// ends is what each side has of the end of the match on the table.
func (a *lixoRating) ends() []float64 {
	best, end := math.MinInt, rules.Result{}
	for seat := range a.table.seats {
		switch n := a.table.points[seat] - int(a.table.size[seat]); {
		case n > best:
			best, end.Winners = n, append(end.Winners[:0], seat)
		case n == best:
			end.Winners = append(end.Winners, seat)
		}
	}
	return a.shares(end)
}
