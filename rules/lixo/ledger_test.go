package lixo_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	. "quintet/rules/lixo"
)

// ledger keeps the books of a match from the lines of its log, as slowly and plainly as somebody with paper and pencil.
type ledger struct {
	hand, bid [6][]string
	lost      [6]int
	worth     [6]int
	card      string
}

func (l *ledger) read(by rules.Seat, text string) {
	words := strings.Fields(text)
	switch words[0] {
	case "deal":
		seat := words[1][0] - '0'
		l.hand[seat] = append(l.hand[seat], words[2])
	case "turn":
		l.settle()
		l.card = words[1]
	case "bid":
		for _, c := range words[1:] {
			i := slices.Index(l.hand[by], c)
			l.hand[by] = slices.Delete(l.hand[by], i, i+1)
			l.bid[by] = append(l.bid[by], c)
		}
	}
}

// settle ends an auction: whoever has bid most has the container, and the others their cards.
func (l *ledger) settle() {
	best := 0
	for seat := range l.bid {
		if len(l.bid[seat]) > len(l.bid[best]) {
			best = seat
		}
	}
	if len(l.bid[best]) > 0 {
		l.worth[best] += int(l.card[1] - '0')
	}
	for seat := range l.bid {
		if seat != best {
			l.lost[seat] += len(l.bid[seat])
		}
		l.bid[seat] = nil
	}
}

func TestLedger(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 1))
		n := 2 + int(seed%5)
		m, err := rules.NewMatch(Game, setup(n, "containerValues", []string{"11235", "12345"}[seed%2]), seed)
		if err != nil {
			t.Fatal(err)
		}
		var l ledger
		for s := m.State(); s.Turn() != rules.Nobody; s = m.State() {
			if s.Turn() == rules.Chance {
				m.Chance()
			} else {
				moves := s.Moves(nil, s.Turn())
				m.Play(s.Turn(), moves[r.IntN(len(moves))])
			}
			e := m.Entry(m.Index() - 1)
			l.read(e.By, Game.Format(e.Move))
		}
		l.settle()
		best := -1000
		for seat := range n {
			best = max(best, l.worth[seat]-l.lost[seat]-len(l.hand[seat]))
		}
		res := m.State().Result()
		for seat := range n {
			want := l.worth[seat] - l.lost[seat] - len(l.hand[seat])
			if res.Scores[seat] != want || slices.Contains(res.Winners, rules.Seat(seat)) != (want == best) {
				t.Errorf("seed %d, %d players: %v, but seat %d should have %d and the best %d", seed, n, res, seat, want, best)
			}
		}
	}
}

// TestHeaps counts the tables of whole matches, and keeps in mind who has passed since the last bid.
func TestHeaps(t *testing.T) {
	for seed := range uint64(5) {
		n := 2 + int(seed)
		r := rand.New(rand.NewPCG(seed, 2))
		m, err := rules.NewMatch(Game, setup(n), seed)
		if err != nil {
			t.Fatal(err)
		}
		passed := map[rules.Seat]bool{}
		for s := m.State(); s.Turn() != rules.Nobody; s = m.State() {
			if by := s.Turn(); by == rules.Chance {
				m.Chance()
			} else {
				moves := s.Moves(nil, by)
				mv := moves[r.IntN(len(moves))]
				if mv.Verb == VerbBid {
					clear(passed)
				} else {
					passed[by] = true
				}
				m.Play(by, mv)
			}
			s = m.State()
			if s.Turn() < 0 {
				clear(passed)
			}
			h := HeapsOf(s.Table(nil))
			recycled := total(Recycled(s))
			_, _, sale := Auctioned(s)
			if h.Main != MainLeft(s) || h.Deck != DeckLeft(s) || h.Recycled != recycled || h.Sale != sale || h.Leads != Leader(s) {
				t.Fatalf("seed %d: %+v of\n%s", seed, h, Game.Show(s))
			}
			for seat := range rules.Seat(n) {
				if h.Hand[seat] != HandSize(s, seat) || h.Bid[seat] != BidSize(s, seat) || h.Lost[seat] != Lost(s, seat) || Passed(s, seat) != passed[seat] {
					t.Fatalf("seed %d, seat %v: %+v, passed: %v, of\n%s", seed, seat, h, Passed(s, seat), Game.Show(s))
				}
			}
		}
	}
}

// total is how many cards there are of all kinds.
func total(counts [Kinds]int8) (n int) {
	for _, k := range counts {
		n += int(k)
	}
	return n
}

// The worst case for a search: the longest list of bids there can be.
func TestManyBids(t *testing.T) {
	s := position(t, "hand 0 "+many(18, "Y")+" YB YB YB YG YG YG YR YR YR YX YX YX\ndrawn stop stop stop stop stop\ncard Y1\nturn 0", 2)
	if n := len(s.Moves(nil, 0)); n != 19*4*4*4*4 { // all sets but the empty one, and the pass
		t.Errorf("%d moves", n)
	}
}

// An undone deal comes up the same.
func TestUndo(t *testing.T) {
	m, err := rules.NewMatch(Game, setup(3), 5)
	if err != nil {
		t.Fatal(err)
	}
	chance := func() {
		for m.State().Turn() == rules.Chance {
			m.Chance()
		}
	}
	var decisions int
	for chance(); decisions < 12; decisions++ {
		moves := m.State().Moves(nil, m.State().Turn())
		m.Play(m.State().Turn(), moves[len(moves)-1])
		chance()
	}
	end, index := m.State(), m.Index()
	for range decisions {
		m.Undo()
	}
	if m.CanUndo() || m.Index() >= index-decisions {
		t.Errorf("12 decisions were undone, back to move %d of %d", m.Index(), index)
	}
	for m.Redo() {
	}
	if !m.State().Equal(end) {
		t.Error("redoing leads elsewhere")
	}
	for range decisions {
		m.Undo()
	}
	for range decisions {
		moves := m.State().Moves(nil, m.State().Turn())
		m.Play(m.State().Turn(), moves[len(moves)-1])
		chance()
	}
	if !m.State().Equal(end) || m.Index() != index {
		t.Error("the same decisions lead elsewhere")
	}
}
