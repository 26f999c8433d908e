package bots

import (
	"quintet/rules"
	"quintet/rules/joggle"
)

// A position of Joggle is rated by what its expert thinks of it: after a roll, the chance of the move that is best; before
// it, the average of that over the rolls. So a roll changes the chances by luck alone, and a move by how good it is, as
// far as the expert can tell.

// joggleRating is an average that is being made.
type joggleRating struct {
	rating
	colour int // of the side to move
	rolls  []rules.Weighted
	next   int            // of the rolls, to be looked at
	now    *joggleThought // after one of them
	left   int            // nodes for it
	weight float64        // of the rolls looked at
	sum    float64        // of the chances after them, by weight
	proved bool
}

// joggleNodes is of how many positions the worth of the best move after a roll is made up, about.
const joggleNodes = 4000

// joggleRater is the expert, but what it makes of first impressions, which praise a move, and of answers, which praise those
// to it, is in such a balance that the best move neither gains nor loses on average. Measured over matches of experts.
var joggleRater = func() joggler {
	j := joggleExpert
	j.first = 0.4
	return j
}()

func rateJoggle(m *rating) judge {
	a := &joggleRating{rating: *m, colour: joggle.ColourOf(m.state, joggle.Mover(m.state))}
	if m.state.Turn() == rules.Chance {
		a.rolls = m.state.Odds(nil)
	} else {
		a.begin(m.state)
	}
	return a
}

// begin looks at what can be done after a roll.
func (a *joggleRating) begin(rolled rules.State) {
	a.now, a.left = joggleRater.begin(rolled, rolled.Turn(), a.r), joggleNodes
}

func (a *joggleRating) part() int {
	if a.now != nil {
		n := a.now.part()
		a.left -= n
		if n == 0 || a.left <= 0 {
			a.finish()
		}
		return max(n, 1)
	}
	if a.next == len(a.rolls) {
		return 0
	}
	w := a.rolls[a.next]
	a.next++
	if rolled := a.state.Apply(rules.Chance, w.Move, nil); rolled.Turn() >= 0 { // else it is rolled again
		a.begin(rolled)
	}
	return 1
}

// finish adds up what a roll is worth.
func (a *joggleRating) finish() {
	weight := 1.0
	if a.rolls != nil {
		weight = float64(a.rolls[a.next-1].Weight)
	}
	best := a.now.worth()
	if a.rolls == nil {
		a.proved = best == 1
	}
	a.sum += weight * best
	a.weight += weight
	a.now = nil
}

func (a *joggleRating) verdict() verdict {
	chance := a.sum / a.weight
	v := verdict{sides: make([]float64, 2)}
	v.sides[a.colour], v.sides[1-a.colour] = chance, 1-chance
	if a.proved {
		v.proved, v.plies = true, 1
	}
	return v
}

// worth is that of the choice, as a chance to win.
func (t *joggleThought) worth() float64 {
	m, _ := t.best()
	for i := range t.list {
		if t.list[i].move == m {
			return min(1, t.list[i].worth)
		}
	}
	panic("bots: a choice that is none")
}
