package solver

// Verdict is what the choice has proved of the position that it is made in, once it is made. A win is one by the move
// that is chosen.
func (c *Choice) Verdict() Verdict {
	switch {
	case lined(&c.options[c.best].after.Board):
		return Verdict{Proved: true, Win: true, Plies: 1, Exact: true}
	case c.proof != nil:
		return c.proof.Verdict
	case c.seats == 2 && c.skill.Book:
		return c.s.known(c.s.book(), &c.p.Board)
	}
	return Verdict{}
}

// Share is the part of the games played on from the chosen move that its player has won, 0 to 1; it is false if there
// were none.
func (c *Choice) Share() (share float64, ok bool) {
	if c.tree == nil {
		return 0, false
	}
	b := &c.tree.nodes[1+c.best]
	return float64(b.won / max(b.tries, 1)), b.tries > 0
}
