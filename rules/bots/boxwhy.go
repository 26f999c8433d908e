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
	boxSpoils = "spoils" // "count" less of a colour that others may have do, and not because they are finished
	boxBegins = "begins" // "count" more squares of the own colour have two corners
	boxShows  = "shows"  // "count" more dots of the own colour show
)

var boxReasons = []string{boxScores, boxCovers, boxBoth, boxBuilds, boxSpoils, boxBegins, boxShows, KeyBest}

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
	if n := is.with(3, own) - was.with(3, own); n > 0 {
		return because(boxBuilds, "count", n, "colour", box.Letter(own))
	}
	for colour := range box.Colours {
		finished := box.Score(after, colour) > box.Score(q.view, colour) // then they lack none
		if n := was.with(3, colour) - is.with(3, colour); colour != own && !finished && n > taken {
			other, taken = colour, n
		}
	}
	if taken > 0 && gain == 0 {
		return because(boxSpoils, "count", taken, "colour", box.Letter(other))
	}
	if n := is.with(2, own) - was.with(2, own); n > 0 && gain == 0 {
		return because(boxBegins, "count", n, "colour", box.Letter(own))
	}
	if n := is.dots(own) - was.dots(own); n > 0 && gain == 0 {
		return because(boxShows, "count", n, "colour", box.Letter(own))
	}
	return Reason{Key: KeyBest}
}

// dots is how many dots of a colour show.
func (b *boxBoard) dots(colour int) (n int) {
	for _, row := range b.of[colour] {
		n += bits.OnesCount64(row)
	}
	return n
}

// with is how many squares of a colour that would count show so many of their corners.
func (b *boxBoard) with(corners, colour int) (n int) {
	for dots := 2; dots <= box.SquareMax; dots++ {
		n += b.squares(colour, dots)[corners]
	}
	return n
}

// squares is how many squares of a colour with so many dots along a side show two, three and all of their corners.
func (b *boxBoard) squares(colour, dots int) (show [5]int) {
	steps := dots - 1
	set := b.of[colour][:]
	// Squares that reach beyond the lattice aren't looked at: nothing lies as far out.
	for y, top := range set[:boxSpan-steps] {
		// At each bit the left side of a square begins: its corners there, and the two that lie the steps further right.
		low := set[y+steps]
		right, lowRight := top>>steps, low>>steps
		both, any, bothRight, anyRight := top&low, top|low, right&lowRight, right|lowRight
		show[4] += bits.OnesCount64(both & bothRight)
		show[3] += bits.OnesCount64(both&(right^lowRight) | bothRight&(top^low))
		show[2] += bits.OnesCount64(both&^anyRight | bothRight&^any | (top^low)&(right^lowRight))
	}
	return show
}
