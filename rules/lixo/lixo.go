// Package lixo is the game LIXO?: garbage cards of five colours are bid for containers of their colour. The highest
// bidder recycles them and has the container; what the others have bid stays with them and costs a point a card.
//
// Section numbers and names such as L3 are those of the game's page of rules.
package lixo

import "quintet/rules"

// Game is LIXO?'s box on the shelf.
var Game = &rules.Game{
	ID:      "lixo",
	Rules:   1,
	Seats:   []int{2, 3, 4, 5, 6},
	Options: []rules.Option{containerValues},
	New:     start,
	Parse:   parse,
	Format:  format,
	Mean:    mean,
	Show:    show,
	Secrets: true,
	Bound:   bound,
}

// The option of section 3. The delay of a forced pass is the screen's affair.
var containerValues = rules.Option{Key: "containerValues", Values: []string{"11235", "12345"}} // L1

// Keys of refusals, in their order of precedence after those that all games share (section 6).
const (
	KeyWrongColour = "wrong-colour" // a card that does not carry the container's colour
	KeyTooLow      = "too-low"      // a bid, with the cards bid before, that is no higher than the highest
	KeyNotInHand   = "not-in-hand"  // cards that the player does not hold
)

// ResultPoints is how every match ends (section 6): all who have most points win, and points may be negative.
const ResultPoints = "points"

const (
	Portion    = 5 // garbage cards that each player is dealt at a time
	containers = 25
	stops      = MainCards - containers

	// What can be dealt at most: at the start, at every stop, and after every container, if it leaves all hands empty.
	// A bid takes a card at least, and is followed by a pass of each other player at most.
	dealMost = Portion * SeatMax * (1 + stops + containers)
	bound    = MainCards + dealMost + dealMost*SeatMax + containers*SeatMax
)

// start is the table before the first cards are dealt.
func start(s rules.Setup) (rules.State, error) {
	n := len(s.Players)
	if n < 2 || n > SeatMax || s.Start < 0 || int(s.Start) >= n {
		return nil, rules.Refuse(rules.KeyBadHeader, "LIXO? is for 2 to 6 players, and one of them begins.")
	}
	t := &state{
		seats: int8(n), first: s.Start, leader: rules.Nobody, left: copies,
		steady: s.Value(containerValues) == "12345",
	}
	t.count[deck] = Garbage
	t.owe()
	t.settle(nil)
	return t, nil
}
