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
	m, ok := rules.Move{}, false
	switch {
	case len(words) == 1:
		for verb, word := range plain {
			if word == text {
				m, ok = Do(verb), true
			}
		}
	case text == "place ?":
		m, ok = place(-1, -1), true
	case words[0] == "claim":
		head, draft, with := strings.Cut(text, " with ")
		var many bool
		if m, ok, many = parseClaim(strings.Split(strings.TrimPrefix(head, "claim "), " ")); many {
			return rules.Move{}, rules.Refuse(KeyBadCells, "No card has as many discs as that.")
		}
		if ok && with {
			m, ok = parseDraft(m, strings.Split(draft, " "))
		}
	case len(words) == 3:
		m, ok = parseThree(words[0], words[1], words[2])
	}
	if !ok {
		return rules.Move{}, rules.Unreadable(text, like)
	}
	return m, nil
}

// parseThree reads the moves of three words.
func parseThree(verb, first, second string) (rules.Move, bool) {
	cell, seat, unseen := cellNamed(first), seatNamed(first), second == "?"
	switch verb {
	case "lay":
		d := discNamed(second)
		return lay(cell, d), cell >= 0 && d >= 0
	case "place":
		d := discNamed(second)
		return place(cell, d), cell >= 0 && (d >= 0 || unseen)
	case "draw":
		pair := pairNamed(second)
		return draw(seat, pair), seat >= 0 && (pair >= 0 || unseen)
	case "card":
		card := cardNamed(second)
		return deal(seat, card), seat >= 0 && (card >= 0 || unseen)
	}
	return rules.Move{}, false
}

// parseClaim reads a card and its cells; many tells that these are too many.
func parseClaim(words []string) (m rules.Move, ok, many bool) {
	card := cardNamed(words[0])
	var cells []int8
	for _, name := range words[1:] {
		cells = append(cells, cellNamed(name))
	}
	if card < 0 || slices.Contains(cells, -1) {
		return m, false, false
	}
	if len(cells) > claimCells {
		return m, false, true
	}
	return claimOf(card, cells...), true, false
}

// parseDraft adds the provisional discs to a claim.
func parseDraft(m rules.Move, words []string) (rules.Move, bool) {
	var draft []provisional
	for ; len(words) > 1 && len(draft) < Held; words = words[2:] {
		p := provisional{-1, cellNamed(words[0]), discNamed(words[1])}
		if p.cell < 0 || p.disc < 0 {
			return m, false
		}
		draft = append(draft, p)
	}
	m = reveal(m, draft)
	return m, len(words) == 0 && slices.Equal(revealed(nil, m), draft)
}

// These find things by their names. What isn't found is number -1, which stands for what is not seen in moves too.

func seatNamed(name string) rules.Seat {
	if len(name) != 1 {
		return -1
	}
	return rules.Seat(strings.Index("0123", name))
}

func cellNamed(name string) int8 {
	if len(name) != 4 || name[0] != 'r' || name[2] != 'c' || name[1] < '1' || name[1] > '6' || name[3] < '1' || name[3] > '6' {
		return -1
	}
	return cellOf(int8(name[3]-'1'), int8(name[1]-'1'))
}

func pairNamed(name string) int8 {
	return int8(slices.IndexFunc(tables.JuxtaboPairs(), func(p tables.JuxtaboPair) bool { return p.ID == name }))
}

func discNamed(name string) disc {
	for d := range disc(sides) {
		if d.String() == name {
			return d
		}
	}
	return none
}

func cardNamed(name string) int8 {
	return int8(slices.IndexFunc(tables.JuxtaboCards(), func(c tables.JuxtaboCard) bool { return c.ID == name }))
}

// format writes a proper move as parse reads it.
func format(m rules.Move) string {
	if !proper(m) {
		return "?"
	}
	a, b := m.Args[0]-1, m.Args[1]-1
	switch m.Verb {
	case VerbLay:
		return "lay " + nameOf(a) + " " + disc(b).String()
	case VerbPlace:
		if a < 0 {
			return "place ?"
		}
		return "place " + nameOf(a) + " " + seen(b, func(d int) string { return disc(d).String() })
	case VerbDraw:
		return "draw " + rules.Seat(a+1).String() + " " + seen(b, PairName)
	case VerbCard:
		return "card " + rules.Seat(a+1).String() + " " + seen(b, CardName)
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

// seen is the name of a number, or "?" for -1.
func seen(n int8, name func(int) string) string {
	if n < 0 {
		return "?"
	}
	return name(int(n))
}
