package juxtapose_test

import (
	"slices"
	"testing"

	"quintet/assets/tables"
	"quintet/rules"
	"quintet/rules/gametest"
	. "quintet/rules/juxtapose"
)

func TestPieces(t *testing.T) {
	rows := tables.JuxtaposePieces()
	for i := range Pieces {
		colour, size := Piece(i)
		if Index(colour, size) != i || Code(i) != rows[i].ID || size+1 != rows[i].Pips {
			t.Errorf("pyramid %d is %s, the table has %+v", i, Code(i), rows[i])
		}
	}
	if got := Words(Index(4, 1)); got != "medium black" {
		t.Errorf("KM is the %s pyramid", got)
	}
}

// The pool has a column for each colour and a row for each size, large ones on top, as the pictures show it.
func TestTable(t *testing.T) {
	s := after(t, fresh(t, 2), "drop RL b3")
	places := s.Table(nil)
	for i, want := range map[int]rules.Spot{
		Index(0, 2): {Zone: ZoneBoard, X: 1, Y: 2},
		Index(0, 0): {Zone: ZonePool, X: 0, Y: 2},
		Index(4, 2): {Zone: ZonePool, X: 4, Y: 0},
		Index(2, 1): {Zone: ZonePool, X: 2, Y: 1},
	} {
		if want := (rules.Place{Spot: want, Face: 1}); places[i] != want {
			t.Errorf("%s lies at %v, not at %v", Code(i), places[i], want)
		}
	}
	if p, ok := On(s, 1, 2); !ok || p != Index(0, 2) || Placed(s) != 1 || Phase(s) != PhaseDrop {
		t.Errorf("on b3: %v, %v; %d placed in phase %v", p, ok, Placed(s), Phase(s))
	}
	if _, ok := On(s, 2, 1); ok {
		t.Error("c2 is not empty")
	}
}

func TestEvents(t *testing.T) {
	at := func(piece string, x, y int8) rules.Put {
		i := slices.IndexFunc(tables.JuxtaposePieces(), func(p tables.JuxtaposePiece) bool { return p.ID == piece })
		return rules.Put{Piece: int16(i), To: rules.Place{Spot: BoardSpot(x, y), Face: 1}}
	}
	for _, c := range []struct {
		s    rules.State
		text string
		want []rules.Event
	}{
		{fresh(t, 2), "drop RS a1", []rules.Event{{Cue: rules.CueDrop, Puts: []rules.Put{at("RS", 0, 0)}}}},
		{position(t, x05, 2), "swap a1 b2", []rules.Event{{Cue: rules.CueSwap, Puts: []rules.Put{at("GL", 1, 1), at("YS", 0, 0)}}}},
		{position(t, x09, 2), "slide d2", []rules.Event{{Cue: rules.CueSlide, Puts: []rules.Put{at("GM", 2, 1)}}, {Cue: rules.CueLine}}},
		{position(t, x05+"\nslides 499", 2), "slide c3",
			[]rules.Event{{Cue: rules.CueSlide, Puts: []rules.Put{at("GM", 2, 1)}}, {Cue: rules.CueDraw}}},
	} {
		sees(t, c.s, c.text, c.want...)
	}
}

// Tap-tap: a drop from the pool to the board, a slide to the empty square, a swap in any order.
func TestPath(t *testing.T) {
	full := position(t, x05, 2)
	a1, b2, c2, c3 := BoardSpot(0, 0), BoardSpot(1, 1), BoardSpot(2, 1), BoardSpot(2, 2)
	for _, c := range []struct {
		s     rules.State
		spots []rules.Spot
		text  string
	}{
		{fresh(t, 2), []rules.Spot{PoolSpot(Index(3, 1)), b2}, "drop BM b2"},
		{full, []rules.Spot{a1, b2}, "swap a1 b2"},
		{full, []rules.Spot{b2, a1}, "swap a1 b2"},
		{full, []rules.Spot{c3, c2}, "slide c3"},
	} {
		taps := rules.NewTaps(c.s, c.s.Turn())
		taps.Tap(rules.Step{Spot: c.spots[0]})
		if m, done, _ := taps.Tap(rules.Step{Spot: c.spots[1]}); !done || Game.Format(m) != c.text {
			t.Errorf("%v make %s, not %s", c.spots, Game.Format(m), c.text)
		}
	}
	if _, _, ok := rules.NewTaps(full, full.Turn()).Tap(rules.Step{Spot: c2}); ok {
		t.Error("a move begins on the empty square")
	}
}

// What gestures mean, and why they are refused.
func TestMean(t *testing.T) {
	b := func(name string) rules.Step { return rules.Step{Spot: BoardSpot(int8(name[0]-'a'), int8(name[1]-'1'))} }
	p := func(code string) rules.Step {
		i := slices.IndexFunc(tables.JuxtaposePieces(), func(p tables.JuxtaposePiece) bool { return p.ID == code })
		return rules.Step{Spot: PoolSpot(i)}
	}
	down := after(t, fresh(t, 2), "drop RS a1", "drop YS d4")
	full, slides := position(t, x05, 2), position(t, x05, 2, "slideRule", "slidesOnly")
	over := after(t, position(t, x09, 2), "slide d2")
	means(t, []gametest.Gesture{
		{"a pyramid of the pool", down, 0, []rules.Step{p("RM")}, "", ""},
		{"a drop", down, 0, []rules.Step{p("RM"), b("a2")}, "drop RM a2", ""},
		{"a drop on a pyramid", down, 0, []rules.Step{p("RM"), b("a1")}, "drop RM a1", KeyTaken},
		{"an empty slot of the pool", down, 0, []rules.Step{p("RS")}, "drop RS a2", KeyNotInPool},
		{"an empty slot, then a square", down, 0, []rules.Step{p("RS"), b("b2")}, "drop RS b2", KeyNotInPool},
		{"another pyramid of the pool", down, 0, []rules.Step{p("RM"), p("RL")}, "", ""},
		{"an empty slot instead", down, 0, []rules.Step{p("RM"), p("RS")}, "drop RS a2", KeyNotInPool},
		{"the same slot again", down, 0, []rules.Step{p("RM"), p("RM")}, "", ""},
		{"an empty square first", down, 0, []rules.Step{b("b2")}, "", ""},
		{"a pyramid on the board", down, 0, []rules.Step{b("a1")}, "slide a1", KeyWrongPhase},
		{"dragging one about", down, 0, []rules.Step{b("a1"), b("a2")}, "slide a1", KeyWrongPhase},
		{"dragging one onto another", down, 0, []rules.Step{b("a1"), b("d4")}, "swap a1 d4", KeyWrongPhase},
		{"dragging one to the pool", down, 0, []rules.Step{b("a1"), p("RS")}, "slide a1", KeyWrongPhase},
		{"out of turn", down, 1, []rules.Step{p("RM")}, "drop RM a2", rules.KeyNotYourTurn},
		{"out of turn, a drag", down, 1, []rules.Step{p("RM"), b("c3")}, "drop RM c3", rules.KeyNotYourTurn},

		{"a pyramid", full, 1, []rules.Step{b("a1")}, "", ""},
		{"the empty square", full, 1, []rules.Step{b("c2")}, "slide c2", KeyEmpty},
		{"the empty square first", full, 1, []rules.Step{b("c2"), b("c3")}, "", ""},
		{"a slide", full, 1, []rules.Step{b("c3"), b("c2")}, "slide c3", ""},
		{"a slide over a corner", full, 1, []rules.Step{b("b3"), b("c2")}, "slide b3", KeyNotAdjacent},
		{"sliding back", after(t, full, "slide c3"), 0, []rules.Step{b("c2"), b("c3")}, "slide c2", KeyBarred},
		{"a swap", full, 1, []rules.Step{b("b2"), b("a1")}, "swap a1 b2", ""},
		{"a swap too far", full, 1, []rules.Step{b("a1"), b("d4")}, "swap a1 d4", KeyNotAdjacent},
		{"the same square again", full, 1, []rules.Step{b("a1"), b("a1")}, "", ""},
		{"back to the pool", full, 1, []rules.Step{b("a1"), p("GL")}, "drop GL c2", KeyWrongPhase},
		{"an empty pool", full, 1, []rules.Step{p("GL")}, "drop GL c2", KeyWrongPhase},
		{"a board not one's own", full, 0, []rules.Step{b("a1")}, "slide a1", rules.KeyNotYourTurn},

		{"a pyramid that may slide", slides, 1, []rules.Step{b("c3")}, "", ""},
		{"one that may not", slides, 1, []rules.Step{b("a1")}, "slide a1", KeyNotAdjacent},
		{"one that moved last", after(t, slides, "slide c3"), 0, []rules.Step{b("c2")}, "slide c2", KeyBarred},
		{"a swap that is off", slides, 1, []rules.Step{b("a1"), b("b2")}, "swap a1 b2", KeySwapsOff},

		{"after the end", over, 0, []rules.Step{b("a1")}, "slide a1", rules.KeyOver},
		{"after the end, the pool", over, 1, []rules.Step{p("RS")}, "drop RS d2", rules.KeyOver},

		{"nothing", full, 1, nil, "", ""},
		{"three taps", full, 1, []rules.Step{b("a1"), b("a2"), b("a3")}, "", ""},
		{"a button", full, 1, []rules.Step{{Button: rules.ButtonEnd}}, "", ""},
		{"off the board", full, 1, []rules.Step{b("e1")}, "", ""},
		{"onto the table", full, 1, []rules.Step{b("a1"), {Spot: rules.Spot{Zone: 9}}}, "", ""},
		{"off the pool", down, 0, []rules.Step{{Spot: rules.Spot{Zone: ZonePool, X: 5}}}, "", ""},
	})
}

// A search pays for the new state and for nothing else.
func TestAllocations(t *testing.T) {
	oneAllocation(t, map[string]rules.State{"drop RS a1": fresh(t, 2), "swap a1 b2": position(t, x05, 2), "slide c3": position(t, x05, 2)})
}
