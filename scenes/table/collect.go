package table

import (
	"slices"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Collector is a face of a game with moves for which several pieces are chosen, one by one and in any order, before a button
// makes a move of them. They all are in the hand until then, and a second tap puts one of them back.
type Collector interface {
	// Alike is the spot that a tap on a spot stands for after the taps so far: rules may take only one of pieces that look
	// alike. The player sees the very one that he has tapped.
	Alike(s rules.Sight, taken []rules.Step, spot rules.Spot) rules.Spot
	// Raised is how a chosen piece is seen that belongs at p.
	Raised(piece int, p sprites.Pose) sprites.Pose
	// Dropped is what dragging a piece from its spot to another comes to: a tap on a button, if it has been chosen before, or
	// else its choice; or nothing. Over no spot, to is the zero Spot.
	Dropped(chosen bool, from, to rules.Spot) (b rules.Button, ok bool)
}

// collector is the face as a collector, or nil.
func (t *Table) collector() Collector {
	c, _ := t.face.(Collector)
	return c
}

// reset forgets all taps.
func (h *hand) reset(t *Table) {
	h.taps.Reset(t.state, t.actor())
	h.picked = h.picked[:0]
}

// pick taps a spot, or one that looks like it.
func (h *hand) pick(t *Table, s rules.Spot) (m rules.Move, done, ok bool) {
	c := t.collector()
	if c == nil {
		return h.taps.Tap(rules.Step{Spot: s})
	}
	m, done, ok = h.taps.Tap(rules.Step{Spot: c.Alike(t.sight(), h.taps.Taken(), s)})
	if ok && !done {
		h.picked = append(h.picked, s)
	}
	return m, done, ok
}

// repick chooses anew, as far as it may be.
func (t *Table) repick(picked []rules.Spot) {
	t.hand.reset(t)
	for _, s := range picked {
		t.hand.pick(t, s)
	}
	t.narrow()
}

// putBack takes the choice of one spot back, or of all where the next tap would depend on it.
func (t *Table) putBack(s rules.Spot) {
	if t.collector() == nil {
		t.unchoose()
		return
	}
	t.repick(slices.DeleteFunc(slices.Clone(t.hand.picked), func(p rules.Spot) bool { return p == s }))
}

// dropped ends a drag where pieces are collected. A piece that it has made no move of goes back, if need be to be raised again.
func (t *Table) dropped(from, to rules.Spot, piece int) {
	chosen := t.hand.chosen(from)
	b, ok := t.collector().Dropped(chosen, from, to)
	switch {
	case ok && b != rules.NoButton:
		box, _ := t.spots.Box(from)
		t.button(b, box)
	case ok && !chosen:
		t.tap(from, -1)
	}
	if t.stage.Holds(piece) && !t.hand.chosen(from) {
		t.stage.Return(piece, false)
	}
	t.raise()
}

// raiseAll lifts the pieces that have been chosen, and puts down those that no longer are.
func (t *Table) raiseAll(c Collector) {
	if t.hand.carried {
		return
	}
	t.wanted = t.wanted[:0]
	for _, s := range t.hand.picked {
		if i := t.pieceAt(s); i >= 0 {
			t.wanted = append(t.wanted, i)
		}
	}
	for _, i := range t.stage.HeldAll(nil) {
		if !slices.Contains(t.wanted, i) {
			t.stage.Return(i, false)
		}
	}
	for _, i := range t.wanted {
		t.stage.Raise(i, c.Raised(i, t.face.Home(i, t.stage.Table())))
	}
}

// swapAlike lets the pieces that the player has chosen be those that the move takes, if only alike ones are.
func (t *Table) swapAlike() {
	h := &t.hand
	taps := func(s rules.Spot) bool {
		return slices.ContainsFunc(h.taps.Taken(), func(n rules.Step) bool { return n.Button == rules.NoButton && n.Spot == s })
	}
	for _, s := range h.taps.Taken() {
		if s.Button != rules.NoButton || slices.Contains(h.picked, s.Spot) {
			continue
		}
		for i, seen := range h.picked {
			a, b := t.pieceAt(seen), t.pieceAt(s.Spot)
			if !taps(seen) && a >= 0 && b >= 0 && t.stage.Table()[a].Face == t.stage.Table()[b].Face {
				t.stage.Exchange(a, b)
				h.picked[i] = s.Spot
				break
			}
		}
	}
}

// What else a face may do, for games with cards above all.
type (
	// Haloer is a face whose lights are round the pieces instead of on the spots where they lie. Halo draws that of one piece,
	// under its body.
	Haloer interface {
		Halo(b *sprites.Batch, kind sprites.Mark, piece int, p sprites.Pose)
	}
	// Counter is a face that draws counts over all pieces, of a table as it is seen after the act that is being played; cue and
	// at are that act and how much of it has been played. It comes in every frame, and allocates nothing.
	Counter interface {
		Count(b *sprites.Batch, table []rules.Place, cue rules.Cue, at float32)
	}
	// Shifter is a face whose spots are elsewhere when the table is another one: in a hand, cards make room for each other.
	Shifter interface {
		Shift(spots *sprites.Targets, table []rules.Place)
	}
	// Coverer draws what lies face down between two people, into a rectangle of the handover.
	Coverer interface {
		Cover(b *sprites.Batch, r kit.Rect)
	}
	// Figurer has a figure for the end of a seat's row.
	Figurer interface {
		Figure(s rules.Sight, seat rules.Seat) string
	}
	// Tallier says how a seat's score has come about.
	Tallier interface {
		Tally(s rules.Sight, seat rules.Seat) (sum, total string)
	}
)

// haloed tells whether a spot's light is drawn round the piece that lies there.
func (t *Table) haloed(s rules.Spot) bool {
	_, ok := t.face.(Haloer)
	return ok && t.pieceAt(s) >= 0
}

// halo draws the light round a piece, if the face has lights for pieces.
func (t *Table) halo(b *sprites.Batch, piece int) {
	f, ok := t.face.(Haloer)
	if !ok || t.result.Over {
		return
	}
	s, h, k := t.stage.Table()[piece].Spot, &t.hand, &t.marks
	p := t.stage.Poses()[piece]
	switch {
	case k.wrong > 0 && k.refused == s:
		f.Halo(b, sprites.Refused, piece, p)
	case h.chosen(s):
		f.Halo(b, sprites.Chosen, piece, p)
	case !h.lit(s) || k.in == 0:
	case k.aimed(t, s):
		f.Halo(b, sprites.Aimed, piece, p)
	default:
		f.Halo(b, sprites.Legal, piece, p)
	}
}
