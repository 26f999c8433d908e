package juxtabo

import (
	"slices"
	"strings"

	"quintet/assets/tables"
	"quintet/rules"
)

const like = "place r1c2 RO>O, claim T16 r1c2 r1c3 r1c4, end, exchange, takeback, timeout, pass or skip"

// The moves that are one word.
var plain = map[rules.Verb]string{
	VerbEnd: "end", VerbExchange: "exchange", VerbTakeback: "takeback", VerbTimeout: "timeout", VerbPass: "pass", VerbSkip: "skip",
}

// parse reads what like shows, "lay r1c1 RO>O", "draw 0 RO" and "card 0 T16", and what a viewer is told of moves that it
// may not see: "draw 0 ?", "card 0 ?", "place ?", "place r1c2 ?" and "claim T16 r1c2 r1c3 r1c4 with r1c2 RO>O".
func parse(text string) (rules.Move, error) {
	words := strings.Split(text, " ")
	if words[0] == "claim" && len(words) > 1 {
		m, ok, many := parseClaim(words[1:])
		switch {
		case many:
			return rules.Move{}, rules.Refuse(KeyBadCells, "No card has as many discs as that.")
		case ok:
			return m, nil
		}
	}
	ok := false
	m := rules.Move{}
	switch {
	case len(words) == 1:
		for verb, word := range plain {
			if word == text {
				return Do(verb), nil
			}
		}
	case text == "place ?":
		return place(-1, -1), nil
	case len(words) == 3:
		m, ok = parseThree(words[0], words[1], words[2])
	}
	if !ok {
		return rules.Move{}, rules.Unreadable(text, like)
	}
	return m, nil
}

// parseThree reads the moves of three words. "?" is the number -1.
func parseThree(verb, first, second string) (rules.Move, bool) {
	cell, onBoard := cellNamed(first)
	seat := rules.Seat(strings.Index("0123", first))
	seated := len(first) == 1 && seat >= 0
	unseen := second == "?"
	switch verb {
	case "lay":
		d, ok := discNamed(second)
		return lay(cell, d), ok && onBoard
	case "place":
		d, ok := discNamed(second)
		return place(cell, d), (ok || unseen) && onBoard
	case "draw":
		pair, ok := pairNamed(second)
		return draw(seat, pair), (ok || unseen) && seated
	case "card":
		card, ok := cardNamed(second)
		return deal(seat, card), (ok || unseen) && seated
	}
	return rules.Move{}, false
}

// parseClaim reads a card, its cells and perhaps the provisional discs; many tells that the cells alone are too many.
func parseClaim(words []string) (m rules.Move, ok, many bool) {
	card, ok := cardNamed(words[0])
	var spots []rules.Spot
	i := 1
	for ; i < len(words) && words[i] != "with"; i++ {
		cell, onBoard := cellNamed(words[i])
		ok = ok && onBoard
		spots = append(spots, spotOf(cell, 0))
	}
	if !ok || len(spots) > claimCells {
		return m, false, ok
	}
	m = Claim(int(card), spots...)
	if i == len(words) {
		return m, true, false
	}
	var draft []provisional
	for i++; i+1 < len(words) && len(draft) < Held; i += 2 {
		cell, onBoard := cellNamed(words[i])
		d, known := discNamed(words[i+1])
		if !onBoard || !known {
			return m, false, false
		}
		draft = append(draft, provisional{-1, cell, d})
	}
	m = reveal(m, draft)
	return m, i == len(words) && draft != nil && slices.Equal(revealed(nil, m), draft), false
}

// These find things by their names. What isn't found is number -1.

func cellNamed(name string) (int8, bool) {
	if len(name) != 4 || name[0] != 'r' || name[2] != 'c' || name[1] < '1' || name[1] > '6' || name[3] < '1' || name[3] > '6' {
		return -1, false
	}
	return cellOf(int8(name[3]-'1'), int8(name[1]-'1')), true
}

func pairNamed(name string) (int8, bool) {
	for i, p := range tables.JuxtaboPairs() {
		if p.ID == name {
			return int8(i), true
		}
	}
	return -1, false
}

func discNamed(name string) (disc, bool) {
	pair, top, _ := strings.Cut(name, ">")
	if i, ok := pairNamed(pair); ok {
		for d := disc(2 * i); d < disc(2*i+2); d++ {
			if top == letters[d.over():][:1] {
				return d, true
			}
		}
	}
	return -1, false
}

func cardNamed(name string) (int8, bool) {
	for i, c := range tables.JuxtaboCards() {
		if c.ID == name {
			return int8(i), true
		}
	}
	return -1, false
}

// format writes a proper move as parse reads it.
func format(m rules.Move) string {
	if !proper(m) {
		return "?"
	}
	a, b := m.Args[0]-1, m.Args[1]-1
	second := "?"
	switch m.Verb {
	case VerbLay, VerbPlace:
		if a < 0 {
			return "place ?"
		}
		if b >= 0 {
			second = disc(b).String()
		}
		return map[rules.Verb]string{VerbLay: "lay ", VerbPlace: "place "}[m.Verb] + nameOf(a) + " " + second
	case VerbDraw:
		if b >= 0 {
			second = PairName(int(b))
		}
		return "draw " + rules.Seat(a+1).String() + " " + second
	case VerbCard:
		if b >= 0 {
			second = CardName(int(b))
		}
		return "card " + rules.Seat(a+1).String() + " " + second
	case VerbClaim:
		words := []string{"claim", CardName(int(a))}
		for _, cell := range m.Args[1:draftCells] {
			if cell > 0 {
				words = append(words, nameOf(cell-1))
			}
		}
		for i, p := range revealed(nil, m) {
			if i == 0 {
				words = append(words, "with")
			}
			words = append(words, nameOf(p.cell), p.disc.String())
		}
		return strings.Join(words, " ")
	}
	return plain[m.Verb]
}
