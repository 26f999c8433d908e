package bots

import (
	"math"
	"slices"

	"quintet/rules"
	"quintet/rules/bots/solver"
	"quintet/rules/juxtapose"
)

// The reasons of Juxtapose. Those of lines have a "colour" or a "size".
const (
	juxtaposeColour   = "line-colour" // makes a line of a colour
	juxtaposeSize     = "line-size"   // makes a line of a size
	juxtaposeBoth     = "line-both"   // makes lines of both kinds at once
	juxtaposeSqueeze  = "squeeze"     // proved: after whatever the other player does, there is a line to make
	juxtaposeProved   = "proved"      // proved: wins with one's turn number "count" at the latest, this one included
	juxtaposeLost     = "lost"        // proved: the other player wins with its turn number "count" from now at the earliest
	juxtaposeOnly     = "only"        // the only one of "count" moves that leaves the next player no line to make
	juxtaposeGives    = "gives"       // every move leaves a line
	juxtaposeEstimate = "estimate"    // leaves none, and then wins "percent" of 100 matches that are played on in the mind
)

var juxtaposeReasons = []string{
	juxtaposeColour, juxtaposeSize, juxtaposeBoth, juxtaposeSqueeze, juxtaposeProved, juxtaposeLost, juxtaposeOnly,
	juxtaposeGives, juxtaposeEstimate, KeyBest,
}

// The colours and sizes of pyramids by the names that the interface translates.
var (
	juxtaposeColours = [juxtapose.Colours]string{"red", "yellow", "green", "blue", "black"}
	juxtaposeSizes   = [juxtapose.Sizes]string{"small", "medium", "large"}
)

// juxtaposeLine is the reason of a move that has ended a match; it is false if no line did.
func juxtaposeLine(end rules.State) (reason Reason, ok bool) {
	r := end.Result()
	if len(r.Shapes) == 0 {
		return Reason{}, false
	}
	on, _ := juxtapose.On(end, r.Shapes[0][0].X, r.Shapes[0][0].Y)
	colour, size := juxtapose.Piece(on)
	switch r.Key {
	case juxtapose.ResultBoth:
		return because(juxtaposeBoth), true
	case juxtapose.ResultSize:
		return because(juxtaposeSize, "size", juxtaposeSizes[size]), true
	}
	return because(juxtaposeColour, "colour", juxtaposeColours[colour]), true
}

// juxtaposeOffers looks at what each move would leave to the next player.
type juxtaposeOffers struct {
	asked
	choice  *solver.Choice
	moves   []rules.Move
	next    int  // of the moves, to be looked at
	safe    int  // how many leave no line
	own     bool // the move that is advised leaves none
	replies []rules.Move
}

func juxtaposeWhy(q asked, t Thought) finding {
	if reason, ok := juxtaposeLine(q.after()); ok {
		return atOnce(reason)
	}
	choice := t.(*solver.Choice)
	switch v := choice.Verdict(); {
	case v.Proved && v.Win && v.Plies <= 3:
		return atOnce(because(juxtaposeSqueeze))
	case v.Proved && v.Win:
		return atOnce(because(juxtaposeProved, "count", (v.Plies+1)/2))
	case v.Proved && v.Exact:
		return atOnce(because(juxtaposeLost, "count", v.Plies/2))
	}
	return (&juxtaposeOffers{asked: q, choice: choice, moves: q.view.Moves(nil, q.by)}).find
}

// find looks at one more move.
func (o *juxtaposeOffers) find() (Reason, bool) {
	if o.next == len(o.moves) {
		return o.say(), true
	}
	m := o.moves[o.next]
	o.next++
	if !o.offers(o.view.Apply(o.by, m, nil)) {
		o.safe++
		o.own = o.own || m == o.move
	}
	return Reason{}, false
}

// offers tells whether the player to move can make a line.
func (o *juxtaposeOffers) offers(st rules.State) bool {
	o.replies = st.Moves(o.replies[:0], st.Turn())
	return slices.ContainsFunc(o.replies, func(m rules.Move) bool {
		_, ok := juxtaposeLine(st.Apply(st.Turn(), m, nil))
		return ok
	})
}

func (o *juxtaposeOffers) say() Reason {
	share, rated := o.choice.Share()
	switch {
	case o.safe == 0:
		return because(juxtaposeGives)
	case o.own && o.safe == 1 && len(o.moves) > 1:
		return because(juxtaposeOnly, "count", len(o.moves))
	case o.own && rated:
		return because(juxtaposeEstimate, "percent", int(math.Round(100*share)))
	}
	return Reason{Key: KeyBest}
}
