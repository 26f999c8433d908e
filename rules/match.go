package rules

import (
	"math/bits"
	"slices"
)

// Entry is one move of a match and who made it.
type Entry struct {
	By   Seat
	Move Move
}

// Match is a set-up, a seed and a list of moves. It is the only door through which a move is made: what it accepts is
// legal, and every state behind it is kept, so that undo is an index.
type Match struct {
	game   *Game
	setup  Setup
	seed   uint64
	moves  []Entry
	states []State // states[i] is the position before moves[i]; one more than moves
	index  int     // moves made and not undone
}

// NewMatch is a match with no move made yet. The error is a *Refusal if the game can't be set up so.
func NewMatch(g *Game, s Setup, seed uint64) (*Match, error) {
	s, err := g.Accept(s)
	if err != nil {
		return nil, err
	}
	first, err := g.New(s.clone())
	if err != nil {
		return nil, err
	}
	return &Match{game: g, setup: s, seed: seed, states: []State{first}}, nil
}

// Game is the game that is played.
func (m *Match) Game() *Game { return m.game }

// Setup is a copy of what the match started from; its options hold only what differs from the defaults.
func (m *Match) Setup() Setup { return m.setup.clone() }

// Seed is what chance draws from.
func (m *Match) Seed() uint64 { return m.seed }

// Fork is another match that has come to where this one was before move i, 0 <= i <= Len().
func (m *Match) Fork(i int) *Match {
	return &Match{game: m.game, setup: m.setup.clone(), seed: m.seed, index: i,
		moves: slices.Clone(m.moves[:i]), states: slices.Clone(m.states[:i+1])}
}

// State is the position now.
func (m *Match) State() State { return m.states[m.index] }

// At is the position before move i, 0 <= i <= Len(). At(Index()) is State().
func (m *Match) At(i int) State { return m.states[i] }

// Index is the number of moves made and not undone, those of chance included.
func (m *Match) Index() int { return m.index }

// Len is the number of moves known, undone ones included.
func (m *Match) Len() int { return len(m.moves) }

// Entry is move i, 0 <= i < Len().
func (m *Match) Entry(i int) Entry { return m.moves[i] }

// Play makes a move and returns what is seen of it; undone moves are forgotten. It never rolls by itself: while chance
// is due, nobody else may move, and a chance move has to be one of the outcomes that are due. The error is a *Refusal,
// and then nothing has changed.
func (m *Match) Play(by Seat, mv Move) ([]Event, error) {
	s := m.State()
	if err := m.check(s, by, mv); err != nil {
		return nil, err
	}
	var seen Script
	next := s.Apply(by, mv, &seen)
	m.moves = append(m.moves[:m.index], Entry{by, mv})
	m.states = append(m.states[:m.index+1], next)
	m.index++
	return seen.Events, nil
}

// check states what holds for all games; the rest is State.Check, which is asked about seats of the match only.
func (m *Match) check(s State, by Seat, mv Move) error {
	turn := s.Turn()
	switch {
	case turn == Nobody:
		return ErrOver
	case by == Chance:
		if turn == Chance && slices.ContainsFunc(s.Odds(nil), func(w Weighted) bool { return w.Move == mv }) {
			return nil
		}
		return ErrImpossible
	case turn == Chance, by < 0, int(by) >= len(m.setup.Players):
		return ErrNotYourTurn
	}
	return s.Check(by, mv)
}

// Chance makes the move of chance that is due. Which one depends only on the seed and the number of the move, so an
// undone roll comes up the same.
func (m *Match) Chance() ([]Event, error) {
	s := m.State()
	if s.Turn() != Chance {
		return nil, ErrImpossible
	}
	odds := s.Odds(nil)
	total := uint64(0)
	for _, w := range odds {
		total += uint64(w.Weight)
	}
	n := draw(m.seed, uint64(m.index), total)
	for _, w := range odds {
		if n < uint64(w.Weight) {
			return m.Play(Chance, w.Move)
		}
		n -= uint64(w.Weight)
	}
	panic("rules: a chance turn without outcomes")
}

// draw is a uniform number below n > 0. It is written out here (SplitMix64's mixing, and a multiplication with
// rejection) because match files and shared links must roll the same for ever, whatever the standard library does.
func draw(seed, index, n uint64) uint64 {
	x := mix(mix(seed) + index)
	for {
		x = mix(x)
		high, low := bits.Mul64(x, n)
		if low >= -n%n { // below that, some numbers would come up once more than others
			return high
		}
	}
}

func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// before is the index of the last decision of a seat among the moves made, or -1: chance alone can't be undone.
func (m *Match) before() int {
	i := m.index - 1
	for i >= 0 && m.moves[i].By == Chance {
		i--
	}
	return i
}

// CanUndo tells whether a seat has decided anything that could be taken back.
func (m *Match) CanUndo() bool { return m.before() >= 0 }

// Undo goes back to before the last decision of a person or a bot, and takes back the chance moves that followed it.
func (m *Match) Undo() bool {
	i := m.before()
	if i < 0 {
		return false
	}
	m.index = i
	return true
}

// CanRedo tells whether undone moves are still known.
func (m *Match) CanRedo() bool { return m.index < len(m.moves) }

// Redo makes the last undone decision again, with the chance moves that followed it.
func (m *Match) Redo() bool {
	if !m.CanRedo() {
		return false
	}
	m.index++
	for m.index < len(m.moves) && m.moves[m.index].By == Chance {
		m.index++
	}
	return true
}

// Equal tells whether both are the same match as a file would keep it: the same game, set-up, seed, moves made and
// position. Undone moves do not count.
func (m *Match) Equal(o *Match) bool {
	return m.game.ID == o.game.ID && m.game.Rules == o.game.Rules && m.seed == o.seed && m.setup.equal(o.setup) &&
		slices.Equal(m.moves[:m.index], o.moves[:o.index]) && m.State().Equal(o.State())
}
