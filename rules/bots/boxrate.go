package bots

import (
	"cmp"
	"math"
	"slices"

	"quintet/rules"
	"quintet/rules/box"
)

// A position of Box is rated by laying the tiles that are in hand: the next one on each of the best places for it, the
// others where they are worth most. The end is taken to be spread, as normal distributions are, around what each side's
// squares are worth then. So the chances change when a tile is drawn, by how good it is, and with a move by how much worse
// than the best it is.

// boxRating is such a rating.
type boxRating struct {
	rating
	stage func() int // what the next part does

	colours []int       // of the sides
	from    rules.State // where the next tile is laid
	mover   rules.Seat
	board   boxBoard
	list    []boxPlace // where
	seen    int        // how many of the list have been weighed

	drawer  rules.Seat       // whose tile is still to be drawn; Nobody if all are known
	draws   []rules.Weighted // what that may be
	chances [][]float64      // by the draw: those after the best place so far
	later   []float64        // tiles that each side has still to play when all in hand are laid
	all     float64

	// The place that is tried: what lies there after so many more tiles.
	try    int
	at     rules.State
	laid   boxBoard
	begun  bool
	drawn  int // draws that have been laid, too
	places []rules.Move
	proved bool
}

// What a rating takes to be true of tiles that are not in hand yet, measured over matches of all levels.
const (
	boxTries  = 8    // how many places of the next tile are tried
	boxMinds  = 0.3  // how much a player minds what the others gain
	boxLasts  = 0.6  // what part of the worth of squares lasts to the end, with many tiles left
	boxThree  = 0.1  // what part of its points a square is worth that lacks one corner
	boxTile   = 1.2  // points that a side makes with a tile
	boxSpread = 10.5 // the standard deviation of the difference between two sides in the end, with many tiles left
	boxSurely = 1.5  // and with none, as players needn't lay them so
	boxFew    = 6    // tiles, with which these are near those with many
)

func rateBox(m *rating) judge {
	a := &boxRating{rating: *m, from: m.state, drawer: rules.Nobody, chances: make([][]float64, 1)}
	if m.state.Turn() == rules.Chance {
		a.draws = m.state.Odds(nil)
		first := a.draws[0].Move
		a.from, a.drawer = m.state.Apply(rules.Chance, first, nil), rules.Seat(first.Args[0])
		a.chances = make([][]float64, len(a.draws))
	}
	if a.mover = a.from.Turn(); a.mover < 0 { // hands are being dealt
		return found(verdict{sides: m.shares(rules.Result{})})
	}
	a.later = make([]float64, m.sides)
	for side := range m.sides {
		colour, _ := box.Colour(m.state, side)
		a.colours = append(a.colours, colour)
	}
	for seat := range rules.Seat(m.seats) {
		left := float64(max(0, box.Left(m.state, seat)-1))
		a.later[m.side(seat)] += left
		a.all += left
	}
	a.board = boxOf(a.from)
	for _, mv := range a.from.Moves(nil, a.mover) {
		a.board.opens(mv)
		a.list = append(a.list, boxPlace{move: mv})
	}
	a.stage = a.weigh
	if box.Played(a.from) == box.Tiles-1 {
		a.stage = a.last
	}
	return a
}

func (a *boxRating) part() int {
	if a.stage == nil {
		return 0
	}
	return a.stage()
}

// minds is what a point of each colour is worth to a seat.
func (a *boxRating) minds(seat rules.Seat) (w boxWorth) {
	for side, colour := range a.colours {
		if side == a.side(seat) {
			w[colour] = 1
		} else {
			w[colour] = -boxMinds / float64(a.sides-1)
		}
	}
	return w
}

// boxAtOnce is how many places a part weighs.
const boxAtOnce = 32

// weigh weighs the places of the next tile.
func (a *boxRating) weigh() int {
	worth, parts := a.minds(a.mover), boxExpert.parts
	tile, _ := box.Hand(a.from, a.mover)
	n := min(len(a.list), a.seen+boxAtOnce)
	for i := a.seen; i < n; i++ {
		a.list[i].worth = a.board.gain(tile, a.list[i].move, &worth, &parts)
	}
	a.seen, n = n, n-a.seen
	if a.seen == len(a.list) {
		slices.SortStableFunc(a.list, func(a, b boxPlace) int { return cmp.Compare(b.worth, a.worth) })
		a.list = a.list[:min(boxTries, len(a.list))]
		a.stage = a.follow
	}
	return n
}

// last looks at all places of the last tile, which settle the match.
func (a *boxRating) last() int {
	n := min(len(a.list), a.seen+boxAtOnce/4)
	for _, p := range a.list[a.seen:n] {
		a.better(0, a.shares(a.from.Apply(a.mover, p.move, nil).Result()))
	}
	a.seen, n = n, n-a.seen
	if a.seen == len(a.list) {
		a.proved, a.stage = true, nil
	}
	return n
}

// better keeps chances that are better for the seat to move than those of the places before.
func (a *boxRating) better(draw int, chances []float64) {
	if mine := a.side(a.mover); a.chances[draw] == nil || chances[mine] > a.chances[draw][mine] {
		a.chances[draw] = chances
	}
}

// follow lays one tile after a place that is tried.
func (a *boxRating) follow() int {
	if !a.begun {
		tile, _ := box.Hand(a.from, a.mover)
		move := a.list[a.try].move
		a.at, a.laid, a.begun, a.drawn = a.next(a.from, a.mover, move), a.board, true, 0
		a.laid.play(tile, move)
	}
	seat := a.at.Turn()
	if seat == rules.Nobody || seat == a.mover {
		a.better(0, a.ends(&a.laid))
		a.tried()
		return 1
	}
	if seat == a.drawer {
		a.open(seat)
		tile := int(a.draws[a.drawn].Move.Args[1])
		laid := a.laid
		laid.play(tile, a.greedy(&laid, seat, tile))
		a.better(a.drawn, a.ends(&laid))
		if a.drawn++; a.drawn == len(a.draws) {
			a.tried()
		}
		return len(a.places)
	}
	a.open(seat)
	tile, _ := box.Hand(a.at, seat)
	move := a.greedy(&a.laid, seat, tile)
	a.laid.play(tile, move)
	a.at = a.next(a.at, seat, move)
	return len(a.places)
}

// tried goes on to the next place.
func (a *boxRating) tried() {
	a.begun = false
	if a.try++; a.try == len(a.list) {
		a.stage = nil
	}
}

// next is the position after a move when the next seat is to move. What is drawn in between doesn't matter: it is not laid.
func (a *boxRating) next(st rules.State, seat rules.Seat, m rules.Move) rules.State {
	st = st.Apply(seat, m, nil)
	for st.Turn() == rules.Chance {
		st = st.Apply(rules.Chance, st.Odds(nil)[0].Move, nil)
	}
	return st
}

// open lists where a seat may lay its tile.
func (a *boxRating) open(seat rules.Seat) {
	a.places = a.at.Moves(a.places[:0], seat)
	a.laid.open = [boxSpan]uint64{}
	for _, m := range a.places {
		a.laid.opens(m)
	}
}

// greedy is where a tile is worth most to a seat.
func (a *boxRating) greedy(board *boxBoard, seat rules.Seat, tile int) (best rules.Move) {
	worth, parts, top := a.minds(seat), boxExpert.parts, math.Inf(-1)
	for _, m := range a.places {
		if v := board.gain(tile, m, &worth, &parts); v > top {
			best, top = m, v
		}
	}
	return best
}

// ends are the chances of the sides when all tiles in hand are laid.
func (a *boxRating) ends(b *boxBoard) []float64 {
	far := 1 - math.Exp(-a.all/boxFew)
	mean := make([]float64, a.sides)
	for side, colour := range a.colours {
		points := 0.0
		for dots := 2; dots <= box.SquareMax; dots++ {
			show := b.squares(colour, dots)
			points += float64(dots) * (float64(show[4]) + boxThree*float64(show[3]))
		}
		mean[side] = (1-(1-boxLasts)*far)*points + boxTile*a.later[side]
	}
	spread := math.Sqrt(boxSurely*boxSurely+boxSpread*boxSpread*far) / math.Sqrt2
	chances, sum := make([]float64, a.sides), 0.0
	const steps = 40
	for i := range chances {
		for k := range steps { // over what the side may come to
			z := (float64(k)+0.5)*8/steps - 4
			p := math.Exp(-z * z / 2)
			for j := range mean {
				if j != i {
					p *= math.Erfc(-((mean[i]-mean[j])/spread+z)/math.Sqrt2) / 2
				}
			}
			chances[i] += p
		}
		sum += chances[i]
	}
	for i := range chances {
		chances[i] /= sum
	}
	return chances
}

func (a *boxRating) verdict() verdict {
	v := verdict{sides: make([]float64, a.sides), proved: a.proved}
	if a.proved {
		v.plies = 1
	}
	weight := 0.0
	for draw, chances := range a.chances {
		w := 1.0
		if a.draws != nil {
			w = float64(a.draws[draw].Weight)
		}
		weight += w
		for side, chance := range chances {
			v.sides[side] += w * chance
		}
	}
	for side := range v.sides {
		v.sides[side] /= weight
	}
	return v
}
