package box

import (
	"strconv"
	"strings"

	"quintet/rules"
)

// parse reads "play h 4 0" and "play v 3 -1"; "secret 0 P" and "draw 0 B07". As others see them they read "secret 1 ?",
// "draw 1 ?" and "play h 4 0 B07", the last play "play h 4 0 B07 P G" with the colours of all sides.
func parse(text string) (rules.Move, error) {
	words := strings.Split(text, " ")
	switch {
	case words[0] == "play" && len(words) >= 4:
		if m, ok := playOf(words[1:]); ok {
			return m, nil
		}
	case words[0] == "secret" && len(words) == 3:
		side, ok := digit(words[1], sideMax)
		colour, found := hidden(words[2], colourOf)
		if ok && found {
			return Secret(side, colour), nil
		}
	case words[0] == "draw" && len(words) == 3:
		seat, ok := digit(words[1], seatMax)
		tile, found := hidden(words[2], tileOf)
		if ok && found {
			return Draw(rules.Seat(seat), max(tile, 0)), nil
		}
	}
	return rules.Move{}, rules.Unreadable(text, "play h 4 0 or play v 3 -1")
}

// playOf reads what follows the verb of a play.
func playOf(words []string) (rules.Move, bool) {
	x, ok := coordinate(words[1])
	y, too := coordinate(words[2])
	m := Play(words[0] == "v", x, y)
	if !ok || !too || words[0] != "h" && words[0] != "v" || len(words) > 4+sideMax {
		return rules.Move{}, false
	}
	if len(words) > 3 {
		tile, ok := tileOf(words[3])
		if !ok {
			return rules.Move{}, false
		}
		m.Args[3] = int8(tile)
		for i, word := range words[4:] {
			colour, ok := colourOf(word)
			if !ok {
				return rules.Move{}, false
			}
			m.Args[4+i] = int8(colour + 1)
		}
	}
	return m, proper(m)
}

// hidden reads a word, or a question mark as -1.
func hidden(word string, read func(string) (int, bool)) (int, bool) {
	if word == "?" {
		return -1, true
	}
	return read(word)
}

// digit reads a number below n, which is no more than ten.
func digit(word string, n int) (int, bool) {
	if len(word) != 1 || word[0] < '0' || word[0] >= '0'+byte(n) {
		return 0, false
	}
	return int(word[0] - '0'), true
}

// coordinate reads a number as it is written, and no farther than a place can be.
func coordinate(word string) (int8, bool) {
	n, err := strconv.Atoi(word)
	return int8(n), err == nil && n >= -Far && n <= Far && strconv.Itoa(n) == word
}

// format writes a proper move as parse reads it.
func format(m rules.Move) string {
	if !proper(m) {
		return "?"
	}
	a, b := int(m.Args[0]), int(m.Args[1])
	switch m.Verb {
	case VerbSecret:
		if b == 0 {
			return "secret " + strconv.Itoa(a) + " ?"
		}
		return "secret " + strconv.Itoa(a) + " " + Letter(b-1)
	case VerbDraw:
		if b == 0 {
			return "draw " + strconv.Itoa(a) + " ?"
		}
		return "draw " + strconv.Itoa(a) + " " + TileCode(b)
	}
	text := "play " + way(a == 1) + " " + strconv.Itoa(b) + " " + strconv.Itoa(int(m.Args[2]))
	if m.Args[3] != 0 {
		text += " " + TileCode(int(m.Args[3]))
	}
	for _, colour := range m.Args[4 : 4+sideMax] {
		if colour != 0 {
			text += " " + Letter(int(colour)-1)
		}
	}
	return text
}

// way is h for a tile as it is printed, v for one turned by a quarter.
func way(turned bool) string {
	if turned {
		return "v"
	}
	return "h"
}
