package tables

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

const boxColours = "GRYOPB"

// dots are a tile's, in reading order.
func dots(tile BoxTile) string { return strings.Join(tile.Rows[:], "") }

// 24 tiles of three rows by four, two dots of each colour, the same after half a turn, so that the first six dots are
// the six colours and say it all; no two alike, and none the mirror image of another, whichever way it is mirrored.
func TestBoxTiles(t *testing.T) {
	tiles := BoxTiles()
	if len(tiles) != 24 {
		t.Fatalf("%d tiles", len(tiles))
	}
	seen := map[string]string{}
	for i, tile := range tiles {
		if want := fmt.Sprintf("B%02d", i+1); tile.ID != want {
			t.Errorf("tile %d is named %s", i, tile.ID)
		}
		all := dots(tile)
		for _, row := range tile.Rows {
			if len(row) != 4 {
				t.Errorf("%s has the row %s", tile.ID, row)
			}
		}
		for _, colour := range boxColours {
			if n := strings.Count(all, string(colour)); n != 2 {
				t.Errorf("%s has %d dots of %c", tile.ID, n, colour)
			}
		}
		turned := []byte(all)
		slices.Reverse(turned)
		if string(turned) != all {
			t.Errorf("%s is another tile after half a turn", tile.ID)
		}
		if other, ok := seen[all]; ok {
			t.Errorf("%s is %s", tile.ID, other)
		}
		seen[all] = tile.ID
	}
	for _, tile := range tiles {
		// Upside down; left to right is the same turned by a half, which changes no tile.
		mirrored := tile.Rows[2] + tile.Rows[1] + tile.Rows[0]
		if other, ok := seen[mirrored]; ok {
			t.Errorf("%s is the mirror image of %s", tile.ID, other)
		}
	}
}

// Each colour lies on each of the six pairs of places exactly four times, and two tiles agree on no more than two pairs:
// 132 pairs of tiles on none, 72 on one and 72 on two.
func TestBoxTilesAreEven(t *testing.T) {
	for pair := range 6 {
		for _, colour := range []byte(boxColours) {
			n := 0
			for _, tile := range BoxTiles() {
				if dots(tile)[pair] == colour {
					n++
				}
			}
			if n != 4 {
				t.Errorf("%c lies %d times on the pair %d and %d", colour, n, pair+1, 12-pair)
			}
		}
	}
	var agree [7]int
	for i, a := range BoxTiles() {
		for _, b := range BoxTiles()[:i] {
			n := 0
			for pair := range 6 {
				if dots(a)[pair] == dots(b)[pair] {
					n++
				}
			}
			agree[n]++
		}
	}
	if agree != [7]int{132, 72, 72} {
		t.Errorf("tiles that agree on so many pairs: %v", agree)
	}
}
