package lixo

import "quintet/rules"

// Verbs of moves. The arguments are: of a bid how many cards of each of the fifteen kinds, of a deal the seat and the
// kind plus 1 (0 if the viewer may not know it), of a turn the face of the card.
const (
	VerbBid rules.Verb = 1 + iota
	VerbPass
	VerbDeal
	VerbTurn
)

// Bid lays cards of the hand in front of a player, by the number of each kind.
func Bid(counts [Kinds]int8) rules.Move { return rules.Move{Verb: VerbBid, Args: counts} }

// Pass leaves the bidding to the others for now.
func Pass() rules.Move { return rules.Move{Verb: VerbPass} }

// Deal gives a seat a garbage card of that kind.
func Deal(to rules.Seat, kind int) rules.Move {
	return rules.Move{Verb: VerbDeal, Args: [15]int8{int8(to), int8(kind + 1)}}
}

// Turn turns up a card of the main deck, by its face.
func Turn(face uint8) rules.Move { return rules.Move{Verb: VerbTurn, Args: [15]int8{int8(face)}} }

// proper tells whether a move is one that the constructors make of seats, kinds and faces that exist.
func proper(m rules.Move) bool {
	a, b := m.Args[0], m.Args[1]
	switch m.Verb {
	case VerbBid:
		for kind, n := range m.Args {
			if n < 0 || n > copies[kind] {
				return false
			}
		}
		return total(&m.Args) > 0
	case VerbPass:
		return m == Pass()
	case VerbDeal:
		return a >= 0 && a < SeatMax && b >= 0 && b <= Kinds && m == Deal(rules.Seat(a), int(b)-1)
	case VerbTurn:
		return a > 0 && a <= FaceStop && m == Turn(uint8(a))
	}
	return false
}

// total is how many cards a bid adds.
func total(counts *[Kinds]int8) (n int8) {
	for _, k := range counts {
		n += k
	}
	return n
}

// Moves are a pass, and as bids all sets of cards that carry the colour and come to more than the highest bid.
func (s *state) Moves(dst []rules.Move, by rules.Seat) []rules.Move {
	if by < 0 || by != s.turn {
		return dst
	}
	dst = append(dst, Pass())
	least := s.least(by)
	m := rules.Move{Verb: VerbBid}
	n := 0
	kinds, hand := &carriers[s.colour()], &s.hand[by]
	for { // counts up like an odometer with a wheel a kind
		i := 0
		for ; i < len(kinds); i++ {
			k := kinds[i]
			if m.Args[k] < hand[k] {
				m.Args[k]++
				n++
				break
			}
			n -= int(m.Args[k])
			m.Args[k] = 0
		}
		if i == len(kinds) {
			return dst
		}
		if n >= least {
			dst = append(dst, m)
		}
	}
}

// Path is the cards of a bid in any order, then "done". Cards of a kind are alike; the last of them are taken first.
func (s *state) Path(dst []rules.Step, by rules.Seat, m rules.Move) []rules.Step {
	switch m.Verb {
	case VerbPass:
		dst = append(dst, rules.Step{Button: rules.ButtonPass})
	case VerbBid:
		end := 0
		for kind, n := range m.Args {
			end += int(s.hand[by][kind])
			for i := range int(n) {
				dst = append(dst, rules.Step{Spot: SpotOf(ZoneHand, by, end-1-i), Any: true})
			}
		}
		dst = append(dst, rules.Step{Button: rules.ButtonDone})
	}
	return dst
}
