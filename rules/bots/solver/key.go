package solver

import "math/bits"

// key names a position in the drop phase, the same for all that are alike: turned or mirrored boards (8), colours that
// change names (120), sizes that change names (6). A colour is the squares of its three pyramids, each 1 to 16 or 0 in the pool, as
// a number to the base of 17; five of them in order make a number below 2^62. It is exact: no two positions that are not
// alike share a key.
func (k *lookup) key(b *Board) uint64 {
	var square [pieces + 1]uint16 // 1 to 16 by pyramid
	best := uint64(1<<64 - 1)
	for c := range colours {
		for z := range sizes {
			if set := b[c] & b[colours+z]; set != 0 {
				square[c*sizes+z] = uint16(bits.TrailingZeros16(set) + 1)
			}
		}
	}
	for syms := k.least[b.Taken()]; syms != 0; syms &= syms - 1 {
		sym := bits.TrailingZeros8(syms)
		// the sizes in order of the squares they lie on; two sizes not on the board are alike
		s0, s1, s2 := uint32(k.turn(sym, b[colours]))<<2, uint32(k.turn(sym, b[colours+1]))<<2|1, uint32(k.turn(sym, b[colours+2]))<<2|2
		s0, s1 = min(s0, s1), max(s0, s1)
		s1, s2 = min(s1, s2), max(s1, s2)
		s0, s1 = min(s0, s1), max(s0, s1)
		i, j, l := s0&3, s1&3, s2&3
		t := &k.turned[sym]
		var w [colours]uint32
		for c := range w {
			q := square[3*c:][:3]
			w[c] = uint32(t[q[i%3]&31]) + 17*uint32(t[q[j%3]&31]) + 289*uint32(t[q[l%3]&31])
		}
		order := func(a, b int) { w[a], w[b] = min(w[a], w[b]), max(w[a], w[b]) }
		order(0, 1)
		order(3, 4)
		order(2, 4)
		order(2, 3)
		order(1, 4)
		order(0, 3)
		order(0, 2)
		order(1, 3)
		order(1, 2)
		n := uint64(0)
		for _, w := range w {
			n = n*4913 + uint64(w)
		}
		best = min(best, n)
	}
	return best
}

// plain is the one board of all those that are alike that their key spells.
func plain(key uint64) (b Board) {
	for c := colours - 1; c >= 0; c-- {
		w := key % 4913
		key /= 4913
		for z := range sizes {
			if at := w % 17; at != 0 {
				b.Put(c, z, int8(at-1))
			}
			w /= 17
		}
	}
	return b
}

// back is a drop on a board, given the drop on the plain one that is like it.
func (k *lookup) back(d drop, from, b *Board) drop {
	for sym := range 8 {
	sizing:
		for _, order := range [6][sizes]int8{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
			for z, of := range order {
				if k.turn(sym, b[colours+of]) != from[colours+z] {
					continue sizing
				}
			}
			var colour [colours]int8 // of the board, by that of the plain one
			used := uint8(0)
			for c := range colour {
				i := 0
				for i < colours && (used>>i&1 == 1 || k.turn(sym, b[i]) != from[c]) {
					i++
				}
				if i == colours {
					continue sizing
				}
				used |= 1 << i
				colour[c] = int8(i)
			}
			for s := range squares {
				if k.turned[sym][s+1] == uint16(d.square+1) {
					return drop{colour: colour[d.colour], size: order[d.size], square: int8(s)}
				}
			}
		}
	}
	panic("solver: a board is not like its own plain one")
}
