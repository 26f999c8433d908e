package box_test

import (
	"testing"

	"quintet/internal/tabletest"
	game "quintet/rules/box"
	"quintet/scenes/box"
)

// TestWordsAreThere is the law of words for this game.
func TestWordsAreThere(t *testing.T) { tabletest.Words(t, game.Game, box.New) }
