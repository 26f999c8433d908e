// Package bots chooses moves. A bot is told what its seat may see and nothing else, so that it can't cheat; and all that
// it leaves to chance comes from a source that it is given, so that its games can be played again.
package bots

import (
	"math"
	"math/rand/v2"

	"quintet/rules"
)

// Bot chooses moves for seats of one game. It remembers nothing between moves.
type Bot interface {
	// Choose is the move that a seat wants to make, given its own view. It is false if the seat would rather wait, which
	// it may only if it is not its turn. It is not asked while chance is due or after the end.
	Choose(view rules.State, by rules.Seat, budget Budget, r *rand.Rand) (rules.Move, bool)
	// Think is Choose for who can't wait for it: it begins a thought that leads to the same move, in however many steps
	// it is made. The source is the thought's own until it is done.
	Think(view rules.State, by rules.Seat, budget Budget, r *rand.Rand) Thought
}

// Thought is a choice on its way. It is dropped by forgetting it: nothing goes on in the background.
type Thought interface {
	// Step thinks on, about as long as it takes to look at so many positions but for a fraction of a millisecond at least,
	// and tells whether the choice is made.
	Step(nodes int) (done bool)
	// Move is the choice, as of Choose. Before it is made, it is the best so far if there is one.
	Move() (rules.Move, bool)
}

// Budget says how long a bot may think. It is counted, not timed, so that the same choice is made on any machine.
type Budget struct {
	Nodes int // positions to look at beyond the one on the table; 0 is as many as the level takes by itself
}

// bot is a level of a game.
type bot struct {
	game  *rules.Game
	level Level
}

func (b bot) Think(view rules.State, by rules.Seat, budget Budget, r *rand.Rand) Thought {
	if budget.Nodes == 0 {
		budget.Nodes = b.level.Nodes
	}
	return b.level.Think(b.game, view, by, budget, r)
}

func (b bot) Choose(view rules.State, by rules.Seat, budget Budget, r *rand.Rand) (rules.Move, bool) {
	t := b.Think(view, by, budget, r)
	for !t.Step(math.MaxInt) {
	}
	return t.Move()
}

// Order appends the seats, of so many, that may act now, in the order in which they are to be asked. Where a game lets
// others than the seat to move act, they come first, in random order: who can call at any time may be faster. There are
// none while chance is due and after the end.
func Order(dst []rules.Seat, g *rules.Game, s rules.State, seats int, r *rand.Rand) []rules.Seat {
	turn := s.Turn()
	if turn < 0 {
		return dst
	}
	if g.OutOfTurn {
		for _, i := range r.Perm(seats) {
			if by := rules.Seat(i); by != turn {
				dst = append(dst, by)
			}
		}
	}
	return append(dst, turn)
}

// Next asks the bots, one a seat, who moves and how. It is not asked while chance is due or after the end.
func Next(g *rules.Game, s rules.State, seated []Bot, budget Budget, r *rand.Rand) (rules.Seat, rules.Move) {
	for _, by := range Order(nil, g, s, len(seated), r) {
		if m, ok := seated[by].Choose(s.View(by), by, budget, r); ok {
			return by, m
		}
	}
	panic("bots: a bot lets its turn pass")
}
