package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// layout is what a plan depends on besides the match; the zero one is no layout.
type layout struct {
	w, h        int
	scale, text float64
	symbols     bool
}

// borrow makes the table's own environment of the app's: the same, at the scale at which the table is drawn.
func (t *Table) borrow(e *kit.Env) {
	dirty := t.env.TakeDirty()
	*t.env = *e
	t.window = e.Scale
	if t.plan.Scale > 0 {
		t.env.Scale = t.plan.Scale
	}
	if dirty {
		t.env.Dirty()
	}
}

// pass passes on what is to be drawn anew.
func (t *Table) pass(e *kit.Env) {
	if t.env.TakeDirty() {
		e.Dirty()
	}
}

// lay makes everything for the window as it is now. What was moving is at once where it belongs, and a drag ends.
func (t *Table) lay(app *kit.Env) {
	t.plan.Scale = 0
	t.borrow(app)
	t.laid = layoutOf(app)
	e := t.env
	t.dropWas()
	t.flashes = nil // what was still to be shown is not
	t.hand.drop()
	t.handover.drop()
	t.peek.show(t, false)
	t.state = t.sight().State()
	w := t.face.Wants(e.Theme.Words, t.sight())
	if !w.OneRow {
		w.Buttons = append(w.Buttons, e.Theme.Words.Say("table.undo"), e.Theme.Words.Say("table.redo"))
	}
	t.wants = w
	e.Theme.Set(e.Scale, e.Settings.Text)
	t.plan = Lay(e.Theme, e.W, e.H, e.Settings.Text, w)
	e.Scale = t.plan.Scale
	t.spots = sprites.NewTargets(e.W, e.H, e.Px(touch))
	t.inform()
	t.face.Lay(e, &t.plan, t.sight(), t.spots)
	t.view.lay(t)
	t.stage.Unit = float32(e.Scale)
	t.stage.Pace = e.Settings.Duration
	t.stage.Fading = e.Settings.ReduceMotion
	t.stage.Heard = t.heard
	t.stage.Lasts = t.count.lasts
	cast := sprites.Cast{Home: t.face.Home, Half: t.face.Half, Motions: t.face.Motions()}
	if f, ok := t.face.(Settler); ok {
		cast.Settle, cast.Settling = f.Settle, f.Settling()
	}
	t.stage.Recast(cast)
	t.stage.Set(t.sight().At(min(t.told, t.match.Index())).Table(nil))
	t.behind = 0
	t.tight = t.seatsNarrow()
	t.panel.lay(t)
	t.bubble.drop()
	t.paintRoom()
	t.turn.lay(t)
	t.settle()
	if t.hint.shown {
		t.hint.say(t)
	}
	t.traceSpots()
	t.trace("laid %d %d", t.env.W, t.env.H)
}

// layoutOf is what the plan would be made for now.
func layoutOf(e *kit.Env) layout {
	return layout{e.W, e.H, e.Scale, e.Settings.Text, e.Settings.Symbols}
}

// under makes the table fit to be drawn under another scene, when the window or a setting has changed there. The theme
// stays that of the other scene.
func (t *Table) under(e *kit.Env) {
	if t.laid == layoutOf(e) {
		return
	}
	scale, text := e.Theme.Scale, e.Theme.Size
	t.lay(e)
	t.pass(e)
	e.Theme.Set(scale, text)
}

// Close frees everything that was painted.
func (t *Table) Close() {
	for _, i := range []*ebiten.Image{t.room, t.base, t.lying.img, t.was} {
		if i != nil {
			i.Deallocate()
		}
	}
	t.room, t.base, t.lying.img, t.was, t.laid = nil, nil, nil, nil, layout{}
	t.bubble.drop()
	t.trial.unsay()
	t.handover.drop()
	t.clock.drop()
	if t.panel.controls != nil {
		t.panel.controls.Close()
	}
	t.face.Dispose()
}
