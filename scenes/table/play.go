package table

import (
	"quintet/rules"
	"quintet/rules/bots"
	"quintet/scenes/kit"
)

// human tells whether a person sits at a seat.
func (t *Table) human(s rules.Seat) bool { return s >= 0 && t.sitting.Setup.Players[s].Bot == "" }

// sit finds who plays: the bots, and how many people.
func (t *Table) sit() {
	t.bots, t.people, t.lone = nil, 0, rules.Nobody
	for i, p := range t.sitting.Setup.Players {
		t.bots = append(t.bots, bots.New(t.sitting.Game, p.Bot))
		if p.Bot == "" {
			t.people++
			t.lone = rules.Seat(i)
		}
	}
	if t.people > 1 {
		t.lone = rules.Nobody
	}
	t.knows = make([]int, len(t.sitting.Setup.Players))
	t.viewer, t.handover.to = t.look(), rules.Nobody
}

// Sight is the match as whoever is at the table may see it.
func (t *Table) Sight() rules.Sight { return t.sight() }

func (t *Table) sight() rules.Sight { return t.match.Sight(t.viewer) }

// secret tells whether several people play a game in which one may not see what another one sees.
func (t *Table) secret() bool { return t.sitting.Game.Secrets && t.people > 1 }

// look is who should see the table now, or Nobody where all that is seen is open to all.
func (t *Table) look() rules.Seat {
	switch {
	case t.watched:
		return t.watcher
	case !t.secret():
		return t.lone
	}
	if t.caller >= 0 {
		return t.caller
	}
	if turn := t.match.State().Turn(); t.human(turn) {
		return turn
	}
	return rules.Nobody
}

// Watch fixes who sees the table, whoever is to move: a film is seen by one seat, or by Nobody.
func (t *Table) Watch(seat rules.Seat) {
	t.watched, t.watcher, t.viewer = true, seat, seat
	t.handover.to = rules.Nobody
	t.laid = layout{}
}

// actor is the seat for which a person at the table acts now, or Nobody: it is a bot's turn, chance is due, or the
// table is being handed over.
func (t *Table) actor() rules.Seat {
	turn := t.match.State().Turn()
	if t.caller >= 0 {
		turn = t.caller
	}
	if !t.human(turn) || t.handover.to >= 0 || t.secret() && t.viewer != turn {
		return rules.Nobody
	}
	return turn
}

// throws is who throws for chance, and where. It is false if no throw is due: then chance acts by itself.
func (t *Table) throws() (at rules.Spot, by rules.Seat, ok bool) {
	if t.match.State().Turn() != rules.Chance {
		return at, by, false
	}
	return t.face.Throw(t.match.Sight(rules.Nobody).State()) // who throws is no secret
}

// chance makes the moves of chance that are due and that nobody throws for.
func (t *Table) chance() {
	for !t.filmed && t.match.State().Turn() == rules.Chance {
		if _, _, ok := t.throws(); ok {
			return
		}
		t.roll()
	}
}

// roll makes one move of chance.
func (t *Table) roll() {
	if _, err := t.match.Chance(); err != nil {
		panic(err) // it is due
	}
	e := t.match.Entry(t.match.Index() - 1)
	t.trace("chance %s", t.match.Game().Format(e.Move))
}

// Throw makes the move of chance that a person throws for, if one is due.
func (t *Table) Throw() bool {
	if _, by, ok := t.throws(); !ok || !t.human(by) || t.handover.to >= 0 {
		return false
	}
	t.roll()
	t.follow()
	return true
}

// play makes a move if the rules allow it. It is the only place where a move is made by a person.
func (t *Table) play(m rules.Move) error {
	by := t.actor()
	if t.collector() != nil && by >= 0 && t.state.Check(by, m) == nil {
		t.swapAlike()
	}
	return t.make(by, m)
}

// make makes a move of any seat.
func (t *Table) make(by rules.Seat, m rules.Move) error {
	if _, err := t.match.Play(by, m); err != nil {
		return err
	}
	t.caller = rules.Nobody
	t.clock.forget() // the turn in which the move was made
	t.trace("move %d %s", by, t.match.Game().Format(m))
	t.follow()
	return nil
}

// Show makes a move that a file holds, one of chance too.
func (t *Table) Show(by rules.Seat, m rules.Move) error {
	if _, err := t.match.Play(by, m); err != nil {
		return err
	}
	t.show()
	return nil
}

// follow goes on from a move: chance does what is due, and all of it is shown.
func (t *Table) follow() {
	t.chance()
	t.show()
}

// show lets the stage play what the match has come to since it was told.
func (t *Table) show() {
	if look := t.look(); look != t.viewer {
		t.hide(look)
	}
	t.tell()
	t.bubble.drop()
	t.settle()
	t.view.follow(t)
	if r := t.result; r.Over {
		t.fade = 0
		t.series.count(t.match)
		t.trace("over %s winners %v", r.Key, r.Winners)
	}
}

// tell lets the stage play the moves that it hasn't been told, as they are seen.
func (t *Table) tell() {
	sight := t.sight()
	t.inform()
	for ; t.told < sight.Index(); t.told++ {
		t.stage.Play(sight.Events(t.told))
		if f, ok := t.face.(Flasher); ok {
			if shapes, cue := f.Flash(sight, t.told); shapes != nil {
				t.flashes = append(t.flashes, flash{cue, shapes})
			}
		}
	}
}

// CanUndo tells whether a person at the table has decided anything that could be taken back: what bots did before would only be
// done again. Where nobody plays but bots, it is theirs.
func (t *Table) CanUndo() bool {
	if t.people == 0 {
		return t.match.CanUndo()
	}
	for i := t.match.Index() - 1; i >= 0; i-- {
		if e := t.match.Entry(i); t.human(e.By) && !t.ranOut(e.Move) {
			return true
		}
	}
	return false
}

// Undo takes the last decision of a person back; Redo makes it again. Both glide there.
func (t *Table) Undo() {
	if t.CanUndo() {
		t.back(t.match.Undo, t.CanUndo, "undo")
	}
}

// Redo makes the last undone decision again, and those of bots that followed it.
func (t *Table) Redo() {
	if t.match.CanRedo() {
		t.back(t.match.Redo, t.match.CanRedo, "redo")
	}
}

func (t *Table) back(step func() bool, more func() bool, name string) {
	t.hand.drop()
	t.caller = rules.Nobody
	t.series.uncount(t.match)
	for step() && more() && t.people > 0 && t.ofBot() {
	}
	t.dropWas()
	t.series.count(t.match)
	t.ended, t.fade = false, 0
	t.opponent.drop()
	t.trace("%s %d", name, t.match.Index())
	t.bubble.drop()
	t.told = t.match.Index()
	for i := range t.knows {
		t.knows[i] = min(t.knows[i], t.told)
	}
	if look := t.look(); look != t.viewer {
		t.hide(look)
	}
	t.inform()
	t.stage.Glide(t.sight().State().Table(nil))
	t.settle()
}

// inform tells the face what the match has come to, if it wants to know.
func (t *Table) inform() {
	if f, ok := t.face.(Follower); ok {
		f.Follow(t.sight())
	}
}

// ofBot tells whether a bot is to move or to throw.
func (t *Table) ofBot() bool {
	turn := t.match.State().Turn()
	if _, by, ok := t.throws(); ok {
		turn = by
	}
	return turn >= 0 && !t.human(turn)
}

// button does what a button of the game stands for: it is a tap of a move like any other. What the rules don't list is
// asked of the match, which says why not, beside the button.
func (t *Table) button(b rules.Button, at kit.Rect) {
	h := &t.hand
	t.hurry()
	if t.trial.on && (b == rules.ButtonTurn || b == rules.ButtonDone) {
		if b == rules.ButtonTurn {
			t.trial.turn(t)
		} else {
			t.trial.lay(t)
		}
		return
	}
	step := rules.Step{Button: b}
	m, done, ok := h.taps.Tap(step)
	if ok && !done {
		t.narrow()
		return
	}
	if !ok {
		steps := append(append([]rules.Step{}, h.taps.Taken()...), step)
		if m, ok = t.match.Game().Mean(t.state, t.actor(), steps); !ok {
			return
		}
	}
	if err := t.play(m); err != nil {
		t.refuseAt(err, at)
	}
}
