package solver_test

import (
	"bytes"
	"compress/gzip"
	"flag"
	"math/rand/v2"
	"os"
	"testing"

	"quintet/assets/tables"
	"quintet/rules"
	"quintet/rules/bots/solver"
	"quintet/rules/juxtapose"
)

var bookSample = flag.Int("book", 1, "how many replies of the book with five pyramids are searched anew, a second or two each")

// The second player's book answers whatever the first player drops that is not lost at once, and what it says is what
// is proved a little later without it: with eight pyramids on the board a plain search finds the win.
func TestBook(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	plainly := 2
	for range 60 {
		s := the.Fresh(t, 2)
		for juxtapose.Placed(s) < 8 {
			n := juxtapose.Placed(s)
			if n < 7 {
				v := solver.Judge(s, 0)
				if !v.Proved || v.Win != (n%2 == 1) || v.Plies != 16-n {
					t.Fatalf("%v\n%s", v, juxtapose.Game.Show(s))
				}
			}
			if n%2 == 1 {
				s = s.Apply(1, choose(s, able, 200000, 1<<30), nil)
				continue
			}
			s = quietDrop(t, r, s)
		}
		if v := solver.Judge(s, 1<<20); !v.Proved || v.Win {
			t.Errorf("%v\n%s", v, juxtapose.Game.Show(s))
		}
		if plainly > 0 {
			plainly--
			if !plain(s, 1, 8) {
				t.Errorf("a plain search finds no win\n%s", juxtapose.Game.Show(s))
			}
		}
	}
}

// quietDrop is the position after a random drop that offers no line, if there is one.
func quietDrop(t testing.TB, r *rand.Rand, s rules.State) rules.State {
	moves := s.Moves(nil, s.Turn())
	r.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	for _, m := range moves {
		if next := s.Apply(s.Turn(), m, nil); next.Turn() != rules.Nobody && !plain(next, next.Turn(), 1) {
			return next
		}
	}
	t.Fatalf("no drop is safe\n%s", juxtapose.Game.Show(s))
	return nil
}

// Sampled replies are searched by another program than the one that made the book.
func TestBookIndependently(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 2))
	for range *bookSample {
		s := the.Fresh(t, 2)
		for juxtapose.Placed(s) < 6 {
			if s.Turn() == 1 {
				s = s.Apply(1, choose(s, able, 0, 1), nil)
			} else {
				s = quietDrop(t, r, s)
			}
		}
		k := make(known)
		won := k.secondWins(grid(s))
		t.Logf("%t after %d positions", won, len(k))
		if !won {
			t.Errorf("the second player doesn't win\n%s", juxtapose.Game.Show(s))
		}
	}
}

// board has the pyramid of each square plus 1, or 0. What is known of one is kept, but boards that are alike are not
// told to be so, all drops are tried in the order of their squares, and lines are looked for by walking along them.
type board [16]int8

type known map[board]bool

func grid(s rules.State) (b board) {
	for i := range b {
		if p, ok := juxtapose.On(s, int8(i/4), int8(i%4)); ok {
			b[i] = int8(p + 1)
		}
	}
	return b
}

// secondWins tells whether the second player wins by the move that opens the slide phase at the latest.
func (k known) secondWins(b board) bool {
	if won, ok := k[b]; ok {
		return won
	}
	used, n := [16]bool{}, 0
	for _, p := range b {
		used[p] = p > 0
		if p > 0 {
			n++
		}
	}
	if n == 15 {
		return b.opens()
	}
	second := n%2 == 1
	won := !second
	for offered := range 2 { // lines first
		for i, p := range b {
			for piece := int8(1); piece <= 15 && p == 0; piece++ {
				if used[piece] {
					continue
				}
				t := b
				t[i] = piece
				switch line := t.line(i); {
				case line && offered == 0:
					k[b] = second
					return second
				case offered == 1 && k.secondWins(t) == second:
					k[b] = second
					return second
				}
			}
		}
	}
	k[b] = won
	return won
}

// line tells whether there is one through a square.
func (b *board) line(at int) bool {
	alike := func(p, q int8, size bool) bool {
		if p == 0 || q == 0 {
			return false
		}
		if size {
			return (p-1)%3 == (q-1)%3
		}
		return (p-1)/3 == (q-1)/3
	}
	for _, l := range tables.JuxtaposeLines() {
		through, same := false, true
		for _, s := range l.Squares {
			i := int(s[0]*4 + s[1])
			through = through || i == at
			same = same && alike(b[at], b[i], l.Size)
		}
		if through && same {
			return true
		}
	}
	return false
}

// opens tells whether a move on the full board makes a line, trying them all.
func (b *board) opens() bool {
	for i := range b {
		for j := range i {
			dx, dy := i/4-j/4, i%4-j%4
			far := dx*dx + dy*dy
			if far > 2 || (b[i] == 0 || b[j] == 0) && far > 1 {
				continue
			}
			t := *b
			t[i], t[j] = t[j], t[i]
			if t.line(i) || t.line(j) {
				return true
			}
		}
	}
	return false
}

// All that the game embeds for the early moves takes 100 kB at the most.
func TestBookIsSmall(t *testing.T) {
	data, err := os.ReadFile("../../../assets/tables/juxtapose_book.csv")
	if err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	w.Write(data)
	w.Close()
	t.Logf("%d bytes, compressed %d", len(data), packed.Len())
	if packed.Len() > 100_000 {
		t.Error("the book is too big")
	}
}
