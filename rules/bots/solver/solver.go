package solver

import (
	"fmt"

	"quintet/rules/juxtapose"
)

// Rules are the options that matter to a proof.
type Rules struct {
	SlidesOnly bool // no swaps
	SlideOnly  bool // only a slide bars a pyramid
	Endless    bool // repetition is no draw
}

// Solver proves positions with two players under one set of rules. It is for one goroutine at a time.
type Solver struct {
	*lookup
	Rules
	Nodes int // positions looked at since it was made

	table
	keptUpTo int // with how many pyramids on the board positions are kept in the table; with more, doing it over is faster

	// The search that is going on.
	goal   int // whose line is looked for: 0 the first player's, 1 the second's
	limit  int // the last ply that counts, from 0
	frames []frame
	lists  [pieces][pieces * squares]drop
	slides []slideFrame
	past   []Board
}

// New is a solver with a table of 1 << bits entries of 16 bytes.
func New(bits uint, rules Rules) *Solver {
	s := unfit(rules)
	s.lookup, s.table = look(), newTable(bits)
	return s
}

// unfit is a solver that can't do anything yet but list moves: it has neither the lookup nor a table.
func unfit(rules Rules) *Solver {
	s := &Solver{Rules: rules, keptUpTo: 10}
	if rules.SlidesOnly { // a full board is no longer decided by a look at it
		s.keptUpTo = 13
	}
	return s
}

// Position is one that is still being played by two players.
type Position struct {
	Board
	Barred uint16  // squares of the pyramids that may not slide
	Turns  int     // made in the slide phase
	Past   []Board // of the slide phase, oldest first, without this one
}

// Verdict is what a search can say of a position. The zero Verdict is an estimate: neither a win nor a loss was found.
type Verdict struct {
	Proved bool
	Win    bool // for whoever is to move; else a loss
	Plies  int  // until the winner's line, counting both players' turns and the last one; if not Exact, at the most
	Exact  bool // neither can the winner be faster nor the loser last longer
}

// String puts the verdict into words: "proved: win in 3 plies".
func (v Verdict) String() string {
	switch {
	case !v.Proved:
		return "estimate"
	case v.Plies == 1:
		return "proved: win in 1 ply"
	case v.Win && v.Exact:
		return fmt.Sprintf("proved: win in %d plies", v.Plies)
	case v.Win:
		return fmt.Sprintf("proved: win in at most %d plies", v.Plies)
	case v.Exact:
		return fmt.Sprintf("proved: loss in %d plies", v.Plies)
	}
	return fmt.Sprintf("proved: loss in at most %d plies", v.Plies)
}

// exactFrom is with how many pyramids on the board a proof asks for the fewest plies. Before that it takes too long.
const exactFrom = 8

// horizon is the last ply that a proof of a position in the drop phase looks at. Between the slide phase's first two
// plies and this one hardly a position is decided under the full rules.
func (s *Solver) horizon(n int) int {
	switch {
	case s.SlidesOnly:
		return pieces + 6
	case n < 11:
		return pieces + 1
	}
	return pieces + 3
}

// Proof is a search for what can be said of one position. It goes on in parts, so that it can wait for anything else.
type Proof struct {
	s       *Solver
	at      Position
	Verdict Verdict // so far

	n           int // pyramids on the board
	limit, last int // plies from 0, or in the slide phase from the position on from 1
	begun, done bool
}

// Prove begins a proof. The solver is busy with it until it is done or forgotten.
func (s *Solver) Prove(p *Position) *Proof {
	q := &Proof{s: s, at: *p, n: p.Placed()}
	switch {
	case q.n == pieces:
		q.limit, q.last = 1, juxtapose.SlideMax-p.Turns
	case s.wins(&p.Board):
		q.Verdict, q.done = Verdict{Proved: true, Win: true, Plies: 1, Exact: true}, true
	case q.n < exactFrom:
		q.limit, q.last = pieces, s.horizon(q.n) // the second player first, who mostly wins by opening the slide phase
	default:
		q.limit, q.last = q.n+1, s.horizon(q.n)
	}
	return q
}

// Part goes on for about so many nodes, and tells how many it has looked at; 0 if there is nothing left to search. Whether
// the proof is found is in its verdict.
func (q *Proof) Part(nodes int) int {
	if q.done {
		return 0
	}
	before := q.s.Nodes
	var won, known bool
	switch {
	case q.n == pieces:
		won, known = q.slides(nodes)
	case q.begun:
		won, known = q.s.run(nodes)
	default:
		won, known = q.s.forces(&q.at.Board, q.n, q.limit&1, q.limit)
	}
	q.begun = !known
	switch {
	case known && won:
		q.done = true
		q.Verdict = Verdict{Proved: true, Win: q.limit&1 == q.n&1, Plies: q.limit - q.n + 1, Exact: q.n >= exactFrom}
		if q.n == pieces {
			q.Verdict.Win, q.Verdict.Plies = q.limit&1 == 1, q.limit
		}
	case known:
		q.limit++
		q.done = q.limit > q.last
	}
	return max(q.s.Nodes-before, 1)
}

// slides is a part of a proof in the slide phase: the winner moves on odd plies, so an odd limit asks for a win.
func (q *Proof) slides(nodes int) (won, known bool) {
	if q.begun {
		return q.s.runSlides(nodes)
	}
	p := sliding{Board: q.at.Board, barred: q.at.Barred, turns: q.at.Turns}
	q.s.past = append(append(q.s.past[:0], q.at.Past...), p.Board)
	return q.s.forcesSlides(&p, q.limit&1 == 1, q.limit)
}

// Run goes on until the proof is done or so many nodes have been looked at.
func (q *Proof) Run(nodes int) Verdict {
	for stop := q.s.Nodes + nodes; !q.done && q.s.Nodes < stop; {
		q.Part(stop - q.s.Nodes)
	}
	return q.Verdict
}
