package rules_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
)

// paths is a state of which only the moves and their paths matter. A path is words: a number is a spot, "ok" the button
// Done, and what is in (brackets) may come in any order.
type paths struct {
	rules.State
	list []string
}

func (p paths) Moves(dst []rules.Move, by rules.Seat) []rules.Move {
	for i := range p.list {
		dst = append(dst, rules.Move{Verb: rules.Verb(i + 1)})
	}
	return dst
}

func (p paths) Path(dst []rules.Step, by rules.Seat, m rules.Move) []rules.Step {
	for _, w := range strings.Fields(p.list[m.Verb-1]) {
		dst = append(dst, step(w))
	}
	return dst
}

func step(word string) rules.Step {
	s := rules.Step{Any: strings.ContainsAny(word, "()")}
	if word = strings.Trim(word, "()"); word == "ok" {
		s.Button = rules.ButtonDone
	} else {
		fmt.Sscan(word, &s.Spot.X)
	}
	return s
}

// next is what may be tapped, in words.
func next(t *rules.Taps) string {
	var words []string
	for _, s := range t.Next(nil) {
		if s.Button == rules.ButtonDone {
			words = append(words, "ok")
		} else {
			words = append(words, fmt.Sprint(s.Spot.X))
		}
	}
	slices.Sort(words)
	return strings.Join(words, " ")
}

func TestTaps(t *testing.T) {
	s := paths{list: []string{"1 9", "2 9", "(1) (2)", "(2) (3)", "4 (5) (6) (5) ok", "4 (5) (7) ok", "8"}}
	taps := rules.NewTaps(s, 0)
	for _, c := range []struct {
		tap  string // "" for one step back
		move int    // 0 if it is not complete
		ok   bool
		next string
	}{
		{"9", 0, false, "1 2 3 4 8"},
		{"2", 0, true, "1 3 9"},
		{"2", 0, false, "1 3 9"},
		{"1", 3, true, ""},
		{"1", 0, false, ""},
		{"", 0, true, "1 3 9"},
		{"9", 2, true, ""},
		{"", 0, true, "1 3 9"},
		{"3", 4, true, ""},
		{"", 0, true, "1 3 9"},
		{"", 0, true, "1 2 3 4 8"},
		{"", 0, false, "1 2 3 4 8"},
		{"8", 7, true, ""},
		{"", 0, true, "1 2 3 4 8"},
		{"4", 0, true, "5 6 7"},
		{"5", 0, true, "5 6 7"},
		{"ok", 0, false, "5 6 7"},
		{"5", 0, true, "6"},
		{"", 0, true, "5 6 7"},
		{"7", 0, true, "ok"},
		{"ok", 6, true, ""},
		{"", 0, true, "ok"},
		{"", 0, true, "5 6 7"},
		{"6", 0, true, "5"},
		{"5", 0, true, "ok"},
		{"ok", 5, true, ""},
	} {
		if c.tap == "" {
			if ok := taps.Back(); ok != c.ok {
				t.Fatalf("back: %v", ok)
			}
		} else {
			m, done, ok := taps.Tap(step(c.tap))
			if ok != c.ok || done != (c.move != 0) || m.Verb != rules.Verb(c.move) {
				t.Fatalf("%v then %s: move %d, done %v, ok %v", taps.Taken(), c.tap, m.Verb, done, ok)
			}
		}
		if got := next(taps); got != c.next {
			t.Fatalf("after %v: next %q, want %q", taps.Taken(), got, c.next)
		}
	}
	taps.Reset(paths{list: []string{"3"}}, 0)
	if got := next(taps); got != "3" || len(taps.Taken()) != 0 {
		t.Errorf("after a reset: next %q, taken %v", got, taps.Taken())
	}
}

// Asking what lights up happens every frame and allocates nothing.
func TestTapsAllocateNothing(t *testing.T) {
	s := paths{list: []string{"1 9", "2 9", "(1) (2)"}}
	taps, buf := rules.NewTaps(s, 0), make([]rules.Step, 0, 8)
	one := step("1")
	if n := testing.AllocsPerRun(100, func() {
		buf = taps.Next(buf[:0])
		taps.Tap(one)
		taps.Back()
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
