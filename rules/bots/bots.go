// Package bots chooses moves. A bot is told what its seat may see and nothing else, so that it can't cheat; and all that
// it leaves to chance comes from a source that it is given, so that its games can be played again.
package bots

import (
	"math/rand/v2"
	"slices"

	"quintet/rules"
)

// Bot chooses moves for seats of one game. It may be asked from one goroutine at a time.
type Bot interface {
	// Choose is the move that a seat wants to make, given its own view. It is false if the seat would rather wait, which
	// it may only if it is not its turn. It is not asked while chance is due or after the end.
	Choose(view rules.State, by rules.Seat, budget Budget, r *rand.Rand) (rules.Move, bool)
}

// Budget says how long a bot may think. It is counted, not timed, so that the same choice is made on any machine.
type Budget struct {
	Nodes int // positions to look at beyond the one on the table
}

// Levels are the names of the bots that play a game, the weakest first.
func Levels(*rules.Game) []string { return []string{"random"} }

// New is the bot of that level, or nil if the game has none.
func New(g *rules.Game, level string) Bot {
	if !slices.Contains(Levels(g), level) {
		return nil
	}
	return random{g}
}

// Next asks the bots, one a seat, who moves and how. Where a game lets others than the seat to move act, they are asked
// first, in random order: who can call at any time may be faster. It is not asked while chance is due or after the end.
func Next(s rules.State, seated []Bot, budget Budget, r *rand.Rand) (rules.Seat, rules.Move) {
	turn := s.Turn()
	for _, i := range r.Perm(len(seated)) {
		by := rules.Seat(i)
		if by == turn {
			continue
		}
		if m, ok := seated[by].Choose(s.View(by), by, budget, r); ok {
			return by, m
		}
	}
	m, ok := seated[turn].Choose(s.View(turn), turn, budget, r)
	if !ok {
		panic("bots: a bot lets its turn pass")
	}
	return turn, m
}
