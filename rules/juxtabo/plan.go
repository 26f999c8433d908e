package juxtabo

import "quintet/rules"

// What a player wants to know who plans a turn, besides what is in look.go.

// Drafted tells whether provisional discs that the viewer sees lie on a cell.
func Drafted(st rules.State, x, y int8) bool { return st.(*state).drafted().has(cellOf(x, y)) }

// Seats is how many players there are.
func Seats(st rules.State) int { return int(st.(*state).seats) }

// Hand is the numbers of the cards that a seat holds, as far as the viewer sees them; -1 for any other stand.
func Hand(st rules.State, seat rules.Seat) (cards [2]int) {
	s := st.(*state)
	for slot, piece := range s.hand[seat] {
		cards[slot] = int(s.face(piece)) - 1
	}
	return cards
}

// Rack are the pairs of the discs that the seat to move may still place, provisional ones aside; -1 for an empty slot.
func Rack(st rules.State) (pairs [Held]int) {
	for slot, d := range st.(*state).rack() {
		pairs[slot] = -1
		if d != none {
			pairs[slot] = int(d.pair())
		}
	}
	return pairs
}

// InDeck tells whether a card may be in the deck, as far as the viewer knows.
func InDeck(st rules.State, card int) bool { return st.(*state).deck.has(int8(card)) }

// Shape is one way in which a card may lie: the colours of its discs, and where they are from the upper left corner of
// its frame.
type Shape struct{ Colour, X, Y []int8 }

// Shapes are all ways in which a card may lie in a match.
func Shapes(st rules.State, card int) (list []Shape) {
	for _, f := range forms()[st.(*state).facing][card] {
		var s Shape
		for i := range f.n {
			x, y := at(f.at[i])
			s.Colour, s.X, s.Y = append(s.Colour, f.colour[i]), append(s.X, x), append(s.Y, y)
		}
		list = append(list, s)
	}
	return list
}

// PairColours are the two colours of a pair.
func PairColours(pair int) (first, second int) {
	d := disc(2 * pair)
	return int(d.over()), int(d.under())
}

// Facing is how cards may be turned in a match: 0 not at all, 1 by quarters, 2 reflected too.
func Facing(st rules.State) int { return int(st.(*state).facing) }

// Passing is how many cards of a solitaire have been won since the pile was set up or last turned over. If none is by
// its end, that is the end of the match.
func Passing(st rules.State) int { return int(st.(*state).wins) }
