package bots

import (
	"math/bits"
	"slices"
	"sync"

	"quintet/rules"
	"quintet/rules/juxtabo"
)

// Cells are numbered row by row, six a row whatever the size of the board.
const (
	juxtaboRow   = 6
	juxtaboCells = juxtaboRow * juxtaboRow
)

// stacks is what a turn of Juxtabo starts from or has come to: the colours on top and the discs still in hand.
type stacks struct {
	top   [juxtaboCells]int8
	discs uint8  // the slots that have one
	used  uint64 // cells on which discs may go on being placed
	fresh int    // how many other cells may be begun
	shut  uint64 // cells that may not be touched
	*chains
}

// tops takes the colours from a position, and the sets of the cells that have been used in this turn and of those with
// provisional discs.
func (s *stacks) tops(st rules.State) (used, draft uint64) {
	size := juxtabo.Size(st)
	for y := range size {
		for x := range size {
			cell := y*juxtaboRow + x
			s.top[cell] = int8(juxtabo.Top(st, x, y))
			if juxtabo.Used(st, x, y) {
				used |= 1 << cell
			}
			if juxtabo.Drafted(st, x, y) {
				draft |= 1 << cell
			}
		}
	}
	return used, draft
}

// chains is what stacks can become with the discs that a turn starts with.
type chains struct {
	ends [juxtabo.Held][2]int8 // the colours of the disc in each slot
	// can is, for each colour and each set of discs, the set of colours in which a stack of that colour can end if just
	// these discs are put on it, in any order.
	can [juxtabo.Colours][1 << juxtabo.Held]uint8
	// least are, from each colour to each other one, the sets of discs that lead there, without those that hold another one;
	// few discs come first.
	least [juxtabo.Colours][juxtabo.Colours][]uint8
}

func newChains(rack [juxtabo.Held]int) (c *chains, discs uint8) {
	c = new(chains)
	for slot, pair := range rack {
		if pair >= 0 {
			a, b := juxtabo.PairColours(pair)
			c.ends[slot] = [2]int8{int8(a), int8(b)}
			discs |= 1 << slot
		}
	}
	for from := range c.can {
		can := &c.can[from]
		can[0] = 1 << from
		for _, set := range bySize() {
			if set == 0 || set&^discs != 0 {
				continue
			}
			for rest := set; rest != 0; rest &= rest - 1 {
				slot := bits.TrailingZeros8(rest)
				before, ends := can[set&^(1<<slot)], c.ends[slot]
				can[set] |= before>>ends[0]&1<<ends[1] | before>>ends[1]&1<<ends[0]
			}
			for to := can[set]; to != 0; to &= to - 1 {
				list := &c.least[from][bits.TrailingZeros8(to)]
				if !slices.ContainsFunc(*list, func(o uint8) bool { return o&^set == 0 }) {
					*list = append(*list, set)
				}
			}
		}
	}
	return c, discs
}

// bySize are all sets of slots, small ones first.
var bySize = sync.OnceValue(func() *[1 << juxtabo.Held]uint8 {
	var sets [1 << juxtabo.Held]uint8
	for i := range sets {
		sets[i] = uint8(i)
	}
	slices.SortStableFunc(sets[:], func(a, b uint8) int { return bits.OnesCount8(a) - bits.OnesCount8(b) })
	return &sets
})

// first is the slot of a disc that begins a chain, and the colour it leads to.
func (c *chains) first(from, to int8, discs uint8) (slot int, over int8) {
	for rest := discs; rest != 0; rest &= rest - 1 {
		slot = bits.TrailingZeros8(rest)
		for i, end := range c.ends[slot] {
			over = c.ends[slot][1-i]
			if end == from && c.can[over][discs&^(1<<slot)]>>to&1 == 1 {
				return slot, over
			}
		}
	}
	panic("bots: discs that are no chain")
}

// plan is a way to a match: which cells become what, with which discs.
type plan struct {
	card  int
	n     int // of cells that change, 0 to 2
	cell  [2]int8
	to    [2]int8
	discs [2]uint8
	move  rules.Move // its first disc
	after stacks
	worth float64
}

func (p *plan) count() int { return bits.OnesCount8(p.discs[0] | p.discs[1]) }

// lying is one place where a card may lie.
type lying struct {
	n      int8
	cell   [4]int8
	colour [4]int8
}

// lyings are all places of each card.
type lyings [juxtabo.Cards][]lying

// allLyings are those of all cards by the orientation and the size of the board, made when they are first needed.
var allLyings [3][juxtaboRow + 1]struct {
	once sync.Once
	list lyings
}

// lyingsOf are those of the match that a position is of.
func lyingsOf(st rules.State) *lyings {
	size := juxtabo.Size(st)
	all := &allLyings[juxtabo.Facing(st)][size]
	all.once.Do(func() {
		for card := range all.list {
			for _, shape := range juxtabo.Shapes(st, card) {
				for y := range size {
					for x := range size {
						if l, ok := lies(shape, x, y, size); ok {
							all.list[card] = append(all.list[card], l)
						}
					}
				}
			}
		}
	})
	return &all.list
}

func lies(shape juxtabo.Shape, x, y, size int8) (l lying, ok bool) {
	for i, colour := range shape.Colour {
		cx, cy := x+shape.X[i], y+shape.Y[i]
		if cx >= size || cy >= size {
			return l, false
		}
		l.cell[i], l.colour[i] = cy*juxtaboRow+cx, colour
		l.n++
	}
	return l, true
}

// plan is how few changes would show a card there, at two cells at most, or false if that can't be done.
func (s *stacks) plan(l *lying, p *plan) bool {
	p.n, p.discs = 0, [2]uint8{}
	fresh := 0
	for i, cell := range l.cell[:l.n] {
		if s.top[cell] == l.colour[i] {
			continue
		}
		if p.n == 2 || s.shut>>cell&1 == 1 {
			return false
		}
		if s.used>>cell&1 == 0 {
			if fresh++; fresh > s.fresh {
				return false
			}
		}
		p.cell[p.n], p.to[p.n] = cell, l.colour[i]
		p.n++
	}
	return true
}

// fill finds the discs for a plan: as few as can be, no more than so many for a cell, and none for two cells.
func (s *stacks) fill(p *plan, longest int) bool {
	if p.n == 0 {
		return true
	}
	const never = juxtabo.Held + 1
	least := never
	others := []uint8{0} // no discs for no second cell
	if p.n == 2 {
		others = s.least[s.top[p.cell[1]]][p.to[1]]
	}
	for _, a := range s.least[s.top[p.cell[0]]][p.to[0]] {
		n := bits.OnesCount8(a)
		if a&^s.discs != 0 || n > longest {
			continue
		}
		for _, b := range others {
			k := bits.OnesCount8(b)
			if b&^(s.discs&^a) == 0 && k <= longest && n+k < least {
				p.discs, least = [2]uint8{a, b}, n+k
			}
		}
	}
	return least < never
}

// reachable tells whether a card can be shown with the discs in hand.
func (s *stacks) reachable(list []lying) bool {
	var p plan
	for i := range list {
		if s.plan(&list[i], &p) && s.fill(&p, juxtabo.Held) {
			return true
		}
	}
	return false
}

// after is what a plan leaves.
func (s *stacks) after(p *plan) stacks {
	t := *s
	for i, cell := range p.cell[:p.n] {
		t.top[cell] = p.to[i]
		t.discs &^= p.discs[i]
		if t.used>>cell&1 == 0 {
			t.used |= 1 << cell
			t.fresh--
		}
	}
	return t
}
