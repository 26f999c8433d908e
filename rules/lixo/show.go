package lixo

import (
	"fmt"
	"strings"

	"quintet/rules"
)

// show prints a position: for each seat its hand ("?" and the number if the viewer does not see it), its bid, containers
// and unrecycled cards, as far as it has any; what lies in the middle; how many cards the decks have; who is first, leads
// and is to move. Position reads it.
func show(st rules.State) string {
	s := st.(*state)
	var b strings.Builder
	for seat := range rules.Seat(s.seats) {
		hand := codes(&s.hand[seat])
		if s.hides(seat) {
			hand = fmt.Sprint("?", s.count[handOf(seat)])
		}
		fmt.Fprintf(&b, "hand %v %s\n", seat, hand)
	}
	for seat := range rules.Seat(s.seats) {
		won := ""
		for i, face := range s.main[:s.turned] {
			if s.owner[i] == seat && !s.auctioned(i) {
				won += " " + cardCode(face)
			}
		}
		s.line(&b, fmt.Sprintf("bid %v", seat), bidOf(seat))
		if won != "" {
			fmt.Fprintf(&b, "won %v%s\n", seat, won)
		}
		s.line(&b, fmt.Sprintf("lost %v", seat), lostOf(seat))
	}
	s.line(&b, "recycled", recycled)
	drawn := ""
	for i, face := range s.main[:s.turned] {
		if s.owner[i] == rules.Nobody && !s.auctioned(i) {
			drawn += " " + cardCode(face)
		}
	}
	if drawn != "" {
		fmt.Fprintf(&b, "drawn%s\n", drawn)
	}
	fmt.Fprintln(&b, "main", MainCards-int(s.turned))
	fmt.Fprintln(&b, "deck", s.count[deck])
	if s.owed > 0 {
		fmt.Fprintln(&b, "owed", s.owed)
	}
	fmt.Fprintln(&b, "first", s.first)
	if s.turn >= 0 {
		fmt.Fprintln(&b, "card", cardCode(s.main[s.turned-1]))
		fmt.Fprintln(&b, "leader", s.leader)
		fmt.Fprintln(&b, "passes", s.passes)
	}
	if s.turn == rules.Nobody {
		fmt.Fprintln(&b, s.Result())
	} else {
		fmt.Fprintln(&b, "turn", s.turn)
	}
	return b.String()
}

// auctioned tells whether a card of the main deck lies in the centre.
func (s *state) auctioned(i int) bool { return s.turn >= 0 && i == int(s.turned)-1 }

// line prints the cards of an open pile, if there are any.
func (s *state) line(b *strings.Builder, name string, of pile) {
	if s.count[of] > 0 {
		kinds := s.kinds(of)
		fmt.Fprintln(b, name, codes(&kinds))
	}
}
