package juxtabo_test

import (
	"math/rand/v2"
	"testing"

	"quintet/rules"
	. "quintet/rules/juxtabo"
)

const (
	soloBoard   = "ROYGB/BPKRO/OYGBP/PKROY/ROYGB"
	soloReserve = "GB RK BP OK YP RG OP"
)

// greedy plays a solitaire in which chance is kind: it opens cards that can be won. If burn, with as many discs as
// possible, until there are none.
func greedy(t testing.TB, burn bool) rules.State {
	t.Helper()
	for seed := range uint64(50) {
		r := rand.New(rand.NewPCG(seed, 0))
		s := fresh(t, 1)
		for s.Turn() != rules.Nobody {
			if s.Turn() == rules.Chance {
				s = kind(s, burn, r)
				continue
			}
			line, _ := longest(s, burn)
			if line == nil {
				line = []rules.Move{Do(VerbSkip)}
			}
			for _, m := range line {
				s = s.Apply(0, m, nil)
			}
		}
		if key := s.Result().Key; !burn || key == ResultSoloNoDiscs {
			return s
		}
	}
	t.Fatal("no match went that way")
	return nil
}

// kind is what chance does: of up to eight cards that which can be won with most discs, or fewest.
func kind(s rules.State, burn bool, r *rand.Rand) rules.State {
	odds := s.Odds(nil)
	best, most := odds[r.IntN(len(odds))].Move, -1
	if best.Verb == VerbCard {
		for range 8 {
			m := odds[r.IntN(len(odds))].Move
			if line, n := longest(s.Apply(rules.Chance, m, nil), burn); line != nil && n > most {
				best, most = m, n
				if !burn {
					break
				}
			}
		}
	}
	return s.Apply(rules.Chance, best, nil)
}

// longest is a way to win the open card, that with most discs if it is to burn them, and how many it takes.
func longest(s rules.State, burn bool) (best []rules.Move, discs int) {
	discs = -1
	for _, m := range s.Moves(nil, 0) {
		switch m.Verb {
		case VerbClaim:
			if n := Provisional(s); n > discs {
				best, discs = []rules.Move{m}, n
			}
		case VerbPlace:
			if !burn && best != nil {
				return best, discs
			}
			if line, n := longest(s.Apply(0, m, nil), burn); n > discs {
				best, discs = append([]rules.Move{m}, line...), n
			}
		}
	}
	return best, discs
}

// Section 8: the cards put away are turned over as they lie, so that the first of them comes first again.
func TestSoloPile(t *testing.T) {
	s := solitaire(t, soloBoard, soloReserve, "T10") // which is on the board
	if Deck(s) != 24 {
		t.Errorf("%d cards in the pile", Deck(s))
	}
	s = after(t, s, "claim T10 r1c1 r2c1 r3c1", "* card 0 T16", "skip", "* card 0 T01")
	says(t, s, "won 0 T10", "put away T16", "deck 22")
	for Deck(s) > 0 {
		s = chance(after(t, s, "skip"))
	}
	says(t, s, "put away T16 T01 T02 T03 T04 T05 T06 T07 T08 T09 T11 T12 T13 T14 T15 T17 T18 T19 T20 T21 T22 T23 T24")
	s = after(t, s, "skip") // no line of chance comes between
	says(t, s, "cards 0 T16", "deck 23", "put away", "turn 0")
	s = after(t, s, "skip")
	says(t, s, "cards 0 T01", "put away T16")
	// A card is won with discs on one cell; the refill precedes the next card.
	s = after(t, solitaire(t, soloBoard, soloReserve, "T16"), "place r1c4 GB>B")
	if n := len(s.Moves(nil, 0)); n < 3 {
		t.Errorf("%d moves", n)
	}
	refused(t, s, "claim T16 r1c4 r2c4 r3c4", KeyNoMatch)
	s = after(t, s, "claim T16 r1c2 r1c3 r1c4", "* draw 0 RO", "* card 0 T01")
	says(t, s, "reserve 0 RO RK BP OK YP RG OP", "r1 R  O  Y  B2 B")
	// A match that uses none of the discs placed does not count while they lie.
	s = after(t, solitaire(t, soloBoard, soloReserve, "T10"), "place r1c4 GB>B")
	refused(t, s, "claim T10 r1c1 r2c1 r3c1", KeyNotNewCell)
	// Discs that complete nothing go back (A18), by themselves or once by hand.
	says(t, after(t, s, "takeback"), "reserve 0 GB RK BP OK YP RG OP")
	says(t, after(t, s, "skip", "* card 0 T01"), "reserve 0 GB RK BP OK YP RG OP", "put away T10")
	// The exchange changes all discs and leaves the card open.
	s = chance(after(t, solitaire(t, soloBoard, soloReserve, "T16"), "exchange"))
	says(t, s, "cards 0 T16", "bag 73", "turn 0")
}
