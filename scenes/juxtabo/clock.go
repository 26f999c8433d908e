package juxtabo

import (
	"strconv"
	"time"

	"quintet/rules"
	game "quintet/rules/juxtabo"
)

// Timer implements table.Timer: the sand is turned when a turn begins.
func (f *Face) Timer(s rules.Sight) (time.Duration, int, rules.Move) {
	if !game.Timed(s.State()) || game.Phase(s.State()) != game.StageTurn {
		return 0, 0, rules.Move{}
	}
	seconds, _ := strconv.Atoi(s.Setup().Options["timer"])
	return time.Duration(seconds) * time.Second, turnOf(s), game.Do(game.VerbTimeout)
}

// turnOf is the number of the move with which the turn began.
func turnOf(s rules.Sight) int {
	for i := s.Index() - 1; i >= 0; i-- {
		e := s.Entry(i)
		switch {
		case e.By < 0:
			continue
		case e.Move.Verb == game.VerbEnd, e.Move.Verb == game.VerbExchange, e.Move.Verb == game.VerbTimeout, e.Move.Verb == game.VerbPass:
			return i + 1
		case game.Playing(s.At(i+1)) != game.Playing(s.At(i)), e.By == game.Playing(s.At(i)) && (e.Move.Verb == game.VerbClaim || e.Move.Verb == game.VerbPlace) && ended(s, i):
			return i + 1
		}
	}
	return 0
}

// ended tells whether a claim or a disc was wrong and has ended the turn: the draws for it follow.
func ended(s rules.Sight, i int) bool {
	e := s.Entry(i)
	if e.Move.Verb == game.VerbClaim {
		return game.Won(s.At(i+1), e.By) == game.Won(s.At(i), e.By)
	}
	before, after := s.At(i), s.At(i+1)
	return game.Provisional(after) < game.Provisional(before) || game.Provisional(after) == game.Provisional(before) && grown(before) == grown(after)
}

// grown is how many discs lie on the board.
func grown(st rules.State) (n int) {
	for y := range game.Size(st) {
		for x := range game.Size(st) {
			n += game.Height(st, x, y)
		}
	}
	return n
}
