package juxtapose_test

import (
	"testing"

	"quintet/internal/tabletest"
	game "quintet/rules/juxtapose"
	"quintet/scenes/juxtapose"
)

// TestWordsAreThere is the law of words for this game.
func TestWordsAreThere(t *testing.T) { tabletest.Words(t, game.Game, juxtapose.New) }
