// Package joggle is the game Joggle: white and black marbles, placed one by one on fields of the colour that a die
// shows, then moved and exchanged, until one side has laid the rectangles and squares that were agreed on.
//
// Section numbers and names such as G1 are those of the game's page of rules.
package joggle

import "quintet/rules"

// Game is Joggle's box on the shelf.
var Game = &rules.Game{
	ID:      "joggle",
	Rules:   1,
	Seats:   []int{2, 4},
	Options: []rules.Option{target, extreme, first, confer, moveLimit},
	New:     start,
	Parse:   parse,
	Format:  format,
	Mean:    mean,
	Show:    show,
	Side:    ColourOf,
	Bound:   (Marbles + endlessMax) * (1 + uselessMax + 1),
}

// The options of section 3. Two players choose who has which colour; four have someone to confer with.
var (
	target    = rules.Option{Key: "target", Values: []string{"r1", "s4", "s3", "s2", "r1s1", "r1s2", "r2", "r2s1"}}
	extreme   = rules.Option{Key: "extreme", Values: []string{"off", "on"}}
	first     = rules.Option{Key: "first", Values: []string{"white", "black"}, Only: map[int][]string{4: {"white"}}} // has seat 0
	confer    = rules.Option{Key: "confer", Values: []string{"yes", "no"}, Only: map[int][]string{2: {"yes"}}}
	moveLimit = rules.Option{Key: "moveLimit", Values: []string{"200", "off"}, House: true} // G9
)

// Keys of refusals, in their order of precedence after those that all games share (section 5).
const (
	KeyWrongPhase    = "wrong-phase"    // a marble moved before all lie on the board, or placed after, or a second roll
	KeyTaken         = "taken"          // a marble on another one
	KeyWrongColour   = "wrong-colour"   // a field that the die does not allow
	KeyNotYours      = "not-yours"      // a marble of the other side where one's own is needed
	KeyNotTheirs     = "not-theirs"     // the other way round
	KeyEmpty         = "empty"          // no marble there
	KeyNeedsJoggle   = "needs-joggle"   // an exchange after any other roll
	KeyProtected     = "protected"      // an exchange of a marble that is part of a finished shape (G6)
	KeyWouldComplete = "would-complete" // an exchange that finishes a shape (G5)
	KeyTooEarly      = "too-early"      // Extreme: a shape before all marbles lie on the board (G10)
)

// Keys of results (section 5).
const (
	ResultTarget    = "target"
	ResultMoveLimit = "move-limit"
)

const (
	limitMax   = 200  // moves of the moving phase, both sides together, before it is a draw (section 6)
	endlessMax = 5000 // the same where the limit is off
	uselessMax = 20   // rolls in a row that leave no move (G1); after so many only others come, so that a match has a bound
)

// wants is a target: how many rectangles and squares, no field of which counts twice (G8).
type wants struct{ rects, squares int8 }

// targets are the eight of the option (G16).
var targets = map[string]wants{
	"r1": {1, 0}, "s4": {0, 4}, "s3": {0, 3}, "s2": {0, 2},
	"r1s1": {1, 1}, "r1s2": {1, 2}, "r2": {2, 0}, "r2s1": {2, 1},
}

// start is the empty board of a set-up, before the first roll.
func start(s rules.Setup) (rules.State, error) {
	n := len(s.Players)
	if n != 2 && n != 4 || s.Start < 0 || int(s.Start) >= n {
		return nil, rules.Refuse(rules.KeyBadHeader, "Joggle is for 2 or 4 players, and one of them begins.")
	}
	p := position{
		seats: int8(n), mover: s.Start, due: true,
		wants:   targets[s.Value(target)],
		extreme: s.Value(extreme) == "on",
		limit:   limitMax,
	}
	if s.Value(moveLimit) == "off" {
		p.limit = endlessMax
	}
	if s.Value(first) == "black" {
		p.flip = 1
	}
	return &state{position: p}, nil
}

// Confer tells whether the players of a team may talk about their moves. It changes nothing else.
func Confer(s rules.Setup) bool { return s.Value(confer) == "yes" }
