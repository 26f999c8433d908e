// Package box is the game Box: tiles of twelve coloured dots are laid beside one another and over one another on an
// endless lattice. In the end each player, or team, shows a secret colour and scores the squares with four corners of it.
//
// Section numbers and names such as X3 are those of the game's page of rules.
package box

import "quintet/rules"

// Game is Box's box on the shelf.
var Game = &rules.Game{
	ID:      "box",
	Rules:   1,
	Seats:   []int{2, 3, 4, 6},
	Options: []rules.Option{teams},
	New:     start,
	Parse:   parse,
	Format:  format,
	Mean:    mean,
	Show:    show,
	Secrets: true,
	Side:    SideOf,
	Bound:   sideMax + Tiles + Tiles, // colours, draws, plays
}

// The option of section 4: four and six players are two teams, and fewer are none.
var teams = rules.Option{Key: "teams", Values: []string{"off", "on"}, Only: map[int][]string{2: {"off"}, 3: {"off"}, 4: {"on"}, 6: {"on"}}}

// Keys of refusals, in their order of precedence after those that all games share (section 6).
const (
	KeyNoContact     = "no-contact"      // neither beside a dot nor over one
	KeyCoversTooMany = "covers-too-many" // over more than four dots
)

// Keys of results (section 7).
const (
	ResultPoints = "points"
	ResultTie    = "points-tie-first" // most points were had by several sides; the one with the earliest turn has won
)

// start is the table before the secret colours are dealt.
func start(s rules.Setup) (rules.State, error) {
	n := len(s.Players)
	if n < 2 || n == 5 || n > seatMax || s.Start < 0 || int(s.Start) >= n {
		return nil, rules.Refuse(rules.KeyBadHeader, "Box is for 2 or 3 players, or for 2 teams of 2 or 3, and one of them begins.")
	}
	return &state{seats: int8(n), start: s.Start}, nil
}
