package solver

import (
	"slices"

	"quintet/rules"
	"quintet/rules/juxtapose"
)

// RulesOf are the options of a position that matter to a proof.
func RulesOf(st rules.State) Rules {
	return Rules{SlidesOnly: juxtapose.SwapsOff(st), SlideOnly: juxtapose.SlideBars(st), Endless: juxtapose.Endless(st)}
}

// PositionOf is a position of Juxtapose that is still being played; it is false if more than two play it.
func PositionOf(st rules.State) (p Position, ok bool) {
	if juxtapose.Seats(st) != 2 || st.Turn() == rules.Nobody {
		return p, false
	}
	p.Board = juxtapose.Squares(st)
	p.Turns = juxtapose.Slides(st)
	barred := juxtapose.Barred(st)
	for piece := range pieces {
		if barred.Has(piece) {
			colour, size := juxtapose.Piece(piece)
			p.Barred |= p.Board[colour] & p.Board[colours+size]
		}
	}
	for before := range juxtapose.Past(st) {
		p.Past = append(p.Past, juxtapose.Squares(before))
	}
	slices.Reverse(p.Past)
	return p, true
}
