package lixo_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"quintet/rules"
	. "quintet/rules/lixo"
)

// A seat sees its own hand, and of the others' hands and the decks only how many cards they have.
func TestView(t *testing.T) {
	s := position(t, l01, 3)
	says(t, s.View(1), "hand 0 ?5", "hand 1 Y Y G X X", "hand 2 ?5", "deck 165", "turn 0")
	says(t, s.View(rules.Nobody), "hand 0 ?5", "hand 1 ?5", "hand 2 ?5")
	if other := position(t, "hand 0 X X X B B\nhand 1 Y Y X X G\nhand 2 Y Y GX GX GX\ncard Y3\nturn 0", 3); !other.View(1).Equal(s.View(1)) {
		t.Error("seat 1 can tell the hands of the others")
	}
	if !s.View(1).View(1).Equal(s.View(1)) || !s.View(1).View(2).Equal(s.View(rules.Nobody)) {
		t.Error("a view of a view is not one")
	}
	deal := after(t, fresh(t, 2), "deal 0 Y")
	for _, c := range []struct {
		to   rules.Seat
		want string
	}{{0, "deal 1 ?"}, {1, "deal 1 RX"}, {rules.Nobody, "deal 1 ?"}} {
		if got := Game.Format(deal.Mask(c.to, rules.Chance, move(t, "deal 1 RX"))); got != c.want {
			t.Errorf("seat %v is told %s", c.to, got)
		}
	}
	for _, text := range []string{"bid Y YB", "pass", "turn Y3"} {
		if got := Game.Format(s.Mask(2, 0, move(t, text))); got != text {
			t.Errorf("seat 2 is told %s, not %s", got, text)
		}
	}
}

// Every card that is not seen may be in each hidden hand, as often as there are cards of its kind.
func TestGuess(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	v := position(t, "hand 0 B B B B B\nhand 1 X\nlost 0 "+all("GR"), 2).View(0)
	const n = 4000
	var count [Kinds]int
	for range n {
		hand, _ := Hand(v.Guess(r), 1)
		for kind, k := range hand {
			count[kind] += int(k)
		}
	}
	// Unseen are 30 Y, 25 B, 30 X and 30 of two colours.
	for kind, of := range map[int]int{0: 30, 1: 25, 2: 0, 3: 0, 4: 30, 5: 3, 14: 3} {
		want := float64(n*of) / 115
		if got := float64(count[kind]); got < want*.7 || got > want*1.3 {
			t.Errorf("%s was guessed %v times, want about %.0f", KindCode(kind), got, want)
		}
	}
}

// Who has seen the recycled cards and those that were dealt to him since knows what the deck can't have.
func TestGuessAfterReshuffle(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	text := "lost 0 " + all("YB") + "\nlost 1 " + all("GR") + "\nrecycled " + pairs + "\nhand 0 X X X\nhand 1 " + many(25, "X") + "\nfirst 1\ndrawn stop stop stop stop"
	s := after(t, position(t, text, 2), "turn stop", "deal 0 X", "deal 1 X", "deal 0 YB", "deal 1 YG")
	// Seat 0 knows: the deck has the cards of two colours, one YB less, one other card less; the rest of them are X.
	v := s.View(0)
	for _, w := range v.Odds(nil) {
		if kind := int(w.Move.Args[1]) - 1; kind < Colours || w.Weight > 3 || kind == Colours && w.Weight != 2 {
			t.Errorf("seat 0 thinks %s may come with the weight %d", Game.Format(w.Move), w.Weight)
		}
	}
	got := map[string]bool{}
	for range 300 {
		g := v.Guess(r)
		hand, _ := Hand(g, 1)
		if hand[4] != 26 || HandSize(g, 1) != 27 || !g.View(0).Equal(v) {
			t.Fatalf("seat 0 thinks seat 1 may have\n%s", Game.Show(g))
		}
		for kind := Colours; kind < Kinds; kind++ {
			if hand[kind] == 1 {
				got[KindCode(kind)] = true
			}
		}
	}
	if len(got) != 10 {
		t.Errorf("seat 1 may have %v", got)
	}
}

// Where most cards are out of the game, decks are shuffled anew again and again; what each seat sees and may think goes
// along with what happens.
func TestViewsThroughReshuffles(t *testing.T) {
	shuffles := 0
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 5))
		s := position(t, "lost 0 "+all("YB")+"\nlost 1 "+all("G")+"\nlost 2 "+many(25, "R")+" "+many(20, "X")+"\nhand 0 X\nfirst 1\nowed 9", 3)
		for s.Turn() != rules.Nobody {
			var by rules.Seat
			var m rules.Move
			if by = s.Turn(); by == rules.Chance {
				odds := s.Odds(nil)
				m = odds[r.IntN(len(odds))].Move
			} else {
				moves := s.Moves(nil, by)
				m = moves[max(len(moves)-1-r.IntN(3), 0)]
			}
			next := s.Apply(by, m, nil)
			if DeckLeft(next) > DeckLeft(s) {
				shuffles++
			}
			for to := rules.Nobody; to < 3; to++ {
				v := s.View(to)
				if got := v.Apply(by, s.Mask(to, by, m), nil); !got.Equal(next.View(to)) {
					t.Fatalf("seat %v sees %s lead to\n%s, not\n%s", to, Game.Format(m), Game.Show(got), Game.Show(next.View(to)))
				}
				g := v.Guess(r)
				if !g.View(to).Equal(v) || g.Turn() != s.Turn() || (by == rules.Chance) != (len(g.Odds(nil)) > 0) {
					t.Fatalf("seat %v sees\n%s and thinks it may be\n%s", to, Game.Show(v), Game.Show(g))
				}
				for kind, n := range Unseen(g.View(rules.Nobody)) { // all cards are there once
					if n < 0 || n > 30 {
						t.Fatalf("%d cards of %s", n, KindCode(kind))
					}
				}
			}
			s = next
		}
	}
	if shuffles < 20 {
		t.Errorf("only %d decks were shuffled anew", shuffles)
	}
}

// At the end all hands are turned up, one after the other, before they are counted: whoever looks sees the whole position, led there
// by events of its own. Before that nobody sees another hand, and afterwards one that takes the end back doesn't either.
func TestHandsAreTurnedUp(t *testing.T) {
	m, err := rules.NewMatch(Game, setup(3), 4)
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Chance {
			_, err = m.Chance()
		} else {
			_, err = m.Play(m.State().Turn(), Pass())
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	last := m.Index() - 1
	for to := rules.Nobody; to < 3; to++ {
		sight := m.Sight(to)
		if !sight.State().Equal(m.State()) {
			t.Errorf("in the end seat %v sees only\n%s", to, Game.Show(sight.State()))
		}
		if !sight.At(last).Equal(m.At(last).View(to)) || !sight.Upto(last).State().Equal(m.At(last).View(to)) {
			t.Errorf("before the end seat %v sees\n%s", to, Game.Show(sight.At(last)))
		}
		table := sight.At(last).Table(nil)
		events := sight.Events(last)
		var shown []rules.Seat
		for _, e := range events {
			for _, p := range e.Puts {
				if e.Cue == CueShow && p.To.Spot != table[p.Piece].Spot {
					t.Errorf("a card moves from %v to %v when it is turned up", table[p.Piece].Spot, p.To.Spot)
				}
				table[p.Piece] = p.To
			}
			if e.Cue == CueShow {
				shown = append(shown, rules.Seat(e.Puts[0].To.Spot.X))
			}
		}
		var want []rules.Seat
		for i := range rules.Seat(3) {
			if seat := (First(m.State()) + i) % 3; seat != to {
				want = append(want, seat)
			}
		}
		if !slices.Equal(shown, want) || events[len(events)-1].Cue != CueCount {
			t.Errorf("seat %v sees the hands of %v turned up, want %v, and then %q", to, shown, want, events[len(events)-1].Cue)
		}
		if !slices.Equal(table, m.State().Table(nil)) {
			t.Errorf("what seat %v sees doesn't lead to the table as it is", to)
		}
	}
	m.Undo()
	if v := m.Sight(0).State(); !v.Equal(m.State().View(0)) {
		t.Errorf("when the end is taken back seat 0 sees\n%s", Game.Show(v))
	}
}
