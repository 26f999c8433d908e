package box

import "quintet/rules"

// CueShow is the end: the sides show their colours. rules.CueDeal is a colour or a tile that is dealt, rules.CueDrop a
// tile that is played; rules.CueLine comes after CueShow, and the squares are in the result.
const CueShow rules.Cue = "show"

// tell writes down what is seen of the move that led here.
func (t *state) tell(m rules.Move, seen *rules.Script) {
	switch m.Verb {
	case VerbSecret:
		seen.Add(rules.CueDeal, t.put(SecretTile+int(m.Args[0])))
	case VerbDraw:
		seen.Add(rules.CueDeal, t.put(int(t.drawn)-1))
	case VerbPlay:
		seen.Add(rules.CueDrop, t.put(int(t.placed)-1))
	}
	if t.over() {
		var puts []rules.Put
		for side := range t.sides() {
			puts = append(puts, t.put(SecretTile+side))
		}
		seen.Add(CueShow, puts...)
		seen.Add(rules.CueLine)
	}
}

func (t *state) put(piece int) rules.Put { return rules.Put{Piece: int16(piece), To: t.place(piece)} }

// place is where a piece lies. Secret tiles keep their backs up until the end, but whoever knows a colour sees it.
func (s *state) place(piece int) rules.Place {
	if piece >= Tiles {
		return s.secretPlace(piece)
	}
	n := int8(piece)
	switch seat := s.of(n); {
	case n < s.placed:
		l := s.lies[n]
		return rules.Place{Spot: BoardSpot(l.x, l.y), Face: l.tile, Turn: l.turned}
	case n < s.drawn:
		return rules.Place{Spot: HandSpot(seat), Face: face(s.hand[seat])}
	default:
		return rules.Place{Spot: rules.Spot{Zone: ZonePile, X: int8(seat)}}
	}
}

func (s *state) secretPlace(piece int) rules.Place {
	side := piece - SecretTile
	switch {
	case piece == StartTile:
		return rules.Place{Spot: BoardSpot(0, 0)}
	case side < s.sides() && s.secret[side] != 0:
		return rules.Place{Spot: rules.Spot{Zone: ZoneSecret, X: int8(side)}, Face: face(s.secret[side])}
	}
	return rules.Place{Spot: rules.Spot{Zone: ZoneAside}}
}

// face is 0 for what the viewer may not know.
func face(n uint8) uint8 {
	if n == unseen {
		return 0
	}
	return n
}

func (s *state) Table(dst []rules.Place) []rules.Place {
	for piece := range Pieces {
		dst = append(dst, s.place(piece))
	}
	return dst
}
