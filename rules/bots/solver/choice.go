package solver

import (
	"math"
	"math/rand/v2"
	"slices"

	"quintet/rules"
	"quintet/rules/juxtapose"
)

// Skill is what a player can do. All shares are of the occasions, from 0 to 1.
type Skill struct {
	Sees   float64 // a line that it can make
	Guards float64 // that a move would offer a line to the next player
	Builds bool    // puts like to like, as one does who thinks of the own line only
	Thinks bool    // weighs moves by playing on in the mind
	Proves int     // from so many pyramids on the board on it searches what can be forced; 0 never
	Book   bool    // knows the replies of the second player to the first drops
}

// option is a move that may be made.
type option struct {
	move  rules.Move
	after sliding
	drop  drop
}

// Choice is a move on its way. It takes its time in parts, and comes to the same move whatever they are.
type Choice struct {
	s       *Solver
	skill   Skill
	p       Position
	seats   int
	left    int // nodes
	spare   int // of them, for playouts
	r       *rand.Rand
	options []option
	best    int

	ready  bool // the lookup and the book are
	looked bool
	stage  func() // what the next part does; nil if the choice is made
	proof  *Proof
	i      int // the option that is being searched
	begun  bool
	kept   []option
	tree   *tree
}

// The size of a choice's table: 4 MB, or 1 MB where more is not filled.
const (
	tableBits = 18
	smallBits = 16
)

func (c *Choice) bits() uint {
	if c.p.Placed() < 7 {
		return tableBits
	}
	return smallBits
}

// Choose begins a choice for the seat whose turn it is, with so many nodes to look at; in the slide phase a quarter of
// them.
func Choose(view rules.State, skill Skill, nodes int, r *rand.Rand) *Choice {
	c := &Choice{skill: skill, seats: juxtapose.Seats(view), left: nodes, r: r, p: read(view)}
	if c.p.Placed() == pieces { // it may be long, and where it isn't little has to be searched
		c.left /= 4
	}
	if skill.Thinks {
		c.spare = c.left / 3
	}
	c.s = unfit(RulesOf(view))
	c.list()
	c.stage = c.glance
	return c
}

// partNodes is how many nodes a part of a choice looks at, about: a fraction of a millisecond.
const partNodes = 2000

// Step goes on with the choice, for about so many nodes, and tells whether it is made.
func (c *Choice) Step(nodes int) (done bool) {
	for ; nodes > 0 && !c.ready; nodes -= partNodes {
		c.ready = c.prepare()
	}
	for nodes > 0 && c.stage != nil {
		before := c.s.Nodes
		c.stage()
		n := max(c.s.Nodes-before, 1)
		nodes -= n
		c.left -= n
	}
	return c.stage == nil
}

// prepare makes a part of what all choices share, if that isn't there yet, and tells whether it is.
func (c *Choice) prepare() bool {
	if c.s.lookup == nil {
		c.s.lookup = lookPart()
		return c.s.lookup != nil && !c.skill.Book
	}
	return readBook() != nil
}

// Move is the choice, or the best so far; it is false before the first step.
func (c *Choice) Move() (rules.Move, bool) {
	i := c.best
	if c.stage != nil && c.tree != nil {
		i = c.tree.best()
	}
	return c.options[i].move, c.looked
}

// list are all legal moves.
func (c *Choice) list() {
	at := sliding{Board: c.p.Board, barred: c.p.Barred, turns: c.p.Turns}
	if c.p.Placed() == pieces {
		for _, m := range c.s.moves(nil, &at) {
			o := option{after: c.s.after(&at, m), move: juxtapose.Swap(m.from/side, m.from%side, m.to/side, m.to%side)}
			if m.slide {
				o.move = juxtapose.Slide(m.from/side, m.from%side)
			}
			c.options = append(c.options, o)
		}
		return
	}
	for piece := range pieces {
		if !c.p.Pooled(piece/sizes, piece%sizes) {
			continue
		}
		for square := range int8(squares) {
			if c.p.Taken()>>square&1 == 0 {
				d := drop{colour: int8(piece / sizes), size: int8(piece % sizes), square: square}
				c.options = append(c.options, option{
					move: juxtapose.Drop(piece, square/side, square%side), after: sliding{Board: d.on(c.p.Board)}, drop: d,
				})
			}
		}
	}
}

// take ends the choice with one of the options.
func (c *Choice) take(i int) {
	c.best, c.stage = i, nil
	c.s.giveBack()
}

// only forgets the options that are none of these, if there is one.
func (c *Choice) only(good func(*option) bool) bool {
	var kept []option
	for _, o := range c.options {
		if good(&o) {
			kept = append(kept, o)
		}
	}
	if kept != nil {
		c.options, c.best = kept, 0
	}
	return kept != nil
}

func (c *Choice) sees(share float64) bool { return share >= 1 || c.r.Float64() < share }

// glance is what a look at the board tells.
func (c *Choice) glance() {
	c.looked = true
	c.r.Shuffle(len(c.options), func(i, j int) { c.options[i], c.options[j] = c.options[j], c.options[i] })
	lines := func(o *option) bool { return lined(&o.after.Board) }
	if c.sees(c.skill.Sees) && c.only(lines) {
		c.take(0)
		return
	}
	if c.skill.Book && c.seats == 2 {
		if d, ok := c.s.reply(c.s.book(), &c.p.Board); ok {
			c.take(slices.IndexFunc(c.options, func(o option) bool { return o.drop == d }))
			return
		}
	}
	if c.sees(c.skill.Guards) {
		c.only(func(o *option) bool { return !c.s.offered(&o.after) })
	}
	if c.skill.Builds {
		c.build()
		return
	}
	c.merge()
	n := c.p.Placed()
	switch {
	case len(c.options) == 1:
		c.take(0)
	case c.skill.Proves > 0 && c.seats == 2 && n >= c.skill.Proves && c.left-c.spare >= takes[n]:
		c.proof, c.stage = c.s.Prove(&c.p), c.prove
	default:
		c.weigh()
	}
}

// takes is how many nodes a proof is seldom found with fewer than, by the pyramids on the board; with two at the most it is out
// of question.
var takes = [pieces + 1]int{math.MaxInt, math.MaxInt, math.MaxInt, 1e7, 2e7, 2e5, 2e5}

// merge keeps one of the drops that are alike.
func (c *Choice) merge() {
	if c.p.Placed() == pieces {
		return
	}
	seen := make(map[uint64]bool)
	c.only(func(o *option) bool {
		key := c.s.key(&o.after.Board)
		first := !seen[key]
		seen[key] = true
		return first
	})
}

// offered tells whether the player to move can make a line.
func (s *Solver) offered(p *sliding) bool {
	if p.Placed() < pieces {
		return s.wins(&p.Board)
	}
	return s.instant(p)
}

// build takes the drop that puts most like pyramids into lines that are still open, or any move of the slide phase.
func (c *Choice) build() {
	best, most := 0, -1
	if c.p.Placed() < pieces {
		for i, o := range c.options {
			if n := c.s.alike(&c.p.Board, o.drop); n > most {
				best, most = i, n
			}
		}
	}
	c.take(best)
}

// prove searches who can force a line.
func (c *Choice) prove() {
	if c.s.entries == nil {
		c.s.borrow(c.bits())
	}
	if c.proof.Part(partNodes) > 0 && !c.proof.done && c.left > c.spare {
		return
	}
	n, v, limit := c.p.Placed(), c.proof.Verdict, c.proof.limit
	switch {
	case v.Proved && v.Win:
		c.sift(true, limit)
	case v.Proved && v.Exact: // hold out as long as possible
		c.sift(false, limit-2)
	case v.Proved:
		c.weigh()
	case n == pieces: // the search went all the way for a limit one less; the opponent's are even
		c.sift(false, (limit-2)&^1)
	case c.proof.done:
		c.sift(false, limit-1-(limit-1-n-1)&1)
	default:
		c.weigh()
	}
}

// sift searches each option: for one by which the player to move forces a line by the limit, or for those by which the
// opponent doesn't.
func (c *Choice) sift(win bool, limit int) {
	if c.p.Placed() < pieces {
		slices.SortStableFunc(c.options, func(a, b option) int {
			return int(c.s.safe(&a.after.Board)) - int(c.s.safe(&b.after.Board))
		})
	}
	c.i, c.begun, c.kept = 0, false, nil
	c.stage = func() {
		o := &c.options[c.i]
		won, known := c.follow(o, win, limit)
		c.begun = !known
		switch {
		case known && win && won:
			c.take(c.i)
			return
		case known && !win && !won, !known && !win && c.left <= c.spare:
			c.kept = append(c.kept, *o)
			known = true
		}
		if !known {
			return
		}
		c.begun = false
		if c.i++; c.i == len(c.options) {
			if len(c.kept) > 0 {
				c.options = c.kept
			}
			c.weigh()
		}
	}
}

// follow searches one option on.
func (c *Choice) follow(o *option, win bool, limit int) (won, known bool) {
	n := c.p.Placed()
	switch {
	case n < pieces && c.begun:
		return c.s.run(partNodes)
	case n < pieces:
		goal := n & 1
		if !win {
			goal ^= 1
		}
		return c.s.forces(&o.after.Board, n+1, goal, limit)
	case c.begun:
		return c.s.runSlides(partNodes)
	}
	c.s.past = append(append(c.s.past[:0], c.p.Past...), c.p.Board)
	if c.s.drawn(&o.after) {
		return false, true
	}
	c.s.past = append(c.s.past, o.after.Board)
	return c.s.forcesSlides(&o.after, !win, limit-1)
}

func (c *Choice) weigh() {
	if !c.skill.Thinks || c.left <= 0 {
		c.take(c.best)
		return
	}
	c.s.giveBack() // a playout keeps nothing
	c.tree = c.s.plant(&c.p, c.options, c.seats, c.r)
	c.stage = func() {
		c.tree.grow()
		if c.left <= 0 || c.tree.nodes[0].winner != open {
			c.take(c.tree.best())
		}
	}
}
