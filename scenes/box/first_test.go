package box_test

import (
	"testing"
	"time"

	"quintet/internal/tabletest"
	"quintet/rules"
	"quintet/rules/bots"
	game "quintet/rules/box"
	"quintet/scenes/box"
	"quintet/scenes/input"
)

// TestFirstMoveByMouse: who begins against a bot lays the first tile with a click, as all others.
func TestFirstMoveByMouse(t *testing.T) {
	m, err := rules.NewMatch(game.Game, rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Name: "Mika", Bot: bots.Casual}}}, 5)
	if err != nil {
		t.Fatal(err)
	}
	e := tabletest.Look(box.New(), m, 1280, 720, 1)
	e.Pass(5 * time.Second)
	if m.State().Turn() != 0 {
		t.Fatalf("seat %v is to move", m.State().Turn())
	}
	x, y := e.At(game.BoardSpot(3, -1))
	e.Pass(0, input.Event{Kind: input.Move, X: x + 3, Y: y - 4})
	clickLays(t, e, "first", x+3, y-4)
}
