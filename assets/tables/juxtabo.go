package tables

import (
	"strconv"
	"strings"
	"sync"
)

// JuxtaboPair is one of the 21 kinds of discs of Juxtabo.
type JuxtaboPair struct {
	ID     string // the letters of its two colours, in the order ROYGBPK
	Copies int    // how many of these discs there are
}

// JuxtaboCard is one of the 125 challenge cards.
type JuxtaboCard struct {
	ID    string   // "T01" to "T75" for three discs, "Q01" to "Q50" for four
	Shape string   // "I3", "L3", "D3", "O4", "I4", "L4", "J4", "T4", "S4" or "Z4"
	Rows  []string // the pattern from the top: a letter of ROYGBPK for a disc, "." for none; all rows are of one length
}

// JuxtaboPairs is the table of discs: by the first colour in the order ROYGBPK, then by the second. It is shared and
// not to be altered.
var JuxtaboPairs = sync.OnceValue(func() []JuxtaboPair {
	var pairs []JuxtaboPair
	for _, row := range rows("juxtabo_pieces.csv", "pair,copies") {
		n, err := strconv.Atoi(row[1])
		if err != nil {
			panic(err)
		}
		pairs = append(pairs, JuxtaboPair{ID: row[0], Copies: n})
	}
	return pairs
})

// JuxtaboCards is the table of challenge cards: those of three discs, then those of four. It is shared and not to be
// altered.
var JuxtaboCards = sync.OnceValue(func() []JuxtaboCard {
	var cards []JuxtaboCard
	for _, row := range rows("juxtabo_cards.csv", "id,discs,shape,pattern") {
		cards = append(cards, JuxtaboCard{ID: row[0], Shape: row[2], Rows: strings.Split(row[3], "/")})
	}
	return cards
})
