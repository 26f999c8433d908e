// Package juxtapose is the game Juxtapose: fifteen pyramids of five colours and three sizes on a board of four by four,
// first dropped one by one, then swapped and slid, until four of a size or the three of a colour are in line.
//
// Section numbers and names such as X1 are those of the game's page of rules.
package juxtapose

import "quintet/rules"

// Game is Juxtapose's box on the shelf.
var Game = &rules.Game{
	ID:      "juxtapose",
	Rules:   1,
	Seats:   []int{2, 3, 4},
	Options: []rules.Option{lastMoved, repetition, slideRule},
	New:     start,
	Parse:   parse,
	Format:  format,
	Mean:    mean,
	Show:    show,
	Bound:   Pieces + SlideMax,
}

// The options of section 3. Everyone starting once is a series of matches, not an option of one.
var (
	lastMoved  = rules.Option{Key: "lastMoved", Values: []string{"anyMove", "slideOnly"}}            // X1
	repetition = rules.Option{Key: "repetition", Values: []string{"draw", "off"}}                    // X5
	slideRule  = rules.Option{Key: "slideRule", Values: []string{"full", "slidesOnly"}, House: true} // section 11
)

// Keys of refusals, in their order of precedence after those that all games share (section 5).
const (
	KeyWrongPhase  = "wrong-phase"  // a drop in the slide phase, or the other way round
	KeyTaken       = "taken"        // a drop on a pyramid
	KeyNotInPool   = "not-in-pool"  // a drop of a pyramid that lies on the board
	KeyNotAdjacent = "not-adjacent" // squares that do not touch as they should
	KeyEmpty       = "empty"        // no pyramid there
	KeyBarred      = "barred"       // X1
	KeySwapsOff    = "swaps-off"    // the house option
)

// Keys of results (section 5).
const (
	ResultSize       = "line-size"
	ResultColour     = "line-colour"
	ResultBoth       = "line-both"
	ResultRepetition = "repetition"
	ResultMoveLimit  = "move-limit"
)

// What ends a match without a line (section 6).
const (
	SlideMax  = 500 // turns of the slide phase
	RepeatMax = 3   // times that a board has arisen with the same player to move (X5)
)

// start is the empty board of a set-up.
func start(s rules.Setup) (rules.State, error) {
	n := len(s.Players)
	if n < 2 || n > 4 || s.Start < 0 || int(s.Start) >= n {
		return nil, rules.Refuse(rules.KeyBadHeader, "Juxtapose is for 2 to 4 players, and one of them begins.")
	}
	return &state{
		seats: int8(n), turn: s.Start, winner: rules.Nobody, pool: 1<<Pieces - 1,
		slideOnly:  s.Value(lastMoved) == "slideOnly",
		endless:    s.Value(repetition) == "off",
		slidesOnly: s.Value(slideRule) == "slidesOnly",
	}, nil
}
