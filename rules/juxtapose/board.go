package juxtapose

import (
	"math/bits"

	"quintet/assets/tables"
	"quintet/rules"
)

// Board is where the pyramids lie: sets of squares, one for each colour, then one for each size. The pyramid of a
// colour and a size is where both sets have a square in common. A square's number is x*4+y; a set has bit x*4+y.
type Board [Colours + Sizes]uint16

// Taken are the squares with pyramids.
func (b *Board) Taken() uint16 { return b[Colours] | b[Colours+1] | b[Colours+2] }

// Placed is how many pyramids are on the board.
func (b *Board) Placed() int { return bits.OnesCount16(b.Taken()) }

// Pooled tells whether a pyramid is not on the board.
func (b *Board) Pooled(colour, size int) bool { return b[colour]&b[Colours+size] == 0 }

// Hole is the empty square, the first of them while there are several.
func (b *Board) Hole() int8 { return int8(bits.TrailingZeros16(^b.Taken())) }

// square is where a pyramid lies, or -1 if it is in the pool.
func (b *Board) square(piece int) int8 {
	set := b[piece/Sizes] & b[Colours+piece%Sizes]
	if set == 0 {
		return -1
	}
	return int8(bits.TrailingZeros16(set))
}

// piece is the pyramid on a square, or -1 if it is empty.
func (b *Board) piece(square int8) int {
	if b.Taken()>>square&1 == 0 {
		return -1
	}
	colour, size := 0, 0
	for b[colour]>>square&1 == 0 {
		colour++
	}
	for b[Colours+size]>>square&1 == 0 {
		size++
	}
	return Index(colour, size)
}

// Put drops a pyramid.
func (b *Board) Put(colour, size int, square int8) {
	b[colour] |= 1 << square
	b[Colours+size] |= 1 << square
}

// Exchange lets two squares change what lies on them; one of them may be empty, so a slide is one too.
func (b *Board) Exchange(s, t int8) {
	for i, set := range b {
		differ := (set>>s ^ set>>t) & 1
		b[i] = set ^ (differ<<s | differ<<t)
	}
}

// Sliders are the squares of the pyramids that may slide, if those on some squares are barred.
func (b *Board) Sliders(barred uint16) uint16 { return beside[b.Hole()] &^ barred }

// BarredBySlide are the squares of the pyramids that may not slide once one has slid to a square (X1).
func BarredBySlide(to int8) uint16 { return 1 << to }

// BarredBySwap are the squares of the pyramids that may not slide after a swap, given those before it. If only a slide bars, the pyramid that slid
// last stays barred wherever a swap takes it (X1).
func BarredBySwap(before uint16, s, t int8, slideOnly bool) uint16 {
	switch both := uint16(1<<s | 1<<t); {
	case !slideOnly:
		return both
	case before>>s&1 != before>>t&1:
		return before ^ both
	}
	return before
}

// squareSets is a set of sets of squares.
type squareSets [1 << squares / 64]uint64

func (s *squareSets) add(set uint16)      { s[set/64] |= 1 << (set % 64) }
func (s *squareSets) has(set uint16) bool { return s[set/64]>>(set%64)&1 == 1 }

// The sets of squares with a line on them (section 4): for the four or five pyramids of one size that may lie there
// beside it, for the three of one colour.
var withSizeLine, withColourLine = func() (size, colour squareSets) {
	ofSize, ofColour := LineSets()
	for _, set := range ofColour {
		colour.add(set)
	}
	for _, set := range ofSize {
		for s := range squares {
			size.add(set | 1<<s) // a size has five pyramids
		}
	}
	return size, colour
}()

// SizeLined tells whether pyramids of one size on these squares, five at the most, have a line among them.
func SizeLined(set uint16) bool { return withSizeLine.has(set) }

// ColourLined tells it of pyramids of one colour, three at the most.
func ColourLined(set uint16) bool { return withColourLine.has(set) }

// LineSets are the squares of all lines, those for a size and those for a colour.
func LineSets() (size, colour []uint16) {
	for _, l := range tables.JuxtaposeLines() {
		if l.Size {
			size = append(size, setOf(l))
		} else {
			colour = append(colour, setOf(l))
		}
	}
	return size, colour
}

func setOf(l tables.JuxtaposeLine) (set uint16) {
	for _, s := range l.Squares {
		set |= 1 << (s[0]*Side + s[1])
	}
	return set
}

// Lines tells which kinds of line there are.
func (b *Board) Lines() (size, colour bool) {
	for _, set := range b[:Colours] {
		colour = colour || ColourLined(set)
	}
	for _, set := range b[Colours:] {
		size = size || SizeLined(set)
	}
	return size, colour
}

// shapes are all lines on the board, each in order along the line.
func (b *Board) shapes() [][]rules.Spot {
	var found [][]rules.Spot
	for _, l := range tables.JuxtaposeLines() {
		set := setOf(l)
		var spots []rules.Spot
		for _, s := range l.Squares {
			spots = append(spots, BoardSpot(s[0], s[1]))
		}
		of := b[:Colours]
		if l.Size {
			of = b[Colours:]
		}
		for _, have := range of {
			if have&set == set {
				found = append(found, spots)
			}
		}
	}
	return found
}
