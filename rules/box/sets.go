package box

import "math/bits"

// Set is a set of tiles, by their numbers, 1 to 24.
type Set uint32

// Has tells whether a tile is in the set.
func (s Set) Has(tile int) bool { return s>>tile&1 == 1 }

// Len is how many tiles are in the set.
func (s Set) Len() int { return bits.OnesCount32(uint32(s)) }

// first is the tile with the lowest number.
func (s Set) first() int { return bits.TrailingZeros32(uint32(s)) }

const allTiles Set = 1<<(Tiles+1) - 2

// left are the tiles that the viewer has not seen: those in the piles and in hidden hands.
func (s *state) left() Set {
	set := allTiles
	for _, l := range s.lies[:s.placed] {
		set &^= 1 << l.tile
	}
	for _, tile := range s.hand {
		if tile != unseen {
			set &^= 1 << tile
		}
	}
	return set & allTiles
}

// known are the colours of the sides, as bits, as far as the viewer knows them.
func (s *state) known() (colours uint8) {
	for _, c := range s.secret {
		if c != 0 && c != unseen {
			colours |= 1 << (c - 1)
		}
	}
	return colours
}
