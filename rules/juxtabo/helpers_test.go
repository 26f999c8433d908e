package juxtabo_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/juxtabo"
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

// position is one of two players on a board of four by four, unless the options say otherwise.
func position(t testing.TB, text string, options ...string) rules.State {
	t.Helper()
	return positionOf(t, text, 2, append([]string{"board", "4"}, options...)...)
}

func positionOf(t testing.TB, text string, n int, options ...string) rules.State {
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

// entry is a line of a match file; without a seat it is for the seat to move.
func entry(t testing.TB, s rules.State, line string) (rules.Seat, rules.Move) {
	t.Helper()
	by := s.Turn()
	if seat := strings.IndexByte("*0123", line[0]); seat >= 0 {
		by, line = rules.Seat(seat-1), line[2:]
	}
	return by, move(t, line)
}

// after makes moves, those of chance among them.
func after(t testing.TB, s rules.State, lines ...string) rules.State {
	t.Helper()
	for _, line := range lines {
		by, m := entry(t, s, line)
		if by == rules.Chance && !slices.ContainsFunc(s.Odds(nil), func(w rules.Weighted) bool { return w.Move == m }) {
			t.Fatalf("%s: chance can't have that\n%s", line, Game.Show(s))
		} else if by != rules.Chance {
			if err := s.Check(by, m); err != nil {
				t.Fatalf("%s: %v\n%s", line, err, Game.Show(s))
			}
		}
		s = s.Apply(by, m, nil)
	}
	return s
}

// chance lets chance have the first outcome that it may, until a seat is to move.
func chance(s rules.State) rules.State {
	for s.Turn() == rules.Chance {
		s = s.Apply(rules.Chance, s.Odds(nil)[0].Move, nil)
	}
	return s
}

// refused makes sure that a move is refused for that reason, and leaves everything as it is.
func refused(t testing.TB, s rules.State, line, key string) {
	t.Helper()
	by, m := entry(t, s, line)
	err := s.Check(by, m)
	r, ok := errors.AsType[*rules.Refusal](err)
	if !ok || r.Key != key {
		t.Errorf("seat %v, %s: got %v, want the key %s", by, line, err, key)
	} else if strings.ContainsAny(r.Error(), "{}") {
		t.Errorf("a placeholder is left in %q", r.Error())
	}
	if slices.Contains(s.Moves(nil, by), m) {
		t.Errorf("seat %v, %s is among the moves", by, line)
	}
}

// costs makes sure that a move is allowed but is no move that is offered, as it costs a turn.
func costs(t testing.TB, s rules.State, line string) {
	t.Helper()
	by, m := entry(t, s, line)
	if err := s.Check(by, m); err != nil || !Penalised(s, by, m) || slices.Contains(s.Moves(nil, by), m) {
		t.Errorf("seat %v, %s: %v", by, line, err)
	}
}

// legal are the moves of a seat in notation, sorted.
func legal(s rules.State, by rules.Seat) []string {
	var list []string
	for _, m := range s.Moves(nil, by) {
		list = append(list, Game.Format(m))
	}
	slices.Sort(list)
	return list
}

// says makes sure that show prints these lines.
func says(t testing.TB, s rules.State, lines ...string) {
	t.Helper()
	text := Game.Show(s)
	for _, line := range lines {
		if !strings.Contains("\n"+text, "\n"+line+"\n") {
			t.Errorf("no line %q in\n%s", line, text)
		}
	}
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

// turn makes sure whose turn it is.
func turn(t testing.TB, s rules.State, want rules.Seat) {
	t.Helper()
	if s.Turn() != want {
		t.Errorf("seat %v is to move, not %v:\n%s", s.Turn(), want, Game.Show(s))
	}
}

// full plays from an empty board to a solitaire whose board shows the rows, with that reserve and that open card.
func solitaire(t testing.TB, rows, reserve, card string) rules.State {
	t.Helper()
	s := empty(t, 1)
	for y, row := range strings.Split(rows, "/") {
		for x := range row {
			s = layColour(t, s, int8(x), int8(y), row[x:x+1], reserve)
		}
	}
	for _, name := range strings.Fields(reserve) {
		s = after(t, s, "* draw 0 "+name)
	}
	return after(t, s, "* card 0 "+card)
}

// layColour lays a disc with that colour on top which is not wanted for the reserve.
func layColour(t testing.TB, s rules.State, x, y int8, colour, reserve string) rules.State {
	t.Helper()
	best := rules.Weighted{}
	for _, w := range s.Odds(nil) {
		text := Game.Format(w.Move)
		if strings.HasPrefix(text, "lay "+Cell(x, y)) && strings.HasSuffix(text, ">"+colour) &&
			!strings.Contains(reserve, text[9:11]) && w.Weight > best.Weight {
			best = w
		}
	}
	if best.Weight == 0 {
		t.Fatalf("%s can't show %s", Cell(x, y), colour)
	}
	return s.Apply(rules.Chance, best.Move, nil)
}
