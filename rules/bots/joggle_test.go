package bots_test

import (
	"strings"
	"testing"

	"quintet/rules/bots"
	"quintet/rules/joggle"
)

// W has five of the block r3c3-r5c4, whose last field, r5c4, is yellow.
const joggleFive = `
. . . . . . . .
. . . . . . . .
. . W W . . . .
. . W W . . . .
. . W . . . . .
. . . . . . . .
K . K . K . . .
. . . . . . K K
`

func TestJoggleWins(t *testing.T) {
	s := at(t, joggle.Position, joggleFive+"die Y\nturn 0", 2, nil)
	always(t, joggle.Game, s, "place r5c4", bots.Beginner, bots.Casual, bots.Skilled, bots.Expert)
}

func TestJoggleBlocks(t *testing.T) {
	text := strings.Replace(joggleFive, "K K\n", "K .\n", 1)
	s := at(t, joggle.Position, text+"die Y\nturn 1", 2, nil)
	always(t, joggle.Game, s, "place r5c4", bots.Skilled, bots.Expert)
}
