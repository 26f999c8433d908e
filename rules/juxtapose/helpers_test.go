package juxtapose_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/juxtapose"
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

func empty(t testing.TB, n int, options ...string) rules.State {
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

// after makes moves, each by the seat to move.
func after(t testing.TB, s rules.State, moves ...string) rules.State {
	t.Helper()
	for _, text := range moves {
		m := move(t, text)
		if err := s.Check(s.Turn(), m); err != nil {
			t.Fatalf("%s: %v\n%s", text, err, Game.Show(s))
		}
		s = s.Apply(s.Turn(), m, nil)
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

// legal are the moves of the seat to move in notation, sorted.
func legal(s rules.State) []string {
	var list []string
	for _, m := range s.Moves(nil, s.Turn()) {
		list = append(list, Game.Format(m))
	}
	slices.Sort(list)
	return list
}

// winning are those of them that win at once.
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

// ended makes sure that the match is over in that way.
func ended(t testing.TB, s rules.State, key string, winners ...rules.Seat) rules.Result {
	t.Helper()
	r := s.Result()
	if !r.Over || r.Key != key || !slices.Equal(r.Winners, winners) || s.Turn() != rules.Nobody {
		t.Errorf("got %+v and turn %v, want %s won by %v", r, s.Turn(), key, winners)
	}
	return r
}

func goesOn(t testing.TB, s rules.State) {
	t.Helper()
	if r := s.Result(); r.Over || s.Turn() == rules.Nobody {
		t.Errorf("the match is over: %v", r)
	}
}

// line is a shape of the result by the names of its squares.
func line(shape []rules.Spot) string {
	var names []string
	for _, s := range shape {
		names = append(names, Square(s.X, s.Y))
	}
	return strings.Join(names, " ")
}
