package joggle

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"quintet/rules"
)

// Position sets up a position that is still being played: eight lines of eight fields as show prints them ("." is a
// free field too, and the names of the rows may be left out), then, in any order and each only if it matters, "left …"
// (checked against the board), "moves 12", "die R", "useless 2" and "turn 1" or "turn 1 to roll". Without a turn the
// seat to move is who it would be after as many moves, and without a die it is to be rolled. The error says what is
// wrong with the text or the set-up.
func Position(text string, setup rules.Setup) (rules.State, error) {
	st, err := start(setup)
	if err != nil {
		return nil, err
	}
	s := st.(*state)
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) < Side {
		return nil, fmt.Errorf("a board has %d lines, not %d", Side, len(lines))
	}
	var on [2][]int8 // the fields with marbles, by colour
	for row, line := range lines[:Side] {
		if err := setRow(&on, row, strings.Fields(line)); err != nil {
			return nil, err
		}
	}
	placed := len(on[White]) + len(on[Black])
	said := make(map[string]string)
	for _, line := range lines[Side:] {
		key, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		said[key] = value
	}
	if err := s.setLines(said); err != nil {
		return nil, err
	}
	if _, ok := said["turn"]; !ok {
		s.mover = (setup.Start + rules.Seat((placed+int(s.moved))%int(s.seats))) % rules.Seat(s.seats)
	}
	if err := s.lay(on); err != nil {
		return nil, err
	}
	return s, s.sound(said)
}

func setRow(on *[2][]int8, row int, cells []string) error {
	if len(cells) == Side+1 && cells[0] == fmt.Sprint("r", row+1) {
		cells = cells[1:]
	}
	if len(cells) != Side {
		return fmt.Errorf("row %d has %d fields", row+1, len(cells))
	}
	for col, cell := range cells {
		field := int8(row*Side + col)
		switch colour := strings.Index(colours, cell); {
		case len(cell) == 1 && colour >= 0:
			on[colour] = append(on[colour], field)
		case cell != "." && cell != letters[paint[field]:][:1]:
			return fmt.Errorf("%q on %s is no marble, and not its colour", cell, name(field))
		}
	}
	return nil
}

// setLines reads what is said of everything but the board.
func (s *state) setLines(said map[string]string) error {
	for key, value := range said {
		number, low, high := value, 0, 0
		switch key {
		case "left": // checked when the marbles lie
			continue
		case "die":
			if s.face = Face(strings.Index(letters, value)); len(value) != 1 || s.face < 0 {
				return fmt.Errorf("the die has no face %q", value)
			}
			_, s.due = strings.CutSuffix(said["turn"], " to roll")
			s.due = s.due || s.face == 0
			continue
		case "turn":
			number, _ = strings.CutSuffix(value, " to roll")
			high = int(s.seats) - 1
		case "moves":
			high = int(s.limit) - 1
		case "useless":
			low, high = 1, uselessMax
		}
		n, err := strconv.Atoi(number)
		if err != nil || n < low || n > high || high == 0 {
			return fmt.Errorf("the line %q is not understood", key+" "+value)
		}
		switch key {
		case "turn":
			s.mover = rules.Seat(n)
		case "moves":
			s.moved = uint16(n)
		case "useless":
			s.rolls = uint8(n)
		}
	}
	return nil
}

// lay puts marbles on the board, numbered by field in the order in which the seats of a colour would place them.
func (s *state) lay(on [2][]int8) error {
	mine := s.colour(s.mover)
	w, k := len(on[White]), len(on[Black])
	switch ahead := len(on[1-mine]) - len(on[mine]); {
	case max(w, k) > each:
		return fmt.Errorf("there are only %d marbles of a colour", each)
	case ahead != 0 && ahead != 1:
		return fmt.Errorf("with %d white and %d black marbles on the board it is not the turn of seat %d", w, k, s.mover)
	}
	rest := *s
	rest.mover = (s.mover - rules.Seat(w+k)) & rules.Seat(s.seats-1) // who has placed the first marble
	for range w + k {
		c := rest.colour(rest.mover)
		rest.put(rest.next(rest.mover)%each, on[c][0])
		rest.men[c] |= bit(on[c][0])
		on[c] = on[c][1:]
		rest.mover = (rest.mover + 1) & rules.Seat(s.seats-1)
	}
	s.men, s.numbers = rest.men, rest.numbers
	return nil
}

// sound makes sure that play can lead to the position and on from it.
func (s *state) sound(said map[string]string) error {
	shapes := s.finished(s.men[White]) | s.finished(s.men[Black])
	_, left := said["left"]
	switch {
	case left && said["left"] != s.stores():
		return fmt.Errorf("the seats have %s marbles left, not %s", s.stores(), said["left"])
	case s.reached(s.men[White]) || s.reached(s.men[Black]):
		return fmt.Errorf("the target has been reached already")
	case s.extreme && !s.full() && shapes != 0:
		return fmt.Errorf("a shape has been finished too early")
	case !s.full() && s.moved != 0:
		return fmt.Errorf("the moving phase has not begun with %d marbles on the board", bits.OnesCount64(s.taken()))
	case s.rolls > 0 && (!s.due || s.allowed(s.face) != 0):
		return fmt.Errorf("the last roll was not useless")
	case !s.due && s.allowed(s.face) == 0:
		return fmt.Errorf("the roll leaves no move, so the next one is due")
	}
	return nil
}
