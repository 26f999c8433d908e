package table

import (
	"slices"
	"strconv"
	"strings"

	"quintet/rules"
)

// series counts what has been won at one table. It is no part of any match: a match that is undone past its end is
// counted again when it ends again.
type series struct {
	sitting Sitting
	wins    []int
	played  int // matches ended, draws included
	counted bool
}

func newSeries(s Sitting) series {
	return series{sitting: s, wins: make([]int, len(s.Setup.Players))}
}

// count adds an ended match, once.
func (s *series) count(m *rules.Match) { s.add(m, 1, false) }

// uncount takes it back.
func (s *series) uncount(m *rules.Match) { s.add(m, -1, true) }

func (s *series) add(m *rules.Match, n int, counted bool) {
	r := m.State().Result()
	if !r.Over || s.counted != counted {
		return
	}
	s.counted = !counted
	s.played += n
	for _, w := range r.Winners {
		s.wins[w] += n
	}
}

// game is the number of the match being played, from 1 on.
func (s *series) game() int {
	if s.counted {
		return s.played
	}
	return s.played + 1
}

// score says which game of how many this is and what each seat has won, or "" while there is nothing to say.
func (t *Table) score() string {
	s, w := &t.series, t.env.Theme.Words
	if !t.sitting.Series && s.played == 0 {
		return ""
	}
	said := w.Say("table.game", "n", s.game())
	if t.sitting.Series {
		said = w.Say("table.game.of", "n", s.game(), "all", len(s.wins))
	}
	if s.played == 0 {
		return said
	}
	var wins []string
	for _, n := range s.wins {
		wins = append(wins, strconv.Itoa(n))
	}
	return said + " · " + strings.Join(wins, "–")
}

// starter is who begins the next match: the seats in turn, so that everyone starts once in a series.
func (s *series) starter(m *rules.Match) rules.Seat {
	n := len(m.Setup().Players)
	return rules.Seat((int(m.Setup().Start) + 1) % n)
}

// complete tells whether everyone has started once.
func (s *series) complete() bool {
	return s.sitting.Series && s.played >= len(s.wins)
}

// best lists who has won most of a series.
func (s *series) best() []rules.Seat {
	var out []rules.Seat
	most := slices.Max(s.wins)
	for i, w := range s.wins {
		if w == most {
			out = append(out, rules.Seat(i))
		}
	}
	return out
}

// next is a new match of the same set-up. The seed follows from the last one, so that a series repeats from its first.
func (s *series) next(m *rules.Match) (*rules.Match, error) {
	if s.complete() {
		clear(s.wins)
		s.played = 0
	}
	s.counted = false
	setup := m.Setup()
	setup.Start = s.starter(m)
	return rules.NewMatch(m.Game(), setup, m.Seed()*6364136223846793005+1442695040888963407)
}
