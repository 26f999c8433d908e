// Package solver proves positions of Juxtapose with two players: who wins, in how many turns at the latest, and by
// which move. It says so only where it has searched all that the rules allow; anything else is an estimate.
package solver

import (
	"math/bits"
	"sync"

	"quintet/rules/juxtapose"
)

const (
	colours = juxtapose.Colours
	sizes   = juxtapose.Sizes
	pieces  = juxtapose.Pieces
	side    = juxtapose.Side
	squares = side * side
)

// Board is where the pyramids lie.
type Board = juxtapose.Board

// reach is, for the squares of one colour or one size on the full board, where the last pyramid of a line may come from
// beside it: by a swap (side or corner), and by a slide (side).
type reach struct{ swap, slide uint16 }

// lookup holds what is asked of a set of squares, by the set. A set of a colour has up to three squares and one of a
// size up to five, so each entry is for whichever it can be.
type lookup struct {
	third  [1 << squares]uint16 // of two squares of a colour: those that make a line of three
	fourth [1 << squares]uint16 // of three or four squares of a size: those that make a line of four
	reach  [1 << squares]reach  // of three squares of a colour or five of a size

	// pairs are, for two or three squares of a size, the pairs that would fill a line: the first pyramid of that size on
	// one offers the other.
	pairs [1 << squares][3]uint16
	// offers are, by the only square of a colour and the empty squares, those where a second pyramid would offer the third.
	offers [squares][1 << squares]uint16

	ofSize, ofColour []uint16 // all lines

	symmetries [8][2][256]uint16   // images of half a set of squares
	turned     [8][32]uint16       // images of one square, plus 1; 0 stays 0
	least      [1 << squares]uint8 // the symmetries that bring the taken squares to their least image
}

// The lookup is made in parts, so that whoever needs it first need not wait for all of it at once.
const (
	lookParts = 32
	lookChunk = 1 << squares / lookParts
)

var making struct {
	sync.Mutex
	k    *lookup
	done int // parts
}

// lookPart makes another part of the lookup, if one is missing, in a fraction of a millisecond. It returns the lookup when
// that is whole, else nil.
func lookPart() *lookup {
	making.Lock()
	defer making.Unlock()
	if making.k == nil {
		making.k = new(lookup)
		making.k.ofSize, making.k.ofColour = juxtapose.LineSets()
		making.k.addTurns()
	}
	if making.done < lookParts {
		making.k.addPart(making.done)
		making.done++
	}
	if making.done < lookParts {
		return nil
	}
	return making.k
}

// look is the whole lookup.
func look() (k *lookup) {
	for k == nil {
		k = lookPart()
	}
	return k
}

func (k *lookup) addPart(part int) {
	for set := part * lookChunk; set < (part+1)*lookChunk; set++ {
		set := uint16(set)
		k.addLeast(set)
		n := bits.OnesCount16(set)
		if n >= 2 && n <= 5 {
			for _, l := range k.ofSize {
				k.addSize(set, l, n)
			}
		}
		if n >= 2 && n <= 3 {
			for _, l := range k.ofColour {
				k.addColour(set, l, n)
			}
		}
	}
	if part < squares {
		k.addOffers(part)
	}
}

// addOffers notes what a second pyramid of a colour would offer if the only one is on that square.
func (k *lookup) addOffers(s int) {
	for _, l := range k.ofColour {
		if pair := l &^ (1 << s); pair != l {
			rest := ^pair // the pair is empty, the others are any
			for empty := rest; ; empty = (empty - 1) & rest {
				k.offers[s][empty|pair] |= pair
				if empty == 0 {
					break
				}
			}
		}
	}
}

func (k *lookup) addSize(set, line uint16, n int) {
	rest := line &^ set
	switch have := bits.OnesCount16(line & set); {
	case have == 3 && n <= 4:
		k.fourth[set] |= rest
	case have == 3:
		k.addReach(set, line, rest)
	case have == 2 && n <= 3:
		i := 0
		for k.pairs[set][i] != 0 {
			i++
		}
		k.pairs[set][i] = rest
	}
}

func (k *lookup) addColour(set, line uint16, n int) {
	rest := line &^ set
	switch have := bits.OnesCount16(line & set); {
	case have == 2 && n == 2:
		k.third[set] |= rest
	case have == 2:
		k.addReach(set, line, rest)
	}
}

// addReach notes that a pyramid of the set that is not in line may finish the line on one square, if it is near.
func (k *lookup) addReach(set, line, last uint16) {
	t := int8(bits.TrailingZeros16(last))
	if juxtapose.Near(t)&set&^line != 0 {
		k.reach[set].swap |= last
	}
	if juxtapose.Beside(t)&set&^line != 0 {
		k.reach[set].slide |= last
	}
}

// addTurns notes the images of squares.
func (k *lookup) addTurns() {
	image := func(sym, s int) int {
		x, y := s/side, s%side
		if sym&1 != 0 {
			x = side - 1 - x
		}
		if sym&2 != 0 {
			y = side - 1 - y
		}
		if sym&4 != 0 {
			x, y = y, x
		}
		return x*side + y
	}
	for sym := range 8 {
		for s := range squares {
			t := image(sym, s)
			k.turned[sym][s+1] = uint16(t + 1)
			for set := range 256 {
				if set>>(s%8)&1 == 1 {
					k.symmetries[sym][s/8][set] |= 1 << t
				}
			}
		}
	}
}

// addLeast notes which images of a set are the least.
func (k *lookup) addLeast(set uint16) {
	best := uint16(1<<squares - 1)
	for sym := range 8 {
		switch to := k.turn(sym, set); {
		case to < best:
			best = to
			k.least[set] = 1 << sym
		case to == best:
			k.least[set] |= 1 << sym
		}
	}
}

// turn is the image of a set of squares.
func (k *lookup) turn(sym int, set uint16) uint16 {
	return k.symmetries[sym][0][set&255] | k.symmetries[sym][1][set>>8]
}
