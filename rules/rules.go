// Package rules says what a game is, and keeps a match of any game as a set-up, a seed and a list of moves.
//
// It imports nothing but the standard library, and neither does any package below it import what draws, sounds or
// waits: the rules can be held in a test's hand. Each game has a package of its own beside this one; the list of them
// is rules/shelf.
package rules

import "math/rand/v2"

// Seat is the number of a player from 0 on, clockwise, or one of the two below.
type Seat int8

const (
	// Chance is the seat that rolls, draws and deals.
	Chance Seat = -1
	// Nobody is whose turn it is once a match is over, and the viewer who may know nothing secret.
	Nobody Seat = -2
)

// Zone names a kind of place on a game's table (its board, its pool, a hand …). Each game numbers its own.
type Zone uint8

// Spot is a place where a piece can lie: a cell of a board, a slot of a hand, the bag.
type Spot struct {
	Zone    Zone
	X, Y, Z int8
}

// Place is how one piece lies: where, which face is up (0 is its back) and how far it is turned.
type Place struct {
	Spot       Spot
	Face, Turn uint8
}

// Put says that one piece, by its index in State.Table, now lies at a place.
type Put struct {
	Piece int16
	To    Place
}

// Cue says what kind of happening an event is; it picks the animation and the sound. Each game names its own cues,
// from the common ones below where they fit.
type Cue string

// Cues that games share.
const (
	CueDrop  Cue = "drop"  // a piece comes onto the board
	CueSlide Cue = "slide" // a piece moves along the board without leaving it
	CueSwap  Cue = "swap"  // two pieces change places
	CueLine  Cue = "line"  // a line is finished; the spots are in the result
	CueDraw  Cue = "draw"  // the match ends with no winner
	CueDeal  Cue = "deal"  // a piece comes from the bag or the deck to whoever is to have it
)

// Event is what is seen at one moment: its puts happen together, and events happen one after the other.
type Event struct {
	Cue  Cue
	Puts []Put
}

// Script collects events while a move is applied. A nil *Script is valid and writes nothing.
type Script struct{ Events []Event }

// Add appends one event. The puts are copied.
func (s *Script) Add(cue Cue, puts ...Put) {
	if s == nil {
		return
	}
	s.Events = append(s.Events, Event{Cue: cue, Puts: append([]Put(nil), puts...)})
}

// Verb names a kind of move; each game numbers its own from 1 on, so that the zero Move is no move.
type Verb uint8

// Move is one decision, in sixteen comparable bytes. What the arguments mean is up to the game.
type Move struct {
	Verb Verb
	Args [15]int8
}

// Button is a control that is no place on the table. The zero Button is none: the step is a spot.
type Button uint8

// Buttons that games share.
const (
	NoButton Button = iota
	ButtonTurn
	ButtonEnd
	ButtonPass
	ButtonDone
	// ButtonOwn is the first of those that a game numbers itself.
	ButtonOwn Button = 16
)

// Step is one tap of a move: on a spot, or on a button. Neighbouring steps marked Any may come in any order.
type Step struct {
	Spot   Spot
	Button Button
	Any    bool
}

// Weighted is one outcome that chance may have, with its integer weight (> 0).
type Weighted struct {
	Move   Move
	Weight int
}

// Result says how a match ended. The zero Result is that of a match still going on.
type Result struct {
	Over    bool
	Key     string   // why: a key that each game's page lists, e.g. "line-size"
	Winners []Seat   // ascending, of a team all its seats; empty for a draw, or when a lone player has lost
	Scores  []int    // in seat order, the same for all of a team; nil where the game has none
	Shapes  [][]Spot // the lines, patterns or squares that decided it, each in order along the shape
}

// State is one position of one game. It is a value: no method alters the receiver, and Apply returns a new State.
type State interface {
	// Turn is the seat whose decision is awaited: Chance while a roll, draw or deal is due, Nobody after the end.
	Turn() Seat
	// Moves appends every move that seat may make now without a penalty (out of turn too where the game allows it).
	Moves(dst []Move, by Seat) []Move
	// Check is nil if the move may be made, penalised moves included, else a *Refusal that says which rule forbids it.
	// It is asked about seats only: what chance may do is in Odds.
	Check(by Seat, m Move) error
	// Apply makes a move that passes Check, or one of Odds, and writes what is seen into the script, which may be nil.
	// A view takes the move as Mask gives it to that viewer, and then tells what that viewer sees.
	Apply(by Seat, m Move, seen *Script) State
	// Path appends the taps that make the move here, 63 at most. No complete path is a prefix of another.
	Path(dst []Step, by Seat, m Move) []Step
	// Odds appends, at a chance turn, every outcome in a fixed order.
	Odds(dst []Weighted) []Weighted
	// Table appends where every piece lies, indexed by piece.
	Table(dst []Place) []Place
	// View is what that seat may know; Nobody sees what is open to all.
	View(to Seat) State
	// Guess completes a view at random in every way that it allows; a whole state returns itself.
	Guess(r *rand.Rand) State
	// Mask is the move as that seat may see it: without what it may not know, and with what it learns from it.
	Mask(to, by Seat, m Move) Move
	// Equal tells whether both states are the same position with the same future.
	Equal(State) bool
	// Result says whether and how the match has ended.
	Result() Result
}

// Barer is a State of a game in which what was hidden is laid open when the match is over, although no move says it: hands that are
// turned up to be counted, say. View and Apply know nothing of that; a Sight does.
type Barer interface {
	State
	// Bare is asked of the whole position once the match is over. Seen is what a seat sees of the last move; it adds how all that
	// is still hidden from that seat is laid open, so that it ends with the table of the whole position.
	Bare(to Seat, seen *Script)
}

// Option is one choice of a set-up.
type Option struct {
	Key    string   // as in a match file, e.g. "lastMoved"
	Values []string // the default comes first
	// Besides Values, whole numbers from Min to Max may be chosen; none if Max is 0.
	Min, Max int
	// Only is, by the number of players, what may be chosen then instead of all the above; its default comes first too.
	Only  map[int][]string
	House bool // not in the rule text; marked so on the screen
}

// Setup is what a match starts from, besides its seed.
type Setup struct {
	Players []Player          // one a seat, in seat order
	Start   Seat              // who begins
	Options map[string]string // only what differs from the default; keys and values as the game's options list them
}

// Player is who sits at a seat.
type Player struct {
	Name string // 1 to 40 characters, all of them graphic; may be empty for a bot
	Bot  string // the level, or "" for a person
}

// Game is a box on the shelf.
type Game struct {
	ID      string
	Rules   int      // version of the rules, from 1 on
	Seats   []int    // how many may play, ascending
	Options []Option // without "start", which all games share
	New     func(Setup) (State, error)
	Parse   func(string) (Move, error) // the notation, without a state; "unreadable" otherwise
	Format  func(Move) string          // the canonical notation
	// Mean is the move that these taps ask for, legal or not, so that a gesture can be refused with its reason.
	// It is false while the taps name no move yet.
	Mean func(s State, by Seat, taps []Step) (Move, bool)
	// Show prints a position as text, as the page of the game writes it.
	Show func(State) string
	// Bound is the most moves, chance included, that a match can have.
	Bound int
	// Secrets tells whether seats know what others may not, with some number of players or option.
	Secrets bool
	// OutOfTurn tells whether seats may act while another one is to move.
	OutOfTurn bool
	// Side numbers, from 0 on, the side that a seat plays for: those of a team are on one. Nil if everybody plays alone,
	// with any number of players.
	Side func(s State, seat Seat) int
	// Penalties appends moves of a seat that pass Check but are not in Moves, because they cost something: all of them,
	// or where they are too many some of each kind, drawn at random. Like Moves it knows no more than that seat does.
	// Nil if the game has none.
	Penalties func(dst []Move, s State, by Seat, r *rand.Rand) []Move
}
