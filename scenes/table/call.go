package table

import (
	"quintet/rules"
	"quintet/scenes/kit"
)

// Caller is a face of a game in which a seat may act although it isn't its turn, by a button at the seat.
type Caller interface {
	// Call says what the button of a seat says, the best words first and shorter ones after; own tells that the seat is
	// the one at the table. Why not is "" where it may be pressed.
	Call(w *kit.Words, s rules.Sight, seat rules.Seat, own bool) (words []string, whyNot string)
}

// callable tells whether a person may press the button of a seat.
func (t *Table) callable(s rules.Seat) bool {
	_, ok := t.face.(Caller)
	return ok && t.human(s) && !t.result.Over && t.handover.to < 0
}

// Call lets a seat act now. If that is not the one at the table, the table is handed to it first, and back when it has
// acted. Pressed again, it is given up.
func (t *Table) Call(s rules.Seat) {
	if !t.callable(s) {
		return
	}
	t.hurry()
	h := &t.hand
	switch {
	case t.caller == s:
		t.hangUp()
		return
	case t.actor() == s && len(h.free) > 0:
		t.unchoose()
		return
	case t.actor() == s:
		t.called()
		return
	}
	t.trace("call %d", s)
	t.caller = s
	if t.look() != t.viewer {
		t.hide(t.look())
		t.settle()
		return
	}
	t.settle()
	t.called()
}

// called begins the move of a seat's button.
func (t *Table) called() {
	h := &t.hand
	h.taps.Reset(t.state, t.actor())
	h.free = append([]rules.Step{}, rules.Step{Button: ButtonCall})
	t.trace("called")
	t.narrow()
}

// hangUp ends the call of a seat that isn't the one to move: the table goes back.
func (t *Table) hangUp() {
	t.trace("hung up")
	t.caller = rules.Nobody
	t.hand.free = nil
	if look := t.look(); look != t.viewer {
		t.hide(look)
	}
	t.settle()
}

// callWords are what the button of a seat may say, the best first.
func (t *Table) callWords(s rules.Seat) (words []string, whyNot string) {
	own := t.actor() == s
	words, whyNot = t.face.(Caller).Call(t.env.Theme.Words, t.sight(), s, own)
	if t.caller == s || own && len(t.hand.free) > 0 {
		words, whyNot = []string{t.env.Theme.Words.Say("table.call.never"), t.env.Theme.Words.Say("table.call.never.short")}, ""
	}
	return words, whyNot
}

// short is which of its words a button has room for.
func short(words []string, b *kit.Button) int {
	for i, said := range words {
		if b.Say(kit.NoIcon, said); b.Fits() {
			return i
		}
	}
	return len(words) - 1
}

// settleCalls shows the buttons at the seats.
func (p *panel) settleCalls(t *Table) {
	form := 0 // what the buttons of others say is equally short
	for i, b := range p.calls {
		if s := rules.Seat(i); t.callable(s) && t.actor() != s {
			words, _ := t.callWords(s)
			form = max(form, short(words, b))
		}
	}
	for i, b := range p.calls {
		s := rules.Seat(i)
		b.Show(!t.ended && t.callable(s))
		if !t.callable(s) {
			continue
		}
		look := kit.Quiet
		if t.actor() == s && len(t.hand.free) == 0 {
			look = kit.Primary
		}
		b.As(look) // before its words, which brass sets in larger letters
		words, whyNot := t.callWords(s)
		k := form
		if t.actor() == s {
			k = short(words, b)
		}
		b.Say(kit.NoIcon, words[min(k, len(words)-1)])
		b.Enable(whyNot == "")
		b.Why(func() { t.bubble.sayAt(t, "", whyNot, b.Box()) })
	}
}
