package juxtabo_test

import (
	"testing"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes"
	"quintet/scenes/juxtabo"
	"quintet/scenes/table"
)

func TestMain(m *testing.M) { tabletest.Main(m, full) }

// full is a table with the largest board and four seats, on which one can place and take back for ever.
var full = tabletest.Scene{
	Sit: func(app *scenes.App) *table.Table {
		t := table.Resume(juxtabo.New(), dealt(new(testing.B), 4, 2, map[string]string{"board": "6"}), false)
		t.Watch(0)
		app.Open(t)
		return t
	},
	Move: func(t *table.Table, n int) {
		if n%2 == 1 {
			t.Undo()
			return
		}
		st := t.Match().State()
		if err := t.Show(st.Turn(), first(st, game.VerbPlace)); err != nil {
			panic(err)
		}
	},
}

// dealt is a match of people after everything has been dealt.
func dealt(t testing.TB, players int, seed uint64, options map[string]string) *rules.Match {
	t.Helper()
	names := []string{"Ana", "Mika", "Uli", "Bea"}
	s := rules.Setup{Options: options}
	for _, name := range names[:players] {
		s.Players = append(s.Players, rules.Player{Name: name})
	}
	m, err := rules.NewMatch(game.Game, s, seed)
	if err != nil {
		t.Fatal(err)
	}
	chance(t, m)
	return m
}

func chance(t testing.TB, m *rules.Match) {
	t.Helper()
	for m.State().Turn() == rules.Chance {
		if _, err := m.Chance(); err != nil {
			t.Fatal(err)
		}
	}
}

// first is the first move with a verb that the seat to move may make.
func first(st rules.State, verb rules.Verb) rules.Move {
	for _, m := range st.Moves(nil, st.Turn()) {
		if m.Verb == verb {
			return m
		}
	}
	return rules.Move{}
}

func BenchmarkFrame(b *testing.B) { tabletest.Frame(b) }

func TestDrawingAllocatesNothing(t *testing.T) { tabletest.DrawsWithoutAllocating(t, full) }

func TestKeepsWhatItDrew(t *testing.T) { tabletest.KeepsWhatItDrew(t, full) }
