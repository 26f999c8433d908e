package scenes

import (
	rules "quintet/rules/juxtapose"
	"quintet/scenes/juxtapose"
	"quintet/scenes/table"
)

// Boxes is the list of scenes: every game on the shelf with what shows it.
func Boxes() []Box {
	return []Box{
		{rules.Game, pyramidStill, pyramidBoard, juxtapose.New},
	}
}

// face is the own part of a game's table.
func face(id string) table.Face {
	for _, b := range Boxes() {
		if b.Game.ID == id {
			return b.Face()
		}
	}
	panic("no scene for the game " + id) // every game on the shelf has a box: see TestEveryGameHasABox
}
