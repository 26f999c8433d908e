// Package toy is a game for tests only; it does not stand on the shelf. It is as small as a game can be that uses every
// corner of the contract: chance with weights, cards in hidden hands, calls out of turn and a penalty for false ones.
//
// Every seat has a pawn on a track and a hidden card of 1 to 4, dealt from three of each. In turn, a player goes (and
// chance rolls 1, 2 or 3, with weights 3, 2 and 1, for the pawn to advance) or lets two pawns change places. Whenever
// no chance is due, any seat may call its card: a 4 is worth three points and is replaced by a card from the deck,
// another one costs a point and stays, shown to all. With the option "calls guided" only a 4 can be called. The match
// ends when a pawn has come to the goal, which is field 10 or as the option "goal" says, or after 40 turns; most points,
// fields included, win.
package toy

import (
	"math/rand/v2"
	"strconv"

	"quintet/rules"
)

// Game is the toy.
var Game = &rules.Game{
	ID: "toy", Rules: 2, Seats: []int{2, 3}, Options: []rules.Option{calls, goal},
	New: start, Parse: parse, Format: format, Mean: mean, Show: show, Secrets: true, Bound: 3 + 2*turnMax + 2*cards,
	OutOfTurn: true, Penalties: penalties,
}

var (
	calls = rules.Option{Key: "calls", Values: []string{"strict", "guided"}}
	goal  = rules.Option{Key: "goal", Values: []string{"10"}, Min: 5, Max: 20, Only: map[int][]string{3: {"9", "10"}}}
)

const (
	seatMax = 3
	ranks   = 4
	cards   = 3 * ranks
	turnMax = 40
)

// Verbs: go and swap belong to the seat to move, call to any seat, roll and deal to chance.
const (
	Go   rules.Verb = 1 + iota
	Swap            // two seats in order
	Call            // a rank
	Roll            // a number of fields
	Deal            // a seat and a rank, or 0 for a card that the viewer may not see
)

// Zones of the table.
const (
	ZoneTrack rules.Zone = 1 + iota // X is the field, Y the seat
	ZoneHand                        // X is the seat
	ZoneDeck
)

// unseen is a card in a hand that the viewer may not know. Its rank is still counted in the deck of the view.
const unseen = -1

type state struct {
	seats   int8
	guided  bool
	turn    rules.Seat // of the players
	due     rules.Seat // who is to be dealt a card, or Nobody
	rolling bool
	over    bool
	turns   int8
	goal    int8
	deck    [ranks + 1]int8 // how many of each rank are left
	hand    [seatMax]int8   // a rank, unseen, or 0 for none
	shown   [seatMax]bool   // after a false call
	field   [seatMax]int8
	points  [seatMax]int8
}

func start(s rules.Setup) (rules.State, error) {
	st := state{seats: int8(len(s.Players)), turn: s.Start, due: s.Start, guided: s.Value(calls) == "guided"}
	n, err := strconv.Atoi(s.Value(goal))
	if err != nil {
		return nil, err
	}
	st.goal = int8(n)
	for rank := 1; rank <= ranks; rank++ {
		st.deck[rank] = cards / ranks
	}
	return st, nil
}

func (s state) Turn() rules.Seat {
	switch {
	case s.over:
		return rules.Nobody
	case s.due != rules.Nobody, s.rolling:
		return rules.Chance
	}
	return s.turn
}

func (s state) Moves(dst []rules.Move, by rules.Seat) []rules.Move {
	if s.Turn() < 0 || by < 0 || int8(by) >= s.seats {
		return dst
	}
	if by == s.turn {
		dst = append(dst, rules.Move{Verb: Go})
		for a := range s.seats {
			for b := a + 1; b < s.seats; b++ {
				if s.field[a] != s.field[b] {
					dst = append(dst, swap(a, b))
				}
			}
		}
	}
	if s.hand[by] == ranks {
		dst = append(dst, call(ranks))
	}
	return dst
}

func swap(a, b int8) rules.Move { return rules.Move{Verb: Swap, Args: [15]int8{min(a, b), max(a, b)}} }
func call(rank int8) rules.Move { return rules.Move{Verb: Call, Args: [15]int8{rank}} }
func roll(n int8) rules.Move    { return rules.Move{Verb: Roll, Args: [15]int8{n}} }
func deal(to rules.Seat, rank int8) rules.Move {
	return rules.Move{Verb: Deal, Args: [15]int8{int8(to), rank}}
}

func (s state) Check(by rules.Seat, m rules.Move) error {
	a, b := m.Args[0], m.Args[1]
	switch turn := s.Turn(); {
	case turn == rules.Nobody:
		return rules.ErrOver
	case turn == rules.Chance, m.Verb != Call && by != s.turn, by < 0, int8(by) >= s.seats:
		return rules.ErrNotYourTurn
	case m == rules.Move{Verb: Go}:
		return nil
	case a >= 0 && a < b && b < s.seats && m == swap(a, b):
		if s.field[a] == s.field[b] {
			return rules.Refuse("same-field", "The pawns of {a} and {b} stand side by side.", "a", rules.Seat(a).String(), "b", rules.Seat(b).String())
		}
		return nil
	case m == call(a) && a == s.hand[by] && a > 0:
		if a == ranks || !s.guided && !s.shown[by] {
			return nil
		}
		return rules.Refuse("no-match", "Only a 4 counts.")
	}
	return rules.Refuse("not-yours", "That is not yours to do.")
}

// penalties are the false calls.
func penalties(dst []rules.Move, st rules.State, by rules.Seat, _ *rand.Rand) []rules.Move {
	for rank := int8(1); rank < ranks; rank++ {
		if m := call(rank); st.Check(by, m) == nil {
			dst = append(dst, m)
		}
	}
	return dst
}

func (s state) Apply(by rules.Seat, m rules.Move, seen *rules.Script) rules.State {
	a, b := m.Args[0], m.Args[1]
	switch m.Verb {
	case Go:
		s.rolling = true
	case Swap:
		s.field[a], s.field[b] = s.field[b], s.field[a]
		seen.Add(rules.CueSwap, s.pawn(a), s.pawn(b))
		s.pass()
	case Call:
		if s.hand[by] == unseen {
			s.deck[a]--
			s.hand[by] = a
		}
		seen.Add("show", s.card(int8(by)))
		if a != ranks {
			s.points[by]--
			s.shown[by] = true
			break
		}
		s.points[by] += 3
		s.hand[by] = 0
		seen.Add(rules.CueSlide, s.card(int8(by)))
		if s.left() > 0 {
			s.due = by
		}
	case Roll:
		s.rolling = false
		s.field[s.turn] = min(s.field[s.turn]+a, s.goal)
		seen.Add(rules.CueSlide, s.pawn(int8(s.turn)))
		s.pass()
	case Deal:
		s.hand[a] = b
		if b == 0 {
			s.hand[a] = unseen
		} else {
			s.deck[b]--
		}
		seen.Add(rules.CueDrop, s.card(a))
		s.due = rules.Nobody
		if next := (rules.Seat(a) + 1) % rules.Seat(s.seats); s.turns == 0 && s.hand[next] == 0 && s.points[next] == 0 {
			s.due = next // the first round
		}
	}
	if s.over {
		seen.Add(rules.CueDraw)
	}
	return s
}

func (s *state) pass() {
	s.turns++
	s.over = s.turns == turnMax || s.field[s.turn] == s.goal
	s.turn = (s.turn + 1) % rules.Seat(s.seats)
}

// left is how many cards are in the deck: those not seen, less those in hands.
func (s *state) left() int8 {
	n := int8(0)
	for _, k := range s.deck {
		n += k
	}
	for _, card := range s.hand {
		if card == unseen {
			n--
		}
	}
	return n
}

func (s state) Path(dst []rules.Step, by rules.Seat, m rules.Move) []rules.Step {
	switch m.Verb {
	case Go:
		return append(dst, rules.Step{Button: rules.ButtonTurn})
	case Call:
		return append(dst, rules.Step{Spot: rules.Spot{Zone: ZoneHand, X: int8(by)}})
	case Swap:
		for _, a := range m.Args[:2] {
			dst = append(dst, rules.Step{Spot: s.pawn(a).To.Spot, Any: true})
		}
	}
	return dst
}

func (s state) Odds(dst []rules.Weighted) []rules.Weighted {
	switch {
	case s.due != rules.Nobody:
		for rank := int8(1); rank <= ranks; rank++ {
			if s.deck[rank] > 0 {
				dst = append(dst, rules.Weighted{Move: deal(s.due, rank), Weight: int(s.deck[rank])})
			}
		}
	case s.rolling:
		for n := int8(1); n <= 3; n++ {
			dst = append(dst, rules.Weighted{Move: roll(n), Weight: int(4 - n)})
		}
	}
	return dst
}

func (s state) Table(dst []rules.Place) []rules.Place {
	for seat := range s.seats {
		dst = append(dst, s.pawn(seat).To)
	}
	for seat := range s.seats {
		dst = append(dst, s.card(seat).To)
	}
	return dst
}

func (s *state) pawn(seat int8) rules.Put {
	return rules.Put{Piece: int16(seat), To: rules.Place{Spot: rules.Spot{Zone: ZoneTrack, X: s.field[seat], Y: seat}, Face: 1}}
}

func (s *state) card(seat int8) rules.Put {
	to := rules.Place{Spot: rules.Spot{Zone: ZoneDeck}}
	if rank := s.hand[seat]; rank != 0 {
		to = rules.Place{Spot: rules.Spot{Zone: ZoneHand, X: seat}, Face: uint8(max(rank, 0))}
	}
	return rules.Put{Piece: int16(s.seats + seat), To: to}
}

func (s state) View(to rules.Seat) rules.State {
	for seat, rank := range s.hand {
		if rank > 0 && rules.Seat(seat) != to && !s.shown[seat] {
			s.deck[rank]++
			s.hand[seat] = unseen
		}
	}
	return s
}

func (s state) Guess(r *rand.Rand) rules.State {
	for seat, card := range s.hand {
		if card != unseen {
			continue
		}
		total := int8(0)
		for _, k := range s.deck {
			total += k
		}
		n, rank := int8(r.IntN(int(total))), 0
		for ; n >= s.deck[rank]; rank++ {
			n -= s.deck[rank]
		}
		s.deck[rank]--
		s.hand[seat] = int8(rank)
	}
	return s
}

func (s state) Mask(to, by rules.Seat, m rules.Move) rules.Move {
	if m.Verb == Deal && rules.Seat(m.Args[0]) != to {
		m.Args[1] = 0
	}
	return m
}

func (s state) Equal(o rules.State) bool { return o == rules.State(s) }

func (s state) Result() rules.Result {
	if !s.over {
		return rules.Result{}
	}
	r := rules.Result{Over: true, Key: "track"}
	if s.turns == turnMax {
		r.Key = "turn-limit"
	}
	most := -1
	for seat := range s.seats {
		score := int(s.field[seat] + s.points[seat])
		r.Scores = append(r.Scores, score)
		if score > most {
			most, r.Winners = score, nil
		}
		if score == most {
			r.Winners = append(r.Winners, rules.Seat(seat))
		}
	}
	return r
}
