package juxtabo_test

import (
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/gametest"
	. "quintet/rules/juxtabo"
)

// the is Juxtabo under test; what all games test alike has a short name here.
var (
	the = gametest.Game{Game: Game, Position: Position}

	setup, fresh, positionOf, noPosition, move, entry  = the.Setup, the.Fresh, the.At, the.NoPosition, the.Move, the.Line
	after, refused, senseless, unreadable, legal, says = the.After, the.Refused, the.Senseless, the.Unreadable, the.Legal, the.Says
	ended, means, oneAllocation                        = the.Ended, the.Means, the.OneAllocation
)

// position is one of two players on a board of four by four, unless the options say otherwise.
func position(t testing.TB, text string, options ...string) rules.State {
	t.Helper()
	return positionOf(t, text, 2, append([]string{"board", "4"}, options...)...)
}

// chance lets chance have the first outcome that it may, until a seat is to move.
func chance(s rules.State) rules.State {
	for s.Turn() == rules.Chance {
		s = s.Apply(rules.Chance, s.Odds(nil)[0].Move, nil)
	}
	return s
}

// costs makes sure that a move is allowed but is no move that is offered, as it costs a turn.
func costs(t testing.TB, s rules.State, line string) {
	t.Helper()
	by, m := entry(t, s, line)
	if err := s.Check(by, m); err != nil || !Penalised(s, m) || slices.Contains(s.Moves(nil, by), m) {
		t.Errorf("seat %v, %s: %v", by, line, err)
	}
}

// turn makes sure whose turn it is.
func turn(t testing.TB, s rules.State, want rules.Seat) {
	t.Helper()
	if s.Turn() != want {
		t.Errorf("seat %v is to move, not %v:\n%s", s.Turn(), want, Game.Show(s))
	}
}

// solitaire plays from an empty board to a solitaire whose board shows the rows, with that reserve and that open card.
func solitaire(t testing.TB, rows, reserve, card string) rules.State {
	t.Helper()
	s := fresh(t, 1)
	for y, row := range strings.Split(rows, "/") {
		for x := range row {
			s = layColour(t, s, int8(x), int8(y), row[x:x+1], reserve)
		}
	}
	for _, name := range strings.Fields(reserve) {
		s = after(t, s, "* draw 0 "+name)
	}
	return after(t, s, "* card 0 "+card)
}

// layColour lays a disc with that colour on top which is not wanted for the reserve.
func layColour(t testing.TB, s rules.State, x, y int8, colour, reserve string) rules.State {
	t.Helper()
	best := rules.Weighted{}
	for _, w := range s.Odds(nil) {
		text := Game.Format(w.Move)
		if strings.HasPrefix(text, "lay "+Cell(x, y)) && strings.HasSuffix(text, ">"+colour) &&
			!strings.Contains(reserve, text[9:11]) && w.Weight > best.Weight {
			best = w
		}
	}
	if best.Weight == 0 {
		t.Fatalf("%s can't show %s", Cell(x, y), colour)
	}
	return s.Apply(rules.Chance, best.Move, nil)
}
