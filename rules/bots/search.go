package bots

import (
	"math"
	"math/rand/v2"
	"slices"

	"quintet/rules"
)

// searchNodes is the budget of a plain search, and explore how eager it is to try what looks worse.
const (
	searchNodes = 20000
	explore     = 0.7
)

// search is Monte Carlo tree search for any game, with one tree for all that the seat can't see: every simulation guesses
// it anew, and follows only moves that are legal in its guess. See Cowling, Powley and Whitehouse, Information Set Monte
// Carlo Tree Search, 2012; for the choice between moves, Kocsis and Szepesvári, Bandit based Monte-Carlo Planning, 2006.
// Chance is one more seat, which draws. Every seat wants to win, and a playout makes any moves. It is what the levels have
// to be better than, with the same time: they know how their game is played.
type search struct {
	view rules.State
	by   rules.Seat
	r    *rand.Rand
	root *branch

	// The simulation that is going on: a position, the branches that led there, and whether it has left the tree.
	at    rules.State
	path  []*branch
	out   bool
	moves []rules.Move
	odds  []rules.Weighted
}

// branch is a move in the tree, and what came of it for the seat that made it.
type branch struct {
	move   rules.Move
	by     rules.Seat
	visits float64
	wins   float64
	could  float64 // in how many visits of its parent it was legal
	next   []*branch
}

func thinkSearch(_ *rules.Game, view rules.State, by rules.Seat, budget Budget, r *rand.Rand) Thought {
	moves := view.Moves(nil, by)
	if view.Turn() != by { // it has no tree for such moves, and takes what it is given
		if len(moves) == 0 {
			return waits
		}
		return decided{moves[0], true}
	}
	if t, ok := only(moves); ok {
		return t
	}
	s := &search{view: view, by: by, r: r, root: &branch{by: rules.Nobody}}
	first := moves[r.IntN(len(moves))]
	return &work{left: budget.Nodes, part: s.ply, move: func() (rules.Move, bool) {
		best := &branch{move: first}
		for _, b := range s.root.next {
			if b.visits > best.visits {
				best = b
			}
		}
		return best.move, true
	}}
}

// ply is one move of a simulation.
func (s *search) ply() int {
	if s.at == nil {
		s.at, s.path, s.out = s.view.Guess(s.r), append(s.path[:0], s.root), false
	}
	turn := s.at.Turn()
	var m rules.Move
	switch {
	case turn == rules.Nobody:
		s.learn()
		return 1
	case turn == rules.Chance:
		s.odds = s.at.Odds(s.odds[:0])
		m = drawn(s.odds, s.r)
	default:
		s.moves = s.at.Moves(s.moves[:0], turn)
		m = s.moves[s.r.IntN(len(s.moves))]
	}
	if !s.out {
		m = s.descend(turn, m)
	}
	s.at = s.at.Apply(turn, m, nil)
	return 1
}

// descend goes one step down the tree: by the move given, if chance or nobody before has made it; else by the one that
// looks best.
func (s *search) descend(turn rules.Seat, m rules.Move) rules.Move {
	node := s.path[len(s.path)-1]
	has := func(m rules.Move) func(*branch) bool {
		return func(b *branch) bool { return b.move == m && b.by == turn }
	}
	var to *branch
	if turn == rules.Chance {
		if i := slices.IndexFunc(node.next, has(m)); i >= 0 {
			to = node.next[i]
		}
	} else {
		tried, best := 0, math.Inf(-1)
		for _, b := range node.next {
			if node != s.root && (b.by != turn || !slices.Contains(s.moves, b.move)) { // at the root, the seat knows its moves
				continue
			}
			tried++
			b.could++
			if v := b.wins/b.visits + explore*math.Sqrt(math.Log(b.could)/b.visits); v > best {
				to, best = b, v
			}
		}
		if tried < len(s.moves) {
			for to = nil; slices.ContainsFunc(node.next, has(m)); m = s.moves[s.r.IntN(len(s.moves))] {
			}
		}
	}
	if to == nil {
		to = &branch{move: m, by: turn, could: 1}
		node.next = append(node.next, to)
		s.out = turn != rules.Chance
	}
	s.path = append(s.path, to)
	return to.move
}

// learn ends a simulation: all moves that led to it share in its end.
func (s *search) learn() {
	winners := s.at.Result().Winners
	for _, b := range s.path {
		b.visits++
		if slices.Contains(winners, b.by) {
			b.wins += 1 / float64(len(winners))
		}
	}
	s.at = nil
}

// drawn is one of the outcomes of chance, each by its weight.
func drawn(odds []rules.Weighted, r *rand.Rand) rules.Move {
	total := 0
	for _, o := range odds {
		total += o.Weight
	}
	n := r.IntN(total)
	for _, o := range odds {
		if n -= o.Weight; n < 0 {
			return o.Move
		}
	}
	panic("bots: a chance turn without outcomes")
}
