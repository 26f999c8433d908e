package bots

import (
	"math/rand/v2"

	"quintet/rules"
)

// How seldom the random player does what it had better not, and what it need not do now.
const (
	onceCostly = 50
	onceEarly  = 4
)

// thinkRandom plays any move, each as likely as any other: what the laws of the games are tried with, and the yardstick
// for every other bot. Once in fifty times it makes a move that costs something, where there is one. Out of turn it makes
// one move in four that it could make.
func thinkRandom(g *rules.Game, view rules.State, by rules.Seat, _ Budget, r *rand.Rand) Thought {
	if g.Penalties != nil && r.IntN(onceCostly) == 0 {
		if costly := g.Penalties(nil, view, by, r); len(costly) > 0 {
			return decided{costly[r.IntN(len(costly))], true}
		}
	}
	moves := view.Moves(nil, by)
	if len(moves) == 0 || view.Turn() != by && r.IntN(onceEarly) != 0 {
		return waits
	}
	return decided{moves[r.IntN(len(moves))], true}
}
