package lixo

import (
	"fmt"

	"quintet/rules"
)

// Check finds the first rule in the order of section 6 that forbids the move.
func (s *state) Check(by rules.Seat, m rules.Move) error {
	switch {
	case s.turn == rules.Nobody:
		return rules.ErrOver
	case by < 0, by != s.turn:
		return rules.ErrNotYourTurn
	case !proper(m):
		return rules.Refuse(rules.KeyUnreadable, "That is no move of LIXO?.")
	case m.Verb == VerbDeal, m.Verb == VerbTurn:
		return rules.ErrImpossible // only chance deals and turns cards
	case m.Verb == VerbPass:
		return nil // nobody has to bid, not even the first (L12)
	}
	if refused := s.checkBid(by, &m.Args); refused != nil {
		return refused
	}
	return nil
}

func (s *state) checkBid(by rules.Seat, counts *[Kinds]int8) *rules.Refusal {
	for kind, n := range counts {
		if n > 0 && !Carries(kind, s.colour()) { // L14: either colour of a card of two will do
			return rules.Refuse(KeyWrongColour, "A {card} card cannot pay for a {colour} container.",
				"card", KindWords(kind), "colour", colourWords[s.colour()])
		}
	}
	if n := int(total(counts)); n < s.least(by) {
		return rules.Refuse(KeyTooLow, "With that your bid is {bid}. It must be higher than {high}.",
			"bid", fmt.Sprint(s.bid(by)+n), "high", fmt.Sprint(s.high()))
	}
	for kind, n := range counts {
		if n > s.hand[by][kind] {
			return rules.Refuse(KeyNotInHand, "There are not so many {card} cards in your hand.", "card", KindWords(kind))
		}
	}
	return nil
}

// bid is how many cards a seat has bid so far, and high how many the leader has.
func (s *state) bid(seat rules.Seat) int { return int(s.count[bidOf(seat)]) }

func (s *state) high() int {
	if s.leader == rules.Nobody {
		return 0
	}
	return s.bid(s.leader)
}

// least is how many cards a seat must add to outbid the highest. Those it has bid in earlier rounds count (L3).
func (s *state) least(seat rules.Seat) int { return s.high() + 1 - s.bid(seat) }

// colour is that of the container that is auctioned.
func (s *state) colour() int {
	colour, _, _ := Container(s.main[s.turned-1])
	return colour
}
