package box

import (
	"slices"
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

// Told implements table.Face. What chance deals is nobody's business. Once the match is over it is told what a tile has
// changed; before that, what it has covered, as to see the squares is a part of the game.
func (f *Face) Told(w *kit.Words, s rules.Sight, i int) (said string, piece int) {
	return f.tell(w, "box.told.", s, i, s.State().Result().Over)
}

// Would implements table.Face. It looks back, and so tells what would have changed.
func (f *Face) Would(w *kit.Words, s rules.Sight, i int) string {
	said, _ := f.tell(w, "box.would.", s, i, true)
	return said
}

// tell says what move i was in words whose keys begin so, and which piece it was about, or -1; gains
// tells whether to say what it has changed.
func (f *Face) tell(w *kit.Words, words string, s rules.Sight, i int, gains bool) (said string, piece int) {
	e := s.Entry(i)
	if e.Move.Verb != game.VerbPlay {
		return "", -1
	}
	before, name := s.At(i), s.Name(e.By)
	n := game.Played(before)
	if changed := gained(w, before, s.At(i+1)); gains && changed != "" {
		return w.Say(words+"gains", "name", name, "gains", changed), n
	}
	var covered [game.Grey + 1]int
	total := 0
	for _, spot := range game.Covers(nil, before, e.Move) {
		if c, ok := game.Dot(before, spot.X, spot.Y); ok {
			covered[c]++
			total++
		}
	}
	part := w.Say("box.at." + where(before, e.Move))
	if total == 0 {
		return w.Say(words+"beside", "name", name, "where", part), n
	}
	var dots []string
	for c, k := range covered {
		if k > 0 {
			dots = append(dots, w.Say("box.dots", "count", k, "colour", w.Say("box.colour."+game.Letter(c))))
		}
	}
	if len(dots) > most {
		return w.Say(words+"many", "name", name, "n", total, "where", part), n
	}
	return w.Say(words+"covers", "name", name, "dots", strings.Join(dots, ", ")), n
}

// where is in which part of what lies, and of what is round it, a tile is laid.
func where(before rules.State, m rules.Move) string {
	x, y, turned := game.Where(m)
	wide, high := game.Size(turned)
	left, top, right, bottom := game.Bounds(before)
	part := func(mid, from, to float64) int { // less than a third, more than two, or between
		return max(0, min(2, int(3*(mid-from)/(to-from))))
	}
	row := part(float64(y)+float64(high-1)/2, float64(top), float64(bottom))
	return [3]string{"top", "middle", "bottom"}[row] + "." + [3]string{"left", "middle", "right"}[part(float64(x)+float64(wide-1)/2, float64(left), float64(right))]
}

// most is how many colours are told of that a tile has covered or changed.
const most = 2

// gained says by how much the squares of colours have come to be worth more or less, those that have changed most.
func gained(w *kit.Words, before, after rules.State) string {
	type change struct{ colour, by int }
	var list []change
	for c := range game.Colours {
		if by := game.Score(after, c) - game.Score(before, c); by != 0 {
			list = append(list, change{c, by})
		}
	}
	slices.SortStableFunc(list, func(a, b change) int { return max(b.by, -b.by) - max(a.by, -a.by) })
	var all []string
	for _, g := range list[:min(most, len(list))] {
		key := "box.more"
		if g.by < 0 {
			key = "box.less"
		}
		all = append(all, w.Say(key, "n", max(g.by, -g.by), "colour", w.Say("box.colour."+game.Letter(g.colour))))
	}
	return strings.Join(all, ", ")
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
