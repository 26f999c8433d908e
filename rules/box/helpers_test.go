package box_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/box"
)

// setup is a match of n players.
func setup(n int) rules.Setup {
	s := rules.Setup{Players: make([]rules.Player, n)}
	for i := range s.Players {
		s.Players[i].Name = string(rune('A' + i))
	}
	return s
}

func fresh(t testing.TB, n int) rules.State {
	t.Helper()
	s, err := Game.New(setup(n))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

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

func position(t testing.TB, text string, n int) rules.State {
	t.Helper()
	s, err := Position(text, setup(n))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func move(t testing.TB, text string) rules.Move {
	t.Helper()
	m, err := Game.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// after makes moves, each by the seat to move or by chance.
func after(t testing.TB, s rules.State, moves ...string) rules.State {
	t.Helper()
	for _, text := range moves {
		m := move(t, text)
		if s.Turn() == rules.Chance {
			if !slices.ContainsFunc(s.Odds(nil), func(w rules.Weighted) bool { return w.Move == m }) {
				t.Fatalf("chance can't %s\n%s", text, Game.Show(s))
			}
		} else if err := s.Check(s.Turn(), m); err != nil {
			t.Fatalf("%s: %v\n%s", text, err, Game.Show(s))
		}
		s = s.Apply(s.Turn(), m, nil)
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

// refused makes sure that the seat to move may not make the move, for that reason.
func refused(t testing.TB, s rules.State, text, key string) {
	t.Helper()
	refusedTo(t, s, s.Turn(), text, key)
}

func refusedTo(t testing.TB, s rules.State, by rules.Seat, text, key string) {
	t.Helper()
	err := s.Check(by, move(t, text))
	r, ok := errors.AsType[*rules.Refusal](err)
	if !ok || r.Key != key {
		t.Errorf("seat %v, %s: got %v, want the key %s", by, text, err, key)
	} else if strings.ContainsAny(r.Error(), "{}") {
		t.Errorf("a placeholder is left in %q", r.Error())
	}
}

// ended makes sure that the match is over in that way.
func ended(t testing.TB, s rules.State, key string, winners []rules.Seat, scores ...int) rules.Result {
	t.Helper()
	r := s.Result()
	if !r.Over || r.Key != key || !slices.Equal(r.Winners, winners) || !slices.Equal(r.Scores, scores) || s.Turn() != rules.Nobody {
		t.Errorf("got %+v and turn %v, want %s, %v and the winners %v", r, s.Turn(), key, scores, winners)
	}
	return r
}
