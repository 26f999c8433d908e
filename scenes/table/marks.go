package table

import (
	"time"

	"quintet/rules"
	"quintet/sprites"
)

// marks are the lights on the table: what may be tapped, what has just happened, what was refused.
type marks struct {
	lit     []rules.Spot  // shown as legal, fading in
	was     []rules.Spot  // fading out
	in, out time.Duration // how long they have been
	begin   bool          // they are where a move may begin
	last    []rules.Spot  // the last move
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
	k.was, k.lit = k.lit, k.was[:0]
	for _, n := range t.hand.next {
		if n.Button == rules.NoButton {
			k.lit = append(k.lit, n.Spot)
		}
	}
	k.out, k.in = 0, 0
	k.begin = len(t.hand.taps.Taken()) == 0
	t.lying.stale = true
}

func (k *marks) update(t *Table) {
	if k.out < lightOut {
		k.out += t.env.Dt
		t.env.Dirty()
	}
	// What may be done next lights up when what has been done is over.
	if k.in < lightIn && !t.stage.Moving() {
		if k.in == 0 {
			t.lying.stale = true
		}
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
	if box, ok := t.spots.Box(s); ok && alpha > 0 {
		t.face.Sheet().Mark(b, kind, float32(box.X), float32(box.Y), float32(box.W), float32(box.H), min(alpha, 1))
	}
}

// where a move may begin is lit less than where it may end.
const beginAlpha = .4

// drawUnder draws the lights that lie under pieces. They come and go at once, so that they can be part of what lies.
func (k *marks) drawUnder(t *Table, b *sprites.Batch) {
	if t.result.Over {
		return
	}
	if k.in > 0 {
		for _, s := range k.lit {
			if t.pieceAt(s) < 0 {
				continue
			}
			switch {
			case k.aimed(t, s):
				t.mark(b, sprites.Aimed, s, 1)
			case k.begin:
				t.mark(b, sprites.Legal, s, beginAlpha)
			default:
				t.mark(b, sprites.Legal, s, 1)
			}
		}
	}
	for _, s := range t.hand.taps.Taken() {
		t.mark(b, sprites.Chosen, s.Spot, 1)
	}
	if !t.ended {
		for _, s := range k.last {
			t.mark(b, sprites.Last, s, 1)
		}
	}
}

// drawOver draws the lights of empty places, which fade in and out, and what is pointed at.
func (k *marks) drawOver(t *Table, b *sprites.Batch) {
	h := &t.hand
	if k.wrong > 0 {
		t.mark(b, sprites.Refused, k.refused, min(1, float32(k.wrong)/float32(wrongOut)))
	}
	if t.result.Over {
		return
	}
	if out := 1 - float32(k.out)/float32(lightOut); out > 0 {
		for _, s := range k.was {
			if t.pieceAt(s) < 0 && !h.lit(s) {
				t.mark(b, sprites.Legal, s, out)
			}
		}
	}
	in := float32(k.in) / float32(lightIn)
	for _, s := range k.lit {
		switch {
		case t.pieceAt(s) >= 0:
		case in > 0 && k.aimed(t, s):
			t.mark(b, sprites.Aimed, s, 1)
		default:
			t.mark(b, sprites.Legal, s, in)
		}
	}
}

// aimed tells whether a lit spot is the one pointed at, the one that a drag is over, or the one that has been tapped once.
func (k *marks) aimed(t *Table, s rules.Spot) bool {
	h := &t.hand
	if h.asking {
		return s == h.ask
	}
	return h.hovering && s == h.over && (h.pointer < 0 || h.carried)
}
