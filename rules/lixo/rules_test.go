package lixo_test

import (
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/lixo"
)

func TestRefusalKeys(t *testing.T) {
	s := position(t, l01, 3)
	led := after(t, s, "bid Y Y")
	over := after(t, position(t, "card B2\ndrawn "+rest("B2", 0)+"\nturn 0", 2), "pass", "pass")

	t.Run("wrong-colour", func(t *testing.T) {
		refused(t, s, "bid R", KeyWrongColour)
		refused(t, s, "bid Y R", KeyWrongColour)
		refused(t, s, "bid BG", KeyWrongColour) // not in hand either, but that comes last
		refused(t, led, "bid X", KeyWrongColour)
	})
	t.Run("too-low", func(t *testing.T) {
		refused(t, led, "bid Y", KeyTooLow)
		refused(t, led, "bid Y Y", KeyTooLow) // at least one more
		refused(t, led, "bid YR", KeyTooLow)  // not in hand either
	})
	t.Run("not-in-hand", func(t *testing.T) {
		refused(t, s, "bid Y Y Y Y", KeyNotInHand)
		refused(t, s, "bid YX", KeyNotInHand)
		refused(t, led, "bid Y Y Y", KeyNotInHand)
	})
	t.Run("not-your-turn", func(t *testing.T) {
		refusedTo(t, s, 1, "bid Y", rules.KeyNotYourTurn)
		refusedTo(t, s, 2, "pass", rules.KeyNotYourTurn)
		refusedTo(t, fresh(t, 2), 0, "pass", rules.KeyNotYourTurn) // chance deals
		refusedTo(t, position(t, "hand 0 Y", 2), 0, "bid Y", rules.KeyNotYourTurn)
	})
	t.Run("over", func(t *testing.T) {
		for seat := range rules.Seat(2) {
			refusedTo(t, over, seat, "pass", rules.KeyOver)
			refusedTo(t, over, seat, "bid R", rules.KeyOver)
		}
	})
	t.Run("impossible", func(t *testing.T) {
		refused(t, s, "deal 0 Y", rules.KeyImpossible)
		refused(t, s, "turn Y3", rules.KeyImpossible)
	})
	t.Run("unreadable", func(t *testing.T) {
		senseless(t, []rules.Move{
			{}, {Verb: 9}, {Verb: VerbBid}, {Verb: VerbBid, Args: [15]int8{-1, 3}}, {Verb: VerbBid, Args: [15]int8{31}},
			{Verb: VerbBid, Args: [15]int8{14: 4}}, {Verb: VerbPass, Args: [15]int8{1}}, {Verb: VerbDeal, Args: [15]int8{6, 1}},
			{Verb: VerbDeal, Args: [15]int8{0, 16}}, {Verb: VerbDeal, Args: [15]int8{0, 1, 1}}, {Verb: VerbTurn}, {Verb: VerbTurn, Args: [15]int8{27}},
		}, s)
	})
}

func TestSeats(t *testing.T) {
	for n := 2; n <= 6; n++ {
		s, dealt := dealt(t, fresh(t, n))
		if dealt != 5*n || DeckLeft(s) != 180-5*n || MainLeft(s) != 30 || Phase(s) != PhaseReveal {
			t.Errorf("%d players: %d cards were dealt", n, dealt)
		}
	}
	for _, n := range []int{0, 1, 7} {
		if _, err := Game.New(setup(n)); err == nil {
			t.Errorf("%d players were accepted", n)
		}
	}
}

// Lines 22 and 28, section 5: cards are dealt one at a time, clockwise from the first player on.
func TestDeal(t *testing.T) {
	set := setup(3)
	set.Start = 2
	s, err := Game.New(set)
	if err != nil {
		t.Fatal(err)
	}
	s = after(t, s, "deal 2 Y", "deal 0 YB", "deal 1 X", "deal 2 G")
	says(t, s, "hand 0 YB", "hand 1 X", "hand 2 Y G", "owed 11", "first 2", "turn *")
	if s, _ = dealt(t, s); First(s) != 2 || after(t, s, "turn X5").Turn() != 2 {
		t.Error("seat 2 does not open the first auction")
	}
}

// Chance has every card that is left, by its number.
func TestOdds(t *testing.T) {
	weights := func(s rules.State) map[string]int {
		list := map[string]int{}
		for _, w := range s.Odds(nil) {
			list[Game.Format(w.Move)] = w.Weight
		}
		return list
	}
	s := after(t, fresh(t, 2), "deal 0 Y", "deal 1 Y", "deal 0 GX")
	if w := weights(s); len(w) != 15 || w["deal 1 Y"] != 28 || w["deal 1 B"] != 30 || w["deal 1 GX"] != 2 || w["deal 1 BR"] != 3 {
		t.Errorf("the deck has %v", w)
	}
	s = position(t, "drawn stop stop Y3\nwon 0 G1", 2)
	if w := weights(s); w["turn stop"] != 3 || w["turn Y3"] != 0 || w["turn Y1"] != 2 || w["turn G1"] != 1 || w["turn X5"] != 1 || w["turn X4"] != 0 {
		t.Errorf("the main deck has %v", w)
	}
	s = position(t, "won 0 G1", 2, "containerValues", "12345")
	if w := weights(s); w["turn G1"] != 0 || w["turn X4"] != 1 || w["turn Y1"] != 1 {
		t.Errorf("the main deck of 1 to 5 has %v", w)
	}
}

// L3, L4, lines 40 and 46: who has passed may bid again when asked again, cards bid before count, and the leader is not
// asked to outbid himself.
func TestAuction(t *testing.T) {
	s := after(t, position(t, l01, 3), "pass", "bid Y", "pass", "bid Y Y")
	if s.Turn() != 1 || High(s) != 2 || Leader(s) != 0 || Passes(s) != 0 || Least(s, 1) != 2 || Least(s, 2) != 3 {
		t.Errorf("turn %v, high %d, leader %v, %d passes", s.Turn(), High(s), Leader(s), Passes(s))
	}
	refused(t, s, "bid Y", KeyTooLow) // that makes two
	s = after(t, s, "pass", "pass")
	says(t, s, "won 0 Y3", "lost 1 Y", "recycled Y Y", "first 0", "turn *")
	// With nobody leading, all must pass.
	s = after(t, position(t, l01, 3), "pass", "pass")
	if Phase(s) != PhaseAuction || s.Turn() != 2 || Passes(s) != 2 {
		t.Errorf("phase %v, turn %v", Phase(s), s.Turn())
	}
	// L14: a card of two colours pays for either.
	for _, colour := range "GX" {
		s := position(t, "hand 0 GX\ncard "+string(colour)+"2\nturn 0", 2)
		says(t, after(t, s, "bid GX", "pass", "deal 1 R"), "won 0 "+string(colour)+"2", "recycled GX")
	}
	// A bid has no limit but the hand.
	s = position(t, "hand 0 B B B B B B B B B B YB YB YB\nhand 1 B\ndrawn stop stop\ncard B1\nturn 1", 2)
	s = after(t, s, "bid B", "bid B B B B B B B B B B YB YB YB", "pass", "deal 1 B")
	says(t, s, "won 0 B1", "lost 1 B")
}

// L10: who opens the next auction does not depend on who has won.
func TestFirstStays(t *testing.T) {
	s := after(t, position(t, l01+"\nlost 0 R", 3), "pass", "bid Y", "pass", "pass", "turn B1")
	if s.Turn() != 0 || First(s) != 0 {
		t.Errorf("seat %v opens", s.Turn())
	}
}

// Lines 52 to 54: a stop deals five cards to everybody and moves the first player on, always.
func TestStops(t *testing.T) {
	s, _ := dealt(t, fresh(t, 2))
	for i := range 5 {
		s = after(t, s, "turn stop")
		if First(s) != rules.Seat((i+1)%2) || Phase(s) != PhaseDeal {
			t.Fatalf("after %d stops: phase %v, first %v", i+1, Phase(s), First(s))
		}
		var n int
		if s, n = dealt(t, s); n != 10 || HandSize(s, 0) != 10+5*i {
			t.Fatalf("after %d stops %d cards were dealt, and seat 0 has %d", i+1, n, HandSize(s, 0))
		}
	}
	if HandSize(s, 1) != 30 || MainLeft(s) != 25 {
		t.Errorf("%d cards in hand, %d cards left", HandSize(s, 1), MainLeft(s))
	}
	// L11: the deal starts from the new first player.
	s = after(t, position(t, "hand 0 Y\nfirst 1", 3), "turn stop", "deal 2 B", "deal 0 B")
	says(t, s, "hand 0 Y B", "hand 2 B", "first 2")
	// The last card.
	s = after(t, position(t, "hand 0 Y\ndrawn "+rest("", 1), 2), "turn stop")
	s, _ = dealt(t, s)
	scored(t, s, ResultPoints, []rules.Seat{1}, -6, -5)
}

// Lines 58 to 60: an empty hand waits; when all are empty, all are dealt five, and another player is first.
func TestEmptyHands(t *testing.T) {
	s := position(t, "hand 0 B\nhand 1 B B\nhand 2 Y\ncard B1\nturn 0", 3)
	s = after(t, s, "bid B", "bid B B", "pass", "pass", "turn Y1")
	says(t, s, "hand 0 -", "hand 1 -", "hand 2 Y", "first 0", "turn 0")
	if !MustPass(s) {
		t.Error("a player without cards may bid")
	}
	s = after(t, s, "pass", "pass", "bid Y", "pass", "pass") // L9: only now all are empty
	says(t, s, "first 1", "owed 15", "lost 0 B", "won 1 B1", "won 2 Y1")
	// A container that nobody can bid for, with all hands empty, does it too.
	s = after(t, position(t, "card B1\nturn 0", 2), "pass", "pass")
	says(t, s, "first 1", "owed 10", "drawn B1")
}

// many is the text of n cards of one kind.
func many(n int, code string) string { return strings.TrimSpace(strings.Repeat(code+" ", n)) }

// all are all garbage cards of these colours, those of two left out.
func all(colours string) string {
	var list []string
	for _, c := range colours {
		list = append(list, many(30, string(c)))
	}
	return strings.Join(list, " ")
}

const pairs = "YB YB YB YG YG YG YR YR YR YX YX YX BG BG BG BR BR BR BX BX BX GR GR GR GX GX GX RX RX RX"

// L7: an empty deck is made of the recycled cards, those alone, and unrecycled ones stay where they are.
func TestReshuffle(t *testing.T) {
	text := "lost 0 " + all("YB") + "\nlost 1 " + all("GR") + "\nrecycled " + pairs + "\nhand 0 X X X\nhand 1 " + many(25, "X") + "\nfirst 1\ndrawn stop stop stop stop"
	s := position(t, text, 2)
	if DeckLeft(s) != 2 {
		t.Fatalf("%d cards in the deck", DeckLeft(s))
	}
	s = after(t, s, "turn stop", "deal 0 X")
	if DeckLeft(s) != 1 {
		t.Fatalf("%d cards in the deck", DeckLeft(s))
	}
	s = after(t, s, "deal 1 X")
	if DeckLeft(s) != 30 || Recycled(s) != [Kinds]int8{} || Lost(s, 0) != 60 || Lost(s, 1) != 60 {
		t.Fatalf("after the deck was empty:\n%s", Game.Show(s))
	}
	for _, w := range s.Odds(nil) {
		if _, kind := w.Move.Args[0], int(w.Move.Args[1])-1; w.Weight != 3 || kind < Colours {
			t.Errorf("%s with the weight %d", Game.Format(w.Move), w.Weight)
		}
	}
	if s, n := dealt(t, s); n != 8 || DeckLeft(s) != 22 || HandSize(s, 0) != 8 || HandSize(s, 1) != 30 {
		t.Errorf("%d more cards were dealt\n%s", n, Game.Show(s))
	}
}

// A deck that gets empty with the last card of a deal is made anew when it is needed, so that what is recycled until then
// is part of it.
func TestReshuffleWhenNeeded(t *testing.T) {
	text := "lost 0 " + all("YB") + "\nlost 1 " + all("GR") + "\nrecycled " + pairs + "\nhand 0 X\nhand 1 " + many(19, "X") + "\ndrawn stop stop stop"
	s, n := dealt(t, after(t, position(t, text, 2), "turn stop"))
	if n != 10 || DeckLeft(s) != 0 || Phase(s) != PhaseReveal {
		t.Fatalf("%d cards were dealt, %d are left", n, DeckLeft(s))
	}
	s = after(t, s, "turn X5", "bid X", "bid X X", "pass", "turn stop")
	if DeckLeft(s) != 31+1 {
		t.Errorf("%d cards in the deck", DeckLeft(s))
	}
}

// L8: when there is nothing to shuffle either, the deal stops there.
func TestDealFallsShort(t *testing.T) {
	text := "lost 0 " + all("YB") + "\nlost 1 " + all("GR") + " " + pairs + "\nhand 0 " + many(8, "X") + "\nhand 1 " + many(19, "X") + "\nfirst 1\ndrawn stop stop stop"
	s, n := dealt(t, after(t, position(t, text, 2), "turn stop"))
	if n != 3 || HandSize(s, 0) != 10 || HandSize(s, 1) != 20 || Phase(s) != PhaseReveal || DeckLeft(s) != 0 {
		t.Errorf("%d cards were dealt\n%s", n, Game.Show(s))
	}
	// And not at all, when the next stop comes; the first player moves on all the same.
	s = after(t, s, "turn stop")
	if Phase(s) != PhaseReveal || First(s) != 1 {
		t.Errorf("phase %v, first %v", Phase(s), First(s))
	}
}

// Line 68: all who have most points win, and totals may be negative.
func TestResults(t *testing.T) {
	t.Run("points", func(t *testing.T) {
		won := "Y5 B5 G3 R2"
		text := "won 0 Y5\nwon 1 B5\nwon 2 G3 R2\nlost 2 X\ncard X1\ndrawn " + rest(won+" X1", 0) + "\nturn 0"
		scored(t, after(t, position(t, text, 3), "pass", "pass", "pass"), ResultPoints, []rules.Seat{0, 1}, 5, 5, 4)
		all := "card X1\ndrawn " + rest("X1", 0) + "\nturn 0"
		scored(t, after(t, position(t, all, 4), "pass", "pass", "pass", "pass"), ResultPoints, []rules.Seat{0, 1, 2, 3}, 0, 0, 0, 0)
		below := "hand 0 Y Y\nhand 1 B B B\nlost 0 R\ncard X1\ndrawn " + rest("X1", 0) + "\nturn 0"
		scored(t, after(t, position(t, below, 2), "pass", "pass"), ResultPoints, []rules.Seat{0, 1}, -3, -3)
		below += "\nhand 1 B"
		scored(t, after(t, position(t, below, 2), "pass", "pass"), ResultPoints, []rules.Seat{0}, -3, -4)
	})
	// What the losers of the last auction have bid counts against them, the winner's cards do not.
	text := "hand 0 X X\nhand 1 X X X\ncard X1\ndrawn " + rest("X1", 0) + "\nturn 0"
	scored(t, after(t, position(t, text, 2), "bid X X", "bid X X X", "pass"), ResultPoints, []rules.Seat{1}, -2, 1)
}

func TestEqual(t *testing.T) {
	a := after(t, position(t, l01, 3), "bid Y")
	for name, c := range map[string]struct {
		s    rules.State
		want bool
	}{
		"the same moves": {after(t, position(t, l01, 3), "bid Y"), true},
		"another bid":    {after(t, position(t, l01, 3), "bid YB"), false},
		"another hand":   {after(t, position(t, strings.Replace(l01, "X X G", "X X R", 1), 3), "bid Y"), false},
		"other options":  {after(t, position(t, l01, 3, "containerValues", "12345"), "bid Y"), false},
		"a view":         {a.View(0), false},
		"nothing":        {nil, false},
	} {
		if a.Equal(c.s) != c.want || c.s != nil && c.s.Equal(a) != c.want {
			t.Errorf("%s: equal is not %v", name, c.want)
		}
	}
}
