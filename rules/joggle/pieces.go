package joggle

import (
	"math/bits"

	"quintet/assets/tables"
	"quintet/rules"
)

const (
	Side    = 8           // fields along a side of the board
	fields  = Side * Side // numbered row by row, from row 1 column 1
	Marbles = 32          // first the white ones, then the black ones
	Die     = Marbles     // the die's index in State.Table
	Pieces  = Marbles + 1
	each    = Marbles / 2 // marbles of a colour
	hollows = 8           // in a row along the rim
)

// The colours of marbles.
const (
	White = iota
	Black
	colours = "WK" // their letters
)

// A Face is a side of the die. Its number is its Face in State.Table, 0 before the first roll.
type Face = int8

// Faces of the die. Joggle allows every colour.
const (
	Blue Face = 1 + iota
	Yellow
	Green
	Red
	Joggle
	faces   = Joggle + 1
	letters = "-BYGRJ"
)

// DieSides is how many sides the die has (section 2).
const DieSides = 6

// Sides is how many sides of the die show a face.
func Sides(face Face) int {
	if face == Joggle {
		return DieSides - int(Joggle-Blue)
	}
	return 1
}

var faceWords = [faces]string{"nothing", "blue", "yellow", "green", "red", "Joggle"}

// Zones of the table.
const (
	// ZoneStore is the rim, where marbles wait in hollows: Y is the row of hollows, 0 and 1 for white marbles, 2 and 3
	// for black ones; X 0..7 is the hollow, the order in which they are emptied. With two players a player has two rows
	// and empties the first one first; with four seats 0, 2, 1 and 3 have the rows 0 to 3.
	ZoneStore rules.Zone = 1 + iota
	// ZoneBoard is the board: X 0..7 are the columns 1..8 from the left, Y 0..7 the rows 1..8 from the top.
	ZoneBoard
	// ZoneDie is where the die lies.
	ZoneDie
)

// Colour is White or Black, of a marble by its index in State.Table.
func Colour(index int) int { return index / each }

// Field is the name of a field of the board: "r3c4" for x 3, y 2.
func Field(x, y int8) string { return string([]byte{'r', '1' + byte(y), 'c', '1' + byte(x)}) }

// StoreSpot is where a marble waits before it is placed.
func StoreSpot(index int) rules.Spot {
	return rules.Spot{Zone: ZoneStore, X: int8(index % hollows), Y: int8(index / hollows)}
}

// BoardSpot is a field of the board, x and y from 0 to 7.
func BoardSpot(x, y int8) rules.Spot { return rules.Spot{Zone: ZoneBoard, X: x, Y: y} }

// DieSpot is where the die lies.
func DieSpot() rules.Spot { return rules.Spot{Zone: ZoneDie} }

// Paint is the colour of a field, x and y from 0 to 7: Blue, Yellow, Green or Red.
func Paint(x, y int8) Face { return paint[y*Side+x] }

// paint is the colour of each field; coloured are the fields that each face of the die allows.
var paint, coloured = func() (paint [fields]Face, coloured [faces]uint64) {
	for f := range fields {
		for face := Blue; face <= Red; face++ {
			if letters[face] == tables.JoggleBoard()[f/Side][f%Side] {
				paint[f] = face
				coloured[face] |= 1 << f
			}
		}
	}
	coloured[Joggle] = 1<<fields - 1
	return paint, coloured
}()

// Painted are the fields that a face of the die allows: those of its colour, or all.
func Painted(face Face) Fields { return Fields(coloured[face]) }

// spotOf and name speak of fields by their number.
func spotOf(field int8) rules.Spot { return BoardSpot(field%Side, field/Side) }
func name(field int8) string       { return Field(field%Side, field/Side) }

// fieldAt is the number of a field of the board; it is false for any other spot.
func fieldAt(s rules.Spot) (int8, bool) {
	if s.Zone != ZoneBoard || s.X < 0 || s.X >= Side || s.Y < 0 || s.Y >= Side || s.Z != 0 {
		return 0, false
	}
	return s.Y*Side + s.X, true
}

// marbleAt is the marble that belongs into a hollow of the rim; it is false for any other spot.
func marbleAt(s rules.Spot) (int, bool) {
	if s.Zone != ZoneStore || s.X < 0 || s.X >= hollows || s.Y < 0 || s.Y >= Marbles/hollows || s.Z != 0 {
		return 0, false
	}
	return int(s.Y)*hollows + int(s.X), true
}

// Fields is a set of fields of the board: bit y*8+x.
type Fields uint64

// Has tells whether a field is in the set.
func (f Fields) Has(x, y int8) bool { return f>>(y*Side+x)&1 == 1 }

// Len is the number of fields in the set, 0 to 64.
func (f Fields) Len() int { return bits.OnesCount64(uint64(f)) }

// Spots appends the fields of the set row by row.
func (f Fields) Spots(dst []rules.Spot) []rules.Spot {
	for ; f != 0; f &= f - 1 {
		dst = append(dst, spotOf(lowest(uint64(f))))
	}
	return dst
}

// bit is a field as a set, and lowest the first field of a set that is not empty.
func bit(field int8) uint64  { return 1 << (field & (fields - 1)) }
func lowest(set uint64) int8 { return int8(bits.TrailingZeros64(set)) }
