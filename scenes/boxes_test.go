package scenes

import (
	"testing"

	"quintet/rules/shelf"
)

// TestEveryGameHasABox: what stands on the shelf of the rules can be played.
func TestEveryGameHasABox(t *testing.T) {
	for _, g := range shelf.Games() {
		if face(g.ID) == nil {
			t.Errorf("%s has no face", g.ID)
		}
	}
	if len(Boxes()) != len(shelf.Games()) {
		t.Errorf("%d boxes, %d games", len(Boxes()), len(shelf.Games()))
	}
}
