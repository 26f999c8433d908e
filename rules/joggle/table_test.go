package joggle_test

import (
	"testing"

	"quintet/rules"
	"quintet/rules/gametest"
	. "quintet/rules/joggle"
)

// at is the spot of a field by its name.
func at(name string) rules.Spot { return BoardSpot(int8(name[3]-'1'), int8(name[1]-'1')) }

func puts(marble int, field string) rules.Put {
	return rules.Put{Piece: int16(marble), To: rules.Place{Spot: at(field), Face: 1}}
}

// Section 2: the board is the table's, 16 fields a colour.
func TestPaint(t *testing.T) {
	for text, want := range map[string]Face{"r1c1": Blue, "r1c2": Yellow, "r1c5": Green, "r2c5": Red, "r8c8": Yellow} {
		if s := at(text); Paint(s.X, s.Y) != want || Field(s.X, s.Y) != text {
			t.Errorf("%s is %d", Field(s.X, s.Y), Paint(s.X, s.Y))
		}
	}
}

// Marbles wait in the rim, white ones in two rows of eight and black ones in two, and leave it in order; with four
// players each has one row. Which marble is which is told apart ever after.
func TestTable(t *testing.T) {
	place := func(s rules.State, marble int) rules.Spot { return s.Table(nil)[marble].Spot }
	s := fresh(t, 2)
	if places := s.Table(nil); len(places) != Pieces || places[Die] != (rules.Place{Spot: DieSpot()}) {
		t.Errorf("%d pieces, the die at %v", len(places), places[Die])
	}
	for marble, want := range map[int]rules.Spot{
		0: {Zone: ZoneStore}, 7: {Zone: ZoneStore, X: 7}, 8: {Zone: ZoneStore, Y: 1}, 16: {Zone: ZoneStore, Y: 2}, 31: {Zone: ZoneStore, X: 7, Y: 3},
	} {
		if got := place(s, marble); got != want || Colour(marble) != marble/16 {
			t.Errorf("marble %d waits at %v, not %v", marble, got, want)
		}
	}
	s = after(t, s, "roll J", "place r5c5", "roll B", "place r1c1", "roll J", "place r1c2")
	for marble, want := range map[int]rules.Spot{0: at("r5c5"), 1: at("r1c2"), 16: at("r1c1"), 2: StoreSpot(2), 17: StoreSpot(17)} {
		if got := place(s, marble); got != want {
			t.Errorf("marble %d lies at %v, not %v", marble, got, want)
		}
	}
	if i, ok := On(s, 4, 4); !ok || i != 0 {
		t.Errorf("on r5c5: %d, %v", i, ok)
	}
	if _, ok := On(s, 5, 5); ok {
		t.Error("r6c6 is not free")
	}
	if got := s.Table(nil)[Die]; got != (rules.Place{Spot: DieSpot(), Face: uint8(Joggle)}) {
		t.Errorf("the die lies at %v", got)
	}
	s = after(t, fresh(t, 4), "roll J", "place r1c1", "roll J", "place r1c3", "roll J", "place r3c1", "roll J", "place r3c3", "roll J", "place r5c5")
	for marble, want := range map[int]rules.Spot{0: at("r1c1"), 16: at("r1c3"), 8: at("r3c1"), 24: at("r3c3"), 1: at("r5c5"), 9: StoreSpot(9)} {
		if got := place(s, marble); got != want {
			t.Errorf("four players: marble %d lies at %v, not %v", marble, got, want)
		}
	}
}

func TestEvents(t *testing.T) {
	die := func(face Face) rules.Put {
		return rules.Put{Piece: Die, To: rules.Place{Spot: DieSpot(), Face: uint8(face)}}
	}
	full := func(lines ...string) string { return board(blues, yellows, lines...) }
	near := board(apartWhite+"r1c1 r1c2 r2c1 r7c7", apartBlack+"r8c8 r7c4 r8c7 r1c3", "die J", "turn 0")
	for _, c := range []struct {
		s    rules.State
		text string
		want []rules.Event
	}{
		{fresh(t, 2), "roll J", []rules.Event{{Cue: CueRoll, Puts: []rules.Put{die(Joggle)}}}},
		{position(t, full("die B", "turn 0 to roll"), 2), "roll B", []rules.Event{{Cue: CueRoll, Puts: []rules.Put{die(Blue)}}}},
		{after(t, fresh(t, 2), "roll B"), "place r1c1", []rules.Event{{Cue: rules.CueDrop, Puts: []rules.Put{puts(0, "r1c1")}}}},
		{position(t, full("die J", "turn 0"), 2), "move r1c3 r1c5", []rules.Event{{Cue: rules.CueSlide, Puts: []rules.Put{puts(1, "r1c5")}}}},
		{position(t, full("die J", "turn 0"), 2), "exchange r1c3 r1c2",
			[]rules.Event{{Cue: rules.CueSwap, Puts: []rules.Put{puts(1, "r1c2"), puts(16, "r1c3")}}}},
		{position(t, full("die J", "turn 0", "moves 199"), 2), "move r1c3 r1c5",
			[]rules.Event{{Cue: rules.CueSlide, Puts: []rules.Put{puts(1, "r1c5")}}, {Cue: rules.CueDraw}}},
		{position(t, near, 2, "target", "s2"), "move r7c7 r2c2", []rules.Event{
			{Cue: rules.CueSlide, Puts: []rules.Put{puts(14, "r2c2")}},
			{Cue: CueShape, Puts: []rules.Put{puts(0, "r1c1"), puts(1, "r1c2"), puts(5, "r2c1"), puts(14, "r2c2")}},
		}},
		{position(t, near, 2), "move r7c7 r2c2", []rules.Event{{Cue: rules.CueSlide, Puts: []rules.Put{puts(14, "r2c2")}}}},
		{position(t, board("r3c3 r3c4 r4c3 r4c4 r5c3", "r1c1 r1c3 r1c5 r1c7 r8c8", "die Y"), 2), "place r5c4",
			[]rules.Event{{Cue: rules.CueDrop, Puts: []rules.Put{puts(5, "r5c4")}}, {Cue: rules.CueLine}}},
	} {
		sees(t, c.s, c.text, c.want...)
	}
}

// Tap-tap: one tap places, two move, and the two marbles of an exchange come in any order.
func TestPath(t *testing.T) {
	full := position(t, board(blues, yellows, "die J", "turn 0"), 2)
	for _, c := range []struct {
		s     rules.State
		spots []string
		text  string
	}{
		{after(t, fresh(t, 2), "roll B"), []string{"r1c1"}, "place r1c1"},
		{full, []string{"r1c1", "r8c1"}, "move r1c1 r8c1"},
		{full, []string{"r1c1", "r1c2"}, "exchange r1c1 r1c2"},
		{full, []string{"r1c2", "r1c1"}, "exchange r1c1 r1c2"},
	} {
		taps := rules.NewTaps(c.s, c.s.Turn())
		for i, name := range c.spots {
			if m, done, _ := taps.Tap(rules.Step{Spot: at(name)}); done != (i == len(c.spots)-1) || done && Game.Format(m) != c.text {
				t.Errorf("%v make %s, not %s", c.spots, Game.Format(m), c.text)
			}
		}
	}
	if _, _, ok := rules.NewTaps(full, 0).Tap(rules.Step{Spot: at("r1c5")}); ok {
		t.Error("a move begins on a free field")
	}
	if next := rules.NewTaps(fresh(t, 2), rules.Chance).Next(nil); next != nil {
		t.Errorf("before the roll %v may be tapped", next)
	}
}

// What gestures mean, and why they are refused.
func TestMean(t *testing.T) {
	f := func(name string) rules.Step { return rules.Step{Spot: at(name)} }
	hollow := func(marble int) rules.Step { return rules.Step{Spot: StoreSpot(marble)} }
	die := rules.Step{Spot: DieSpot()}
	two := func(a, b rules.Step) []rules.Step { return []rules.Step{a, b} }
	down := position(t, board("r1c1 r3c3", "r8c8 r6c6", "die B"), 2)
	team := position(t, board("r1c1", "r3c3", "die B", "turn 2"), 4)
	red := position(t, board(blues, yellows, "die R", "turn 0"), 2)
	any := position(t, board(blues, yellows, "die J", "turn 0"), 2)
	black := position(t, board(blues, yellows, "die J", "turn 1"), 2)
	square := position(t, board(apartWhite+"r1c1 r1c2 r2c1 r2c2", apartBlack+"r7c7 r7c8 r8c7 r8c8", "die J", "turn 0"), 2, "target", "s3")
	over := after(t, position(t, board("r3c3 r3c4 r4c3 r4c4 r5c3", "r1c1 r1c3 r1c5 r1c7 r8c8", "die Y"), 2), "place r5c4")
	means(t, []gametest.Gesture{
		{"a field", down, 0, []rules.Step{f("r1c3")}, "place r1c3", ""},
		{"a field of another colour", down, 0, []rules.Step{f("r1c2")}, "place r1c2", KeyWrongColour},
		{"a marble on the board", down, 0, []rules.Step{f("r1c1")}, "place r1c1", KeyTaken},
		{"a marble of the store", down, 0, []rules.Step{hollow(3)}, "", ""},
		{"a marble of the store, then a field", down, 0, two(hollow(3), f("r1c3")), "place r1c3", ""},
		{"dragging one onto another", down, 0, two(hollow(3), f("r1c1")), "place r1c1", KeyTaken},
		{"the other side's store", down, 0, two(hollow(20), f("r1c3")), "", ""},
		{"one's own row of the store", team, 2, two(hollow(9), f("r1c3")), "place r1c3", ""},
		{"the partner's row", team, 2, two(hollow(1), f("r1c3")), "", ""},
		{"a marble of the store twice", down, 0, two(hollow(3), hollow(3)), "", ""},
		{"another marble of the store", down, 0, two(hollow(3), hollow(4)), "", ""},
		{"moving one too early", down, 0, two(f("r1c1"), f("r1c3")), "move r1c1 r1c3", KeyWrongPhase},
		{"exchanging too early", down, 0, two(f("r1c1"), f("r8c8")), "move r1c1 r8c8", KeyWrongPhase},
		{"dragging one back to the store", down, 0, two(f("r1c1"), hollow(0)), "move r1c1 r1c1", KeyWrongPhase},
		{"out of turn", down, 1, []rules.Step{f("r1c3")}, "place r1c3", rules.KeyNotYourTurn},
		{"out of turn, the store", down, 1, []rules.Step{hollow(20)}, "place r3c5", rules.KeyNotYourTurn},
		{"out of turn, a drag", down, 1, two(hollow(20), f("r1c3")), "place r1c3", rules.KeyNotYourTurn},
		{"before the roll", fresh(t, 2), 0, []rules.Step{f("r1c3")}, "place r1c3", rules.KeyNotYourTurn},
		{"before the roll, a drag", fresh(t, 2), rules.Chance, two(hollow(3), f("r1c3")), "place r1c3", rules.KeyNotYourTurn},
		{"the die, to roll", fresh(t, 2), 0, []rules.Step{die}, "", ""},
		{"the die once more", down, 0, []rules.Step{die}, "roll B", KeyWrongPhase},
		{"the die out of turn", down, 1, []rules.Step{die}, "roll B", rules.KeyNotYourTurn},

		{"a marble", red, 0, []rules.Step{f("r1c1")}, "", ""},
		{"a move", red, 0, two(f("r1c1"), f("r1c6")), "move r1c1 r1c6", ""},
		{"a move to another colour", red, 0, two(f("r1c1"), f("r1c5")), "move r1c1 r1c5", KeyWrongColour},
		{"a marble, then another one", red, 0, two(f("r1c1"), f("r1c3")), "", ""},
		{"a marble twice", red, 0, two(f("r1c1"), f("r1c1")), "", ""},
		{"a free field", red, 0, []rules.Step{f("r1c5")}, "move r1c5 r1c6", KeyEmpty},
		{"a free field, then a marble", red, 0, two(f("r1c5"), f("r1c1")), "", ""},
		{"a marble not one's own", red, 0, []rules.Step{f("r1c2")}, "move r1c2 r1c6", KeyNotYours},
		{"dragging it", red, 0, two(f("r1c2"), f("r1c8")), "move r1c2 r1c8", KeyNotYours},
		{"an exchange without Joggle", red, 0, two(f("r1c1"), f("r1c2")), "exchange r1c1 r1c2", KeyNeedsJoggle},
		{"the other way round", red, 0, two(f("r1c2"), f("r1c1")), "exchange r1c1 r1c2", KeyNeedsJoggle},
		{"an exchange", any, 0, two(f("r1c1"), f("r1c2")), "exchange r1c1 r1c2", ""},
		{"an exchange, theirs first", any, 0, two(f("r1c2"), f("r1c1")), "exchange r1c1 r1c2", ""},
		{"an exchange by black", black, 1, two(f("r1c1"), f("r1c2")), "exchange r1c2 r1c1", ""},
		{"a marble that may be exchanged", any, 0, []rules.Step{f("r1c2")}, "", ""},
		{"two of theirs", any, 0, two(f("r1c2"), f("r1c4")), "", ""},
		{"one that is protected", square, 0, []rules.Step{f("r7c7")}, "exchange r1c4 r7c7", KeyProtected},
		{"one's own that is protected", square, 0, two(f("r1c1"), f("r3c1")), "exchange r1c1 r3c1", KeyProtected},
		{"dragging one off the board", red, 0, two(f("r1c1"), hollow(0)), "place r1c1", KeyWrongPhase},
		{"an empty hollow", red, 0, []rules.Step{hollow(0)}, "place r1c1", KeyWrongPhase},
		{"a board not one's own", red, 1, []rules.Step{f("r1c2")}, "move r1c2 r1c6", rules.KeyNotYourTurn},

		{"after the end", over, 0, []rules.Step{f("r1c2")}, "place r1c2", rules.KeyOver},
		{"after the end, the store", over, 1, []rules.Step{hollow(20)}, "place r3c5", rules.KeyOver},
		{"after the end, the die", over, 1, []rules.Step{die}, "roll Y", rules.KeyOver},

		{"nothing", red, 0, nil, "", ""},
		{"three taps", red, 0, []rules.Step{f("r1c1"), f("r1c3"), f("r1c6")}, "", ""},
		{"a button", red, 0, []rules.Step{{Button: rules.ButtonEnd}}, "", ""},
		{"off the board", red, 0, []rules.Step{{Spot: rules.Spot{Zone: ZoneBoard, X: 8}}}, "", ""},
		{"onto the table", red, 0, two(f("r1c1"), rules.Step{Spot: rules.Spot{Zone: 9}}), "", ""},
		{"off the rim", down, 0, []rules.Step{{Spot: rules.Spot{Zone: ZoneStore, Y: 4}}}, "", ""},
	})
}

// A search pays for the new state and for nothing else.
func TestAllocations(t *testing.T) {
	full := position(t, board(blues, yellows, "die J", "turn 0"), 2, "target", "r2s1")
	oneAllocation(t, map[string]rules.State{
		"roll R": fresh(t, 2), "place r1c1": after(t, fresh(t, 2, "extreme", "on"), "roll B"), "move r1c1 r1c5": full, "exchange r1c1 r1c2": full,
	})
}
