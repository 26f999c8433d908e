package bots

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"quintet/rules"
	"quintet/rules/box"
)

// Box is played by patterns (the board that counts them is in boxboard.go). A place is worth what it adds for one's own
// colour, less what it adds for those that the others may have. What these are is guessed from what they have played, by
// Bayes' rule, as if they mostly laid what is good for them. The expert also looks at what may follow, with tiles and
// colours drawn at random.

// boxer is how a level weighs places.
type boxer struct {
	parts    boxParts
	theirs   float64 // how much it minds what the others gain
	suspects float64 // how much it makes of what they have played
	noise    float64 // how inexactly it weighs, in points
	replies  bool    // it looks at what may be played next
}

var boxLevels = []Level{
	{Beginner, 1000, thinkBox(boxer{parts: boxParts{side: 8, part: [3]float64{0, 0.005, 0.02}}, noise: 1.6})},
	{Casual, 1000, thinkBox(boxer{parts: boxParts{side: 9, part: [3]float64{0, 0.015, 0.08}}, theirs: 0.1, noise: 0.8})},
	{Skilled, 1000, thinkBox(boxer{parts: boxParts{side: 10, part: [3]float64{0.002, 0.03, 0.15}}, theirs: 0.3, suspects: 0.1, noise: 1})},
	{Expert, 30000, thinkBox(boxExpert)},
}

var boxExpert = boxer{parts: boxParts{side: 10, part: [3]float64{0.005, 0.05, 0.3}}, theirs: 1, suspects: 0.5, replies: true}

// boxThought is a choice between places: all are weighed, then the best of them again by what may follow.
type boxThought struct {
	boxer
	view   rules.State
	by     rules.Seat
	r      *rand.Rand
	board  boxBoard
	sides  int
	tile   int
	worth  boxWorth           // what a point of each colour is worth to the seat
	chance [boxSides]boxWorth // by side: that it has the colour
	list   []boxPlace
	seen   int // how many of the list have been weighed

	// What is hidden, guessed once, and how much each of the best places has brought with that guess.
	guess  rules.State
	colour [boxSides]int // of each side
	draw   int
	played int // such guesses
	tried  []float64
	sums   []float64
	buf    []rules.Move
	odds   []rules.Weighted
}

type boxPlace struct {
	move  rules.Move
	worth float64
}

const (
	boxWidth = 12 // how many places are looked at closely
	boxSides = 3
)

func thinkBox(b boxer) func(*rules.Game, rules.State, rules.Seat, Budget, *rand.Rand) Thought {
	return func(_ *rules.Game, view rules.State, by rules.Seat, budget Budget, r *rand.Rand) Thought {
		if view.Turn() != by {
			return waits
		}
		t := &boxThought{boxer: b, view: view, by: by, r: r, sides: box.Sides(view)}
		t.tile, _ = box.Hand(view, by)
		t.parts = b.parts.later(box.Tiles - 1 - box.Played(view))
		t.suspect()
		t.board = boxOf(view)
		for _, m := range view.Moves(nil, by) {
			t.board.opens(m)
			t.list = append(t.list, boxPlace{m, (r.Float64() - 0.5) * b.noise})
		}
		r.Shuffle(len(t.list), func(i, j int) { t.list[i], t.list[j] = t.list[j], t.list[i] })
		return &work{left: budget.Nodes, part: t.part, move: t.best}
	}
}

// suspect lays the tiles again, one after the other, to see for which colours the other sides have played.
func (t *boxThought) suspect() {
	mine := box.SideOf(t.view, t.by)
	own, _ := box.Colour(t.view, mine)
	var signs [boxSides]boxWorth
	if t.suspects > 0 {
		b := boxEmpty(t.view)
		for y := range b.open {
			b.open[y] = ^uint64(0)
		}
		for i := range box.Played(t.view) {
			tile, x, y, turned := box.Lie(t.view, i)
			if side := box.SideOf(t.view, box.PlayerOf(t.view, i)); side != mine {
				for colour := range signs[side] {
					var one boxWorth
					one[colour] = 1
					signs[side][colour] += t.suspects * b.gain(tile, box.Play(turned, x, y), &one, &t.boxer.parts)
				}
			}
			b.lay(tile, int(x), int(y), turned)
		}
	}
	t.worth[own] = 1
	for side := range t.sides {
		if side == mine {
			t.chance[side][own] = 1
			continue
		}
		sum := 0.0
		for colour, sign := range signs[side] {
			if colour != own {
				t.chance[side][colour] = math.Exp(sign)
				sum += t.chance[side][colour]
			}
		}
		for colour := range t.chance[side] {
			t.chance[side][colour] /= sum
			t.worth[colour] -= t.theirs * t.chance[side][colour] / float64(t.sides-1)
		}
	}
}

// part weighs one place, or plays on from one of the best.
func (t *boxThought) part() int {
	switch {
	case t.seen < len(t.list):
		p := &t.list[t.seen]
		p.worth += t.board.gain(t.tile, p.move, &t.worth, &t.parts)
		t.seen++
		if t.seen == len(t.list) {
			slices.SortStableFunc(t.list, func(a, b boxPlace) int { return cmp.Compare(b.worth, a.worth) })
			t.sums = make([]float64, min(boxWidth, len(t.list)))
		}
		return 1
	case !t.replies, box.Played(t.view) == box.Tiles-1:
		return 0
	}
	return t.follow()
}

// follow plays one of the best places, and what everybody would lay after it until it is the seat's turn once more.
func (t *boxThought) follow() (n int) {
	if len(t.tried) == 0 {
		t.guess, t.draw = t.view.Guess(t.r), t.r.IntN(1<<16)
		for side := range t.sides {
			t.colour[side] = t.chance[side].any(t.r)
		}
	}
	place := t.list[len(t.tried)]
	var worth boxWorth
	for side, colour := range t.colour[:t.sides] {
		if side == box.SideOf(t.view, t.by) {
			worth[colour]++
		} else {
			worth[colour] -= t.theirs / float64(t.sides-1)
		}
	}
	board, sum := t.board, 0.0
	at := t.guess.Apply(t.by, place.move, nil)
	sum += board.gain(t.tile, place.move, &worth, &t.parts)
	board.play(t.tile, place.move)
	for last := false; !last; {
		turn := at.Turn()
		if turn == rules.Chance {
			t.odds = at.Odds(t.odds[:0])
			at = at.Apply(turn, t.odds[t.draw%len(t.odds)].Move, nil)
			continue
		}
		if turn == rules.Nobody {
			break
		}
		last = turn == t.by
		m, tile := t.greedy(at, &board, turn)
		n += len(t.buf)
		sum += board.gain(tile, m, &worth, &t.parts)
		board.play(tile, m)
		at = at.Apply(turn, m, nil)
	}
	t.tried = append(t.tried, sum)
	if len(t.tried) == len(t.sums) {
		for i, sum := range t.tried {
			t.sums[i] += sum
		}
		t.played++
		t.tried = t.tried[:0]
	}
	return n
}

// greedy is where a seat would lay its tile if it minded nothing but its own colour.
func (t *boxThought) greedy(at rules.State, board *boxBoard, seat rules.Seat) (best rules.Move, tile int) {
	tile, _ = box.Hand(at, seat)
	var one boxWorth
	one[t.colour[box.SideOf(at, seat)]] = 1
	t.buf = at.Moves(t.buf[:0], seat)
	board.open = [boxSpan]uint64{}
	for _, m := range t.buf {
		board.opens(m)
	}
	top := math.Inf(-1)
	for _, m := range t.buf {
		if worth := board.gain(tile, m, &one, &t.parts); worth > top {
			best, top = m, worth
		}
	}
	return best, tile
}

// best is the place that is worth most, of those that have been weighed in the same way.
func (t *boxThought) best() (rules.Move, bool) {
	best := 0
	if t.played > 0 {
		for i, sum := range t.sums {
			if sum > t.sums[best] {
				best = i
			}
		}
		return t.list[best].move, true
	}
	for i := range t.seen {
		if t.list[i].worth > t.list[best].worth {
			best = i
		}
	}
	return t.list[best].move, true
}

// any is a colour, by the chances that are given.
func (w *boxWorth) any(r *rand.Rand) int {
	x := r.Float64()
	for colour, p := range w {
		if x -= p; x < 0 {
			return colour
		}
	}
	return len(w) - 1
}
