package table

import (
	"time"

	"quintet/rules"
	"quintet/sprites"
)

// marks are the lights on the table: what may be tapped, what has just happened, what was refused.
type marks struct {
	lit     []rules.Spot // shown as legal, fading in
	was     []rules.Spot // fading out
	age     time.Duration
	last    []rules.Spot // the last move
	refused rules.Spot
	wrong   time.Duration // how much longer the refused spot is marked
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
	if i := t.match.Index(); i > 0 {
		before, now := t.match.At(i-1).Table(nil), t.match.State().Table(nil)
		for p := range now {
			if before[p] != now[p] {
				k.last = append(k.last, now[p].Spot)
			}
		}
	}
	k.wrong = 0
	k.narrowed(t)
}

func (k *marks) narrowed(t *Table) {
	k.was, k.lit = k.lit, k.was[:0]
	for _, n := range t.hand.next {
		if n.Button == rules.NoButton {
			k.lit = append(k.lit, n.Spot)
		}
	}
	k.age = 0
}

func (k *marks) update(t *Table) {
	if k.age < lightIn {
		k.age += t.env.Dt
		t.env.Dirty()
	}
	if k.wrong > 0 {
		if k.wrong -= t.env.Dt; k.wrong < wrongOut {
			t.env.Dirty()
		}
	}
}

// draw draws the lights that lie under the pieces.
func (k *marks) draw(t *Table, b *sprites.Batch) {
	sheet, h := t.face.Sheet(), &t.hand
	mark := func(kind sprites.Mark, s rules.Spot, alpha float32) {
		if box, ok := t.spots.Box(s); ok && alpha > 0 {
			sheet.Mark(b, kind, float32(box.X), float32(box.Y), float32(box.W), float32(box.H), min(alpha, 1))
		}
	}
	if t.match.State().Result().Over {
		return
	}
	out := 1 - float32(k.age)/float32(lightOut)
	in := float32(k.age) / float32(lightIn)
	// Where a move may begin is lit less than where it may end.
	begin := len(h.taps.Taken()) == 0
	if out > 0 {
		for _, s := range k.was {
			if !h.lit(s) {
				mark(sprites.Legal, s, out)
			}
		}
	}
	for _, s := range k.lit {
		switch {
		case h.hovering && s == h.over && h.pointer < 0 || h.carried && s == h.over:
			mark(sprites.Aimed, s, 1)
		case begin:
			mark(sprites.Legal, s, in*.45)
		default:
			mark(sprites.Legal, s, in)
		}
	}
	for _, s := range h.taps.Taken() {
		mark(sprites.Chosen, s.Spot, 1)
	}
	for _, s := range k.last {
		mark(sprites.Last, s, 1)
	}
	if k.wrong > 0 {
		mark(sprites.Refused, k.refused, min(1, float32(k.wrong)/float32(wrongOut)))
	}
}
