package joggle

import (
	"fmt"
	"strings"

	"quintet/rules"
)

// show prints the board as the page does (row 1 on top, a free field by the letter of its colour, W and K for white and
// black marbles), then how many marbles each seat has left or how many moves the moving phase has had, what the die
// shows, and whose turn it is: "turn 1 to roll" before the roll and "turn 1" after it.
func show(st rules.State) string {
	s := st.(*state)
	var b strings.Builder
	for row := range int8(Side) {
		fmt.Fprintf(&b, "r%d ", row+1)
		for f := row * Side; f < (row+1)*Side; f++ {
			letter := letters[paint[f]]
			if marble := s.marble(f); marble >= 0 {
				letter = colours[Colour(marble)]
			}
			b.WriteString(" " + string(letter))
		}
		b.WriteByte('\n')
	}
	if s.full() {
		fmt.Fprintln(&b, "moves", s.moved)
	} else {
		fmt.Fprintln(&b, "left", s.stores())
	}
	fmt.Fprintf(&b, "die %c\n", letters[s.face])
	if s.rolls > 0 {
		fmt.Fprintln(&b, "useless", s.rolls)
	}
	switch {
	case s.end != open:
		fmt.Fprintln(&b, s.Result())
	case s.due:
		fmt.Fprintln(&b, "turn", s.mover, "to roll")
	default:
		fmt.Fprintln(&b, "turn", s.mover)
	}
	return b.String()
}

// stores are the marbles left, in seat order.
func (s *state) stores() string {
	var list []string
	for seat := range rules.Seat(s.seats) {
		list = append(list, fmt.Sprint(s.left(seat)))
	}
	return strings.Join(list, " ")
}
