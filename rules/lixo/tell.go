package lixo

import (
	"slices"

	"quintet/rules"
)

// Cues of events, besides rules.CueDeal for a garbage card that is dealt.
const (
	CueTurn    rules.Cue = "turn"    // a card of the main deck is turned up
	CueStop    rules.Cue = "stop"    // it was a stop
	CueFirst   rules.Cue = "first"   // another player is first now
	CueBid     rules.Cue = "bid"     // cards of a hand are laid in front of the player
	CuePass    rules.Cue = "pass"    // nothing moves
	CueWon     rules.Cue = "won"     // the container goes to its new owner
	CueUnsold  rules.Cue = "unsold"  // nobody wanted it
	CueRecycle rules.Cue = "recycle" // what the leader has bid goes beside the garbage deck
	CueLost    rules.Cue = "lost"    // what another player has bid becomes unrecycled
	CueShuffle rules.Cue = "shuffle" // the recycled cards become the deck
	CueShow    rules.Cue = "show"    // the end: a hand is turned up to be counted
	CueCount   rules.Cue = "count"   // points are counted
	// CueSame lets cards exchange their numbers. Afterwards the table looks exactly as before, so it takes no time: the
	// card that leaves a hand has the hand's last number, whichever card it is.
	CueSame rules.Cue = "same"
)

func putAt(piece int, to rules.Place) rules.Put { return rules.Put{Piece: int16(piece), To: to} }

func card(n uint8, to rules.Place) rules.Put { return putAt(FirstGarbage+int(n), to) }

// tellTurn: a card is turned up; a stop goes to the drawn pile.
func (t *state) tellTurn(seen *rules.Script) {
	i := int(t.turned) - 1
	seen.Add(CueTurn, putAt(i, rules.Place{Spot: rules.Spot{Zone: ZoneCentre}, Face: t.main[i]}))
	if t.main[i] == FaceStop {
		seen.Add(CueStop, putAt(i, t.cardPlace(i)))
	}
}

// tellDeal: a card flies from the deck to where it belongs in the hand, and those after it make room. In a hand that is
// seen, that is the last place of its kind; its number may belong elsewhere, and then numbers are exchanged first.
func (t *state) tellDeal(to rules.Seat, n uint8, kind int, seen *rules.Script) {
	var buf [HandMax]uint8
	held := t.numbers(buf[:0], handOf(to))
	number := slices.Index(held, n)
	place := number
	if !t.hides(to) {
		place = -1
		for _, k := range t.hand[to][:kind+1] {
			place += int(k)
		}
	}
	// before is the slot in which the card was that is in a slot now, if the new card has come to slot i; -1 for the deck.
	before := func(slot, i int) int {
		switch {
		case slot == i:
			return -1
		case slot > i:
			return slot - 1
		}
		return slot
	}
	var same, puts []rules.Put
	for slot, n := range held {
		at := t.inHand(to, slot)
		if slot >= place {
			puts = append(puts, card(n, at))
		}
		if from := before(slot, place); from != before(slot, number) {
			at.Spot = SpotOf(ZoneHand, to, from)
			if from < 0 {
				at = rules.Place{Spot: rules.Spot{Zone: ZoneDeck}}
			}
			same = append(same, card(n, at))
		}
	}
	tellBoth(seen, rules.CueDeal, same, puts)
}

// tellBid: cards of a hand go to the player's bid, and those that stay close up. In a hand that is seen, the last cards of
// each kind leave; the last numbers leave, and so numbers are exchanged first.
func (t *state) tellBid(s *state, by rules.Seat, counts *[Kinds]int8, seen *rules.Script) {
	var buf [HandMax]uint8
	held := s.numbers(buf[:0], handOf(by))
	staying := len(held) - int(total(counts))
	var stays, leaves [HandMax]int // slots
	i, j := 0, 0
	for slot := range held {
		leaving := slot >= staying
		if !s.hides(by) {
			leaving = s.leaves(by, slot, counts)
		}
		if leaving {
			leaves[j] = slot
			j++
		} else {
			stays[i] = slot
			i++
		}
	}
	var same, puts []rules.Put
	for i, n := range held[staying:] { // the bid itself comes first
		puts = append(puts, card(n, t.open(n)))
		if leaves[i] != staying+i {
			same = append(same, card(n, s.inHand(by, leaves[i])))
		}
	}
	for slot, n := range held[:staying] {
		if from := stays[slot]; from != slot {
			same = append(same, card(n, s.inHand(by, from)))
			puts = append(puts, card(n, t.inHand(by, slot)))
		}
	}
	tellBoth(seen, CueBid, same, puts)
}

// leaves tells whether the card in a slot of a hand is one of those bid: the last of each kind are.
func (s *state) leaves(seat rules.Seat, slot int, counts *[Kinds]int8) bool {
	end := 0
	for kind, n := range s.hand[seat] {
		end += int(n)
		if slot < end {
			return slot >= end-int(counts[kind])
		}
	}
	return false
}

// tellBoth writes an event, after the exchange of numbers that it needs, if any.
func tellBoth(seen *rules.Script, cue rules.Cue, same, puts []rules.Put) {
	if same != nil {
		seen.Add(CueSame, same...)
	}
	seen.Add(cue, puts...)
}

// tellEnd: the container goes to the leader and his cards are recycled, or it goes out of the game; then the others'
// cards are put aside, seat by seat from the leader on.
func (t *state) tellEnd(s *state, seen *rules.Script) {
	i := int(t.turned) - 1
	cue, from := CueUnsold, t.first
	if t.leader != rules.Nobody {
		cue, from = CueWon, t.leader
	}
	seen.Add(cue, putAt(i, t.cardPlace(i)))
	for range t.seats {
		var puts []rules.Put
		for n, at := range s.at {
			if at == bidOf(from) {
				puts = append(puts, card(uint8(n), t.open(uint8(n))))
			}
		}
		if puts != nil {
			cue = CueLost
			if from == t.leader {
				cue = CueRecycle
			}
			seen.Add(cue, puts...)
		}
		from = t.after(from)
	}
}

// tellShuffle: the recycled cards, which are still on their pile, become the deck.
func (t *state) tellShuffle(seen *rules.Script) {
	var puts []rules.Put
	for n, at := range t.at {
		if at == recycled {
			puts = append(puts, card(uint8(n), rules.Place{Spot: rules.Spot{Zone: ZoneDeck}}))
		}
	}
	seen.Add(CueShuffle, puts...)
}

// Bare turns up the hands that a seat has not seen, one after the other from the first player on, before they are counted.
func (s *state) Bare(to rules.Seat, seen *rules.Script) {
	n := len(seen.Events) - 1 // the count, which is the last that is seen of a match
	count := seen.Events[n]
	seen.Events = seen.Events[:n]
	var buf [HandMax]uint8
	for i := range rules.Seat(s.seats) {
		seat := (s.first + i) % rules.Seat(s.seats)
		if seat == to || s.count[handOf(seat)] == 0 {
			continue
		}
		var puts []rules.Put
		for slot, n := range s.numbers(buf[:0], handOf(seat)) {
			puts = append(puts, card(n, s.inHand(seat, slot)))
		}
		seen.Add(CueShow, puts...)
	}
	seen.Events = append(seen.Events, count)
}
