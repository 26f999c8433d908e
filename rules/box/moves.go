package box

import "quintet/rules"

// Verbs of moves. The arguments are: of a play 1 if the tile is turned by a quarter, x and y of its top left dot, and as
// others see it the tile and, with the last one, the colours plus 1 of all sides; of a secret the side and the colour
// plus 1, of a draw the seat and the tile, both 0 if the viewer may not know them.
const (
	VerbPlay rules.Verb = 1 + iota
	VerbSecret
	VerbDraw
)

// Play lays the tile in hand with its top left dot on a point of the lattice, as printed or turned by a quarter.
func Play(turned bool, x, y int8) rules.Move {
	m := rules.Move{Verb: VerbPlay, Args: [15]int8{0, x, y}}
	if turned {
		m.Args[0] = 1
	}
	return m
}

// Where is where a play puts the tile: the lattice point of its top left dot, and whether it is turned by a quarter.
func Where(m rules.Move) (x, y int8, turned bool) { return m.Args[1], m.Args[2], m.Args[0] == 1 }

// Secret gives a side its colour, 0 to 5.
func Secret(side, colour int) rules.Move {
	return rules.Move{Verb: VerbSecret, Args: [15]int8{int8(side), int8(colour + 1)}}
}

// Draw gives a seat a tile, 1 to 24.
func Draw(seat rules.Seat, tile int) rules.Move {
	return rules.Move{Verb: VerbDraw, Args: [15]int8{int8(seat), int8(tile)}}
}

// plain tells whether a move is a play as players make it, of a place that can be written.
func plain(m rules.Move) bool {
	turned, x, y := m.Args[0], m.Args[1], m.Args[2]
	return turned&^1 == 0 && x >= -Far && x <= Far && y >= -Far && y <= Far && m == Play(turned == 1, x, y)
}

// proper tells whether a move is one of seats, sides, tiles, colours and points that exist.
func proper(m rules.Move) bool {
	a, b := m.Args[0], m.Args[1]
	switch m.Verb {
	case VerbPlay:
		tile, colours := m.Args[3], m.Args[4:4+sideMax]
		for i, c := range colours {
			if c < 0 || c > Colours || c > 0 && (tile == 0 || i > 0 && colours[i-1] == 0) {
				return false
			}
		}
		rest := m
		clear(rest.Args[3 : 4+sideMax])
		return tile >= 0 && tile <= Tiles && (colours[0] == 0) == (colours[1] == 0) && plain(rest)
	case VerbSecret:
		return a >= 0 && a < sideMax && b >= 0 && b <= Colours && m == Secret(int(a), int(b)-1)
	case VerbDraw:
		return a >= 0 && a < seatMax && b >= 0 && b <= Tiles && m == Draw(rules.Seat(a), int(b))
	}
	return false
}

func (s *state) Moves(dst []rules.Move, by rules.Seat) []rules.Move {
	if by < 0 || by != s.Turn() {
		return dst
	}
	f := s.field()
	return f.moves(f.moves(dst, 0), 1)
}

// Path is the tile in the hand and, for a tile turned by a quarter, the button, in any order; then the point.
func (s *state) Path(dst []rules.Step, by rules.Seat, m rules.Move) []rules.Step {
	if m.Verb != VerbPlay {
		return dst
	}
	dst = append(dst, rules.Step{Spot: HandSpot(by), Any: true})
	if m.Args[0] == 1 {
		dst = append(dst, rules.Step{Button: rules.ButtonTurn, Any: true})
	}
	return append(dst, rules.Step{Spot: BoardSpot(m.Args[1], m.Args[2])})
}
