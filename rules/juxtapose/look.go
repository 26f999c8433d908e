package juxtapose

import (
	"iter"
	"math/bits"

	"quintet/rules"
)

// What a scene or a bot wants to know of a position. All of it is for states that Game made, and allocates nothing.

// Stage is one of the two stages of the game, or its end.
type Stage uint8

const (
	PhaseDrop Stage = iota
	PhaseSlide
	PhaseOver
)

// Phase is the stage that a position is in.
func Phase(st rules.State) Stage {
	s := st.(*state)
	switch {
	case s.end != open:
		return PhaseOver
	case s.dropping():
		return PhaseDrop
	}
	return PhaseSlide
}

// Placed is how many pyramids are on the board, 0 to 15.
func Placed(st rules.State) int { return Pieces - bits.OnesCount16(uint16(st.(*state).pool)) }

// Slides is how many turns the slide phase has had, 0 to 500.
func Slides(st rules.State) int { return int(st.(*state).slides) }

// Pool is the set of pyramids not yet on the board.
func Pool(st rules.State) Set { return st.(*state).pool }

// Barred is the set of the pyramids, none to two, that may not slide (X1).
func Barred(st rules.State) Set {
	s, set := st.(*state), Set(0)
	for squares := s.barred; squares != 0; squares &= squares - 1 {
		set |= 1 << s.piece(int8(bits.TrailingZeros16(squares)))
	}
	return set
}

// On is the pyramid on a square of the board, x and y from 0 to 3; it is false if the square is empty.
func On(st rules.State, x, y int8) (index int, ok bool) {
	index = st.(*state).piece(x*Side + y)
	return index, index >= 0
}

// Squares are where the pyramids lie.
func Squares(st rules.State) Board { return st.(*state).Board }

// Past are the positions of the slide phase before this one that count for a repetition, the latest first.
func Past(st rules.State) iter.Seq[rules.State] {
	return func(yield func(rules.State) bool) {
		for p := st.(*state).prev; p != nil && yield(p); p = p.prev {
		}
	}
}

// Seats is how many play.
func Seats(st rules.State) int { return int(st.(*state).seats) }

// SlideBars tells whether only a slide bars a pyramid, by the option for X1.
func SlideBars(st rules.State) bool { return st.(*state).slideOnly }

// Endless tells whether a repetition is no draw, by the option for X5.
func Endless(st rules.State) bool { return st.(*state).endless }

// SwapsOff tells whether the house option forbids swaps.
func SwapsOff(st rules.State) bool { return st.(*state).slidesOnly }
