// Package juxtabo is the game Juxtabo: discs of two colours are stacked, like on like, until the colours on top show the
// pattern of a challenge card. Two to four players hold two hidden cards each and may call a match at any time; one alone
// plays solitaire.
//
// Section numbers and names such as A1 are those of the game's page of rules.
package juxtabo

import (
	"strconv"

	"quintet/rules"
)

// Game is Juxtabo's box on the shelf.
var Game = &rules.Game{
	ID:        "juxtabo",
	Rules:     1,
	Seats:     []int{1, 2, 3, 4},
	Options:   []rules.Option{board, cards, timer, reserves, orientation, claims, misplacing, bagEmpty},
	New:       start,
	Parse:     parse,
	Format:    format,
	Mean:      mean,
	Show:      show,
	Secrets:   true,
	Bound:     turnMax*24 + 400, // a turn: 7 discs, 5 taken back and a takeback, an end, 3 false calls, 7 draws
	Penalties: penalties,
	OutOfTurn: true, // a call
}

// The options of section 3. What is fixed in solitaire is fixed by section 8.
var (
	board = rules.Option{Key: "board", Values: []string{"5", "4", "6"}, Only: map[int][]string{
		1: {"5"}, 3: {"6", "4", "5"}, 4: {"6", "4", "5"}}}
	cards       = rules.Option{Key: "cards", Values: []string{"both", "three", "four", "threeThenFour"}, Only: map[int][]string{1: {"three"}}} // A8
	timer       = rules.Option{Key: "timer", Values: []string{"off"}, Min: 30, Max: 300, Only: map[int][]string{1: {"off"}}}                   // seconds a turn
	reserves    = rules.Option{Key: "reserves", Values: []string{"open", "hidden"}}
	orientation = rules.Option{Key: "orientation", Values: []string{"rotate", "fixed", "rotateAndMirror"}} // A1
	claims      = rules.Option{Key: "claims", Values: []string{"strict", "guided"}, Only: map[int][]string{1: {"guided"}}}
	misplacing  = rules.Option{Key: "misplacing", Values: []string{"prevent", "penalise"}, Only: map[int][]string{1: {"prevent"}}}
	bagEmpty    = rules.Option{Key: "bagEmpty", Values: []string{"stop", "playOut"}} // A9
)

// Keys of refusals, in their order of precedence after those that all games share (section 6, notation).
const (
	KeyWrongPhase    = "wrong-phase"    // what nobody may do at this stage of the match
	KeyNoTimer       = "no-timer"       // time runs out in a match without a clock
	KeyCalled        = "called"         // a false call of a seat that already loses its next turn for one
	KeyDraftOpen     = "draft-open"     // a claim while provisional discs of another seat lie, an exchange over one's own
	KeyNotYourCard   = "not-your-card"  // a card that is not in hand
	KeyBadCells      = "bad-cells"      // too few or too many cells for the card, one twice, or one off the board
	KeyOffBoard      = "off-board"      // a disc off the board
	KeyNotInReserve  = "not-in-reserve" // a disc that is not there to be placed
	KeyUsedCell      = "used-cell"      // the bonus is for new cells (A7)
	KeyThirdLocation = "third-location" // more than two cells
	KeyNoBonus       = "no-bonus"       // a match of this turn that used no changed cell opens no bonus (A5)
	KeyColoursDiffer = "colours-differ" // misplacing is prevented
	KeyKeepOne       = "keep-one"       // the keep rule
	KeyLocationsDue  = "locations-due"  // the turn can't end yet
	KeyCanPlace      = "can-place"      // no exchange and no pass while a disc fits
	KeyExchangeUsed  = "exchange-used"  // a second exchange in solitaire
	KeyNoDraft       = "no-draft"       // nothing to take back, or a second time in a turn
	KeyNotNewCell    = "not-new-cell"   // a bonus claim has to use a provisional disc
	KeyNoMatch       = "no-match"       // a claim that is not valid, where it costs nothing
)

// Keys of results (section 6, notation).
const (
	ResultTarget      = "target"
	ResultMost        = "most-cards"
	ResultShared      = "shared"
	ResultSoloWin     = "solo-win"
	ResultSoloStuck   = "solo-stuck"
	ResultSoloNoDiscs = "solo-no-discs"
)

// turnMax is how many turns a match may have before the final call.
const turnMax = 400

// targets are the cards that win, by the number of seats (section 7); in solitaire all (section 8).
var targets = [...]int8{1: 25, 2: 10, 3: 8, 4: 7}

// orientations are the values of that option as indices of forms.
var orientations = map[string]uint8{"fixed": 0, "rotate": 1, "rotateAndMirror": 2}

// start is the empty board of a set-up, before the first disc is laid.
func start(s rules.Setup) (rules.State, error) {
	n := len(s.Players)
	if n < 1 || n > 4 || s.Start < 0 || int(s.Start) >= n {
		return nil, rules.Refuse(rules.KeyBadHeader, "Juxtabo is for 1 to 4 players, and one of them begins.")
	}
	size, err := strconv.Atoi(s.Value(board))
	if err != nil || size < 4 || size > 6 {
		return nil, rules.Refuse(rules.KeyBadHeader, "A board of Juxtabo has 4, 5 or 6 cells a side.")
	}
	st := &state{
		seats: int8(n), size: int8(size), target: targets[n], turn: s.Start, owed: rules.Nobody, eye: everyone,
		facing:  orientations[s.Value(orientation)],
		guided:  s.Value(claims) == "guided",
		flawed:  s.Value(misplacing) == "penalise",
		shut:    s.Value(reserves) == "hidden",
		playOut: s.Value(bagEmpty) == "playOut",
		timed:   s.Value(timer) != "off",
		later:   s.Value(cards) == "threeThenFour",
	}
	for i := range st.bag {
		st.bag[i] = Copies
	}
	st.inBag = Discs
	st.deck = map[string]cardSet{"both": threes.with(fours), "three": threes, "four": fours, "threeThenFour": threes}[s.Value(cards)]
	st.inDeck = st.deck.count()
	for i := range st.table {
		st.table[i].Spot = rules.Spot{Zone: ZoneBag}
		if card := i - Discs; card >= 0 {
			st.table[i].Spot = deckSpot(st.bodies() - 1 - card)
		}
	}
	return st, nil
}
