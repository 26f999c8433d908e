package juxtabo

import (
	"strings"

	"quintet/assets/tables"
	"quintet/rules"
)

// What a scene or a player wants to know of a position. All of it is for states that Game made, views among them, and
// but for Pattern allocates nothing.

// Stage is what the match is at.
type Stage uint8

const (
	StageSetUp Stage = iota // the board is laid, discs and cards are dealt
	StageTurn               // a turn, the draws at its end included; in solitaire a card
	StageCall               // the final call
	StageOver
)

var stages = [...]Stage{
	laying: StageSetUp, dealing: StageSetUp, handing: StageSetUp, playing: StageTurn, refilling: StageTurn, exchanging: StageTurn,
	calling: StageCall, over: StageOver,
}

// Phase is the stage that a position is in.
func Phase(st rules.State) Stage { return stages[st.(*state).phase] }

// Turns is how many turns there have been: the number of the one that is played.
func Turns(st rules.State) int { return int(st.(*state).turns) }

// Alone tells whether this is a solitaire.
func Alone(st rules.State) bool { return st.(*state).alone() }

// Open tells whether all see the reserves of all.
func Open(st rules.State) bool { return !st.(*state).shut }

// MayCall says why a seat may claim nothing now, whatever its cards show; nil if it may.
func MayCall(st rules.State, seat rules.Seat) error { return st.(*state).mayCall(seat) }

// Playing is the seat whose turn it is, also while chance acts in it.
func Playing(st rules.State) rules.Seat { return st.(*state).turn }

// Size is how many cells the board has a side.
func Size(st rules.State) int8 { return st.(*state).size }

// Target is how many cards win.
func Target(st rules.State) int { return int(st.(*state).target) }

// Won is how many cards a seat has won.
func Won(st rules.State, seat rules.Seat) int { return int(st.(*state).won[seat]) }

// Top is the colour on top of a cell as the viewer sees it, 0 to 6, provisional discs included; -1 before it is laid.
func Top(st rules.State, x, y int8) int {
	t := st.(*state).shown()
	return int(t.colour(cellOf(x, y)))
}

// Height is how many discs lie on a cell, without provisional ones.
func Height(st rules.State, x, y int8) int { return int(st.(*state).tall[cellOf(x, y)]) }

// Used tells whether a disc was placed on a cell in this turn, provisional ones aside.
func Used(st rules.State, x, y int8) bool { return st.(*state).used.has(cellOf(x, y)) }

// Provisional is how many provisional discs lie.
func Provisional(st rules.State) int { return int(st.(*state).drafts) }

// Bonus tells whether the seat to move may place on new cells provisionally.
func Bonus(st rules.State) bool { s := st.(*state); return s.bonus && s.used.count() >= 2 }

// Due is on how many more cells the seat to move has to place, 0 to 2, if discs fit there.
func Due(st rules.State) int {
	s := st.(*state)
	if s.phase != playing || s.alone() || s.mayEnd() || s.stuck() {
		return 0
	}
	return 2 - s.used.count()
}

// Skips tells whether a seat loses its next turn.
func Skips(st rules.State, seat rules.Seat) bool { return st.(*state).skipped(seat) }

// Known tells whether the card on a stand, 0 or 1, was shown at a false call.
func Known(st rules.State, seat rules.Seat, slot int) bool { return st.(*state).known[seat][slot] }

// Bag is how many discs are in the bag.
func Bag(st rules.State) int { s := st.(*state); return int(s.inBag + s.inAside) }

// Deck is how many cards are in the deck; in solitaire, in the pile.
func Deck(st rules.State) int {
	s := st.(*state)
	if !s.alone() {
		return int(s.inDeck)
	}
	if s.dealt == 0 {
		return soloMax
	}
	return int(s.pile)
}

// Exchanged tells whether the exchange of a solitaire is used up.
func Exchanged(st rules.State) bool { return st.(*state).exchanged }

// Strict tells whether a false call costs a turn. Then valid claims must not be lit on the screen.
func Strict(st rules.State) bool { return !st.(*state).guided }

// Timed tells whether turns have a clock. How many seconds they have is in the set-up, as the option "timer".
func Timed(st rules.State) bool { return st.(*state).timed }

// Penalised tells whether a move, which must pass Check, costs whoever makes it a turn.
func Penalised(st rules.State, m rules.Move) bool { return st.(*state).penalised(m) }

// Pattern is the colours of a card, row by row from the top, -1 where it shows no disc.
func Pattern(card int) [][]int {
	var rows [][]int
	for _, row := range tables.JuxtaboCards()[card].Rows {
		var line []int
		for _, letter := range row {
			line = append(line, strings.IndexRune(letters, letter))
		}
		rows = append(rows, line)
	}
	return rows
}

// CardOf is the card that a claim shows.
func CardOf(m rules.Move) int { return int(m.Args[0]) - 1 }

// Tried tells whether a placing is one that its viewer can't see: a provisional disc of somebody else.
func Tried(m rules.Move) bool { return m.Verb == VerbPlace && m.Args[0] == 0 }

// Claimed are the cells that a claim names, in reading order.
func Claimed(m rules.Move) (spots []rules.Spot) {
	for _, cell := range m.Args[1:draftCells] {
		if cell > 0 {
			spots = append(spots, spotOf(cell-1, 0))
		}
	}
	return spots
}
