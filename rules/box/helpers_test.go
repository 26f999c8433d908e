package box_test

import (
	"fmt"
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/box"
	"quintet/rules/gametest"
)

// the is Box under test; what all games test alike has a short name here.
var (
	the = gametest.Game{Game: Game, Position: Position}

	setup, fresh, position, noPosition, move, after          = the.Setup, the.Fresh, the.At, the.NoPosition, the.Move, the.After
	refused, refusedTo, senseless, unreadable, scored, means = the.Refused, the.RefusedTo, the.Senseless, the.Unreadable, the.Scored, the.Means
	oneAllocation                                            = the.OneAllocation
)

// dealt is a match of n players with nothing played: the colours P B (G), the tiles B01, B02 and so on in the hands.
func dealt(t testing.TB, n int) rules.State {
	t.Helper()
	return ready(t, fresh(t, n))
}

// ready deals whatever is due: the colours P, B and G, and the tile with the lowest number.
func ready(t testing.TB, s rules.State) rules.State {
	t.Helper()
	for s.Turn() == rules.Chance {
		text := ""
		switch odds := s.Odds(nil); {
		case Phase(s) == PhaseDraw:
			text = Game.Format(odds[0].Move)
		default:
			text = fmt.Sprintf("secret %d %s", odds[0].Move.Args[0], strings.Fields("P B G")[odds[0].Move.Args[0]])
		}
		s = after(t, s, text)
	}
	return s
}

// finished plays on, by the first legal move whenever a seat is to move, until all tiles have been played.
func finished(t testing.TB, s rules.State) rules.State {
	t.Helper()
	for s = ready(t, s); s.Turn() != rules.Nobody; s = ready(t, s) {
		s = s.Apply(s.Turn(), s.Moves(nil, s.Turn())[0], nil)
	}
	return s
}
