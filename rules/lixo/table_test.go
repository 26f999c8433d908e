package lixo_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/gametest"
	. "quintet/rules/lixo"
)

func TestKinds(t *testing.T) {
	const want = "Y B G R X YB YG YR YX BG BR BX GR GX RX"
	var list []string
	for kind := range Kinds {
		list = append(list, KindCode(kind))
		n := 0
		for colour := range Colours {
			if Carries(kind, colour) {
				n++
			}
		}
		if a, b := KindColours(kind); n != len(KindCode(kind)) || !Carries(kind, a) || !Carries(kind, b) {
			t.Errorf("%s carries %d colours", KindCode(kind), n)
		}
	}
	if got := strings.Join(list, " "); got != want {
		t.Errorf("the kinds are %s", got)
	}
	if KindWords(4) != "grey" || KindWords(5) != "yellow and blue" {
		t.Errorf("%s, %s", KindWords(4), KindWords(5))
	}
	for colour := range Colours {
		for value := 1; value <= 5; value++ {
			if c, v, ok := Container(ContainerFace(colour, value)); !ok || c != colour || v != value {
				t.Errorf("the container %d of %d is %d of %d", value, colour, v, c)
			}
		}
	}
	for _, face := range []uint8{0, FaceStop} {
		if _, _, ok := Container(face); ok {
			t.Errorf("the face %d is a container", face)
		}
	}
}

// at writes a place: zone, seat, slot and what is seen.
func at(p rules.Place) string {
	zone := strings.Fields("- main centre drawn won deck hand bid lost recycled")[p.Spot.Zone]
	face := "back"
	switch {
	case p.Face > 0 && p.Spot.Zone >= ZoneDeck:
		face = KindCode(int(p.Face) - 1)
	case p.Face > 0:
		face = strings.TrimPrefix(Game.Format(Turn(p.Face)), "turn ")
	}
	return fmt.Sprintf("%s %d.%d %s", zone, p.Spot.X, Slot(p.Spot), face)
}

// lying is where all cards lie that are not in a deck.
func lying(s rules.State) []string {
	var list []string
	for _, p := range s.Table(nil) {
		if p.Spot.Zone != ZoneMain && p.Spot.Zone != ZoneDeck {
			list = append(list, at(p))
		}
	}
	slices.Sort(list)
	return list
}

func TestTable(t *testing.T) {
	s := position(t, `
hand 0 Y R
hand 1 GX B
bid 1 Y
won 0 G5 B1
lost 0 X X
recycled Y YB
drawn stop R1
card Y2
turn 0`, 2)
	if n := len(s.Table(nil)); n != Pieces {
		t.Errorf("%d pieces", n)
	}
	want := []string{"bid 1.0 Y", "centre 0.0 Y2", "drawn 0.0 stop", "drawn 0.1 R1", "hand 0.0 Y", "hand 0.1 R", "hand 1.0 B", "hand 1.1 GX",
		"lost 0.0 X", "lost 0.1 X", "recycled 0.0 Y", "recycled 0.1 YB", "won 0.0 G5", "won 0.1 B1"}
	if got := lying(s); !slices.Equal(got, want) {
		t.Errorf("there lie %q", got)
	}
	hidden := slices.Replace(slices.Clone(want), 4, 8, "hand 0.0 Y", "hand 0.1 R", "hand 1.0 back", "hand 1.1 back")
	if got := lying(s.View(0)); !slices.Equal(got, hidden) {
		t.Errorf("seat 0 sees %q", got)
	}
	for _, slot := range []int{0, 99, 100, 179} {
		if got := Slot(SpotOf(ZoneRecycled, 0, slot)); got != slot {
			t.Errorf("slot %d is %d", slot, got)
		}
	}
}

// seen is what is seen of a move of the seat to move, an event a line.
func seen(s rules.State, text string) string {
	m, _ := Game.Parse(text)
	var script rules.Script
	table := s.Table(nil)
	s.Apply(s.Turn(), m, &script)
	var b strings.Builder
	for _, e := range script.Events {
		b.WriteString(string(e.Cue))
		for i, p := range e.Puts {
			sep := ": "
			if i > 0 {
				sep = ", "
			}
			b.WriteString(sep + at(table[p.Piece]) + " to " + at(p.To))
		}
		for _, p := range e.Puts {
			table[p.Piece] = p.To
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func TestEvents(t *testing.T) {
	bid := position(t, "hand 0 Y B YB X\nhand 1 R\ncard Y3\nturn 0", 2)
	led := after(t, bid, "bid Y YB")
	both := position(t, "hand 0 Y Y\nhand 1 Y\nbid 1 Y Y Y\nbid 0 Y YX\ncard Y3\npasses 0\nturn 0", 2)
	deal := position(t, "hand 0 Y B YB X\nowed 10\ndrawn stop", 2)
	for _, c := range []struct {
		s          rules.State
		text, want string
	}{
		// The numbers of a hand leave from its end, but a hand that is seen gives up the cards that were bid: first it has
		// to give them its last numbers, and everything looks as before.
		{bid, "bid Y YB", "same: hand 0.2 X to hand 0.0 Y, hand 0.0 Y to hand 0.1 B, hand 0.1 B to hand 0.2 X\n" +
			"bid: hand 0.0 Y to bid 0.0 Y, hand 0.3 YB to bid 0.1 YB, hand 0.1 B to hand 0.0 B, hand 0.2 X to hand 0.1 X\n"},
		{bid.View(1), "bid Y YB", "bid: hand 0.2 back to bid 0.0 Y, hand 0.3 back to bid 0.1 YB\n"},
		{bid, "pass", "pass\n"},
		{led, "pass", "pass\nwon: centre 0.0 Y3 to won 0.0 Y3\nrecycle: bid 0.0 Y to recycled 0.0 Y, bid 0.1 YB to recycled 0.1 YB\n"},
		{both, "pass", "pass\nwon: centre 0.0 Y3 to won 1.0 Y3\n" +
			"recycle: bid 1.0 Y to recycled 0.0 Y, bid 1.1 Y to recycled 0.1 Y, bid 1.2 Y to recycled 0.2 Y\n" +
			"lost: bid 0.0 Y to lost 0.0 Y, bid 0.1 YX to lost 0.1 YX\n"},
		{after(t, bid, "pass"), "pass", "pass\nunsold: centre 0.0 Y3 to drawn 0.0 Y3\n"},
		// A card that is dealt comes to its place in a hand that is seen, and to the end of another one.
		{deal, "deal 0 B", "same: hand 0.2 X to deck 0.0 back, hand 0.3 YB to hand 0.2 X, deck 0.0 back to hand 0.3 YB\n" +
			"deal: deck 0.0 back to hand 0.2 B, hand 0.2 X to hand 0.3 X, hand 0.3 YB to hand 0.4 YB\n"},
		{deal.View(1), "deal 0 ?", "deal: deck 0.0 back to hand 0.4 back\n"},
		{deal, "deal 0 RX", "deal: deck 0.0 back to hand 0.4 RX\n"},
		{position(t, "hand 0 X", 2), "turn Y3", "turn: main 0.0 back to centre 0.0 Y3\n"},
		{position(t, "drawn stop", 2), "turn stop", "turn: main 0.0 back to centre 0.0 stop\nstop: centre 0.0 stop to drawn 0.1 stop\nfirst\n"},
		{after(t, position(t, "hand 0 X\ncard X1\nturn 0", 2), "bid X"), "pass",
			"pass\nwon: centre 0.0 X1 to won 0.0 X1\nrecycle: bid 0.0 X to recycled 0.0 X\nfirst\n"},
		{after(t, position(t, "card X1\ndrawn "+rest("X1", 0)+"\nturn 0", 2), "pass"), "pass",
			"pass\nunsold: centre 0.0 X1 to drawn 0.29 X1\ncount\n"},
	} {
		if got := seen(c.s, c.text); got != c.want {
			t.Errorf("%s is seen as\n%s, want\n%s", c.text, got, c.want)
		}
	}
	s := position(t, "lost 0 "+all("YBGR")+" "+pairs+"\nhand 1 "+many(24, "X")+"\nrecycled X X X X\nowed 10\ndrawn stop stop stop stop stop", 2)
	if got := seen(after(t, s, "deal 0 X"), "deal 1 X"); !strings.Contains(got, "\nshuffle: recycled 0.0 X to deck 0.0 back, recycled 0.1 X to deck 0.0 back, ") {
		t.Errorf("a new deck is seen as\n%s", got)
	}
}

func steps(seat rules.Seat, slots ...int) (list []rules.Step) {
	for _, slot := range slots {
		list = append(list, rules.Step{Spot: SpotOf(ZoneHand, seat, slot)})
	}
	return list
}

var (
	done  = rules.Step{Button: rules.ButtonDone}
	passB = rules.Step{Button: rules.ButtonPass}
)

// Tap-tap: the cards of a bid in any order, then done. Any of several cards of a kind will do.
func TestPath(t *testing.T) {
	s := position(t, l01, 3) // Y Y Y R YB
	for text, slots := range map[string][]int{
		"bid Y": {0}, "bid Y Y": {1, 0}, "bid Y YB": {4, 2}, "bid Y Y Y YB": {0, 4, 1, 2},
	} {
		taps := rules.NewTaps(s, 0)
		for _, step := range steps(0, slots...) {
			spot := Alike(s, 0, taps.Taken(), step.Spot)
			if _, finished, ok := taps.Tap(rules.Step{Spot: spot}); finished || !ok {
				t.Fatalf("%s: slot %d, tapped as %v, makes a move, or none", text, Slot(step.Spot), spot)
			}
		}
		if m, finished, _ := taps.Tap(done); !finished || Game.Format(m) != text {
			t.Errorf("%v make %s, not %s", slots, Game.Format(m), text)
		}
	}
	taps := rules.NewTaps(s, 0)
	if _, _, ok := taps.Tap(done); ok {
		t.Error("a bid of nothing can be made")
	}
	if m, finished, _ := taps.Tap(passB); !finished || m != Pass() {
		t.Error("a pass can't be tapped")
	}
	if spot := Alike(s, 0, steps(0, 4), SpotOf(ZoneHand, 0, 4)); spot != SpotOf(ZoneHand, 0, 4) {
		t.Errorf("the only card of its kind stands for %v", spot)
	}
	for _, spot := range []rules.Spot{SpotOf(ZoneHand, 1, 0), {Zone: ZoneDeck}, SpotOf(ZoneHand, 0, 5)} {
		if got := Alike(s, 0, nil, spot); got != spot {
			t.Errorf("%v stands for %v", spot, got)
		}
	}
}

// What gestures mean, and why they are refused.
func TestMean(t *testing.T) {
	s := position(t, l01, 3) // Y Y Y R YB
	led := position(t, "hand 0 Y Y\nbid 1 Y Y Y\ncard Y3\nturn 0", 2)
	over := after(t, position(t, "hand 0 X\ncard B2\ndrawn "+rest("B2", 0)+"\nturn 0", 2), "pass", "pass")
	centre := rules.Step{Spot: rules.Spot{Zone: ZoneCentre}}
	means(t, []gametest.Gesture{
		{"a card", s, 0, steps(0, 0), "", ""},
		{"a bid", s, 0, append(steps(0, 0, 4), done), "bid Y YB", ""},
		{"a card taken back", s, 0, append(steps(0, 0, 1, 0), done), "bid Y", ""},
		{"nothing done", s, 0, []rules.Step{done}, "", ""},
		{"all taken back", s, 0, append(steps(0, 1, 1), done), "", ""},
		{"a card of another colour", s, 0, steps(0, 3), "bid R", KeyWrongColour},
		{"after a good one", s, 0, steps(0, 0, 3), "bid R", KeyWrongColour},
		{"a bid with one", s, 0, append(steps(0, 0, 3), done), "bid Y R", KeyWrongColour},
		{"dragging a card", s, 0, append(steps(0, 0), centre), "", ""},
		{"dragging a useless one", s, 0, append(steps(0, 3), centre), "bid R", KeyWrongColour},
		{"a pass", s, 0, []rules.Step{passB}, "pass", ""},
		{"a pass with cards in hand", s, 0, append(steps(0, 0), passB), "pass", ""},
		{"out of turn", s, 1, steps(1, 0), "bid Y", rules.KeyNotYourTurn},
		{"a pass out of turn", s, 1, []rules.Step{passB}, "pass", rules.KeyNotYourTurn},
		{"a hand that is not enough", led, 0, steps(0, 0), "bid Y", KeyTooLow},
		{"a bid that is not enough", led, 0, append(steps(0, 0, 1), done), "bid Y Y", KeyTooLow},
		{"after the end", over, 0, steps(0, 0), "bid X", rules.KeyOver},
		{"while cards are dealt", position(t, "hand 0 X\nowed 4", 2), 0, steps(0, 0), "bid X", rules.KeyNotYourTurn},
		{"nothing", s, 0, nil, "", ""},
		{"another's hand", s, 0, steps(1, 0), "", ""},
		{"the deck", s, 0, []rules.Step{{Spot: rules.Spot{Zone: ZoneDeck}}}, "", ""},
		{"an empty slot", s, 0, steps(0, 5), "", ""},
		{"another button", s, 0, []rules.Step{{Button: rules.ButtonTurn}}, "", ""},
		{"done too early", s, 0, append(append(steps(0, 0), done), steps(0, 1)...), "", ""},
		{"passed too early", s, 0, append([]rules.Step{passB}, steps(0, 1)...), "", ""},
		{"nobody", s, rules.Nobody, steps(0, 0), "", ""},
	})
}

func TestLook(t *testing.T) {
	s := position(t, l01+"\nlost 1 X X Y\nrecycled G\nwon 2 X5\nfirst 1", 3)
	if colour, value, ok := Auctioned(s); colour != 0 || value != 3 || !ok || Phase(s) != PhaseAuction || First(s) != 1 {
		t.Errorf("%d, %d, %v", colour, value, ok)
	}
	if _, _, ok := Auctioned(fresh(t, 2)); ok || MustPass(fresh(t, 2)) {
		t.Error("something is auctioned before the first card is turned")
	}
	if Recycled(s)[2] != 1 || Unrecycled(s, 1)[4] != 2 || Unrecycled(s, 1)[0] != 1 || Points(s, 1) != -8 || Points(s, 2) != 0 || MustPass(s) {
		t.Errorf("%s", Game.Show(s))
	}
	if hand, ok := Hand(s, 0); !ok || hand[0] != 3 || Unseen(s)[0] != 24 || Unseen(s.View(0))[0] != 26 || Unturned(s)[FaceStop] != 5 {
		t.Errorf("the hand %v, unseen %v", hand, Unseen(s))
	}
	if _, ok := Hand(s.View(1), 0); ok || HandSize(s.View(1), 0) != 5 || BidSize(s, 0) != 0 {
		t.Error("seat 1 sees the hand of seat 0")
	}
}

// A search pays for the new state and for nothing else.
func TestAllocations(t *testing.T) {
	bid := position(t, l01, 3)
	oneAllocation(t, map[string]rules.State{
		"bid Y Y": bid, "pass": after(t, bid, "bid Y", "pass"), "deal 0 Y": fresh(t, 2), "turn stop": position(t, "first 0", 2),
	})
}
