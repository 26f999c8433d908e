package juxtabo

import (
	"slices"

	"quintet/rules"
)

// Cues of the game's own, besides those for a disc on the board (drop), a disc or a card drawn (deal), and the end:
// somebody has won (line), or the lone player has not (draw).
const (
	CueCall     rules.Cue = "call"     // a card is shown for a claim
	CueMatch    rules.Cue = "match"    // the claim is true: its card is won
	CueFalse    rules.Cue = "false"    // it is not: the card stays
	CueBonus    rules.Cue = "bonus"    // discs of which this viewer knew nothing stand on the board
	CueBack     rules.Cue = "back"     // provisional discs go back to the reserve
	CueFlaw     rules.Cue = "flaw"     // a misplaced disc goes back to the reserve
	CueBag      rules.Cue = "bag"      // a reserve goes into the bag
	CueTimeout  rules.Cue = "timeout"  // the clock has run out
	CueSkip     rules.Cue = "skip"     // solitaire: the open card is put away
	CueTurnOver rules.Cue = "turnover" // solitaire: the cards put away are the pile again
)

// bodies is how many cards are pieces: as many as can be drawn.
func (s *state) bodies() int {
	if s.alone() {
		return soloMax
	}
	return drawn
}

// Table has the discs first, then the cards by the order in which they are drawn. What is in the bag or the deck has no
// number of its own: whatever is drawn has the lowest.
func (s *state) Table(dst []rules.Place) []rules.Place {
	start := len(dst)
	dst = append(dst, s.table[:Discs+s.bodies()]...)
	draft := s.lying()
	for i, p := range draft {
		piece := int(s.reserve[s.turn][p.slot]) - 1
		dst[start+piece] = s.onTop(p.cell, p.disc, draft[:i])
	}
	return dst
}

// onTop is how a disc lies on a cell, on top of those provisional ones that are there already.
func (s *state) onTop(cell int8, d disc, draft []provisional) rules.Place {
	height := s.tall[cell]
	for _, p := range draft {
		if p.cell == cell {
			height++
		}
	}
	return rules.Place{Spot: spotOf(cell, height), Face: d.face()}
}

// watch writes down what is seen: how the table differs from what it was at the last note. A nil watch sees nothing.
type watch struct {
	seen  *rules.Script
	table []rules.Place
}

// puts are the differences, which are seen from now on.
func (w *watch) puts(s *state) (puts []rules.Put) {
	table := s.Table(nil)
	for i, to := range table {
		if to != w.table[i] {
			puts = append(puts, rules.Put{Piece: int16(i), To: to})
		}
	}
	w.table = table
	return puts
}

// note adds an event if anything has moved.
func (w *watch) note(cue rules.Cue, s *state) {
	if w == nil {
		return
	}
	if puts := w.puts(s); puts != nil {
		w.seen.Add(cue, puts...)
	}
}

// cue adds an event whether or not anything has moved.
func (w *watch) cue(cue rules.Cue, s *state) {
	if w != nil {
		w.seen.Add(cue, w.puts(s)...)
	}
}

// show adds an event about one piece, whether or not it has moved.
func (w *watch) show(cue rules.Cue, s *state, piece uint8) {
	if w != nil {
		to := s.table[piece]
		w.seen.Add(cue, rules.Put{Piece: int16(piece), To: to})
		w.table = slices.Clone(w.table)
		w.table[piece] = to
	}
}

// also adds an event about one piece and about whatever has moved.
func (w *watch) also(cue rules.Cue, s *state, piece uint8) {
	if w == nil {
		return
	}
	puts := w.puts(s)
	if !slices.ContainsFunc(puts, func(p rules.Put) bool { return p.Piece == int16(piece) }) {
		puts = append(puts, rules.Put{Piece: int16(piece), To: s.table[piece]})
	}
	w.seen.Add(cue, puts...)
}

// tried adds what is seen of a disc that does not match the stack it was put on.
func (w *watch) tried(s *state, piece uint8, cell int8, d disc) {
	if w != nil {
		w.seen.Add(rules.CueDrop, rules.Put{Piece: int16(piece), To: s.onTop(cell, d, s.lying())})
		w.seen.Add(CueFlaw, rules.Put{Piece: int16(piece), To: w.table[piece]})
	}
}
