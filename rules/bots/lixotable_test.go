package bots

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/lixo"
)

// The table for playing on quickly does what the rules do, in random matches with its decks: the same bids may be made,
// the same is paid for them, the same seat is next, the same cards come, and the same seats win.
func TestLixoTable(t *testing.T) {
	bids, passes, shuffles := 0, 0, 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 12))
		setup := rules.Setup{Players: make([]rules.Player, 2+seed%5)}
		if seed%2 == 1 {
			setup.Options = map[string]string{"containerValues": "12345"}
		}
		s, err := lixo.Game.New(setup)
		if seed%3 == 0 { // the deck has to be made anew
			s, err = lixo.Position(used(r, len(setup.Players)), setup)
		}
		if err != nil {
			t.Fatal(err)
		}
		for s.Turn() == rules.Chance {
			s = s.Apply(rules.Chance, drawn(s.Odds(nil), r), nil)
		}
		table := guessed(s, r)
		for s.Turn() != rules.Nobody {
			by := s.Turn()
			k := anyBid(t, s, &table, r)
			if k == 0 {
				passes++
			} else {
				bids++
			}
			before := table
			s = s.Apply(by, table.move(by, k), nil)
			table.play(k)
			if table.dealt < before.dealt {
				shuffles++
			}
			s = follow(t, s, &before, &table)
			if why := unlike(s, &table); why != "" {
				t.Fatalf("%s\n%+v\n%s", why, table, lixo.Game.Show(s))
			}
		}
		end := s.Result()
		for seat := range table.seats {
			share := math.Max(0, math.Round(100*(table.won(seat)-pointsPart(end, seat)))/100)
			want := 0.0
			if slices.Contains(end.Winners, seat) {
				want = math.Round(100/float64(len(end.Winners))) / 100
			}
			if score := table.points[seat] - int(table.size[seat]); score != end.Scores[seat] || share != want {
				t.Fatalf("seat %d has %d points and %v of the win, not %d and %v", seat, score, share, end.Scores[seat], want)
			}
		}
	}
	if bids < 1000 || passes < 1000 || shuffles == 0 {
		t.Errorf("only %d bids, %d passes and %d shuffles", bids, passes, shuffles)
	}
}

// used is a position with most of the garbage cards recycled.
func used(r *rand.Rand, seats int) string {
	var cards []string
	for kind := range lixo.Kinds {
		for range lixo.Copies(kind) {
			cards = append(cards, lixo.KindCode(kind))
		}
	}
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	n := 130 + r.IntN(20)
	text := "recycled " + strings.Join(cards[:n], " ")
	for seat := range seats {
		text += fmt.Sprintf("\nhand %d %s %s", seat, cards[n+2*seat], cards[n+2*seat+1])
	}
	return text
}

// anyBid is how many cards a random one of the bids adds that table and rules allow, 0 for a pass.
func anyBid(t *testing.T, s rules.State, table *lixoTable, r *rand.Rand) int8 {
	t.Helper()
	by := s.Turn()
	may := map[int8]bool{}
	for _, m := range s.Moves(nil, by) {
		n := int8(0)
		for _, k := range m.Args {
			n += k
		}
		may[n] = true
	}
	list := []int8{0}
	for k := table.least(by); k <= table.have(by); k++ {
		list = append(list, k)
	}
	if len(list) != len(may) {
		t.Fatalf("seat %d may add %v cards, not %v\n%s", by, list, may, lixo.Game.Show(s))
	}
	for _, k := range list {
		if err := s.Check(by, table.move(by, k)); err != nil || !may[k] {
			t.Fatalf("seat %d may not add %d cards: %v\n%s", by, k, err, lixo.Game.Show(s))
		}
	}
	if len(list) == 1 || r.IntN(2) == 0 {
		return 0
	}
	return list[1+r.IntN(min(len(list)-1, 2))]
}

// follow lets chance bring what lies in the decks of the table.
func follow(t *testing.T, s rules.State, before, after *lixoTable) rules.State {
	t.Helper()
	turned, deck, dealt, deals := before.turned, &before.deck, before.dealt, before.deals
	for s.Turn() == rules.Chance {
		m := lixo.Turn(before.main[turned])
		odds := s.Odds(nil)
		if lixo.Phase(s) == lixo.PhaseDeal {
			if dealt == deals {
				deck, dealt, deals = &after.deck, 0, after.deals
			}
			m = lixo.Deal(rules.Seat(odds[0].Move.Args[0]), int(deck[dealt]))
			dealt++
		} else {
			turned++
		}
		if !slices.ContainsFunc(odds, func(o rules.Weighted) bool { return o.Move == m }) {
			t.Fatalf("%s can't be\n%s", lixo.Game.Format(m), lixo.Game.Show(s))
		}
		s = s.Apply(rules.Chance, m, nil)
	}
	return s
}

// unlike says in what a table differs from a position.
func unlike(s rules.State, table *lixoTable) string {
	want := lixoSeen(s)
	switch {
	case table.turn != want.turn:
		return "another seat is next"
	case table.first != want.first:
		return "another seat is first"
	case table.points != want.points:
		return "the points differ"
	case table.hand != want.hand || table.size != want.size:
		return "the hands differ"
	case table.recycled != want.recycled:
		return "other cards are recycled"
	case want.turn < 0:
		return ""
	case table.bid != want.bid || table.laid != want.laid || table.high != want.high || table.leader != want.leader || table.passes != want.passes:
		return "the bids differ"
	case table.colour != want.colour || table.value != want.value || table.left != want.left:
		return "another container is auctioned"
	}
	return ""
}

// pointsPart is what a win is worth more, or a loss less, for the points.
func pointsPart(end rules.Result, seat rules.Seat) float64 {
	best := math.MinInt
	for other, score := range end.Scores {
		if rules.Seat(other) != seat {
			best = max(best, score)
		}
	}
	return 0.01 * float64(end.Scores[seat]-best)
}
