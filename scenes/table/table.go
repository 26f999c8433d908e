package table

import (
	"fmt"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/scenes/input"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Table is the scene in which a match is played. The truth is in the match alone; everything else here is layout, what
// the player is pointing at, or the way there.
type Table struct {
	// Pause makes the scene behind the menu button.
	Pause func(*Table) kit.Scene
	// Replay makes the scene that looks back at a match that is over; without it there is no such button.
	Replay func(*Table) kit.Scene
	// Trace is told every change in a line, for tests and bug reports; nil says nothing.
	Trace func(string)
	// Thought is told how much of a frame bots have thought, for measurements.
	Thought func(time.Duration)
	// Drawn is told every piece that is drawn, with the batch that it has been added to: tests look for secrets there.
	Drawn func(b *sprites.Batch, piece int, p sprites.Pose)

	face    Face
	sitting Sitting
	match   *rules.Match
	series  series

	people   int        // who sit at the table; bots are not people
	lone     rules.Seat // the only one of them, or Nobody
	bots     []bots.Bot // by seat; nil for a person
	opponent opponent
	viewer   rules.Seat // who sees the table, or Nobody
	filmed   bool       // all moves are shown, none is made
	watched  bool       // whoever moves, it is seen by
	watcher  rules.Seat
	caller   rules.Seat // who acts now although it isn't its turn, or Nobody
	flashes  []flash    // shapes that moves still to be shown have finished, in order
	knows    []int      // how many moves each seat has seen, where people hand the table over
	handover handover
	state    rules.State // the position as it is seen
	told     int         // how many moves the stage has been told
	behind   int         // how many of the latest of them have not begun to be seen

	stage   *sprites.Stage
	spots   *sprites.Targets
	plan    Plan
	wants   Wants
	panel   panel
	hand    hand
	scratch []rules.Place
	wanted  []int // pieces that are chosen
	bubble  bubble
	marks   marks
	outline outlines
	turn    turn
	clock   clock
	view    view
	trial   trial
	peek    peek
	count   count
	hint    hint

	room, base *ebiten.Image // what never changes in a layout; that and the panel
	lying      lying         // that and what lies still
	fresh      fresh
	result     rules.Result  // of the match as it is, looked up when it changes
	stale      bool          // the base must be painted anew
	was        *ebiten.Image // the base before the result came, while it fades
	batch      sprites.Batch
	ended      bool          // the result is shown
	fade       time.Duration // how long it has been
	fading     ebiten.DrawImageOptions
	held       bool // the face keeps back what a throw has brought
	laid       layout
	tight      bool     // the seats have no room for discs
	app        *kit.Env // the app's
	env        *kit.Env // and at the plan's scale
	window     float64  // pixels of the screen in a logical one
	change     kit.Change
}

// New sits down to a new match.
func New(f Face, s Sitting) (*Table, error) {
	m, err := rules.NewMatch(s.Game, s.Setup, s.Seed)
	if err != nil {
		return nil, err
	}
	return Resume(f, m, s.Series), nil
}

// Film is a table on which a match is shown move by move, those of chance too: nothing happens on it by itself. It is seen by
// the only person who plays, if there is one, or else as everybody may see it.
func Film(f Face, m *rules.Match) *Table {
	t := &Table{filmed: true}
	t.resume(f, m, false)
	t.Watch(t.lone)
	return t
}

// Resume sits down to a match that has begun.
func Resume(f Face, m *rules.Match, many bool) *Table {
	t := new(Table)
	t.resume(f, m, many)
	return t
}

func (t *Table) resume(f Face, m *rules.Match, many bool) {
	*t = Table{filmed: t.filmed, face: f, match: m, sitting: Sitting{m.Game(), m.Setup(), m.Seed(), many}, stage: sprites.NewStage(), env: &kit.Env{}}
	t.series = newSeries(t.sitting)
	t.series.count(m)
	t.hand.pointer, t.hand.piece = -1, -1
	t.hand.been = map[rules.Zone]rules.Spot{}
	t.caller = rules.Nobody
	t.told = m.Index()
	t.chance()
	t.sit()
	for i := range t.knows {
		t.knows[i] = t.told
	}
	if t.secret() && t.viewer >= 0 {
		t.handover.to, t.viewer = t.viewer, rules.Nobody
	}
	t.state = t.sight().State()
	t.hand.taps = rules.NewTaps(t.state, t.actor())
	t.ended = m.State().Result().Over
}

// Match is the match being played. It is read by tests and by what saves it.
func (t *Table) Match() *rules.Match { return t.match }

// Stage is what is seen of it.
func (t *Table) Stage() *sprites.Stage { return t.stage }

// Sheet is what its pieces are drawn from.
func (t *Table) Sheet() *sprites.Sheet { return t.face.Sheet() }

// Plan is where everything is.
func (t *Table) Plan() *Plan { return &t.plan }

// Spots are the targets of the layout.
func (t *Table) Spots() *sprites.Targets { return t.spots }

// Cursor is where the keyboard's cursor is.
func (t *Table) Cursor() rules.Spot { return t.hand.cursor }

// Taps is what has been tapped of the next move.
func (t *Table) Taps() *rules.Taps { return t.hand.taps }

// resultAfter is how long the finished line is seen before the result is said.
const resultAfter = 350 * time.Millisecond

// Update takes input and lets time pass.
func (t *Table) Update(e *kit.Env) kit.Change {
	t.app, t.change = e, kit.Change{}
	if t.laid == (layout{}) || e.Fresh {
		if t.laid == (layout{}) {
			t.traceMade()
		}
		t.lay(e)
		behind := t.told < t.match.Index()
		if t.handover.to < 0 {
			t.tell()
		} else {
			t.told = t.match.Index()
			t.stage.Set(t.state.Table(nil))
		}
		if behind {
			t.settle() // what may be done now begins with pieces that only now are there
		}
	} else {
		t.borrow(e)
	}
	defer t.pass(e)
	e = t.env
	if t.handing() {
		t.view.finish(t) // nobody sees it
		t.handover.update(t)
		return t.change
	}
	// What is moving is finished before anything is done: a press and its release may come in one frame, and what they have
	// begun is to be seen.
	if slices.ContainsFunc(t.env.In.Events, func(e input.Event) bool { return e.Kind == input.Down }) {
		t.hurry()
	}
	if t.panel.update(t) {
		t.stale = true
		e.Dirty()
	}
	t.input()
	t.peek.update(t)
	t.hint.update(t)
	t.botActs()
	if !t.view.goes && t.stage.Advance(e.Dt) { // pieces wait for the camera
		e.Dirty()
	}
	t.keepStep()
	t.hold()
	t.view.update(t)
	t.trial.update(t)
	t.count.update(t)
	t.handover.replayed(t)
	t.bubble.update(t)
	t.marks.update(t)
	t.turn.update(t)
	t.clock.update(t)
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

// hold lets the face keep back what a throw has brought until it has been seen.
func (t *Table) hold() {
	f, ok := t.face.(Holder)
	if !ok {
		return
	}
	if on := t.stage.Waits(f.Held()); on != t.held {
		t.held = on
		f.Hold(on)
		t.stale = true
		t.env.Dirty()
	}
}

// settle follows a change of the match: nothing is chosen, and what may be done now lights up.
func (t *Table) settle() {
	t.hand.free = nil
	t.state = t.sight().State()
	t.result = t.state.Result()
	t.behind = t.stage.Behind()
	t.hand.asking = false
	t.hand.reset(t)
	t.trial.settle(t)
	t.aimPiles()
	if f, ok := t.face.(Shifter); ok {
		f.Shift(t.spots, t.state.Table(nil))
		t.traceSpots()
	}
	t.hand.narrowed(t)
	t.marks.settle(t)
	t.outline.settle(t)
	t.count.settle(t)
	t.turn.settle(t)
	t.clock.settle(t)
	t.panel.settle(t)
	t.hint.settle(t)
	t.raise()
	t.stale = true
	t.env.Dirty()
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
	switch {
	case t.stage.Moving() || t.view.goes || t.view.waits || t.was != nil:
		return false
	case t.result.Over:
		return t.ended
	}
	return t.handover.to >= 0 || t.filmed || t.caller >= 0 || !t.ofBot()
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
	t.tracePlain()
	t.panel.trace(t)
	t.trace("seed %d start %d", t.match.Seed(), t.match.Setup().Start)
}

// traceMade says what had been made before the table was laid first, by chance above all.
func (t *Table) traceMade() {
	for i := range t.match.Index() {
		e := t.match.Entry(i)
		t.trace("made %v %s", e.By, t.match.Game().Format(e.Move))
	}
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
	t.match, t.ended, t.told = m, false, 0
	t.opponent.drop()
	t.view.restart()
	t.trace("%s start %d", name, m.Setup().Start)
	t.handover.to, t.caller = rules.Nobody, rules.Nobody
	clear(t.knows)
	t.clock.clear()
	t.chance()
	if look := t.look(); look != t.viewer || t.secret() {
		t.viewer = rules.Nobody // nobody has seen anything of the new match
		t.hide(look)
		if t.handover.to >= 0 {
			t.told = m.Index()
		}
	}
	t.inform()
	t.stage.Glide(t.sight().At(t.told).Table(nil))
	t.tell()
	t.bubble.drop()
	t.settle()
	t.view.follow(t)
}

// dropWas ends the fade into the result.
func (t *Table) dropWas() {
	if t.was != nil {
		t.was.Deallocate()
		t.was = nil
	}
}

// Controls are the buttons of the panel.
func (t *Table) Controls() *kit.Controls { return t.panel.controls }
