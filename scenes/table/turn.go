package table

import (
	"time"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// turn is the ring round the seat to move. When the turn passes, it slides from seat to seat.
type turn struct {
	seat rules.Seat
	from kit.Rect
	age  time.Duration
}

const turnPasses = 180 * time.Millisecond

// box is what the ring goes round at a seat.
func (r *turn) box(t *Table, s rules.Seat) kit.Rect {
	if t.pills() {
		return t.plan.Seats[s]
	}
	return t.disc(s)
}

// lay puts the ring where it belongs in a new plan.
func (r *turn) lay(t *Table) { r.seat, r.age = r.now(t), turnPasses }

// now is who is to move, or to throw, or who calls meanwhile.
func (r *turn) now(t *Table) rules.Seat {
	if t.behind > 0 { // the ring keeps step with what is shown, and waits while chance acts
		if turn := t.shown().State().Turn(); turn >= 0 {
			return turn
		}
		return r.seat
	}
	if _, by, ok := t.throws(); ok {
		return by
	}
	if t.caller >= 0 {
		return t.caller
	}
	return t.state.Turn()
}

// settle sends it on its way.
func (r *turn) settle(t *Table) {
	now := r.now(t)
	if r.seat == now {
		return
	}
	if r.seat >= 0 && now >= 0 && r.box(t, r.seat).W > 0 && r.box(t, now).W > 0 {
		r.from, r.age = r.at(t), 0
		if t.env.Settings.ReduceMotion || t.env.Settings.Duration(turnPasses) == 0 {
			r.age = turnPasses
		}
	}
	r.seat = now
	t.lying.stale = true
}

func (r *turn) sliding() bool { return r.age < turnPasses }

func (r *turn) update(t *Table) {
	if r.sliding() {
		r.age += t.env.Dt
		t.lying.stale = t.lying.stale || !r.sliding()
		t.env.Dirty()
	}
}

// at is where the ring is seen now.
func (r *turn) at(t *Table) kit.Rect {
	to := r.box(t, r.seat)
	if !r.sliding() {
		return to
	}
	k := float64(r.age) / float64(turnPasses)
	k = 1 - (1-k)*(1-k)*(1-k)
	mix := func(a, b float64) float64 { return a + (b-a)*k }
	return kit.Rect{X: mix(r.from.X, to.X), Y: mix(r.from.Y, to.Y), W: mix(r.from.W, to.W), H: mix(r.from.H, to.H)}
}

func (r *turn) draw(t *Table, b *sprites.Batch) {
	if r.seat < 0 || t.ended && !t.plan.Portrait {
		return
	}
	at := r.at(t)
	if at.W <= 0 {
		return
	}
	x, y, w, h := float32(at.X), float32(at.Y), float32(at.W), float32(at.H)
	if t.pills() {
		t.face.Sheet().Edge(b, x, y, w, h)
	} else {
		t.face.Sheet().Turn(b, x, y, w, h)
	}
}

// Ringed is the seat that the ring is round, or on its way to.
func (t *Table) Ringed() rules.Seat { return t.turn.seat }
