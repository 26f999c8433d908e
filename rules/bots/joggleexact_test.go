package bots

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"quintet/rules"
	"quintet/rules/joggle"
)

// crowded is a random position of the moving phase with so many moves before the limit and the die rolled, in which
// both sides have many marbles close together.
func crowded(t *testing.T, r *rand.Rand, target string, left int) rules.State {
	t.Helper()
	for {
		var board [joggle.Side * joggle.Side]byte
		free := r.Perm(len(board))
		for i := range board {
			board[i] = '.'
		}
		for colour, letter := range []byte("WK") {
			cx, cy := r.IntN(joggle.Side), r.IntN(joggle.Side)
			for n := 0; n < joggle.Marbles/2; {
				i := free[r.IntN(len(free))]
				near := max(i%joggle.Side-cx, cx-i%joggle.Side, i/joggle.Side-cy, cy-i/joggle.Side) <= 3
				if board[i] == '.' && (near || r.IntN(4) == colour) {
					board[i] = letter
					n++
				}
			}
		}
		text := ""
		for i, c := range board {
			text += string(c) + " "
			if i%joggle.Side == joggle.Side-1 {
				text += "\n"
			}
		}
		text += fmt.Sprintf("moves %d\ndie %c\nturn %d\n", 200-left, "BYGRJ"[r.IntN(5)], r.IntN(2))
		s, err := joggle.Position(text, rules.Setup{Players: make([]rules.Player, 2), Options: map[string]string{"target": target}})
		if err == nil {
			return s
		}
	}
}

// chance is how likely a colour wins, a draw being half a win, if both sides play as well as can be: all moves and all
// rolls are tried to the end, and a roll that leaves no move changes nothing.
func chance(s rules.State, colour int) float64 {
	switch turn := s.Turn(); turn {
	case rules.Nobody:
		won := s.Result().Winners
		switch {
		case won == nil:
			return 0.5
		case joggle.ColourOf(s, won[0]) == colour:
			return 1
		}
		return 0
	case rules.Chance:
		sum, weight := 0.0, 0
		for _, o := range s.Odds(nil) {
			if rolled := s.Apply(turn, o.Move, nil); rolled.Turn() >= 0 {
				sum += float64(o.Weight) * chance(rolled, colour)
				weight += o.Weight
			}
		}
		return sum / float64(weight)
	default:
		mover := joggle.ColourOf(s, turn)
		best := 0.0
		for _, m := range s.Moves(nil, turn) {
			best = max(best, chance(s.Apply(turn, m, nil), mover))
		}
		if mover != colour {
			return 1 - best
		}
		return best
	}
}

// Of the last moves before the limit the expert knows the exact chances.
func TestJoggleExact(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	values := make(map[float64]bool)
	for i := range 24 {
		left := 1 + i%joggleExact
		s := crowded(t, r, []string{"r1", "s2", "r1s1"}[i/joggleExact%3], left)
		by := s.Turn()
		thought := joggleExpert.begin(s, by, r)
		for thought.part() > 0 {
		}
		list := thought.list
		if list[0].worth == 2 { // it wins
			if best, _ := thought.best(); chance(s.Apply(by, best, nil), thought.colour) != 1 {
				t.Errorf("%s wins nothing\n%s", joggle.Game.Format(best), joggle.Game.Show(s))
			}
			continue
		}
		if left == joggleExact { // by trying them all, one takes a second
			k := r.IntN(len(list))
			list = list[k : k+1]
		}
		for _, m := range list {
			want := chance(m.after, thought.colour)
			values[want] = true
			if math.Abs(m.worth-want) > 1e-9 {
				t.Fatalf("%s is worth %v, not %v\n%s", joggle.Game.Format(m.move), m.worth, want, joggle.Game.Show(s))
			}
		}
	}
	if len(values) < 4 {
		t.Errorf("the chances are only %v", values)
	}
}
