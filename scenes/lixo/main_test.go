package lixo_test

import (
	"os"
	"testing"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/lixo"
	"quintet/rules/shelf"
	"quintet/scenes"
	"quintet/scenes/lixo"
	"quintet/scenes/table"
)

func TestMain(m *testing.M) { tabletest.Main(m, full) }

// dealt makes the moves of chance that deal these hands, one after the other, then turns a card.
func dealt(turn string, hands ...[5]string) (moves []string) {
	for i := range 5 {
		for seat, h := range hands {
			moves = append(moves, "deal "+rules.Seat(seat).String()+" "+h[i])
		}
	}
	return append(moves, "turn "+turn)
}

// people are so many of them, the first few names of the alphabet.
func people(n int) rules.Setup {
	var s rules.Setup
	for _, name := range []string{"Ana", "Ben", "Carla", "Diogo", "Eva", "Filipe"}[:n] {
		s.Players = append(s.Players, rules.Player{Name: name})
	}
	return s
}

// full is a table of six on which all cards have been dealt. The first player bids all that can be bid, and takes it back.
var full = tabletest.Scene{
	Sit: func(app *scenes.App) *table.Table {
		t := table.Resume(lixo.New(), crowded(new(testing.B)), false)
		t.Watch(game.First(t.Match().State()))
		app.Open(t)
		return t
	},
	Move: func(t *table.Table, n int) {
		if n%2 == 1 {
			t.Undo()
			return
		}
		st := t.Match().State()
		moves := st.Moves(nil, st.Turn())
		if err := t.Show(st.Turn(), moves[len(moves)-1]); err != nil { // the last one has most cards
			panic(err)
		}
	},
}

// crowded is a match of six people with all cards dealt: five stops have come first.
func crowded(t testing.TB) *rules.Match {
	m, err := rules.NewMatch(game.Game, people(6), 5)
	if err != nil {
		t.Fatal(err)
	}
	stop, _ := game.Game.Parse("turn stop")
	for stops := 0; m.State().Turn() == rules.Chance; {
		if stops < 5 && game.Phase(m.State()) == game.PhaseReveal {
			stops++
			_, err = m.Play(rules.Chance, stop)
		} else {
			_, err = m.Chance()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// recorded is a match of the shelf.
func recorded(t testing.TB, name string) *rules.Match {
	t.Helper()
	file, err := os.Open("../../rules/shelf/testdata/" + name + ".qm")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	m, err := rules.Read(file, name, shelf.Find)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func BenchmarkFrame(b *testing.B) { tabletest.Frame(b) }

func TestDrawingAllocatesNothing(t *testing.T) { tabletest.DrawsWithoutAllocating(t, full) }

func TestAnyInputIsSafe(t *testing.T) { tabletest.AnyInput(t, game.Game, lixo.New) }

// TestHandovers plays with two people and two bots.
func TestHandovers(t *testing.T) {
	turns := 50
	if testing.Short() {
		turns = 25
	}
	for seed := range uint64(3) {
		s := people(4)
		s.Players[1].Bot, s.Players[3].Bot = "random", "random"
		if seed == 2 {
			s = people(2)
		}
		tabletest.Handovers(t, game.Game, lixo.New, s, seed, turns)
	}
}

func TestKeepsWhatItDrew(t *testing.T) { tabletest.KeepsWhatItDrew(t, full) }
