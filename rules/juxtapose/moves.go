package juxtapose

import "quintet/rules"

// Verbs of moves. The arguments are: of a drop the pyramid's index and the square, of a swap both squares in order, of
// a slide the square it starts from. A square's number is x*4+y.
const (
	VerbDrop rules.Verb = 1 + iota
	VerbSwap
	VerbSlide
)

// Drop puts a pyramid from the pool on a square of the board.
func Drop(piece int, x, y int8) rules.Move { return drop(piece, x*Side+y) }

// Swap lets the pyramids on two squares change places. Both orders of the squares are one move.
func Swap(x1, y1, x2, y2 int8) rules.Move { return swap(x1*Side+y1, x2*Side+y2) }

// Slide moves the pyramid on a square into the empty square.
func Slide(x, y int8) rules.Move { return slide(x*Side + y) }

func drop(piece int, square int8) rules.Move {
	return rules.Move{Verb: VerbDrop, Args: [15]int8{int8(piece), square}}
}

func swap(s, t int8) rules.Move {
	return rules.Move{Verb: VerbSwap, Args: [15]int8{min(s, t), max(s, t)}}
}

func slide(s int8) rules.Move {
	return rules.Move{Verb: VerbSlide, Args: [15]int8{s}}
}

// proper tells whether a move is one that the constructors make of pyramids and squares that exist.
func proper(m rules.Move) bool {
	a, b := m.Args[0], m.Args[1]
	on := func(s int8) bool { return s >= 0 && s < squares }
	switch m.Verb {
	case VerbDrop:
		return a >= 0 && a < Pieces && on(b) && m == drop(int(a), b)
	case VerbSwap:
		return on(a) && on(b) && m == swap(a, b)
	case VerbSlide:
		return on(a) && m == slide(a)
	}
	return false
}

// Beside are the squares that share a side with a square, Near those that share a side or a corner.
func Beside(square int8) uint16 { return beside[square] }

// Near are the squares that touch a square.
func Near(square int8) uint16 { return near[square] }

var beside, near = func() (side, any [squares]uint16) {
	for s := range int8(squares) {
		for t := range int8(squares) {
			dx, dy := s/Side-t/Side, s%Side-t%Side
			if d := dx*dx + dy*dy; d == 1 || d == 2 {
				any[s] |= 1 << t
				if d == 1 {
					side[s] |= 1 << t
				}
			}
		}
	}
	return side, any
}()

// swapsBeside are the swaps of all squares that touch, 42 less those with the empty square, by the empty square.
var swapsBeside = func() (lists [squares][]rules.Move) {
	for hole := range int8(squares) {
		for s := range int8(squares) {
			for t := s + 1; t < squares; t++ {
				if near[s]>>t&1 == 1 && s != hole && t != hole {
					lists[hole] = append(lists[hole], swap(s, t))
				}
			}
		}
	}
	return lists
}()

// dropsOfFirst are the drops of pyramid 0, slidesFrom the slides, by square.
var dropsOfFirst, slidesFrom = func() (drops, slides [squares]rules.Move) {
	for s := range int8(squares) {
		drops[s], slides[s] = drop(0, s), slide(s)
	}
	return drops, slides
}()
