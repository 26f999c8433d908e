package tables

import (
	"slices"
	"strings"
	"testing"
)

// 34 lines: ten of four squares for sizes, 24 of three for colours, each straight, without a gap and on the board, and
// none left out: they are all that there are.
func TestJuxtaposeLines(t *testing.T) {
	count := map[bool]int{}
	seen := map[[2][2]int8]bool{}
	for _, l := range JuxtaposeLines() {
		count[l.Size]++
		length := 3
		if l.Size {
			length = 4
		}
		if len(l.Squares) != length {
			t.Fatalf("%v has %d squares", l, len(l.Squares))
		}
		first, last := l.Squares[0], l.Squares[length-1]
		step := [2]int8{l.Squares[1][0] - first[0], l.Squares[1][1] - first[1]}
		if step[0] < 0 || step[0] > 1 || step[1] < -1 || step[1] > 1 || step == [2]int8{} || step == [2]int8{0, -1} {
			t.Errorf("%v goes by %v", l, step)
		}
		for i, s := range l.Squares {
			if s[0] < 0 || s[0] > 3 || s[1] < 0 || s[1] > 3 {
				t.Errorf("%v leaves the board", l)
			}
			if s[0] != first[0]+int8(i)*step[0] || s[1] != first[1]+int8(i)*step[1] {
				t.Errorf("%v is not straight", l)
			}
		}
		if seen[[2][2]int8{first, last}] {
			t.Errorf("%v is listed twice", l)
		}
		seen[[2][2]int8{first, last}] = true
	}
	if count[true] != 10 || count[false] != 24 { // as many as fit on four by four: 4+4+2 and 8+8+4+4
		t.Errorf("%d lines for sizes and %d for colours", count[true], count[false])
	}
}

// 15 pyramids, one of each colour and size, named by the first letters of both (black, which shares its first with
// blue, by its last).
func TestJuxtaposePieces(t *testing.T) {
	pieces := JuxtaposePieces()
	colours := []string{"red", "yellow", "green", "blue", "black"}
	sizes := []string{"small", "medium", "large"}
	if len(pieces) != len(colours)*len(sizes) {
		t.Fatalf("%d pyramids", len(pieces))
	}
	for i, p := range pieces {
		colour, size := colours[i/3], sizes[i%3]
		if p.Colour != colour || p.Size != size || p.Pips != i%3+1 {
			t.Errorf("pyramid %d is %+v, not %s %s with %d pips", i, p, size, colour, i%3+1)
		}
		if want := string("RYGBK"[i/3]) + string("SML"[i%3]); p.ID != want {
			t.Errorf("%+v should be named %s", p, want)
		}
		// The base is a square, and every pyramid is as steep as the others, within the precision of the source.
		if ratio := p.Height / p.Base; ratio < 1.74 || ratio > 1.79 {
			t.Errorf("%s is %.3f times as high as wide", p.ID, ratio)
		}
		if i%3 > 0 && (p.Base <= pieces[i-1].Base || p.Height <= pieces[i-1].Height) {
			t.Errorf("%s is no larger than %s", p.ID, pieces[i-1].ID)
		}
	}
}

func TestRowsRefuse(t *testing.T) {
	for _, columns := range []string{"for,lines", "for"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("a table with other columns than %q was read", columns)
				}
			}()
			rows("juxtapose_lines.csv", columns)
		}()
	}
}

// The book has an odd number of pyramids in each position, up to five, and replies with one that is left over on a
// square that is free.
func TestJuxtaposeBook(t *testing.T) {
	square := func(s string) bool {
		return len(s) == 2 && strings.Contains("abcd", s[:1]) && strings.Contains("1234", s[1:])
	}
	for _, row := range JuxtaposeBook() {
		words := strings.Fields(row.Position + " " + row.Reply)
		if n := len(words); n != 4 && n != 8 && n != 12 || len(strings.Fields(row.Reply)) != 2 {
			t.Fatalf("%+v", row)
		}
		for i := 0; i < len(words); i += 2 {
			piece := slices.IndexFunc(JuxtaposePieces(), func(p JuxtaposePiece) bool { return p.ID == words[i] })
			if piece < 0 || !square(words[i+1]) || slices.Contains(words[:i], words[i]) || slices.Contains(words[:i], words[i+1]) {
				t.Errorf("%+v", row)
			}
		}
	}
}
