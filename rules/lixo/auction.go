package lixo

import "quintet/rules"

// lead is a bid, which makes the bidder the leader.
func (t *state) lead(by rules.Seat, counts *[Kinds]int8) {
	var buf [HandMax]uint8
	held := t.numbers(buf[:0], handOf(by))
	leaving := held[len(held)-int(total(counts)):]
	for kind, n := range counts {
		for range n {
			t.lay(leaving[0], bidOf(by), uint8(kind+1))
			leaving = leaving[1:]
		}
		if !t.hides(by) {
			t.hand[by][kind] -= n
		}
	}
	t.leader, t.passes = by, 0
	t.turn = t.after(by)
}

// pass ends the auction when all have passed in a row, the leader excepted, who is not asked to outbid himself (L4).
func (t *state) pass(s *state, seen *rules.Script) {
	seen.Add(CuePass)
	t.passes++
	t.turn = t.after(t.turn)
	if t.passes == t.seats || t.leader != rules.Nobody && t.passes == t.seats-1 {
		t.resolve(s, seen)
	}
}

// resolve ends an auction. The leader has the container and his cards are recycled; what the others have bid is theirs
// for good. A container that nobody wanted is out of the game. Who opens the next auction stays the same (L10).
func (t *state) resolve(s *state, seen *rules.Script) {
	t.turn = rules.Chance
	t.owner[t.turned-1] = t.leader
	for seat := range rules.Seat(t.seats) {
		to := lostOf(seat)
		if seat == t.leader {
			to = recycled
		}
		if t.bid(seat) > 0 {
			t.pour(bidOf(seat), to)
		}
	}
	if seen != nil {
		t.tellEnd(s, seen)
	}
	t.leader, t.passes = rules.Nobody, 0
	if t.turned < MainCards && t.empty() { // L6, L9
		t.refill(seen)
	}
	t.settle(seen)
}

// empty tells whether all hands are.
func (s *state) empty() bool {
	for seat := range rules.Seat(s.seats) {
		if s.count[handOf(seat)] > 0 {
			return false
		}
	}
	return true
}
