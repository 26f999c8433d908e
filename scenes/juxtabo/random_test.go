package juxtabo_test

import (
	"testing"

	"quintet/internal/tabletest"
	game "quintet/rules/juxtabo"
	"quintet/scenes/juxtabo"
)

// TestAnyInputIsSafe is the law of the table for this game.
func TestAnyInputIsSafe(t *testing.T) { tabletest.AnyInput(t, game.Game, juxtabo.New) }
