package table

import (
	"errors"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Trying is a face whose pieces are tried on the board before they are laid: the piece in hand is seen where it would lie,
// with what that would mean. It follows the mouse, which lays it by a click; a finger puts it somewhere by a tap, moves it
// by a drag and turns it by a second tap, and a button lays it; keys move it point by point.
type Trying interface {
	Roaming
	// Trial is where the seat to move holds the piece that it is to lay; it is false if there is none.
	Trial(s rules.Sight) (hand rules.Spot, ok bool)
	// Begin is where keys first try it.
	Begin(s rules.Sight) rules.Spot
	// Turn says whether the piece in hand is turned; the spots of the board are those of a piece that lies so.
	Turn(turned bool)
	// Try says in a few words what a move would mean, or why it can't be made.
	Try(w *kit.Words, s rules.Sight, m rules.Move, why *rules.Refusal) string
	// DrawTrial draws round the piece, where it is tried, what Try was last asked for.
	DrawTrial(b *sprites.Batch, p sprites.Pose, fits bool)
}

// trial is what is being tried; without a face that is Trying nothing of it is used.
type trial struct {
	face   Trying
	on     bool       // somebody at the table has something to lay
	index  int        // of the match
	hand   rules.Spot // where the piece is held
	piece  int
	held   bool // it has been tapped in the hand: it is what the next tap is about, and another tap there turns it
	turned bool
	seen   bool // it is seen on the board
	placed bool // and stays there until it is moved: by a finger, or by keys
	spot   rules.Spot
	steps  []rules.Step
	move   rules.Move
	why    *rules.Refusal
	pose   sprites.Pose // on its way
	dx, dy float64      // from the finger to its middle
	mx, my float64      // where the mouse was last
	shake  time.Duration

	words string
	pill  *ebiten.Image
	glow  float64
	op    ebiten.DrawImageOptions
}

// How solid it is, and how quickly it comes to where it is tried and turns there.
const (
	trialAlpha = .86
	trialComes = 32 * time.Millisecond
	trialTurns = 48 * time.Millisecond
	trialShake = 200 * time.Millisecond
	mouseStirs = 16 // logical pixels
)

// settle follows the match.
func (r *trial) settle(t *Table) {
	r.face, _ = t.face.(Trying)
	if r.face == nil {
		return
	}
	was := r.on
	r.on = false
	if t.actor() >= 0 {
		r.hand, r.on = r.face.Trial(t.sight())
	}
	if !r.on || !was || r.index != t.match.Index() {
		r.turned, r.held = false, false
		r.hide(t)
	}
	r.index = t.match.Index()
	r.piece = -1
	if r.on {
		r.piece = t.pieceAt(r.hand)
		r.on = r.piece >= 0
	}
	r.face.Turn(r.turned)
}

// taken is what has been tapped for the next move; what is being tried counts as tapped.
func (t *Table) taken() []rules.Step {
	if r := &t.trial; r.on && r.placed {
		return r.steps
	}
	return t.hand.taken()
}

// hide takes it off the board.
func (r *trial) hide(t *Table) {
	if r.placed {
		t.stale = true
	}
	if r.seen {
		t.env.Dirty()
	}
	was := r.placed
	r.seen, r.placed = false, false
	if was {
		t.panel.settle(t)
	}
}

// at tells whether it lies under a point of the window, and takes hold of it.
func (r *trial) at(t *Table, x, y float64) bool {
	if !r.on || !r.placed {
		return false
	}
	b, ok := t.spots.Box(r.spot)
	if !ok || !b.Inset(-t.env.Px(8)).Has(x, y) {
		return false
	}
	mx, my := b.Mid()
	r.dx, r.dy = mx-x, my-y
	return true
}

// follow lets it follow the mouse, unless it has been placed by other means.
func (r *trial) follow(t *Table, x, y float64, in bool) {
	if !r.on {
		return
	}
	if !in || t.view.grip != loose {
		if !r.placed {
			r.hide(t)
		}
		return
	}
	if r.placed && math.Hypot(x-r.mx, y-r.my) < t.env.Px(mouseStirs) {
		return // a mouse that is only jogged leaves it to the keys
	}
	r.mx, r.my = x, y
	s, _ := t.spots.At(x, y)
	if r.placed {
		r.placed = false
		t.panel.settle(t)
		t.stale = true
	} else if r.seen && s == r.spot {
		return // it is there already
	}
	r.try(t, s)
}

// carry moves it with a finger.
func (r *trial) carry(t *Table, x, y float64) {
	l := t.spots.Plain()
	if s := l.At(x+r.dx, y+r.dy); !r.seen || s != r.spot {
		r.try(t, s)
	}
}

// tap is a click or a tap on the board: a mouse lays, a finger tries, and turns what is already there.
func (r *trial) tap(t *Table, x, y float64, touch, again bool) {
	if !r.on {
		return
	}
	if !touch {
		// What is seen is laid. A mouse that hasn't moved since has nothing to say about where.
		if r.seen && (r.placed && math.Hypot(x-r.mx, y-r.my) < t.env.Px(mouseStirs) || !r.placed && x == r.mx && y == r.my) {
			r.lay(t)
			return
		}
		r.placed = false
		if s, ok := t.spots.At(x, y); ok {
			r.mx, r.my = x, y
			r.try(t, s)
			r.lay(t)
		}
		return
	}
	if again {
		r.turn(t)
		return
	}
	l := t.spots.Plain()
	r.place(t, l.At(x, y))
}

// place tries it where it stays.
func (r *trial) place(t *Table, s rules.Spot) {
	r.placed = true
	r.try(t, s)
	t.trace("tried %d %d", s.X, s.Y)
	t.hear(audio.CueLift, r.piece)
}

// take is a tap on the piece in the hand: the first one takes it, and the next ones turn it.
func (r *trial) take(t *Table) {
	if r.held {
		r.turn(t)
		return
	}
	r.held = true
	t.trace("chosen %d %d %d %d", r.hand.Zone, r.hand.X, r.hand.Y, r.hand.Z)
	t.hear(audio.CueLift, r.piece)
	t.raise()
	t.env.Dirty()
}

// turn turns the piece in hand.
func (r *trial) turn(t *Table) {
	if !r.on {
		return
	}
	t.hurry()
	r.turned = !r.turned
	r.face.Turn(r.turned)
	t.trace("turned %v", r.turned)
	t.hear(audio.CueLift, r.piece)
	if r.seen {
		r.try(t, r.belongs(t))
	}
	t.panel.settle(t)
	t.stale = true
	t.env.Dirty()
}

// belongs is where it is to be seen: where it stays, or else where the mouse is. Turned or seen from elsewhere it lies on
// other points there.
func (r *trial) belongs(t *Table) rules.Spot {
	if !r.placed {
		if s, ok := t.spots.At(r.mx, r.my); ok && t.spots.Endless(s) {
			return s
		}
	}
	return r.spot
}

// try shows the piece at a spot, and what laying it there would mean.
func (r *trial) try(t *Table, s rules.Spot) {
	t.bubble.drop()
	r.steps = append(r.steps[:0], rules.Step{Spot: r.hand})
	if r.turned {
		r.steps = append(r.steps, rules.Step{Button: rules.ButtonTurn})
	}
	r.steps = append(r.steps, rules.Step{Spot: s})
	m, ok := t.match.Game().Mean(t.state, t.actor(), r.steps)
	if !ok {
		r.hide(t)
		return
	}
	came := !r.seen
	r.seen, r.spot, r.move, r.why = true, s, m, nil
	if err := t.state.Check(t.actor(), m); err != nil {
		errors.As(err, &r.why)
	}
	if came {
		r.pose = r.home(t)
	}
	if words := r.face.Try(t.env.Theme.Words, t.sight(), m, r.why); words != r.words || r.pill == nil {
		r.say(t, words)
	}
	if r.placed {
		t.panel.settle(t)
		t.stale = true
	}
	t.env.Dirty()
}

// home is where it is seen when it has come.
func (r *trial) home(t *Table) sprites.Pose {
	at := t.stage.Table()[r.piece]
	at.Spot, at.Turn = r.spot, 0
	if r.turned {
		at.Turn = 1
	}
	p := t.homeAt(r.piece, at)
	p.Alpha, p.Shade = trialAlpha, 0
	return p
}

// moved follows the camera.
func (r *trial) moved(t *Table) {
	if r.face == nil || !r.on || !r.seen {
		return
	}
	if s := r.belongs(t); s != r.spot {
		r.try(t, s)
	}
	if r.seen {
		r.pose = r.home(t)
	}
}

// update lets it come to where it is tried.
func (r *trial) update(t *Table) {
	if r.face == nil || !r.on || !r.seen {
		return
	}
	if r.shake > 0 {
		r.shake -= t.env.Dt
		t.env.Dirty()
	}
	to := r.home(t)
	if r.pose == to {
		return
	}
	k := func(comes time.Duration) float32 { return float32(1 - math.Exp(-t.env.Dt.Seconds()/comes.Seconds())) }
	p := to
	if !t.env.Settings.ReduceMotion && t.env.Settings.Duration(trialComes) > 0 {
		p.X, p.Y = r.pose.X+(to.X-r.pose.X)*k(trialComes), r.pose.Y+(to.Y-r.pose.Y)*k(trialComes)
		p.Angle = r.pose.Angle + (to.Angle-r.pose.Angle)*k(trialTurns)
		if math.Abs(float64(p.X-to.X))+math.Abs(float64(p.Y-to.Y)) < .6 {
			p.X, p.Y = to.X, to.Y
		}
		if math.Abs(float64(p.Angle-to.Angle)) < .02 {
			p.Angle = to.Angle
		}
	}
	r.pose = p
	t.env.Dirty()
}

// lay makes the move that is tried, or says why not.
func (r *trial) lay(t *Table) {
	if !r.on || !r.seen {
		return
	}
	if r.why == nil {
		p := r.pose
		p.Lift, p.Shade = handHigh*float32(t.env.Scale), 1
		t.stage.Hold(r.piece, p)
		if err := t.play(r.move); err == nil {
			return
		}
		t.stage.Return(r.piece, false)
		return
	}
	t.trace("refused %s", r.why.Key)
	r.shake = t.env.Settings.Duration(trialShake)
	t.env.Sound.Play(audio.Sound{Cue: audio.CueRefuse, Weight: t.weight(r.piece), Pan: t.pan(r.spot)})
	if box, ok := t.spots.Box(r.spot); ok {
		w := t.env.Theme.Words
		t.bubble.sayAt(t, w.Say("table.refused"), w.Refusal(r.why), box)
	}
}

// dropped is the piece in hand let go over the board after a drag; it is false if that is elsewhere.
func (r *trial) dropped(t *Table, x, y float64, touch bool) bool {
	if !r.on || !t.view.face.Frame().Has(x, y) {
		return false
	}
	l := t.spots.Plain()
	if touch {
		t.stage.Return(r.piece, false)
		t.unchoose()
		r.place(t, l.At(x, y))
		return true
	}
	r.try(t, l.At(x, y))
	if r.why != nil {
		t.stage.Return(r.piece, true)
		t.unchoose()
	}
	r.lay(t)
	return true
}
