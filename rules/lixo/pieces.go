package lixo

import (
	"fmt"
	"strings"

	"quintet/assets/tables"
	"quintet/rules"
)

const (
	Colours   = 5   // Y B G R X: yellow, blue, green, red, grey
	Kinds     = 15  // of garbage cards: those of one colour, 0 to 4, then the ten pairs, in the same order
	MainCards = 30  // 25 containers and 5 stops
	Garbage   = 180 // garbage cards
	SeatMax   = 6
	HandMax   = Portion * (1 + stops) // each time that all hands are empty they start anew
	letters   = "YBGRX"               // of the colours
)

// Pieces by their index in State.Table: the cards of the main deck in the order in which they are turned, then the
// garbage cards. A garbage card has a number only while it lies open; a hand holds numbers, and gives up its last.
const (
	FirstGarbage = MainCards
	Pieces       = MainCards + Garbage
)

// Zones of the table. Where there is one for each player, X is the seat. Slot is how many cards come before one, where
// that matters: not in the decks and the centre.
const (
	ZoneMain     rules.Zone = 1 + iota // the main deck
	ZoneCentre                         // the container that is auctioned
	ZoneDrawn                          // stops, and containers that nobody wanted
	ZoneWon                            // X's containers
	ZoneDeck                           // the garbage deck
	ZoneHand                           // X's hand, in the order of the kinds; slots 0 to 29
	ZoneBid                            // what X has bid, the earliest first
	ZoneLost                           // X's unrecycled cards
	ZoneRecycled                       // beside the garbage deck
)

// Slot is the slot of a spot, from 0 on.
func Slot(s rules.Spot) int { return int(s.Y)*100 + int(s.Z) }

// SpotOf is a spot by its zone, its seat (0 for the zones that have none) and its slot.
func SpotOf(zone rules.Zone, seat rules.Seat, slot int) rules.Spot {
	return rules.Spot{Zone: zone, X: int8(seat), Y: int8(slot / 100), Z: int8(slot % 100)}
}

// colours are the one or two colours of each kind, carriers the five kinds that carry each colour.
var colours, carriers = func() (of [Kinds][2]int8, by [Colours][Colours]int8) {
	kind := int8(Colours)
	for a := range int8(Colours) {
		of[a] = [2]int8{a, a}
		by[a][0] = a
		for b := a + 1; b < Colours; b++ {
			of[kind] = [2]int8{a, b}
			by[a][b] = kind   // the places after the first:
			by[b][a+1] = kind // colours below b, then those above
			kind++
		}
	}
	return of, by
}()

// copies is how many garbage cards there are of each kind (section 11).
var copies = func() (n [Kinds]int8) {
	for _, c := range tables.LixoGarbageCards() {
		kind, ok := kindOf(c.Colours)
		if !ok {
			panic("lixo: there is no kind " + c.Colours)
		}
		n[kind]++
	}
	return n
}()

// Copies is how many garbage cards there are of a kind.
func Copies(kind int) int { return int(copies[kind]) }

// KindColours are the colours, 0 to 4, of a kind of garbage; both are the same if it has only one.
func KindColours(kind int) (a, b int) { return int(colours[kind][0]), int(colours[kind][1]) }

// Carries tells whether a kind of garbage can pay for containers of a colour.
func Carries(kind, colour int) bool {
	return int(colours[kind][0]) == colour || int(colours[kind][1]) == colour
}

// KindCode is a kind as the notation has it: "Y" or "YB".
func KindCode(kind int) string {
	a, b := KindColours(kind)
	if a == b {
		return letters[a : a+1]
	}
	return letters[a:a+1] + letters[b:b+1]
}

// kindOf reads what KindCode writes.
func kindOf(code string) (int, bool) {
	for kind := range Kinds {
		if KindCode(kind) == code {
			return kind, true
		}
	}
	return 0, false
}

var colourWords = [Colours]string{"yellow", "blue", "green", "red", "grey"}

// KindWords is a kind in words: "yellow" or "yellow and blue".
func KindWords(kind int) string {
	a, b := KindColours(kind)
	if a == b {
		return colourWords[a]
	}
	return colourWords[a] + " and " + colourWords[b]
}

// The faces of garbage cards are their kinds plus 1. Those of the main deck are 1 to 25 for containers, by colour and
// value, and FaceStop.
const FaceStop = 26

// ContainerFace is the face of a container of that colour, 0 to 4, and value, 1 to 5.
func ContainerFace(colour, value int) uint8 { return uint8(colour*5 + value) }

// Container is the colour and the value of a container by its face; it is false for a stop and for a card's back.
func Container(face uint8) (colour, value int, ok bool) {
	if face == 0 || face >= FaceStop {
		return 0, 0, false
	}
	return int(face-1) / 5, int(face-1)%5 + 1, true
}

// cardCode is a card of the main deck as the notation has it: "Y3" or "stop".
func cardCode(face uint8) string {
	colour, value, ok := Container(face)
	if !ok {
		return "stop"
	}
	return fmt.Sprintf("%c%d", letters[colour], value)
}

// cardOf reads what cardCode writes.
func cardOf(code string) (uint8, bool) {
	if code == "stop" {
		return FaceStop, true
	}
	if len(code) != 2 || code[1] < '1' || code[1] > '5' {
		return 0, false
	}
	colour := strings.IndexByte(letters, code[0])
	return ContainerFace(colour, int(code[1]-'0')), colour >= 0
}

// stock is how many cards the main deck has of each face, as a rule and with the option 12345.
var stock = func() (n [2][FaceStop + 1]int8) {
	for _, c := range tables.LixoContainers() {
		for i := range n {
			face := uint8(FaceStop)
			if c.Colour != "" {
				face = ContainerFace(strings.Index(letters, c.Colour), c.Values[i])
			}
			n[i][face]++
		}
	}
	return n
}()
