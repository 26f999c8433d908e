package joggle_test

import (
	"fmt"
	"strings"

	"quintet/rules"
	"quintet/rules/gametest"
	. "quintet/rules/joggle"
)

// the is Joggle under test; what all games test alike has a short name here.
var (
	the = gametest.Game{Game: Game, Position: Position}

	setup, fresh, position, noPosition, move, after         = the.Setup, the.Fresh, the.At, the.NoPosition, the.Move, the.After
	refused, refusedTo, senseless, unreadable, legal, ended = the.Refused, the.RefusedTo, the.Senseless, the.Unreadable, the.Legal, the.Ended
	goesOn, means                                           = the.GoesOn, the.Means
	sees, oneAllocation                                     = the.Seen, the.OneAllocation
)

// board is the text of a board with marbles on the fields named, and lines about the rest: "die J", "turn 0".
func board(white, black string, lines ...string) string {
	var b strings.Builder
	for y := range int8(Side) {
		for x := range int8(Side) {
			switch name := Field(x, y); {
			case strings.Contains(white, name):
				b.WriteString("W ")
			case strings.Contains(black, name):
				b.WriteString("K ")
			default:
				b.WriteString(". ")
			}
		}
		b.WriteByte('\n')
	}
	return b.String() + strings.Join(lines, "\n")
}

// rolls are the outcomes of the roll that is due.
func rolls(s rules.State) []string {
	var list []string
	for _, w := range s.Odds(nil) {
		list = append(list, Game.Format(w.Move))
	}
	return list
}

// shapes are those of a result by their first and last fields.
func shapes(r rules.Result) string {
	var names []string
	for _, s := range r.Shapes {
		last := s[len(s)-1]
		names = append(names, Field(s[0].X, s[0].Y)+"-"+Field(last.X, last.Y))
	}
	return fmt.Sprint(names)
}

// Boards with all marbles, and no shape but those that a test adds to them. Of apart, no two marbles of a colour are
// side by side; blues has white on all blue fields and black on all yellow ones.
const (
	apartWhite = "r1c4 r1c6 r1c8 r3c8 r4c1 r4c3 r4c5 r4c7 r6c1 r6c3 r6c5 r8c1 "
	apartBlack = "r2c5 r2c7 r3c1 r3c3 r3c5 r5c1 r5c3 r5c5 r5c7 r7c2 r8c3 r8c5 "
	blues      = "r1c1 r1c3 r2c4 r2c6 r3c2 r3c8 r4c5 r4c7 r5c1 r5c3 r6c4 r6c6 r7c2 r7c8 r8c5 r8c7 "
	yellows    = "r1c2 r1c4 r2c1 r2c7 r3c3 r3c5 r4c6 r4c8 r5c2 r5c4 r6c1 r6c7 r7c3 r7c5 r8c6 r8c8 "
)
