package bots

import (
	"math/bits"

	"quintet/rules/box"
)

// The reasons of Box. A "colour" is a letter of the notation.
const (
	boxScores = "scores" // squares of the own colour are worth "count" points more
	boxCovers = "covers" // squares of a colour that others may have are worth "count" points less
	boxBoth   = "both"   // "count" more of the own colour, and "taken" less of the "other"
	boxBuilds = "builds" // "count" more squares of the own colour lack one corner
)

var boxReasons = []string{boxScores, boxCovers, boxBoth, boxBuilds, KeyBest}

func boxWhy(q asked, _ Thought) finding { return atOnce(boxReason(q)) }

func boxReason(q asked) Reason {
	after := q.after()
	own, _ := box.Colour(q.view, box.SideOf(q.view, q.by))
	gain := box.Score(after, own) - box.Score(q.view, own)
	other, taken := 0, 0
	for colour := range box.Colours {
		if n := box.Score(q.view, colour) - box.Score(after, colour); colour != own && n > taken {
			other, taken = colour, n
		}
	}
	switch {
	case gain > 0 && taken > 0:
		return because(boxBoth, "count", gain, "colour", box.Letter(own), "taken", taken, "other", box.Letter(other))
	case gain > 0:
		return because(boxScores, "count", gain, "colour", box.Letter(own))
	case taken > 0 && gain == 0:
		return because(boxCovers, "count", taken, "colour", box.Letter(other))
	}
	was, is := boxOf(q.view), boxOf(after)
	if n := is.lacking(own) - was.lacking(own); n > 0 {
		return because(boxBuilds, "count", n, "colour", box.Letter(own))
	}
	return Reason{Key: KeyBest}
}

// lacking is how many squares of a colour that would count show three of their corners.
func (b *boxBoard) lacking(colour int) (n int) {
	for dots := 2; dots <= box.SquareMax; dots++ {
		_, three := b.squares(colour, dots)
		n += three
	}
	return n
}

// squares is how many squares of a colour with so many dots along a side show all their corners, and how many three.
func (b *boxBoard) squares(colour, dots int) (all, three int) {
	steps := dots - 1
	set := b.of[colour][:]
	for y, top := range set[:boxSpan-steps] {
		// At each bit the left side of a square begins: its corners there, and the two that lie the steps further right.
		low := set[y+steps]
		right, lowRight := top>>steps, low>>steps
		all += bits.OnesCount64(top & low & right & lowRight)
		three += bits.OnesCount64(top&low&(right^lowRight) | right&lowRight&(top^low))
	}
	return all, three
}
