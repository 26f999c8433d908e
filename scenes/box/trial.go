package box

import (
	"strconv"

	"quintet/rules"
	game "quintet/rules/box"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// Trial implements table.Trying.
func (f *Face) Trial(s rules.Sight) (rules.Spot, bool) {
	st := s.State()
	if game.Phase(st) != game.PhasePlay || s.To() != st.Turn() {
		return rules.Spot{}, false
	}
	return game.HandSpot(st.Turn()), true
}

// Begin implements table.Trying: beside the last tile.
func (f *Face) Begin(s rules.Sight) rules.Spot {
	st := s.State()
	w, _ := game.Size(false) // that of the start tile, at 0 0
	x, y := int8(w), int8(0)
	if n := game.Played(st); n > 0 {
		_, lx, ly, turned := game.Lie(st, n-1)
		w, _ = game.Size(turned)
		x, y = lx+int8(w), ly
	}
	// Beside a tile there may be another one already: the first place that fits near it.
	best, near := game.BoardSpot(x, y), 1<<30
	for _, m := range st.Moves(nil, st.Turn()) {
		mx, my, turned := game.Where(m)
		if turned != f.turned {
			continue
		}
		dx, dy := int(mx-x), int(my-y)
		if d := dx*dx + dy*dy; d < near {
			best, near = game.BoardSpot(mx, my), d
		}
	}
	return best
}

// Turn implements table.Trying.
func (f *Face) Turn(turned bool) {
	f.turned = turned
	f.See(f.cam)
}

// Try implements table.Trying: how many dots the tile would cover, or in short why it can't lie there.
func (f *Face) Try(w *kit.Words, s rules.Sight, m rules.Move, why *rules.Refusal) string {
	f.covers = game.Covers(f.covers[:0], s.State(), m)
	switch {
	case why == nil && len(f.covers) == 0:
		return w.Say("box.try.beside")
	case why == nil:
		return w.Say("box.try.covers", "count", len(f.covers))
	case why.Key == game.KeyCoversTooMany:
		return w.Say("box.try.many", "count", len(f.covers))
	case why.Key == game.KeyNoContact:
		return w.Say("box.try.apart")
	}
	return w.Refusal(why)
}

// DrawTrial implements table.Trying: the dots that the tile would cover, and its outline with a sign.
func (f *Face) DrawTrial(b *sprites.Batch, p sprites.Pose, fits bool) {
	for _, c := range f.covers {
		f.sheet.Covered(b, float32(f.cam.X+float64(c.X)*f.cam.Unit), float32(f.cam.Y+float64(c.Y)*f.cam.Unit), p.Cell, fits)
	}
	f.sheet.Trial(b, p, fits)
}

// Actions implements table.Face: the tile in hand is turned by a button, and where it has been put by a finger or by keys
// another one lays it.
func (f *Face) Actions(w *kit.Words, s rules.Sight, taken []rules.Step) []table.Action {
	turn := table.Action{Button: rules.ButtonTurn, Icon: kit.IconTurn, Words: w.Say("box.turn")}
	if len(taken) == 0 || taken[len(taken)-1].Spot.Zone != game.ZoneBoard {
		return []table.Action{turn}
	}
	return []table.Action{turn, {Button: rules.ButtonDone, Icon: kit.IconTick, Words: w.Say("box.lay"), Main: true}}
}

func digits(n int) string { return strconv.Itoa(n) }
