package gametest_test

import (
	"errors"
	"testing"

	"quintet/rules"
	"quintet/rules/gametest"
	"quintet/rules/toy"
)

// watched notes that a test failed, instead of failing.
type watched struct {
	testing.TB
	failed bool
}

func (w *watched) Helper()               {}
func (w *watched) Errorf(string, ...any) { w.failed = true }
func (w *watched) Fatal(...any)          { w.failed = true; panic(w) }
func (w *watched) Fatalf(string, ...any) { w.failed = true; panic(w) }

func fails(t *testing.T, f func(t testing.TB)) bool {
	w := &watched{TB: t}
	func() {
		defer func() {
			if r := recover(); r != nil && r != w {
				panic(r)
			}
		}()
		f(w)
	}()
	return w.failed
}

var the = gametest.Game{Game: toy.Game, Position: func(text string, s rules.Setup) (rules.State, error) {
	if text != "start" {
		return nil, errors.New("no position")
	}
	return toy.Game.New(s)
}}

// What the helpers make sure of passes where it is so, and fails where it is not.
func TestHelpers(t *testing.T) {
	dealt := the.After(t, the.Fresh(t, 2), "deal 0 4", "* deal 1 1")
	over := dealt
	for range 3 {
		over = the.After(t, over, "go", "* roll 3", "1 go", "roll 1")
	}
	over = the.After(t, over, "0 go", "roll 1")
	goes := rules.Move{Verb: toy.Go}
	for name, c := range map[string]struct{ good, bad func(t testing.TB) }{
		"setup":        {func(t testing.TB) { the.Fresh(t, 2, "goal", "5") }, func(t testing.TB) { the.Fresh(t, 2, "goal", "x") }},
		"position":     {func(t testing.TB) { the.At(t, "start", 2) }, func(t testing.TB) { the.At(t, "end", 2) }},
		"no position":  {func(t testing.TB) { the.NoPosition(t, map[string]string{"": "end"}, 2) }, func(t testing.TB) { the.NoPosition(t, map[string]string{"": "start"}, 2) }},
		"move":         {func(t testing.TB) { the.Move(t, "go") }, func(t testing.TB) { the.Move(t, "fly") }},
		"after":        {func(t testing.TB) { the.After(t, dealt, "go", "roll 1") }, func(t testing.TB) { the.After(t, dealt, "1 go") }},
		"after chance": {func(t testing.TB) { the.After(t, dealt, "go", "* roll 1") }, func(t testing.TB) { the.After(t, dealt, "* roll 1") }},
		"refused":      {func(t testing.TB) { the.Refused(t, dealt, "1 go", rules.KeyNotYourTurn) }, func(t testing.TB) { the.Refused(t, dealt, "1 go", rules.KeyOver) }},
		"not refused":  {func(t testing.TB) { the.RefusedTo(t, dealt, 1, "go", rules.KeyNotYourTurn) }, func(t testing.TB) { the.RefusedTo(t, dealt, 0, "go", "") }},
		"senseless":    {func(t testing.TB) { the.Senseless(t, nil, dealt) }, func(t testing.TB) { the.Senseless(t, []rules.Move{goes}, dealt) }},
		"unreadable":   {func(t testing.TB) { the.Unreadable(t, "fly") }, func(t testing.TB) { the.Unreadable(t, "fly", "go") }},
		"says":         {func(t testing.TB) { the.Says(t, dealt, "turn 0") }, func(t testing.TB) { the.Says(t, dealt, "turn 0", "turn") }},
		"seen":         {func(t testing.TB) { the.Seen(t, dealt, "go") }, func(t testing.TB) { the.Seen(t, dealt, "go", rules.Event{Cue: rules.CueDrop}) }},
		"allocations": {func(t testing.TB) { the.OneAllocation(t, map[string]rules.State{"go": dealt}) }, func(t testing.TB) {
			the.OneAllocation(t, map[string]rules.State{"go": dealt}, func(s rules.State) { s.Table(nil) })
		}},
		"ended":   {func(t testing.TB) { the.Ended(t, over, "track", 0) }, func(t testing.TB) { the.Ended(t, over, "track", 1) }},
		"scored":  {func(t testing.TB) { the.Scored(t, over, "track", []rules.Seat{0}, 10, 3) }, func(t testing.TB) { the.Scored(t, over, "track", []rules.Seat{0}, 10) }},
		"goes on": {func(t testing.TB) { the.GoesOn(t, dealt) }, func(t testing.TB) { the.GoesOn(t, over) }},
	} {
		if fails(t, c.good) {
			t.Errorf("%s fails", name)
		}
		if !fails(t, c.bad) {
			t.Errorf("%s passes", name)
		}
	}
	if got := the.Legal(dealt); len(got) != 2 || got[0] != "call 4" || got[1] != "go" {
		t.Errorf("legal are %v", got)
	}
}

func TestMeans(t *testing.T) {
	s := the.After(t, the.Fresh(t, 2), "deal 0 4", "deal 1 1")
	taps := s.Path(nil, 0, the.Move(t, "go"))
	for _, c := range []struct {
		gesture gametest.Gesture
		fails   bool
	}{
		{gametest.Gesture{"a move", s, 0, taps, "go", ""}, false},
		{gametest.Gesture{"nothing", s, 0, nil, "", ""}, false},
		{gametest.Gesture{"nothing", s, 0, nil, "go", ""}, true},
		{gametest.Gesture{"a move", s, 0, taps, "", ""}, true},
		{gametest.Gesture{"another move", s, 0, taps, "swap 0 1", ""}, true},
		{gametest.Gesture{"a refusal", s, 0, taps, "go", rules.KeyOver}, true},
	} {
		if fails(t, func(t testing.TB) { the.Means(t, []gametest.Gesture{c.gesture}) }) != c.fails {
			t.Errorf("%s, %q, %q: failing is not %v", c.gesture.Name, c.gesture.Text, c.gesture.Key, c.fails)
		}
	}
}
