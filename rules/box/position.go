package box

import (
	"fmt"
	"strings"

	"quintet/rules"
)

// Position sets up a position that is still being played, from lines as show prints them: the tiles played, in order,
// "B07 h 4 0", each by the rules; "secret 0 P" for each side, or for none if they are yet to be dealt; and "hand 0 B05" for
// every seat that has drawn, or "hand 0 -". What show prints of the turn and the dots is checked. The error says what is
// wrong with the text or the set-up.
func Position(text string, setup rules.Setup) (rules.State, error) {
	st, err := start(setup)
	if err != nil {
		return nil, err
	}
	s := st.(*state)
	var claims []string
	for line := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
		words := strings.Fields(line)
		if len(words) < 2 {
			return nil, fmt.Errorf("the line %q says nothing", line)
		}
		switch words[0] {
		case "turn", "from", "dots":
			claims = append(claims, line)
		default:
			if err := s.line(words[0], words[1:]); err != nil {
				return nil, fmt.Errorf("the line %q: %w", line, err)
			}
		}
	}
	if err := s.check(); err != nil {
		return nil, err
	}
	printed := "\n" + show(s)
	for _, line := range claims {
		if !strings.Contains(printed, "\n"+line+"\n") {
			return nil, fmt.Errorf("%q is not so:%s", line, printed)
		}
	}
	return s, nil
}

func (s *state) line(key string, words []string) error {
	switch {
	case key == "secret" && len(words) == 2:
		side, ok := digit(words[0], s.sides())
		colour, found := colourOf(words[1])
		if words[1] == "-" && ok {
			return nil
		}
		if !ok || !found || s.secret[side] != 0 || s.known()>>colour&1 == 1 {
			return fmt.Errorf("no such side or colour, or a second one")
		}
		s.secret[side] = uint8(colour) + 1
		return nil
	case key == "hand" && len(words) == 2:
		seat, ok := digit(words[0], int(s.seats))
		tile, found := tileOf(words[1])
		if words[1] == "-" && ok {
			return nil
		}
		if !ok || !found || s.hand[seat] != 0 || !s.left().Has(tile) {
			return fmt.Errorf("no such seat or tile, or a second one")
		}
		s.hand[seat] = uint8(tile)
		return nil
	}
	return s.tileLine(key, words)
}

// tileLine plays a tile where it may lie.
func (s *state) tileLine(code string, words []string) error {
	tile, ok := tileOf(code)
	if !ok || !s.left().Has(tile) {
		return fmt.Errorf("no such tile, or a second one")
	}
	if len(words) != 3 || s.over() {
		return fmt.Errorf("not understood")
	}
	m, ok := playOf(words)
	if !ok {
		return fmt.Errorf("no such place")
	}
	if err := s.fits(lieOf(m)); err != nil {
		return err
	}
	s.lies[s.placed] = lieOf(m)
	s.lies[s.placed].tile = uint8(tile)
	s.placed++
	return nil
}

// check counts the tiles drawn, and finds what can't be together.
func (s *state) check() error {
	secrets := 0
	for _, c := range s.secret {
		if c != 0 {
			secrets++
		}
	}
	hands := 0
	for i := range s.seats { // whoever has drawn a tile and has not played it
		if s.placed+i < Tiles && s.hand[s.of(s.placed+i)] != 0 {
			if hands < int(i) {
				return fmt.Errorf("seat %v has drawn a tile before its turn", s.of(s.placed+i))
			}
			hands++
		}
	}
	s.drawn = s.placed + int8(hands)
	least := min(int(s.seats), Tiles-int(s.placed)) // hands with tiles
	if s.placed <= Tiles-s.seats {
		least-- // whoever has played may not have drawn yet
	}
	switch {
	case s.over():
		return fmt.Errorf("the match is over with %d tiles", Tiles)
	case secrets < s.sides() && s.drawn > 0, s.placed > 0 && hands < least:
		return fmt.Errorf("a colour, or a tile in a hand, is missing")
	}
	return nil
}
