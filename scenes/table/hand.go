package table

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	"quintet/rules"
	"quintet/scenes/input"
)

// hand turns pointer and keys into taps, and taps into candidates for a move. What is legal it doesn't know: the taps
// narrow what the rules list, and what isn't listed is asked of the match, which says why not.
type hand struct {
	taps *rules.Taps
	next []rules.Step // what may be tapped now
	free []rules.Step // what has been tapped of a move that the rules don't guide; see Guide
	// picked are the spots that the player has tapped where pieces are collected: those of the taps, or alike.
	picked []rules.Spot

	pointer int        // the one that holds something, or -1: all others are ignored until it lets go
	from    rules.Spot // where it was pressed
	piece   int        // what lay there, or -1
	x, y    float64    // where it was pressed
	carried bool       // it has moved far enough to be a drag
	denied  rules.Spot // where the last tap was refused while something was chosen
	again   bool       // and that was the last tap
	wasOne  bool       // the spot had been chosen before the press: a second tap puts it back

	over     rules.Spot // under the mouse or the cursor
	hovering bool
	cursor   rules.Spot                // of the keyboard
	keyed    bool                      // the keyboard was used last: the cursor is shown
	been     map[rules.Zone]rules.Spot // where it was last in each part of the table

	ask    rules.Spot // tapped once, and too small for a finger to be sure
	asking bool
}

// drop forgets the press without making a move of it.
func (h *hand) drop() { h.pointer, h.piece, h.carried = -1, -1, false }

// narrowed looks up what may be tapped now.
func (h *hand) narrowed(t *Table) {
	h.next = h.next[:0]
	if t.trial.on {
		return // what may be done is seen by trying
	}
	h.next = h.taps.Next(h.next)
	if at, by, ok := t.throws(); ok && t.human(by) && t.handover.to < 0 {
		h.next = append(h.next, rules.Step{Spot: at})
	}
	if g, ok := t.face.(Guide); ok && t.actor() >= 0 {
		h.next = g.Lit(h.next, t.sight(), t.actor(), h.taken())
	}
}

// lit tells whether a spot may be tapped now.
func (h *hand) lit(s rules.Spot) bool {
	for _, n := range h.next {
		if n.Button == rules.NoButton && n.Spot == s {
			return true
		}
	}
	return false
}

// pressable tells whether a button may be pressed now.
func (h *hand) pressable(b rules.Button) bool {
	for _, n := range h.next {
		if n.Button == b {
			return true
		}
	}
	return false
}

// chosen tells whether a spot has been tapped for the next move.
func (h *hand) chosen(s rules.Spot) bool {
	if len(h.picked) > 0 {
		return slices.Contains(h.picked, s)
	}
	for _, n := range h.taken() {
		if n.Button == rules.NoButton && n.Spot == s {
			return true
		}
	}
	return false
}

// dragFrom is how far a pointer moves before it drags, in logical pixels.
const dragFrom = 7

// input passes on what the player did. Whatever it was, what is moving is finished first: no input waits for a picture.
func (t *Table) input() {
	in := t.env.In
	for _, e := range in.Events {
		if e.Kind == input.Down {
			t.hand.keyed = false
			t.env.Dirty()
		}
		if t.panel.pointer(t, e) || t.peek.event(t, e) || t.view.pointer(t, e) {
			continue
		}
		switch e.Kind {
		case input.Down:
			t.press(e)
		case input.Move:
			t.moveTo(e)
		case input.Up:
			t.release(e)
		case input.Cancel:
			if e.ID == t.hand.pointer {
				t.letGo()
			}
		case input.Leave:
			t.point(rules.Spot{}, false)
		}
	}
	for _, k := range in.Keys {
		t.key(k)
	}
}

// hurry finishes what is moving, a drag excepted.
func (t *Table) hurry() {
	t.view.finish(t)
	if t.stage.Moving() {
		t.stage.Finish()
		t.env.Dirty()
	}
}

func (t *Table) press(e input.Event) {
	h := &t.hand
	if e.Button != ebiten.MouseButtonLeft {
		t.cancel()
		return
	}
	if h.pointer >= 0 || t.ended {
		return // a second finger, or a match that is over
	}
	if t.result.Over {
		t.showResult() // who taps has seen enough of the line
		return
	}
	t.bubble.drop()
	spot, ok := t.spots.At(e.X, e.Y)
	if !ok {
		if len(h.free) == 0 { // a call is given up by its own button or by Escape, not by a tap that has missed
			t.unchoose()
		}
		return
	}
	spot = t.same(spot)
	h.pointer, h.from, h.x, h.y, h.carried = e.ID, spot, e.X, e.Y, false
	h.piece = t.pieceAt(spot)
	if f, ok := t.face.(Gripper); ok && h.piece >= 0 {
		h.piece = f.Grip(t.state, h.piece)
	}
	h.wasOne = h.chosen(spot)
	t.trace("pressed %d %d %d %d", spot.Zone, spot.X, spot.Y, spot.Z)
	if !e.Touch {
		t.point(spot, true)
	}
}

func (t *Table) moveTo(e input.Event) {
	h := &t.hand
	if e.ID == h.pointer {
		if !h.carried && h.piece >= 0 && t.takes(h.from) && math.Hypot(e.X-h.x, e.Y-h.y) > t.env.Px(dragFrom) {
			t.lift()
		}
		if h.carried {
			t.carry(e.X, e.Y)
		}
	}
	if h.pointer < 0 && e.Touch {
		return
	}
	if h.pointer >= 0 && e.ID != h.pointer {
		return
	}
	s, ok := t.spots.At(e.X, e.Y)
	h.keyed = h.keyed && !ok
	t.point(s, ok)
}

// tap adds a tap to the move that is being made. A legal one narrows or completes it; one that isn't is asked of the
// match all the same, so that it comes back with its reason. Dragged is the piece in the hand, or -1.
func (t *Table) tap(spot rules.Spot, dragged int) {
	h := &t.hand
	step := rules.Step{Spot: spot}
	if at, _, ok := t.throws(); ok && (spot == at || dragged >= 0 && t.stage.Table()[dragged].Spot == at) && t.Throw() {
		return
	}
	if t.trial.on && spot == t.trial.hand && dragged < 0 {
		t.trial.take(t)
		return
	}
	if _, by, ok := t.throws(); ok && t.human(by) && t.handover.to < 0 {
		t.throwFirst(spot, dragged)
		return
	}
	if dragged < 0 && t.gather(step) {
		return
	}
	st, by := t.state, t.actor()
	again := h.again && dragged < 0 && h.denied == spot
	h.again = false
	if len(h.taps.Taken()) > 0 || dragged < 0 {
		if m, done, ok := h.pick(t, spot); ok {
			if !done {
				t.choose(spot)
				return
			}
			if err := t.play(m); err != nil {
				t.refuse(err, spot, dragged, nil)
			}
			return
		}
	}
	steps := append([]rules.Step{}, h.taps.Taken()...)
	picked := slices.Clone(h.picked)
	if dragged >= 0 && len(steps) == 0 {
		steps = append(steps, rules.Step{Spot: t.stage.Table()[dragged].Spot})
	}
	h.reset(t)
	if again && h.begins(step) {
		t.choose(spot) // once refused, a second tap there means that one instead
		return
	}
	// What the taps mean is asked of the match, even if no path leads there: it comes back as a move or as a reason.
	if m, ok := t.match.Game().Mean(st, by, append(steps, step)); ok {
		if err := t.play(m); err != nil {
			t.refuse(err, spot, dragged, steps)
			if t.collector() != nil {
				t.repick(picked) // they are as good as before
			}
		}
		return
	}
	switch {
	case dragged >= 0:
		t.stage.Return(dragged, false)
	case h.begins(step):
		t.choose(spot)
		return
	case len(steps) == 0:
		t.advise(spot)
	}
	t.narrow()
}

// begins taps what may begin a move, and is false if this may not.
func (h *hand) begins(step rules.Step) bool {
	_, _, ok := h.taps.Tap(step)
	return ok
}

// retake takes again what was chosen before a tap that was refused, so that the player taps another spot.
func (t *Table) retake(steps []rules.Step, refused rules.Spot) {
	h := &t.hand
	for _, s := range steps {
		if _, done, ok := h.taps.Tap(s); !ok || done {
			h.taps.Reset(t.state, t.actor())
			return
		}
	}
	h.denied, h.again = refused, len(steps) > 0
	t.narrow()
}

// choose shows that a spot has been tapped for a move that needs another tap.
func (t *Table) choose(s rules.Spot) {
	t.trace("chosen %d %d %d %d", s.Zone, s.X, s.Y, s.Z)
	t.hear(audio.CueLift, t.pieceAt(s))
	t.narrow()
}

// cancel gives up what is being done, the latest first; it is false if there was nothing.
func (t *Table) cancel() bool {
	switch {
	case t.hand.pointer >= 0:
		t.letGo()
	case t.hint.shown || t.hint.mind != nil:
		t.hint.drop(t)
	case t.bubble.shown():
		t.bubble.drop()
	case t.hand.asking:
		t.unask()
	case t.caller >= 0 && len(t.hand.free) <= 1:
		t.hangUp()
	case t.trial.placed:
		t.trial.hide(t)
	case t.trial.on && t.trial.held:
		t.trial.held = false
		t.raise()
	case len(t.hand.taken()) > 0:
		t.unchoose()
	default:
		return false
	}
	t.env.Dirty()
	return true
}

// unchoose takes back all taps.
func (t *Table) unchoose() {
	t.hand.asking = false
	t.hand.free = nil
	if t.caller >= 0 && t.actor() == t.caller {
		t.called()
		return
	}
	t.hand.reset(t)
	t.narrow()
}

// narrow shows what the taps so far have left.
func (t *Table) narrow() {
	t.hand.narrowed(t)
	t.marks.narrowed(t)
	t.panel.settle(t)
	t.raise()
	t.stale = true
	t.env.Dirty()
}

// point says what is under the mouse or the cursor.
func (t *Table) point(s rules.Spot, on bool) {
	h := &t.hand
	if h.over != s || h.hovering != on {
		if h.lit(s) || h.lit(h.over) {
			t.lying.stale = true
		}
		h.over, h.hovering = s, on
		t.env.Dirty()
	}
}

// pieceAt is the uppermost piece on a spot, or -1.
func (t *Table) pieceAt(s rules.Spot) int {
	found, top := -1, int8(0)
	for i, p := range t.stage.Table() {
		if t.foot(p.Spot) == s && (found < 0 || p.Spot.Z >= top) {
			found, top = i, p.Spot.Z
		}
	}
	return found
}
