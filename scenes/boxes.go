package scenes

import (
	"fmt"

	rules "quintet/rules/juxtapose"
	lixorules "quintet/rules/lixo"
	"quintet/scenes/juxtapose"
	"quintet/scenes/lixo"
	"quintet/scenes/table"
)

// Boxes is the list of scenes: every game on the shelf with what shows it.
func Boxes() []Box {
	return []Box{
		{Game: rules.Game, Still: pyramidStill, Board: pyramidBoard, Face: juxtapose.New, Book: juxtapose.Book},
		{Game: lixorules.Game, Still: cardStill, Board: cardBoard, Face: lixo.New, Book: lixo.Book},
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
