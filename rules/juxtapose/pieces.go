package juxtapose

import (
	"quintet/assets/tables"
	"quintet/rules"
)

const (
	Colours = 5               // R Y G B K: red, yellow, green, blue, black
	Sizes   = 3               // S M L: small, medium, large
	Pieces  = Colours * Sizes // pyramids
	Side    = 4               // squares along a side of the board
	squares = Side * Side     // numbered column by column, so that their order is that of the notation
	letters = "RYGBK"         // of the colours
	sizes   = "SML"           // letters of the sizes
)

// Zones of the table.
const (
	// ZonePool is where pyramids wait: X is the colour, 0..4 in the order R Y G B K; Y the row, 0 large to 2 small.
	ZonePool rules.Zone = 1 + iota
	// ZoneBoard is the board: X 0..3 are the columns a..d, Y 0..3 the rows 1..4, row 1 being the lowest.
	ZoneBoard
)

// Piece is the colour (0..4) and the size (0 small to 2 large) of a pyramid, by its index in State.Table.
func Piece(index int) (colour, size int) { return index / Sizes, index % Sizes }

// Index is the index in State.Table of the pyramid of that colour and size.
func Index(colour, size int) int { return colour*Sizes + size }

// Code is the pyramid in two letters, as the notation has it: "RS".
func Code(index int) string {
	return letters[index/Sizes:][:1] + sizes[index%Sizes:][:1]
}

// Words is the pyramid in words: "small red".
func Words(index int) string {
	p := tables.JuxtaposePieces()[index]
	return p.Size + " " + p.Colour
}

// Square is the name of a square of the board: "b3" for x 1, y 2.
func Square(x, y int8) string { return string([]byte{'a' + byte(x), '1' + byte(y)}) }

// PoolSpot is where a pyramid waits before it is dropped.
func PoolSpot(index int) rules.Spot {
	return rules.Spot{Zone: ZonePool, X: int8(index / Sizes), Y: int8(Sizes - 1 - index%Sizes)}
}

// BoardSpot is a square of the board, x and y from 0 to 3.
func BoardSpot(x, y int8) rules.Spot { return rules.Spot{Zone: ZoneBoard, X: x, Y: y} }

// spotOf and name speak of squares by their number.
func spotOf(square int8) rules.Spot { return BoardSpot(square/Side, square%Side) }
func name(square int8) string       { return Square(square/Side, square%Side) }

// squareAt is the number of a square of the board; it is false for any other spot.
func squareAt(s rules.Spot) (int8, bool) {
	if s.Zone != ZoneBoard || s.X < 0 || s.X >= Side || s.Y < 0 || s.Y >= Side || s.Z != 0 {
		return 0, false
	}
	return s.X*Side + s.Y, true
}

// pieceAt is the pyramid that belongs on a spot of the pool; it is false for any other spot.
func pieceAt(s rules.Spot) (int, bool) {
	if s.Zone != ZonePool || s.X < 0 || s.X >= Colours || s.Y < 0 || s.Y >= Sizes || s.Z != 0 {
		return 0, false
	}
	return Index(int(s.X), Sizes-1-int(s.Y)), true
}

// Set is a set of pyramids by their indices.
type Set uint16

// Has tells whether a pyramid is in the set.
func (s Set) Has(index int) bool { return s>>index&1 == 1 }
