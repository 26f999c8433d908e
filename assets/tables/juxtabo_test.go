package tables

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

const juxtaboColours = "ROYGBPK"

// 105 discs: each of the 21 pairs of different colours five times.
func TestJuxtaboPairs(t *testing.T) {
	var want []JuxtaboPair
	for i, a := range juxtaboColours {
		for _, b := range juxtaboColours[i+1:] {
			want = append(want, JuxtaboPair{string(a) + string(b), 5})
		}
	}
	if got := JuxtaboPairs(); !slices.Equal(got, want) || len(got) != 21 {
		t.Errorf("got %v", got)
	}
}

// The shapes, how many cards have each, and which of them are one family: the same but for turning it over.
var juxtaboShapes = map[string]struct {
	grid, family string
	cards        int
}{
	"I3": {"xxx", "I3", 25}, "L3": {"xx/x.", "L3", 25}, "D3": {"x../.x./..x", "D3", 25},
	"O4": {"xx/xx", "O4", 10}, "I4": {"xxxx", "I4", 10}, "T4": {"xxx/.x.", "T4", 10},
	"L4": {"x./x./xx", "LJ", 5}, "J4": {".x/.x/xx", "LJ", 5}, "S4": {".xx/xx.", "SZ", 5}, "Z4": {"xx./.xx", "SZ", 5},
}

// grid is a pattern in one line, letters its colours as they are read.
func (c JuxtaboCard) grid() string    { return strings.Join(c.Rows, "/") }
func (c JuxtaboCard) letters() string { return strings.NewReplacer(".", "", "/", "").Replace(c.grid()) }

// sorted are the letters of a card in the order ROYGBPK.
func (c JuxtaboCard) sorted() string {
	letters := []byte(c.letters())
	slices.SortFunc(letters, func(a, b byte) int {
		return strings.IndexByte(juxtaboColours, a) - strings.IndexByte(juxtaboColours, b)
	})
	return string(letters)
}

// 75 cards of three different colours and 50 of four, each of the shape that it is said to have.
func TestJuxtaboCards(t *testing.T) {
	cards := JuxtaboCards()
	if len(cards) != 125 {
		t.Fatalf("%d cards", len(cards))
	}
	count := map[string]int{}
	for i, c := range cards {
		id, discs := fmt.Sprintf("T%02d", i+1), 3
		if i >= 75 {
			id, discs = fmt.Sprintf("Q%02d", i-74), 4
		}
		letters := c.letters()
		if c.ID != id || len(letters) != discs {
			t.Errorf("card %d is %+v", i, c)
		}
		shape := c.grid()
		for j, l := range letters {
			if strings.IndexRune(letters, l) != j || !strings.ContainsRune(juxtaboColours, l) {
				t.Errorf("%s has the colours %s", c.ID, letters)
			}
			shape = strings.ReplaceAll(shape, string(l), "x")
		}
		if shape != juxtaboShapes[c.Shape].grid {
			t.Errorf("%s, %s, is no %s", c.ID, c.grid(), c.Shape)
		}
		count[c.Shape]++
	}
	for shape, s := range juxtaboShapes {
		if count[shape] != s.cards {
			t.Errorf("%d cards are %s", count[shape], shape)
		}
	}
}

// No two cards are equal however they are turned, and turned over, so that the set is good for every orientation.
func TestJuxtaboCardsDiffer(t *testing.T) {
	seen := map[string]string{}
	for _, c := range JuxtaboCards() {
		rows := c.Rows
		for i := range 8 {
			grid := strings.Join(rows, "/")
			if id, ok := seen[grid]; ok && id != c.ID {
				t.Errorf("%s and %s are alike", id, c.ID)
			}
			seen[grid] = c.ID
			rows = quarter(rows)
			if i == 3 {
				slices.Reverse(rows)
			}
		}
	}
}

// quarter is a pattern turned to the right.
func quarter(rows []string) []string {
	turned := make([]string, len(rows[0]))
	for _, row := range rows {
		for x := range row {
			turned[x] = row[x:x+1] + turned[x]
		}
	}
	return turned
}

// No colour, no pair and no set of colours is favoured.
func TestJuxtaboBalance(t *testing.T) {
	colour := map[string]int{}   // cards by half, shape or family, and colour
	sets := map[string]int{}     // cards by half and set of colours
	touching := map[string]int{} // by half and pair
	special := map[string]int{}  // the disc in the middle or the corner, by shape and colour
	for _, c := range JuxtaboCards() {
		half := c.ID[:1]
		for _, l := range c.letters() {
			colour["all"+string(l)]++
			colour[half+string(l)]++
			colour[juxtaboShapes[c.Shape].family+string(l)]++
		}
		sets[half+c.sorted()]++
		sets[c.Shape+c.sorted()]++
		for _, pair := range c.neighbours() {
			touching[half+pair]++
		}
		switch c.Shape {
		case "I3", "T4":
			special[c.Shape+c.Rows[0][1:2]]++
		case "D3":
			special[c.Shape+c.Rows[1][1:2]]++
		case "L3":
			special[c.Shape+c.Rows[0][:1]]++
		}
	}
	within := func(what string, n map[string]int, key string, low, high int) {
		t.Helper()
		if n[key] < low || n[key] > high {
			t.Errorf("%s %s: %d, not %d to %d", what, key, n[key], low, high)
		}
	}
	for i, a := range juxtaboColours {
		a := string(a)
		within("cards", colour, "all"+a, 60, 61)
		within("cards", colour, "T"+a, 32, 33)
		within("cards", colour, "Q"+a, 28, 29)
		for _, shape := range []string{"I3", "L3", "D3"} {
			within("cards", colour, shape+a, 10, 11)
			within("middle or corner", special, shape+a, 3, 4)
		}
		within("middle", special, "T4"+a, 1, 2)
		for _, family := range []string{"O4", "I4", "T4", "LJ", "SZ"} {
			within("cards", colour, family+a, 5, 6)
		}
		for j, b := range juxtaboColours[i+1:] {
			within("touching", touching, "T"+a+string(b), 7, 8)
			within("touching", touching, "Q"+a+string(b), 7, 8)
			for k, c := range juxtaboColours[i+j+2:] {
				three := a + string(b) + string(c)
				within("cards", sets, "T"+three, 2, 3)
				for _, shape := range []string{"I3", "L3", "D3"} {
					within("cards", sets, shape+three, 0, 1)
				}
				for _, d := range juxtaboColours[i+j+k+3:] {
					within("cards", sets, "Q"+three+string(d), 1, 2)
				}
			}
		}
	}
}

// neighbours are the pairs of colours that lie side by side; on a diagonal card, corner to corner.
func (c JuxtaboCard) neighbours() []string {
	at := func(x, y int) string {
		if y < len(c.Rows) && x < len(c.Rows[y]) && c.Rows[y][x] != '.' {
			return c.Rows[y][x : x+1]
		}
		return ""
	}
	var pairs []string
	add := func(a, b string) {
		if a != "" && b != "" {
			if strings.Index(juxtaboColours, a) > strings.Index(juxtaboColours, b) {
				a, b = b, a
			}
			pairs = append(pairs, a+b)
		}
	}
	for y := range c.Rows {
		for x := range c.Rows[y] {
			if c.Shape == "D3" {
				add(at(x, y), at(x+1, y+1))
				continue
			}
			add(at(x, y), at(x+1, y))
			add(at(x, y), at(x, y+1))
		}
	}
	return pairs
}
