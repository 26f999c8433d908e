package joggle_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/joggle"
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

// board is the text of a board with marbles on the fields named, and lines about the rest: "die J", "turn 0".
func board(white, black string, lines ...string) string {
	var b strings.Builder
	for y := range int8(Side) {
		for x := range int8(Side) {
			switch name := Field(x, y); {
			case strings.Contains(white, name):
				b.WriteString("W ")
			case strings.Contains(black, name):
				b.WriteString("K ")
			default:
				b.WriteString(". ")
			}
		}
		b.WriteByte('\n')
	}
	return b.String() + strings.Join(lines, "\n")
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

// after makes moves, each by the seat to move, or by chance.
func after(t testing.TB, s rules.State, moves ...string) rules.State {
	t.Helper()
	for _, text := range moves {
		m := move(t, text)
		if s.Turn() == rules.Chance {
			if !slices.Contains(rolls(s), text) {
				t.Fatalf("chance can't %s\n%s", text, Game.Show(s))
			}
		} else if err := s.Check(s.Turn(), m); err != nil {
			t.Fatalf("%s: %v\n%s", text, err, Game.Show(s))
		}
		s = s.Apply(s.Turn(), m, nil)
	}
	return s
}

// rolls are the outcomes of the roll that is due.
func rolls(s rules.State) []string {
	var list []string
	for _, w := range s.Odds(nil) {
		list = append(list, Game.Format(w.Move))
	}
	return list
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

// shapes are those of a result by their first and last fields.
func shapes(r rules.Result) string {
	var names []string
	for _, s := range r.Shapes {
		last := s[len(s)-1]
		names = append(names, Field(s[0].X, s[0].Y)+"-"+Field(last.X, last.Y))
	}
	return fmt.Sprint(names)
}

// Boards with all marbles, and no shape but those that a test adds to them. Of apart, no two marbles of a colour are
// side by side; blues has white on all blue fields and black on all yellow ones.
const (
	apartWhite = "r1c4 r1c6 r1c8 r3c8 r4c1 r4c3 r4c5 r4c7 r6c1 r6c3 r6c5 r8c1 "
	apartBlack = "r2c5 r2c7 r3c1 r3c3 r3c5 r5c1 r5c3 r5c5 r5c7 r7c2 r8c3 r8c5 "
	blues      = "r1c1 r1c3 r2c4 r2c6 r3c2 r3c8 r4c5 r4c7 r5c1 r5c3 r6c4 r6c6 r7c2 r7c8 r8c5 r8c7 "
	yellows    = "r1c2 r1c4 r2c1 r2c7 r3c3 r3c5 r4c6 r4c8 r5c2 r5c4 r6c1 r6c7 r7c3 r7c5 r8c6 r8c8 "
)
