// Package shelf is the list of games. Besides the list of scenes it is the only shared file that names one.
package shelf

import (
	"slices"

	"quintet/rules"
	"quintet/rules/box"
	"quintet/rules/joggle"
	"quintet/rules/juxtabo"
	"quintet/rules/juxtapose"
	"quintet/rules/lixo"
)

var games = []*rules.Game{
	juxtabo.Game,
	juxtapose.Game,
	joggle.Game,
	lixo.Game,
	box.Game,
}

// Games are all games, in the order in which they stand on the shelf.
func Games() []*rules.Game { return slices.Clone(games) }

// Find is the game of that ID, or nil.
func Find(id string) *rules.Game {
	for _, g := range games {
		if g.ID == id {
			return g
		}
	}
	return nil
}
