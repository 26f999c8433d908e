package bots

import (
	"math/rand/v2"

	"quintet/rules"
	"quintet/rules/bots/solver"
)

// juxtaposeLevels: a beginner puts like to like and gives away as much as it gains; a casual player takes what is
// offered and mostly sees what a move would offer; a skilled one hardly ever misses that and weighs what may come of a
// move; an expert also searches what can be forced, and knows the openings.
var juxtaposeLevels = []Level{
	juxtaposeLevel(Beginner, 1, solver.Skill{Sees: 0.85, Guards: 0.25, Builds: true}),
	juxtaposeLevel(Casual, 1, solver.Skill{Sees: 0.97, Guards: 0.85}),
	juxtaposeLevel(Skilled, 1000, solver.Skill{Sees: 1, Guards: 0.96, Thinks: true}),
	juxtaposeLevel(Expert, 500_000, solver.Skill{Sees: 1, Guards: 1, Thinks: true, Proves: 3, Book: true}),
}

func juxtaposeLevel(name string, nodes int, skill solver.Skill) Level {
	return Level{name, nodes, func(_ *rules.Game, view rules.State, by rules.Seat, budget Budget, r *rand.Rand) Thought {
		if view.Turn() != by {
			return waits
		}
		return solver.Choose(view, skill, budget.Nodes, r)
	}}
}
