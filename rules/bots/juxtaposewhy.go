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
	juxtaposeColour      = "line-colour"  // makes a line of a colour
	juxtaposeSize        = "line-size"    // makes a line of a size
	juxtaposeBoth        = "line-both"    // makes lines of both kinds at once
	juxtaposeSqueeze     = "squeeze"      // proved: after whatever the other player does, there is a line to make
	juxtaposeProved      = "proved"       // proved: wins with one's turn number "count" at the latest, this one included
	juxtaposeLost        = "lost"         // proved: the other player wins with its turn number "count" from now at the earliest
	juxtaposeOnly        = "only"         // the only one of "count" moves that leaves the next player no line to make
	juxtaposeStopsColour = "stops-colour" // takes away a line that most other moves leave to the next player
	juxtaposeStopsSize   = "stops-size"
	juxtaposeGives       = "gives"    // every move leaves a line
	juxtaposeEstimate    = "estimate" // leaves none, and then wins "percent" of 100 matches that are played on in the mind
)

var juxtaposeReasons = []string{
	juxtaposeColour, juxtaposeSize, juxtaposeBoth, juxtaposeSqueeze, juxtaposeProved, juxtaposeLost, juxtaposeOnly,
	juxtaposeStopsColour, juxtaposeStopsSize, juxtaposeGives, juxtaposeEstimate,
}

// The colours and sizes of pyramids by the names that the interface translates.
var (
	juxtaposeColours = [juxtapose.Colours]string{"red", "yellow", "green", "blue", "black"}
	juxtaposeSizes   = [juxtapose.Sizes]string{"small", "medium", "large"}
)

// juxtaposeLine is a line that a move makes: of a colour, or of a size, which come after the colours.
type juxtaposeLine int

func (l juxtaposeLine) because(colour, size string) Reason {
	if l < juxtapose.Colours {
		return because(colour, "colour", juxtaposeColours[l])
	}
	return because(size, "size", juxtaposeSizes[l-juxtapose.Colours])
}

// juxtaposeLineOf is the line that ended a match; it is false if none did.
func juxtaposeLineOf(end rules.State) (line juxtaposeLine, ok bool) {
	r := end.Result()
	if len(r.Shapes) == 0 {
		return 0, false
	}
	on, _ := juxtapose.On(end, r.Shapes[0][0].X, r.Shapes[0][0].Y)
	colour, size := juxtapose.Piece(on)
	if r.Key == juxtapose.ResultSize {
		return juxtaposeLine(juxtapose.Colours + size), true
	}
	return juxtaposeLine(colour), true
}

// juxtaposeOffers looks at what each move would leave to the next player.
type juxtaposeOffers struct {
	asked
	choice  *solver.Choice
	moves   []rules.Move
	next    int                                      // of the moves, to be looked at
	safe    int                                      // how many leave no line
	leave   [juxtapose.Colours + juxtapose.Sizes]int // how many leave a line of each kind
	own     bool                                     // the move that is advised leaves none
	replies []rules.Move
}

func juxtaposeWhy(q asked, t Thought) finding {
	after := q.after()
	if line, ok := juxtaposeLineOf(after); ok {
		if after.Result().Key == juxtapose.ResultBoth {
			return atOnce(because(juxtaposeBoth))
		}
		return atOnce(line.because(juxtaposeColour, juxtaposeSize))
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
	o := &juxtaposeOffers{asked: q, choice: choice, moves: q.view.Moves(nil, q.by)}
	return o.find
}

// find looks at one more move.
func (o *juxtaposeOffers) find() (Reason, bool) {
	if o.next == len(o.moves) {
		return o.say(), true
	}
	m := o.moves[o.next]
	o.next++
	lines := o.lines(o.view.Apply(o.by, m, nil))
	if len(lines) == 0 {
		o.safe++
		o.own = o.own || m == o.move
	}
	for _, l := range lines {
		o.leave[l]++
	}
	return Reason{}, false
}

// lines are those that the player to move could make.
func (o *juxtaposeOffers) lines(st rules.State) (lines []juxtaposeLine) {
	if st.Turn() < 0 {
		return nil
	}
	o.replies = st.Moves(o.replies[:0], st.Turn())
	for _, m := range o.replies {
		if l, ok := juxtaposeLineOf(st.Apply(st.Turn(), m, nil)); ok && !slices.Contains(lines, l) {
			lines = append(lines, l)
		}
	}
	return lines
}

// mostly is the part of the moves after which a line is left that is there anyway, and not because of them.
const mostly = 2.0 / 3

func (o *juxtaposeOffers) say() Reason {
	n := len(o.moves)
	share, rated := o.choice.Share()
	switch {
	case o.safe == 0:
		return because(juxtaposeGives)
	case o.own && o.safe == 1 && n > 1:
		return because(juxtaposeOnly, "count", n)
	case o.own:
		for l, k := range o.leave {
			if float64(k) > mostly*float64(n) {
				return juxtaposeLine(l).because(juxtaposeStopsColour, juxtaposeStopsSize)
			}
		}
		if rated {
			return because(juxtaposeEstimate, "percent", int(math.Round(100*share)))
		}
	}
	return Reason{Key: KeyBest}
}
