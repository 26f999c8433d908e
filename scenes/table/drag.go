package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	"quintet/rules"
	"quintet/scenes/input"
	"quintet/sprites"
)

// lift begins a drag: the piece's spot is tapped if it may be, and the piece follows the pointer.
func (t *Table) lift() {
	h := &t.hand
	h.carried, h.asking = true, false
	h.free = nil
	if t.collector() == nil {
		h.reset(t)
		h.pick(t, h.from)
	}
	t.narrow()
	t.hear(audio.CueLift, h.piece)
}

// carry shows the piece under the pointer. Between places of two sizes it grows from the one into the other.
func (t *Table) carry(x, y float64) {
	h := &t.hand
	at := t.stage.Table()[h.piece]
	p := t.homeAt(h.piece, at)
	if r := &t.trial; r.on && h.piece == r.piece {
		// Over the board it is seen where it would lie.
		in := t.view.face.Frame().Has(x, y)
		r.follow(t, x, y, in)
		if in {
			p.Alpha = 0
		}
	}
	if s, far := t.nearest(x, y); far < math.Inf(1) {
		left := math.Hypot(x-float64(p.X), y-float64(p.Y))
		p = p.Mix(t.rests(h.piece, s), float32(left/max(left+far, 1)))
		p.Angle, p.Depth = 0, dragDepth
	}
	p.Lift = handHigh * float32(t.env.Scale)
	if t.collector() != nil {
		p.Angle, p.Depth = 0, dragDepth
	}
	p.X, p.Y = float32(x), float32(y)
	t.stage.Hold(h.piece, p)
	t.env.Dirty()
}

// dragDepth is above all that lies.
const dragDepth = 1 << 20

// nearest is the lit spot that is nearest to a point, and how far its edge is.
func (t *Table) nearest(x, y float64) (near rules.Spot, far float64) {
	far = math.Inf(1)
	for _, n := range t.hand.next {
		b, ok := t.spots.Box(n.Spot)
		if !ok || n.Button != rules.NoButton {
			continue
		}
		if d := math.Hypot(max(b.X-x, 0, x-b.Right()), max(b.Y-y, 0, y-b.Bottom())); d < far {
			near, far = n.Spot, d
		}
	}
	return near, far
}

func (t *Table) release(e input.Event) {
	h := &t.hand
	if e.ID != h.pointer || e.Button != ebiten.MouseButtonLeft {
		return
	}
	spot, ok := t.spots.At(e.X, e.Y)
	spot = t.same(spot)
	from, piece, carried := h.from, h.piece, h.carried
	wasOne := h.wasOne
	h.drop()
	if e.Touch {
		t.point(rules.Spot{}, false)
	}
	switch {
	case carried && piece == t.trial.piece && t.trial.dropped(t, e.X, e.Y, e.Touch):
	case carried && t.thrown(piece):
	case carried && t.collector() != nil:
		if !ok {
			spot = rules.Spot{}
		}
		t.dropped(from, spot, piece)
	case carried && (!ok || spot == from):
		t.stage.Return(piece, false)
		t.unchoose()
	case carried:
		t.tap(spot, piece)
	case ok && spot == from:
		if wasOne && len(h.free) == 0 {
			t.putBack(spot)
			return
		}
		if e.Touch && t.asks(spot) {
			return
		}
		t.tap(spot, -1)
	}
}

// thrown throws for chance with the piece in the hand, wherever it is let go.
func (t *Table) thrown(piece int) bool {
	at, _, ok := t.throws()
	return ok && t.stage.Table()[piece].Spot == at && t.Throw()
}

// letGo ends a drag without a move: the piece goes home.
func (t *Table) letGo() {
	if t.hand.carried {
		t.stage.Return(t.hand.piece, false)
	}
	t.hand.drop()
	t.unchoose()
}

// raise lifts the piece that has been chosen, and puts down the one that no longer is.
func (t *Table) raise() {
	if c := t.collector(); c != nil {
		t.raiseAll(c)
		return
	}
	want := -1
	if taken := t.hand.taken(); len(taken) > 0 && t.takes(taken[0].Spot) && taken[0].Button == rules.NoButton {
		want = t.pieceAt(taken[0].Spot)
	}
	if t.trial.on && t.trial.held {
		want = t.trial.piece
	}
	held := t.stage.Held()
	if held == want || t.hand.carried {
		return
	}
	if held >= 0 {
		t.stage.Return(held, false)
	}
	if want >= 0 {
		p := t.face.Home(want, t.stage.Table())
		p.Lift = handHigh * float32(t.env.Scale)
		t.stage.Hold(want, p)
	}
}

// homeAt is how a piece would be seen at a place, with all others where they are.
func (t *Table) homeAt(piece int, at rules.Place) sprites.Pose {
	t.scratch = append(t.scratch[:0], t.stage.Table()...)
	t.scratch[piece] = at
	return t.face.Home(piece, t.scratch)
}

// handHigh is how high a piece is held above the table, in logical pixels.
const handHigh = 9
