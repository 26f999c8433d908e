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

// hole is the empty square; it has a meaning only while there is exactly one.
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
	both := uint16(1)<<s | 1<<t
	for i, set := range b {
		if set>>s&1 != set>>t&1 {
			b[i] = set ^ both
		}
	}
}

// The lines of section 4 as sets of squares.
var sizeLines, colourLines = func() (size [10]uint16, colour [24]uint16) {
	n, m := 0, 0
	for _, l := range tables.JuxtaposeLines() {
		set := uint16(0)
		for _, s := range l.Squares {
			set |= 1 << (s[0]*Side + s[1])
		}
		if l.Size {
			size[n] = set
			n++
		} else {
			colour[m] = set
			m++
		}
	}
	return size, colour
}()

// lines tells which kinds of line there are among the sets that differ from those of the board before.
func (b *board) lines(before *board) (size, colour bool) {
	for i, set := range b[:Colours] {
		if set != before[i] {
			for _, l := range colourLines {
				colour = colour || set == l // a colour has no fourth pyramid
			}
		}
	}
	for i, set := range b[Colours:] {
		if set != before[Colours+i] {
			for _, l := range sizeLines {
				size = size || set&l == l
			}
		}
	}
	return size, colour
}

// shapes are all lines on the board, each in order along the line.
func (b *board) shapes() [][]rules.Spot {
	var found [][]rules.Spot
	for _, l := range tables.JuxtaposeLines() {
		set := uint16(0)
		var spots []rules.Spot
		for _, s := range l.Squares {
			set |= 1 << (s[0]*Side + s[1])
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
