package joggle

import "quintet/rules"

// What a scene or a bot wants to know of a position. All of it is for states that Game made, and allocates nothing.

// Stage is one of the two stages of the game, or its end.
type Stage uint8

const (
	PhasePlace Stage = iota
	PhaseMove
	PhaseOver
)

// Phase is the stage that a position is in.
func Phase(st rules.State) Stage {
	s := st.(*state)
	switch {
	case s.end != open:
		return PhaseOver
	case !s.full():
		return PhasePlace
	}
	return PhaseMove
}

// Seats is how many play.
func Seats(st rules.State) int { return int(st.(*state).seats) }

// Mover is the seat that rolls or has rolled and then places or moves; after the end, who would have been next.
func Mover(st rules.State) rules.Seat { return st.(*state).mover }

// Rolled is what the die shows, 0 before the first roll. At a chance turn that is the roll before.
func Rolled(st rules.State) Face { return st.(*state).face }

// Again tells whether the last roll left no move, so that the same seat rolls once more (G1).
func Again(st rules.State) bool { return st.(*state).rolls > 0 }

// ColourOf is White or Black, for a seat.
func ColourOf(st rules.State, seat rules.Seat) int { return st.(*state).colour(seat) }

// Left is how many marbles a seat has in store, 0 to 16, or 8 with four players.
func Left(st rules.State, seat rules.Seat) int { return st.(*state).left(seat) }

// Moved is how many moves the moving phase has had, by all seats; Limit how many it may have.
func Moved(st rules.State) int { return int(st.(*state).moved) }

// Limit is how many moves the moving phase may have before the match is drawn.
func Limit(st rules.State) int { return int(st.(*state).limit) }

// Next is the marble that the mover would place.
func Next(st rules.State) int { s := st.(*state); return s.next(s.mover) }

// Owner is a seat in whose store a marble waits, or has waited: with four players the one whose it is, with two its colour's.
func Owner(st rules.State, marble int) rules.Seat {
	s := st.(*state)
	for seat := range rules.Seat(s.seats) {
		if from := s.first(seat); marble >= from && marble < from+s.stock() {
			return seat
		}
	}
	return rules.Nobody
}

// Men are the fields with marbles of a colour.
func Men(st rules.State, colour int) Fields { return Fields(st.(*state).men[colour]) }

// On is the marble on a field of the board, x and y from 0 to 7; it is false if the field is free.
func On(st rules.State, x, y int8) (index int, ok bool) {
	index = st.(*state).marble(y*Side + x)
	return index, index >= 0
}

// Lit are the fields on which the mover may lay a marble with the roll as it is; none while a roll is due.
func Lit(st rules.State) Fields {
	s := st.(*state)
	if s.Turn() < 0 {
		return 0
	}
	return Fields(s.allowed(s.face))
}

// Target is how many rectangles and squares win.
func Target(st rules.State) (rects, squares int) {
	s := st.(*state)
	return int(s.rects), int(s.squares)
}

// Finished are the fields of the marbles of a colour that are part of a finished shape of a kind the target asks for:
// those that no exchange may take.
func Finished(st rules.State, colour int) Fields {
	s := st.(*state)
	return Fields(s.finished(s.men[colour]))
}

// Missing are the fields, whatever lies there, on which one more marble of a colour would finish such a shape.
func Missing(st rules.State, colour int) Fields {
	s := st.(*state)
	return Fields(s.missing(s.men[colour]))
}

// Reaches tells whether a set of fields holds the target.
func Reaches(st rules.State, set Fields) bool { return st.(*state).reached(uint64(set)) }

// Extreme tells whether shapes may be finished only when all marbles lie on the board.
func Extreme(st rules.State) bool { return st.(*state).extreme }
