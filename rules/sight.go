package rules

// Sight is a match as one seat may see it, or as Nobody sees it: what is open to all. Whatever is drawn, logged or told
// is asked of a sight, so that no secret can be shown by mistake.
type Sight struct {
	match *Match
	to    Seat
	less  int // how many of its latest moves are left out
}

// Sight is the match as that seat may see it.
func (m *Match) Sight(to Seat) Sight { return Sight{match: m, to: to} }

// To is who looks.
func (s Sight) To() Seat { return s.to }

// Game is the game that is played.
func (s Sight) Game() *Game { return s.match.game }

// Setup is a copy of what the match started from.
func (s Sight) Setup() Setup { return s.match.Setup() }

// Players is how many play.
func (s Sight) Players() int { return len(s.match.setup.Players) }

// Player is who sits at a seat.
func (s Sight) Player(seat Seat) Player { return s.match.setup.Players[seat] }

// Name is what a seat is called: a bot need not have a name, and then its level tells it apart.
func (s Sight) Name(seat Seat) string {
	if seat < 0 {
		return ""
	}
	p := s.Player(seat)
	if p.Name == "" {
		return p.Bot
	}
	return p.Name
}

// Upto is the match as it was after its first n moves, 0 <= n <= Index().
func (s Sight) Upto(n int) Sight {
	s.less = s.match.index - n
	return s
}

// State is the position now, as it is seen.
func (s Sight) State() State { return s.At(s.Index()) }

// At is the position before move i as it is seen, 0 <= i <= Index(). One in which everything has been laid open is seen as it is.
func (s Sight) At(i int) State {
	st := s.match.At(i)
	if bared(st) != nil {
		return st
	}
	return st.View(s.to)
}

// bared is a position after the end in which everything is laid open, or nil.
func bared(st State) Barer {
	if b, ok := st.(Barer); ok && st.Turn() == Nobody {
		return b
	}
	return nil
}

// Index is the number of moves made and not undone, those of chance included.
func (s Sight) Index() int { return s.match.index - s.less }

// Entry is move i as it is seen, 0 <= i < Index().
func (s Sight) Entry(i int) Entry {
	e := s.match.moves[i]
	e.Move = s.match.states[i].Mask(s.to, e.By, e.Move)
	return e
}

// Events are what is seen of move i, 0 <= i < Index(): they lead from the table of At(i) to that of At(i+1).
func (s Sight) Events(i int) []Event {
	var seen Script
	e := s.Entry(i)
	s.At(i).Apply(e.By, e.Move, &seen)
	if b := bared(s.match.At(i + 1)); b != nil {
		b.Bare(s.to, &seen)
	}
	return seen.Events
}
