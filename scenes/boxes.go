package scenes

import (
	"fmt"

	"quintet/rules/shelf"
	"quintet/scenes/box"
	"quintet/scenes/joggle"
	"quintet/scenes/juxtabo"
	"quintet/scenes/juxtapose"
	"quintet/scenes/lixo"
	"quintet/scenes/table"
)

// Boxes is the list of scenes: every game on the shelf with what shows it, in the order in which they stand there.
func Boxes() []Box {
	return []Box{
		{Game: shelf.Find("juxtabo"), Still: discStill, Board: discBoard, Face: juxtabo.New, Preview: discPreview, Book: juxtabo.Book},
		{Game: shelf.Find("juxtapose"), Still: pyramidStill, Board: pyramidBoard, Face: juxtapose.New, Book: juxtapose.Book},
		{Game: shelf.Find("joggle"), Still: marbleStill, Board: marbleBoard, Face: joggle.New, Preview: marblePreview, Book: joggle.Book},
		{Game: shelf.Find("lixo"), Still: cardStill, Board: cardBoard, Face: lixo.New, Book: lixo.Book},
		{Game: shelf.Find("box"), Still: dotStill, Board: dotBoard, Face: box.New, Book: box.Book},
	}
}

// boxOf is the box of a game.
func boxOf(id string) (Box, error) {
	for _, b := range Boxes() {
		if b.Game.ID == id {
			return b, nil
		}
	}
	return Box{}, fmt.Errorf("the game %s has no table yet", id)
}

// face is the own part of a game's table.
func face(id string) (table.Face, error) {
	b, err := boxOf(id)
	if err != nil {
		return nil, err
	}
	return b.Face(), nil
}
