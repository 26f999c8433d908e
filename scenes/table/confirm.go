package table

import (
	"quintet/rules"
	"quintet/scenes/kit"
)

// A target too small for a finger is tapped twice: the first tap shows what would happen, the second one, or the button
// that stands for it, does it. A mouse is exact enough, and so is the keyboard.

// asks tells whether a tap by a finger on a spot only asks; it notes that it has been asked.
func (t *Table) asks(s rules.Spot) bool {
	h := &t.hand
	again := h.asking && h.ask == s
	t.unask()
	box, ok := t.spots.Box(s)
	if again || !ok || min(box.W, box.H) > t.env.Px(touch)-1 {
		return false
	}
	_, done, ok := h.taps.Tap(rules.Step{Spot: s})
	if ok {
		h.taps.Back()
	}
	if !ok || !done {
		return false // it can be taken back, or is refused
	}
	h.ask, h.asking = s, true
	t.trace("asked %d %d %d %d", s.Zone, s.X, s.Y, s.Z)
	t.reask()
	return true
}

// unask forgets what was asked.
func (t *Table) unask() {
	if t.hand.asking {
		t.hand.asking = false
		t.reask()
	}
}

func (t *Table) reask() {
	t.panel.settle(t)
	t.lying.stale, t.stale = true, true
	t.env.Dirty()
}

// confirm is the second tap.
func (t *Table) confirm() {
	h := &t.hand
	t.hurry()
	if !h.asking {
		return
	}
	s := h.ask
	t.unask()
	t.tap(s, -1)
}

// asked is what is said while a spot waits for its second tap.
func (t *Table) asked() (button, line, help string) {
	if f, ok := t.face.(Confirmer); ok {
		return f.Confirm(t.env.Theme.Words, t.sight(), t.hand.taps.Taken(), t.hand.ask)
	}
	return t.env.Theme.Words.Say("table.confirm"), "", ""
}

// settleConfirm shows the button of the second tap, for which Undo and Redo make room.
func (p *panel) settleConfirm(t *Table) {
	u, r := t.plan.Undo, t.plan.Redo
	if t.plan.OneRow {
		r = t.plan.Foot
	}
	asking := t.hand.asking && !t.ended
	p.confirm.Show(asking)
	label := t.env.Theme.Words.Say("table.undo")
	if p.terse {
		label = ""
	}
	if asking {
		label = ""
		p.redo.Show(false)
		p.hint.Show(!t.plan.OneRow)
		row := kit.Rect{X: u.X, Y: u.Y, W: r.Right() - u.X, H: u.H}
		u, row = row.Left(max(u.H, t.env.Px(touch)), t.env.Px(12))
		p.confirm.Place(row)
		button, _, _ := t.asked()
		p.confirm.Say(kit.IconTick, button)
		x, y := row.Mid()
		t.trace("button confirm at %.0f %.0f", x/t.window, y/t.window)
	}
	p.undo.Say(kit.IconUndo, label)
	p.undo.Place(u)
}
