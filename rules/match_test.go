package rules_test

import (
	"errors"
	"math"
	"testing"

	"quintet/rules"
	"quintet/rules/toy"
)

func players(names ...string) []rules.Player {
	var list []rules.Player
	for _, n := range names {
		list = append(list, rules.Player{Name: n})
	}
	return list
}

func newMatch(t testing.TB, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(toy.Game, rules.Setup{Players: players("Ana", "Bo"), Start: 1}, seed)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func play(t testing.TB, m *rules.Match, by rules.Seat, text string) []rules.Event {
	t.Helper()
	mv, err := m.Game().Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	events, err := m.Play(by, mv)
	if err != nil {
		t.Fatalf("%v %s: %v", by, text, err)
	}
	return events
}

// chance rolls until somebody else is to move.
func chance(t testing.TB, m *rules.Match) {
	t.Helper()
	for m.State().Turn() == rules.Chance {
		if _, err := m.Chance(); err != nil {
			t.Fatal(err)
		}
	}
}

func key(err error) string {
	if r, ok := errors.AsType[*rules.Refusal](err); ok {
		return r.Key
	}
	return ""
}

func refuses(t testing.TB, m *rules.Match, by rules.Seat, text, want string) {
	t.Helper()
	mv, err := m.Game().Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	before, index, length := m.State(), m.Index(), m.Len()
	if events, err := m.Play(by, mv); key(err) != want || events != nil {
		t.Errorf("%v %s: got %v, want the key %s", by, text, err, want)
	}
	if !m.State().Equal(before) || m.Index() != index || m.Len() != length {
		t.Errorf("%v %s was refused, but something changed", by, text)
	}
}

// While chance is due nobody may move, and when it is not, it may not; its outcomes must be those that are due.
func TestWhoMayPlay(t *testing.T) {
	m := newMatch(t, 1)
	refuses(t, m, 1, "go", rules.KeyNotYourTurn)
	refuses(t, m, rules.Chance, "roll 1", rules.KeyImpossible)
	refuses(t, m, rules.Chance, "deal 0 1", rules.KeyImpossible)
	play(t, m, rules.Chance, "deal 1 4")
	play(t, m, rules.Chance, "deal 0 2")
	refuses(t, m, rules.Chance, "deal 0 1", rules.KeyImpossible)
	refuses(t, m, 0, "go", rules.KeyNotYourTurn)
	refuses(t, m, 2, "go", rules.KeyNotYourTurn)
	refuses(t, m, rules.Nobody, "go", rules.KeyNotYourTurn)
	if _, err := m.Chance(); key(err) != rules.KeyImpossible {
		t.Errorf("chance moved in a player's turn: %v", err)
	}
	play(t, m, 1, "go")
	refuses(t, m, 0, "call 4", rules.KeyNotYourTurn)
	refuses(t, m, rules.Chance, "roll 4", rules.KeyImpossible)
	play(t, m, rules.Chance, "roll 3")
	play(t, m, 1, "call 4") // out of turn
	play(t, m, rules.Chance, "deal 1 1")
	for m.State().Turn() != rules.Nobody {
		play(t, m, m.State().Turn(), "go")
		play(t, m, rules.Chance, "roll 3")
	}
	refuses(t, m, 0, "go", rules.KeyOver)
	refuses(t, m, rules.Chance, "roll 3", rules.KeyOver)
	if got := m.State().Result().String(); got != "over winners 1 result track scores 9 13" {
		t.Errorf("the result is %q", got)
	}
}

// An undone roll comes up the same: what chance does depends on the seed and the number of the move alone.
func TestUndoPastChance(t *testing.T) {
	m := newMatch(t, 5)
	if m.Undo() || m.CanUndo() || m.Redo() || m.CanRedo() {
		t.Error("something was undone or redone in a new match")
	}
	chance(t, m)
	if m.Undo() || m.CanUndo() {
		t.Error("the deal was undone, though nobody decided it")
	}
	dealt := m.State()
	play(t, m, 1, "go")
	chance(t, m)
	play(t, m, 0, "go")
	chance(t, m)
	end := m.State()
	undone := 0
	for m.Undo() {
		undone++
	}
	if undone != 2 || !m.State().Equal(dealt) || m.Index() != 2 || m.Len() != 6 {
		t.Fatalf("undoing twice leads to move %d of %d", m.Index(), m.Len())
	}
	redone := 0
	for m.Redo() {
		if redone++; redone == 1 && m.Index() != 4 {
			t.Errorf("redoing once leads to move %d", m.Index())
		}
	}
	if redone != 2 || !m.State().Equal(end) {
		t.Errorf("redoing twice leads to move %d", m.Index())
	}
	m.Undo()
	m.Undo()
	play(t, m, 1, "go")
	if m.CanRedo() || m.Len() != 3 {
		t.Error("the moves undone are still known after another one")
	}
	chance(t, m)
	play(t, m, 0, "go")
	chance(t, m)
	if !m.State().Equal(end) {
		t.Error("the same decisions did not lead to the same rolls")
	}
	m.Undo()
	m.Undo()
	play(t, m, 1, "go")
	chance(t, m)
	play(t, m, 0, "swap 0 1") // another decision than the one undone
	if m.State().Equal(end) || !m.At(m.Index()).Equal(m.State()) || m.Len() != 5 {
		t.Error("another decision led to the same position")
	}
}

// Two matches that come to the same position by other moves are not the same match.
func TestEqual(t *testing.T) {
	way := func(rolls ...string) *rules.Match {
		m := newMatch(t, 1)
		play(t, m, rules.Chance, "deal 1 1")
		play(t, m, rules.Chance, "deal 0 1")
		for _, roll := range rolls {
			play(t, m, m.State().Turn(), "go")
			play(t, m, rules.Chance, roll)
		}
		return m
	}
	a, b := way("roll 1", "roll 3", "roll 2"), way("roll 2", "roll 3", "roll 1")
	if !a.State().Equal(b.State()) || a.Equal(b) {
		t.Error("the positions differ, or the matches do not")
	}
	if a.Undo(); !a.Equal(way("roll 1", "roll 3")) {
		t.Error("undone moves count")
	}
}

// Every outcome comes up as often as its weight says.
func TestChanceIsFair(t *testing.T) {
	const n = 30000
	var count [4]float64
	for seed := range uint64(n) {
		m := newMatch(t, seed)
		play(t, m, rules.Chance, "deal 1 1")
		play(t, m, rules.Chance, "deal 0 1")
		play(t, m, 1, "go")
		chance(t, m)
		count[m.Entry(3).Move.Args[0]]++
	}
	for fields, weight := range map[int]float64{1: 3, 2: 2, 3: 1} {
		p := weight / 6
		if off := math.Abs(count[fields]-n*p) / math.Sqrt(n*p*(1-p)); off > 4 {
			t.Errorf("%d came up %v times in %d, %.1f standard deviations off", fields, count[fields], n, off)
		}
	}
}

// A file written today must roll the same in any later version.
func TestChanceStaysTheSame(t *testing.T) {
	m, text := newMatch(t, 8361), ""
	for m.State().Turn() != rules.Nobody {
		if turn := m.State().Turn(); turn == rules.Chance {
			chance(t, m)
		} else {
			play(t, m, turn, "go")
		}
	}
	for i := range m.Len() {
		if e := m.Entry(i); e.By == rules.Chance {
			text += m.Game().Format(e.Move) + ", "
		}
	}
	const want = "deal 1 3, deal 0 2, roll 1, roll 2, roll 1, roll 2, roll 1, roll 1, roll 2, roll 3, roll 3, roll 1, roll 3, "
	if text != want {
		t.Errorf("seed 8361 rolls %s", text)
	}
}

func TestSetup(t *testing.T) {
	for name, c := range map[string]rules.Setup{
		"nobody":              {},
		"too many":            {Players: players("A", "B", "C", "D")},
		"no name":             {Players: players("A", " ")},
		"a long name":         {Players: players("A", "12345678901234567890123456789012345678901")},
		"a line end in it":    {Players: players("A", "B\nC")},
		"a line separator":    {Players: players("A", "B\u2028C")},
		"a space of no width": {Players: players("A", "B\u200b")},
		"text turned around":  {Players: players("A", "\u202eB")},
		"a soft hyphen":       {Players: players("A", "B\u00adC")},
		"a bot turned around": {Players: []rules.Player{{Name: "A"}, {Bot: "easy", Name: "B\u202eC"}}},
		"bytes that are none": {Players: players("A", "B\xff")},
		"a level of two":      {Players: []rules.Player{{Name: "A"}, {Bot: "very hard"}}},
		"a start too far":     {Players: players("A", "B"), Start: 2},
		"a start by chance":   {Players: players("A", "B"), Start: rules.Chance},
		"an unknown option":   {Players: players("A", "B"), Options: map[string]string{"colour": "red"}},
		"an unknown value":    {Players: players("A", "B"), Options: map[string]string{"calls": "loud"}},
	} {
		if _, err := rules.NewMatch(toy.Game, c, 0); key(err) != rules.KeyBadHeader {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, name := range []string{"Señor Bot", "Zoe\u0308", "Łukasz 日本", "Nguye\u0302\u0303n", "שָׁלוֹם", "नमस्ते", "A\u00a0B", "♟ 🎲"} {
		m, err := rules.NewMatch(toy.Game, rules.Setup{Players: players(name, "B")}, 0)
		if err != nil || m.Setup().Players[0].Name != name {
			t.Errorf("the name %s: %v", name, err)
		}
	}
	given := rules.Setup{Players: players(" Ana ", "äöü4567890123456789012345678901234567890"), Options: map[string]string{"calls": "strict"}}
	m, err := rules.NewMatch(toy.Game, given, 0)
	if err != nil {
		t.Fatal(err)
	}
	s := m.Setup()
	if s.Players[0].Name != "Ana" || s.Options != nil || given.Players[0].Name != " Ana " || given.Options["calls"] != "strict" {
		t.Errorf("%+v was kept of %+v", s, given)
	}
	s.Players[0].Name = "Eve"
	if m.Setup().Players[0].Name != "Ana" {
		t.Error("the set-up of a match can be altered from outside")
	}
}

func TestRefusal(t *testing.T) {
	r := rules.Refuse("why", "{a} is not {b}, {a}.", "a", "{b}", "b", "x")
	if got := r.Error(); got != "{b} is not x, {b}." {
		t.Errorf("got %q", got)
	}
}
