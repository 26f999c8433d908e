package box_test

import (
	"fmt"
	"strings"
	"testing"

	"quintet/assets/tables"
	"quintet/rules"
	. "quintet/rules/box"
	"quintet/rules/gametest"
)

func TestTiles(t *testing.T) {
	for i, row := range tables.BoxTiles() {
		if got := rows(i+1, false); TileCode(i+1) != row.ID || strings.Join(got, " ") != strings.Join(row.Rows[:], " ") {
			t.Errorf("tile %d is %s %v, the table has %+v", i+1, TileCode(i+1), got, row)
		}
	}
	if got := rows(0, true); strings.Join(got, " ") != "xxx xxx xxx xxx" {
		t.Errorf("the start tile, turned, is %v", got)
	}
}

// at writes a place: zone, X and Y, the way it lies, and what is seen.
func at(piece int, p rules.Place) string {
	zone := strings.Fields("- board pile hand secret aside")[p.Spot.Zone]
	face := "back"
	switch {
	case p.Face > 0 && piece < Tiles:
		face = TileCode(int(p.Face))
	case p.Face > 0:
		face = Letter(int(p.Face) - 1)
	}
	return fmt.Sprintf("%s %d,%d %s %s", zone, p.Spot.X, p.Spot.Y, []string{"h", "v"}[p.Turn], face)
}

func TestTable(t *testing.T) {
	set := setup(3)
	set.Start = 1
	s, err := Game.New(set)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		s     rules.State
		piece int
		want  string
	}{
		{s, 0, "pile 1,0 h back"},
		{s, 23, "pile 0,0 h back"},
		{s, StartTile, "board 0,0 h back"},
		{s, SecretTile, "aside 0,0 h back"},
	} {
		if got := at(c.piece, c.s.Table(nil)[c.piece]); got != c.want {
			t.Errorf("before the deal piece %d lies at %s, not at %s", c.piece, got, c.want)
		}
	}
	s = after(t, s, "secret 0 P", "secret 1 G", "secret 2 B", "draw 1 B07", "draw 2 B01", "draw 0 B24", "play v 3 -1")
	for viewer, list := range map[rules.Seat]map[int]string{
		1: {0: "board 3,-1 v B07", 1: "hand 2,0 h back", 2: "hand 0,0 h back", 3: "pile 1,0 h back", SecretTile: "secret 0,0 h back",
			SecretTile + 1: "secret 1,0 h G", SecretTile + 2: "secret 2,0 h back", SecretTile + 3: "aside 0,0 h back", SecretTile + 4: "aside 0,0 h back"},
		2:            {0: "board 3,-1 v B07", 1: "hand 2,0 h B01", 2: "hand 0,0 h back", SecretTile + 1: "secret 1,0 h back", SecretTile + 2: "secret 2,0 h B"},
		rules.Nobody: {0: "board 3,-1 v B07", 1: "hand 2,0 h back", SecretTile + 2: "secret 2,0 h back"},
	} {
		table := s.View(viewer).Table(nil)
		if len(table) != Pieces {
			t.Errorf("%d pieces", len(table))
		}
		for piece, want := range list {
			if got := at(piece, table[piece]); got != want {
				t.Errorf("seat %v sees piece %d at %s, not at %s", viewer, piece, got, want)
			}
		}
	}
}

// seen is what is seen of a move of the seat to move, an event a line.
func seen(t *testing.T, s rules.State, text string) string {
	var script rules.Script
	table := s.Table(nil)
	s.Apply(s.Turn(), move(t, text), &script)
	var b strings.Builder
	for _, e := range script.Events {
		b.WriteString(string(e.Cue))
		for i, p := range e.Puts {
			sep := ": "
			if i > 0 {
				sep = ", "
			}
			b.WriteString(sep + at(int(p.Piece), table[p.Piece]) + " to " + at(int(p.Piece), p.To))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func TestEvents(t *testing.T) {
	s := dealt(t, 2)
	last := s
	for last = s; Played(last) < Tiles-1; last = ready(t, last) {
		last = last.Apply(last.Turn(), last.Moves(nil, last.Turn())[0], nil)
	}
	tile, _ := Hand(last, 1)
	for _, c := range []struct {
		s          rules.State
		text, want string
	}{
		{fresh(t, 2), "secret 0 P", "deal: aside 0,0 h back to secret 0,0 h P\n"},
		{fresh(t, 2).View(1), "secret 0 ?", "deal: aside 0,0 h back to secret 0,0 h back\n"},
		{after(t, s, "play h 4 0"), "draw 0 B05", "deal: pile 0,0 h back to hand 0,0 h B05\n"},
		{after(t, s, "play h 4 0").View(1), "draw 0 ?", "deal: pile 0,0 h back to hand 0,0 h back\n"},
		{s, "play v 4 -1", "drop: hand 0,0 h B01 to board 4,-1 v B01\n"},
		{s.View(0), "play v 4 -1", "drop: hand 0,0 h B01 to board 4,-1 v B01\n"},
		{s.View(1), "play v 4 -1 B01", "drop: hand 0,0 h back to board 4,-1 v B01\n"},
		{last, Game.Format(last.Moves(nil, 1)[0]), fmt.Sprintf("drop: hand 1,0 h %s to %s\nshow: secret 0,0 h P to secret 0,0 h P, secret 1,0 h B to secret 1,0 h B\nline\n",
			TileCode(tile), at(23, finished(t, last).Table(nil)[23]))},
		{last.View(0), Game.Format(last.Mask(0, 1, last.Moves(nil, 1)[0])), fmt.Sprintf("drop: hand 1,0 h back to %s\nshow: secret 0,0 h P to secret 0,0 h P, secret 1,0 h back to secret 1,0 h B\nline\n",
			at(23, finished(t, last).Table(nil)[23]))},
	} {
		if got := seen(t, c.s, c.text); got != c.want {
			t.Errorf("%s is seen as\n%s, want\n%s", c.text, got, c.want)
		}
	}
}

var turn = rules.Step{Button: rules.ButtonTurn}

// Tap-tap: the tile, turned or not, then where its top left dot comes to lie.
func TestPath(t *testing.T) {
	s := dealt(t, 2)
	hand, spot := rules.Step{Spot: HandSpot(0)}, rules.Step{Spot: BoardSpot(4, 0)}
	for text, list := range map[string][][]rules.Step{
		"play h 4 0": {{hand, spot}},
		"play v 4 0": {{hand, turn, spot}, {turn, hand, spot}},
	} {
		for _, steps := range list {
			taps := rules.NewTaps(s, 0)
			for i, step := range steps {
				m, done, ok := taps.Tap(step)
				if !ok || done != (i == len(steps)-1) || done && Game.Format(m) != text {
					t.Errorf("tap %d of %v for %s: %s, done %v, ok %v", i, steps, text, Game.Format(m), done, ok)
				}
			}
		}
	}
	if _, _, ok := rules.NewTaps(s, 0).Tap(spot); ok {
		t.Error("a move begins on the table")
	}
}

// What gestures mean, and why they are refused.
func TestMean(t *testing.T) {
	s := dealt(t, 2)
	over := finished(t, s)
	hand := func(seat rules.Seat) rules.Step { return rules.Step{Spot: HandSpot(seat)} }
	b := func(x, y int8) rules.Step { return rules.Step{Spot: BoardSpot(x, y)} }
	means(t, []gametest.Gesture{
		{"the tile", s, 0, []rules.Step{hand(0)}, "", ""},
		{"the tile, turned", s, 0, []rules.Step{hand(0), turn}, "", ""},
		{"a play", s, 0, []rules.Step{hand(0), b(4, 0)}, "play h 4 0", ""},
		{"a turned play", s, 0, []rules.Step{hand(0), turn, b(4, 0)}, "play v 4 0", ""},
		{"turned first", s, 0, []rules.Step{turn, hand(0), b(4, 0)}, "play v 4 0", ""},
		{"turned and turned back", s, 0, []rules.Step{hand(0), turn, turn, b(4, 0)}, "play h 4 0", ""},
		{"apart", s, 0, []rules.Step{hand(0), b(5, 0)}, "play h 5 0", KeyNoContact},
		{"on top", s, 0, []rules.Step{hand(0), b(0, 0)}, "play h 0 0", KeyCoversTooMany},
		{"far away", s, 0, []rules.Step{hand(0), b(120, -120)}, "play h 120 -120", KeyNoContact},
		{"farther than can be written", s, 0, []rules.Step{hand(0), b(121, 0)}, "", ""},
		{"the table first", s, 0, []rules.Step{b(4, 0)}, "", ""},
		{"the table, then the tile", s, 0, []rules.Step{b(4, 0), hand(0)}, "", ""},
		{"another's tile", s, 0, []rules.Step{hand(1), b(4, 0)}, "", ""},
		{"out of turn", s, 1, []rules.Step{hand(1)}, "play h 0 0", rules.KeyNotYourTurn},
		{"out of turn, a drag", s, 1, []rules.Step{hand(1), b(4, 0)}, "play h 4 0", rules.KeyNotYourTurn},
		{"after the end", over, 0, []rules.Step{hand(0)}, "play h 0 0", rules.KeyOver},
		{"nothing", s, 0, nil, "", ""},
		{"a button", s, 0, []rules.Step{hand(0), {Button: rules.ButtonDone}}, "", ""},
		{"a layer that is none", s, 0, []rules.Step{hand(0), {Spot: rules.Spot{Zone: ZoneBoard, X: 4, Z: 1}}}, "", ""},
		{"a pile", s, 0, []rules.Step{hand(0), {Spot: rules.Spot{Zone: ZonePile}}}, "", ""},
	})
}

func TestLook(t *testing.T) {
	if Phase(fresh(t, 2)) != PhaseSecrets || Phase(after(t, fresh(t, 2), "secret 0 P", "secret 1 B")) != PhaseDraw || Phase(finished(t, dealt(t, 2))) != PhaseOver {
		t.Error("the phases are not in order")
	}
	s := after(t, dealt(t, 2), "play v -3 -2")
	if l, u, r, d := Bounds(s); l != -3 || u != -2 || r != 3 || d != 2 {
		t.Errorf("the bounds are %d, %d, %d, %d", l, u, r, d)
	}
	if tile, ok := Hand(s, 0); ok || tile != 0 || Left(s, 0) != 11 || Left(s, 1) != 12 || Played(s) != 1 {
		t.Errorf("seat 0 holds %d", tile)
	}
	if _, ok := Hand(s.View(0), 1); ok {
		t.Error("seat 0 sees the tile of seat 1")
	}
	if c, ok := Colour(s, 1); !ok || Letter(c) != "B" {
		t.Errorf("side 1 has %d", c)
	}
	if _, ok := Colour(s.View(0), 1); ok {
		t.Error("side 0 knows the colour of side 1")
	}
	if got := (Square{X: 1, Y: 2, Side: 3}).Corners(); got[0] != BoardSpot(1, 2) || got[1] != BoardSpot(3, 2) || got[2] != BoardSpot(3, 4) || got[3] != BoardSpot(1, 4) {
		t.Errorf("the corners are %v", got)
	}
}

// A search pays for the new state and for nothing else.
func TestAllocations(t *testing.T) {
	s := dealt(t, 2)
	oneAllocation(t, map[string]rules.State{"play h 4 0": s, "draw 0 B09": after(t, s, "play h 4 0"), "secret 0 P": fresh(t, 2)},
		func(next rules.State) { Score(next, 3) })
}

// A bot that looks at every place for its tile asks for the score of each.
func BenchmarkScore(b *testing.B) {
	s := dealt(b, 2)
	for Played(s) < 12 {
		moves := s.Moves(nil, s.Turn())
		s = ready(b, s.Apply(s.Turn(), moves[len(moves)/3], nil))
	}
	b.ReportAllocs()
	for b.Loop() {
		Score(s, 3)
	}
}
