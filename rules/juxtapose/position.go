package juxtapose

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"quintet/rules"
)

// Position sets up a position that is still being played: four lines of four squares as show prints them, then, in any
// order and each only if it matters, "pool …" (checked against the board), "barred KM GS", "slides 12" and "turn 1".
// Without a turn the seat to move is who it would be after as many moves. Its history begins here, so positions before
// it do not count as repeated. The error says what is wrong with the text or the set-up.
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
	for i, line := range lines[:Side] {
		if err := s.setRow(int8(Side-1-i), strings.Fields(line)); err != nil {
			return nil, err
		}
	}
	s.turn = rules.Seat(-1)
	for _, line := range lines[Side:] {
		if err := s.setLine(strings.Fields(line)); err != nil {
			return nil, err
		}
	}
	placed := Placed(s)
	if s.turn < 0 {
		s.turn = (setup.Start + rules.Seat((placed+int(s.slides))%int(s.seats))) % rules.Seat(s.seats)
	}
	barred := bits.OnesCount16(s.barred)
	switch {
	case s.shapes() != nil:
		return nil, fmt.Errorf("there is a line on the board already")
	case placed < Pieces && (s.barred != 0 || s.slides != 0):
		return nil, fmt.Errorf("the slide phase has not begun with %d pyramids on the board", placed)
	case barred > 2 || barred > 1 && (s.slideOnly || s.slidesOnly):
		return nil, fmt.Errorf("%d pyramids cannot be barred at once", barred)
	}
	return s, nil
}

func (s *state) setRow(y int8, codes []string) error {
	if len(codes) != Side {
		return fmt.Errorf("row %d has %d squares", y+1, len(codes))
	}
	for x, code := range codes {
		if code == ".." {
			continue
		}
		piece, ok := pieceOf(code)
		if !ok || s.square(piece) >= 0 {
			return fmt.Errorf("%q on %s is no pyramid, or a second one", code, Square(int8(x), y))
		}
		s.Put(piece/Sizes, piece%Sizes, int8(x)*Side+y)
		s.pool &^= 1 << piece
	}
	return nil
}

func (s *state) setLine(words []string) error {
	if len(words) < 2 {
		return fmt.Errorf("the line %q says nothing", words)
	}
	list := strings.Join(words[1:], " ")
	switch words[0] {
	case "pool":
		if list != codes(s.pool) {
			return fmt.Errorf("the pool holds %s, not %s", codes(s.pool), list)
		}
		return nil
	case "barred":
		for _, code := range words[1:] {
			if piece, ok := pieceOf(code); ok && s.square(piece) >= 0 {
				s.barred |= 1 << s.square(piece)
			} else if list != "-" {
				return fmt.Errorf("%q is no pyramid on the board", code)
			}
		}
		return nil
	case "slides":
		if n, err := strconv.Atoi(list); err == nil && n >= 0 && n < SlideMax {
			s.slides = uint16(n)
			return nil
		}
	case "turn":
		if n, err := strconv.Atoi(list); err == nil && n >= 0 && n < int(s.seats) {
			s.turn = rules.Seat(n)
			return nil
		}
	}
	return fmt.Errorf("the line %q is not understood", words)
}
