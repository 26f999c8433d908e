package juxtabo

import (
	"fmt"

	"quintet/rules"
)

// Check finds the first rule in the order of the page that forbids the move.
func (s *state) Check(by rules.Seat, m rules.Move) error {
	if err := s.mayAct(by, m.Verb); err != nil {
		return err
	}
	if !proper(m) || masked(m) {
		return rules.Refuse(rules.KeyUnreadable, "That is no move of Juxtabo.")
	}
	if err := s.wrongPhase(m.Verb); err != nil {
		return err
	}
	switch m.Verb {
	case VerbPlace:
		return s.checkPlace(m.Args[0]-1, disc(m.Args[1]-1))
	case VerbClaim:
		return s.checkClaim(by, m)
	}
	return s.checkOther(m.Verb)
}

// mayAct says why a seat may make no move with that verb now.
func (s *state) mayAct(by rules.Seat, verb rules.Verb) error {
	turn := s.Turn()
	early := verb == VerbClaim && s.phase == playing // which any seat may make
	switch {
	case turn == rules.Nobody:
		return rules.ErrOver
	case turn == rules.Chance, !s.in(by), by != turn && !early:
		return rules.ErrNotYourTurn
	}
	return nil
}

// mayCall says why a seat may make no claim now, whichever.
func (s *state) mayCall(by rules.Seat) error {
	if err := s.mayAct(by, VerbClaim); err != nil {
		return err
	}
	if s.drafts > 0 && by != s.turn {
		return rules.Refuse(KeyDraftOpen, "Wait: discs are being placed that may be taken back.")
	}
	return nil
}

// masked tells whether a move is written as somebody sees it who may not know all of it.
func masked(m rules.Move) bool {
	return m.Verb == VerbPlace && m.Args[1] == 0 || m.Verb == VerbClaim && m.Args[draftCells] != 0
}

// wrongPhase refuses what nobody may do at this stage (section 6: state machine, final call; section 8).
func (s *state) wrongPhase(verb rules.Verb) error {
	text := ""
	switch {
	case verb < VerbPlace:
		text = "Discs and cards come by chance."
	case s.phase == calling:
		if verb != VerbClaim && verb != VerbPass {
			text = "This is the final call: claim a match that is on the board, or pass."
		}
	case s.alone():
		if verb == VerbEnd || verb == VerbTimeout || verb == VerbPass {
			text = "In solitaire, match the open card or skip it."
		}
	case verb == VerbSkip:
		text = "Cards are skipped in solitaire only."
	case verb == VerbPass && !s.dry():
		text = "You cannot pass: place discs on two cells."
	case verb == VerbExchange && s.dry():
		text = "The bag is empty, so there is nothing to exchange for."
	}
	if text == "" {
		return nil
	}
	return rules.Refuse(KeyWrongPhase, text)
}

func (s *state) checkPlace(cell int8, d disc) error {
	used, draft := s.used.count(), s.drafted()
	fresh := !s.used.has(cell) && !draft.has(cell)
	t, r := s.shown(), s.rack()
	slot := r.slotOf(d.pair())
	switch {
	case !boards[s.size].has(cell):
		return rules.Refuse(KeyOffBoard, "There is no cell {cell} on this board.", "cell", nameOf(cell))
	case slot < 0:
		return rules.Refuse(KeyNotInReserve, "You have no disc {disc} to place.", "disc", PairName(int(d.pair())))
	case s.alone():
		if s.drafts > 0 && fresh {
			return rules.Refuse(KeyThirdLocation, "In solitaire all discs for a card go on one cell: {cell}.", "cell", nameOf(draft.first()))
		}
	case s.began && s.used.has(cell): // A7
		return rules.Refuse(KeyUsedCell, "You have placed on {cell} already. A bonus is for new cells.", "cell", nameOf(cell))
	case used < 2 || !fresh:
	case draft.count() == 2:
		return rules.Refuse(KeyThirdLocation, "A bonus is for two new cells at most: {a} and {b}.",
			"a", nameOf(draft.first()), "b", nameOf((draft & (draft - 1)).first()))
	case !s.bonus && !s.matched:
		return rules.Refuse(KeyThirdLocation, "You have placed on two cells. Another one is open to you only after a match.")
	case !s.bonus: // A5
		return rules.Refuse(KeyNoBonus, "Your match used no cell that you changed, so you may not place on more cells.")
	}
	switch {
	case !t[d.under()].has(cell):
		if s.flawed {
			return nil // it costs the turn
		}
		return rules.Refuse(KeyColoursDiffer, "The stack on {cell} is {stack}, and the disc would lie on it with {colour}.",
			"cell", nameOf(cell), "stack", ColourName(int(t.colour(cell))), "colour", ColourName(int(d.under())))
	case s.barred(&t, &r, slot).has(cell):
		return rules.Refuse(KeyKeepOne, "Keep a disc that fits a second cell: after this one none would.")
	}
	return nil
}

func (s *state) checkClaim(by rules.Seat, m rules.Move) error {
	card := m.Args[0] - 1
	cells, distinct := claimed(m)
	good := distinct && cells.count() == CardSize(int(card)) && cells&^boards[s.size] == 0
	t, draft := s.tops, cellSet(0)
	if by == s.turn {
		t, draft = s.shown(), s.drafted()
	}
	held := s.holds(by, card) >= 0
	valid := held && good && t.matches(s.facing, card, cells)
	if s.skipped(by) && !valid && s.phase == playing { // A11
		return rules.Refuse(KeyCalled, "You lose your next turn for a false call already. Until then only a true one counts.")
	}
	if err := s.mayCall(by); err != nil {
		return err
	}
	switch {
	case !held:
		return rules.Refuse(KeyNotYourCard, "You do not hold the card {card}.", "card", CardName(int(card)))
	case !good:
		return rules.Refuse(KeyBadCells, "The card {card} is shown on {n} different cells of the board.",
			"card", CardName(int(card)), "n", fmt.Sprint(CardSize(int(card))))
	case s.drafts > 0 && cells&draft == 0:
		return rules.Refuse(KeyNotNewCell, "A match now has to use a disc that you have just placed.")
	case !valid && (s.guided || s.phase == calling):
		return rules.Refuse(KeyNoMatch, "The card {card} does not match these cells.", "card", CardName(int(card)))
	}
	return nil // a false call costs a turn
}

// checkOther is about the moves that name nothing.
func (s *state) checkOther(verb rules.Verb) error {
	switch {
	case verb == VerbTimeout && !s.timed:
		return rules.Refuse(KeyNoTimer, "This match is played without a clock.")
	case verb == VerbEnd && !s.mayEnd():
		return rules.Refuse(KeyLocationsDue, "Place discs on two cells. There is still one that fits.")
	case verb == VerbExchange && s.drafts > 0:
		return rules.Refuse(KeyDraftOpen, "Take your discs back before you exchange them.")
	case verb == VerbExchange && !s.alone() && !s.stuck():
		return rules.Refuse(KeyCanPlace, "Discs are exchanged only if none fits anywhere at the start of the turn.")
	case verb == VerbExchange && s.exchanged:
		return rules.Refuse(KeyExchangeUsed, "Discs are exchanged once in a solitaire.")
	case verb == VerbPass && s.phase == playing && !s.stuck():
		return rules.Refuse(KeyCanPlace, "You can pass only if none of your discs fits anywhere.")
	case verb == VerbTakeback && s.drafts == 0:
		return rules.Refuse(KeyNoDraft, "There are no discs to take back.")
	case verb == VerbTakeback && s.tookBack:
		return rules.Refuse(KeyNoDraft, "You have taken discs back once. Call a match, or go on.")
	}
	return nil
}

// penalised tells whether a move that passes Check costs a turn.
func (s *state) penalised(m rules.Move) bool {
	t := s.shown() // nobody else may claim while provisional discs lie
	switch m.Verb {
	case VerbTimeout:
		return true
	case VerbPlace:
		return !t[disc(m.Args[1]-1).under()].has(m.Args[0] - 1)
	case VerbClaim:
		cells, _ := claimed(m)
		return !t.matches(s.facing, m.Args[0]-1, cells)
	}
	return false
}
