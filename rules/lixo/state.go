package lixo

import "quintet/rules"

// state is one position. In a view, the hands that it does not show are counted in piles only.
type state struct {
	piles
	hand   [SeatMax][Kinds]int8
	left   [Kinds]int8          // the garbage deck; in a view, what of it at its last shuffle has not come to the viewer
	dealt  [SeatMax][Kinds]int8 // from the deck since it was shuffled last
	hidden uint8                // the seats, as bits, whose hands the viewer does not see

	main   [MainCards]uint8      // faces of the cards of the main deck that have been turned, in that order
	owner  [MainCards]rules.Seat // who has won the container, or Nobody
	turned int8

	turn   rules.Seat // whose bid is awaited, or Chance; Nobody after the end
	first  rules.Seat // who opens the auctions
	leader rules.Seat // who has bid most for the container, or Nobody
	passes int8       // in a row
	owed   int8       // cards still to be dealt
	seats  int8
	steady bool // containers are worth 1 to 5
}

func (s *state) Turn() rules.Seat { return s.turn }

// after is the seat to the left, clockwise.
func (s *state) after(seat rules.Seat) rules.Seat { return (seat + 1) % rules.Seat(s.seats) }

// next is the seat that the next card is for: cards are dealt one at a time, clockwise from the first player on (L8).
func (s *state) next() rules.Seat {
	done := s.seats*Portion - s.owed
	return (s.first + rules.Seat(done)) % rules.Seat(s.seats)
}

// Odds are those of a deal, by what is left of each kind, or of a turn, by what is left of each face.
func (s *state) Odds(dst []rules.Weighted) []rules.Weighted {
	switch {
	case s.turn != rules.Chance:
	case s.owed > 0:
		left := s.possible()
		for kind, n := range left {
			if n > 0 {
				dst = append(dst, rules.Weighted{Move: Deal(s.next(), kind), Weight: int(n)})
			}
		}
	default:
		left := s.unturned()
		for face, n := range left {
			if n > 0 {
				dst = append(dst, rules.Weighted{Move: Turn(uint8(face)), Weight: int(n)})
			}
		}
	}
	return dst
}

// unturned is how many cards of each face are still in the main deck.
func (s *state) unturned() [FaceStop + 1]int8 {
	left := stock[0]
	if s.steady {
		left = stock[1]
	}
	for _, face := range s.main[:s.turned] {
		left[face]--
	}
	return left
}

func (s *state) Apply(by rules.Seat, m rules.Move, seen *rules.Script) rules.State {
	t := *s
	switch m.Verb {
	case VerbDeal:
		t.deal(rules.Seat(m.Args[0]), int(m.Args[1])-1, seen)
	case VerbTurn:
		t.turnUp(uint8(m.Args[0]), seen)
	case VerbBid:
		t.lead(by, &m.Args)
		if seen != nil {
			t.tellBid(s, by, &m.Args, seen)
		}
	case VerbPass:
		t.pass(s, seen)
	}
	return &t
}

// deal gives a seat the next card; the kind is -1 if the viewer may not know it.
func (t *state) deal(to rules.Seat, kind int, seen *rules.Script) {
	n := t.top()
	t.lay(n, handOf(to), 0)
	if kind >= 0 {
		t.hand[to][kind]++
		t.dealt[to][kind]++
		t.left[kind]--
	}
	t.owed--
	if seen != nil {
		t.tellDeal(to, n, kind, seen)
	}
	t.settle(seen)
}

// owe starts a deal of five cards each.
func (t *state) owe() { t.owed = t.seats * Portion }

// refill is what follows a stop, and what follows when all hands are empty: the next player is first, and then all are
// dealt five cards (L11).
func (t *state) refill(seen *rules.Script) {
	t.first = t.after(t.first)
	t.owe()
	seen.Add(CueFirst)
}

// settle makes what comes by itself come about, until chance is due or the match is over: an empty deck is shuffled
// anew, a deal for which there are no cards is left (L7), and after the last card of the main deck points are counted.
func (t *state) settle(seen *rules.Script) {
	t.turn = rules.Chance
	if t.owed > 0 && t.count[deck] == 0 {
		if t.count[recycled] > 0 {
			t.reshuffle(seen)
		} else {
			t.owed = 0
		}
	}
	if t.owed == 0 && t.turned == MainCards {
		t.turn = rules.Nobody
		seen.Add(CueCount)
	}
}

func (t *state) reshuffle(seen *rules.Script) {
	if seen != nil {
		t.tellShuffle(seen)
	}
	t.left = t.shuffle()
	t.dealt = [SeatMax][Kinds]int8{}
}

// turnUp turns the next card of the main deck: a container is auctioned, a stop deals five cards to everybody.
func (t *state) turnUp(face uint8, seen *rules.Script) {
	t.main[t.turned], t.owner[t.turned] = face, rules.Nobody
	t.turned++
	if seen != nil {
		t.tellTurn(seen)
	}
	if face == FaceStop {
		t.refill(seen)
		t.settle(seen)
		return
	}
	t.turn = t.first
}

func (s *state) Equal(o rules.State) bool {
	t, ok := o.(*state)
	return ok && *s == *t
}

func (s *state) Result() rules.Result {
	if s.turn != rules.Nobody {
		return rules.Result{}
	}
	r := rules.Result{Over: true, Key: ResultPoints}
	most := 0
	for seat := range rules.Seat(s.seats) {
		points := s.points(seat)
		r.Scores = append(r.Scores, points)
		if seat == 0 || points > most {
			most, r.Winners = points, nil
		}
		if points == most {
			r.Winners = append(r.Winners, seat)
		}
	}
	return r
}

// points are those of a seat, if the match ended now: containers less the cards in hand and in front of the player.
func (s *state) points(seat rules.Seat) int {
	n := s.worth(seat)
	for _, p := range []pile{handOf(seat), bidOf(seat), lostOf(seat)} {
		n -= int(s.count[p])
	}
	return n
}

// worth is the sum of a seat's containers.
func (s *state) worth(seat rules.Seat) (n int) {
	for i, face := range s.main[:s.turned] {
		if _, value, ok := Container(face); ok && s.owner[i] == seat {
			n += value
		}
	}
	return n
}
