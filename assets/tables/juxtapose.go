package tables

import (
	"strconv"
	"strings"
	"sync"
)

// JuxtaposeLine is one of the 34 lines that win at Juxtapose: ten of four squares for pyramids of one size, 24 of three
// for those of one colour.
type JuxtaposeLine struct {
	Size    bool      // four of a size; else three of a colour
	Squares [][2]int8 // column 0..3 (a..d) and row 0..3 (1..4), in order along the line
}

// JuxtaposePiece is one of the 15 pyramids, as it would be made of plastic.
type JuxtaposePiece struct {
	ID           string  // e.g. "RS": the letters of colour and size
	Colour, Size string  // in words: "red", "small"
	Pips         int     // 1 to 3
	Base, Height float64 // inches
}

// JuxtaposeReply is a reply of the second player that wins, to a position with few pyramids on the board.
type JuxtaposeReply struct {
	Position string // what lies where, e.g. "RS a1 YL c3"
	Reply    string // what to drop where
}

// JuxtaposeLines is the table of lines, sizes first. It is shared and not to be altered.
var JuxtaposeLines = sync.OnceValue(func() []JuxtaposeLine {
	var lines []JuxtaposeLine
	for _, row := range rows("juxtapose_lines.csv", "for,squares") {
		line := JuxtaposeLine{Size: row[0] == "size"}
		for _, s := range strings.Fields(row[1]) {
			line.Squares = append(line.Squares, [2]int8{int8(s[0] - 'a'), int8(s[1] - '1')})
		}
		lines = append(lines, line)
	}
	return lines
})

// JuxtaposePieces is the table of pyramids: by colour (red, yellow, green, blue, black), small to large within each. It
// is shared and not to be altered.
var JuxtaposePieces = sync.OnceValue(func() []JuxtaposePiece {
	number := func(s string) float64 {
		n, err := strconv.ParseFloat(s, 64)
		if err != nil {
			panic(err)
		}
		return n
	}
	var pieces []JuxtaposePiece
	for _, row := range rows("juxtapose_pieces.csv", "id,colour,size,pips,base_inch,height_inch") {
		pieces = append(pieces, JuxtaposePiece{
			ID: row[0], Colour: row[1], Size: row[2], Pips: int(number(row[3])),
			Base: number(row[4]), Height: number(row[5]),
		})
	}
	return pieces
})

// JuxtaposeBook is the table of replies, the fewest pyramids first. It is made by cmd/solve; what it holds and leaves out
// is said in rules/bots/solver. It is shared and not to be altered.
var JuxtaposeBook = sync.OnceValue(func() []JuxtaposeReply {
	var book []JuxtaposeReply
	for _, row := range rows("juxtapose_book.csv", "position,reply") {
		book = append(book, JuxtaposeReply{Position: row[0], Reply: row[1]})
	}
	return book
})
