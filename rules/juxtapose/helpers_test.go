package juxtapose_test

import (
	"slices"
	"strings"

	"quintet/rules"
	"quintet/rules/gametest"
	. "quintet/rules/juxtapose"
)

// the is Juxtapose under test; what all games test alike has a short name here.
var (
	the = gametest.Game{Game: Game, Position: Position}

	setup, fresh, position, noPosition, move, after         = the.Setup, the.Fresh, the.At, the.NoPosition, the.Move, the.After
	refused, refusedTo, senseless, unreadable, legal, ended = the.Refused, the.RefusedTo, the.Senseless, the.Unreadable, the.Legal, the.Ended
	goesOn, means                                           = the.GoesOn, the.Means
	sees, oneAllocation                                     = the.Seen, the.OneAllocation
)

// winning are the legal moves that win at once.
func winning(s rules.State) []string {
	var list []string
	for _, m := range s.Moves(nil, s.Turn()) {
		if r := s.Apply(s.Turn(), m, nil).Result(); slices.Contains(r.Winners, s.Turn()) {
			list = append(list, Game.Format(m))
		}
	}
	slices.Sort(list)
	return list
}

// line is a shape of the result by the names of its squares.
func line(shape []rules.Spot) string {
	var names []string
	for _, s := range shape {
		names = append(names, Square(s.X, s.Y))
	}
	return strings.Join(names, " ")
}
