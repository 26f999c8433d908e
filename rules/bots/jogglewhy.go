package bots

import (
	"slices"

	"quintet/rules"
	"quintet/rules/joggle"
)

// The reasons of Joggle. A shape is a rectangle or a square, of a kind that the target asks for.
const (
	joggleWin       = "wins"      // reaches the target
	joggleStops     = "stops"     // lies where the other side would reach its target with one more marble
	joggleRectangle = "rectangle" // finishes a rectangle
	joggleSquare    = "square"    // finishes a square
	joggleBreaks    = "breaks"    // exchanges a marble away, so that fewer hollows finish a shape of the other side
	joggleTakes     = "takes"     // lies where the other side would finish a shape with one more marble
	joggleFork      = "fork"      // the same as a threat, on more than one hollow
	joggleThreat    = "threat"    // now one more marble reaches the target, with "count" of the six sides of the die
	joggleShort     = "short"     // now one more marble finishes a shape, with "count" of the six sides
	joggleSpoils    = "spoils"    // lies in the way where the other side has "count" of the "of" marbles of a shape
	joggleBuilds    = "builds"    // "count" of the "of" marbles of a shape lie there now, and none in the way
	joggleKeeps     = "keeps"     // still one more marble finishes a shape, with "count" of the six sides
	joggleOpen      = "open"      // in "count" places of a shape that has the marble's field none of the others lie
	joggleShuts     = "shuts"     // in "count" places of a shape that has the marble's field only others lay
)

var joggleReasons = []string{
	joggleWin, joggleStops, joggleRectangle, joggleSquare, joggleBreaks, joggleTakes, joggleFork, joggleThreat, joggleShort, joggleSpoils, joggleBuilds,
	joggleKeeps, joggleOpen, joggleShuts, KeyBest,
}

func joggleWhy(q asked, _ Thought) finding { return atOnce(joggleReason(q)) }

func joggleReason(q asked) Reason {
	before, after := q.view, q.after()
	own := joggle.ColourOf(before, q.by)
	mine, theirs := joggle.Men(after, own), joggle.Men(before, 1-own)
	to := mine &^ joggle.Men(before, own) // where the marble lies now
	want := joggleWanted(before, 1-own)   // where one of theirs would have finished a shape
	rects, squares := joggleWantedShapes(before)
	now, then := joggleHelps(after, own), joggleHelps(before, own)
	switch {
	case len(after.Result().Winners) > 0:
		return because(joggleWin)
	case want&to != 0 && joggle.Reaches(before, theirs|to):
		return because(joggleStops)
	case joggleFinished(rects, mine, to):
		return because(joggleRectangle)
	case joggleFinished(squares, mine, to):
		return because(joggleSquare)
	case q.move.Verb == joggle.VerbExchange && joggleWanted(after, 1-own).Len() < want.Len():
		return because(joggleBreaks)
	case want&to != 0:
		return because(joggleTakes)
	case now.wins > then.wins && joggleWinning(after, own, joggleWanted(after, own)).Len() > 1:
		return because(joggleFork, "count", now.wins)
	case now.wins > then.wins:
		return because(joggleThreat, "count", now.wins)
	case now.shape > then.shape:
		return because(joggleShort, "count", now.shape)
	}
	spoilt, ofTheirs := 0, 0
	if q.move.Verb != joggle.VerbExchange {
		spoilt, ofTheirs = joggleMost(before, theirs, mine&^to, to)
	}
	built, of := joggleMost(before, mine, theirs&^to, to)
	switch {
	case spoilt > 1 && spoilt >= built:
		return because(joggleSpoils, "count", spoilt, "of", ofTheirs)
	case built > 1:
		return because(joggleBuilds, "count", built, "of", of)
	}
	open, shut := joggleThrough(before, mine, theirs&^to, to)
	switch {
	case now.shape > 0:
		return because(joggleKeeps, "count", now.shape)
	case open > 0 && open >= shut:
		return because(joggleOpen, "count", open)
	case shut > 0 && q.move.Verb != joggle.VerbExchange:
		return because(joggleShuts, "count", shut)
	}
	return Reason{Key: KeyBest}
}

// joggleWanted are the free fields on which a colour would finish a shape with its next marble.
func joggleWanted(st rules.State, colour int) joggle.Fields {
	if joggle.Phase(st) == joggle.PhaseOver || joggle.Phase(st) == joggle.PhasePlace && joggle.Extreme(st) {
		return 0
	}
	return joggle.Missing(st, colour) &^ (joggle.Men(st, joggle.White) | joggle.Men(st, joggle.Black))
}

// joggleHelp is with how many of the six sides of the die a colour could finish a shape, and reach its target, by its next
// marble.
type joggleHelp struct{ shape, wins int }

func joggleHelps(st rules.State, colour int) joggleHelp {
	want := joggleWanted(st, colour)
	return joggleHelp{joggleFaces(want), joggleFaces(joggleWinning(st, colour, want))}
}

// joggleFaces is how many of the six sides of the die allow a marble on one of the fields.
func joggleFaces(set joggle.Fields) (n int) {
	for face := joggle.Blue; face <= joggle.Joggle; face++ {
		if joggle.Painted(face)&set != 0 {
			n += joggle.Sides(face)
		}
	}
	return n
}

// joggleWantedShapes are the places of the rectangles and of the squares, if the target asks for such.
func joggleWantedShapes(st rules.State) (rects, squares []joggle.Fields) {
	r, s := joggle.Target(st)
	if r > 0 {
		rects = joggleRects
	}
	if s > 0 {
		squares = joggleSquares
	}
	return rects, squares
}

// joggleFinished tells whether a marble on that field has finished one of the shapes.
func joggleFinished(shapes []joggle.Fields, men, to joggle.Fields) bool {
	return slices.ContainsFunc(shapes, func(b joggle.Fields) bool { return b&to != 0 && b&^men == 0 })
}

// joggleMost is the most marbles of a colour in the place of a shape with that field on which none of the others lie, and the
// fields of that place: of several the nearest to a shape.
func joggleMost(st rules.State, men, others, to joggle.Fields) (n, of int) {
	rects, squares := joggleWantedShapes(st)
	for _, shapes := range [...][]joggle.Fields{rects, squares} {
		for _, b := range shapes {
			if k, fields := (b & men).Len(), b.Len(); b&to != 0 && b&others == 0 && (of == 0 || fields-k < of-n) {
				n, of = k, fields
			}
		}
	}
	return n, of
}

// joggleThrough is in how many places of a shape with that field no others lie, and in how many some do and no marble but the
// one there.
func joggleThrough(st rules.State, mine, theirs, to joggle.Fields) (open, shut int) {
	rects, squares := joggleWantedShapes(st)
	for _, shapes := range [...][]joggle.Fields{rects, squares} {
		for _, b := range shapes {
			switch {
			case b&to == 0:
			case b&theirs == 0:
				open++
			case b&mine == to:
				shut++
			}
		}
	}
	return open, shut
}
