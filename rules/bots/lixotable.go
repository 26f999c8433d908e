package bots

import (
	"math"
	"math/rand/v2"

	"quintet/rules"
	"quintet/rules/lixo"
)

// lixoTable is a position of LIXO? for playing on quickly: nothing is hidden in it, and all that chance will bring lies in
// order.
type lixoTable struct {
	seats, first, turn rules.Seat
	hand               [lixo.SeatMax][lixo.Kinds]int8
	size               [lixo.SeatMax]int8    // of the hand; where it is hidden, that is all that is known of it
	points             [lixo.SeatMax]int     // without what is in hand and bid
	keep               [lixo.SeatMax]float64 // of the bidder at each seat

	main          [lixo.MainCards]uint8 // the main deck: faces
	mains, turned int8                  // how many there are, and how many of them have been turned
	left          [lixo.Colours]int8    // containers that are still to come
	deck          [lixo.Garbage]uint8   // the garbage deck: kinds
	deals, dealt  int16
	recycled      [lixo.Kinds]int8

	// The auction.
	colour, value int
	bid           [lixo.SeatMax]int8
	laid          [lixo.SeatMax][lixo.Kinds]int8 // the cards of the bids
	high, passes  int8
	leader        rules.Seat
}

// lixoCarriers are the kinds that can pay for a colour, its own first.
var lixoCarriers = func() (list [lixo.Colours][]int8) {
	for colour := range list {
		for kind := range lixo.Kinds {
			if lixo.Carries(kind, colour) {
				list[colour] = append(list[colour], int8(kind))
			}
		}
	}
	return list
}()

// lixoSeen is the table as a state or a view has it, but for the order of the decks.
func lixoSeen(st rules.State) (t lixoTable) {
	seats := rules.Seat(lixo.Seats(st))
	t.seats, t.first, t.turn, t.leader = seats, lixo.First(st), st.Turn(), lixo.Leader(st)
	t.high, t.passes = int8(lixo.High(st)), int8(lixo.Passes(st))
	t.colour, t.value, _ = lixo.Auctioned(st)
	t.recycled = lixo.Recycled(st)
	for seat := range seats {
		t.hand[seat], _ = lixo.Hand(st, seat)
		t.size[seat] = int8(lixo.HandSize(st, seat))
		t.bid[seat] = int8(lixo.BidSize(st, seat))
		t.laid[seat] = lixo.Laid(st, seat)
		t.points[seat] = lixo.Worth(st, seat) - lixo.Lost(st, seat)
	}
	for face, n := range lixo.Unturned(st) {
		if colour, _, ok := lixo.Container(uint8(face)); ok {
			t.left[colour] += n
		}
	}
	return t
}

// have is how many cards a seat could add to its bid.
func (t *lixoTable) have(seat rules.Seat) (n int8) {
	for _, kind := range lixoCarriers[t.colour] {
		n += t.hand[seat][kind]
	}
	return n
}

// least is how many it has to add.
func (t *lixoTable) least(seat rules.Seat) int8 { return t.high + 1 - t.bid[seat] }

// cards are those that a seat adds to its bid, of two colours only if it has no others.
func (t *lixoTable) cards(by rules.Seat, k int8) (counts [lixo.Kinds]int8) {
	for _, kind := range lixoCarriers[t.colour] {
		n := min(k, t.hand[by][kind])
		counts[kind] = n
		k -= n
	}
	return counts
}

// move is the decision to add so many cards.
func (t *lixoTable) move(by rules.Seat, k int8) rules.Move {
	if k == 0 {
		return lixo.Pass()
	}
	return lixo.Bid(t.cards(by, k))
}

// play makes that decision for the seat to move.
func (t *lixoTable) play(k int8) {
	by := t.turn
	if t.turn++; t.turn == t.seats {
		t.turn = 0
	}
	if k > 0 {
		for kind, n := range t.cards(by, k) {
			t.hand[by][kind] -= n
			t.laid[by][kind] += n
		}
		t.bid[by] += k
		t.size[by] -= k
		t.high, t.leader, t.passes = t.bid[by], by, 0
		return
	}
	t.passes++
	if rules.Seat(t.passes) == t.seats || t.leader >= 0 && rules.Seat(t.passes) == t.seats-1 {
		t.resolve()
	}
}

// resolve ends an auction, and goes on to the next one, or to the end: then it is nobody's turn.
func (t *lixoTable) resolve() {
	empty := true
	for seat := range t.seats {
		if seat == t.leader {
			t.points[seat] += t.value
			for kind, n := range t.laid[seat] {
				t.recycled[kind] += n
			}
		} else {
			t.points[seat] -= int(t.bid[seat])
		}
		empty = empty && t.size[seat] == 0
	}
	t.bid, t.laid = [lixo.SeatMax]int8{}, [lixo.SeatMax][lixo.Kinds]int8{}
	t.high, t.passes, t.leader = 0, 0, rules.Nobody
	if empty && t.turned < t.mains {
		t.deal()
	}
	for t.turned < t.mains {
		face := t.main[t.turned]
		t.turned++
		if colour, value, ok := lixo.Container(face); ok {
			t.colour, t.value, t.turn = colour, value, t.first
			t.left[colour]--
			return
		}
		t.deal()
	}
	t.turn = rules.Nobody
}

// deal gives everybody a portion, the next player being first.
func (t *lixoTable) deal() {
	if t.first++; t.first == t.seats {
		t.first = 0
	}
	for i := range lixo.Portion * t.seats {
		if t.dealt == t.deals {
			if t.shuffle(); t.deals == 0 {
				return
			}
		}
		seat := (t.first + i) % t.seats
		t.hand[seat][t.deck[t.dealt]]++
		t.size[seat]++
		t.dealt++
	}
}

// shuffle makes the recycled cards the deck, kind by kind in turn: it is done so seldom that the order hardly matters.
func (t *lixoTable) shuffle() {
	t.dealt, t.deals = 0, 0
	for more := true; more; {
		more = false
		for kind := range t.recycled {
			if t.recycled[kind] > 0 {
				t.recycled[kind]--
				t.deck[t.deals] = uint8(kind)
				t.deals++
				more = true
			}
		}
	}
}

// guessed is a table with the hidden cards dealt at random, and the decks in a random order.
func guessed(view rules.State, r *rand.Rand) lixoTable {
	g := view.Guess(r)
	t := lixoSeen(g)
	for face, n := range lixo.Unturned(g) {
		for range n {
			t.main[t.mains] = uint8(face)
			t.mains++
		}
	}
	kinds := lixo.Unseen(g)
	for kind, n := range kinds {
		for range n {
			t.deck[t.deals] = uint8(kind)
			t.deals++
		}
	}
	r.Shuffle(int(t.mains), func(i, j int) { t.main[i], t.main[j] = t.main[j], t.main[i] })
	r.Shuffle(int(t.deals), func(i, j int) { t.deck[i], t.deck[j] = t.deck[j], t.deck[i] })
	return t
}

// mix makes bidders of all seats: nobody knows how others bid, so some are eager and some thrifty.
func (t *lixoTable) mix(r *rand.Rand) {
	for seat := range t.keep {
		t.keep[seat] = 0.5 + 3.5*r.Float64()
	}
}

// won is what the end of a match is worth to a seat: the win or its share of it, and a little for the points.
func (t *lixoTable) won(by rules.Seat) float64 {
	best, shared, mine := math.MinInt, 1, t.points[by]-int(t.size[by])
	for seat := range t.seats {
		if seat == by {
			continue
		}
		switch n := t.points[seat] - int(t.size[seat]); {
		case n > best:
			best, shared = n, 2
		case n == best:
			shared++
		}
	}
	worth := 0.01 * float64(mine-best)
	switch {
	case mine > best:
		worth++
	case mine == best:
		worth += 1 / float64(shared)
	}
	return worth
}
