package box_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/box"
	"quintet/scenes/box"
	"quintet/scenes/input"
)

// TestAnyInputIsSafe is the law of the table for this game.
func TestAnyInputIsSafe(t *testing.T) { tabletest.AnyInput(t, game.Game, box.New) }

// deal are the moves of chance with which a match of two begins: the secret colours and the first tiles.
const deal = "secret 0 P,secret 1 B,draw 0 B22,draw 1 B05"

// plays are the moves of a match in which tiles lie close together: what is laid and drawn, in turn.
var plays = strings.Split("play h 3 0,draw 0 B24|play h 2 -2,draw 1 B10|play v -1 -2,draw 0 B01|play v -3 -2,draw 1 B13|"+
	"play h 3 3,draw 0 B03|play h -3 3,draw 1 B06|play h 3 6,draw 0 B16|play v 0 4,draw 1 B14|"+
	"play h 3 9,draw 0 B15|play v -2 6,draw 1 B12|play v 0 8,draw 0 B20|play v -3 8,draw 1 B09|"+
	"play v -5 4,draw 0 B23|play v -5 -2,draw 1 B02|play v -5 8,draw 0 B08|play v -7 5,draw 1 B11|"+
	"play h -6 1,draw 0 B19|play v -8 1,draw 1 B21|play v -9 -1,draw 0 B07|play v -9 7,draw 1 B17|"+
	"play v -10 5,draw 0 B18|play h -11 9,draw 1 B04|play v -11 0|play h -12 -2", "|")

// moves are those of a match after n tiles.
func moves(n int) []string {
	all := strings.Split(deal, ",")
	for _, p := range plays[:n] {
		all = append(all, strings.Split(p, ",")...)
	}
	return all
}

// you are a person and a bot; two are two people.
func you() rules.Setup {
	return rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Name: "Mika", Bot: "random"}}}
}

// played is a match of Ana and a bot after n tiles.
func played(t testing.TB, n int) *rules.Match {
	t.Helper()
	return tabletest.Begun(t, game.Game, you(), moves(n)...)
}

func look(m *rules.Match, w, h int, text float64) *tabletest.Eye {
	return tabletest.Look(box.New(), m, w, h, text)
}

// mouse moves the mouse over a tile's place; touch taps there.
func mouse(e *tabletest.Eye, x, y int8) input.Event { return e.Hover(game.BoardSpot(x, y)) }

func touch(e *tabletest.Eye, x, y int8) []input.Event {
	u, v := e.At(game.BoardSpot(x, y))
	return []input.Event{{Kind: input.Down, ID: 3, Touch: true, X: u, Y: v}, {Kind: input.Up, ID: 3, Touch: true, X: u, Y: v}}
}

func key(e *tabletest.Eye, keys ...ebiten.Key) {
	for _, k := range keys {
		e.App.Step(0, &input.Frame{Keys: []ebiten.Key{k}})
	}
}

// covering is where the seat to move may lay its tile turned so that it covers so many dots.
func covering(t *testing.T, st rules.State, dots int) rules.Spot {
	for _, m := range st.Moves(nil, st.Turn()) {
		if x, y, turned := game.Where(m); turned && len(game.Covers(nil, st, m)) == dots {
			return game.BoardSpot(x, y)
		}
	}
	t.Fatal("there is no such place")
	return rules.Spot{}
}

// TestLook compares the table with its golden pictures: a tile tried by the mouse where it fits and where it doesn't, one put
// down by a finger, squares half counted, and the result.
func TestLook(t *testing.T) {
	for _, size := range []struct {
		w, h int
		text float64
	}{{640, 360, 1}, {390, 844, 1}, {640, 480, 2}} {
		name := fmt.Sprintf("%dx%d-%.0f", size.w, size.h, size.text*100)
		compare := func(e *tabletest.Eye, what string) { e.Compare(t, "testdata/"+what+"-"+name+".png") }
		e := look(played(t, 10), size.w, size.h, size.text)
		fit := covering(t, e.Table.Match().State(), 2)
		key(e, ebiten.KeyT)
		e.Pass(time.Second, mouse(e, fit.X, fit.Y))
		compare(e, "fits")

		e = look(played(t, 10), size.w, size.h, size.text)
		e.Pass(time.Second, touch(e, 3, 1)...)
		compare(e, "misfit")

		e = look(tabletest.Begun(t, game.Game, tabletest.Two(nil), moves(23)...), size.w, size.h, size.text)
		e.Table.Watch(0)
		e.Pass(time.Second)
		tabletest.Show(e.Table, "play h -12 -2")
		e.Pass(2600 * time.Millisecond)
		compare(e, "counts")
		e.Pass(6 * time.Second)
		if !e.Table.Match().State().Result().Over || !e.Table.Finished() {
			t.Error("the match isn't over, or still moving")
		}
		compare(e, "won")
	}
}

// TestTeams compares the table of two teams on small windows with its golden pictures: every seat says its team.
func TestTeams(t *testing.T) {
	for _, n := range []int{4, 6} {
		for _, z := range [][2]int{{390, 844}, {844, 390}} {
			s := rules.Setup{Options: map[string]string{"teams": "on"}}
			for _, name := range []string{"Ana", "Mika", "Iker", "Joana", "Carla", "Diogo"}[:n] {
				s.Players = append(s.Players, rules.Player{Name: name, Bot: "random"})
			}
			s.Players[0].Bot = ""
			m, err := rules.NewMatch(game.Game, s, 3)
			if err != nil {
				t.Fatal(err)
			}
			for m.State().Turn() == rules.Chance {
				if _, err := m.Chance(); err != nil {
					t.Fatal(err)
				}
			}
			e := tabletest.Look(box.New(), m, z[0], z[1], 1)
			e.Compare(t, fmt.Sprintf("testdata/teams-%d-%dx%d.png", n, z[0], z[1]))
		}
	}
}
