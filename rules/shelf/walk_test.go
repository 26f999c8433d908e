package shelf_test

import (
	"fmt"
	"slices"
	"strconv"

	"quintet/rules"
	"quintet/rules/shelf"
	"quintet/rules/toy"
)

// subjects are the games that the laws are held for: those on the shelf, and the toy, which has what some of them lack.
func subjects() []subject {
	list := []subject{{toy.Game}}
	for _, g := range shelf.Games() {
		list = append(list, subject{g})
	}
	return list
}

type subject struct{ *rules.Game }

// find is shelf.Find, and knows the toy too.
func find(id string) *rules.Game {
	for _, g := range subjects() {
		if g.ID == id {
			return g.Game
		}
	}
	return nil
}

// dice are where the choices of a walk come from: a number from 0 to n-1.
type dice func(n int) int

// match is a new match with everything that a set-up can choose chosen.
func (g subject) match(d dice) (*rules.Match, error) {
	var s rules.Setup
	for i := range g.Seats[d(len(g.Seats))] {
		s.Players = append(s.Players, rules.Player{Name: fmt.Sprint("Player ", i)})
	}
	s.Start = rules.Seat(d(len(s.Players)))
	s.Options = make(map[string]string)
	for _, o := range g.Options {
		o = o.With(len(s.Players))
		if n := d(len(o.Values) + min(o.Max, 1)); n < len(o.Values) {
			s.Options[o.Key] = o.Values[n]
		} else {
			s.Options[o.Key] = strconv.Itoa(o.Min + d(o.Max-o.Min+1))
		}
	}
	return rules.NewMatch(g.Game, s, uint64(d(1<<16)))
}

// any chooses who moves and how: a legal move of the seat to move or now and then of another one, once in fifty times
// one that costs something. It is not asked while chance is due. A random bot does the same; but this one's dice can be
// the bytes of a fuzzer.
func (l law) any(m *rules.Match) (rules.Seat, rules.Move) {
	s := m.State()
	var others, costly []rules.Entry
	for seat := range rules.Seat(len(m.Setup().Players)) {
		if seat != s.Turn() {
			for _, mv := range s.Moves(nil, seat) {
				others = append(others, rules.Entry{By: seat, Move: mv})
			}
		}
		if l.g.Penalties != nil {
			for _, mv := range l.g.Penalties(nil, s, seat, l.rand) {
				costly = append(costly, rules.Entry{By: seat, Move: mv})
			}
		}
	}
	for _, c := range []struct {
		list []rules.Entry
		once int
	}{{costly, 50}, {others, 4}} {
		if len(c.list) > 0 && l.dice(c.once) == 0 {
			e := c.list[l.dice(len(c.list))]
			return e.By, e.Move
		}
	}
	moves := s.Moves(nil, s.Turn())
	return s.Turn(), moves[l.dice(len(moves))]
}

// shuffled is a path with its steps in another order, where they may have one.
func shuffled(d dice, path []rules.Step) []rules.Step {
	path = slices.Clone(path)
	for i := range path {
		last := i
		for path[i].Any && last+1 < len(path) && path[last+1].Any {
			last++
		}
		j := i + d(last-i+1)
		path[i], path[j] = path[j], path[i]
	}
	return path
}
