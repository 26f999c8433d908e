package bots_test

import (
	"slices"

	"quintet/rules/joggle"
)

// blocks are all places on the board of shapes with so many rows and columns.
func blocks(high, wide int8) (list []joggle.Fields) {
	for y := range joggle.Side - high + 1 {
		for x := range joggle.Side - wide + 1 {
			var b joggle.Fields
			for dy := range high {
				for dx := range wide {
					b |= 1 << ((y+dy)*joggle.Side + x + dx)
				}
			}
			list = append(list, b)
		}
	}
	return list
}

var rectangles, squares = append(blocks(2, 3), blocks(3, 2)...), blocks(2, 2)

// shapes are those that the target asks for.
func (a said) shapes() (list []joggle.Fields) {
	r, s := joggle.Target(a.s)
	if r > 0 {
		list = append(list, rectangles...)
	}
	if s > 0 {
		list = append(list, squares...)
	}
	return list
}

// men are the marbles of the seat's colour and of the other one after the move, and where it has come.
func (a said) men() (mine, theirs, to joggle.Fields) {
	own := joggle.ColourOf(a.s, a.by)
	mine = joggle.Men(a.after, own)
	return mine, joggle.Men(a.after, 1-own), mine &^ joggle.Men(a.s, own)
}

// sides counts the sides of the die by which a marble of the seat may be laid on a free field where it is good.
func (a said) sides(good func(field joggle.Fields) bool) (n int) {
	mine, theirs, _ := a.men()
	for face := joggle.Blue; face <= joggle.Joggle; face++ {
		helps := false
		for y := range int8(joggle.Side) {
			for x := range int8(joggle.Side) {
				f := joggle.Fields(1) << (y*joggle.Side + x)
				if (face == joggle.Joggle || joggle.Paint(x, y) == face) && f&(mine|theirs) == 0 && good(f) {
					helps = true
				}
			}
		}
		if helps {
			n += joggle.Sides(face)
		}
	}
	return n
}

// wins tells whether one more marble, on that field, reaches the target.
func (a said) wins(field joggle.Fields) bool {
	mine, _, _ := a.men()
	return joggle.Reaches(a.s, mine|field)
}

// ways counts the free fields that do.
func (a said) ways() (n int) {
	mine, theirs, _ := a.men()
	for f := ^(mine | theirs); f != 0; f &= f - 1 {
		if a.wins(f & -f) {
			n++
		}
	}
	return n
}

// holds tells whether a shape with the new marble has so many marbles of a colour, and none of the others.
func (a said) holds(of int, men, none, to joggle.Fields, n int) bool {
	return slices.ContainsFunc(map[int][]joggle.Fields{6: rectangles, 4: squares}[of], func(b joggle.Fields) bool {
		return b&to != 0 && b&none == 0 && (b&men).Len() == n
	})
}

// through counts the places of a shape with the new marble of which that is true.
func (a said) through(to joggle.Fields, good func(b joggle.Fields) bool) (n int) {
	for _, b := range a.shapes() {
		if (b&to).Len() == 1 && good(b) {
			n++
		}
	}
	return n
}

var joggleTruth = map[string]func(a said) bool{
	"wins": func(a said) bool { return slices.Contains(a.after.Result().Winners, a.by) },
	"stops": func(a said) bool {
		_, theirs, to := a.men()
		return joggle.Reaches(a.s, theirs|to)
	},
	"rectangle": func(a said) bool { mine, _, to := a.men(); return a.holds(6, mine, 0, to, 6) },
	"square":    func(a said) bool { mine, _, to := a.men(); return a.holds(4, mine, 0, to, 4) },
	"breaks": func(a said) bool {
		mine, theirs, to := a.men()
		short := func(men, free joggle.Fields) (n int) {
			for f := free; f != 0; f &= f - 1 {
				if one := f & -f; slices.ContainsFunc(a.shapes(), func(b joggle.Fields) bool { return b&one != 0 && b&^(men|one) == 0 }) {
					n++
				}
			}
			return n
		}
		before := joggle.Men(a.s, 1-joggle.ColourOf(a.s, a.by))
		return before&to != 0 && short(theirs, ^(mine|theirs)) < short(before, ^(mine|theirs))
	},
	"takes": func(a said) bool {
		_, theirs, to := a.men()
		return slices.ContainsFunc(a.shapes(), func(b joggle.Fields) bool { return b&to != 0 && b&^(theirs|to) == 0 })
	},
	"fork":   func(a said) bool { return a.n("count") == a.sides(a.wins) && a.ways() > 1 },
	"threat": func(a said) bool { return a.n("count") == a.sides(a.wins) && a.ways() == 1 },
	"short": func(a said) bool {
		own := joggle.ColourOf(a.s, a.by)
		return a.n("count") == a.sides(func(f joggle.Fields) bool { return joggle.Missing(a.after, own)&f != 0 })
	},
	"spoils": func(a said) bool {
		mine, theirs, to := a.men()
		return a.n("count") > 1 && a.holds(a.n("of"), theirs, mine&^to, to, a.n("count"))
	},
	"builds": func(a said) bool {
		mine, theirs, to := a.men()
		return a.n("count") > 1 && a.holds(a.n("of"), mine, theirs, to, a.n("count"))
	},
	"keeps": func(a said) bool {
		own := joggle.ColourOf(a.s, a.by)
		return a.n("count") > 0 && a.n("count") == a.sides(func(f joggle.Fields) bool { return joggle.Missing(a.after, own)&f != 0 })
	},
	"open": func(a said) bool {
		_, theirs, to := a.men()
		return a.n("count") == a.through(to, func(b joggle.Fields) bool { return (b & theirs).Len() == 0 })
	},
	"shuts": func(a said) bool {
		mine, theirs, to := a.men()
		return a.n("count") == a.through(to, func(b joggle.Fields) bool { return (b&theirs).Len() > 0 && (b&mine).Len() == 1 })
	},
}
