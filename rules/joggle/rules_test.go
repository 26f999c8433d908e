package joggle_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/gametest"
	. "quintet/rules/joggle"
)

// Five of six white fields of r1c1-r2c3, and three of four black ones of r7c7-r8c8; the sixth and the fourth are free.
const (
	nearWhite = apartWhite + "r1c1 r1c2 r2c1 r2c2"
	nearBlack = apartBlack + "r7c7 r7c8 r8c7 r1c3"
)

func TestRefusalKeys(t *testing.T) {
	down := position(t, board("r1c1 r3c3", "r8c8 r6c6", "die B"), 2)
	red := position(t, board(blues, yellows, "die R", "turn 0"), 2)
	any := position(t, board(blues, yellows, "die J", "turn 0"), 2)
	near := position(t, board(nearWhite, nearBlack, "die J", "turn 0"), 2, "target", "r1s1")
	over := after(t, position(t, board("r3c3 r3c4 r4c3 r4c4 r5c3", "r1c1 r1c3 r1c5 r1c7 r8c8", "die Y"), 2), "place r5c4")

	t.Run("taken", func(t *testing.T) {
		refused(t, down, "place r1c1", KeyTaken)
		refused(t, down, "place r8c8", KeyTaken) // the wrong colour too, but taken comes first
		refused(t, red, "move r1c1 r1c3", KeyTaken)
		refused(t, red, "move r1c1 r1c1", KeyTaken)
	})
	t.Run("wrong-colour", func(t *testing.T) {
		refused(t, down, "place r1c2", KeyWrongColour)
		refused(t, red, "move r1c1 r1c5", KeyWrongColour)
		refused(t, red, "move r1c2 r1c5", KeyWrongColour) // not one's own either
	})
	t.Run("not-yours", func(t *testing.T) {
		refused(t, red, "move r1c2 r1c6", KeyNotYours)
		refused(t, any, "exchange r1c2 r1c1", KeyNotYours)
	})
	t.Run("not-theirs", func(t *testing.T) {
		refused(t, any, "exchange r1c1 r1c3", KeyNotTheirs)
		refused(t, red, "exchange r1c6 r1c3", KeyNotTheirs) // nothing on the first field, but not-theirs comes first
	})
	t.Run("empty", func(t *testing.T) {
		refused(t, any, "move r1c5 r1c6", KeyEmpty)
		refused(t, any, "exchange r1c5 r1c2", KeyEmpty)
		refused(t, any, "exchange r1c1 r1c6", KeyEmpty)
		refused(t, red, "exchange r1c1 r1c6", KeyEmpty)
	})
	t.Run("needs-joggle", func(t *testing.T) {
		refused(t, red, "exchange r1c1 r1c2", KeyNeedsJoggle)
		after(t, any, "exchange r1c1 r1c2")
	})
	t.Run("protected", func(t *testing.T) {
		s := position(t, board(apartWhite+"r1c1 r1c2 r2c1 r2c2", nearBlack, "die J", "turn 0"), 2, "target", "s2")
		refused(t, s, "exchange r1c1 r3c1", KeyProtected)
		refused(t, s, "exchange r1c1 r1c3", KeyProtected)
		after(t, s, "exchange r4c1 r3c1")
		s = position(t, board(apartWhite+"r1c1 r1c2 r2c1 r2c2", nearBlack, "die J", "turn 1"), 2, "target", "s2")
		refused(t, s, "exchange r3c1 r1c1", KeyProtected) // theirs no more than one's own
		// G11: squares mean nothing where the target is a rectangle.
		s = position(t, board(apartWhite+"r1c1 r1c2 r2c1 r2c2", nearBlack, "die J", "turn 0"), 2, "target", "r1")
		after(t, s, "exchange r1c1 r3c1")
	})
	t.Run("would-complete", func(t *testing.T) {
		// r2c3 is free and r1c3 black: white's rectangle lacks both; its square r1c1-r2c2 is finished.
		s := after(t, near, "move r4c1 r2c3", "roll J", "move r2c5 r2c8", "roll J")
		refused(t, s, "exchange r4c3 r1c3", KeyWouldComplete)
		// A marble of the shape itself leaves it open: then nothing is finished. But those here are protected.
		refused(t, s, "exchange r1c1 r1c3", KeyProtected)
		r1 := after(t, position(t, board(nearWhite, nearBlack, "die J", "turn 0"), 2), "move r4c1 r2c3", "roll J", "move r2c5 r2c8", "roll J")
		refused(t, r1, "exchange r4c3 r1c3", KeyWouldComplete)
		after(t, r1, "exchange r1c1 r1c3")
		// G5: nor the other side's: black's square lacks r8c8 alone, and a white marble goes there.
		s = after(t, near, "move r4c1 r8c8", "roll J", "move r2c5 r2c8", "roll J")
		refused(t, s, "exchange r8c8 r3c3", KeyWouldComplete)
		after(t, s, "exchange r8c8 r7c7")
	})
	t.Run("too-early", func(t *testing.T) {
		s := position(t, board("r1c1 r1c2 r2c1", "r8c8 r8c7 r7c8", "die J"), 2, "target", "s2", "extreme", "on")
		refused(t, s, "place r2c2", KeyTooEarly)
		after(t, s, "place r7c7") // only the mover's own shapes
		after(t, position(t, board("r1c1 r1c2 r2c1", "r8c8 r8c7 r7c8", "die J"), 2, "extreme", "on"), "place r2c2")
		after(t, position(t, board("r1c1 r1c2 r2c1", "r8c8 r8c7 r7c8", "die J"), 2, "target", "s2"), "place r2c2")
	})
	t.Run("wrong-phase", func(t *testing.T) {
		refused(t, down, "move r1c1 r1c3", KeyWrongPhase)
		refused(t, down, "exchange r1c1 r8c8", KeyWrongPhase)
		refused(t, red, "place r1c6", KeyWrongPhase) // G4
		refused(t, any, "place r1c6", KeyWrongPhase)
		refused(t, down, "roll B", KeyWrongPhase)
		refused(t, red, "roll J", KeyWrongPhase)
	})
	t.Run("not-your-turn", func(t *testing.T) {
		refusedTo(t, down, 1, "place r1c3", rules.KeyNotYourTurn)
		refusedTo(t, down, 2, "place r1c3", rules.KeyNotYourTurn)
		for _, by := range []rules.Seat{rules.Nobody, rules.Chance, 0, 1} { // the die first
			refusedTo(t, fresh(t, 2), by, "place r1c3", rules.KeyNotYourTurn)
		}
	})
	t.Run("over", func(t *testing.T) {
		for seat := range rules.Seat(2) {
			refusedTo(t, over, seat, "place r1c2", rules.KeyOver)
		}
		refusedTo(t, over, rules.Chance, "roll B", rules.KeyOver)
	})
	t.Run("unreadable", func(t *testing.T) {
		senseless(t, []rules.Move{
			{}, {Verb: 9}, {Verb: VerbPlace, Args: [15]int8{-1}}, {Verb: VerbPlace, Args: [15]int8{64}}, {Verb: VerbPlace, Args: [15]int8{1, 1}},
			{Verb: VerbMove, Args: [15]int8{0, 64}}, {Verb: VerbMove, Args: [15]int8{-128, 3}}, {Verb: VerbExchange, Args: [15]int8{1, 2, 3}},
			{Verb: VerbExchange, Args: [15]int8{127, 3}}, {Verb: VerbRoll}, {Verb: VerbRoll, Args: [15]int8{6}},
		}, down, red, any)
	})
	t.Run("impossible", func(t *testing.T) {
		m, err := rules.NewMatch(Game, setup(2), 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{"place r1c1", "move r1c1 r1c2"} {
			_, err := m.Play(rules.Chance, move(t, text))
			if gametest.Key(err) != rules.KeyImpossible {
				t.Errorf("chance makes %s: %v", text, err)
			}
		}
	})
}

func TestResults(t *testing.T) {
	t.Run("target", func(t *testing.T) {
		text := board("r3c3 r3c4 r4c3 r4c4 r5c3", "r1c1 r1c3 r1c5 r1c7 r8c8", "die J")
		ended(t, after(t, position(t, text, 2), "place r5c4"), ResultTarget, 0)
		ended(t, after(t, position(t, text+"\nturn 1", 2, "first", "black"), "place r5c4"), ResultTarget, 1)
		goesOn(t, after(t, position(t, text, 2, "first", "black"), "place r5c4")) // a black marble
	})
	t.Run("target by a team", func(t *testing.T) {
		s := position(t, board("r3c3 r3c4 r4c3 r4c4 r5c3", "r1c1 r1c3 r1c5 r1c7 r8c8", "die Y", "turn 2"), 4)
		r := ended(t, after(t, s, "place r5c4"), ResultTarget, 0, 2)
		if shapes(r) != "[r3c3-r5c4]" {
			t.Errorf("the shape is %v", shapes(r))
		}
		s = position(t, board("r1c1 r1c3 r1c5 r1c7 r8c8 r8c6", "r3c3 r3c4 r4c3 r4c4 r5c3", "die Y", "turn 3"), 4)
		ended(t, after(t, s, "place r5c4"), ResultTarget, 1, 3)
	})
	t.Run("move-limit", func(t *testing.T) {
		s := position(t, board(blues, yellows, "moves 199", "die R", "turn 0"), 2)
		ended(t, after(t, s, "move r1c1 r1c6"), ResultMoveLimit)
		s = position(t, board(blues, yellows, "die J", "turn 0"), 2)
		s = after(t, s, dance(199)...)
		goesOn(t, s)
		if Moved(s) != 199 || Limit(s) != 200 {
			t.Errorf("%d moves of %d", Moved(s), Limit(s))
		}
		ended(t, after(t, s, dance(200)[2*199-1:]...), ResultMoveLimit)
	})
	t.Run("move-limit off", func(t *testing.T) {
		s := position(t, board(blues, yellows, "die J", "turn 0"), 2, "moveLimit", "off")
		goesOn(t, after(t, s, dance(200)...))
		s = position(t, board(blues, yellows, "moves 4999", "die J", "turn 0"), 2, "moveLimit", "off")
		if Limit(s) != 5000 {
			t.Errorf("the limit is %d", Limit(s))
		}
		ended(t, after(t, s, "exchange r1c1 r1c2"), ResultMoveLimit)
	})
	t.Run("a target on the last move wins", func(t *testing.T) {
		white := "r1c1 r1c2 r2c1 r8c8 r4c1 r4c2 r5c1 r5c2 r1c4 r1c6 r1c8 r6c5 r3c8 r3c6 r4c4 r7c2"
		black := "r2c5 r2c7 r3c1 r3c3 r3c5 r6c7 r5c4 r5c7 r7c1 r8c3 r8c5 r7c7 r7c4 r8c7 r1c3 r5c6"
		text := board(white, black, "moves 199", "die J", "turn 0")
		ended(t, after(t, position(t, text, 2, "target", "s2"), "move r8c8 r2c2"), ResultTarget, 0)
		ended(t, after(t, position(t, text, 2, "target", "s3"), "move r8c8 r2c2"), ResultMoveLimit)
	})
}

// dance is n moves with the rolls between them, from blues and yellows after Joggle by seat 0, that lead nowhere.
func dance(n int) []string {
	var moves []string
	for i := range n {
		from, to := "r1c1", "r1c5"
		if i%2 == 1 {
			from, to = "r1c2", "r1c6"
		}
		if i%4 > 1 {
			from, to = to, from
		}
		moves = append(moves, "move "+from+" "+to, "roll J")
	}
	return moves[:2*n-1]
}

// Section 5: the seats take turns, and the moving phase begins when no one has a marble in store.
func TestTurns(t *testing.T) {
	for _, c := range []struct {
		seats int
		start rules.Seat
	}{{2, 0}, {2, 1}, {4, 0}, {4, 3}} {
		set := setup(c.seats)
		set.Start = c.start
		s, err := Game.New(set)
		if err != nil {
			t.Fatal(err)
		}
		left := make([]int, c.seats)
		for seat := range left {
			left[seat] = 32 / c.seats
		}
		for i, name := range strings.Fields(blues + yellows) {
			seat := (c.start + rules.Seat(i)) % rules.Seat(c.seats)
			if s.Turn() != rules.Chance || Mover(s) != seat || Phase(s) != PhasePlace {
				t.Fatalf("%d placed: turn %v of %v", i, s.Turn(), Mover(s))
			}
			s = after(t, s, "roll J")
			if s.Turn() != seat || ColourOf(s, seat) != int(seat)%2 {
				t.Fatalf("%d placed: seat %v is to move", i, s.Turn())
			}
			s = after(t, s, "place "+name)
			left[seat]--
			for seat, n := range left {
				if Left(s, rules.Seat(seat)) != n {
					t.Fatalf("%d placed: seat %d has %d left, not %d", i+1, seat, Left(s, rules.Seat(seat)), n)
				}
			}
		}
		if Phase(s) != PhaseMove || Mover(s) != c.start {
			t.Errorf("phase %v, seat %v", Phase(s), Mover(s))
		}
	}
}

// Sections 5 and 8, G14: any marble of the team may be moved by either of the two, also one that the other has placed.
func TestTeams(t *testing.T) {
	s := position(t, board(blues, yellows, "die J", "turn 2"), 4)
	if n := len(s.Moves(nil, 2)); n != 16*32+16*16 {
		t.Errorf("%d moves", n)
	}
	for _, by := range []rules.Seat{0, 1, 3} {
		if s.Moves(nil, by) != nil {
			t.Errorf("seat %d may move", by)
		}
	}
	if !Confer(setup(4)) || Confer(setup(4, "confer", "no")) {
		t.Error("players may confer unless they have agreed not to")
	}
}

func TestFirst(t *testing.T) {
	for name, s := range map[string]rules.Setup{
		"four players choose a colour": setup(4, "first", "black"), "two players do not confer": setup(2, "confer", "no"), "three play": setup(3),
	} {
		if _, err := Game.Accept(s); err == nil {
			t.Error(name)
		}
	}
	for value, want := range map[string]int{"white": White, "black": Black} {
		s := fresh(t, 2, "first", value)
		if ColourOf(s, 0) != want || ColourOf(s, 1) != 1-want {
			t.Errorf("first %s: seat 0 plays %d", value, ColourOf(s, 0))
		}
		s = after(t, s, "roll J", "place r1c1")
		if Men(s, want) != 1 || Men(s, 1-want) != 0 {
			t.Errorf("first %s: the first marble is of the other colour", value)
		}
	}
}

// G1: a roll that leaves no move is followed by another one, of the same seat.
func TestUselessRolls(t *testing.T) {
	s := position(t, board(blues, yellows, "turn 1 to roll"), 2)
	for range 3 {
		s = after(t, s, "roll Y", "roll B")
		if s.Turn() != rules.Chance || Mover(s) != 1 || !Again(s) || Rolled(s) != Blue || Lit(s) != 0 {
			t.Fatalf("after a useless roll:\n%s", Game.Show(s))
		}
	}
	s = after(t, s, "roll G")
	if s.Turn() != 1 || Again(s) || len(legal(s)) != 16*16 {
		t.Errorf("after a useful roll:\n%s", Game.Show(s))
	}
	// Before all lie on the board, too.
	placing := strings.TrimSuffix(yellows, "r8c8 ")
	s = position(t, board(blues, placing, "turn 1 to roll"), 2)
	if s = after(t, s, "roll B"); s.Turn() != rules.Chance {
		t.Error("there is a free blue field")
	}
	if got := legal(after(t, s, "roll Y")); !slices.Equal(got, []string{"place r8c8"}) {
		t.Errorf("with one yellow field free: %v", got)
	}
	// In Extreme a field on which nothing may be placed yet is as good as taken: the last free yellow one, r6c7.
	s = position(t, board("r6c5 r6c6 r5c6 r5c7 r5c5 r1c2 r1c4 r2c1 r2c7 r3c3 r3c5", "r4c6 r4c8 r5c2 r5c4 r6c1 r7c3 r7c5 r8c6 r8c8 r1c1 r1c3",
		"turn 0 to roll"), 2, "extreme", "on")
	if s = after(t, s, "roll Y"); s.Turn() != rules.Chance {
		t.Errorf("r6c7 is allowed: %v", legal(s))
	}
}

// A match has a bound: after twenty useless rolls in a row only useful ones come.
func TestUselessMax(t *testing.T) {
	s := position(t, board(blues, yellows, "turn 1 to roll"), 2)
	for range 20 {
		if got := rolls(s); len(got) != 5 {
			t.Fatalf("chance has %v", got)
		}
		s = after(t, s, "roll B")
	}
	if got := fmt.Sprint(rolls(s)); got != "[roll G roll R roll J]" {
		t.Errorf("chance has %v", got)
	}
	after(t, s, "roll J", "exchange r1c2 r1c1")
}

// Section 2: two of six sides of the die are Joggle.
func TestOdds(t *testing.T) {
	var got string
	for _, w := range fresh(t, 2).Odds(nil) {
		got += fmt.Sprint(Game.Format(w.Move), " ", w.Weight, ", ")
	}
	if got != "roll B 1, roll Y 1, roll G 1, roll R 1, roll J 2, " {
		t.Error(got)
	}
	if s := after(t, fresh(t, 2), "roll B"); s.Odds(nil) != nil {
		t.Error("chance has outcomes when it is not its turn")
	}
}

// Extreme: nothing is finished before all marbles lie on the board, with the last of them neither; afterwards it is.
func TestExtreme(t *testing.T) {
	white := apartWhite + "r1c1 r1c2 r2c1 r7c7"
	black := apartBlack + "r8c8 r7c4 r8c7"
	s := position(t, board(white, black, "die J", "turn 1"), 2, "target", "s2", "extreme", "on")
	s = after(t, s, "place r1c3", "roll J")
	after(t, s, "move r7c7 r2c2")
	// Seat 1 lays the last marble.
	s = position(t, board(apartBlack+"r8c8 r7c4 r8c7 r1c3", apartWhite+"r1c1 r1c2 r2c1", "die J", "turn 1"), 2, "target", "s2", "extreme", "on")
	refused(t, s, "place r2c2", KeyTooEarly)
	after(t, s, "place r7c7")
}

func TestEqual(t *testing.T) {
	text := func(lines ...string) string { return board(blues, yellows, lines...) }
	a := position(t, text("die J", "turn 0"), 2)
	for name, c := range map[string]struct {
		s    rules.State
		want bool
	}{
		"the same":        {position(t, text("die J", "turn 0"), 2), true},
		"the same later":  {after(t, position(t, text("die J", "turn 0"), 2), "move r1c1 r1c5", "roll J"), false},
		"another roll":    {position(t, text("die R", "turn 0"), 2), false},
		"a roll due":      {position(t, text("die J", "turn 0 to roll"), 2), false},
		"another player":  {position(t, text("die J", "turn 1"), 2), false},
		"more moves":      {position(t, text("die J", "turn 0", "moves 2"), 2), false},
		"another target":  {position(t, text("die J", "turn 0"), 2, "target", "r2"), false},
		"another limit":   {position(t, text("die J", "turn 0"), 2, "moveLimit", "off"), false},
		"teams":           {position(t, text("die J", "turn 0"), 4), false},
		"other colours":   {position(t, text("die J", "turn 0"), 2, "first", "black"), false},
		"confer":          {position(t, text("die J", "turn 0"), 2, "confer", "no"), true},
		"another marble":  {after(t, position(t, text("die J", "turn 0"), 2), "move r1c1 r1c5", "roll J", "move r1c2 r1c6"), false},
		"nothing":         {nil, false},
		"another board":   {position(t, board(yellows, blues, "die J", "turn 0"), 2), false},
		"extreme, though": {position(t, text("die J", "turn 0"), 2, "extreme", "on"), false},
	} {
		if a.Equal(c.s) != c.want || c.s != nil && c.s.Equal(a) != c.want {
			t.Errorf("%s: equal is not %v", name, c.want)
		}
	}
}
