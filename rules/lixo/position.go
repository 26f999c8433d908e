package lixo

import (
	"fmt"
	"strconv"
	"strings"

	"quintet/rules"
)

// Position sets up a position that is still being played, from lines as show prints them, in any order and each only if
// it matters: "hand 0 Y Y YB", "bid 0 Y", "won 0 Y3 B5", "lost 0 R", "recycled G", "drawn R1 stop", "main 12", "deck 90"
// and "leader 0" (all three checked), "owed 3", "first 1", "card Y3", "passes 1" and "turn 2". Cards that are not named
// are in the decks, and the garbage deck has never been shuffled anew. The error says what is wrong with the text or the
// set-up.
func Position(text string, setup rules.Setup) (rules.State, error) {
	st, err := start(setup)
	if err != nil {
		return nil, err
	}
	p := position{state: st.(*state), claims: map[string]string{}}
	p.owed = 0
	for line := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
		words := strings.Fields(line)
		if len(words) < 2 {
			return nil, fmt.Errorf("the line %q says nothing", line)
		}
		if err := p.line(words[0], words[1:]); err != nil {
			return nil, fmt.Errorf("the line %q: %w", line, err)
		}
	}
	if p.card != 0 {
		p.turnedUp(p.card, rules.Nobody)
	}
	if err := p.check(); err != nil {
		return nil, err
	}
	return p.state, nil
}

// position is a state being set up.
type position struct {
	*state
	card   uint8             // in the centre; 0 for none
	claims map[string]string // lines that are only checked
}

func (p *position) line(key string, words []string) (err error) {
	n := 0
	switch key {
	case "hand", "bid", "lost", "won":
		if n, err = number(words[0], int(p.seats)-1); err != nil {
			return err
		}
		switch words = words[1:]; key {
		case "hand":
			return p.cards(handOf(rules.Seat(n)), words)
		case "bid":
			return p.cards(bidOf(rules.Seat(n)), words)
		case "lost":
			return p.cards(lostOf(rules.Seat(n)), words)
		}
		return p.turnedCards(rules.Seat(n), words)
	case "recycled":
		return p.cards(recycled, words)
	case "drawn":
		return p.turnedCards(rules.Nobody, words)
	case "card":
		face, ok := cardOf(words[0])
		if !ok || face == FaceStop || p.unturned()[face] == 0 {
			return fmt.Errorf("no container that is left")
		}
		p.card = face
	case "first":
		n, err = number(words[0], int(p.seats)-1)
		p.first = rules.Seat(n)
	case "owed":
		n, err = number(words[0], Portion*int(p.seats))
		p.owed = int8(n)
	case "passes":
		n, err = number(words[0], int(p.seats)-1)
		p.passes = int8(n)
	case "turn":
		if words[0] == rules.Chance.String() {
			return nil
		}
		n, err = number(words[0], int(p.seats)-1)
		p.turn = rules.Seat(n)
	case "main", "deck", "leader":
		p.claims[key] = words[0]
	default:
		err = fmt.Errorf("not understood")
	}
	return err
}

func number(word string, most int) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 0 || n > most {
		return 0, fmt.Errorf("%q is no number from 0 to %d", word, most)
	}
	return n, nil
}

// cards lays garbage cards on a pile; "-" stands for none.
func (p *position) cards(to pile, words []string) error {
	if len(words) == 1 && words[0] == "-" {
		return nil
	}
	for _, code := range words {
		kind, ok := kindOf(code)
		if !ok || p.left[kind] == 0 {
			return fmt.Errorf("%q is no garbage card, or one too many", code)
		}
		p.left[kind]--
		if to >= bids {
			p.lay(p.top(), to, uint8(kind+1))
			continue
		}
		if p.count[to] == HandMax {
			return fmt.Errorf("no hand has more than %d cards", HandMax)
		}
		p.lay(p.top(), to, 0)
		p.hand[to-hands][kind]++
		p.dealt[to-hands][kind]++
	}
	return nil
}

// turnedCards are cards of the main deck that a seat has won, or that nobody has.
func (p *position) turnedCards(owner rules.Seat, words []string) error {
	for _, code := range words {
		face, ok := cardOf(code)
		if !ok || p.unturned()[face] == 0 || face == FaceStop && owner != rules.Nobody {
			return fmt.Errorf("%q is no card of the main deck that can lie there, or one too many", code)
		}
		p.turnedUp(face, owner)
	}
	return nil
}

func (p *position) turnedUp(face uint8, owner rules.Seat) {
	p.main[p.turned], p.owner[p.turned] = face, owner
	p.turned++
}

// grows is how many cards a hand will have if all that is owed is dealt and all stops come. In a match no more are left than it has
// had room for: five cards come with each stop, and five when all hands were empty last.
func (p *position) grows(seat rules.Seat) int {
	n := int(p.count[handOf(seat)]) + Portion*int(p.unturned()[FaceStop])
	for i := range p.owed {
		if (p.next()+rules.Seat(i))%rules.Seat(p.seats) == seat {
			n++
		}
	}
	return n
}

// check finds the leader, and what can't be together.
func (p *position) check() error {
	most := 0
	for seat := range rules.Seat(p.seats) {
		switch n := p.bid(seat); {
		case n > most:
			most, p.leader = n, seat
		case n == most && n > 0:
			p.leader = rules.Nobody
		}
	}
	for seat := range rules.Seat(p.seats) {
		if most := p.grows(seat); most > HandMax {
			return fmt.Errorf("seat %v could come to hold %d cards, and no hand can have more than %d", seat, most, HandMax)
		}
	}
	bidding := p.turn >= 0
	switch {
	case most > 0 && p.leader == rules.Nobody:
		return fmt.Errorf("two players lead with the same bid")
	case bidding != (p.card != 0), !bidding && (most > 0 || p.passes > 0):
		return fmt.Errorf("a container is auctioned just when a seat is to move")
	case bidding && (p.turn == p.leader || p.owed > 0):
		return fmt.Errorf("seat %v is not to move now", p.turn)
	case p.owed > 0 && p.count[deck] == 0, !bidding && p.owed == 0 && p.turned == MainCards:
		return fmt.Errorf("chance has nothing to deal or turn")
	}
	is := map[string]string{
		"main": fmt.Sprint(MainCards - p.turned), "deck": fmt.Sprint(p.count[deck]), "leader": p.leader.String(),
	}
	for key, claim := range p.claims {
		if is[key] != claim {
			return fmt.Errorf("%s is %s, not %s", key, is[key], claim)
		}
	}
	return nil
}
