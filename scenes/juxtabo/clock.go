package juxtabo

import (
	"strconv"
	"time"

	"quintet/rules"
	game "quintet/rules/juxtabo"
)

// Timer implements table.Timer: the sand is turned when a turn begins.
func (f *Face) Timer(s rules.Sight) (lasts time.Duration, turn int, out rules.Move) {
	st := s.State()
	turn = game.Turns(st)
	if !game.Timed(st) || game.Phase(st) != game.StageTurn {
		return 0, turn, rules.Move{}
	}
	seconds, _ := strconv.Atoi(s.Setup().Options["timer"])
	return time.Duration(seconds) * time.Second, turn, game.Do(game.VerbTimeout)
}
