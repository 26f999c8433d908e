package lixo_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/gametest"
	. "quintet/rules/lixo"
)

// the is LIXO? under test; what all games test alike has a short name here.
var (
	the = gametest.Game{Game: Game, Position: Position}

	setup, fresh, position, noPosition, move, after        = the.Setup, the.Fresh, the.At, the.NoPosition, the.Move, the.After
	refused, refusedTo, senseless, unreadable, legal, says = the.Refused, the.RefusedTo, the.Senseless, the.Unreadable, the.Legal, the.Says
	scored, means                                          = the.Scored, the.Means
	oneAllocation                                          = the.OneAllocation
)

// dealt lets chance deal whatever comes first, until something else is due, and counts the cards.
func dealt(t testing.TB, s rules.State) (rules.State, int) {
	t.Helper()
	n := 0
	for Phase(s) == PhaseDeal {
		s = s.Apply(rules.Chance, s.Odds(nil)[0].Move, nil)
		n++
	}
	return s, n
}

// rest are the cards of the main deck that are not among these, less n stops: what lies on the drawn pile when the others
// are somewhere else, and the stops still to come.
func rest(named string, n int) string {
	var order []string
	for _, colour := range "YBGRX" {
		for _, value := range []int{1, 1, 2, 3, 5} {
			order = append(order, fmt.Sprintf("%c%d", colour, value))
		}
	}
	order = append(order, "stop", "stop", "stop", "stop", "stop")
	for _, code := range strings.Fields(named) {
		i := slices.Index(order, code)
		order = slices.Delete(order, i, i+1)
	}
	return strings.Join(order[:len(order)-n], " ")
}
