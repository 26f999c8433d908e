package joggle

import (
	"math/bits"
	"math/rand/v2"

	"quintet/rules"
)

// Playout plays a position on to its end, every roll and every legal move being as likely as it should be: what many
// games from here tell is how good it is. It works on one copy of the position, without lists of moves, and allocates
// nothing. It returns the colour that has won, or -1 for a draw, and how many moves were made, rolls not counted.
func Playout(st rules.State, r *rand.PCG) (winner, moves int) {
	p := st.(*state).position
	for p.end == open {
		x := r.Uint64()
		if p.due {
			p.face = anyFace(uint32(x >> 32))
		}
		if to := p.allowed(p.face); to != 0 { // else it is rolled again, any number of times here
			p.play(p.anyMove(to, uint32(x), r))
			moves++
		}
	}
	if p.end == byTarget {
		return 1 - p.colour(p.mover), moves
	}
	return -1, moves
}

// part maps an evenly spread number to one below n, as evenly as 32 bits can.
func part(x uint32, n int) int { return int(uint64(x) * uint64(n) >> 32) }

// anyFace is a roll of the die.
func anyFace(x uint32) Face { return min(Blue+Face(part(x, DieSides)), Joggle) }

// anyMove is one of the legal moves of the mover, all being as likely. A marble may be laid on the fields in to.
func (p *position) anyMove(to uint64, x uint32, r *rand.PCG) (verb rules.Verb, a, b uint64) {
	n := bits.OnesCount64(to)
	if !p.full() {
		return VerbPlace, nth(to, part(x, n)), 0
	}
	mine := p.mine()
	if p.face != Joggle {
		k := part(x, n*each)
		return VerbMove, nth(mine, k%each), nth(to, k/each)
	}
	for { // any pair may be drawn, and is drawn anew if its exchange is forbidden
		k := part(x, (n+each)*each)
		a, k = nth(mine, k%each), k/each
		if k < n {
			return VerbMove, a, nth(to, k)
		}
		if b = nth(p.theirs(), k-n); !p.protects(a|b) && !p.completes(a, b) {
			return VerbExchange, a, b
		}
		x = uint32(r.Uint64())
	}
}

// nth is field number n, from 0 on, of a set that has more. It finds the row, a byte of the set, and then the field in
// the row, without a loop: where in a set a choice falls can't be foreseen by a processor.
func nth(set uint64, n int) uint64 {
	const one, top = 0x0101010101010101, 0x8080808080808080
	sums := set - set>>1&0x5555555555555555
	sums = sums&0x3333333333333333 + sums>>2&0x3333333333333333
	sums = (sums + sums>>4) & 0x0f0f0f0f0f0f0f0f * one // how many fields each row has with the rows before it
	before := (uint64(n)*one | top - sums) >> 7 & one  // the rows where these are not enough
	row := before * one >> 56 * Side & (fields - 1)    // how many, and so the field where the right row begins
	n -= int(sums << 8 >> row & 0xff)                  // less those in the rows before
	return uint64(inRow[uint8(set>>row)][n&(Side-1)]) << row
}

// inRow are the fields of each set of fields of a row, in order.
var inRow = func() (list [1 << Side][Side]uint8) {
	for set := range list {
		n := 0
		for c := range Side {
			if set>>c&1 == 1 {
				list[set][n] = 1 << c
				n++
			}
		}
	}
	return list
}()
