package table

import (
	"slices"

	"quintet/rules"
)

// Guide is a face of a game with moves that the player has to find himself. What lights up while they are made must not
// tell whether there are any, so their taps are gathered as they come, and the rules are asked only once they are a move.
type Guide interface {
	// Lit is what may light up after the taps so far; next is what the rules list.
	Lit(next []rules.Step, s rules.Sight, by rules.Seat, taken []rules.Step) []rules.Step
	// Gather tells whether taps, the last of them new, are of such a move, and which of them still count.
	Gather(s rules.Sight, by rules.Seat, taken []rules.Step) ([]rules.Step, bool)
	// Whole is the move that taps mean already before all that belongs to it has been tapped.
	Whole(s rules.Sight, by rules.Seat, taken []rules.Step) (rules.Move, bool)
}

// ButtonCall is the first tap of a move that is made by a seat's own button; see Caller. Rules don't know it.
const ButtonCall rules.Button = 255

// taken is what has been tapped for the next move.
func (h *hand) taken() []rules.Step {
	if len(h.free) > 0 {
		return h.free
	}
	return h.taps.Taken()
}

// gather takes a tap of a move that isn't guided by what the rules list; it is false if it isn't one.
func (t *Table) gather(step rules.Step) bool {
	g, ok := t.face.(Guide)
	by := t.actor()
	if !ok || by < 0 {
		return false
	}
	h := &t.hand
	taken := h.taken()
	if i := slices.Index(taken, step); i >= 0 && len(h.free) > 0 { // tapped again: not that one
		h.free = slices.Delete(slices.Clone(h.free), i, i+1)
		if len(h.free) == 0 {
			t.unchoose()
		} else {
			t.narrow()
		}
		return true
	}
	steps, ok := g.Gather(t.sight(), by, append(slices.Clone(taken), step))
	if !ok {
		if len(h.free) > 0 && h.free[0].Button == ButtonCall {
			if box, ok := t.spots.Box(step.Spot); ok {
				t.bubble.sayAt(t, "", t.env.Theme.Words.Say("table.call.on"), box)
			}
			return true // nothing else is done before the call is made or given up
		}
		if len(h.free) > 0 {
			h.free = nil
			h.taps.Reset(t.state, by)
		}
		return false
	}
	m, whole := g.Whole(t.sight(), by, steps)
	if !whole {
		m, whole = t.match.Game().Mean(t.state, by, steps)
	}
	if !whole {
		h.taps.Reset(t.state, by)
		h.free = steps
		t.choose(step.Spot)
		return true
	}
	if err := t.play(m); err != nil {
		t.refuse(err, step.Spot, -1, nil)
	}
	return true
}
