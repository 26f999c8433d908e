package solver

import (
	"math/bits"
	"slices"

	"quintet/assets/tables"
	"quintet/rules"
	"quintet/rules/juxtapose"
)

// RulesOf are the options of a position that matter to a proof.
func RulesOf(st rules.State) Rules {
	return Rules{SlidesOnly: juxtapose.SwapsOff(st), SlideOnly: juxtapose.SlideBars(st), Endless: juxtapose.Endless(st)}
}

// PositionOf is a position of Juxtapose that is still being played; it is false if more than two play it.
func PositionOf(st rules.State) (Position, bool) {
	if juxtapose.Seats(st) != 2 || st.Turn() == rules.Nobody {
		return Position{}, false
	}
	return read(st), true
}

func read(st rules.State) (p Position) {
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
	return p
}

func readDrop(piece, square string) drop {
	i := slices.IndexFunc(tables.JuxtaposePieces(), func(p tables.JuxtaposePiece) bool { return p.ID == piece })
	return drop{colour: int8(i / sizes), size: int8(i % sizes), square: int8(square[0]-'a')*side + int8(square[1]-'1')}
}

// squareName is the name of the only square of a set.
func squareName(set uint16) string {
	s := int8(bits.TrailingZeros16(set))
	return juxtapose.Square(s/side, s%side)
}

// Judge says what is known of a position of Juxtapose that is still being played: from the book, or after a search of so many
// nodes at most. With more than two players it is always an estimate.
func Judge(st rules.State, nodes int) Verdict {
	p, ok := PositionOf(st)
	if !ok {
		return Verdict{}
	}
	s := unfit(RulesOf(st))
	s.lookup = look()
	if v := s.known(s.book(), &p.Board); v.Proved {
		return v
	}
	s.borrow(tableBits)
	defer s.giveBack()
	return s.Prove(&p).Run(nodes)
}
