package table

import (
	"slices"
	"time"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// marks are the lights on the table: what may be tapped, what has just happened, what was refused.
type marks struct {
	lit     []rules.Spot  // shown as legal, fading in
	was     []light       // what was lit before, fading out
	old     []light       // spare
	in, out time.Duration // how long they have been
	begin   bool          // they are where a move may begin
	under   bool          // some of them lie under pieces
	over    bool          // and some over piles
	index   int           // of the match that they belong to
	steady  bool          // the match is the one it was: what stays lit shines on
	last    []rules.Spot  // the last move
	refused rules.Spot
	wrong   time.Duration // how much longer the refused spot is marked
}

// light is how strongly a spot is lit.
type light struct {
	spot  rules.Spot
	level float32
}

// How long lights take (LOOK: target light 120 in, 80 out).
const (
	lightIn  = 120 * time.Millisecond
	lightOut = 80 * time.Millisecond
	wrongFor = 1600 * time.Millisecond
	wrongOut = 200 * time.Millisecond
)

func (k *marks) settle(t *Table) {
	k.last = k.last[:0]
	// The last decision stays marked, whatever chance has done since.
	sight, i := t.sight(), t.match.Index()-1
	for i >= 0 && sight.Entry(i).By == rules.Chance {
		i--
	}
	if i >= 0 {
		k.last = t.face.Marked(k.last, sight, i)
	}
	k.wrong = 0
	k.narrowed(t)
}

func (k *marks) narrowed(t *Table) {
	k.old = k.old[:0]
	k.each(t, func(s rules.Spot, level float32, _ bool) { k.old = append(k.old, light{s, level}) })
	k.was, k.old = k.old, k.was
	k.lit = k.lit[:0]
	for _, n := range t.hand.next {
		if n.Button == rules.NoButton {
			k.lit = append(k.lit, n.Spot)
		}
	}
	k.out, k.in = 0, 0
	// Where nearly everything may be tapped, nothing stands out but what has been.
	k.begin = len(t.hand.taken()) == 0 || len(t.hand.free) > 0 && len(k.lit) > t.spots.Len()/2
	k.steady = k.index == t.match.Index()
	k.index = t.match.Index()
	k.under, k.over = false, false
	lies := func(s rules.Spot) {
		if t.pieceAt(s) >= 0 {
			k.under, k.over = k.under || !t.piled(s), k.over || t.piled(s)
		}
	}
	for _, s := range k.lit {
		lies(s)
	}
	for _, w := range k.was {
		lies(w.spot)
	}
	t.lying.stale = true
}

// each calls f for every spot that is lit at all, with how strongly it is; going tells that it is only fading out.
func (k *marks) each(t *Table, f func(s rules.Spot, level float32, going bool)) {
	if t.peek.on {
		return // what is looked at may lie where something else can be tapped
	}
	in, out := min(1, float32(k.in)/float32(lightIn)), max(0, 1-float32(k.out)/float32(lightOut))
	for _, s := range k.lit {
		to := float32(1)
		if k.begin && t.pieceAt(s) >= 0 && !t.thrower(s) {
			to = beginAlpha
		}
		level := to * in
		for _, w := range k.was {
			if w.spot != s {
				continue
			}
			if k.steady {
				level = w.level + (to-w.level)*in
			} else {
				level = max(level, w.level*out)
			}
		}
		if level > 0 {
			f(s, level, false)
		}
	}
	if out <= 0 {
		return
	}
	for _, w := range k.was {
		if !slices.Contains(k.lit, w.spot) {
			f(w.spot, w.level*out, true)
		}
	}
}

// lightSteps is in how many steps lights under pieces come and go: each costs a new picture of all that lies.
const lightSteps = 5

// step is how far the lights under pieces have come, in steps.
func (k *marks) step(t *Table) int {
	step, steps := 0, lightSteps
	if k.over && k.fading(t) {
		step, steps = -1000, pileSteps
	}
	if !k.under {
		return step
	}
	if _, cards := t.face.(Haloer); cards { // the lights of pieces come at once
		return min(1, int(k.in))
	}
	in, out, n := min(k.in, lightIn), max(lightOut-k.out, 0), time.Duration(steps)
	return step + int(in*n/lightIn) + (steps+1)*int((out*n+lightOut-1)/lightOut)
}

// pileSteps is the same where piles are lit, too: what else is lit there is small.
const pileSteps = 2

// fading tells whether lights are coming or going. As long as they are, those of piles, which lie over them, aren't part of
// what lies: they would cost a new picture a step.
func (k *marks) fading(t *Table) bool {
	_, cards := t.face.(Haloer)
	return !cards && (k.in < lightIn || k.out < lightOut)
}

func (k *marks) update(t *Table) {
	if k.out < lightOut {
		k.out += t.env.Dt
		t.env.Dirty()
	}
	// What may be done next lights up when what has been done is over.
	if k.in < lightIn && (k.steady || !t.stage.Moving()) {
		k.in += max(t.env.Dt, 1)
		t.env.Dirty()
	}
	if k.wrong > 0 {
		if k.wrong -= t.env.Dt; k.wrong < wrongOut {
			t.env.Dirty()
		}
	}
}

func (t *Table) mark(b *sprites.Batch, kind sprites.Mark, s rules.Spot, alpha float32) {
	if kind != sprites.Last && t.haloed(s) {
		return
	}
	if box, ok := t.spots.Box(s); ok && alpha > 0 {
		t.face.Sheet().Mark(b, kind, float32(box.X), float32(box.Y), float32(box.W), float32(box.H), min(alpha, 1))
	}
}

// where a move may begin is lit less than where it may end.
const beginAlpha = .4

// drawUnder draws the lights that lie under pieces. They are part of what lies, and come and go in steps.
// Those of piles lie over them: a pile would hide the light round its uppermost piece.
func (k *marks) drawUnder(t *Table, b *sprites.Batch, piles bool) {
	k.each(t, func(s rules.Spot, level float32, going bool) {
		switch {
		case t.pieceAt(s) < 0 || t.piled(s) != piles || piles && k.fading(t):
		case !going && k.aimed(t, s):
			t.mark(b, sprites.Aimed, s, 1)
		default:
			t.mark(b, sprites.Legal, s, level)
		}
	})
	if t.result.Over {
		return
	}
	for _, s := range t.hand.taken() {
		if s.Button == rules.NoButton && t.piled(s.Spot) == piles {
			t.mark(b, sprites.Chosen, s.Spot, 1)
		}
	}
	if _, cards := t.face.(Haloer); cards && t.stage.Moving() {
		return // cards that are on their way leave nothing to be marked yet
	}
	for _, s := range k.last {
		if !t.spots.Endless(s) && t.piled(s) == piles {
			t.mark(b, sprites.Last, s, 1)
		}
	}
}

// drawPlain draws the brackets of the last move on a board without cells: round what lies there, above its neighbours.
func (k *marks) drawPlain(t *Table, b *sprites.Batch) {
	if t.result.Over {
		return
	}
	for _, s := range k.last {
		if p := t.pieceAt(s); p >= 0 && t.spots.Endless(s) && !t.stage.Waits(rules.CueDrop) {
			drawBrackets(b, t.face.Sheet(), t.view.face.Area(t.stage.Table()[p]), t.env)
		}
	}
}

// drawBrackets draws those of the last move round what lies on a board without cells.
func drawBrackets(b *sprites.Batch, sheet *sprites.Sheet, a kit.Rect, e *kit.Env) {
	a = a.Inset(-e.Px(7))
	sheet.Mark(b, sprites.Last, float32(a.X), float32(a.Y), float32(a.W), float32(a.H), 1)
}

// drawOver draws the lights of empty places, which fade in and out, and what is pointed at.
func (k *marks) drawOver(t *Table, b *sprites.Batch) {
	if k.wrong > 0 {
		t.mark(b, sprites.Refused, k.refused, min(1, float32(k.wrong)/float32(wrongOut)))
	}
	k.each(t, func(s rules.Spot, level float32, going bool) {
		switch {
		case t.pieceAt(s) >= 0 && !(t.piled(s) && k.fading(t)):
		case !going && k.aimed(t, s):
			t.mark(b, sprites.Aimed, s, 1)
		default:
			t.mark(b, sprites.Legal, s, level)
		}
	})
}

// thrower tells whether a throw is due at a spot: there is nothing else to be done, so it is lit fully.
func (t *Table) thrower(s rules.Spot) bool {
	at, _, ok := t.throws()
	return ok && s == at
}

// aimed tells whether a lit spot is the one pointed at, the one that a drag is over, or the one that has been tapped once.
func (k *marks) aimed(t *Table, s rules.Spot) bool {
	h := &t.hand
	if h.asking {
		return s == h.ask
	}
	return h.hovering && s == h.over && (h.pointer < 0 || h.carried)
}
