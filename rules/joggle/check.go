package joggle

import "quintet/rules"

// Check finds the first rule in the order of section 5 that forbids the move.
func (s *state) Check(by rules.Seat, m rules.Move) error {
	switch {
	case s.end != open:
		return rules.ErrOver
	case by != s.Turn(), by < 0:
		return rules.ErrNotYourTurn
	case !proper(m):
		return rules.Refuse(rules.KeyUnreadable, "That is no move of Joggle.")
	case m.Verb == VerbRoll, s.full() == (m.Verb == VerbPlace):
		return s.wrongPhase(m.Verb)
	}
	var refused *rules.Refusal
	switch a, b := m.Args[0], m.Args[1]; m.Verb {
	case VerbPlace:
		refused = s.checkPlace(a)
	case VerbMove:
		refused = s.checkMove(a, b)
	case VerbExchange:
		refused = s.checkExchange(a, b)
	}
	if refused != nil {
		return refused
	}
	return nil
}

func (s *state) wrongPhase(verb rules.Verb) *rules.Refusal {
	switch {
	case verb == VerbRoll:
		return rules.Refuse(KeyWrongPhase, "The die has been rolled and shows {roll}. Now use it.", "roll", faceWords[s.face])
	case !s.full():
		return rules.Refuse(KeyWrongPhase, "Marbles stay where they are until all of them lie on the board. Place one of yours.") // G4
	case s.face == Joggle:
		return rules.Refuse(KeyWrongPhase, "All marbles lie on the board. Now move one of yours, or exchange it for one of theirs.")
	}
	return rules.Refuse(KeyWrongPhase, "All marbles lie on the board. Now move one of yours.")
}

// checkField says why a marble may not come to lie on a field, whoever's and from wherever it is.
func (s *state) checkField(to int8) *rules.Refusal {
	switch {
	case s.taken()&bit(to) != 0:
		return rules.Refuse(KeyTaken, "A marble lies on {field} already. Choose a free field.", "field", name(to))
	case coloured[s.face]&bit(to) == 0:
		return rules.Refuse(KeyWrongColour, "The die shows {roll}, but {field} is {colour}. Choose a free {roll} field.",
			"roll", faceWords[s.face], "field", name(to), "colour", faceWords[paint[to]])
	}
	return nil
}

func (s *state) checkPlace(to int8) *rules.Refusal {
	if refused := s.checkField(to); refused != nil {
		return refused
	}
	if s.allowed(s.face)&bit(to) == 0 {
		return rules.Refuse(KeyTooEarly, "A marble on {field} would finish a shape, and in Extreme that may be done only when all marbles lie on the board.",
			"field", name(to))
	}
	return nil
}

func (s *state) checkMove(from, to int8) *rules.Refusal {
	if refused := s.checkField(to); refused != nil {
		return refused
	}
	switch {
	case s.theirs()&bit(from) != 0:
		return notYours(from)
	case s.mine()&bit(from) == 0:
		return rules.Refuse(KeyEmpty, "There is no marble on {field}. Choose one of yours to move.", "field", name(from))
	}
	return nil
}

func (s *state) checkExchange(own, other int8) *rules.Refusal {
	switch {
	case s.theirs()&bit(own) != 0:
		return notYours(own)
	case s.mine()&bit(other) != 0:
		return rules.Refuse(KeyNotTheirs, "The marble on {field} is yours too. Exchange one of yours for one of theirs.", "field", name(other))
	case s.mine()&bit(own) == 0:
		return noMarble(own)
	case s.theirs()&bit(other) == 0:
		return noMarble(other)
	case s.face != Joggle:
		return rules.Refuse(KeyNeedsJoggle, "The die shows {roll}, and marbles are exchanged only after Joggle. Move one of yours.",
			"roll", faceWords[s.face])
	case s.protects(bit(own)):
		return protected(own)
	case s.protects(bit(other)):
		return protected(other)
	case s.completes(bit(own), bit(other)):
		return rules.Refuse(KeyWouldComplete, "That would finish a shape, and no shape may be finished by an exchange, neither yours nor theirs.")
	}
	return nil
}

func notYours(field int8) *rules.Refusal {
	return rules.Refuse(KeyNotYours, "The marble on {field} is not yours. Choose one of yours.", "field", name(field))
}

func noMarble(field int8) *rules.Refusal {
	return rules.Refuse(KeyEmpty, "There is no marble on {field}, and an exchange needs two.", "field", name(field))
}

func protected(field int8) *rules.Refusal {
	return rules.Refuse(KeyProtected, "The marble on {field} is part of a finished shape and may not be exchanged.", "field", name(field))
}
