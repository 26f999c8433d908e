package juxtapose

import (
	"math/bits"

	"quintet/assets/tables"
	"quintet/rules"
)

// board is where the pyramids lie: sets of squares, one for each colour, then one for each size. The pyramid of a
// colour and a size is where both sets have a square in common.
type board [Colours + Sizes]uint16

func (b *board) taken() uint16 { return b[Colours] | b[Colours+1] | b[Colours+2] }

// hole is the empty square, the first of them while there are several.
func (b *board) hole() int8 { return int8(bits.TrailingZeros16(^b.taken())) }

// square is where a pyramid lies, or -1 if it is in the pool.
func (b *board) square(piece int) int8 {
	set := b[piece/Sizes] & b[Colours+piece%Sizes]
	if set == 0 {
		return -1
	}
	return int8(bits.TrailingZeros16(set))
}

// piece is the pyramid on a square, or -1 if it is empty.
func (b *board) piece(square int8) int {
	if b.taken()>>square&1 == 0 {
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

func (b *board) put(piece int, square int8) {
	b[piece/Sizes] |= 1 << square
	b[Colours+piece%Sizes] |= 1 << square
}

// exchange lets two squares change what lies on them; one of them may be empty, so a slide is one too.
func (b *board) exchange(s, t int8) {
	for i, set := range b {
		differ := (set>>s ^ set>>t) & 1
		b[i] = set ^ (differ<<s | differ<<t)
	}
}

// squareSets is a set of sets of squares.
type squareSets [1 << squares / 64]uint64

func (s *squareSets) add(set uint16)      { s[set/64] |= 1 << (set % 64) }
func (s *squareSets) has(set uint16) bool { return s[set/64]>>(set%64)&1 == 1 }

// The sets of squares with a line on them (section 4): for the four or five pyramids of one size that may lie there
// beside it, for the three of one colour.
var withSizeLine, withColourLine = func() (size, colour squareSets) {
	for _, l := range tables.JuxtaposeLines() {
		set := setOf(l)
		if !l.Size {
			colour.add(set)
			continue
		}
		for s := range squares {
			size.add(set | 1<<s) // a size has five pyramids
		}
	}
	return size, colour
}()

func setOf(l tables.JuxtaposeLine) (set uint16) {
	for _, s := range l.Squares {
		set |= 1 << (s[0]*Side + s[1])
	}
	return set
}

// lines tells which kinds of line there are.
func (b *board) lines() (size, colour bool) {
	for _, set := range b[:Colours] {
		colour = colour || withColourLine.has(set)
	}
	for _, set := range b[Colours:] {
		size = size || withSizeLine.has(set)
	}
	return size, colour
}

// shapes are all lines on the board, each in order along the line.
func (b *board) shapes() [][]rules.Spot {
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
