package solver

import (
	"math"
	"math/rand/v2"
)

// tree is Monte Carlo tree search, for what can't be proved: see Kocsis and Szepesvári, Bandit based Monte-Carlo
// Planning, 2006. What is decided on the way is no longer guessed: Winands, Björnsson and Saito, Monte-Carlo Tree Search
// Solver, 2008. Its playouts are not random: who plays in them sees one turn ahead.
type tree struct {
	s     *Solver
	seats int
	r     *rand.Rand
	nodes []branch
	path  []int32
	past  []Board // of the slide phase, up to the root
	ended int8    // who won the last game that was played, or drawn
}

// branch is a position in the tree. Seats are counted from the one to move at the root, which is 0.
type branch struct {
	sliding
	first, count int32 // of its own branches
	turn         int8
	winner       int8    // if it is decided, else open
	tries        float32 // playouts through it
	won          float32 // by the seat that moved here, a draw being half a win
}

const (
	open  = -1
	drawn = -2
)

// eager is how much the search tries what looks worse. ripe is how often a position is played from before its own drops
// are looked at one by one: there are many of them.
const (
	eager = 0.5
	ripe  = 12
)

// plant begins a tree whose first branches are the given positions, in their order.
func (s *Solver) plant(p *Position, options []option, seats int, r *rand.Rand) *tree {
	t := &tree{s: s, seats: seats, r: r}
	t.past = p.Past
	t.nodes = append(t.nodes, branch{sliding: sliding{Board: p.Board, barred: p.Barred, turns: p.Turns}, winner: open, first: 1, count: int32(len(options))})
	s.past = append(append(s.past[:0], t.past...), p.Board)
	for _, o := range options {
		t.add(o.after, 1)
	}
	return t
}

// add appends a branch whose position has just arisen. The past of the solver is that of its parent.
func (t *tree) add(p sliding, turn int8) {
	b := branch{sliding: p, turn: turn, winner: open}
	if int(b.turn) == t.seats {
		b.turn = 0
	}
	switch full := p.turns > 0; { // options that offer nothing else are among the first branches
	case full && t.s.drawn(&p):
		b.winner = drawn
	case t.s.offered(&p):
		b.winner = b.turn
	}
	t.nodes = append(t.nodes, b)
}

// grow plays one game: down the tree, one step beyond it, and to the end.
func (t *tree) grow() {
	t.path = append(t.path[:0], 0)
	t.s.past = append(t.s.past[:0], t.past...)
	at := int32(0)
	for {
		b := &t.nodes[at]
		if b.winner != open {
			break
		}
		if b.count == 0 {
			if b.tries < 1 || b.turns == 0 && b.tries < ripe {
				break
			}
			t.s.past = append(t.s.past, b.Board)
			t.branch(at)
			t.s.past = t.s.past[:len(t.s.past)-1]
			if t.nodes[at].winner != open {
				break
			}
		}
		t.s.Nodes++
		t.s.past = append(t.s.past, t.nodes[at].Board)
		at = t.choose(at)
		t.path = append(t.path, at)
	}
	t.learn(at)
}

// branch lists what can be done in a position where no line can be made at once.
func (t *tree) branch(at int32) {
	p, turn := t.nodes[at].sliding, t.nodes[at].turn
	first := len(t.nodes)
	if p.Placed() < pieces {
		for _, d := range t.s.drops(t.s.lists[0][:0], &p.Board) {
			t.add(sliding{Board: d.on(p.Board)}, turn+1)
		}
	} else {
		var room [42]slideMove
		for _, m := range t.s.moves(room[:0], &p) {
			t.add(t.s.after(&p, m), turn+1)
		}
	}
	t.s.Nodes += len(t.nodes) - first
	b := &t.nodes[at]
	b.first, b.count = int32(first), int32(len(t.nodes)-first)
	if b.count == 0 { // every drop offers a line to the next seat
		b.winner = (turn + 1) % int8(t.seats)
		return
	}
	t.decide(at)
}

// decide finds the winner of a position all or enough of whose branches are decided.
func (t *tree) decide(at int32) {
	b := &t.nodes[at]
	lost, last := true, int8(open)
	for _, c := range t.nodes[b.first:][:b.count] {
		switch c.winner {
		case b.turn:
			b.winner = b.turn
			return
		case open, drawn:
			lost = false
		default:
			last = c.winner
		}
	}
	if lost {
		b.winner = last
	}
}

// choose is the branch to follow: one that is not lost, the best so far or too seldom tried.
func (t *tree) choose(at int32) int32 {
	b := &t.nodes[at]
	log := math.Log(float64(b.tries) + 1)
	best, high := b.first, math.Inf(-1)
	for i := b.first; i < b.first+b.count; i++ {
		c := &t.nodes[i]
		var v float64
		switch {
		case c.winner == b.turn:
			return i
		case c.winner >= 0:
			v = -1
		case c.tries == 0:
			v = 10 + t.r.Float64()
		default:
			v = float64(c.won/c.tries) + eager*math.Sqrt(log/float64(c.tries))
		}
		if v > high {
			best, high = i, v
		}
	}
	return best
}

// learn ends a game at a position and tells all on the way who has won.
func (t *tree) learn(at int32) {
	b := &t.nodes[at]
	winner := b.winner
	if winner == open {
		winner = drawn
		if w := t.s.playout(b.sliding, t.seats, t.r); w >= 0 {
			winner = int8((w + int(b.turn)) % t.seats)
		}
	}
	t.ended = winner
	for i := len(t.path) - 1; i >= 0; i-- {
		c := &t.nodes[t.path[i]]
		if c.count > 0 && c.winner == open {
			t.decide(t.path[i])
		}
		c.tries++
		mover := (int(c.turn) + t.seats - 1) % t.seats
		switch {
		case winner == drawn:
			c.won += 0.5
		case int(winner) == mover:
			c.won++
		}
	}
}

// best is the first branch to take: one that wins, else the one that has been tried most and is not lost.
func (t *tree) best() int {
	best, high := 0, float32(-1)
	for i, c := range t.nodes[1:][:t.nodes[0].count] {
		v := c.tries
		switch {
		case c.winner == 0:
			return i
		case c.winner > 0:
			v = -1
		}
		if v > high {
			best, high = i, v
		}
	}
	return best
}
