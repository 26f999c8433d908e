package bots

import (
	"math/rand/v2"

	"quintet/rules"
	"quintet/rules/box"
	"quintet/rules/joggle"
	"quintet/rules/juxtabo"
	"quintet/rules/lixo"
)

// Level is one strength of play of one game.
type Level struct {
	Name  string
	Nodes int // its budget where none is given
	Think func(g *rules.Game, view rules.State, by rules.Seat, budget Budget, r *rand.Rand) Thought
}

// The names of the levels that people choose among, the weakest first.
const (
	Beginner = "beginner"
	Casual   = "casual"
	Skilled  = "skilled"
	Expert   = "expert"
)

// Besides them there are two yardsticks that play any game.
const (
	Random = "random" // any move
	Search = "search" // a plain search with random playouts, which knows the rules and nothing else
)

// players are the levels of the games that have some, by the game's ID. What a game's bots know of it is in the file of
// its name.
var players = map[string][]Level{
	joggle.Game.ID:  joggleLevels,
	lixo.Game.ID:    lixoLevels,
	box.Game.ID:     boxLevels,
	juxtabo.Game.ID: juxtaboLevels,
}

// Levels are the names of the bots that play a game, the weakest first.
func Levels(g *rules.Game) []string {
	names := []string{Random}
	for _, l := range players[g.ID] {
		names = append(names, l.Name)
	}
	return names
}

// New is the bot of that level, or nil if the game has none.
func New(g *rules.Game, level string) Bot {
	switch level {
	case Random:
		return bot{g, Level{Random, 1, thinkRandom}}
	case Search:
		return bot{g, Level{Search, searchNodes, thinkSearch}}
	}
	for _, l := range players[g.ID] {
		if l.Name == level {
			return bot{g, l}
		}
	}
	return nil
}
