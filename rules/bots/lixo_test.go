package bots_test

import (
	"testing"

	"quintet/rules/bots"
	"quintet/rules/lixo"
)

// The last card of the match is a red one, and nobody else has any: all cards that can go with it go.
func TestLixoLast(t *testing.T) {
	s := at(t, lixo.Position, `
hand 0 -
hand 1 R R YR G
hand 2 -
won 0 Y1 Y1 Y2 Y3 Y5 R1 G5
won 1 B1 B1 B2 B3 B5 R1 X5
won 2 G1 G1 G2 G3 X1 X1 X2
drawn X3 R2 R5 stop stop stop stop stop
card R3
first 1
turn 1`, 3, nil)
	always(t, lixo.Game, s, "bid R R YR", bots.Skilled, bots.Expert)
}

// Who leads has many cards more, so that going higher, which could be done, would only cost.
func TestLixoPasses(t *testing.T) {
	s := at(t, lixo.Position, `
hand 0 R R RX RX BR Y Y Y B B G G X X YB YB YG YG BX BX
hand 1 R R R R R G
hand 2 X
bid 0 R R R R
drawn stop stop stop
card R1
first 0
turn 1`, 3, nil)
	if len(s.Moves(nil, 1)) < 2 {
		t.Fatal("it has to pass")
	}
	always(t, lixo.Game, s, "pass", bots.Casual, bots.Skilled, bots.Expert)
}
