package tables

import (
	"strings"
	"testing"
)

// colours counts the fields of each colour in a block of the board.
func colours(row, col, high, wide int) map[byte]int {
	count := make(map[byte]int)
	for r := row; r < row+high; r++ {
		for c := col; c < col+wide; c++ {
			count[JoggleBoard()[r][c]]++
		}
	}
	return count
}

// Blue, yellow, green and red, 16 fields of each; each twice in every row and column and four times in every quarter.
func TestJoggleBoardIsEven(t *testing.T) {
	for _, area := range []struct{ high, wide, each int }{{8, 8, 16}, {1, 8, 2}, {8, 1, 2}, {4, 4, 4}} {
		for row := 0; row < 8; row += area.high {
			for col := 0; col < 8; col += area.wide {
				count := colours(row, col, area.high, area.wide)
				for _, letter := range []byte("BYGR") {
					if count[letter] != area.each {
						t.Errorf("%d by %d fields from r%dc%d: %d of %c, not %d",
							area.high, area.wide, row+1, col+1, count[letter], letter, area.each)
					}
				}
			}
		}
	}
}

// No two fields side by side are of one colour, and a colour has 7 fields on the edge and 9 inside.
func TestJoggleBoardIsMixed(t *testing.T) {
	edge := make(map[byte]int)
	for r, row := range JoggleBoard() {
		for c, letter := range row {
			if c > 0 && row[c-1] == letter || r > 0 && JoggleBoard()[r-1][c] == letter {
				t.Errorf("r%dc%d is of its neighbour's colour", r+1, c+1)
			}
			if r == 0 || r == 7 || c == 0 || c == 7 {
				edge[letter]++
			}
		}
	}
	for _, letter := range []byte("BYGR") {
		if edge[letter] != 7 {
			t.Errorf("%d fields of %c on the edge", edge[letter], letter)
		}
	}
}

// No place for a shape is luckier than another by more than the split: all 84 rectangles have 2, 2, 1 and 1 fields of
// the four colours; of the 49 squares 33 have all four colours and the others three.
func TestJoggleBoardIsFair(t *testing.T) {
	for _, shape := range [][2]int{{2, 3}, {3, 2}} {
		for row := 0; row+shape[0] <= 8; row++ {
			for col := 0; col+shape[1] <= 8; col++ {
				count := colours(row, col, shape[0], shape[1])
				for letter, n := range count {
					if len(count) != 4 || n > 2 {
						t.Errorf("the rectangle %v at r%dc%d has %d of %c", shape, row+1, col+1, n, letter)
					}
				}
			}
		}
	}
	with := make(map[int]int) // squares, by their number of colours
	for row := range 7 {
		for col := range 7 {
			with[len(colours(row, col, 2, 2))]++
		}
	}
	if with[4] != 33 || with[3] != 16 {
		t.Errorf("squares by their number of colours: %v", with)
	}
}

// Both sides see the same board: half a turn exchanges blue with yellow and green with red, and changes nothing else.
func TestJoggleBoardIsSymmetric(t *testing.T) {
	other := strings.NewReplacer("B", "Y", "Y", "B", "G", "R", "R", "G")
	for r, row := range JoggleBoard() {
		for c, letter := range row {
			if got := JoggleBoard()[7-r][7-c]; string(got) != other.Replace(string(letter)) {
				t.Errorf("r%dc%d is %c, and opposite there is %c", r+1, c+1, letter, got)
			}
		}
	}
}
