package solver

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"quintet/assets/tables"
)

// Book is how the second player opens and wins: the replies, proved by a search that takes minutes, to any first drop, and
// from there on to any drop that is not lost at once, up to five pyramids on the board. What it holds are drops on plain
// boards by their keys. With five pyramids it holds only those that are not the first of the ordered drops: they hardly ever are.
type Book map[uint64]drop

// bookLast is with how many pyramids on the board the book ends.
const bookLast = 5

// bookPart is how many rows of the book are read in one part.
const bookPart = 8

// reading is the book that was made by cmd/solve, as far as it has been read.
var reading struct {
	sync.Mutex
	book Book
	rows int
}

// readBook reads another part of the book, in a fraction of a millisecond. It returns the book when that is whole, else nil.
func readBook() Book {
	reading.Lock()
	defer reading.Unlock()
	all := tables.JuxtaposeBook()
	if reading.book == nil {
		reading.book = make(Book, len(all))
		return nil
	}
	k := look()
	for n := 0; n < bookPart && reading.rows < len(all); n++ {
		row := all[reading.rows]
		reading.rows++
		var b Board
		for words := strings.Fields(row.Position); len(words) > 1; words = words[2:] {
			b = readDrop(words[0], words[1]).on(b)
		}
		piece, square, _ := strings.Cut(row.Reply, " ")
		reading.book[k.key(&b)] = readDrop(piece, square)
	}
	if reading.rows < len(all) {
		return nil
	}
	return reading.book
}

// theBook is the whole book.
func theBook() (book Book) {
	for book == nil {
		book = readBook()
	}
	return book
}

// book is the one that holds under the rules of the solver. The slide phase is as short as can be in it, a line with the
// opening move, so it minds none of the options but the one that forbids swaps.
func (s *Solver) book() Book {
	if s.SlidesOnly {
		return nil
	}
	return theBook()
}

// ordered are the safe drops in the order of the search, the fewest replies first, the same on any machine.
func (k *lookup) ordered(b *Board) []drop {
	list := k.drops(nil, b)
	for i := range list {
		t := list[i].on(*b)
		list[i].replies = k.safe(&t)
	}
	slices.SortStableFunc(list, func(a, b drop) int { return cmp.Compare(a.replies, b.replies) })
	return list
}

// reply is the drop by which the second player is known to win.
func (k *lookup) reply(book Book, b *Board) (drop, bool) {
	n := b.Placed()
	if n&1 == 0 || n > bookLast || k.wins(b) {
		return drop{}, false
	}
	key := k.key(b)
	p := plain(key)
	d, ok := book[key]
	switch {
	case ok:
	case n == bookLast && k.followed(book, b):
		d = k.ordered(&p)[0]
	default:
		return drop{}, false
	}
	return k.back(d, &p, b), true
}

// followed tells whether a position with five pyramids can have come about by the book: one of them was dropped
// after a reply.
func (k *lookup) followed(book Book, b *Board) bool {
	for last := range squares {
		if before := without(*b, last); before != *b && !k.wins(&before) && k.replied(book, &before) {
			return true
		}
	}
	return false
}

// replied tells whether a position with an even number of pyramids can be one after a reply of the book.
func (k *lookup) replied(book Book, b *Board) bool {
	for last := range squares {
		start := without(*b, last)
		if start == *b {
			continue
		}
		if d, ok := k.reply(book, &start); ok {
			if then := d.on(start); k.key(&then) == k.key(b) {
				return true
			}
		}
	}
	return false
}

// known is the verdict of the book: a win for the second player where it has a reply, and a loss for the first after one.
func (k *lookup) known(book Book, b *Board) Verdict {
	n := b.Placed()
	v := Verdict{Proved: true, Win: n&1 == 1, Plies: pieces - n + 1}
	ok := false
	switch {
	case n > bookLast+1 || k.wins(b):
	case v.Win:
		_, ok = k.reply(book, b)
	case n > 0:
		ok = k.replied(book, b)
	default: // no first drop is better than another
		ok = len(book) > 0
	}
	if !ok {
		return Verdict{}
	}
	return v
}

// without is the board without what lies on a square.
func without(b Board, square int) Board {
	for i := range b {
		b[i] &^= 1 << square
	}
	return b
}

// MakeBook searches the book and tells how far it has come. It is an error if the second player doesn't win.
func (s *Solver) MakeBook(done func(placed, n, of int)) (Book, error) {
	book := make(Book)
	var starts []uint64
	for square := range squares {
		b := drop{square: int8(square)}.on(Board{})
		starts = append(starts, s.key(&b))
	}
	for placed := 1; placed <= bookLast; placed += 2 {
		slices.Sort(starts)
		starts = slices.Compact(starts)
		var next []uint64
		for i, key := range starts {
			p := plain(key)
			list := s.ordered(&p)
			rank := slices.IndexFunc(list, func(d drop) bool { return s.holds(&p, d) })
			if rank < 0 {
				return nil, fmt.Errorf("the second player does not win after %v", p)
			}
			if placed < bookLast || rank > 0 {
				book[key] = list[rank]
			}
			then := list[rank].on(p)
			for _, d := range s.drops(nil, &then) {
				t := d.on(then)
				next = append(next, s.key(&t))
			}
			done(placed, i+1, len(starts))
		}
		starts = next
	}
	return book, nil
}

// holds tells whether the second player wins by a drop, at the latest when the slide phase opens.
func (s *Solver) holds(b *Board, d drop) bool {
	t := d.on(*b)
	won, known := s.forces(&t, t.Placed(), 1, pieces)
	for !known {
		won, known = s.run(1 << 30)
	}
	return won
}

// Rows are the book as it is written down, in the order of the number of pyramids.
func (book Book) Rows() (rows []tables.JuxtaposeReply) {
	for _, key := range slices.Sorted(maps.Keys(book)) {
		b := plain(key)
		var words []string
		for piece, p := range tables.JuxtaposePieces() {
			if at := b[piece/sizes] & b[colours+piece%sizes]; at != 0 {
				words = append(words, p.ID+" "+squareName(at))
			}
		}
		d := book[key]
		rows = append(rows, tables.JuxtaposeReply{
			Position: strings.Join(words, " "),
			Reply:    tables.JuxtaposePieces()[int(d.colour)*sizes+int(d.size)].ID + " " + squareName(1<<d.square),
		})
	}
	slices.SortStableFunc(rows, func(a, b tables.JuxtaposeReply) int { return cmp.Compare(len(a.Position), len(b.Position)) })
	return rows
}
