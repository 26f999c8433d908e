package box

import (
	"fmt"
	"strings"

	"quintet/assets/tables"
	"quintet/rules"
)

const (
	Colours = 6  // G R Y O P B: green, red, yellow, orange, purple, blue
	Grey    = 6  // the colour of the dots on the start tile, which is nobody's
	Tiles   = 24 // of three rows of four dots
	letters = "GRYOPB"
	seatMax = 6
	sideMax = 3
	long    = 4   // dots along a tile
	short   = 3   // dots across
	Far     = 120 // how far from the start tile a place can be written; no tile can lie so far
	// A tile may cover so many dots, whichever and of however many tiles (X4).
	coverMax = 4
)

// Pieces by their index in State.Table: the tiles in the order in which they are drawn, which is that in which they are
// played; then the secret tiles, the start tile first, then those of the sides, then those put aside.
const (
	StartTile  = Tiles
	SecretTile = StartTile + 1 // of side 0; the others follow
	Pieces     = Tiles + Colours
)

// Zones of the table.
const (
	// ZoneBoard is the lattice: X to the right and Y down, where the top left dot of a tile lies, -120 to 120.
	ZoneBoard  rules.Zone = 1 + iota
	ZonePile              // X is the seat whose pile it is
	ZoneHand              // X is the seat
	ZoneSecret            // X is the side
	ZoneAside             // secret tiles that nobody has, and those not yet dealt
)

// The faces of tiles are their numbers, 1 to 24; those of secret tiles are colours plus 1. The Turn of a place is 1 if
// the tile is turned by a quarter.

// BoardSpot is a point of the lattice.
func BoardSpot(x, y int8) rules.Spot { return rules.Spot{Zone: ZoneBoard, X: x, Y: y} }

// HandSpot is where a seat holds its tile.
func HandSpot(seat rules.Seat) rules.Spot { return rules.Spot{Zone: ZoneHand, X: int8(seat)} }

// TileCode is a tile, 1 to 24, as the notation has it: "B07".
func TileCode(tile int) string { return fmt.Sprintf("B%02d", tile) }

// tileOf reads what TileCode writes.
func tileOf(code string) (tile int, ok bool) {
	for tile := 1; tile <= Tiles; tile++ {
		if TileCode(tile) == code {
			return tile, true
		}
	}
	return 0, false
}

// colourOf is the colour of a letter.
func colourOf(code string) (colour int, ok bool) {
	colour = strings.Index(letters, code)
	return colour, len(code) == 1 && colour >= 0
}

// Letter is a colour as the notation has it; Grey is "x".
func Letter(colour int) string { return (letters + "x")[colour : colour+1] }

// pattern is how a tile's dots lie: their colours by row and column, and for each colour its dots as bits of the rows.
type pattern struct {
	dots [long][long]uint8
	bits [Colours][long]uint8
}

// patterns are those of the tiles as they are printed and turned by a quarter (section 3); both quarters give the same,
// since half a turn changes nothing. The start tile is number 0.
var patterns = func() (all [Tiles + 1][2]pattern) {
	all[0] = patternsOf([short]string{"xxxx", "xxxx", "xxxx"})
	for i, tile := range tables.BoxTiles() {
		all[i+1] = patternsOf(tile.Rows)
	}
	return all
}()

func patternsOf(rows [short]string) (p [2]pattern) {
	put := func(to *pattern, row, column int, letter byte) {
		colour := strings.IndexByte(letters+"x", letter)
		to.dots[row][column] = uint8(colour)
		if colour < Colours {
			to.bits[colour][row] |= 1 << column
		}
	}
	for row := range short {
		for column := range long {
			put(&p[0], row, column, rows[row][column])
			put(&p[1], column, short-1-row, rows[row][column])
		}
	}
	return p
}

// Size is how many dots a tile has from left to right and from top to bottom.
func Size(turned bool) (wide, high int) {
	if turned {
		return short, long
	}
	return long, short
}

// Dots are a tile's in a row, as colours: of tile 1 to 24, or of the start tile, 0, which has grey ones.
func Dots(tile int, turned bool, row int) []uint8 {
	p := &patterns[tile][0]
	wide, _ := Size(turned)
	if turned {
		p = &patterns[tile][1]
	}
	return p.dots[row][:wide:wide]
}
