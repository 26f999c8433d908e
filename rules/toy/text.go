package toy

import (
	"fmt"
	"strconv"
	"strings"

	"quintet/rules"
)

func parse(text string) (rules.Move, error) {
	words := strings.Split(text, " ")
	var n []int8
	for _, w := range words[1:] {
		switch k, err := strconv.ParseInt(w, 10, 8); {
		case w == "?":
			n = append(n, 0)
		case err != nil || k < 0 || w != strconv.Itoa(int(k)):
			return rules.Move{}, rules.Unreadable(text, "go")
		default:
			n = append(n, int8(k))
		}
	}
	switch {
	case words[0] == "go" && len(n) == 0:
		return rules.Move{Verb: Go}, nil
	case words[0] == "swap" && len(n) == 2:
		return swap(n[0], n[1]), nil
	case words[0] == "call" && len(n) == 1:
		return call(n[0]), nil
	case words[0] == "roll" && len(n) == 1:
		return roll(n[0]), nil
	case words[0] == "deal" && len(n) == 2:
		return deal(rules.Seat(n[0]), n[1]), nil
	}
	return rules.Move{}, rules.Unreadable(text, "go")
}

func format(m rules.Move) string {
	switch a, b := m.Args[0], m.Args[1]; m.Verb {
	case Go:
		return "go"
	case Swap:
		return fmt.Sprintf("swap %d %d", a, b)
	case Call:
		return fmt.Sprintf("call %d", a)
	case Roll:
		return fmt.Sprintf("roll %d", a)
	case Deal:
		if b == 0 {
			return fmt.Sprintf("deal %d ?", a)
		}
		return fmt.Sprintf("deal %d %d", a, b)
	}
	return "?"
}

// mean knows the taps of legal moves only.
func mean(st rules.State, by rules.Seat, taps []rules.Step) (rules.Move, bool) {
	t := rules.NewTaps(st, by)
	for i, tap := range taps {
		if m, done, _ := t.Tap(tap); done && i == len(taps)-1 {
			return m, true
		}
	}
	return rules.Move{}, false
}

func show(st rules.State) string {
	s := st.(state)
	return fmt.Sprintf("turn %v\nfields %v\npoints %v\nhands %v\n", s.Turn(), s.field[:s.seats], s.points[:s.seats], s.hand[:s.seats])
}
