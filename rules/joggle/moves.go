package joggle

import "quintet/rules"

// Verbs of moves. The arguments are: of a placing the field, of a move the fields it leads from and to, of an exchange
// the mover's own field and the other one, of a roll the face of the die. A field's number is y*8+x.
const (
	VerbPlace rules.Verb = 1 + iota
	VerbMove
	VerbExchange
	VerbRoll
)

// Place puts a marble from the mover's store on a field.
func Place(x, y int8) rules.Move { return place(y*Side + x) }

// Move takes a marble from one field to another one.
func Move(fromX, fromY, toX, toY int8) rules.Move { return move(fromY*Side+fromX, toY*Side+toX) }

// Exchange lets an own marble and one of the other side change places.
func Exchange(ownX, ownY, otherX, otherY int8) rules.Move {
	return exchange(ownY*Side+ownX, otherY*Side+otherX)
}

// Roll is what chance brings.
func Roll(face Face) rules.Move { return roll(face) }

// Way is where a move of a marble leads from and to, and of an exchange the mover's own field and the other one; of a
// placing both are its field.
func Way(m rules.Move) (from, to rules.Spot) {
	from, to = spotOf(m.Args[0]), spotOf(m.Args[1])
	if m.Verb == VerbPlace {
		to = from
	}
	return from, to
}

// FaceRolled is what a roll has brought.
func FaceRolled(m rules.Move) Face { return m.Args[0] }

func place(f int8) rules.Move { return rules.Move{Verb: VerbPlace, Args: [15]int8{f}} }
func move(from, to int8) rules.Move {
	return rules.Move{Verb: VerbMove, Args: [15]int8{from, to}}
}
func exchange(own, other int8) rules.Move {
	return rules.Move{Verb: VerbExchange, Args: [15]int8{own, other}}
}
func roll(face Face) rules.Move { return rules.Move{Verb: VerbRoll, Args: [15]int8{face}} }

// proper tells whether a move is one that the constructors make of fields and faces that exist.
func proper(m rules.Move) bool {
	a, b := m.Args[0], m.Args[1]
	on := func(f int8) bool { return f >= 0 && f < fields }
	switch m.Verb {
	case VerbPlace:
		return on(a) && m == place(a)
	case VerbMove:
		return on(a) && on(b) && m == move(a, b)
	case VerbExchange:
		return on(a) && on(b) && m == exchange(a, b)
	case VerbRoll:
		return a >= Blue && a <= Joggle && m == roll(a)
	}
	return false
}

// Moves are never none: a roll that would leave none is not the last one (G1), and nobody passes (G13).
func (s *state) Moves(dst []rules.Move, by rules.Seat) []rules.Move {
	if by != s.Turn() || by < 0 {
		return dst
	}
	to := s.allowed(s.face)
	if !s.full() {
		for ; to != 0; to &= to - 1 {
			dst = append(dst, place(lowest(to)))
		}
		return dst
	}
	// The list of the first marble is copied for the others: a playout spends most of its time here.
	mine := s.mine()
	begin := len(dst)
	for ; to != 0; to &= to - 1 {
		dst = append(dst, move(lowest(mine), lowest(to)))
	}
	n := len(dst) - begin
	for from := mine & (mine - 1); from != 0; from &= from - 1 {
		dst = append(dst, dst[begin:begin+n]...)
		list := dst[len(dst)-n:]
		for i := range list {
			list[i].Args[0] = lowest(from)
		}
	}
	if s.face == Joggle {
		dst = s.exchanges(dst)
	}
	return dst
}

// exchanges lists the exchanges of the mover. Only those with a field on which a shape lacks one marble can finish it,
// and are looked at one by one.
func (p *position) exchanges(dst []rules.Move) []rules.Move {
	mine, theirs := p.mine(), p.theirs()
	gains, gives := p.missing(mine), p.missing(theirs)
	theirsFree := theirs &^ p.finished(theirs)
	for own := mine &^ p.finished(mine); own != 0; own &= own - 1 {
		a := own & -own
		risky := theirsFree & gains
		if gives&a != 0 {
			risky = theirsFree
		}
		others := theirsFree
		for ; risky != 0; risky &= risky - 1 {
			if b := risky & -risky; p.completes(a, b) {
				others &^= b
			}
		}
		for ; others != 0; others &= others - 1 {
			dst = append(dst, exchange(lowest(a), lowest(others)))
		}
	}
	return dst
}

func (s *state) Path(dst []rules.Step, by rules.Seat, m rules.Move) []rules.Step {
	switch a, b := m.Args[0], m.Args[1]; m.Verb {
	case VerbPlace: // whichever marble it is, they are all alike
		return append(dst, rules.Step{Spot: spotOf(a)})
	case VerbMove:
		return append(dst, rules.Step{Spot: spotOf(a)}, rules.Step{Spot: spotOf(b)})
	case VerbExchange:
		return append(dst, rules.Step{Spot: spotOf(a), Any: true}, rules.Step{Spot: spotOf(b), Any: true})
	}
	return dst
}

// protects tells whether the marble on a field is part of a finished shape, whoever's it is (section 4).
func (p *position) protects(field uint64) bool {
	return (p.finished(p.men[White])|p.finished(p.men[Black]))&field != 0
}

// completes tells whether the exchange of the mover's marble on a with the other side's on b would finish a shape, of
// whichever side (G5): it would have to hold the marble that has come.
func (p *position) completes(a, b uint64) bool {
	return p.finished(p.mine()^a^b)&b != 0 || p.finished(p.theirs()^a^b)&a != 0
}
