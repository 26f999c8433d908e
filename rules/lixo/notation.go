package lixo

import (
	"strings"

	"quintet/rules"
)

// parse reads "bid Y Y YB" (the cards in any order), "pass", "deal 0 YB" (or "deal 1 ?", as others see it), "turn Y3"
// and "turn stop".
func parse(text string) (rules.Move, error) {
	verb, rest, more := strings.Cut(text, " ")
	switch {
	case text == "pass":
		return Pass(), nil
	case verb == "bid" && more:
		if m, ok := bidOfText(rest); ok {
			return m, nil
		}
	case verb == "deal" && more:
		seat, code, _ := strings.Cut(rest, " ")
		kind, ok := kindOf(code)
		if code == "?" {
			kind, ok = -1, true
		}
		if ok && len(seat) == 1 && seat[0] >= '0' && seat[0] < '0'+SeatMax {
			return Deal(rules.Seat(seat[0]-'0'), kind), nil
		}
	case verb == "turn" && more:
		if face, ok := cardOf(rest); ok {
			return Turn(face), nil
		}
	}
	return rules.Move{}, rules.Unreadable(text, "bid Y Y YB or pass")
}

// bidOfText reads the cards of a bid, and no more of a kind than there are.
func bidOfText(cards string) (m rules.Move, ok bool) {
	var counts [Kinds]int8
	for code := range strings.SplitSeq(cards, " ") {
		kind, ok := kindOf(code)
		if !ok || counts[kind] == copies[kind] {
			return rules.Move{}, false
		}
		counts[kind]++
	}
	return Bid(counts), true
}

// format writes a proper move as parse reads it: cards of one colour first, then those of two, each in the order YBGRX.
func format(m rules.Move) string {
	if !proper(m) {
		return "?"
	}
	switch m.Verb {
	case VerbBid:
		return "bid " + codes(&m.Args)
	case VerbDeal:
		code := "?"
		if m.Args[1] > 0 {
			code = KindCode(int(m.Args[1]) - 1)
		}
		return "deal " + rules.Seat(m.Args[0]).String() + " " + code
	case VerbTurn:
		return "turn " + cardCode(uint8(m.Args[0]))
	default:
		return "pass"
	}
}

// codes lists cards by the number of each kind; "-" for none.
func codes(counts *[Kinds]int8) string {
	var list []string
	for kind, n := range counts {
		for range n {
			list = append(list, KindCode(kind))
		}
	}
	if list == nil {
		return "-"
	}
	return strings.Join(list, " ")
}
