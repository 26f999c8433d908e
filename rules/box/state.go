package box

import (
	"fmt"

	"quintet/rules"
)

// state is one position. It holds where the tiles lie; which dots are seen follows from that.
type state struct {
	lies   [Tiles]lie     // in the order in which they were played, the first placed of them
	hand   [seatMax]uint8 // the tile that a seat holds; 0 for none, or unseen
	secret [sideMax]uint8 // the colour of a side plus 1; 0 if it is not yet dealt, or unseen
	placed int8
	drawn  int8
	seats  int8
	start  rules.Seat
}

// lie is how a tile lies: its top left dot, and whether it is turned by a quarter. Of the start tile all is 0.
type lie struct {
	x, y         int8
	tile, turned uint8
}

// unseen is a tile or a colour that the viewer may not know.
const unseen = 0xff

// sides is how many sides there are: the players, or two teams, whose players sit alternately (X10).
func (s *state) sides() int {
	if s.seats == 3 {
		return 3
	}
	return 2
}

func (s *state) side(seat rules.Seat) int { return int(seat) % s.sides() }

// due is the side whose colour is to be dealt next; it is false if all have theirs.
func (s *state) due() (side int, ok bool) {
	for side := range s.sides() {
		if s.secret[side] == 0 {
			return side, true
		}
	}
	return 0, false
}

// of is the seat that draws and plays tile n of the match: tiles are drawn from the start seat on, each seat's next one
// when it has played, so that they are drawn in the order in which they are played.
func (s *state) of(n int8) rules.Seat { return (s.start + rules.Seat(n)) % rules.Seat(s.seats) }

func (s *state) Turn() rules.Seat {
	_, secrets := s.due()
	switch {
	case secrets, s.drawn < min(s.seats+s.placed, Tiles):
		return rules.Chance
	case s.over():
		return rules.Nobody
	}
	return s.of(s.placed)
}

// over tells whether all tiles have been played.
func (s *state) over() bool { return s.placed == Tiles }

// Odds: every colour that no side has, every tile that nobody has drawn.
func (s *state) Odds(dst []rules.Weighted) []rules.Weighted {
	if s.Turn() != rules.Chance {
		return dst
	}
	if side, ok := s.due(); ok {
		known := s.known()
		for colour := range Colours {
			if known>>colour&1 == 0 {
				dst = append(dst, rules.Weighted{Move: Secret(side, colour), Weight: 1})
			}
		}
		return dst
	}
	for left := s.left(); left != 0; left &= left - 1 {
		dst = append(dst, rules.Weighted{Move: Draw(s.of(s.drawn), left.first()), Weight: 1})
	}
	return dst
}

func (s *state) Check(by rules.Seat, m rules.Move) error {
	switch turn := s.Turn(); {
	case turn == rules.Nobody:
		return rules.ErrOver
	case by < 0, by != turn:
		return rules.ErrNotYourTurn
	case m.Verb == VerbPlay && !plain(m), !proper(m):
		return rules.Refuse(rules.KeyUnreadable, "That is no move of Box.")
	case m.Verb != VerbPlay:
		return rules.ErrImpossible // only chance deals colours and tiles
	}
	return s.fits(lieOf(m))
}

// fits says which rule forbids that a tile lies there, or nil.
func (s *state) fits(l lie) error {
	f := s.field()
	switch covered, touches := f.contact(l); {
	case covered == 0 && !touches:
		return rules.Refuse(KeyNoContact, "The tile would lie apart. It must touch a dot side by side, or cover one to four.")
	case covered > coverMax:
		return rules.Refuse(KeyCoversTooMany, "The tile would cover {n} dots, and it may cover no more than four.", "n", fmt.Sprint(covered))
	}
	return nil
}

func lieOf(m rules.Move) lie {
	return lie{x: m.Args[1], y: m.Args[2], tile: uint8(m.Args[3]), turned: uint8(m.Args[0])}
}

func (s *state) Apply(by rules.Seat, m rules.Move, seen *rules.Script) rules.State {
	t := *s
	switch a, b := m.Args[0], m.Args[1]; m.Verb {
	case VerbSecret:
		t.secret[a] = told(b)
	case VerbDraw:
		t.hand[a] = told(b)
		t.drawn++
	case VerbPlay:
		t.play(by, m)
	}
	if seen != nil {
		t.tell(m, seen)
	}
	return &t
}

// told is a tile, or a colour plus 1, as a move names it: 0 is one that the viewer may not know.
func told(n int8) uint8 {
	if n == 0 {
		return unseen
	}
	return uint8(n)
}

// play lays the tile in hand. With the last one all sides show their colours (section 6).
func (t *state) play(by rules.Seat, m rules.Move) {
	l := lieOf(m)
	if l.tile == 0 && t.hand[by] != unseen {
		l.tile = t.hand[by]
	}
	t.lies[t.placed] = l
	t.hand[by] = 0
	t.placed++
	for side, colour := range m.Args[4 : 4+sideMax] {
		if colour != 0 {
			t.secret[side] = uint8(colour)
		}
	}
}

func (s *state) Equal(o rules.State) bool {
	t, ok := o.(*state)
	return ok && *s == *t
}
