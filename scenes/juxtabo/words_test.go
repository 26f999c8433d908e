package juxtabo_test

import (
	"testing"

	"quintet/internal/tabletest"
	game "quintet/rules/juxtabo"
	"quintet/scenes/juxtabo"
)

// TestWordsAreThere is the law of words for this game.
func TestWordsAreThere(t *testing.T) { tabletest.Words(t, game.Game, juxtabo.New) }
