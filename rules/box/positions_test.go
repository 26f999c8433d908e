package box_test

import (
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/box"
)

// The worked positions of the game's page, by their names there.

func TestB01(t *testing.T) {
	s := dealt(t, 2)
	legal := map[string]bool{}
	for _, m := range s.Moves(nil, s.Turn()) {
		legal[Game.Format(m)] = true
	}
	for text, key := range map[string]string{
		"play h 4 0": "", "play h 4 2": "", "play h 4 3": KeyNoContact, "play h 5 0": KeyNoContact, "play h 3 0": "",
		"play h 2 1": "", "play h 2 0": KeyCoversTooMany, "play h 0 2": "", "play v 3 -1": "", "play v 1 2": "",
		"play v 2 1": "", "play v 1 1": KeyCoversTooMany, "play h -3 -2": "", "play v -3 -4": KeyNoContact,
	} {
		if key != "" {
			refused(t, s, text, key)
		} else if err := s.Check(s.Turn(), move(t, text)); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if legal[text] != (key == "") {
			t.Errorf("%s is listed: %v", text, legal[text])
		}
	}
}

// rows are a tile's dots in letters.
func rows(tile int, turned bool) (list []string) {
	_, high := Size(turned)
	for row := range high {
		text := ""
		for _, colour := range Dots(tile, turned, row) {
			text += Letter(int(colour))
		}
		list = append(list, text)
	}
	return list
}

func TestB03(t *testing.T) {
	if got := strings.Join(rows(1, false), " / "); got != "GRYO / PBBP / OYRG" {
		t.Errorf("B01 is %s", got)
	}
	if got := strings.Join(rows(1, true), " / "); got != "OPG / YBR / RBY / GPO" {
		t.Errorf("B01, turned by a quarter, is %s", got)
	}
	for tile := 1; tile <= Tiles; tile++ {
		for _, turned := range []bool{false, true} {
			all := []byte(strings.Join(rows(tile, turned), ""))
			half := slices.Clone(all)
			slices.Reverse(half)
			if !slices.Equal(all, half) {
				t.Errorf("%s is another tile after half a turn", TileCode(tile))
			}
		}
	}
}

// corners are those of a square with n dots along a side.
func corners(x, y, n int8) [][2]int8 {
	return [][2]int8{{x, y}, {x + n - 1, y}, {x, y + n - 1}, {x + n - 1, y + n - 1}}
}

func TestB05(t *testing.T) {
	purple, list := ScoreOf(append(corners(0, 0, 5), corners(10, 0, 8)...)...)
	if purple != 13 || !slices.Equal(list, []Square{{0, 0, 5}, {10, 0, 8}}) {
		t.Errorf("purple has %d points for %v", purple, list)
	}
	if blue, list := ScoreOf(append(corners(0, 10, 4), append(corners(20, 20, 5), corners(40, 3, 7)...)...)...); blue != 16 || len(list) != 3 {
		t.Errorf("blue has %d points for %v", blue, list)
	}
	// Line 86: a square with more than ten dots on a side is worth nothing, one with ten ten.
	for n, want := range map[int8]int{2: 2, 3: 3, 9: 9, 10: 10, 11: 0, 12: 0, 40: 0} {
		if got, _ := ScoreOf(corners(60, 7, n)...); got != want {
			t.Errorf("a square with %d dots on a side is worth %d", n, got)
		}
	}
	// Across the end of the words that hold a row.
	for x := int8(50); x < 70; x++ {
		if got, list := ScoreOf(corners(x, 3, 10)...); got != 10 || list[0] != (Square{x, 3, 10}) {
			t.Errorf("a square at %d is worth %d: %v", x, got, list)
		}
	}
}

func TestB07(t *testing.T) {
	if got, _ := ScoreOf([2]int8{0, 0}, [2]int8{4, 0}, [2]int8{0, 3}, [2]int8{4, 3}); got != 0 {
		t.Errorf("a rectangle is worth %d", got)
	}
	if got, _ := ScoreOf([2]int8{2, 0}, [2]int8{4, 2}, [2]int8{2, 4}, [2]int8{0, 2}); got != 0 {
		t.Errorf("a tilted square is worth %d", got)
	}
}

func TestB09(t *testing.T) {
	if got, _ := ScoreOf(corners(0, 0, 6)...); got != 6 {
		t.Errorf("a square with gaps along its sides is worth %d", got)
	}
	// Squares may share corners and lie inside each other.
	points := [][2]int8{}
	for x := range int8(3) {
		for y := range int8(3) {
			points = append(points, [2]int8{x, y})
		}
	}
	if got, list := ScoreOf(points...); got != 4*2+3 || len(list) != 5 {
		t.Errorf("nine dots are worth %d: %v", got, list)
	}
}

func TestB11(t *testing.T) {
	for n, want := range map[int]struct{ tiles, sides, aside int }{2: {12, 2, 3}, 3: {8, 3, 2}, 4: {6, 2, 3}, 6: {4, 2, 3}} {
		s := dealt(t, n)
		aside := 0
		for _, p := range s.Table(nil) {
			if p.Spot.Zone == ZoneAside {
				aside++
			}
		}
		if Left(s, 0) != want.tiles || Sides(s) != want.sides || aside != want.aside {
			t.Errorf("%d players: %d tiles, %d sides, %d secret tiles aside", n, Left(s, 0), Sides(s), aside)
		}
		// Play goes round in the order of the seats, and each draws after playing, while there are tiles.
		for i := range Tiles {
			seat := rules.Seat(i % n)
			if s.Turn() != seat {
				t.Fatalf("%d players: tile %d is played by seat %v", n, i+1, s.Turn())
			}
			s = s.Apply(seat, s.Moves(nil, seat)[0], nil)
			if draws := i+n < Tiles; draws != (s.Turn() == rules.Chance) {
				t.Fatalf("%d players: after tile %d it is the turn of %v", n, i+1, s.Turn())
			}
			if s.Turn() == rules.Chance {
				if odds := s.Odds(nil); len(odds) != Tiles-n-i || odds[0].Move.Args[0] != int8(seat) {
					t.Fatalf("%d players: after tile %d %s may be drawn", n, i+1, Game.Format(odds[0].Move))
				}
				s = ready(t, s)
			}
		}
		if s.Turn() != rules.Nobody {
			t.Errorf("%d players: the turn of %v after the last tile", n, s.Turn())
		}
	}
}
