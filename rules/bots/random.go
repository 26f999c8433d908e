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

// random plays any move, each as likely as any other: what the laws of the games are tried with, and the yardstick for
// every other bot. Once in fifty times it makes a move that costs something, where there is one. Out of turn it makes
// one move in four that it could make.
type random struct{ game *rules.Game }

func (b random) Choose(view rules.State, by rules.Seat, _ Budget, r *rand.Rand) (rules.Move, bool) {
	if b.game.Penalties != nil && r.IntN(onceCostly) == 0 {
		if costly := b.game.Penalties(nil, view, by, r); len(costly) > 0 {
			return costly[r.IntN(len(costly))], true
		}
	}
	moves := view.Moves(nil, by)
	if len(moves) == 0 || view.Turn() != by && r.IntN(onceEarly) != 0 {
		return rules.Move{}, false
	}
	return moves[r.IntN(len(moves))], true
}
