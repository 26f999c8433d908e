package juxtabo

import (
	"math/bits"
	"slices"
	"strings"
	"sync"

	"quintet/assets/tables"
	"quintet/rules"
)

// A cell is a number: stride times the row plus the column. No pattern is wider than what the stride leaves free beside
// the largest board, so that shifting a set of cells never wraps a pattern around.
const (
	stride  = 9
	cellMax = 5*stride + 6 // one more than the last cell of the largest board
)

func cellOf(x, y int8) int8    { return y*stride + x }
func at(cell int8) (x, y int8) { return cell % stride, cell / stride }
func nameOf(cell int8) string  { return Cell(at(cell)) }
func spotOf(cell, height int8) (s rules.Spot) {
	s = BoardSpot(at(cell))
	s.Z = height
	return s
}

// cellSet is a set of cells.
type cellSet uint64

func (s cellSet) has(cell int8) bool { return s>>cell&1 == 1 }
func (s cellSet) count() int         { return bits.OnesCount64(uint64(s)) }
func (s cellSet) first() int8        { return int8(bits.TrailingZeros64(uint64(s))) }

// boards are all cells of a board, by its size.
var boards = func() (sets [7]cellSet) {
	for size := range int8(7) {
		for y := range size {
			for x := range size {
				sets[size] |= 1 << cellOf(x, y)
			}
		}
	}
	return sets
}()

// tops is which cells show each colour: what all matching is about, as heights mean nothing (section 4).
type tops [Colours]cellSet

// cover lays a disc on the stack of a cell whose colour is its lower one.
func (t *tops) cover(cell int8, d disc) {
	t[d.under()] &^= 1 << cell
	t[d.over()] |= 1 << cell
}

// colour is the colour of a cell, or -1 if nothing lies there.
func (t *tops) colour(cell int8) int8 {
	for c := range t {
		if t[c].has(cell) {
			return int8(c)
		}
	}
	return -1
}

// form is the pattern of a card turned one way: its colours and where they are, in reading order of the cells.
type form struct {
	n      int8
	colour [4]int8
	at     [4]int8 // cells, counted from the upper left corner of the frame
	cells  cellSet // all of them
}

// find is where the upper left corner of the frame may lie so that the form matches.
func (f *form) find(t *tops) cellSet {
	found := t[f.colour[0]] >> f.at[0]
	for i := int8(1); i < f.n; i++ {
		found &= t[f.colour[i]] >> f.at[i]
	}
	return found
}

// forms are the forms of each card that count, for each value of the option orientation (A1): as printed, in four
// quarter turns, and those reflected too. A form that is like another one is left out. They are made when they are first
// asked for, as a program that starts has other games to show too.
var forms = sync.OnceValue(func() *[3][Cards][]form {
	list := new([3][Cards][]form)
	for card, c := range tables.JuxtaboCards() {
		rows := c.Rows
		var seen []string
		for i := range 8 {
			if grid := strings.Join(rows, "/"); !slices.Contains(seen, grid) {
				seen = append(seen, grid)
				f := newForm(rows)
				for o := range list {
					if i < [...]int{1, 4, 8}[o] {
						list[o][card] = append(list[o][card], f)
					}
				}
			}
			rows = turned(rows)
			if i == 3 {
				slices.Reverse(rows)
			}
		}
	}
	return list
})

func newForm(rows []string) (f form) {
	for y, row := range rows {
		for x := range row {
			if row[x] != '.' {
				f.colour[f.n], f.at[f.n] = int8(strings.IndexByte(letters, row[x])), cellOf(int8(x), int8(y))
				f.cells |= 1 << f.at[f.n]
				f.n++
			}
		}
	}
	return f
}

// turned is a pattern turned by a quarter to the right.
func turned(rows []string) []string {
	t := make([]string, len(rows[0]))
	for _, row := range rows {
		for x := range row {
			t[x] = row[x:x+1] + t[x]
		}
	}
	return t
}

// matches tells whether the cells match the card: exactly its discs, and between them whatever may be (section 4).
func (t *tops) matches(facing uint8, card int8, cells cellSet) bool {
	list := forms()[facing][card]
	for i := range list {
		f := &list[i]
		corner := cells.first() - f.at[0]
		if corner >= 0 && f.cells<<corner == cells && f.find(t).has(corner) {
			return true
		}
	}
	return false
}

// shape is the matched cells in the order in which the card's discs are read.
func (t *tops) shape(card int8, cells cellSet) []rules.Spot {
	var spots []rules.Spot
	f := forms()[0][card][0]
	for _, colour := range f.colour[:f.n] {
		spots = append(spots, spotOf((t[colour]&cells).first(), 0))
	}
	return spots
}
