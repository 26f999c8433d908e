// Package gametest holds what the tests of all games say: set a position up, make moves, and make sure what is refused,
// what gestures mean and how a match ended. Only tests import it.
package gametest

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
)

// Game is a game under test. Its methods take positions as text and lines as a match file has them: a move in notation,
// which the seat to move or chance makes unless a seat stands before it ("1 pass", "* roll R").
type Game struct {
	*rules.Game
	Position func(text string, s rules.Setup) (rules.State, error)
}

// Setup is a match of n players, A and B and so on, with the given options, key and value in turn.
func (g Game) Setup(n int, options ...string) rules.Setup {
	s := rules.Setup{Players: make([]rules.Player, n), Options: map[string]string{}}
	for i := range s.Players {
		s.Players[i].Name = string(rune('A' + i))
	}
	for i := 0; i < len(options); i += 2 {
		s.Options[options[i]] = options[i+1]
	}
	return s
}

// Fresh is the first position of such a match.
func (g Game) Fresh(t testing.TB, n int, options ...string) rules.State {
	t.Helper()
	s, err := g.New(g.Setup(n, options...))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// At is the position that a text shows.
func (g Game) At(t testing.TB, text string, n int, options ...string) rules.State {
	t.Helper()
	s, err := g.Position(text, g.Setup(n, options...))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// NoPosition makes sure that none of the texts, by what is wrong with them, is a position.
func (g Game) NoPosition(t testing.TB, texts map[string]string, n int, options ...string) {
	t.Helper()
	for name, text := range texts {
		if s, err := g.Position(text, g.Setup(n, options...)); err == nil {
			t.Errorf("%s was accepted:\n%s", name, g.Show(s))
		}
	}
}

// Move is a move in notation.
func (g Game) Move(t testing.TB, text string) rules.Move {
	t.Helper()
	m, err := g.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Line is who makes a move, and the move.
func (g Game) Line(t testing.TB, s rules.State, line string) (rules.Seat, rules.Move) {
	t.Helper()
	seat, text, ok := strings.Cut(line, " ")
	switch {
	case ok && seat == rules.Chance.String():
		return rules.Chance, g.Move(t, text)
	case ok && len(seat) == 1 && seat[0] >= '0' && seat[0] <= '9':
		return rules.Seat(seat[0] - '0'), g.Move(t, text)
	}
	return s.Turn(), g.Move(t, line)
}

// After makes moves, all of them allowed.
func (g Game) After(t testing.TB, s rules.State, lines ...string) rules.State {
	t.Helper()
	for _, line := range lines {
		by, m := g.Line(t, s, line)
		if by == rules.Chance {
			if !slices.ContainsFunc(s.Odds(nil), func(w rules.Weighted) bool { return w.Move == m }) {
				t.Fatalf("%s: chance can't have that\n%s", line, g.Show(s))
			}
		} else if err := s.Check(by, m); err != nil {
			t.Fatalf("%s: %v\n%s", line, err, g.Show(s))
		}
		s = s.Apply(by, m, nil)
	}
	return s
}

// Refused makes sure that a move may not be made, for that reason.
func (g Game) Refused(t testing.TB, s rules.State, line, key string) {
	t.Helper()
	by, m := g.Line(t, s, line)
	g.refused(t, s, by, m, key)
}

// RefusedTo is Refused for a seat that is no part of the line.
func (g Game) RefusedTo(t testing.TB, s rules.State, by rules.Seat, text, key string) {
	t.Helper()
	g.refused(t, s, by, g.Move(t, text), key)
}

func (g Game) refused(t testing.TB, s rules.State, by rules.Seat, m rules.Move, key string) {
	t.Helper()
	err := s.Check(by, m)
	if err == nil || Key(err) != key {
		t.Errorf("seat %v, %s: got %v, want the key %s", by, g.Format(m), err, key)
	} else if strings.ContainsAny(err.Error(), "{}") {
		t.Errorf("a placeholder is left in %q", err.Error())
	}
	if slices.Contains(s.Moves(nil, by), m) {
		t.Errorf("seat %v, %s is among the moves", by, g.Format(m))
	}
}

// Senseless makes sure that what is no move at all is refused as such to the seat to move in all those positions, and
// has no notation.
func (g Game) Senseless(t testing.TB, moves []rules.Move, in ...rules.State) {
	t.Helper()
	for _, m := range moves {
		for _, s := range in {
			if err := s.Check(s.Turn(), m); Key(err) != rules.KeyUnreadable {
				t.Errorf("%v: %v", m, err)
			}
		}
		if text := g.Format(m); text != "?" {
			t.Errorf("%v reads as %q", m, text)
		}
	}
}

// Unreadable makes sure that none of the texts is a move.
func (g Game) Unreadable(t testing.TB, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if m, err := g.Parse(text); Key(err) != rules.KeyUnreadable || m != (rules.Move{}) {
			t.Errorf("%q is read as %v, %v", text, m, err)
		}
	}
}

// Legal are the moves of the seat to move in notation, sorted.
func (g Game) Legal(s rules.State) []string {
	var list []string
	for _, m := range s.Moves(nil, s.Turn()) {
		list = append(list, g.Format(m))
	}
	slices.Sort(list)
	return list
}

// Says makes sure that a position is shown with these lines.
func (g Game) Says(t testing.TB, s rules.State, lines ...string) {
	t.Helper()
	text := g.Show(s)
	for _, line := range lines {
		if !strings.Contains("\n"+text, "\n"+line+"\n") {
			t.Errorf("there is no line %q in\n%s", line, text)
		}
	}
}

// Ended makes sure that the match is over in that way.
func (g Game) Ended(t testing.TB, s rules.State, key string, winners ...rules.Seat) rules.Result {
	t.Helper()
	r := s.Result()
	if !r.Over || r.Key != key || !slices.Equal(r.Winners, winners) || s.Turn() != rules.Nobody {
		t.Errorf("got %+v and turn %v, want %s won by %v", r, s.Turn(), key, winners)
	}
	return r
}

// Scored is Ended with the scores.
func (g Game) Scored(t testing.TB, s rules.State, key string, winners []rules.Seat, scores ...int) rules.Result {
	t.Helper()
	r := g.Ended(t, s, key, winners...)
	if !slices.Equal(r.Scores, scores) {
		t.Errorf("got the scores %v, want %v", r.Scores, scores)
	}
	return r
}

// GoesOn makes sure that the match is not over.
func (g Game) GoesOn(t testing.TB, s rules.State) {
	t.Helper()
	if r := s.Result(); r.Over || s.Turn() == rules.Nobody {
		t.Errorf("the match is over: %v", r)
	}
}

// Gesture says what taps mean. It has no name of its own as a type, so that tables need not name its fields.
type Gesture = struct {
	Name string
	S    rules.State
	By   rules.Seat
	Taps []rules.Step
	Text string // the move, or "" for none yet
	Key  string // why it is refused, or "" if it is allowed
}

// Means makes sure of what gestures mean, and of why that is refused.
func (g Game) Means(t testing.TB, gestures []Gesture) {
	t.Helper()
	for _, c := range gestures {
		m, ok := g.Mean(c.S, c.By, c.Taps)
		if !ok {
			if c.Text != "" {
				t.Errorf("%s means nothing, want %s", c.Name, c.Text)
			}
			continue
		}
		if got := g.Format(m); got != c.Text {
			t.Errorf("%s means %s, want %q", c.Name, got, c.Text)
		}
		if got := Key(c.S.Check(c.By, m)); got != c.Key {
			t.Errorf("%s, %s: refused with %q, want %q", c.Name, c.Text, got, c.Key)
		}
	}
}

// Seen makes sure of the events that a move is seen as.
func (g Game) Seen(t testing.TB, s rules.State, line string, want ...rules.Event) {
	t.Helper()
	by, m := g.Line(t, s, line)
	var seen rules.Script
	s.Apply(by, m, &seen)
	if !slices.EqualFunc(seen.Events, want, func(a, b rules.Event) bool { return a.Cue == b.Cue && slices.Equal(a.Puts, b.Puts) }) {
		t.Errorf("%s is seen as %v, want %v", line, seen.Events, want)
	}
}

// OneAllocation makes sure that a search pays for the new state and for nothing else, when it lists moves and odds, makes
// the move of each line, and does with the new state what else it does.
func (g Game) OneAllocation(t testing.TB, lines map[string]rules.State, also ...func(next rules.State)) {
	t.Helper()
	moves, odds := make([]rules.Move, 0, 1024), make([]rules.Weighted, 0, 256)
	for line, s := range lines {
		by, m := g.Line(t, s, line)
		if n := testing.AllocsPerRun(100, func() {
			moves, odds = s.Moves(moves[:0], s.Turn()), s.Odds(odds[:0])
			next := s.Apply(by, m, nil)
			for _, f := range also {
				f(next)
			}
		}); n != 1 {
			t.Errorf("%s: %v allocations", line, n)
		}
	}
}

// Key is that of a refusal, or "" if the error is none.
func Key(err error) string {
	if r, ok := errors.AsType[*rules.Refusal](err); ok {
		return r.Key
	}
	return ""
}
