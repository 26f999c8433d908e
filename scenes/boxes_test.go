package scenes

import (
	"testing"

	"quintet/rules/shelf"
)

// TestEveryBoxIsAGame: what the menu shows stands on the shelf of the rules, and has a face.
func TestEveryBoxIsAGame(t *testing.T) {
	for _, b := range Boxes() {
		if shelf.Find(b.Game.ID) != b.Game {
			t.Errorf("%s is not on the shelf", b.Game.ID)
		}
		if f, err := face(b.Game.ID); f == nil || err != nil {
			t.Errorf("%s has no face: %v", b.Game.ID, err)
		}
	}
}
