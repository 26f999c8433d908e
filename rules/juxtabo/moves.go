package juxtabo

import (
	"slices"

	"quintet/rules"
)

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

func two(verb rules.Verb, a, b int8) rules.Move { return rules.Move{Verb: verb, Args: [15]int8{a, b}} }

func lay(cell int8, d disc) rules.Move           { return two(VerbLay, cell+1, int8(d)+1) }
func draw(seat rules.Seat, pair int8) rules.Move { return two(VerbDraw, int8(seat), pair+1) }
func deal(seat rules.Seat, card int8) rules.Move { return two(VerbCard, int8(seat), card+1) }

// place is a disc put on a cell. Without a disc it is one that did not match and went back; without a cell either it is
// a provisional one.
func place(cell int8, d disc) rules.Move { return two(VerbPlace, cell+1, int8(d)+1) }

func claim(card int8, cells cellSet) rules.Move {
	m := rules.Move{Verb: VerbClaim, Args: [15]int8{card + 1}}
	for i := 1; cells != 0; i, cells = i+1, cells&(cells-1) {
		m.Args[i] = cells.first() + 1
	}
	return m
}

// claimOf is a claim of up to five cells, named in any order and perhaps more than once.
func claimOf(card int8, cells ...int8) rules.Move {
	m := rules.Move{Verb: VerbClaim, Args: [15]int8{card + 1}}
	for i, cell := range cells {
		m.Args[1+i] = cell + 1
	}
	slices.Sort(m.Args[1 : 1+len(cells)])
	return m
}

// Place puts a disc from the reserve on a cell, its first colour on top or its second.
func Place(x, y int8, pair int, second bool) rules.Move {
	return place(cellOf(x, y), faceUp(FaceOf(pair, second)))
}

// Claim shows the pattern of a card on up to five cells of the board, named in any order.
func Claim(card int, spots ...rules.Spot) rules.Move {
	var cells []int8
	for _, s := range spots[:min(len(spots), claimCells)] {
		cells = append(cells, cellOf(s.X, s.Y))
	}
	return claimOf(int8(card), cells...)
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
	switch m.Verb {
	case VerbLay:
		return onBoard(a) && b > 0 && b <= sides && m == two(m.Verb, a, b)
	case VerbPlace:
		return (onBoard(a) || a == 0 && b == 0) && b >= 0 && b <= sides && m == two(m.Verb, a, b)
	case VerbDraw:
		return a >= 0 && a < seatMax && b >= 0 && b <= Pairs && m == two(m.Verb, a, b)
	case VerbCard:
		return a >= 0 && a < seatMax && b >= 0 && b <= Cards && m == two(m.Verb, a, b)
	case VerbClaim:
		return a > 0 && a <= Cards && properClaim(m)
	case VerbEnd, VerbExchange, VerbTakeback, VerbTimeout, VerbPass, VerbSkip:
		return m == Do(m.Verb)
	}
	return false
}

// onBoard tells whether an argument is a cell of the largest board.
func onBoard(cell int8) bool { return cell > 0 && cell <= cellMax && boards[6].has(cell-1) }

// properClaim takes a claim apart and looks whether making it again gives the same.
func properClaim(m rules.Move) bool {
	var cells []int8
	for i, cell := range m.Args[1:draftDiscs] {
		switch {
		case cell != 0 && !onBoard(cell):
			return false
		case cell != 0 && i < claimCells:
			cells = append(cells, cell-1)
		}
	}
	if slices.Max(m.Args[draftDiscs:]) > 2*sides {
		return false
	}
	draft := revealed(nil, m)
	lost := slices.ContainsFunc(draft, func(p provisional) bool { return p.cell < 0 })
	return !lost && m == reveal(claimOf(m.Args[0]-1, cells...), draft)
}
