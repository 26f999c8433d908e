package juxtabo

import "quintet/rules"

// Verbs of moves. In the arguments a cell, a disc lying one way up, a pair and a card have their number plus one, so
// that 0 is what the viewer may not know.
const (
	VerbLay      rules.Verb = 1 + iota // chance: a cell, a disc
	VerbDraw                           // chance: a seat, a pair
	VerbCard                           // chance: a seat, a card
	VerbPlace                          // a cell, a disc
	VerbClaim                          // a card, up to five cells in reading order; see reveal
	VerbEnd                            // of the turn
	VerbExchange                       // of the reserve
	VerbTakeback                       // of the provisional discs
	VerbTimeout                        // made by the clock for the seat to move
	VerbPass                           // in the final call, and in playing out
	VerbSkip                           // solitaire: the open card
)

// Where the arguments of a claim are. Who may not see provisional discs until they stand is told with the claim that
// lets them stand what they were: one or two cells, and for each disc which of the two it lies on.
const (
	claimCells = 5
	draftCells = 1 + claimCells // two cells
	draftDiscs = draftCells + 2 // 1 + 2*disc, one more for the second cell
)

func lay(cell int8, d disc) rules.Move {
	return rules.Move{Verb: VerbLay, Args: [15]int8{cell + 1, int8(d) + 1}}
}

func draw(seat rules.Seat, pair int8) rules.Move {
	return rules.Move{Verb: VerbDraw, Args: [15]int8{int8(seat), pair + 1}}
}

func deal(seat rules.Seat, card int8) rules.Move {
	return rules.Move{Verb: VerbCard, Args: [15]int8{int8(seat), card + 1}}
}

// place is a disc put on a cell. Without a disc it is one that did not match and went back; without a cell either it is
// a provisional one.
func place(cell int8, d disc) rules.Move {
	return rules.Move{Verb: VerbPlace, Args: [15]int8{cell + 1, int8(d) + 1}}
}

func claim(card int8, cells cellSet) rules.Move {
	m := rules.Move{Verb: VerbClaim, Args: [15]int8{card + 1}}
	for i := 1; cells != 0; i, cells = i+1, cells&(cells-1) {
		m.Args[i] = cells.first() + 1
	}
	return m
}

// Place puts a disc from the reserve on a cell, its first colour on top or its second.
func Place(x, y int8, pair int, second bool) rules.Move {
	return place(cellOf(x, y), faceUp(FaceOf(pair, second)))
}

// Claim shows the pattern of a card on up to five cells of the board, named in any order.
func Claim(card int, spots ...rules.Spot) rules.Move {
	m := rules.Move{Verb: VerbClaim, Args: [15]int8{int8(card) + 1}}
	for n, s := range spots[:min(len(spots), claimCells)] {
		cell := cellOf(s.X, s.Y) + 1
		i := 1 + n
		for ; i > 1 && m.Args[i-1] > cell; i-- {
			m.Args[i] = m.Args[i-1]
		}
		m.Args[i] = cell
	}
	return m
}

// Do is a move without arguments: VerbEnd, VerbExchange, VerbTakeback, VerbTimeout, VerbPass or VerbSkip.
func Do(verb rules.Verb) rules.Move { return rules.Move{Verb: verb} }

// claimed are the cells of a claim; it is false if one is named twice.
func claimed(m rules.Move) (cells cellSet, ok bool) {
	n := 0
	for _, cell := range m.Args[1:draftCells] {
		if cell > 0 {
			cells |= 1 << (cell - 1)
			n++
		}
	}
	return cells, cells.count() == n
}

// provisional is a disc that lies on the board until it stands or is taken back.
type provisional struct {
	slot, cell int8
	disc       disc
}

// reveal adds to a claim what the provisional discs were.
func reveal(m rules.Move, draft []provisional) rules.Move {
	for i, p := range draft {
		second := int8(0)
		switch {
		case i == 0:
			m.Args[draftCells] = p.cell + 1
		case p.cell+1 != m.Args[draftCells]:
			second, m.Args[draftCells+1] = 1, p.cell+1
		}
		m.Args[draftDiscs+i] = 1 + 2*int8(p.disc) + second
	}
	return m
}

// revealed are the provisional discs that a claim tells of, as placements in order.
func revealed(dst []provisional, m rules.Move) []provisional {
	for _, a := range m.Args[draftDiscs:] {
		if a > 0 {
			dst = append(dst, provisional{-1, m.Args[draftCells+int((a-1)%2)] - 1, disc((a - 1) / 2)})
		}
	}
	return dst
}

// proper tells whether a move is one that this package makes, masked ones included.
func proper(m rules.Move) bool {
	a, b := m.Args[0], m.Args[1]
	onBoard := func(cell int8) bool { return cell > 0 && cell <= cellMax && boards[6].has(cell-1) }
	switch m.Verb {
	case VerbLay:
		return onBoard(a) && b > 0 && b <= sides && m == lay(a-1, disc(b-1))
	case VerbPlace:
		known := onBoard(a) && b >= 0 && b <= sides || a == 0 && b == 0
		return known && m == place(a-1, disc(b-1))
	case VerbDraw:
		return a >= 0 && a < seatMax && b >= 0 && b <= Pairs && m == draw(rules.Seat(a), b-1)
	case VerbCard:
		return a >= 0 && a < seatMax && b >= 0 && b <= Cards && m == deal(rules.Seat(a), b-1)
	case VerbClaim:
		return a > 0 && a <= Cards && properClaim(m, onBoard)
	case VerbEnd, VerbExchange, VerbTakeback, VerbTimeout, VerbPass, VerbSkip:
		return m == rules.Move{Verb: m.Verb}
	}
	return false
}

// properClaim looks at all arguments of a claim but the card.
func properClaim(m rules.Move, onBoard func(int8) bool) bool {
	for i := 1; i <= claimCells; i++ {
		if cell := m.Args[i]; cell != 0 && (!onBoard(cell) || i > 1 && m.Args[i-1] > cell || i > 1 && m.Args[i-1] == 0) {
			return false
		} else if cell == 0 && i < claimCells && m.Args[i+1] != 0 {
			return false
		}
	}
	for i, a := range m.Args[draftDiscs:] {
		if a < 0 || a > 2*sides || a != 0 && i > 0 && m.Args[draftDiscs+i-1] == 0 {
			return false
		}
	}
	for _, cell := range m.Args[draftCells:draftDiscs] {
		if cell != 0 && !onBoard(cell) {
			return false
		}
	}
	var buf [Held]provisional
	draft := revealed(buf[:0], m)
	for _, p := range draft {
		if p.cell < 0 {
			return false
		}
	}
	plain := m
	clear(plain.Args[draftCells:])
	return m == reveal(plain, draft)
}
