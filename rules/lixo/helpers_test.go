package lixo_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/lixo"
)

// setup is a match of n players with the given options, key and value in turn.
func setup(n int, options ...string) rules.Setup {
	s := rules.Setup{Players: make([]rules.Player, n), Options: map[string]string{}}
	for i := range s.Players {
		s.Players[i].Name = string(rune('A' + i))
	}
	for i := 0; i < len(options); i += 2 {
		s.Options[options[i]] = options[i+1]
	}
	return s
}

func fresh(t testing.TB, n int, options ...string) rules.State {
	t.Helper()
	s, err := Game.New(setup(n, options...))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func position(t testing.TB, text string, n int, options ...string) rules.State {
	t.Helper()
	s, err := Position(text, setup(n, options...))
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

// legal are the moves of the seat to move in notation, sorted.
func legal(s rules.State) []string {
	var list []string
	for _, m := range s.Moves(nil, s.Turn()) {
		list = append(list, Game.Format(m))
	}
	slices.Sort(list)
	return list
}

// shows makes sure that a position has all these lines.
func shows(t testing.TB, s rules.State, lines ...string) {
	t.Helper()
	text := "\n" + Game.Show(s)
	for _, line := range lines {
		if !strings.Contains(text, "\n"+line+"\n") {
			t.Errorf("there is no line %q in%s", line, text)
		}
	}
}

// ended makes sure that the match is over with these scores.
func ended(t testing.TB, s rules.State, winners []rules.Seat, scores ...int) {
	t.Helper()
	r := s.Result()
	if !r.Over || r.Key != ResultPoints || !slices.Equal(r.Winners, winners) || !slices.Equal(r.Scores, scores) || s.Turn() != rules.Nobody {
		t.Errorf("got %+v and turn %v, want %v and the winners %v", r, s.Turn(), scores, winners)
	}
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
