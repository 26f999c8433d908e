package joggle_test

import (
	"testing"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/joggle"
	"quintet/scenes"
	"quintet/scenes/joggle"
	"quintet/scenes/table"
)

func TestMain(m *testing.M) { tabletest.Main(m, full) }

// full is a table with all marbles on the board, on which two of them change places for ever.
var full = tabletest.Scene{
	Sit: func(app *scenes.App) *table.Table {
		t := table.Resume(joggle.New(), begun(new(testing.B), map[string]string{"target": "s4", "moveLimit": "off"}, placed()...), false)
		app.Open(t)
		return t
	},
	Move: func(t *table.Table, n int) {
		tabletest.Show(t, "roll J")
		mine := game.ColourOf(t.Match().State(), t.Match().State().Turn())
		for _, m := range t.Match().State().Moves(nil, t.Match().State().Turn()) {
			if m.Verb == game.VerbExchange {
				tabletest.Show(t, game.Game.Format(m))
				return
			}
		}
		panic(mine)
	},
}

// begun is a match of two after some moves.
func begun(t testing.TB, options map[string]string, moves ...string) *rules.Match {
	t.Helper()
	return tabletest.Begun(t, game.Game, tabletest.Two(options), moves...)
}

// placed are the moves that place all marbles by Joggles, in no block: each row has white and black ones by turns, half of
// the rows moved by one.
func placed() (moves []string) {
	white, black := pattern()
	for i := range white {
		moves = append(moves, "roll J", "place "+white[i], "roll J", "place "+black[i])
	}
	return moves
}

func pattern() (white, black []string) {
	for y := range int8(4) {
		for x := range int8(8) {
			name := game.Field(x, 2*y+x/2%2)
			if (x+y)%2 == 0 {
				white = append(white, name)
			} else {
				black = append(black, name)
			}
		}
	}
	return white, black
}

func look(m *rules.Match, w, h int, text float64) *tabletest.Eye {
	return tabletest.Look(joggle.New(), m, w, h, text)
}

func BenchmarkFrame(b *testing.B) { tabletest.Frame(b) }

func TestDrawingAllocatesNothing(t *testing.T) { tabletest.DrawsWithoutAllocating(t, full) }

// TestAnyInputIsSafe is the law of the table for this game.
func TestAnyInputIsSafe(t *testing.T) { tabletest.AnyInput(t, game.Game, joggle.New) }

func TestKeepsWhatItDrew(t *testing.T) { tabletest.KeepsWhatItDrew(t, full) }
