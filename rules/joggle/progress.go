package joggle

import (
	"math/bits"

	"quintet/rules"
)

// Block is a place for one of the shapes of a target.
type Block struct {
	Fields Fields // six of a rectangle or four of a square
	Have   int    // how many of them hold marbles of the colour
	// Blocked tells that marbles of the other colour lie there: as long as they do, it can't be finished.
	Blocked bool
}

// Progress appends how far a colour has come: a place for each shape of the target, rectangles first, no field in two
// of them. As many as can be are finished shapes; the others are, one after the other, the nearest to it, blocked ones only if all are.
func Progress(dst []Block, st rules.State, colour int) []Block {
	s := st.(*state)
	var found [shapesMax]uint64
	done := s.most(s.men[colour], &found)
	n := done.rects + done.squares
	used := uint64(0)
	for _, block := range found[:n] {
		used |= block
	}
	for _, kind := range [...]struct {
		shapes []*shape
		done   []uint64
		want   int8
	}{
		{[]*shape{wide, tall}, found[done.squares:n], s.rects},
		{[]*shape{square}, found[:done.squares], s.squares},
	} {
		for i := range kind.want {
			block := uint64(0)
			if int(i) < len(kind.done) {
				block = kind.done[i]
			} else {
				block = s.nearest(colour, kind.shapes, used)
				used |= block
			}
			dst = append(dst, Block{Fields(block), bits.OnesCount64(block & s.men[colour]), block&s.men[1-colour] != 0})
		}
	}
	return dst
}

// most is the part of the target, with as many shapes as can be and rectangles rather than squares, that a set holds,
// and where.
func (w wants) most(set uint64, found *[shapesMax]uint64) wants {
	for lack := int8(0); ; lack++ {
		for squares := min(lack, w.squares); squares >= max(0, lack-w.rects); squares-- {
			if part := (wants{w.rects - (lack - squares), w.squares - squares}); part.fit(set, found) {
				return part
			}
		}
	}
}

// nearest is the block outside of the used fields with the most marbles of a colour and none of the other. If there are others in
// all of them, it is the one with the most marbles and, among those, the fewest others.
func (s *state) nearest(colour int, shapes []*shape, used uint64) (best uint64) {
	top := -3 * fields
	for _, sh := range shapes {
		for firsts := sh.firsts; firsts != 0; firsts &= firsts - 1 {
			block := sh.block << lowest(firsts)
			others := bits.OnesCount64(block & s.men[1-colour])
			score := Side*bits.OnesCount64(block&s.men[colour]) - others
			if others > 0 {
				score -= fields
			}
			if block&used == 0 && score > top {
				best, top = block, score
			}
		}
	}
	return best
}
