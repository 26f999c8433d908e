package table

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// hint is what the strongest bot would do in the place of the seat at the table, as far as that seat can see: what to tap,
// where the pieces that come down would lie, and in a sentence why. It is thought of like a bot's move, a little in every
// frame, and goes when the match does.
type hint struct {
	mind   *bots.Advising // while it is thought of
	by     rules.Seat
	index  int // of the match that it is about
	shown  bool
	move   rules.Move
	reason bots.Reason
	after  []rules.Place // the table as the move leaves it
	ghosts []int         // the pieces that come to places where nothing lies
	path   []rules.Step  // what to tap
}

// hintAlpha is how solid the ghost of an advised move is.
const hintAlpha = .55

// ghostRound is how far the line of an advised move is from a piece on a board without cells, in logical pixels.
const ghostRound = 6

// hintRound is how far the mark of a cell may reach beyond it, in logical pixels.
const hintRound = 3

// hintable tells whether somebody at the table could be advised now.
func (t *Table) hintable() bool {
	return t.actor() >= 0 && !t.filmed && !t.result.Over && !t.handover.replay
}

// Hint asks for advice; once it is shown, it takes it away.
func (t *Table) Hint() {
	k := &t.hint
	if t.result.Over {
		return
	}
	switch {
	case k.shown && !t.bubble.shown(): // its words have been tapped away
		k.say(t)
		return
	case k.shown || k.mind != nil:
		k.drop(t)
		return
	}
	if !t.hintable() {
		key := "table.hint.none"
		if _, by, ok := t.throws(); ok && t.human(by) {
			key = "table.throwFirst"
		}
		t.bubble.sayAt(t, "", t.env.Theme.Words.Say(key), t.plan.Hint)
		return
	}
	t.hurry()
	k.by, k.index = t.actor(), t.match.Index()
	k.mind = bots.Advise(t.match.Game(), t.state, k.by, rand.New(rand.NewPCG(t.match.Seed(), uint64(k.index))))
}

// drop takes it away, with its words.
func (k *hint) drop(t *Table) {
	if k.shown {
		t.bubble.drop()
		t.env.Dirty()
	}
	k.mind, k.shown = nil, false
}

// settle follows the match: advice about another position, or for another seat, is none.
func (k *hint) settle(t *Table) {
	if k.index != t.match.Index() || k.by != t.actor() {
		k.drop(t)
	}
}

// update thinks.
func (k *hint) update(t *Table) {
	for begin := time.Now(); k.mind != nil && time.Since(begin) < ThinkFor; {
		if k.mind.Step(ThinkStep) {
			advice, ok := k.mind.Advice()
			k.mind = nil
			if !ok { // out of its turn a seat may have nothing to do
				t.trace("hint none")
				t.bubble.sayAt(t, "", t.env.Theme.Words.Say("table.hint.nothing"), t.plan.Hint)
				return
			}
			k.show(t, advice)
		}
	}
}

// show shows what came of the thought.
func (k *hint) show(t *Table, a bots.Advice) {
	t.trace("hint %s because %s", t.match.Game().Format(a.Move), a.Reason.Key)
	k.shown = true
	k.after = t.state.Apply(k.by, a.Move, nil).Table(k.after[:0])
	k.path = t.state.Path(k.path[:0], k.by, a.Move)
	before := t.state.Table(nil)
	k.ghosts, k.move = k.ghosts[:0], a.Move
	if !slices.ContainsFunc(k.path, func(s rules.Step) bool { return s.Button == rules.NoButton }) {
		before = nil // what a button brings about is seen then
	}
	for i, was := range before {
		if to := k.after[i]; to.Spot != was.Spot && (t.pieceAt(t.foot(to.Spot)) < 0 || t.piled(t.foot(to.Spot))) {
			k.ghosts = append(k.ghosts, i)
		}
	}
	k.reason = a.Reason
	k.say(t)
}

// say says why, as long as the hint is shown.
func (k *hint) say(t *Table) {
	t.bubble.speak(t, advises, t.env.Theme.Words.Say("table.hint"), t.advice(k.reason), k.aim(t), k.clear(t)...)
	t.bubble.left = hintStays
	t.env.Dirty()
}

// hintStays is how long the words of a hint stay if nothing is done: as good as for ever.
const hintStays = time.Hour

// aim is where the move ends, in sight: the place of the first ghost, or else of what is tapped last.
func (k *hint) aim(t *Table) kit.Rect {
	for _, i := range k.ghosts {
		if box, ok := k.place(t, i); ok {
			t.view.reveal(t, box)
			box, _ = k.place(t, i)
			return box
		}
	}
	for i := range slices.Backward(k.path) {
		if box, ok := k.target(t, k.path[i]); ok {
			return box
		}
	}
	return t.plan.Hint
}

// clear is what a hint speaks of, all of which is to stay in sight: what is to be tapped, what is to be moved, and where it
// comes to lie.
func (k *hint) clear(t *Table) (list []kit.Rect) {
	add := func(box kit.Rect, ok bool) {
		if ok && box.Overlaps(t.plan.Window) {
			list = append(list, box.Inset(-t.env.Px(hintRound)))
		}
	}
	for _, s := range k.path {
		add(k.target(t, s))
	}
	lie := t.state.Table(nil)
	for _, i := range k.ghosts {
		add(k.place(t, i))
		if !t.spots.Endless(lie[i].Spot) {
			add(t.spots.Box(t.foot(lie[i].Spot)))
		}
	}
	add(k.aim(t), true)
	return list
}

// place is where a ghost comes to lie, in pixels.
func (k *hint) place(t *Table, piece int) (kit.Rect, bool) {
	at := k.after[piece]
	if t.view.face != nil && t.spots.Endless(at.Spot) {
		return ghostBox(t.view.face, at, t.env.Scale), true
	}
	return t.spots.Box(t.foot(at.Spot))
}

// target is what a step of the move taps, if it is in the picture and has a place of its own.
func (k *hint) target(t *Table, s rules.Step) (kit.Rect, bool) {
	if s.Button == rules.NoButton {
		if t.spots.Endless(s.Spot) {
			return kit.Rect{}, false // the ghost says it
		}
		return t.spots.Box(t.foot(s.Spot))
	}
	for i := range t.panel.now {
		if t.panel.now[i].Button == s.Button {
			return t.panel.actions[i].Box(), true
		}
	}
	return kit.Rect{}, false
}

// advice is a reason in words.
func (t *Table) advice(r bots.Reason) string {
	w := t.env.Theme.Words
	var args []any
	for name, value := range r.Args {
		if n, err := strconv.Atoi(value); err == nil { // words agree with a number
			args = append(args, name, n)
			continue
		}
		args = append(args, name, t.worded(name, value))
	}
	key := "hint." + t.match.Game().ID + "." + r.Key
	if t.people > 1 && w.Has(key+".heard") {
		key += ".heard" // by others, who must not learn from it what is secret
	}
	return w.Say(key, args...)
}

// draw shows the move. It comes in every frame, and allocates nothing.
func (k *hint) draw(t *Table, b *sprites.Batch) {
	if !k.shown || t.stage.Moving() || t.hand.carried {
		return
	}
	sheet := t.face.Sheet()
	mark := func(kind sprites.Mark, r kit.Rect) {
		sheet.Mark(b, kind, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), 1)
	}
	for i, s := range k.path {
		kind := sprites.Taken
		if i == len(k.path)-1 && len(k.ghosts) == 0 {
			kind = sprites.Better
		}
		if s.Button == rules.NoButton && t.haloed(s.Spot) {
			piece := t.pieceAt(s.Spot)
			t.face.(Haloer).Halo(b, kind, piece, t.stage.Poses()[piece])
		} else if box, ok := k.target(t, s); ok {
			mark(kind, box)
		}
	}
	for _, i := range k.ghosts {
		if box, ok := k.place(t, i); ok {
			if p := ghostPose(t.face, i, k.after); p.Alpha > 0 {
				t.body(b, i, p, t.env.Settings.Symbols)
				mark(sprites.Better, box)
			}
		}
	}
}

// ghostPose is how the ghost of a piece is seen that an advised move brings where it lies in a table after it.
func ghostPose(f Face, piece int, after []rules.Place) sprites.Pose {
	p := f.Home(piece, after)
	p.Alpha = min(p.Alpha, hintAlpha)
	return p
}

// ghostBox is round what the ghost of a piece is marked with on a board whose pieces lie in no cells.
func ghostBox(f Roaming, at rules.Place, scale float64) kit.Rect {
	return f.Area(at).Inset(-ghostRound * scale)
}

// Hinted tells whether a hint is shown.
func (t *Table) Hinted() bool { return t.hint.shown }

// HintLies is where the words of the hint lie, and what they speak of.
func (t *Table) HintLies() (words kit.Rect, of []kit.Rect) { return t.bubble.box, t.hint.clear(t) }

// HintMove is the move that is hinted at, if one is.
func (t *Table) HintMove() (rules.Move, bool) { return t.hint.move, t.hint.shown }
