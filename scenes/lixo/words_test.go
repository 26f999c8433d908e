package lixo_test

import (
	"testing"

	"quintet/internal/tabletest"
	game "quintet/rules/lixo"
	"quintet/scenes/lixo"
)

// TestWordsAreThere is the law of words for this game.
func TestWordsAreThere(t *testing.T) { tabletest.Words(t, game.Game, lixo.New) }
