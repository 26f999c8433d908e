package bots

import (
	"math"

	"quintet/rules"
	"quintet/rules/juxtabo"
)

// A match of Juxtabo is rated as a race: each turn brings some cards, as often as it does between people who play so well
// that three turns in four bring one, until somebody has enough or the bag is empty. What lies there to be called is
// counted as called, and the turn that goes on has the chances of its own cards and discs. A solitaire is played to its
// end again and again.

// juxtaboRace is how likely each score has become, turn by turn.
type juxtaboRace struct {
	rating
	need  int // cards that win
	turn  rules.Seat
	turns int       // that are still to come
	now   []float64 // what the turn that goes on brings: the chance of each number of cards
	odds  []float64 // of each score; won reads what its number means
	step  []int     // the number of one card more, by seat
	sums  []float64 // what the seats have won for certain
	begun bool
}

// What a turn brings, by the number of cards: any turn, one in which the cards in hand can be shown, and what is left of it
// after a call. Measured over matches of the levels, and between casual and skilled.
var (
	juxtaboAny  = []float64{0.25, 0.3, 0.23, 0.13, 0.06, 0.03}
	juxtaboCan  = []float64{0.2, 0.32, 0.25, 0.14, 0.06, 0.03}
	juxtaboMore = []float64{0.5, 0.3, 0.13, 0.05, 0.02}
	juxtaboNone = []float64{1}
)

const (
	juxtaboDiscs    = 3.2 // that a turn takes from the bag
	juxtaboPlayouts = 32  // of a solitaire
)

func rateJuxtabo(m *rating) judge {
	if m.seats == 1 {
		return &playouts{rating: *m, at: m.state, sums: make([]float64, 1), n: juxtaboPlayouts, level: &juxtaboLevels[2]}
	}
	a := &juxtaboRace{rating: *m, need: juxtabo.Target(m.state), turn: juxtabo.Playing(m.state), sums: make([]float64, m.seats)}
	if juxtabo.Phase(m.state) != juxtabo.StageCall {
		a.turns = int(math.Ceil(float64(juxtabo.Bag(m.state))/juxtaboDiscs)) + 1
	}
	return a
}

// begin sees where the match stands.
func (a *juxtaboRace) begin() {
	score, size := 0, 1
	claims := make([]int, a.seats)
	for seat := range rules.Seat(a.seats) {
		for _, m := range a.state.Moves(nil, seat) {
			if m.Verb == juxtabo.VerbClaim {
				claims[seat] = 1
				break
			}
		}
		a.step = append(a.step, size)
		score += size * min(juxtabo.Won(a.state, seat)+claims[seat], a.need)
		size *= a.need + 1
	}
	a.odds = make([]float64, size)
	a.odds[score] = 1
	a.now = a.turnNow(claims)
}

// turnNow is what the turn that goes on still brings.
func (a *juxtaboRace) turnNow(claims []int) []float64 {
	turn := a.state.Turn()
	switch {
	case juxtabo.Phase(a.state) == juxtabo.StageCall:
		return juxtaboNone
	case juxtabo.Phase(a.state) == juxtabo.StageSetUp:
		return juxtaboAny
	case turn == rules.Chance && a.state.Odds(nil)[0].Move.Verb == juxtabo.VerbDraw: // it has ended
		return juxtaboNone
	case turn == rules.Chance, claims[a.turn] > 0:
		return juxtaboMore
	}
	switch t := thinkJuxtabo(juxtaboExpert)(nil, a.state.View(turn), turn, Budget{1}, a.r).(type) {
	case *work:
		if mind := t.mind.(*juxtaboThought); t.part() > 0 && len(mind.plans) > 0 {
			return juxtaboCan
		}
	}
	return juxtaboNone
}

// part plays one turn.
func (a *juxtaboRace) part() int {
	switch {
	case !a.begun:
		a.begun = true
		a.begin()
		return juxtaboCost
	case a.turns == 0:
		return 0
	}
	next := make([]float64, len(a.odds))
	for score, p := range a.odds {
		if p == 0 {
			continue
		}
		for cards, q := range a.now {
			cards = min(cards, a.need-a.won(score, int(a.turn)))
			next[score+cards*a.step[a.turn]] += p * q
		}
	}
	a.odds, a.now = next, juxtaboAny
	a.settle(a.need)
	a.turns--
	a.turn = (a.turn + 1) % rules.Seat(a.seats)
	return juxtaboCost
}

// won is how many cards a seat has at a score.
func (a *juxtaboRace) won(score, seat int) int { return score / a.step[seat] % (a.need + 1) }

// settle gives the odds of the scores at which somebody has so many cards to who has most.
func (a *juxtaboRace) settle(cards int) {
	for score, p := range a.odds {
		if p == 0 {
			continue
		}
		most, end := 0, rules.Result{}
		for seat := range rules.Seat(a.seats) {
			switch n := a.won(score, int(seat)); {
			case n > most || end.Winners == nil:
				most, end.Winners = n, append(end.Winners[:0], seat)
			case n == most:
				end.Winners = append(end.Winners, seat)
			}
		}
		if most >= cards {
			a.odds[score] = 0
			for side, share := range a.shares(end) {
				a.sums[side] += p * share
			}
		}
	}
}

func (a *juxtaboRace) verdict() verdict {
	a.settle(0)
	return verdict{sides: a.sums}
}
