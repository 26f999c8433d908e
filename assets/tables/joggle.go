package tables

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed joggle_board.txt
var joggleBoard string

// JoggleBoard is the colour of each field of Joggle's board as a letter (B blue, Y yellow, G green, R red), by row from
// the top and column from the left. It is shared and not to be altered.
var JoggleBoard = sync.OnceValue(func() *[8][8]byte {
	var board [8][8]byte
	lines := strings.Fields(joggleBoard)
	if len(lines) != len(board) {
		panic("tables: joggle_board.txt has another number of rows than 8")
	}
	for row, line := range lines {
		if len(line) != len(board[row]) {
			panic("tables: joggle_board.txt: " + line)
		}
		copy(board[row][:], line)
	}
	return &board
})
