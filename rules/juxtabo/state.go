package juxtabo

import "quintet/rules"

// state is one position, or what one seat knows of it. It is altered in place, in copies that nobody else has.
type state struct {
	// The set-up (section 3).
	seats, size, target                  int8
	facing                               uint8 // an index of forms
	guided, flawed, shut, playOut, timed bool  // flawed: misplacing is penalised; shut: reserves are hidden

	eye rules.Seat // whose view this is, or everyone

	// Where everything lies.
	tops
	tall           [cellMax]int8        // the height of each stack
	table          [pieces]rules.Place  // without provisional discs, which are in their reserve here
	reserve        [seatMax][Held]uint8 // pieces plus one; 0 is an empty slot
	hand           [seatMax][2]uint8    // the same
	known          [seatMax][2]bool     // cards shown at a false call: all know them while they are held
	won            [seatMax]int8
	bag, aside     [Pairs]int8 // aside: put into the bag once the draws of an exchange are made (A15)
	inBag, inAside int8
	deck           cardSet
	inDeck         int8
	dealt          int8 // cards that have left the deck, which is the number of the next one
	later          bool // cards of four discs are still to join the deck (A8)

	// Whose turn it is, and what has happened in it (section 6).
	phase    phase
	done     int8       // pieces of the set-up laid, drawn or dealt in this phase; in an exchange, still to be drawn
	turn     rules.Seat // also while chance acts in that turn
	owed     rules.Seat // who gets a card for the one just won, or Nobody
	used     cellSet    // cells placed on in this turn, which are those that changed
	bonus    bool       // bonusOpen
	matched  bool       // the seat to move has won a card in this turn
	began    bool       // the bonus part has begun: a provisional disc has been placed
	tookBack bool
	draft    [Held]provisional // in a view that may not see them, only how many
	drafts   int8
	skips    uint8 // the set of seats that lose their next turn
	passes   int8  // in a row
	turns    int16
	end      ending
	last     rules.Move // the claim that reached the target

	solo

	names *names // shared between states; nil as long as every viewer's are the numbers, and in a view
}

// everyone is the eye of a whole state.
const everyone = rules.Chance

// phase is what is going on.
type phase uint8

const (
	laying     phase = iota // the board
	dealing                 // the first discs
	handing                 // the first cards
	playing                 // MAIN and BONUS of the page, and SOLO
	refilling               // REFILL
	exchanging              // the draws of EXCHANGE
	calling                 // FINAL_CALL
	over
)

// ending is why a match is over.
type ending uint8

const (
	open ending = iota
	byTarget
	byCount // of cards, after the final call
	bySoloWin
	bySoloStuck
	bySoloNoDiscs
)

var results = [...]string{"", ResultTarget, ResultMost, ResultSoloWin, ResultSoloStuck, ResultSoloNoDiscs}

func (s *state) Turn() rules.Seat {
	switch {
	case s.phase == over:
		return rules.Nobody
	case s.owed == rules.Nobody && (s.phase == playing || s.phase == calling):
		return s.turn
	}
	return rules.Chance
}

// alone tells whether this is a solitaire.
func (s *state) alone() bool { return s.seats == 1 }

// dry tells whether the bag is empty and discs in hand are played out (A9).
func (s *state) dry() bool { return s.playOut && s.inBag == 0 }

// sees tells whether the viewer sees what only that seat may.
func (s *state) sees(seat rules.Seat) bool { return s.eye == everyone || s.eye == seat }

// in tells whether a seat takes part.
func (s *state) in(seat rules.Seat) bool { return seat >= 0 && seat < rules.Seat(s.seats) }

func (s *state) next(seat rules.Seat) rules.Seat { return (seat + 1) % rules.Seat(s.seats) }

func (s *state) skipped(seat rules.Seat) bool { return s.skips>>seat&1 == 1 }

func (s *state) Equal(o rules.State) bool {
	t, ok := o.(*state)
	if !ok || (s.names == nil) != (t.names == nil) || s.names != nil && *s.names != *t.names {
		return false
	}
	a, b := *s, *t
	a.names, b.names = nil, nil
	return a == b
}

// Result: the target wins at once; after the final call most cards win, and equal ones share (section 7).
func (s *state) Result() rules.Result {
	if s.end == open {
		return rules.Result{}
	}
	r := rules.Result{Over: true, Key: results[s.end]}
	most := int8(0)
	for _, n := range s.won[:s.seats] {
		r.Scores = append(r.Scores, int(n))
		most = max(most, n)
	}
	for seat := range rules.Seat(s.seats) {
		if s.won[seat] == most && s.end != bySoloStuck && s.end != bySoloNoDiscs {
			r.Winners = append(r.Winners, seat)
		}
	}
	switch {
	case s.end == byTarget:
		cells, _ := claimed(s.last)
		r.Shapes = [][]rules.Spot{s.shape(s.last.Args[0]-1, cells)}
	case s.end == byCount && len(r.Winners) > 1:
		r.Key = ResultShared
	}
	return r
}
