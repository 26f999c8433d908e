package solver

import (
	"math/bits"
	"math/rand/v2"
)

// A playout is a game played to its end by players who see one turn ahead: they make a line if they can, and offer none
// if they can help it. What they do beyond that is left to chance.

// stirring is how many turns of the slide phase a playout has before it is called a draw.
const stirring = 16

// playout is who wins, counted in turns from the player to move (0) on, among so many seats; it is -1 for a draw. The
// turns that it took are added to the nodes.
func (s *Solver) playout(p sliding, seats int, r *rand.Rand) int {
	turn := 0
	for n := p.Placed(); n < pieces; n++ {
		s.Nodes++
		if s.wins(&p.Board) {
			return turn % seats
		}
		d, ok := s.randomDrop(&p.Board, r)
		if !ok { // every drop offers a line to the next player
			return (turn + 1) % seats
		}
		p.Board = d.on(p.Board)
		turn++
	}
	var room [42]slideMove
	for range stirring {
		s.Nodes++
		if s.instant(&p) {
			return turn % seats
		}
		next, ok := s.randomSlide(room[:0], &p, r)
		if !ok {
			return (turn + 1) % seats
		}
		p = next
		turn++
	}
	return -1
}

// randomDrop is one of the safe drops, each as likely.
func (k *lookup) randomDrop(b *Board, r *rand.Rand) (drop, bool) {
	empty := ^b.Taken()
	u := k.unsafe(b, empty)
	var free [pieces]uint16
	total := 0
	for c := range colours {
		for z := range sizes {
			if b.Pooled(c, z) {
				at := empty &^ u[c] &^ u[colours+z]
				free[c*sizes+z] = at
				total += bits.OnesCount16(at)
			}
		}
	}
	if total == 0 {
		return drop{}, false
	}
	i := r.IntN(total)
	for piece, at := range free {
		if n := bits.OnesCount16(at); i >= n {
			i -= n
			continue
		}
		for ; i > 0; i-- {
			at &= at - 1
		}
		return drop{colour: int8(piece / sizes), size: int8(piece % sizes), square: int8(bits.TrailingZeros16(at))}, true
	}
	panic("solver: a drop was miscounted")
}

// randomSlide is the position after a random one of the moves that offer nothing.
func (s *Solver) randomSlide(room []slideMove, p *sliding, r *rand.Rand) (sliding, bool) {
	list := s.moves(room, p)
	for len(list) > 0 {
		i := r.IntN(len(list))
		if t := s.after(p, list[i]); !s.instant(&t) {
			return t, true
		}
		list[i] = list[len(list)-1]
		list = list[:len(list)-1]
	}
	return sliding{}, false
}

// alike is how many pyramids of one colour or size a drop brings into line with each other, in lines that nothing else
// lies on.
func (k *lookup) alike(b *Board, d drop) (n int) {
	at, taken := uint16(1)<<d.square, b.Taken()
	count := func(lines []uint16, same uint16) {
		for _, l := range lines {
			if l&at != 0 && l&taken&^same == 0 {
				n += bits.OnesCount16(l & same)
			}
		}
	}
	count(k.ofColour, b[d.colour])
	count(k.ofSize, b[colours+int(d.size)])
	return n
}
