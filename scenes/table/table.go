package table

import (
	"fmt"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Table is the scene in which a match is played. The truth is in the match alone; everything else here is layout, what
// the player is pointing at, or the way there.
type Table struct {
	// Pause makes the scene behind the menu button.
	Pause func(*Table) kit.Scene
	// Trace is told every change in a line, for tests and bug reports; nil says nothing.
	Trace func(string)

	face    Face
	sitting Sitting
	match   *rules.Match
	series  series

	stage  *sprites.Stage
	spots  *sprites.Targets
	plan   Plan
	panel  panel
	hand   hand
	bubble bubble
	marks  marks
	turn   turn

	room, base *ebiten.Image // what never changes in a layout; that and the panel
	lying      lying         // that and what lies still
	result     rules.Result  // of the match as it is, looked up when it changes
	stale      bool          // the base must be painted anew
	was        *ebiten.Image // the base before the result came, while it fades
	batch      sprites.Batch
	ended      bool          // the result is shown
	fade       time.Duration // how long it has been
	fading     ebiten.DrawImageOptions
	laid       layout
	env        *kit.Env // the app's, at the plan's scale
	window     float64  // pixels of the screen in a logical one
	change     kit.Change
}

// layout is what a plan depends on besides the match; the zero one is no layout.
type layout struct {
	w, h        int
	scale, text float64
	symbols     bool
}

// New sits down to a new match.
func New(f Face, s Sitting) (*Table, error) {
	m, err := rules.NewMatch(s.Game, s.Setup, s.Seed)
	if err != nil {
		return nil, err
	}
	return Resume(f, m, s.Series), nil
}

// Resume sits down to a match that has begun.
func Resume(f Face, m *rules.Match, many bool) *Table {
	t := &Table{face: f, match: m, sitting: Sitting{m.Game(), m.Setup(), m.Seed(), many}, stage: sprites.NewStage(), env: &kit.Env{}}
	t.series = newSeries(t.sitting)
	t.series.count(m)
	t.hand.pointer, t.hand.piece = -1, -1
	t.hand.taps = rules.NewTaps(m.State(), m.State().Turn())
	t.ended = m.State().Result().Over
	return t
}

// Match is the match being played. It is read by tests and by what saves it.
func (t *Table) Match() *rules.Match { return t.match }

// Stage is what is seen of it.
func (t *Table) Stage() *sprites.Stage { return t.stage }

// Plan is where everything is.
func (t *Table) Plan() *Plan { return &t.plan }

// Spots are the targets of the layout.
func (t *Table) Spots() *sprites.Targets { return t.spots }

// Taps is what has been tapped of the next move.
func (t *Table) Taps() *rules.Taps { return t.hand.taps }

// resultAfter is how long the finished line is seen before the result is said.
const resultAfter = 350 * time.Millisecond

// Update takes input and lets time pass.
func (t *Table) Update(e *kit.Env) kit.Change {
	t.change = kit.Change{}
	if t.laid == (layout{}) || e.Fresh {
		t.lay(e)
	} else {
		t.borrow(e)
	}
	defer t.tell(e)
	e = t.env
	if t.panel.update(t) {
		t.stale = true
		e.Dirty()
	}
	t.input()
	if t.stage.Advance(e.Dt) {
		e.Dirty()
	}
	t.bubble.update(t)
	t.marks.update(t)
	t.turn.update(t)
	over := t.result.Over
	switch {
	case over && !t.ended && !t.stage.Moving():
		t.fade += e.Dt
		if t.fade >= resultAfter || e.Settings.Duration(resultAfter) == 0 {
			t.showResult()
		}
	case t.was != nil:
		t.fade += e.Dt
		if t.fade >= resultFade {
			t.dropWas()
		}
		e.Dirty()
	}
	return t.change
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

// tell passes on what is to be drawn anew.
func (t *Table) tell(e *kit.Env) {
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
	t.hand.drop()
	w := t.face.Wants(e.Theme.Words, t.match)
	w.Buttons = append(w.Buttons, e.Theme.Words.Say("table.undo"), e.Theme.Words.Say("table.redo"), e.Theme.Words.Say("table.leave"))
	e.Theme.Set(e.Scale, e.Settings.Text)
	t.plan = Lay(e.Theme, e.W, e.H, e.Settings.Text, w)
	e.Scale = t.plan.Scale
	t.spots = sprites.NewTargets(e.W, e.H, e.Px(touch))
	t.face.Lay(e, &t.plan, t.spots)
	t.stage.Unit = float32(e.Scale)
	t.stage.Pace = e.Settings.Duration
	t.stage.Fading = e.Settings.ReduceMotion
	t.stage.Heard = t.heard
	t.stage.Recast(sprites.Cast{Home: t.face.Home, Half: t.face.Half, Motions: t.face.Motions()})
	t.stage.Set(t.match.State().Table(nil))
	t.panel.lay(t)
	t.bubble.drop()
	t.paintRoom()
	t.turn.lay(t)
	t.settle()
	t.traceSpots()
}

// settle follows a change of the match: nothing is chosen, and what may be done now lights up.
func (t *Table) settle() {
	st := t.match.State()
	t.result = st.Result()
	t.hand.taps.Reset(st, st.Turn())
	t.hand.narrowed()
	t.marks.settle(t)
	t.turn.settle(t)
	t.panel.settle(t)
	t.raise()
	t.stale = true
	t.env.Dirty()
}

// play makes a move if the rules allow it. It is the only place where a move is made by a person.
func (t *Table) play(m rules.Move) error {
	by := t.match.State().Turn()
	events, err := t.match.Play(by, m)
	if err != nil {
		return err
	}
	t.trace("move %d %s", by, t.match.Game().Format(m))
	t.played(events)
	return nil
}

// Show makes a move that a file holds.
func (t *Table) Show(by rules.Seat, m rules.Move) error {
	events, err := t.match.Play(by, m)
	if err == nil {
		t.played(events)
	}
	return err
}

// played shows what the match has already accepted.
func (t *Table) played(events []rules.Event) {
	t.stage.Play(events)
	t.bubble.drop()
	t.settle()
	if r := t.result; r.Over {
		t.fade = 0
		t.series.count(t.match)
		t.trace("over %s winners %v", r.Key, r.Winners)
	}
}

// Undo takes the last decision back; Redo makes it again. Both glide there.
func (t *Table) Undo() {
	if t.match.CanUndo() {
		t.back(t.match.Undo, "undo")
	}
}

// Redo makes the last undone decision again.
func (t *Table) Redo() {
	if t.match.CanRedo() {
		t.back(t.match.Redo, "redo")
	}
}

func (t *Table) back(step func() bool, name string) {
	t.hand.drop()
	t.series.uncount(t.match)
	step()
	t.dropWas()
	t.series.count(t.match)
	t.ended = false
	t.fade = 0
	t.trace("%s %d", name, t.match.Index())
	t.bubble.drop()
	t.stage.Glide(t.match.State().Table(nil))
	t.settle()
}

// Again starts the next match at this table, another seat first.
func (t *Table) Again() {
	t.hand.drop()
	m, err := t.series.next(t.match)
	if err != nil {
		panic(err) // the same set-up has been played
	}
	t.begin(m, "again")
}

// Finished tells whether nothing moves and nothing is about to: the picture is that of the match.
func (t *Table) Finished() bool {
	return !t.stage.Moving() && t.was == nil && (t.ended || !t.result.Over)
}

func (t *Table) trace(format string, args ...any) {
	if t.Trace != nil {
		t.Trace(fmt.Sprintf(format, args...))
	}
}

// traceSpots says where everything is that can be tapped, in logical pixels.
func (t *Table) traceSpots() {
	if t.Trace == nil {
		return
	}
	t.spots.Each(func(s rules.Spot, b kit.Rect) {
		x, y := b.Mid()
		t.trace("spot %d %d %d %d at %.0f %.0f", s.Zone, s.X, s.Y, s.Z, x/t.window, y/t.window)
	})
	t.panel.trace(t)
	t.trace("laid %d %d", t.env.W, t.env.H)
}

// Restart begins the same match anew: same set-up, same seed, the same seat first.
func (t *Table) Restart() {
	t.hand.drop()
	m, err := rules.NewMatch(t.match.Game(), t.match.Setup(), t.match.Seed())
	if err != nil {
		panic(err) // the same set-up has been played
	}
	t.series.uncount(t.match)
	t.begin(m, "restart")
}

// begin clears the table for a match.
func (t *Table) begin(m *rules.Match, name string) {
	t.dropWas()
	t.match, t.ended = m, false
	t.trace("%s start %d", name, m.Setup().Start)
	t.stage.Glide(m.State().Table(nil))
	t.bubble.drop()
	t.settle()
}

// dropWas ends the fade into the result.
func (t *Table) dropWas() {
	if t.was != nil {
		t.was.Deallocate()
		t.was = nil
	}
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
	t.tell(e)
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
	if t.panel.controls != nil {
		t.panel.controls.Close()
	}
	t.face.Dispose()
}

// Controls are the buttons of the panel.
func (t *Table) Controls() *kit.Controls { return t.panel.controls }
