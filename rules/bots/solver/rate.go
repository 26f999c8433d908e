package solver

import (
	"math/rand/v2"

	"quintet/rules"
)

// Rating rates a position that is still being played, by what a search proves of it or else by games that are played on in
// the mind. It takes its time in parts, as a Choice does.
type Rating struct {
	c      *Choice
	shares []float64 // by seats from the one to move on: of the games played on, or of what is certain
	games  int
	sure   bool // nothing has to be played on
	looked bool
	proved Verdict
}

// What a rating takes: nodes for the proof, and games that are played on where there is none.
const (
	rateNodes = 60_000
	rateGames = 1000
)

// Rate begins to rate a position. All chance is in the source.
func Rate(st rules.State, r *rand.Rand) *Rating {
	c := Choose(st, Skill{}, rateNodes, r)
	c.s = New(smallBits, c.s.Rules)
	return &Rating{c: c, shares: make([]float64, c.seats)}
}

// Part goes on for a fraction of a millisecond, and tells how many nodes it has looked at; 0 when the rating is done.
func (a *Rating) Part() int {
	before := a.c.s.Nodes
	switch {
	case a.sure || a.games == rateGames:
		return 0
	case !a.looked:
		a.looked = true
		a.glance()
	case a.c.proof != nil && a.proving():
	default:
		a.play()
	}
	return max(a.c.s.Nodes-before, 1)
}

// glance sees what the next two turns bring, and what the book knows.
func (a *Rating) glance() {
	c := a.c
	two := c.seats == 2
	switch {
	case c.only(func(o *option) bool { return lined(&o.after.Board) }):
		a.proved = Verdict{Proved: true, Win: true, Plies: 1, Exact: true}
		a.wins(0)
		return
	case !c.only(func(o *option) bool { return !c.s.offered(&o.after) }):
		if two {
			a.proved = Verdict{Proved: true, Plies: 2, Exact: true}
		}
		a.wins(1)
		return
	case two:
		if v := c.s.known(c.s.book(), &c.p.Board); v.Proved {
			a.prove(v)
			return
		}
		c.proof = c.s.Prove(&c.p)
	}
	c.merge()
}

// proving goes on with the proof, and is false when that has led to nothing.
func (a *Rating) proving() bool {
	q := a.c.proof
	if q.done || a.c.s.Nodes >= rateNodes {
		return false
	}
	q.Part(partNodes)
	if q.Verdict.Proved {
		a.prove(q.Verdict)
	}
	return true
}

func (a *Rating) prove(v Verdict) {
	a.proved = v
	if v.Win {
		a.wins(0)
	} else {
		a.wins(1)
	}
}

func (a *Rating) wins(seat int) { a.shares[seat], a.sure = 1, true }

// play plays one game more.
func (a *Rating) play() {
	c := a.c
	if c.tree == nil {
		c.tree = c.s.plant(&c.p, c.options, c.seats, c.r)
	}
	c.tree.grow()
	a.games++
	if w := c.tree.ended; w >= 0 {
		a.shares[w]++
		return
	}
	for seat := range a.shares {
		a.shares[seat] += 1 / float64(c.seats)
	}
}

// Shares are the chances of the seats, from the one to move on, which sum to 1, and what is proved.
func (a *Rating) Shares() ([]float64, Verdict) {
	shares, sum := make([]float64, len(a.shares)), 0.0
	for _, s := range a.shares {
		sum += s
	}
	for i, s := range a.shares {
		shares[i] = s / sum
	}
	return shares, a.proved
}
