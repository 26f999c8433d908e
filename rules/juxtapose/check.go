package juxtapose

import "quintet/rules"

// Check finds the first rule in the order of section 5 that forbids the move.
func (s *state) Check(by rules.Seat, m rules.Move) error {
	switch {
	case s.turn == rules.Nobody:
		return rules.ErrOver
	case by != s.turn:
		return rules.ErrNotYourTurn
	case !proper(m):
		return rules.Refuse(rules.KeyUnreadable, "That is no move of Juxtapose.")
	case s.dropping() != (m.Verb == VerbDrop):
		return s.wrongPhase()
	}
	var refused *rules.Refusal
	switch a, b := m.Args[0], m.Args[1]; m.Verb {
	case VerbDrop:
		refused = s.checkDrop(int(a), b)
	case VerbSwap:
		refused = s.checkSwap(a, b)
	case VerbSlide:
		refused = s.checkSlide(a)
	}
	if refused != nil {
		return refused
	}
	return nil
}

func (s *state) wrongPhase() *rules.Refusal {
	switch {
	case s.dropping():
		return rules.Refuse(KeyWrongPhase, "Pyramids stay where they are until all fifteen are on the board. Drop one from the pool.")
	case s.slidesOnly:
		return rules.Refuse(KeyWrongPhase, "All pyramids are on the board. Now slide one into the empty square.")
	}
	return rules.Refuse(KeyWrongPhase, "All pyramids are on the board. Now swap two that touch, or slide one into the empty square.")
}

func (s *state) checkDrop(piece int, square int8) *rules.Refusal {
	switch {
	case s.piece(square) >= 0:
		return rules.Refuse(KeyTaken, "The {piece} pyramid already stands on {square}. Choose an empty square.",
			"piece", Words(s.piece(square)), "square", name(square))
	case s.square(piece) >= 0:
		return rules.Refuse(KeyNotInPool, "The {piece} pyramid is on the board already. Choose one from the pool.",
			"piece", Words(piece))
	}
	return nil
}

func (s *state) checkSwap(a, b int8) *rules.Refusal {
	switch {
	case near[a]>>b&1 == 0:
		return rules.Refuse(KeyNotAdjacent, "{a} and {b} do not touch. Swap pyramids whose squares share a side or a corner.",
			"a", name(a), "b", name(b))
	case s.piece(a) < 0 || s.piece(b) < 0:
		return rules.Refuse(KeyEmpty, "There is no pyramid on {square}, and a swap needs two.", "square", name(s.Hole())) // X7
	case s.slidesOnly:
		return rules.Refuse(KeySwapsOff, "Swaps are switched off in this match. Slide a pyramid into the empty square.")
	}
	return nil
}

func (s *state) checkSlide(a int8) *rules.Refusal {
	hole := s.Hole()
	switch {
	case a == hole:
		return rules.Refuse(KeyEmpty, "There is no pyramid on {square}. Choose one beside it to slide there.", "square", name(a))
	case beside[hole]>>a&1 == 0:
		return rules.Refuse(KeyNotAdjacent, "The {piece} pyramid cannot slide: its square shares no side with the empty one.",
			"piece", Words(s.piece(a)))
	case s.barred>>a&1 == 0:
		return nil
	}
	text := "The {piece} pyramid has just moved and may not slide yet. Swap it, or move another one."
	switch {
	case s.slidesOnly:
		text = "The {piece} pyramid has just moved and may not slide straight back. Slide another one."
	case s.slideOnly:
		text = "The {piece} pyramid was the last to slide and may not slide again yet. Swap it, or move another one."
	}
	return rules.Refuse(KeyBarred, text, "piece", Words(s.piece(a)))
}
