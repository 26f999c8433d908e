package scenes

import (
	"fmt"

	marbles "quintet/rules/joggle"
	rules "quintet/rules/juxtapose"
	"quintet/scenes/joggle"
	"quintet/scenes/juxtapose"
	"quintet/scenes/table"
)

// Boxes is the list of scenes: every game on the shelf with what shows it.
func Boxes() []Box {
	return []Box{
		{Game: rules.Game, Still: pyramidStill, Board: pyramidBoard, Face: juxtapose.New, Book: juxtapose.Book},
		{Game: marbles.Game, Still: marbleStill, Board: marbleBoard, Face: joggle.New, Preview: marblePreview, Book: joggle.Book},
	}
}

// face is the own part of a game's table. The error is for games whose rules are on the shelf but that have no table yet.
func face(id string) (table.Face, error) {
	for _, b := range Boxes() {
		if b.Game.ID == id {
			return b.Face(), nil
		}
	}
	return nil, fmt.Errorf("the game %s has no table yet", id)
}
