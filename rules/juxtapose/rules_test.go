package juxtapose_test

import (
	"testing"

	"quintet/rules"
	. "quintet/rules/juxtapose"
)

func TestRefusalKeys(t *testing.T) {
	down := after(t, fresh(t, 2), "drop RS a1")
	full := position(t, x05, 2)
	slides := position(t, x05, 2, "slideRule", "slidesOnly")
	over := after(t, position(t, x09, 2), "slide d2")

	t.Run("taken", func(t *testing.T) {
		refused(t, down, "drop RM a1", KeyTaken)
		refused(t, down, "drop RS a1", KeyTaken) // not in the pool either, but taken comes first
	})
	t.Run("not-in-pool", func(t *testing.T) { refused(t, down, "drop RS a2", KeyNotInPool) })
	t.Run("not-adjacent", func(t *testing.T) {
		refused(t, full, "swap a1 a3", KeyNotAdjacent)
		refused(t, full, "swap a1 a1", KeyNotAdjacent)
		refused(t, full, "slide a4", KeyNotAdjacent)
		refused(t, slides, "swap a1 a3", KeyNotAdjacent) // swaps-off comes last
	})
	t.Run("no wrap-around", func(t *testing.T) { // lines 66-70 of the seed
		refused(t, full, "swap a1 d1", KeyNotAdjacent)
		refused(t, full, "swap a4 b1", KeyNotAdjacent)
	})
	t.Run("empty", func(t *testing.T) {
		refused(t, full, "slide c2", KeyEmpty)
		refused(t, full, "swap c2 c1", KeyEmpty)
		refused(t, full, "swap b1 c2", KeyEmpty) // X7: no diagonal slide by way of a swap
		refused(t, slides, "swap b1 c2", KeyEmpty)
	})
	t.Run("barred", func(t *testing.T) { refused(t, after(t, full, "slide b2"), "slide c2", KeyBarred) })
	t.Run("wrong-phase", func(t *testing.T) {
		refused(t, down, "slide a1", KeyWrongPhase)
		refused(t, down, "swap a1 a2", KeyWrongPhase)
		refused(t, full, "drop RS c2", KeyWrongPhase)
		refused(t, slides, "drop RS c2", KeyWrongPhase)
	})
	t.Run("not-your-turn", func(t *testing.T) {
		refusedTo(t, down, 0, "drop RM a2", rules.KeyNotYourTurn)
		refusedTo(t, down, 2, "slide a1", rules.KeyNotYourTurn)
	})
	t.Run("over", func(t *testing.T) {
		for seat := range rules.Seat(2) {
			refusedTo(t, over, seat, "swap a1 a2", rules.KeyOver)
		}
	})
	t.Run("swaps-off", func(t *testing.T) { refused(t, slides, "swap a1 a2", KeySwapsOff) })
	t.Run("unreadable", func(t *testing.T) {
		senseless(t, []rules.Move{
			{}, {Verb: 9}, {Verb: VerbDrop, Args: [15]int8{-1, 3}}, {Verb: VerbDrop, Args: [15]int8{15, 3}},
			{Verb: VerbDrop, Args: [15]int8{0, 16}}, {Verb: VerbDrop, Args: [15]int8{0, 2, 1}}, {Verb: VerbSlide, Args: [15]int8{-128}},
			{Verb: VerbSwap, Args: [15]int8{5, 4}}, {Verb: VerbSwap, Args: [15]int8{4, 127}},
		}, down, full)
	})
}

// X1: what is barred after a slide and after a swap, under both readings.
func TestLastMoved(t *testing.T) {
	any, only := position(t, x05, 2), position(t, x05, 2, "lastMoved", "slideOnly")
	for name, start := range map[string]rules.State{"anyMove": any, "slideOnly": only} {
		s := after(t, start, "slide c3") // GM is now on c2, c3 is empty
		if got := Barred(s); got != 1<<Index(2, 1) {
			t.Errorf("%s: a slide bars %b", name, got)
		}
		refused(t, s, "slide c2", KeyBarred)
	}
	// A swap bars both pyramids, and frees the one that slid.
	s := after(t, any, "swap b2 c1") // YS to c1, RM to b2
	if got := Barred(s); got != 1<<Index(1, 0)|1<<Index(0, 1) {
		t.Errorf("a swap bars %b", got)
	}
	refused(t, s, "slide b2", KeyBarred)
	refused(t, s, "slide c1", KeyBarred)
	after(t, any, "slide c3", "swap a1 a2", "slide c2")
	// Read as the pyramid of the latest slide only, a swap bars nothing and frees nothing.
	after(t, only, "swap b2 c1", "slide b2")
	refused(t, after(t, only, "slide c3", "swap a1 a2"), "slide c2", KeyBarred)
	// It stays barred wherever swaps take it: GM from c2 to b3, beside the empty c3.
	s = after(t, only, "slide c3", "swap c2 b3")
	refused(t, s, "slide b3", KeyBarred)
	after(t, s, "slide c2")
	// X2: a swap may use barred pyramids and undo the last swap.
	after(t, any, "swap b2 c1", "swap b2 c1")
}

// X3, X4: lines count in the drop phase, and the player who acts wins, whatever the lines are.
func TestResults(t *testing.T) {
	t.Run("line-size", func(t *testing.T) {
		ended(t, after(t, fresh(t, 3), "drop RS a1", "drop YS b2", "drop GS d4", "drop BS c3"), ResultSize, 0)
	})
	t.Run("line-colour", func(t *testing.T) {
		ended(t, after(t, position(t, x09, 4), "swap c3 c4"), ResultColour, 3)
	})
	t.Run("line-both", func(t *testing.T) {
		s := after(t, fresh(t, 4), "drop RL b1", "drop YL c1", "drop GL d1", "drop BM a2", "drop BS a3")
		r := ended(t, after(t, s, "drop BL a1"), ResultBoth, 1)
		if len(r.Shapes) != 2 || line(r.Shapes[0]) != "a1 b1 c1 d1" || line(r.Shapes[1]) != "a1 a2 a3" {
			t.Errorf("the lines are %v", r.Shapes)
		}
	})
	t.Run("repetition", func(t *testing.T) {
		ended(t, after(t, position(t, x05, 2), dance(4)...), ResultRepetition)
	})
	t.Run("move-limit", func(t *testing.T) {
		s := after(t, position(t, x05, 2, "repetition", "off"), dance(499)...)
		goesOn(t, s)
		if Slides(s) != 499 {
			t.Errorf("%d turns", Slides(s))
		}
		ended(t, after(t, s, dance(500)[499]), ResultMoveLimit)
		// With the rule on, the limit holds for those who never repeat themselves.
		ended(t, after(t, position(t, x05+"\nslides 499", 2), "slide c3"), ResultMoveLimit)
	})
	t.Run("a line on the last turn wins", func(t *testing.T) {
		s := position(t, x09+"\nslides 499", 2)
		ended(t, after(t, s, "slide d2"), ResultColour, s.Turn())
	})
}

// dance is n moves that change nothing in the long run: the same two pyramids swap and swap back.
func dance(n int) []string {
	moves := make([]string, n)
	for i := range moves {
		moves[i] = "swap a1 a2"
	}
	return moves
}

// X5: the third time, the same player to move, whatever is barred, the position at the start of the phase included.
func TestRepetition(t *testing.T) {
	goesOn(t, after(t, position(t, x05, 2), dance(3)...))
	ended(t, after(t, position(t, x05, 2), dance(4)...), ResultRepetition)
	// Three players: after two swaps the board is the same but the player is another one; after six all is as it was.
	goesOn(t, after(t, position(t, x05, 3), dance(11)...))
	ended(t, after(t, position(t, x05, 3), dance(12)...), ResultRepetition)
	// Between the first and the second time two pyramids became barred, and that makes no difference.
	ended(t, after(t, after(t, fresh(t, 2), fill...), dance(4)...), ResultRepetition)
	goesOn(t, after(t, position(t, x05, 2, "repetition", "off"), dance(40)...))
}

func TestEqual(t *testing.T) {
	a := after(t, position(t, x05, 2), "swap a1 a2", "swap a3 a4", "swap a1 a2", "swap a3 a4")
	for name, c := range map[string]struct {
		s    rules.State
		want bool
	}{
		"the same moves":          {after(t, position(t, x05, 2), "swap a1 a2", "swap a3 a4", "swap a1 a2", "swap a3 a4"), true},
		"no past":                 {position(t, x05+"\nslides 4\nbarred YL KM", 2), false},
		"another past":            {after(t, position(t, x05, 2), "swap d1 d2", "swap a3 a4", "swap d1 d2", "swap a3 a4"), false},
		"another player":          {after(t, position(t, x05+"\nturn 0", 2), "swap a1 a2", "swap a3 a4", "swap a1 a2", "swap a3 a4"), false},
		"another board":           {after(t, position(t, x05, 2), "swap a1 a2", "swap a3 a4", "swap a1 a2", "swap a2 a3"), false},
		"other options":           {after(t, position(t, x05, 2, "lastMoved", "slideOnly"), "swap a1 a2", "swap a3 a4", "swap a1 a2", "swap a3 a4"), false},
		"another number of seats": {after(t, position(t, x05, 3), "swap a1 a2", "swap a3 a4", "swap a1 a2", "swap a3 a4"), false},
		"nothing":                 {nil, false},
	} {
		if a.Equal(c.s) != c.want || c.s != nil && c.s.Equal(a) != c.want {
			t.Errorf("%s: equal is not %v", name, c.want)
		}
	}
}
