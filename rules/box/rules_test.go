package box_test

import (
	"fmt"
	"testing"

	"quintet/rules"
	. "quintet/rules/box"
)

func TestRefusalKeys(t *testing.T) {
	s := dealt(t, 2)
	over := finished(t, s)
	t.Run("no-contact", func(t *testing.T) {
		for _, text := range []string{"play h 4 3", "play h -4 -3", "play h -5 0", "play v -3 -4", "play v 4 3", "play h 120 -120", "play v -120 120"} {
			refused(t, s, text, KeyNoContact)
		}
	})
	t.Run("covers-too-many", func(t *testing.T) {
		for _, text := range []string{"play h 0 0", "play h 2 0", "play h 0 1", "play v 1 1", "play v 0 -1"} {
			refused(t, s, text, KeyCoversTooMany)
		}
	})
	t.Run("not-your-turn", func(t *testing.T) {
		refusedTo(t, s, 1, "play h 4 0", rules.KeyNotYourTurn)
		refusedTo(t, s, 1, "play h 40 0", rules.KeyNotYourTurn)
		refusedTo(t, fresh(t, 2), 0, "play h 4 0", rules.KeyNotYourTurn) // colours are dealt first
		refusedTo(t, after(t, s, "play h 4 0"), 1, "play h 8 0", rules.KeyNotYourTurn)
	})
	t.Run("over", func(t *testing.T) {
		for seat := range rules.Seat(2) {
			refusedTo(t, over, seat, "play h 4 0", rules.KeyOver)
		}
	})
	t.Run("impossible", func(t *testing.T) {
		refused(t, s, "draw 0 B03", rules.KeyImpossible)
		refused(t, s, "secret 0 P", rules.KeyImpossible)
	})
	t.Run("unreadable", func(t *testing.T) {
		senseless(t, []rules.Move{
			{}, {Verb: 9}, {Verb: VerbPlay, Args: [15]int8{2, 4, 0}}, {Verb: VerbPlay, Args: [15]int8{0, 121, 0}}, {Verb: VerbPlay, Args: [15]int8{0, 4, -121}},
			{Verb: VerbPlay, Args: [15]int8{0, 4, 0, 25}}, {Verb: VerbPlay, Args: [15]int8{0, 4, 0, 0, 1, 2}}, {Verb: VerbPlay, Args: [15]int8{0, 4, 0, 1, 1}},
			{Verb: VerbPlay, Args: [15]int8{0, 4, 0, 1, 0, 2}}, {Verb: VerbPlay, Args: [15]int8{0, 4, 0, 1, 1, 7}}, {Verb: VerbPlay, Args: [15]int8{14: 1}},
			{Verb: VerbSecret, Args: [15]int8{3, 1}}, {Verb: VerbSecret, Args: [15]int8{0, 7}}, {Verb: VerbDraw, Args: [15]int8{6, 1}}, {Verb: VerbDraw, Args: [15]int8{0, 25}},
		}, s)
		// The tile in hand is played, and not named; others see it named.
		refused(t, s, "play h 4 0 B01", rules.KeyUnreadable)
	})
}

// Section 6: a side neighbour is contact, a corner is not, and whatever is covered, grey or coloured, of one tile or of
// several (X3, X4), each point counts once.
func TestContact(t *testing.T) {
	s := ready(t, after(t, dealt(t, 2), "play h 4 0")) // grey at 0-3, colours at 4-7
	for text, key := range map[string]string{
		"play h 2 -2": "",               // over two grey dots and two coloured ones
		"play h 2 -1": KeyCoversTooMany, // four and four
		"play h 8 0":  "",               // beside
		"play h 8 3":  KeyNoContact,     // at a corner
		"play h 7 2":  "",               // over one dot
		"play v 7 -2": "",               // over two
		"play v 7 -1": "",               // over three
		"play v 6 -1": KeyCoversTooMany, // over six
		"play v 2 2":  "",               // over two grey and one coloured
		"play h 9 0":  KeyNoContact,     // a gap
	} {
		if key != "" {
			refused(t, s, text, key)
		} else {
			after(t, s, text)
		}
	}
	s = ready(t, after(t, s, "play h 2 -2")) // covers y 0 of 2 to 5
	if c, ok := Dot(s, 3, 0); !ok || c == Grey {
		t.Errorf("at 3,0 there is %d", c)
	}
	// A point with two layers counts once: four points of the seam, two layers each on two of them.
	refused(t, s, "play h 2 -1", KeyCoversTooMany)
	after(t, s, "play v 5 -4")
	if c, ok := Dot(s, 2, 2); !ok || c != Grey {
		t.Errorf("at 2,2 there is %d", c)
	}
	if _, ok := Dot(s, 9, 0); ok {
		t.Error("at 9,0 there is a dot")
	}
}

// X12: the lattice has no edge. The longest row there can be, in all four directions, with room to spare.
func TestNoEdge(t *testing.T) {
	for _, d := range [][3]int{{4, 0, 'h'}, {-4, 0, 'h'}, {0, 4, 'v'}, {0, -4, 'v'}} {
		s := dealt(t, 2)
		x, y := d[0], d[1]
		if d[1] > 0 {
			y = 3
		}
		for range Tiles {
			s = ready(t, after(t, s, fmt.Sprintf("play %c %d %d", d[2], x, y)))
			x, y = x+d[0], y+d[1]
		}
		if s.Turn() != rules.Nobody {
			t.Errorf("a row by %v ends early", d)
		}
	}
}

func TestSeats(t *testing.T) {
	for _, n := range []int{0, 1, 5, 7} {
		if _, err := Game.New(setup(n)); err == nil {
			t.Errorf("%d players were accepted", n)
		}
	}
	for n, value := range map[int]string{2: "on", 3: "on", 4: "off", 6: "off"} {
		s := setup(n)
		s.Options = map[string]string{"teams": value}
		if _, err := rules.NewMatch(Game, s, 1); err == nil {
			t.Errorf("%d players with teams %s were accepted", n, value)
		}
		s.Options["teams"] = map[string]string{"on": "off", "off": "on"}[value]
		if m, err := rules.NewMatch(Game, s, 1); err != nil || m.Setup().Options != nil {
			t.Errorf("%d players: %v", n, err)
		}
	}
	// X10: the two of a team sit alternately.
	s := dealt(t, 6)
	for seat := range rules.Seat(6) {
		if SideOf(s, seat) != int(seat)%2 {
			t.Errorf("seat %v is of side %d", seat, SideOf(s, seat))
		}
	}
}

// Colours are dealt by side from 0 on, tiles from the start seat on.
func TestDeal(t *testing.T) {
	set := setup(3)
	set.Start = 1
	s, err := Game.New(set)
	if err != nil {
		t.Fatal(err)
	}
	s = after(t, s, "secret 0 P", "secret 1 G", "secret 2 B")
	if n := len(s.Odds(nil)); n != 24 || Phase(s) != PhaseDraw {
		t.Errorf("%d tiles may be drawn in phase %v", n, Phase(s))
	}
	s = after(t, s, "draw 1 B07", "draw 2 B01", "draw 0 B24")
	if s.Turn() != 1 || Unseen(s).Len() != 21 || Unseen(s).Has(7) {
		t.Errorf("the turn of %v, unseen %b", s.Turn(), Unseen(s))
	}
	s = after(t, s, "play v 3 -1", "draw 1 B02", "play h -4 0", "draw 2 B03", "play h 4 3")
	if tile, x, y, turned := Lie(s, 0); tile != 7 || x != 3 || y != -1 || !turned {
		t.Errorf("first %d was played at %d,%d", tile, x, y)
	}
}

// Section 7: ties go to the side that has had the first turn.
func TestResults(t *testing.T) {
	// In a row without squares nobody has a point.
	row := func(n int, start rules.Seat) rules.State {
		set := setup(n)
		set.Start = start
		s, err := Game.New(set)
		if err != nil {
			t.Fatal(err)
		}
		s = ready(t, s)
		for i := range Tiles {
			s = ready(t, after(t, s, fmt.Sprintf("play h %d %d", 4+4*i, 2*i)))
		}
		return s
	}
	t.Run("points-tie-first", func(t *testing.T) {
		for _, c := range []struct {
			n       int
			start   rules.Seat
			winners []rules.Seat
		}{{2, 0, []rules.Seat{0}}, {2, 1, []rules.Seat{1}}, {3, 2, []rules.Seat{2}}, {4, 3, []rules.Seat{1, 3}}, {6, 4, []rules.Seat{0, 2, 4}}} {
			r := scored(t, row(c.n, c.start), ResultTie, c.winners, make([]int, c.n)...)
			if r.Shapes != nil {
				t.Errorf("squares worth nothing: %v", r.Shapes)
			}
		}
	})
	t.Run("points", func(t *testing.T) {
		// Both lay their tiles where they are best for the colour of side 1.
		s := dealt(t, 2)
		for s.Turn() != rules.Nobody {
			colour, _ := Colour(s, 1)
			var best rules.State
			for _, m := range s.Moves(nil, s.Turn()) {
				if next := s.Apply(s.Turn(), m, nil); best == nil || Score(next, colour) > Score(best, colour) {
					best = next
				}
			}
			s = ready(t, best)
		}
		scored(t, s, ResultPoints, []rules.Seat{1}, 0, 12)
	})
	// X6: of those who are tied, who had the earliest turn.
	for _, c := range []struct {
		start  rules.Seat
		points [3]int
		side   int
		tied   bool
	}{
		{0, [3]int{5, 3, 4}, 0, false}, {0, [3]int{3, 5, 4}, 1, false}, {0, [3]int{3, 4, 5}, 2, false}, {0, [3]int{5, 5, 4}, 0, true}, {0, [3]int{3, 5, 5}, 1, true},
		{1, [3]int{5, 3, 5}, 2, true}, {2, [3]int{5, 5, 3}, 0, true}, {2, [3]int{5, 5, 6}, 2, false}, {1, [3]int{5, 5, 5}, 1, true}, {1, [3]int{6, 5, 5}, 0, false},
	} {
		set := setup(3)
		set.Start = c.start
		s, err := Game.New(set)
		if err != nil {
			t.Fatal(err)
		}
		if side, tied := Best(s, c.points); side != c.side || tied != c.tied {
			t.Errorf("of %v from side %v on, side %d wins, tied %v", c.points, c.start, side, tied)
		}
	}
}

func TestEqual(t *testing.T) {
	a := after(t, dealt(t, 2), "play h 4 0")
	for name, c := range map[string]struct {
		s    rules.State
		want bool
	}{
		"the same moves":          {after(t, dealt(t, 2), "play h 4 0"), true},
		"another place":           {after(t, dealt(t, 2), "play h 4 1"), false},
		"another way":             {after(t, dealt(t, 2), "play v 4 0"), false},
		"another number of seats": {after(t, dealt(t, 4), "play h 4 0"), false},
		"a view":                  {a.View(0), false},
		"nothing":                 {nil, false},
	} {
		if a.Equal(c.s) != c.want || c.s != nil && c.s.Equal(a) != c.want {
			t.Errorf("%s: equal is not %v", name, c.want)
		}
	}
}
