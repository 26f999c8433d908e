package bots

import (
	"math/rand/v2"

	"quintet/rules"
	"quintet/rules/box"
	"quintet/rules/joggle"
	"quintet/rules/juxtabo"
	"quintet/rules/juxtapose"
	"quintet/rules/lixo"
)

// Chances is how a position is judged.
type Chances struct {
	// Seats is for each seat how likely it is to win, 0 to 1; all seats of a side have the same. Over the sides they sum
	// to 1, and who shares a win or a draw has a part of it. A lone player's is the chance to win, and may be anything.
	Seats []float64
	// Proved is true if that was found by full search, or the match is over: then one side has 1, or some share it.
	Proved bool
	// Plies is how many moves of all seats are still to come at most, the last one included, if that is proved; else 0.
	Plies int
}

// Rating is a judgement on its way, as a Thought is a move on its way.
type Rating struct {
	judge judge
	side  func(rules.Seat) int
	seats int
	done  bool
}

// judge rates a position that is not over. Each call of part goes on for a fraction of a millisecond and says how many
// positions it has looked at; 0 if there is nothing left to do. What it finds is by side.
type judge interface {
	part() int
	verdict() verdict
}

// verdict is what is found of a position: the chances of each side, and what of that is proved, as in Chances.
type verdict struct {
	sides  []float64
	proved bool
	plies  int
}

// rater is how the positions of a game are rated.
type rater struct {
	seats func(rules.State) int // how many play
	begin func(m *rating) judge // nil if the end is only guessed at, by random playouts
}

// rating is what a judge is asked: a position, of a match between so many sides.
type rating struct {
	game  *rules.Game
	state rules.State
	seats int
	sides int
	side  func(rules.Seat) int
	r     *rand.Rand
}

// raters are those of the games, by their ID.
var raters = map[string]rater{
	juxtapose.Game.ID: {juxtapose.Seats, rateJuxtapose},
	joggle.Game.ID:    {joggle.Seats, rateJoggle},
	lixo.Game.ID:      {lixo.Seats, rateLixo},
	box.Game.ID:       {box.Seats, rateBox},
	juxtabo.Game.ID:   {juxtabo.Seats, rateJuxtabo},
}

// Rate begins to judge a whole position, all secrets known: it is for looking back at a match that is over. At a chance
// turn it is the average over what may come. The source is the rating's own until it is done; positions that are to be
// compared are given equal ones, so that they have the same luck.
func Rate(g *rules.Game, s rules.State, r *rand.Rand) *Rating {
	how, ok := raters[g.ID]
	if !ok {
		how.seats = func(rules.State) int { return scored(s, r) }
	}
	m := &rating{game: g, state: s, seats: how.seats(s), r: r, side: func(seat rules.Seat) int { return int(seat) }}
	m.sides = m.seats
	if g.Side != nil {
		m.side, m.sides = func(seat rules.Seat) int { return g.Side(s, seat) }, 0
		for seat := range rules.Seat(m.seats) {
			m.sides = max(m.sides, m.side(seat)+1)
		}
	}
	a := &Rating{side: m.side, seats: m.seats}
	switch {
	case s.Turn() == rules.Nobody:
		a.judge, a.done = found(verdict{sides: m.shares(s.Result()), proved: true}), true
	case ok:
		a.judge = how.begin(m)
	default:
		a.judge = &playouts{rating: *m, at: s, sums: make([]float64, m.sides), n: playoutsOfAny, level: &Level{Random, 1, thinkRandom}}
	}
	return a
}

// scored is how many play, in a game of which nothing more is known: by the scores at some end.
func scored(s rules.State, r *rand.Rand) int {
	for s.Turn() != rules.Nobody {
		if turn := s.Turn(); turn == rules.Chance {
			s = s.Apply(turn, drawn(s.Odds(nil), r), nil)
		} else {
			moves := s.Moves(nil, turn)
			s = s.Apply(turn, moves[r.IntN(len(moves))], nil)
		}
	}
	return len(s.Result().Scores)
}

// Step goes on, about as long as it takes to look at so many positions, and tells whether the rating is done.
func (a *Rating) Step(nodes int) (done bool) {
	for !a.done && nodes > 0 {
		n := a.judge.part()
		nodes -= n
		a.done = n == 0
	}
	return a.done
}

// Chances is the judgement. It may be asked for only when it is done.
func (a *Rating) Chances() Chances {
	v := a.judge.verdict()
	c := Chances{Seats: make([]float64, a.seats), Proved: v.proved, Plies: v.plies}
	for seat := range c.Seats {
		c.Seats[seat] = v.sides[a.side(rules.Seat(seat))]
	}
	return c
}

// shares is what each side has of an end: the winners' sides share it, or all do if it is a draw.
func (m *rating) shares(end rules.Result) []float64 {
	shares := make([]float64, m.sides)
	for _, w := range end.Winners {
		shares[m.side(w)] = 1
	}
	if len(end.Winners) == 0 && m.sides > 1 {
		for i := range shares {
			shares[i] = 1
		}
	}
	sum := 0.0
	for _, s := range shares {
		sum += s
	}
	for i := range shares {
		shares[i] /= max(sum, 1)
	}
	return shares
}

// found is a verdict that took no time.
type found verdict

func (found) part() int          { return 0 }
func (f found) verdict() verdict { return verdict(f) }

// playoutsOfAny is how many playouts rate a position of a game of which nothing more is known.
const playoutsOfAny = 400

// playouts rates a position by so many matches that a level plays from it to the end.
type playouts struct {
	rating
	level *Level
	n     int

	played int
	sums   []float64
	at     rules.State
	now    Thought // about the next move
	odds   []rules.Weighted
}

func (p *playouts) part() int {
	turn := p.at.Turn()
	switch {
	case p.played == p.n:
		return 0
	case turn == rules.Nobody:
		p.played++
		for side, share := range p.shares(p.at.Result()) {
			p.sums[side] += share / float64(p.n)
		}
		p.at = p.state
	case turn == rules.Chance:
		p.odds = p.at.Odds(p.odds[:0])
		p.at = p.at.Apply(turn, drawn(p.odds, p.r), nil)
	case p.now == nil:
		p.now = p.level.Think(p.game, p.at.View(turn), turn, Budget{p.level.Nodes}, p.r)
	case p.now.Step(1):
		m, _ := p.now.Move()
		p.at, p.now = p.at.Apply(turn, m, nil), nil
	}
	return 1
}

func (p *playouts) verdict() verdict { return verdict{sides: p.sums} }
