package bots

import (
	"math"
	"math/rand/v2"
	"sync"

	"quintet/rules"
	"quintet/rules/lixo"
)

// LIXO? is an auction in which everybody pays, see Hillman and Riley, Politically Contestable Rents and Transfers, 1989,
// with cards that cost a point each if they are not spent on a container that is won. So whoever wins a container of
// value v with k cards has v + k more than with these cards left in hand, and whoever loses has lost only what else they
// could have been spent on. A bid is worth that gain, by the chance that nobody goes higher, less the use that is lost.
//
// The better levels look further: they deal the hidden cards at random (the table for that is in lixotable.go), let
// everybody bid so until the end of the match, and take the bid after which they win most often. See Ginsberg, GIB: Imperfect Information in a Computationally Challenging
// Game, 2001.

// bidder is how a level bids.
type bidder struct {
	keep  float64 // what a card is thought to be worth later, for each part of the chance that it finds a use
	fear  float64 // how likely it thinks that somebody goes higher who can
	deals bool    // it plays out deals of the hidden cards
	noise float64 // how inexactly it weighs
}

var lixoLevels = []Level{
	{Beginner, 1, thinkLixo(bidder{keep: 0.5, fear: 0.5, noise: 4})},
	{Casual, 1, thinkLixo(bidder{keep: 2, fear: 0.9, noise: 2})},
	{Skilled, 4000, thinkLixo(bidder{keep: 4, fear: 0.9, deals: true})},
	{Expert, 100000, thinkLixo(lixoExpert)},
}

var lixoExpert = bidder{keep: 4, fear: 0.9, deals: true}

// lixoOften is the chance that of so many cards at least so many carry a colour, which is as common as any other.
var lixoOften = sync.OnceValue(func() *[lixo.HandMax + 1][lixo.HandMax + 2]float64 {
	var chance [lixo.HandMax + 1][lixo.HandMax + 2]float64
	carry := 0
	for _, kind := range lixoCarriers[0] {
		carry += lixo.Copies(int(kind))
	}
	p := float64(carry) / lixo.Garbage
	for n := range chance {
		one := math.Pow(1-p, float64(n)) // that exactly i do
		exact := make([]float64, n+1)
		for i := range exact {
			exact[i] = one
			one *= float64(n-i) / float64(i+1) * p / (1 - p)
		}
		sum := 0.0
		for i := n; i >= 0; i-- {
			sum += exact[i]
			chance[n][i] = min(1, sum)
		}
	}
	return &chance
})

// lixoUse is the chance that a card finds a use as long as so many containers of its colour are to come: that the seat,
// one of so many, wins one of them.
var lixoUse = sync.OnceValue(func() *[lixo.SeatMax + 1][lixo.Colours + 1]float64 {
	var chance [lixo.SeatMax + 1][lixo.Colours + 1]float64
	for seats := 1; seats <= lixo.SeatMax; seats++ {
		for left := range chance[seats] {
			chance[seats][left] = 1 - math.Pow(1-1/float64(seats), float64(left))
		}
	}
	return &chance
})

// safe is the chance that nobody else goes higher than a total, as far as the sizes of hands tell.
func (b *bidder) safe(t *lixoTable, by rules.Seat, total int8) float64 {
	p := 1.0
	for seat := range t.seats {
		if need := total + 1 - t.bid[seat]; seat != by && need <= t.size[seat] {
			p *= 1 - b.fear*lixoOften()[t.size[seat]][max(need, 0)]
		}
	}
	return p
}

// choose is how many cards a seat adds to its bid; 0 is a pass.
func (b *bidder) choose(t *lixoTable, by rules.Seat, noise func() float64) (best int8) {
	have, least := t.have(by), t.least(by)
	keep := t.keep[by] * lixoUse()[t.seats][t.left[t.colour]]
	top := 0.0
	for k := least; k <= have; k++ {
		total := t.bid[by] + k
		worth := b.safe(t, by, total)*float64(int8(t.value)+total) - keep*float64(k)
		if noise != nil {
			worth += noise()
		}
		if worth > top {
			best, top = k, worth
		}
	}
	return best
}

// lixoThought is a choice between bids, by what comes of them in the same deals of the hidden cards.
type lixoThought struct {
	bidder
	view  rules.State
	by    rules.Seat
	r     *rand.Rand
	now   lixoTable
	bids  []int8
	worth []float64 // in all deals that have been played with all bids

	deal  lixoTable
	tried []float64 // in this one
}

func thinkLixo(b bidder) func(*rules.Game, rules.State, rules.Seat, Budget, *rand.Rand) Thought {
	return func(_ *rules.Game, view rules.State, by rules.Seat, budget Budget, r *rand.Rand) Thought {
		if view.Turn() != by {
			return waits
		}
		t := lixoThought{bidder: b, view: view, by: by, r: r, now: lixoSeen(view)}
		t.now.keep[by] = b.keep
		noise := func() float64 { return (r.Float64() - 0.5) * b.noise }
		first := b.choose(&t.now, by, noise)
		have, least := t.now.have(by), t.now.least(by)
		if !b.deals || have < least {
			return decided{t.now.move(by, first), true}
		}
		t.bids = append(t.bids, first) // without more to go by, it is that
		for k := range have + 1 {
			if k != first && (k == 0 || k >= least) {
				t.bids = append(t.bids, k)
			}
		}
		t.worth = make([]float64, len(t.bids))
		return &work{left: budget.Nodes, part: t.part, move: t.best}
	}
}

// part plays one deal to its end after one of the bids.
func (t *lixoThought) part() (n int) {
	if len(t.tried) == 0 {
		t.deal = guessed(t.view, t.r)
		t.deal.mix(t.r)
	}
	table := t.deal
	for table.play(t.bids[len(t.tried)]); table.turn >= 0; n++ {
		table.play(t.choose(&table, table.turn, nil))
	}
	t.tried = append(t.tried, table.won(t.by))
	if len(t.tried) == len(t.bids) {
		for i, worth := range t.tried {
			t.worth[i] += worth
		}
		t.tried = t.tried[:0]
	}
	return n + 1
}

func (t *lixoThought) best() (rules.Move, bool) {
	best := 0
	for i, worth := range t.worth {
		if worth > t.worth[best] {
			best = i
		}
	}
	return t.now.move(t.by, t.bids[best]), true
}
