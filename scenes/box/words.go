package box

import (
	"strings"

	"quintet/rules"
	game "quintet/rules/box"
	"quintet/scenes/kit"
)

// Name implements table.Face.
func (f *Face) Name(w *kit.Words) string { return w.Say("box.name") }

// Chip implements table.Face.
func (f *Face) Chip(w *kit.Words, st rules.State) (long, short string) {
	if game.Phase(st) == game.PhaseOver {
		return w.Say("box.chip.over"), w.Say("box.chip.over")
	}
	n := game.Played(st)
	return w.Say("box.chip", "n", n), w.Say("box.chip.short", "n", n)
}

// Label implements table.Face.
func (f *Face) Label(w *kit.Words, s rules.Sight) string {
	if teams(s) && f.own >= 0 {
		return w.Say("box.hand.team", "team", teamName(f.own))
	}
	return w.Say("box.hand")
}

// Prompt implements table.Face.
func (f *Face) Prompt(w *kit.Words, s rules.Sight, taken []rules.Step) (line, help string) {
	st := s.State()
	turn := st.Turn()
	switch {
	case game.Phase(st) == game.PhaseOver:
		return w.Say("box.prompt.count"), ""
	case turn < 0:
		return w.Say("box.prompt.draw"), ""
	case turn != s.To():
		return w.Say("box.prompt.wait", "name", s.Name(turn)), ""
	case len(taken) > 0 && taken[len(taken)-1].Spot.Zone == game.ZoneBoard:
		m, ok := s.Game().Mean(st, turn, taken)
		if !ok {
			break
		}
		if st.Check(turn, m) != nil {
			return w.Say("box.prompt.misfit"), w.Say("box.prompt.lay.help")
		}
		return w.Say("box.prompt.fits"), w.Say("box.prompt.fits.help")
	}
	return w.Say("box.prompt.lay"), w.Say("box.prompt.lay.help")
}

// prompts are all first lines of Prompt.
func prompts(w *kit.Words, s rules.Sight) []string {
	all := []string{w.Say("box.prompt.lay"), w.Say("box.prompt.fits"), w.Say("box.prompt.misfit"), w.Say("box.prompt.count")}
	for seat := range s.Players() {
		if n := s.Name(rules.Seat(seat)); len(n) < 14 {
			all = append(all, w.Say("box.prompt.wait", "name", n))
		}
	}
	return all
}

// sideName is the name of a player, or those of a team.
func sideName(w *kit.Words, s rules.Sight, side int) string {
	var names []string
	st := s.State()
	for seat := range s.Players() {
		if game.SideOf(st, rules.Seat(seat)) == side {
			names = append(names, s.Name(rules.Seat(seat)))
		}
	}
	return strings.Join(names, ", ")
}

// Told implements table.Face. What chance deals is nobody's business.
func (f *Face) Told(w *kit.Words, s rules.Sight, i int) (said string, piece int) {
	e := s.Entry(i)
	if e.Move.Verb != game.VerbPlay {
		return "", -1
	}
	before := s.At(i)
	n, covered := game.Played(before), len(game.Covers(nil, before, e.Move))
	if covered == 0 {
		return w.Say("box.told.beside", "name", s.Name(e.By)), n
	}
	return w.Say("box.told.covers", "name", s.Name(e.By), "count", covered), n
}

// Why implements table.Face.
func (f *Face) Why(w *kit.Words, s rules.Sight) string {
	st := s.State()
	r := st.Result()
	if len(r.Winners) == 0 {
		return ""
	}
	won := r.Winners[0]
	if r.Key == game.ResultTie {
		return w.Say("box.why.tie", "count", r.Scores[won])
	}
	next := 0
	for seat, score := range r.Scores {
		if game.SideOf(st, rules.Seat(seat)) != game.SideOf(st, won) {
			next = max(next, score)
		}
	}
	return w.Say("box.why.points", "count", r.Scores[won]-next)
}

// Reason implements table.Reasoner: colours go by their letters in the rules.
func (f *Face) Reason(w *kit.Words, name, value string) string {
	if name == "colour" || name == "other" {
		return w.Say("box.colour." + value)
	}
	return value
}
