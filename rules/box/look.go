package box

import "quintet/rules"

// What a scene or a bot wants to know of a position. All of it is for states that Game made, and for views.

// Stage is what is due in the game, or its end.
type Stage uint8

const (
	PhaseSecrets Stage = iota // chance deals the secret colours
	PhaseDraw                 // chance gives a seat a tile
	PhasePlay                 // a seat plays its tile
	PhaseOver
)

// Phase is the stage that a position is in.
func Phase(st rules.State) Stage {
	s := st.(*state)
	switch turn := s.Turn(); {
	case turn == rules.Nobody:
		return PhaseOver
	case turn >= 0:
		return PhasePlay
	case s.drawn == 0 && s.secret[s.sides()-1] == 0:
		return PhaseSecrets
	}
	return PhaseDraw
}

// Seats is how many play.
func Seats(st rules.State) int { return int(st.(*state).seats) }

// Sides is how many players or teams there are; SideOf is that of a seat, from 0 on.
func Sides(st rules.State) int { return st.(*state).sides() }

// SideOf is the side of a seat: itself, or its team.
func SideOf(st rules.State, seat rules.Seat) int { return st.(*state).side(seat) }

// Colour is a side's secret colour, 0 to 5; it is false if the viewer does not know it, or it is not yet dealt.
func Colour(st rules.State, side int) (colour int, known bool) {
	c := st.(*state).secret[side]
	return int(c) - 1, c != 0 && c != unseen
}

// Hand is the tile that a seat holds, 1 to 24; it is false if it holds none, or the viewer does not see it.
func Hand(st rules.State, seat rules.Seat) (tile int, seen bool) {
	t := st.(*state).hand[seat]
	return int(t), t != 0 && t != unseen
}

// Played is how many tiles have been played, 0 to 24.
func Played(st rules.State) int { return int(st.(*state).placed) }

// Lie is how the tile that was played as number i lies, from 0 on.
func Lie(st rules.State, i int) (tile int, x, y int8, turned bool) {
	l := st.(*state).lies[i]
	return int(l.tile), l.x, l.y, l.turned == 1
}

// Left is how many tiles a seat has still to play, the one in its hand included.
func Left(st rules.State, seat rules.Seat) int {
	s := st.(*state)
	n := Tiles / int(s.seats)
	for i := range s.placed {
		if s.of(i) == seat {
			n--
		}
	}
	return n
}

// Unseen are the tiles that the viewer has not seen yet: in piles, and in hands that the viewer does not see.
func Unseen(st rules.State) Set { return st.(*state).left() }

// Dot is the colour that shows at a point of the lattice, Grey among them; it is false if there is no dot.
func Dot(st rules.State, x, y int8) (colour int, ok bool) {
	s := st.(*state)
	for i := s.placed - 1; i >= 0; i-- {
		if colour, ok := s.lies[i].dot(int(x), int(y)); ok {
			return colour, true
		}
	}
	return lie{}.dot(int(x), int(y))
}

// Covers appends the points with dots that the tile of a play would cover, row by row, whether it may lie there or not.
func Covers(dst []rules.Spot, st rules.State, m rules.Move) []rules.Spot {
	f := st.(*state).field()
	return f.covers(dst, lieOf(m))
}

// dot is the colour of the tile's dot at a point.
func (l lie) dot(x, y int) (colour int, ok bool) {
	w, h := Size(l.turned == 1)
	x, y = x-int(l.x), y-int(l.y)
	if x < 0 || x >= w || y < 0 || y >= h {
		return 0, false
	}
	return int(patterns[l.tile][l.turned].dots[y][x]), true
}

// Score is what the squares of a colour are worth that can be seen now.
func Score(st rules.State, colour int) int {
	f := st.(*state).visible(colour)
	return f.score()
}

// Squares appends the squares of a colour that can be seen now and count, small ones first.
func Squares(dst []Square, st rules.State, colour int) []Square {
	f := st.(*state).visible(colour)
	return f.list(dst)
}

// Bounds are the points of the lattice at the ends of what lies on the table: left, top, right and bottom.
func Bounds(st rules.State) (left, top, right, bottom int8) {
	f := st.(*state).frame()
	return int8(f.x + margin), int8(f.y + margin), int8(f.x + f.wide - margin - 1), int8(f.y + f.high - margin - 1)
}

// PlayerOf is the seat that draws and plays tile number i of the match, from 0 on.
func PlayerOf(st rules.State, i int) rules.Seat { return st.(*state).of(int8(i)) }
