// Package solver proves positions of Juxtapose with two players: who wins, in how many turns at the latest, and by
// which move. It says so only where it has searched all that the rules allow; anything else is an estimate.
package solver

import (
	"math/bits"
	"sync"

	"quintet/assets/tables"
)

const (
	colours = 5
	sizes   = 3
	pieces  = colours * sizes
	side    = 4
	squares = side * side
)

// Board is where the pyramids lie: sets of squares, numbered column by column, one for each colour, then one for each
// size. A pyramid not on the board is in the pool.
type Board [colours + sizes]uint16

func (b *Board) taken() uint16 { return b[colours] | b[colours+1] | b[colours+2] }

// Placed is how many pyramids are on the board.
func (b *Board) Placed() int { return bits.OnesCount16(b.taken()) }

// pooled tells whether a pyramid is not on the board.
func (b *Board) pooled(colour, size int) bool { return b[colour]&b[colours+size] == 0 }

func (b *Board) put(colour, size int, square uint16) {
	b[colour] |= square
	b[colours+size] |= square
}

// exchange lets two squares change what lies on them; one of them may be empty, so a slide is one too.
func (b *Board) exchange(s, t int) {
	for i, set := range b {
		differ := (set>>s ^ set>>t) & 1
		b[i] = set ^ (differ<<s | differ<<t)
	}
}

// reach is, for the squares of one colour or one size on the full board, where the last pyramid of a line may come from
// beside it: by a swap (side or corner), and by a slide (side).
type reach struct{ swap, slide uint16 }

// lookup holds what is asked of a set of squares, by the set. A set of a colour has up to three squares and one of a
// size up to five, so each entry is for whichever it can be.
type lookup struct {
	third  [1 << squares]uint16 // of two squares of a colour: those that make a line of three
	fourth [1 << squares]uint16 // of three or four squares of a size: those that make a line of four
	line   [1 << squares]bool   // three squares of a colour in line, or four or five of a size with four in line
	reach  [1 << squares]reach  // of three squares of a colour or five of a size

	// pairs are, for two or three squares of a size, the pairs that would fill a line: the first pyramid of that size on
	// one offers the other.
	pairs [1 << squares][3]uint16
	// offers are, by the only square of a colour and the empty squares, those where a second pyramid would offer the third.
	offers [squares][1 << squares]uint16

	near, beside [squares]uint16

	ofSize, ofColour []uint16 // all lines

	symmetries [8][2][256]uint16   // images of half a set of squares
	turned     [8][32]uint16       // images of one square, plus 1; 0 stays 0
	least      [1 << squares]uint8 // the symmetries that bring the taken squares to their least image
}

var look = sync.OnceValue(func() *lookup {
	k := new(lookup)
	k.addNeighbours()
	k.addSymmetries()
	for _, l := range tables.JuxtaposeLines() {
		set := uint16(0)
		for _, s := range l.Squares {
			set |= 1 << (s[0]*side + s[1])
		}
		if l.Size {
			k.ofSize = append(k.ofSize, set)
		} else {
			k.ofColour = append(k.ofColour, set)
		}
	}
	for set := range 1 << squares {
		set := uint16(set)
		switch n := bits.OnesCount16(set); n {
		case 2, 3, 4, 5:
			for _, l := range k.ofSize {
				k.addSize(set, l, n)
			}
		}
		switch n := bits.OnesCount16(set); n {
		case 2, 3:
			for _, l := range k.ofColour {
				k.addColour(set, l, n)
			}
		}
	}
	for s := range squares {
		for _, l := range k.ofColour {
			if pair := l &^ (1 << s); pair != l {
				for empty := range 1 << squares {
					if uint16(empty)&pair == pair {
						k.offers[s][empty] |= pair
					}
				}
			}
		}
	}
	return k
})

func (k *lookup) addSize(set, line uint16, n int) {
	rest := line &^ set
	switch have := bits.OnesCount16(line & set); {
	case have == 4:
		k.line[set] = true
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
	case have == 3:
		k.line[set] = true
	case have == 2 && n == 2:
		k.third[set] |= rest
	case have == 2:
		k.addReach(set, line, rest)
	}
}

// addReach notes that a pyramid of the set that is not in line may finish the line on one square, if it is near.
func (k *lookup) addReach(set, line, last uint16) {
	t := bits.TrailingZeros16(last)
	if k.near[t]&set&^line != 0 {
		k.reach[set].swap |= last
	}
	if k.beside[t]&set&^line != 0 {
		k.reach[set].slide |= last
	}
}

func (k *lookup) addNeighbours() {
	for s := range squares {
		for t := range squares {
			dx, dy := s/side-t/side, s%side-t%side
			switch dx*dx + dy*dy {
			case 1:
				k.beside[s] |= 1 << t
				k.near[s] |= 1 << t
			case 2:
				k.near[s] |= 1 << t
			}
		}
	}
}

func (k *lookup) addSymmetries() {
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
	for set := range 1 << squares {
		best := uint16(1<<squares - 1)
		for sym := range 8 {
			switch to := k.turn(sym, uint16(set)); {
			case to < best:
				best = to
				k.least[set] = 1 << sym
			case to == best:
				k.least[set] |= 1 << sym
			}
		}
	}
}

// turn is the image of a set of squares.
func (k *lookup) turn(sym int, set uint16) uint16 {
	return k.symmetries[sym][0][set&255] | k.symmetries[sym][1][set>>8]
}
