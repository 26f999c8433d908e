package joggle

import (
	"math/bits"
	"math/rand/v2"

	"quintet/rules"
)

// state is one position. There is no hidden information, and chance rolls the die before every move (section 5).
type state struct {
	position
	numbers
}

// position is what the rules know of a state: all but which of its colour's marbles is which. It is altered in place, in
// copies that nobody else has.
type position struct {
	men
	wants            // the target
	moved uint16     // moves made in the moving phase, by all
	limit uint16     // how many there may be
	mover rules.Seat // who makes the next move, or would if the match had not ended
	face  Face       // what the die shows; 0 before the first roll
	due   bool       // the die is to be rolled
	rolls uint8      // the last rolls in a row that have left the mover no move (G1)
	end   ending
	seats int8
	flip  int8 // 1 if seat 0 plays black

	extreme bool
}

// ending is why a match is over.
type ending uint8

const (
	open ending = iota
	byTarget
	byMoveLimit
)

var endings = [...]string{"", ResultTarget, ResultMoveLimit}

func (p *position) Turn() rules.Seat {
	switch {
	case p.end != open:
		return rules.Nobody
	case p.due:
		return rules.Chance
	}
	return p.mover
}

// colour is that of a seat's marbles. With four players, those who sit opposite each other are a team (section 5).
func (p *position) colour(seat rules.Seat) int { return int(int8(seat)&1 ^ p.flip) }

// mine and theirs are the fields with marbles of the mover's side and of the other side. What partners have on the board
// is theirs together (G14).
func (p *position) mine() uint64   { return p.men[p.colour(p.mover)] }
func (p *position) theirs() uint64 { return p.men[1-p.colour(p.mover)] }

// left is how many marbles a seat has in store. The two of a team take turns, so whoever is next has no fewer.
func (p *position) left(seat rules.Seat) int {
	rest := each - bits.OnesCount64(p.men[p.colour(seat)])
	switch {
	case p.seats == 2:
		return rest
	case (seat-p.mover)&3 < 2: // the next of the team
		return (rest + 1) / 2
	}
	return rest / 2
}

// allowed are the fields on which the mover may lay a marble after that roll.
func (p *position) allowed(face Face) uint64 {
	set := coloured[face] &^ p.taken()
	if p.extreme {
		set &^= p.early()
	}
	return set
}

// early are the fields on which the mover's next marble would finish a shape while there are marbles in store (G10).
func (p *position) early() uint64 {
	if p.full() {
		return 0
	}
	return p.missing(p.mine())
}

// land is a roll. If it leaves no move the next one is due at once (G1).
func (p *position) land(face Face) {
	p.face = face
	p.due = p.allowed(face) == 0
	p.rolls++
	if !p.due {
		p.rolls = 0
	}
}

// play is a move of the mover, its fields given as sets. Afterwards it is the next seat's turn, or the match has ended
// (sections 5 and 6).
func (p *position) play(verb rules.Verb, a, b uint64) {
	mine, gained := &p.men[p.colour(p.mover)], b
	switch verb {
	case VerbPlace:
		*mine |= a
		gained = a
	case VerbMove: // which may break a shape (G7)
		*mine ^= a | b
		p.moved++
	case VerbExchange: // two marbles on the board change places (G3)
		p.men[White] ^= a | b
		p.men[Black] ^= a | b
		p.moved++
	}
	p.mover = (p.mover + 1) & rules.Seat(p.seats-1)
	p.due = true
	switch {
	case p.finished(*mine)&gained != 0 && p.reached(*mine): // an exchange finishes nothing
		p.end = byTarget
	case p.moved == p.limit:
		p.end = byMoveLimit
	}
}

func (s *state) Apply(by rules.Seat, m rules.Move, seen *rules.Script) rules.State {
	t := *s
	switch a, b := m.Args[0], m.Args[1]; m.Verb {
	case VerbRoll:
		t.land(a)
	case VerbPlace:
		t.put(s.next(by)%each, a)
		t.play(m.Verb, bit(a), 0)
	default:
		t.exchange(a, b)
		t.play(m.Verb, bit(a), bit(b))
	}
	if seen != nil {
		t.tell(s, m, seen)
	}
	return &t
}

// Odds: four sides of the die show a colour each, and two show Joggle (section 2).
func (s *state) Odds(dst []rules.Weighted) []rules.Weighted {
	if s.Turn() != rules.Chance {
		return dst
	}
	for face := Blue; face <= Joggle; face++ {
		if s.rolls < uselessMax || s.allowed(face) != 0 {
			dst = append(dst, rules.Weighted{Move: roll(face), Weight: Sides(face)})
		}
	}
	return dst
}

func (s *state) Result() rules.Result {
	if s.end == open {
		return rules.Result{}
	}
	r := rules.Result{Over: true, Key: endings[s.end]}
	if s.end == byMoveLimit {
		return r
	}
	won := 1 - s.colour(s.mover) // the turn has passed on to the other side
	for seat := range rules.Seat(s.seats) {
		if s.colour(seat) == won {
			r.Winners = append(r.Winners, seat)
		}
	}
	var found [shapesMax]uint64
	s.fit(s.men[won], &found)
	for i := s.rects + s.squares - 1; i >= 0; i-- { // rectangles first
		r.Shapes = append(r.Shapes, Fields(found[i]).Spots(nil))
	}
	return r
}

func (s *state) Equal(o rules.State) bool {
	t, ok := o.(*state)
	return ok && *s == *t
}

// Nothing is hidden.

func (s *state) View(rules.Seat) rules.State                     { return s }
func (s *state) Guess(*rand.Rand) rules.State                    { return s }
func (s *state) Mask(to, by rules.Seat, m rules.Move) rules.Move { return m }
