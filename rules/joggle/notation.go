package joggle

import (
	"strings"

	"quintet/rules"
)

// parse reads "place r3c4", "move r1c1 r2c5", "exchange r1c1 r7c7" (the mover's own field first) and "roll B".
func parse(text string) (rules.Move, error) {
	verb, rest, _ := strings.Cut(text, " ")
	one, other, two := strings.Cut(rest, " ")
	a, on := fieldOf(one)
	b, too := fieldOf(other)
	switch {
	case verb == "place" && !two && on:
		return place(a), nil
	case verb == "move" && two && on && too:
		return move(a, b), nil
	case verb == "exchange" && two && on && too:
		return exchange(a, b), nil
	case verb == "roll" && len(rest) == 1:
		if face := strings.Index(letters, rest); face > 0 {
			return roll(Face(face)), nil
		}
	}
	return rules.Move{}, rules.Unreadable(text, "place r3c4, move r1c1 r2c5, exchange r1c1 r7c7 or roll B")
}

func fieldOf(name string) (int8, bool) {
	if len(name) != 4 || name[0] != 'r' || name[1] < '1' || name[1] > '8' || name[2] != 'c' || name[3] < '1' || name[3] > '8' {
		return 0, false
	}
	return int8(name[1]-'1')*Side + int8(name[3]-'1'), true
}

// format writes a proper move as parse reads it.
func format(m rules.Move) string {
	if !proper(m) {
		return "?"
	}
	switch a, b := m.Args[0], m.Args[1]; m.Verb {
	case VerbPlace:
		return "place " + name(a)
	case VerbMove:
		return "move " + name(a) + " " + name(b)
	case VerbExchange:
		return "exchange " + name(a) + " " + name(b)
	default:
		return "roll " + letters[a:a+1]
	}
}
