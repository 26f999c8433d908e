package juxtapose

import (
	"strings"

	"quintet/rules"
)

// parse reads "drop RS a1", "swap a1 b2" (the squares in any order) and "slide b3".
func parse(text string) (rules.Move, error) {
	verb, rest, _ := strings.Cut(text, " ")
	first, second, two := strings.Cut(rest, " ")
	switch {
	case verb == "drop" && two:
		piece, ok := pieceOf(first)
		square, on := squareOf(second)
		if ok && on {
			return drop(piece, square), nil
		}
	case verb == "swap" && two:
		s, ok := squareOf(first)
		t, on := squareOf(second)
		if ok && on {
			return swap(s, t), nil
		}
	case verb == "slide" && !two:
		if s, ok := squareOf(first); ok {
			return slide(s), nil
		}
	}
	return rules.Move{}, rules.Unreadable(text, "drop RS a1, swap a1 b2 or slide b3")
}

func pieceOf(code string) (int, bool) {
	if len(code) != 2 {
		return 0, false
	}
	colour, size := strings.IndexByte(letters, code[0]), strings.IndexByte(sizes, code[1])
	return Index(colour, size), colour >= 0 && size >= 0
}

func squareOf(name string) (int8, bool) {
	if len(name) != 2 || name[0] < 'a' || name[0] > 'd' || name[1] < '1' || name[1] > '4' {
		return 0, false
	}
	return int8(name[0]-'a')*Side + int8(name[1]-'1'), true
}

// format writes a proper move as parse reads it.
func format(m rules.Move) string {
	if !proper(m) {
		return "?"
	}
	switch a, b := m.Args[0], m.Args[1]; m.Verb {
	case VerbDrop:
		return "drop " + Code(int(a)) + " " + name(b)
	case VerbSwap:
		return "swap " + name(a) + " " + name(b)
	default:
		return "slide " + name(a)
	}
}
