package solver

import "math/bits"

// drop is a move of the drop phase.
type drop struct {
	colour, size, square int8
	replies              int16 // safe drops that the opponent has afterwards
}

func (d drop) on(b Board) Board {
	b.Put(int(d.colour), int(d.size), d.square)
	return b
}

// A position in the drop phase is quiet if nobody could make a line at once: pyramids belong to nobody, so a line is
// open to whoever is to move. From a quiet position a drop is safe if it leads to a quiet one, and who makes another
// loses at once. So a proof needs to try safe drops only, and who has none left loses. That, not the board, is what
// mostly decides a game: whether the safe drops last until the slide phase, which the second player opens.

// wins tells whether the player to move can make a line by a drop.
func (k *lookup) wins(b *Board) bool {
	_, ok := k.winning(b)
	return ok
}

// winning is a drop that makes a line.
func (k *lookup) winning(b *Board) (drop, bool) {
	empty := ^b.Taken()
	for c := range colours {
		for z := range sizes {
			if b.Pooled(c, z) {
				if at := (k.third[b[c]]*twoOf(b[c]) | k.fourth[b[colours+z]]) & empty; at != 0 {
					return drop{colour: int8(c), size: int8(z), square: int8(bits.TrailingZeros16(at))}, true
				}
			}
		}
	}
	return drop{}, false
}

// twoOf is 1 for a set of two squares, else 0.
func twoOf(set uint16) uint16 {
	if rest := set & (set - 1); rest != 0 && rest&(rest-1) == 0 {
		return 1
	}
	return 0
}

// unsafe are, in a quiet position, the squares where a pyramid of each colour and of each size would offer a line.
func (k *lookup) unsafe(b *Board, empty uint16) (u Board) {
	for c := range colours {
		if set := b[c]; set != 0 && set&(set-1) == 0 {
			u[c] = k.offers[bits.TrailingZeros16(set)][empty]
		}
	}
	for z := range sizes {
		for _, pair := range k.pairs[b[colours+z]] {
			if pair&^empty == 0 {
				u[colours+z] |= pair
			}
		}
	}
	return u
}

// safe counts the safe drops.
func (k *lookup) safe(b *Board) (n int16) {
	empty := ^b.Taken()
	u := k.unsafe(b, empty)
	for c := range colours {
		for z := range sizes {
			if b.Pooled(c, z) {
				n += int16(bits.OnesCount16(empty &^ u[c] &^ u[colours+z]))
			}
		}
	}
	return n
}

// drops appends the safe drops. Colours of which nothing lies on the board are alike: only the first is listed.
func (k *lookup) drops(dst []drop, b *Board) []drop {
	empty := ^b.Taken()
	u := k.unsafe(b, empty)
	untouched := false
	for c := range colours {
		if b[c] == 0 {
			if untouched {
				continue
			}
			untouched = true
		}
		for z := range sizes {
			if b.Pooled(c, z) {
				for free := empty &^ u[c] &^ u[colours+z]; free != 0; free &= free - 1 {
					dst = append(dst, drop{colour: int8(c), size: int8(z), square: int8(bits.TrailingZeros16(free))})
				}
			}
		}
	}
	return dst
}

// orderedUpTo is with how many pyramids on the board the search orders the drops: with more, trying them all is faster.
const orderedUpTo = 11

// entry is what the table knows of a position and a goal: the least limit by which it is known to be reached, and the
// greatest by which it is known not to be.
type entry struct {
	key         uint64
	age         uint32 // of the table when it was written: others are of searches that are over
	won, failed int8
}

const (
	never  = 127
	spread = 0x9E3779B97F4A7C15 // odd, so that keys that differ still do
)

// frame is a position whose drops are being tried.
type frame struct {
	Board
	n    int // pyramids on the board
	key  uint64
	list []drop
	i    int // the next of them
}

// forces begins to search whether the player that has the goal forces a line not later than the limit, from a quiet
// position with n pyramids on the board. Plies count from 0, so that the one to come is the nth; the first player has
// the even ones. The answer may be known at once, else run finds it.
//
// The rules end a match in no other way here: the position after the last drop is the first that counts for a
// repetition, which the search of the slide phase minds itself, and so it does the limit of turns.
func (s *Solver) forces(b *Board, n, goal, limit int) (won, known bool) {
	s.goal, s.limit = goal, limit
	s.frames = s.frames[:0]
	return s.enter(b, n)
}

// run goes on with the search until it is done or has looked at so many nodes.
func (s *Solver) run(nodes int) (won, done bool) {
	for stop := s.Nodes + nodes; s.Nodes < stop; {
		f := &s.frames[len(s.frames)-1]
		mine := f.n&1 == s.goal
		known := true
		if f.i == len(f.list) {
			won = !mine
		} else {
			d := f.next()
			t := d.on(f.Board)
			if won, known = s.enter(&t, f.n+1); known && won != mine {
				continue
			}
		}
		for known { // the position is decided, and maybe those before it
			f := &s.frames[len(s.frames)-1]
			s.keep(f.key, won)
			s.frames = s.frames[:len(s.frames)-1]
			if len(s.frames) == 0 {
				return won, true
			}
			f = &s.frames[len(s.frames)-1]
			known = won == (f.n&1 == s.goal)
		}
	}
	return false, false
}

// next is the drop to try next: the one with the fewest replies, since it is refuted or proved fastest. That also tells the
// parities apart: who is about to run out of safe drops gets there.
func (f *frame) next() drop {
	list := f.list[f.i:]
	for j := 1; j < len(list); j++ {
		if list[j].replies < list[0].replies {
			list[0], list[j] = list[j], list[0]
		}
	}
	f.i++
	return list[0]
}

// enter answers what needs no search, searches what is small, and begins to search anything else.
func (s *Solver) enter(b *Board, n int) (won, known bool) {
	if n > s.keptUpTo {
		return s.small(b, n), true
	}
	s.Nodes++
	if s.late(n) {
		return false, true
	}
	key := s.key(b)<<1 | uint64(s.goal)
	if e := s.entry(key); e.key == key && e.age == s.age {
		switch {
		case int(e.won) <= s.limit:
			return true, true
		case int(e.failed) >= s.limit:
			return false, true
		}
	}
	list := s.drops(s.lists[n][:0], b)
	if won, known := s.order(list, b, n); known {
		s.keep(key, won)
		return won, true
	}
	s.frames = append(s.frames, frame{Board: *b, n: n, key: key, list: list})
	return false, false
}

// late tells whether the goal's player can't make a line by the limit any more, now that the position is quiet.
func (s *Solver) late(n int) bool {
	if n&1 == s.goal {
		return n+2 > s.limit
	}
	return n+1 > s.limit
}

// order counts the replies to drops. It is known who wins if there is no safe drop, or one without a reply.
func (s *Solver) order(list []drop, b *Board, n int) (won, known bool) {
	mine := n&1 == s.goal
	for i := range list {
		t := list[i].on(*b)
		list[i].replies = s.safe(&t)
		if list[i].replies == 0 && n+1 < pieces {
			return mine, true
		}
	}
	return !mine, len(list) == 0
}

func (s *Solver) entry(key uint64) *entry { return &s.entries[key*spread>>s.shift] }

func (s *Solver) keep(key uint64, won bool) {
	e := s.entry(key)
	if e.key != key || e.age != s.age {
		*e = entry{key: key, age: s.age, won: never, failed: -1}
	}
	if won {
		e.won = int8(min(int(e.won), s.limit))
	} else {
		e.failed = int8(max(int(e.failed), s.limit))
	}
}

// small is the whole search where few pyramids are left.
func (s *Solver) small(b *Board, n int) bool {
	s.Nodes++
	switch {
	case n == pieces:
		return s.full(b)
	case s.late(n):
		return false
	}
	mine := n&1 == s.goal
	f := frame{list: s.drops(s.lists[n][:0], b)}
	if n <= orderedUpTo {
		if won, known := s.order(f.list, b, n); known {
			return won
		}
	}
	for range f.list {
		t := f.next().on(*b)
		if s.small(&t, n+1) == mine {
			return mine
		}
	}
	return !mine
}
