package rules

import "math/bits"

// Taps turns taps into a move: what has been tapped narrows the legal moves, and what is left is what lights up.
// Pointer, keyboard, gamepad and screen reader all speak through it.
type Taps struct {
	moves []Move
	steps []Step   // the paths of all moves, one after the other
	ends  []int    // moves[i] is steps[ends[i-1]:ends[i]]
	used  []uint64 // which steps of move i have been tapped; gone if the move is out
	taken []Step
}

// gone marks a move that the taps so far have ruled out. A path has at most 63 steps, so no set of steps looks like it.
const gone = ^uint64(0)

// NewTaps starts with nothing tapped and every move open that the seat may make.
func NewTaps(s State, by Seat) *Taps {
	t := new(Taps)
	t.Reset(s, by)
	return t
}

// Reset starts again at another position; it keeps the memory.
func (t *Taps) Reset(s State, by Seat) {
	t.moves = s.Moves(t.moves[:0], by)
	t.steps, t.ends, t.used, t.taken = t.steps[:0], t.ends[:0], t.used[:0], t.taken[:0]
	for _, m := range t.moves {
		t.steps = s.Path(t.steps, by, m)
		t.ends = append(t.ends, len(t.steps))
		t.used = append(t.used, 0)
	}
}

func (t *Taps) path(i int) []Step {
	start := 0
	if i > 0 {
		start = t.ends[i-1]
	}
	return t.steps[start:t.ends[i]]
}

// open is the part of a path, from <= i < to, that may be tapped next once the steps in used have been: a run of
// neighbouring steps marked Any, less those in used, or a single step. It is empty if the path is complete.
func open(path []Step, used uint64) (from, to int) {
	from = bits.TrailingZeros64(^used)
	if from >= len(path) {
		return from, from
	}
	to = from + 1
	for path[from].Any && to < len(path) && path[to].Any {
		to++
	}
	return from, to
}

// same compares what is tapped, not when.
func same(a, b Step) bool { return a.Spot == b.Spot && a.Button == b.Button }

// after is the set of used steps of a path after one more tap, or gone if the tap is not part of it.
func after(path []Step, used uint64, tap Step) uint64 {
	from, to := open(path, used)
	for i := from; i < to; i++ {
		if used>>i&1 == 0 && same(path[i], tap) {
			return used | 1<<i
		}
	}
	return gone
}

// Tap adds one tap. It is ok if it is part of some legal move that also has the taps before; otherwise nothing changes.
// It is done if the move is complete, and then m is that move.
func (t *Taps) Tap(s Step) (m Move, done, ok bool) {
	for i, used := range t.used {
		if used != gone && after(t.path(i), used, s) != gone {
			ok = true
			break
		}
	}
	if !ok {
		return Move{}, false, false
	}
	t.taken = append(t.taken, s)
	for i, used := range t.used {
		if used == gone {
			continue
		}
		path := t.path(i)
		t.used[i] = after(path, used, s)
		if t.used[i] == 1<<len(path)-1 {
			m, done = t.moves[i], true
		}
	}
	return m, done, true
}

// Next appends what may be tapped now, each spot and button once. It is empty once a move is complete.
func (t *Taps) Next(dst []Step) []Step {
	start := len(dst)
	for i, used := range t.used {
		if used == gone {
			continue
		}
		path := t.path(i)
		from, to := open(path, used)
	steps:
		for j := from; j < to; j++ {
			if used>>j&1 == 1 {
				continue
			}
			for _, d := range dst[start:] {
				if same(d, path[j]) {
					continue steps
				}
			}
			dst = append(dst, path[j])
		}
	}
	return dst
}

// Taken is what has been tapped so far. It is valid until the next call of another method.
func (t *Taps) Taken() []Step { return t.taken }

// Back takes the last tap back; it is false if there is none.
func (t *Taps) Back() bool {
	if len(t.taken) == 0 {
		return false
	}
	kept := t.taken[:len(t.taken)-1]
	t.taken = t.taken[:0]
	clear(t.used)
	for _, s := range kept { // t.taken grows into the same memory, over equal steps
		t.Tap(s)
	}
	return true
}
