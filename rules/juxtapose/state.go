package juxtapose

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"quintet/rules"
)

// state is one position. There is no hidden information and no chance (section 4).
type state struct {
	Board
	pool   Set        // pyramids not yet on the board
	barred uint16     // squares of the pyramids that may not slide (X1)
	slides uint16     // turns made in the slide phase
	turn   rules.Seat // to move; Nobody after the end
	winner rules.Seat // Nobody unless a line was made
	end    ending
	seats  int8

	slideOnly, endless, slidesOnly bool // the options that differ from their defaults

	// prev is the position before, back to the first of the slide phase; nil before that, and if repetition is off.
	prev *state
}

// ending is why a match is over.
type ending uint8

const (
	open ending = iota
	bySize
	byColour
	byBoth
	byRepetition
	byMoveLimit
)

var endings = [...]string{"", ResultSize, ResultColour, ResultBoth, ResultRepetition, ResultMoveLimit}

// dropping tells whether the pool still holds a pyramid.
func (s *state) dropping() bool { return s.pool != 0 }

func (s *state) Turn() rules.Seat { return s.turn }

func (s *state) Moves(dst []rules.Move, by rules.Seat) []rules.Move {
	if by != s.turn || s.turn == rules.Nobody {
		return dst
	}
	if s.dropping() {
		return s.dropMoves(dst)
	}
	if !s.slidesOnly {
		dst = append(dst, swapsBeside[s.Hole()]...)
	}
	for from := s.Sliders(s.barred); from != 0; from &= from - 1 {
		dst = append(dst, slidesFrom[bits.TrailingZeros16(from)])
	}
	return dst
}

// dropMoves lists the squares once and copies the list for each pyramid: a playout spends most of its time here.
func (s *state) dropMoves(dst []rules.Move) []rules.Move {
	dst = slices.Grow(dst, Pieces*squares)
	start := len(dst)
	for free := ^s.Taken(); free != 0; free &= free - 1 {
		dst = append(dst, dropsOfFirst[bits.TrailingZeros16(free)])
	}
	list := dst[start:]
	for pool := s.pool & (s.pool - 1); pool != 0; pool &= pool - 1 {
		dst = append(dst, list...)
		dropFirst(dst[len(dst)-len(list):], pool)
	}
	dropFirst(list, s.pool) // after the copies: reading what has just been written byte by byte is slow
	return dst
}

// dropFirst makes drops of any pyramid drops of the first one in a set.
func dropFirst(moves []rules.Move, set Set) {
	piece := int8(bits.TrailingZeros16(uint16(set)))
	for i := range moves {
		moves[i].Args[0] = piece
	}
}

func (s *state) Apply(by rules.Seat, m rules.Move, seen *rules.Script) rules.State {
	t := *s
	switch a, b := m.Args[0], m.Args[1]; m.Verb {
	case VerbDrop:
		t.Put(int(a)/Sizes, int(a)%Sizes, b)
		t.pool &^= 1 << a
	case VerbSwap:
		t.Exchange(a, b)
		t.barred = BarredBySwap(s.barred, a, b, s.slideOnly)
	case VerbSlide:
		hole := s.Hole()
		t.Exchange(a, hole)
		t.barred = BarredBySlide(hole)
	}
	t.finish(s, by)
	if seen != nil {
		t.tell(s, m, seen)
	}
	return &t
}

// tell writes down what is seen of the move that led here.
func (t *state) tell(before *state, m rules.Move, seen *rules.Script) {
	switch a, b := m.Args[0], m.Args[1]; m.Verb {
	case VerbDrop:
		seen.Add(rules.CueDrop, lies(int(a), b))
	case VerbSwap:
		seen.Add(rules.CueSwap, lies(before.piece(a), b), lies(before.piece(b), a))
	case VerbSlide:
		seen.Add(rules.CueSlide, lies(before.piece(a), before.Hole()))
	}
	switch {
	case t.winner != rules.Nobody:
		seen.Add(rules.CueLine)
	case t.end != open:
		seen.Add(rules.CueDraw)
	}
}

// finish passes the turn on, or ends the match (sections 5 and 6).
func (t *state) finish(s *state, by rules.Seat) {
	t.turn = by + 1
	if t.turn == rules.Seat(t.seats) {
		t.turn = 0
	}
	if !s.dropping() {
		t.slides++
		if !t.endless {
			t.prev = s
		}
	}
	size, colour := t.Lines()
	switch {
	case size && colour:
		t.end = byBoth
	case size:
		t.end = bySize
	case colour:
		t.end = byColour
	case t.repeats() == RepeatMax:
		t.end = byRepetition
	case t.slides == SlideMax:
		t.end = byMoveLimit
	default:
		return
	}
	t.turn = rules.Nobody
	if size || colour {
		t.winner = by // whatever lines came about, and whoever set them up (X4)
	}
}

// repeats counts how often this board has arisen with this player to move, now included (X5).
func (t *state) repeats() int {
	n := 1
	for p := t.prev; p != nil && n < RepeatMax; p = p.prev {
		if p.Board == t.Board && p.turn == t.turn {
			n++
		}
	}
	return n
}

func lies(piece int, square int8) rules.Put {
	return rules.Put{Piece: int16(piece), To: rules.Place{Spot: spotOf(square), Face: 1}}
}

func (s *state) Table(dst []rules.Place) []rules.Place {
	for piece := range Pieces {
		spot := PoolSpot(piece)
		if square := s.square(piece); square >= 0 {
			spot = spotOf(square)
		}
		dst = append(dst, rules.Place{Spot: spot, Face: 1})
	}
	return dst
}

func (s *state) Path(dst []rules.Step, by rules.Seat, m rules.Move) []rules.Step {
	switch a, b := m.Args[0], m.Args[1]; m.Verb {
	case VerbDrop:
		return append(dst, rules.Step{Spot: PoolSpot(int(a))}, rules.Step{Spot: spotOf(b)})
	case VerbSwap:
		return append(dst, rules.Step{Spot: spotOf(a), Any: true}, rules.Step{Spot: spotOf(b), Any: true})
	case VerbSlide:
		return append(dst, rules.Step{Spot: spotOf(a)}, rules.Step{Spot: spotOf(s.Hole())})
	}
	return dst
}

func (s *state) Result() rules.Result {
	if s.end == open {
		return rules.Result{}
	}
	r := rules.Result{Over: true, Key: endings[s.end]}
	if s.winner != rules.Nobody {
		r.Winners = []rules.Seat{s.winner}
		r.Shapes = s.shapes()
	}
	return r
}

func (s *state) Equal(o rules.State) bool {
	t, ok := o.(*state)
	if !ok {
		return false
	}
	a, b := *s, *t
	a.prev, b.prev = nil, nil
	return a == b && samePast(s.prev, t.prev)
}

// samePast tells whether two histories hold the same positions equally often; in which order has no say in the future.
func samePast(p, q *state) bool {
	if p == q {
		return true
	}
	count := func(past, of *state) (n int) {
		for ; past != nil; past = past.prev {
			if past.Board == of.Board && past.turn == of.turn {
				n++
			}
		}
		return n
	}
	a, b := p, q
	for ; a != nil && b != nil; a, b = a.prev, b.prev {
		if count(p, a) != count(q, a) {
			return false
		}
	}
	return a == b // both of one length
}

// Nothing is hidden and nothing is rolled.

func (s *state) Odds(dst []rules.Weighted) []rules.Weighted      { return dst }
func (s *state) View(rules.Seat) rules.State                     { return s }
func (s *state) Guess(*rand.Rand) rules.State                    { return s }
func (s *state) Mask(to, by rules.Seat, m rules.Move) rules.Move { return m }
