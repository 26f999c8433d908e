package lixo

import (
	"math/rand/v2"

	"quintet/rules"
)

// View hides the hands of the others: how many cards they hold is known, and which the deck and those hands hold
// together, but not who holds what. Whoever remembers which cards were shuffled anew and which of them he was dealt
// himself knows of some that they can't be in the deck (L15: the piles are open).
func (s *state) View(to rules.Seat) rules.State {
	hidden := uint8(1)<<s.seats - 1
	if to >= 0 {
		hidden &^= 1 << to
	}
	if s.hidden|hidden == s.hidden {
		return s
	}
	t := *s
	t.hidden |= hidden
	for seat := range rules.Seat(t.seats) {
		if !t.hides(seat) {
			continue
		}
		for kind, n := range t.dealt[seat] {
			t.left[kind] += n
		}
		t.dealt[seat], t.hand[seat] = [Kinds]int8{}, [Kinds]int8{}
	}
	return &t
}

// unseen counts the cards that the viewer does not see: those of the deck and of the hidden hands.
func (s *state) unseen() [Kinds]int8 {
	n := copies
	for _, face := range s.face {
		if face != 0 {
			n[face-1]--
		}
	}
	for seat := range s.seats {
		for kind, k := range s.hand[seat] {
			n[kind] -= k
		}
	}
	return n
}

// possible is how many cards of each kind the deck may hold at most. Where nothing is hidden it is what the deck holds.
func (s *state) possible() [Kinds]int8 {
	if s.hidden == 0 {
		return s.left
	}
	n := s.unseen()
	for kind := range n {
		n[kind] = min(n[kind], s.left[kind])
	}
	return n
}

// Guess draws the deck from the cards that may be in it, and deals the others that the viewer does not see.
func (s *state) Guess(r *rand.Rand) rules.State {
	if s.hidden == 0 {
		return s
	}
	t := *s
	t.hidden = 0
	rest := s.unseen()
	possible := s.possible()
	t.left = [Kinds]int8{}
	for range s.count[deck] {
		kind := draw(&possible, r)
		rest[kind]--
		t.left[kind]++
	}
	given := false
	for seat := range rules.Seat(s.seats) {
		if !s.hides(seat) {
			continue
		}
		for range s.count[handOf(seat)] {
			t.hand[seat][draw(&rest, r)]++
		}
		if !given { // who has been dealt which of the other cards makes no difference to the viewer
			given = true
			for kind := range t.left {
				t.dealt[seat][kind] = s.left[kind] - t.left[kind]
			}
		}
	}
	return &t
}

// draw takes one of the cards that are counted, each as likely as any other.
func draw(counts *[Kinds]int8, r *rand.Rand) (kind int) {
	all := 0
	for _, n := range counts {
		all += int(n)
	}
	left := r.IntN(all)
	for left >= int(counts[kind]) {
		left -= int(counts[kind])
		kind++
	}
	counts[kind]--
	return kind
}

// Mask hides which card is dealt to another seat.
func (s *state) Mask(to, by rules.Seat, m rules.Move) rules.Move {
	if m.Verb == VerbDeal && rules.Seat(m.Args[0]) != to {
		m.Args[1] = 0
	}
	return m
}
