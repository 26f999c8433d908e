package juxtabo

import (
	"math/bits"
	"strings"

	"quintet/assets/tables"
	"quintet/rules"
)

const (
	Colours = 7   // R O Y G B P K: red, orange, yellow, green, blue, purple, pink
	Pairs   = 21  // of different colours, in the order of the table of discs: RO, RY … PK
	Copies  = 5   // of each pair
	Discs   = 105 // the first pieces of State.Table; the cards follow
	Held    = 7   // discs in a full reserve
	Threes  = 75  // cards of three discs, numbered from 0 on
	Cards   = 125 // the rest have four
	letters = "ROYGBPK"

	sides   = 2 * Pairs
	seatMax = 4
	drawn   = 32 // as many cards as four players can draw; three draw 27, two 22
	soloMax = 25 // cards of a solitaire
	pieces  = Discs + drawn
)

// Zones of the table.
const (
	ZoneBag     rules.Zone = 1 + iota
	ZoneBoard              // X is the column, 0 on the left; Y the row, 0 on top; Z the height, 0 for the lowest disc
	ZoneReserve            // X is the seat, Y the slot, 0 to 6
	ZoneHand               // the card stands: X is the seat, Y 0 or 1; in solitaire 0, 0 has the open card
	ZoneWon                // X is the seat, Z the height
	ZoneDeck               // Z is the height
	ZoneDiscard            // in solitaire: Z is the height
)

// Faces of pieces: a card that is open has its number plus one, a disc a number from 1 on that Lying takes apart. Face 0
// is the back of a card, or a disc that is not seen.

// A disc lying one way up is twice its pair with the pair's first colour on top, one more with the second.
type disc int8

var unders, overs = func() (u, o [sides]int8) {
	for i, p := range tables.JuxtaboPairs() {
		a, b := int8(strings.IndexByte(letters, p.ID[0])), int8(strings.IndexByte(letters, p.ID[1]))
		o[2*i], u[2*i], o[2*i+1], u[2*i+1] = a, b, b, a
	}
	return u, o
}()

func (d disc) under() int8 { return unders[d] }
func (d disc) over() int8  { return overs[d] }
func (d disc) pair() int8  { return int8(d / 2) }
func (d disc) face() uint8 { return uint8(d) + 1 }

// String is the disc as the notation has it: "RO>O" has O on top.
func (d disc) String() string { return PairName(int(d.pair())) + ">" + letters[d.over():][:1] }

// none is no disc, or one that is not seen.
const none disc = -1

// faceUp is the disc that shows a face, or none.
func faceUp(face uint8) disc { return disc(face - 1) }

// PairName is the pair of colours of a disc in two letters: "RO".
func PairName(pair int) string { return tables.JuxtaboPairs()[pair].ID }

// Lying is the pair of a disc and the colours below and on top, 0 to 6, by its face, which must not be 0.
func Lying(face uint8) (pair, under, over int) {
	d := faceUp(face)
	return int(d.pair()), int(d.under()), int(d.over())
}

// FaceOf is the face of a disc of that pair with its first colour on top, or with its second.
func FaceOf(pair int, second bool) uint8 {
	d := disc(2 * pair)
	if second {
		d++
	}
	return d.face()
}

// ColourName is a colour in words: "red".
func ColourName(colour int) string {
	return [...]string{"red", "orange", "yellow", "green", "blue", "purple", "pink"}[colour]
}

// CardName is the name of a challenge card, 0 to 124: "T16".
func CardName(card int) string { return tables.JuxtaboCards()[card].ID }

// CardSize is how many discs it shows, 3 or 4.
func CardSize(card int) int {
	if card < Threes {
		return 3
	}
	return 4
}

// Cell is the name of a cell of the board: "r2c1" for x 0, y 1.
func Cell(x, y int8) string { return string([]byte{'r', '1' + byte(y), 'c', '1' + byte(x)}) }

// BoardSpot is a cell of the board, x and y from 0 on, as taps name it: without the height.
func BoardSpot(x, y int8) rules.Spot { return rules.Spot{Zone: ZoneBoard, X: x, Y: y} }

// ReserveSpot is a slot of a seat's reserve, 0 to 6.
func ReserveSpot(seat rules.Seat, slot int) rules.Spot {
	return rules.Spot{Zone: ZoneReserve, X: int8(seat), Y: int8(slot)}
}

// HandSpot is one of a seat's two card stands.
func HandSpot(seat rules.Seat, slot int) rules.Spot {
	return rules.Spot{Zone: ZoneHand, X: int8(seat), Y: int8(slot)}
}

func deckSpot(height int) rules.Spot { return rules.Spot{Zone: ZoneDeck, Z: int8(height)} }

// cardSet is a set of cards.
type cardSet [2]uint64

var threes, fours = func() (t, f cardSet) {
	for card := range int8(Cards) {
		if card < Threes {
			t.add(card)
		} else {
			f.add(card)
		}
	}
	return t, f
}()

func (s *cardSet) add(card int8)     { s[card/64] |= 1 << (card % 64) }
func (s *cardSet) remove(card int8)  { s[card/64] &^= 1 << (card % 64) }
func (s cardSet) has(card int8) bool { return s[card/64]>>(card%64)&1 == 1 }
func (s cardSet) count() int8        { return int8(bits.OnesCount64(s[0]) + bits.OnesCount64(s[1])) }

func (s cardSet) with(o cardSet) cardSet { return cardSet{s[0] | o[0], s[1] | o[1]} }

// nth is the n-th card of the set, from 0 on.
func (s cardSet) nth(n int) int8 {
	for card := range int8(Cards) {
		if s.has(card) {
			if n == 0 {
				return card
			}
			n--
		}
	}
	panic("juxtabo: a set of cards is too small")
}
