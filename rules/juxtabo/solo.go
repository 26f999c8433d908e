package juxtabo

import "quintet/rules"

// solo is what only solitaire has (section 8). Its 25 cards are drawn by chance the first time; from then on their
// order is known, and stays: those of the pile come first, then those discarded, the oldest of them first (A19).
type solo struct {
	ids       [soloMax]uint8 // faces of the cards, in the order in which they were drawn
	queue     [soloMax]int8  // numbers of cards: of the pile once it was turned over, and discarded
	queued    int8
	pile      int8 // cards of the pile
	wins      int8 // since the pile was set up or turned over
	turned    bool
	exchanged bool
}

// open begins with the next card of the pile, if the match goes on.
func (s *state) open(w *watch) {
	s.begin(0)
	switch {
	case s.won[0] == s.target:
		s.phase, s.end = over, bySoloWin
		return
	case s.reserve[0] == [Held]uint8{}: // A20: close has seen that the bag is empty too
		s.phase, s.end = over, bySoloNoDiscs
		return
	case s.pile == 0 && s.wins == 0 && s.dealt > 0:
		s.phase, s.end = over, bySoloStuck
		return
	case s.pile == 0 && s.dealt > 0: // the pile is turned over
		s.turned, s.pile, s.wins = true, s.queued, 0
		for i := range s.queue[:s.queued] {
			s.table[Discs+int(s.queue[i])] = rules.Place{Spot: deckSpot(int(s.pile) - 1 - i)}
		}
		w.note(CueTurnOver, s)
	case s.dealt == 0:
		s.pile = soloMax
	}
	if !s.turned {
		s.owed = 0
		return
	}
	card := s.queue[0]
	copy(s.queue[:], s.queue[1:s.queued])
	s.queued--
	s.queue[s.queued] = 0
	s.pile--
	s.hand[0][0] = uint8(Discs+card) + 1
	s.table[Discs+int(card)] = rules.Place{Spot: HandSpot(0, 0), Face: s.ids[card]}
	w.note(rules.CueDeal, s)
}

// discard puts the open card away.
func (s *state) discard(w *watch) {
	piece := int8(s.hand[0][0]-1) - Discs
	s.hand[0][0] = 0
	s.table[Discs+int(piece)].Spot = rules.Spot{Zone: ZoneDiscard, Z: s.queued - s.inPile()}
	s.queue[s.queued] = piece
	s.queued++
	w.note(CueSkip, s)
	s.open(w)
}

// inPile is how many cards of the queue are those of the pile.
func (s *state) inPile() int8 {
	if s.turned {
		return s.pile
	}
	return 0
}
