package lixo

import "quintet/rules"

// What a scene or a bot wants to know of a position. All of it is for states that Game made, and for views.

// Stage is what is due in the game, or its end.
type Stage uint8

const (
	PhaseDeal    Stage = iota // chance deals garbage cards
	PhaseReveal               // chance turns a card of the main deck
	PhaseAuction              // a seat bids or passes
	PhaseOver
)

// Phase is the stage that a position is in.
func Phase(st rules.State) Stage {
	s := st.(*state)
	switch {
	case s.turn == rules.Nobody:
		return PhaseOver
	case s.turn >= 0:
		return PhaseAuction
	case s.owed > 0:
		return PhaseDeal
	}
	return PhaseReveal
}

// First is the first player, who opens the auctions.
func First(st rules.State) rules.Seat { return st.(*state).first }

// Auctioned is the colour, 0 to 4, and the value of the container in the centre; it is false if there is none.
func Auctioned(st rules.State) (colour, value int, ok bool) {
	s := st.(*state)
	if s.turn < 0 {
		return 0, 0, false
	}
	return Container(s.main[s.turned-1])
}

// Leader is who has bid most for the container, or Nobody; High how many cards that were, 0 for none.
func Leader(st rules.State) rules.Seat { return st.(*state).leader }

// High is the highest bid for the container, in cards.
func High(st rules.State) int { return st.(*state).high() }

// Least is how many cards a seat must add to its bid to lead, 1 or more.
func Least(st rules.State, seat rules.Seat) int { return max(1, st.(*state).least(seat)) }

// Passes is how many players have passed in a row.
func Passes(st rules.State) int { return int(st.(*state).passes) }

// MustPass tells whether the seat to move can only pass. It is false while chance is due and after the end.
func MustPass(st rules.State) bool {
	s := st.(*state)
	return s.turn >= 0 && !s.hides(s.turn) && s.mustPass()
}

// Hand is how many cards of each kind a seat holds; it is false if the viewer does not see them.
func Hand(st rules.State, seat rules.Seat) (counts [Kinds]int8, seen bool) {
	s := st.(*state)
	return s.hand[seat], !s.hides(seat)
}

// HandSize is how many cards a seat holds, 0 to 30.
func HandSize(st rules.State, seat rules.Seat) int { return int(st.(*state).count[handOf(seat)]) }

// BidSize is how many cards lie in front of a seat as its bid.
func BidSize(st rules.State, seat rules.Seat) int { return st.(*state).bid(seat) }

// Laid counts the kinds of the cards that lie in front of a seat as its bid.
func Laid(st rules.State, seat rules.Seat) [Kinds]int8 { s := st.(*state); return s.kinds(bidOf(seat)) }

// Lost is how many unrecycled cards a seat has, each worth -1.
func Lost(st rules.State, seat rules.Seat) int { return int(st.(*state).count[lostOf(seat)]) }

// Worth is the sum of a seat's containers.
func Worth(st rules.State, seat rules.Seat) int { return st.(*state).worth(seat) }

// Points are those that a seat would have if the match ended now: containers less the cards in hand, bid and unrecycled.
func Points(st rules.State, seat rules.Seat) int { return st.(*state).points(seat) }

// MainLeft is how many cards the main deck still has, 0 to 30; DeckLeft the garbage deck, 0 to 180.
func MainLeft(st rules.State) int { return MainCards - int(st.(*state).turned) }

// DeckLeft is how many cards the garbage deck still has.
func DeckLeft(st rules.State) int { return int(st.(*state).count[deck]) }

// Recycled counts the kinds on the recycled pile, Unrecycled those in front of a seat. Both piles are open (L15).
func Recycled(st rules.State) [Kinds]int8 { s := st.(*state); return s.kinds(recycled) }

// Unrecycled counts the kinds of a seat's unrecycled cards.
func Unrecycled(st rules.State, seat rules.Seat) [Kinds]int8 {
	s := st.(*state)
	return s.kinds(lostOf(seat))
}

// Unseen counts the kinds of the cards that the viewer does not see: the garbage deck and the hidden hands.
func Unseen(st rules.State) [Kinds]int8 { s := st.(*state); return s.unseen() }

// Unturned counts the faces that the main deck still has, by face from 1 on.
func Unturned(st rules.State) [FaceStop + 1]int8 { s := st.(*state); return s.unturned() }

// Passed tells whether a seat is among those that have passed in a row, the last ones to have been asked.
func Passed(st rules.State, seat rules.Seat) bool {
	s := st.(*state)
	back := (s.turn - seat + rules.Seat(s.seats)) % rules.Seat(s.seats) // how many turns ago it was asked, 0 for the seat to move
	return s.turn >= 0 && back >= 1 && back <= rules.Seat(s.passes)
}

// Heaps is what can be counted on a table as it is seen: while cards are moved, that is not yet the table of the position.
type Heaps struct {
	Hand, Bid, Lost             [SeatMax]int // the cards of each seat
	Main, Deck, Recycled, Drawn int          // those in the middle
	Sale                        bool         // a container lies in the centre
	Leads                       rules.Seat   // who has most cards bid, or Nobody: every bid is higher than those before
}

// HeapsOf counts a table.
func HeapsOf(table []rules.Place) (h Heaps) {
	for i := range table {
		switch s := &table[i].Spot; s.Zone {
		case ZoneHand:
			h.Hand[s.X]++
		case ZoneBid:
			h.Bid[s.X]++
		case ZoneLost:
			h.Lost[s.X]++
		case ZoneMain:
			h.Main++
		case ZoneDeck:
			h.Deck++
		case ZoneRecycled:
			h.Recycled++
		case ZoneDrawn:
			h.Drawn++
		case ZoneCentre:
			h.Sale = true
		}
	}
	most := 0
	h.Leads = rules.Nobody
	for seat, n := range h.Bid {
		if n > most {
			most, h.Leads = n, rules.Seat(seat)
		}
	}
	return h
}

// Alike is the spot that a tap on a spot stands for after the taps before it: cards of a kind are alike, and the paths of
// moves take the last of each kind first. Any other spot stands for itself.
func Alike(st rules.State, by rules.Seat, taken []rules.Step, spot rules.Spot) rules.Spot {
	s := st.(*state)
	kind, _, ok := s.held(by, spot)
	if !ok {
		return spot
	}
	end := -1
	for _, n := range s.hand[by][:kind+1] {
		end += int(n)
	}
	for _, step := range taken {
		if k, _, ok := s.held(by, step.Spot); ok && step.Button == rules.NoButton && k == kind {
			end--
		}
	}
	if end < 0 || int(s.faceAt(by, end)) != kind+1 {
		return spot
	}
	return SpotOf(ZoneHand, by, end)
}

// Seats is how many players there are.
func Seats(st rules.State) int { return int(st.(*state).seats) }
