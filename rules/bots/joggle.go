package bots

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"quintet/rules"
	"quintet/rules/joggle"
)

// Joggle is played by expectimax: a move is worth what it leaves on average over the rolls of the other side, if that
// then makes the move that is best for it. See Michie, Game-playing and Game-learning Automata, 1966; Ballard, The
// *-minimax Search Procedure for Trees Containing Chance Nodes, 1983. What is left is weighed by the chance of winning at
// the next roll, which is exact, and by how full the blocks are in which a shape could be finished. The last moves
// before the limit are searched to the end, so that the expert knows the exact chances, or for many threats those of as many
// moves as it has time for.

// joggler is how a level weighs.
type joggler struct {
	theirs  float64 // how much it minds the blocks of the other side
	danger  float64 // how much it minds that the other side can win at its next roll
	hope    float64 // how much it looks for what wins at its own next roll
	noise   float64 // how inexactly it weighs
	replies bool    // it looks at what the other side may do, roll by roll
	first   float64 // how much of the first impression of a move stays, once its answers have been looked at
}

var joggleLevels = []Level{
	{Beginner, 1000, thinkJoggle(joggler{theirs: 0, danger: 0.2, hope: 0.2, noise: 0.25})},
	{Casual, 1000, thinkJoggle(joggler{theirs: 0.3, danger: 0.6, hope: 0.6, noise: 0.2})},
	{Skilled, 1000, thinkJoggle(joggler{theirs: 0.6, danger: 0.85, hope: 0.8, noise: 0.12})},
	{Expert, 30000, thinkJoggle(joggleExpert)},
}

var joggleExpert = joggler{theirs: 1, danger: 1, hope: 1, replies: true, first: 0.5}

// What blocks are worth, by how many marbles of a colour they have, and what is left of that by how many of the other
// colour: while marbles are placed these spoil a block, later they may be exchanged away.
var (
	joggleFull   = [7]float64{0, 0.04, 0.12, 0.3, 0.75, 1.5, 2}
	joggleSpoilt = [2][7]float64{{1, 0.05}, {1, 0.35, 0.12, 0.05}}
)

const (
	joggleSteep = 0.5 // how much a difference in that says about the chances
	joggleThen  = 0.7 // how often what would win at the next roll but one still does so then
	joggleWidth = 16  // of how many moves the answers are looked at
	joggleSoon  = 12  // moves before the limit, from which on a draw is felt
	joggleExact = 3   // moves before the limit, from which on all that may follow is looked at
)

// joggleSquares and joggleRects are the places of the shapes.
var joggleSquares, joggleRects = joggle.Squares(), joggle.Rects()

// jogglePotential is what the blocks of a colour are worth.
func jogglePotential(st rules.State, mine, theirs joggle.Fields) (sum float64) {
	rects, squares := joggle.Target(st)
	spoils := &joggleSpoilt[0]
	if joggle.Phase(st) != joggle.PhasePlace {
		spoils = &joggleSpoilt[1]
	}
	weigh := func(blocks []joggle.Fields, more int) {
		for _, b := range blocks {
			if n := (b & mine).Len(); n > 0 {
				sum += joggleFull[n+more] * spoils[(b&theirs).Len()]
			}
		}
	}
	if rects > 0 {
		weigh(joggleRects, 0)
	}
	if squares > 0 {
		weigh(joggleSquares, 2)
	}
	return sum
}

// joggleWinning are the fields on which the next marble of a colour wins, if it is that colour's turn.
func joggleWinning(st rules.State, colour int, free joggle.Fields) (set joggle.Fields) {
	if joggle.Phase(st) == joggle.PhasePlace && joggle.Extreme(st) {
		return 0
	}
	rects, squares := joggle.Target(st)
	set = joggle.Missing(st, colour) & free
	if rects+squares == 1 {
		return set
	}
	mine := joggle.Men(st, colour)
	for f := set; f != 0; f &= f - 1 {
		if one := f & -f; !joggle.Reaches(st, mine|one) {
			set &^= one
		}
	}
	return set
}

// joggleWins is the chance that a colour wins with its next marble, if it rolls now. A roll that allows no field is
// rolled again.
func joggleWins(st rules.State, colour int, free joggle.Fields) float64 {
	set := joggleWinning(st, colour, free)
	if set == 0 {
		return 0
	}
	won, all := 0, 0
	for face := joggle.Blue; face <= joggle.Joggle; face++ {
		if painted := joggle.Painted(face); painted&free != 0 {
			all += joggle.Sides(face)
			if painted&set != 0 {
				won += joggle.Sides(face)
			}
		}
	}
	return float64(won) / float64(all)
}

// value is the chance of the colour that rolls next, as far as the level can tell.
func (j *joggler) value(st rules.State, colour int) float64 {
	if joggle.Phase(st) == joggle.PhaseOver {
		won := st.Result().Winners
		switch {
		case won == nil:
			return 0.5
		case joggle.ColourOf(st, won[0]) == colour:
			return 1
		}
		return 0
	}
	mine, theirs := joggle.Men(st, colour), joggle.Men(st, 1-colour)
	free := ^(mine | theirs)
	now, then := j.danger*joggleWins(st, colour, free), j.hope*joggleWins(st, 1-colour, free)
	rest := 1 / (1 + math.Exp(-joggleSteep*(j.theirs*jogglePotential(st, mine, theirs)-jogglePotential(st, theirs, mine))))
	if left := joggle.Limit(st) - joggle.Moved(st); left < joggleSoon && joggle.Phase(st) == joggle.PhaseMove {
		rest = 0.5 + (rest-0.5)*float64(left-1)/joggleSoon
		if left == 1 { // nobody moves after that
			then = 0
		}
	}
	return now + (1-now)*rest*(1-joggleThen*then)
}

// joggleThought is a choice between moves: all are weighed, then the best of them again by what may answer them.
type joggleThought struct {
	joggler
	by     rules.Seat
	colour int
	view   rules.State
	list   []joggleMove
	left   int // moves before the limit, this one among them
	seen   int // how many of the list have been weighed
	closer int // how many of them again
	roll   int
	sum    float64 // of the chances after the rolls looked at, and of their weights
	weight float64
	odds   []rules.Weighted
	buf    []rules.Move
}

type joggleMove struct {
	move  rules.Move
	after rules.State
	worth float64
}

func thinkJoggle(j joggler) func(*rules.Game, rules.State, rules.Seat, Budget, *rand.Rand) Thought {
	return func(_ *rules.Game, view rules.State, by rules.Seat, budget Budget, r *rand.Rand) Thought {
		if view.Turn() != by {
			return waits
		}
		t := j.begin(view, by, r)
		return &work{left: budget.Nodes, part: t.part, move: t.best}
	}
}

func (j joggler) begin(view rules.State, by rules.Seat, r *rand.Rand) *joggleThought {
	t := &joggleThought{joggler: j, by: by, colour: joggle.ColourOf(view, by), view: view, left: joggle.Limit(view) - joggle.Moved(view)}
	for _, m := range view.Moves(nil, by) {
		t.list = append(t.list, joggleMove{move: m, worth: r.Float64() * j.noise})
	}
	return t
}

// part weighs one move, or all answers to one after one roll.
func (t *joggleThought) part() int {
	switch {
	case t.seen < len(t.list):
		m := &t.list[t.seen]
		m.after = t.view.Apply(t.by, m.move, nil)
		m.worth += 1 - t.value(m.after, 1-t.colour)
		if m.after.Turn() == rules.Nobody && m.worth >= 1 { // nobody overlooks that
			m.worth = 2
		}
		t.seen++
		if t.seen == len(t.list) {
			slices.SortStableFunc(t.list, func(a, b joggleMove) int { return cmp.Compare(b.worth, a.worth) })
		}
		return 1
	case !t.replies, t.closer == t.width(), t.list[0].worth == 2:
		return 0
	}
	return t.answers()
}

// exact tells whether all that may follow is looked at. What is left then are an answer and, after it, a last roll, the
// chances of which are known.
func (t *joggleThought) exact() bool {
	return t.left <= joggleExact && joggle.Phase(t.view) == joggle.PhaseMove
}

// width is of how many moves the answers are looked at.
func (t *joggleThought) width() int {
	switch {
	case !t.exact():
		return min(len(t.list), joggleWidth)
	case t.left < joggleExact: // no move or only one is left, and its chances are known already
		return 0
	}
	return len(t.list)
}

// answers weighs all that the other side may do after one roll.
func (t *joggleThought) answers() int {
	m := &t.list[t.closer]
	if t.roll == 0 {
		t.odds, t.sum, t.weight = m.after.Odds(t.odds[:0]), 0, 0
	}
	n := 1
	if t.roll < len(t.odds) { // none if the match is over
		o := t.odds[t.roll]
		rolled := m.after.Apply(rules.Chance, o.Move, nil)
		if turn := rolled.Turn(); turn >= 0 { // else it is rolled again, and nothing has changed
			least := t.answer(rolled, turn)
			n = max(n, len(t.buf))
			t.sum += least * float64(o.Weight)
			t.weight += float64(o.Weight)
		}
		t.roll++
	}
	if t.roll >= len(t.odds) {
		if t.weight > 0 {
			first := t.first
			if t.exact() {
				first = 0
			}
			m.worth = first*m.worth + (1-first)*t.sum/t.weight
		}
		t.closer++
		t.roll = 0
	}
	return n
}

// answer is what the best answer to a roll leaves, and t.buf the answers that were looked at.
func (t *joggleThought) answer(rolled rules.State, turn rules.Seat) (least float64) {
	t.buf = t.buf[:0]
	free := ^(joggle.Men(rolled, joggle.White) | joggle.Men(rolled, joggle.Black))
	if joggleWinning(rolled, 1-t.colour, free)&joggle.Painted(joggle.Rolled(rolled)) != 0 {
		return 0
	}
	floor := 0.0
	if t.exact() {
		floor = 0.5 // a draw
	}
	least = 1
	t.buf = rolled.Moves(t.buf, turn)
	for i, answer := range t.buf {
		least = min(least, t.value(rolled.Apply(turn, answer, nil), t.colour))
		if least <= floor {
			t.buf = t.buf[:i+1]
			break
		}
	}
	return least
}

// best is the move that is worth most of those that have been weighed in the same way.
func (t *joggleThought) best() (rules.Move, bool) {
	list := t.list
	switch {
	case t.closer > 0:
		list = list[:t.closer]
	case t.seen > 0:
		list = list[:t.seen]
	}
	return slices.MaxFunc(list, func(a, b joggleMove) int { return cmp.Compare(a.worth, b.worth) }).move, true
}
