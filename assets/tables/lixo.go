package tables

import (
	"strconv"
	"sync"
)

// LixoContainer is one of the 30 cards of LIXO?'s main deck: 25 containers, then 5 stops.
type LixoContainer struct {
	ID     string // "C01" to "C25", "S1" to "S5"
	Colour string // a letter of YBGRX; "" for a stop
	Values [2]int // what the container is worth: as a rule, and with the option 12345; 0 for a stop
}

// LixoGarbage is one of the 180 garbage cards.
type LixoGarbage struct {
	ID      string // "G001" to "G180"
	Colours string // one or two letters in the order YBGRX
	Item    string // what its picture shows, which the rules do not ask
}

// LixoContainers is the table of the main deck: by colour in the order YBGRX and value within each, stops last. It is
// shared and not to be altered.
var LixoContainers = sync.OnceValue(func() []LixoContainer {
	var cards []LixoContainer
	for _, row := range rows("lixo_containers.csv", "id,colour,value_default,value_alternative") {
		card := LixoContainer{ID: row[0]}
		if row[1] != "STOP" {
			card.Colour = row[1]
			for i := range card.Values {
				n, err := strconv.Atoi(row[2+i])
				if err != nil {
					panic(err)
				}
				card.Values[i] = n
			}
		}
		cards = append(cards, card)
	}
	return cards
})

// LixoGarbageCards is the table of the garbage deck: cards of one colour in the order YBGRX, then those of two. It is
// shared and not to be altered.
var LixoGarbageCards = sync.OnceValue(func() []LixoGarbage {
	var cards []LixoGarbage
	for _, row := range rows("lixo_garbage.csv", "id,colours,item") {
		cards = append(cards, LixoGarbage{ID: row[0], Colours: row[1], Item: row[2]})
	}
	return cards
})
