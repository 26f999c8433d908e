package juxtabo_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quintet/assets/tables"
	"quintet/rules"
	"quintet/rules/gametest"
	. "quintet/rules/juxtabo"
)

func TestPieces(t *testing.T) {
	for pair, p := range tables.JuxtaboPairs() {
		for _, second := range []bool{false, true} {
			got, under, over := Lying(FaceOf(pair, second))
			if got != pair || PairName(pair) != p.ID || (p.ID[0] == "ROYGBPK"[over]) == second || (p.ID[1] == "ROYGBPK"[under]) == second {
				t.Errorf("%s, second %v: pair %d, %d on %d", p.ID, second, got, over, under)
			}
		}
	}
	for card, c := range tables.JuxtaboCards() {
		discs := 0
		for y, row := range Pattern(card) {
			for x, colour := range row {
				if colour >= 0 {
					discs++
				}
				if (colour < 0) != (c.Rows[y][x] == '.') || colour >= 0 && c.Rows[y][x] != "ROYGBPK"[colour] {
					t.Errorf("%s is %v", c.ID, Pattern(card))
				}
			}
		}
		if discs != CardSize(card) || CardName(card) != c.ID {
			t.Errorf("%s has %d discs", c.ID, discs)
		}
	}
	if ColourName(0) != "red" || ColourName(6) != "pink" || Cell(0, 1) != "r2c1" {
		t.Error("names")
	}
}

// All discs have their places, whichever they are: the board bottom up, reserves, hands, the cards won.
func TestTable(t *testing.T) {
	s := after(t, position(t, usual), "place r1c4 GB>B", "place r1c4 BP>P", "claim T10 r1c1 r2c1 r3c1", "* card 0 T01")
	places := s.Table(nil)
	if len(places) != Discs+32 {
		t.Fatalf("%d pieces", len(places))
	}
	count := map[rules.Zone]int{}
	for i, p := range places {
		count[p.Spot.Zone]++
		if slices.ContainsFunc(places[:i], func(o rules.Place) bool { return o.Spot == p.Spot && p.Spot.Zone != ZoneBag }) {
			t.Errorf("two pieces at %v", p.Spot)
		}
	}
	for zone, want := range map[rules.Zone]int{ZoneBoard: 18, ZoneReserve: 12, ZoneBag: 75, ZoneHand: 4, ZoneWon: 1, ZoneDeck: 27} {
		if count[zone] != want {
			t.Errorf("%d pieces in zone %d, not %d", count[zone], zone, want)
		}
	}
	at := func(spot rules.Spot) uint8 {
		i := slices.IndexFunc(places, func(p rules.Place) bool { return p.Spot == spot })
		if i < 0 {
			t.Fatalf("nothing lies at %v", spot)
		}
		return places[i].Face
	}
	for height, want := range []string{"G", "B", "P"} {
		spot := BoardSpot(3, 0)
		spot.Z = int8(height)
		if _, _, over := Lying(at(spot)); "ROYGBPK"[over:over+1] != want {
			t.Errorf("disc %d of r1c4 shows %d", height, over)
		}
	}
	if at(HandSpot(0, 0)) != 16 || at(HandSpot(0, 1)) != 1 || at(rules.Spot{Zone: ZoneWon}) != 10 {
		t.Errorf("cards %d %d, won %d", at(HandSpot(0, 0)), at(HandSpot(0, 1)), at(rules.Spot{Zone: ZoneWon}))
	}
	if n := len(solitaire(t, soloBoard, soloReserve, "T16").Table(nil)); n != Discs+25 {
		t.Errorf("%d pieces in a solitaire", n)
	}
	if Phase(s) != StageTurn || Phase(fresh(t, 2)) != StageSetUp || Phase(position(t, usual+"final call")) != StageCall || Playing(s) != 0 || !Used(s, 3, 0) || Used(s, 0, 0) {
		t.Error("what a scene asks")
	}
}

// story is the cues of a move as a viewer sees it, each with how many pieces move; everyone is rules.Chance.
func story(t *testing.T, s rules.State, to rules.Seat, line string) string {
	t.Helper()
	by, m := entry(t, s, line)
	after(t, s, line)
	var seen rules.Script
	if to != rules.Chance {
		m = s.Mask(to, by, m)
		s = s.View(to)
	}
	s.Apply(by, m, &seen)
	var words []string
	for _, e := range seen.Events {
		words = append(words, fmt.Sprint(e.Cue, " ", len(e.Puts)))
	}
	return strings.Join(words, ", ")
}

func TestEvents(t *testing.T) {
	s := position(t, usual)
	d := drafting(t)
	penal := drafting(t, "misplacing", "penalise")
	solo := solitaire(t, soloBoard, soloReserve, "T10")
	last := solo
	for range 24 {
		last = chance(after(t, last, "skip"))
	}
	won := after(t, solo, "claim T10 r1c1 r2c1 r3c1", "* card 0 T16")
	for Deck(won) > 0 {
		won = chance(after(t, won, "skip"))
	}
	nine := position(t, usual+"won 0 T01 T02 T03 T04 T05 T06 T07 T08 T09")
	for _, c := range []struct {
		name  string
		s     rules.State
		line  string
		want  string // as everybody sees it
		other string // as seat 1 does
	}{
		{"a disc laid", fresh(t, 2), "* lay r1c1 RO>O", "drop 1", "drop 1"},
		{"a disc", s, "place r1c4 GB>B", "drop 1", "drop 1"},
		{"a provisional one", after(t, d, "takeback"), "place r2c2 BP>B", "drop 1", ""},
		{"taken back", d, "takeback", "back 1", ""},
		{"a bonus", d, "claim T22 r2c2 r2c3 r2c4", "call 1, match 2", "bonus 1, call 1, match 1"},
		{"a false bonus", d, "claim T22 r2c1 r2c2 r2c3", "call 1, false 2", "bonus 1, call 1, false 1"},
		{"the end of a draft", d, "end", "back 1", ""},
		{"a claim", s, "claim T10 r1c1 r2c1 r3c1", "call 1, match 1", "call 1, match 1"},
		{"of the first card", s, "claim T16 r1c1 r2c1 r3c1", "call 1, false 2", "call 1, false 1"},
		{"of the first card, a true one", after(t, s, "place r1c4 GB>B"), "claim T16 r1c2 r1c3 r1c4", "call 1, match 2", "call 1, match 1"},
		{"a false call", s, "1 claim T75 r1c1 r1c2 r1c3", "call 1, false 1", "call 1, false 1"},
		{"a card", after(t, s, "claim T10 r1c1 r2c1 r3c1"), "* card 0 T01", "deal 1", "deal 1"},
		{"the last card", nine, "claim T10 r1c1 r2c1 r3c1", "call 1, match 1, line 0", "call 1, match 1, line 0"},
		{"a flaw", position(t, usual, "misplacing", "penalise"), "place r1c1 GB>B", "drop 1, flaw 1", "drop 1, flaw 1"},
		{"of a hidden reserve", position(t, usual, "misplacing", "penalise", "reserves", "hidden"), "place r1c1 GB>B", "drop 1, flaw 1", "flaw 0"},
		{"over a draft", penal, "place r2c2 YP>Y", "drop 1, flaw 1, back 1", "flaw 0"},
		{"time", after(t, position(t, usual, "timer", "30"), "place r1c4 GB>B"), "timeout", "timeout 0, bag 6", "timeout 0, bag 6"},
		{"a pass", position(t, usual+"final call"), "pass", "", ""},
		{"the last pass", position(t, usual+"final call\npasses 1"), "pass", "line 0", "line 0"},
		{"a card skipped", solo, "skip", "skip 1", ""},
		{"the last card skipped", last, "skip", "skip 1, draw 0", ""},
		{"the pile turned over", won, "skip", "skip 1, turnover 24, deal 1", ""},
	} {
		if got := story(t, c.s, rules.Chance, c.line); got != c.want {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
		if len(c.s.View(1).Table(nil)) == Discs+32 {
			if got := story(t, c.s, 1, c.line); got != c.other {
				t.Errorf("%s: seat 1 sees %s, not %s", c.name, got, c.other)
			}
		}
	}
}

func TestMean(t *testing.T) {
	cell := func(name string) rules.Step { return rules.Step{Spot: BoardSpot(int8(name[3]-'1'), int8(name[1]-'1'))} }
	disc := func(seat rules.Seat, slot int) rules.Step { return rules.Step{Spot: ReserveSpot(seat, slot)} }
	card := func(seat rules.Seat, slot int) rules.Step { return rules.Step{Spot: HandSpot(seat, slot)} }
	button := func(b rules.Button) rules.Step { return rules.Step{Button: b} }
	s, call, solo := position(t, usual), position(t, usual+"final call"), solitaire(t, soloBoard, soloReserve, "T16")
	over := after(t, call, "pass", "pass")
	flaws := position(t, usual, "misplacing", "penalise")
	means(t, []gametest.Gesture{
		{"a disc", s, 0, []rules.Step{disc(0, 0)}, "", ""},
		{"placed", s, 0, []rules.Step{disc(0, 0), cell("r1c4")}, "place r1c4 GB>B", ""},
		{"placed with its other side down", s, 0, []rules.Step{disc(0, 0), cell("r3c4")}, "place r3c4 GB>G", ""},
		{"where it does not fit", s, 0, []rules.Step{disc(0, 0), cell("r1c1")}, "place r1c1 GB>G", KeyColoursDiffer},
		{"turned over", s, 0, []rules.Step{disc(0, 0), button(rules.ButtonTurn), cell("r1c4")}, "place r1c4 GB>G", KeyColoursDiffer},
		{"turned over and back", s, 0, []rules.Step{disc(0, 0), button(rules.ButtonTurn), button(rules.ButtonTurn), cell("r1c4")}, "place r1c4 GB>B", ""},
		{"turned over only", s, 0, []rules.Step{disc(0, 0), button(rules.ButtonTurn)}, "", ""},
		{"where that costs", flaws, 0, []rules.Step{disc(0, 0), cell("r1c1")}, "place r1c1 GB>G", ""},
		{"another disc", s, 0, []rules.Step{disc(0, 0), disc(0, 1), cell("r4c3")}, "place r4c3 RK>K", ""},
		{"put back", s, 0, []rules.Step{disc(0, 0), disc(0, 0)}, "", ""},
		{"a second one of its kind", after(t, s, "place r1c4 GB>B"), 1, []rules.Step{disc(1, 3)}, "place r1c1 RO>R", rules.KeyNotYourTurn},
		{"an empty slot", after(t, s, "place r1c4 GB>B"), 0, []rules.Step{disc(0, 0)}, "", ""},
		{"another seat's disc", s, 0, []rules.Step{disc(1, 0), cell("r1c1")}, "", ""},
		{"out of turn", s, 1, []rules.Step{disc(1, 0), cell("r1c1")}, "place r1c1 RO>O", rules.KeyNotYourTurn},
		{"in the final call", call, 0, []rules.Step{disc(0, 0)}, "place r1c1 GB>G", KeyWrongPhase},
		{"after the end", over, 0, []rules.Step{disc(0, 0)}, "place r1c1 GB>G", rules.KeyOver},

		{"a card", s, 0, []rules.Step{card(0, 1)}, "", ""},
		{"two cells", s, 0, []rules.Step{card(0, 1), cell("r3c1"), cell("r1c1")}, "", ""},
		{"three cells", s, 0, []rules.Step{card(0, 1), cell("r3c1"), cell("r1c1"), cell("r2c1")}, "claim T10 r1c1 r2c1 r3c1", ""},
		{"a false call", s, 1, []rules.Step{card(1, 1), cell("r3c1"), cell("r1c1"), cell("r2c1")}, "claim T75 r1c1 r2c1 r3c1", ""},
		{"one cell twice", s, 0, []rules.Step{card(0, 1), cell("r3c1"), cell("r1c1"), cell("r1c1")}, "claim T10 r1c1 r1c1 r3c1", KeyBadCells},
		{"a card instead of a disc", s, 0, []rules.Step{disc(0, 0), card(0, 1), cell("r1c1"), cell("r2c1"), cell("r3c1")}, "claim T10 r1c1 r2c1 r3c1", ""},
		{"over another's draft", drafting(t), 1, []rules.Step{card(1, 0)}, "claim T66", KeyDraftOpen},
		{"out of turn in the final call", call, 1, []rules.Step{card(1, 0)}, "claim T66", rules.KeyNotYourTurn},
		{"another's card", s, 0, []rules.Step{card(1, 0), cell("r1c1"), cell("r2c1"), cell("r3c1")}, "", ""},
		{"after the end", over, 1, []rules.Step{card(1, 0)}, "claim T66", rules.KeyOver},

		{"the end", s, 0, []rules.Step{button(rules.ButtonEnd)}, "end", KeyLocationsDue},
		{"an exchange", s, 0, []rules.Step{button(ButtonExchange)}, "exchange", KeyCanPlace},
		{"a takeback", drafting(t), 0, []rules.Step{button(ButtonTakeback)}, "takeback", ""},
		{"a pass", call, 0, []rules.Step{button(rules.ButtonPass)}, "pass", ""},
		{"a button after a disc", s, 0, []rules.Step{disc(0, 0), button(rules.ButtonEnd)}, "end", KeyLocationsDue},
		{"a skip", solo, 0, []rules.Step{button(rules.ButtonPass)}, "skip", ""},
		{"an unknown button", s, 0, []rules.Step{button(99)}, "", ""},

		{"nothing", s, 0, nil, "", ""},
		{"a cell first", s, 0, []rules.Step{cell("r1c1")}, "", ""},
		{"off the board", s, 0, []rules.Step{disc(0, 0), {Spot: BoardSpot(4, 0)}}, "", ""},
		{"onto the table", s, 0, []rules.Step{disc(0, 0), {Spot: rules.Spot{Zone: 99}}}, "", ""},
		{"off the reserve", s, 0, []rules.Step{{Spot: ReserveSpot(0, 7)}, cell("r1c1")}, "", ""},
		{"nobody", s, rules.Nobody, []rules.Step{{Spot: ReserveSpot(rules.Nobody, 0)}}, "", ""},
	})
}

// The taps of a move narrow to it; of two equal discs the first one is named.
func TestPath(t *testing.T) {
	s := position(t, strings.Replace(usual, "GB RK BP OK", "RK GB GB OK", 1))
	b := func(x, y int8) rules.Step { return rules.Step{Spot: BoardSpot(x, y)} }
	any := func(x, y int8) rules.Step { return rules.Step{Spot: BoardSpot(x, y), Any: true} }
	for line, want := range map[string][]rules.Step{
		"place r1c4 GB>B":            {{Spot: ReserveSpot(0, 1)}, b(3, 0)},
		"claim T10 r1c1 r2c1 r3c1":   {{Spot: HandSpot(0, 1)}, any(0, 0), any(0, 1), any(0, 2)},
		"1 claim T66 r1c3 r2c2 r3c1": {{Spot: HandSpot(1, 0)}, any(2, 0), any(1, 1), any(0, 2)},
		"end":                        {{Button: rules.ButtonEnd}},
		"exchange":                   {{Button: ButtonExchange}},
		"takeback":                   {{Button: ButtonTakeback}},
		"pass":                       {{Button: rules.ButtonPass}},
		"skip":                       {{Button: rules.ButtonPass}},
		"timeout":                    nil,
	} {
		by, m := entry(t, s, line)
		if got := s.Path(nil, by, m); !slices.Equal(got, want) {
			t.Errorf("%s is %v", line, got)
		}
	}
}

// Some of each kind of what costs a turn are named, and nothing else.
func TestPenalties(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	verbs := func(s rules.State, by rules.Seat) string {
		count := map[rules.Verb]int{}
		for _, m := range Game.Penalties(nil, s, by, r) {
			costs(t, s, by.String()+" "+Game.Format(m))
			count[m.Verb]++
		}
		return fmt.Sprint("claim ", count[VerbClaim] > 0, ", place ", count[VerbPlace], ", timeout ", count[VerbTimeout])
	}
	all := []string{"misplacing", "penalise", "timer", "30"}
	for _, c := range []struct {
		s    rules.State
		by   rules.Seat
		want string
	}{
		{position(t, usual), 0, "claim true, place 0, timeout 0"},
		{position(t, usual, all...), 0, "claim true, place 3, timeout 1"},
		{position(t, usual, all...), 1, "claim true, place 0, timeout 0"},
		{position(t, usual+"skips 1", all...), 1, "claim false, place 0, timeout 0"},
		{drafting(t, all...), 0, "claim true, place 3, timeout 1"},
		{drafting(t, all...), 1, "claim false, place 0, timeout 0"},
		{position(t, usual, "claims", "guided"), 0, "claim false, place 0, timeout 0"},
		{position(t, usual+"final call", all...), 0, "claim false, place 0, timeout 0"},
		{solitaire(t, soloBoard, soloReserve, "T16"), 0, "claim false, place 0, timeout 0"},
	} {
		if got := verbs(c.s, c.by); got != c.want {
			t.Errorf("seat %v: %s, not %s\n%s", c.by, got, c.want, Game.Show(c.s))
		}
	}
}

// A search pays for the new state and for nothing else.
func TestAllocations(t *testing.T) {
	s := position(t, usual)
	due := after(t, s, "claim T10 r1c1 r2c1 r3c1")
	oneAllocation(t, map[string]rules.State{
		"place r1c4 GB>B": s, "claim T10 r1c1 r2c1 r3c1": s, "1 claim T75 r1c1 r1c2 r1c3": s, "* card 0 T01": due,
		"end": drafting(t), "place r2c2 BP>P": drafting(t), "takeback": drafting(t),
	})
}

func BenchmarkMoves(b *testing.B) {
	s := position(b, usual)
	var buf []rules.Move
	for b.Loop() {
		buf = s.Moves(buf[:0], 0)
	}
}

func BenchmarkApply(b *testing.B) {
	s := position(b, usual)
	m := move(b, "place r1c4 GB>B")
	b.ReportAllocs()
	for b.Loop() {
		s.Apply(0, m, nil)
	}
}
