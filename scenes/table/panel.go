package table

import (
	"cmp"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/input"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// panel is what lies beside the board: whose turn it is, what is expected, what has just happened, how to take it back,
// how to get out. When the match is over it says how it ended.
type panel struct {
	controls               *kit.Controls
	menu, undo, redo       *kit.Button
	confirm                *kit.Button // the second tap on a small target
	hint                   *kit.Button
	terse                  bool          // undo and redo are icons: there is no room for their words
	actions                []*kit.Button // the game's own
	now                    []Action      // what the first of them stand for
	calls                  []*kit.Button // of the seats, one each
	again, leave, takeBack *kit.Button
	replay                 *kit.Button
	taken                  int // the pointer that a control has, or -1
	result                 kit.Rect
}

// lay makes the controls anew for the plan.
func (p *panel) lay(t *Table) {
	if p.controls != nil {
		p.controls.Close()
	}
	th, w := t.env.Theme, t.env.Theme.Words
	p.taken = -1
	p.controls = kit.NewControls()
	p.controls.Arrows = false
	p.menu = th.NewButton(kit.IconMenu, "", t.pause)
	if t.plan.Portrait {
		p.menu.As(kit.Bare)
	}
	p.undo = th.NewButton(kit.IconUndo, w.Say("table.undo"), t.Undo)
	p.redo = th.NewButton(kit.IconRedo, w.Say("table.redo"), t.Redo)
	p.hint = th.NewButton(kit.IconBulb, "", t.Hint)
	p.hint.Name("hint")
	p.again = th.NewButton(kit.IconAgain, "", t.Again).As(kit.Primary)
	p.takeBack = th.NewButton(kit.IconUndo, w.Say("table.undo"), t.Undo)
	p.leave = th.NewButton(kit.IconBack, "", t.leave)
	p.replay = th.NewButton(kit.IconReplay, w.Say("table.replay"), t.lookBack)
	p.undo.Why(func() { t.remark("table.undo.none") })
	p.redo.Why(func() { t.remark("table.redo.none") })
	p.controls.Add(p.menu)
	p.actions = p.actions[:0]
	for range t.wants.Actions {
		b := th.NewButton(kit.NoIcon, "", nil)
		p.actions = append(p.actions, b)
		p.controls.Add(b)
	}
	p.confirm = th.NewButton(kit.IconTick, "", t.confirm).As(kit.Primary)
	p.calls = p.calls[:0]
	for i, r := range t.plan.Calls {
		b := th.NewButton(kit.NoIcon, "", func() { t.Call(rules.Seat(i)) })
		b.Name("call " + strconv.Itoa(i))
		b.Place(r)
		p.calls = append(p.calls, b)
		p.controls.Add(b)
	}
	p.controls.Add(p.confirm, p.undo, p.redo, p.hint, p.again, p.replay, p.takeBack, p.leave)
	t.view.fit = nil
	if f := t.view.face; f != nil {
		side := max(t.env.Px(touch), th.Grown(touch))
		frame := f.Frame()
		t.view.fit = th.NewButton(kit.IconFit, "", t.showAll)
		t.view.fit.Name("fit")
		t.view.fit.Place(kit.Rect{X: frame.Right() - side - t.env.Px(8), Y: frame.Bottom() - side - t.env.Px(8), W: side, H: side})
		p.controls.Add(t.view.fit)
	}
	p.menu.Place(t.plan.Menu)
	p.undo.Place(t.plan.Undo)
	p.redo.Place(t.plan.Redo)
	p.hint.Place(t.plan.Hint)
	if p.terse = t.plan.OneRow || !p.undo.Fits() || !p.redo.Fits(); p.terse {
		p.undo.Say(kit.IconUndo, "")
		p.redo.Say(kit.IconRedo, "")
	}
	p.layResult(t)
}

// settle follows the match: which buttons there are, and what they say.
func (p *panel) settle(t *Table) {
	p.undo.Enable(t.CanUndo())
	p.redo.Enable(t.match.CanRedo())
	p.hint.Enable(t.hintable())
	for _, b := range []*kit.Button{p.undo, p.redo, p.hint} {
		b.Show(!t.ended)
	}
	p.settleConfirm(t)
	p.settleActions(t)
	p.settleCalls(t)
	for _, b := range []*kit.Button{p.again, p.replay, p.takeBack, p.leave} {
		b.Show(t.ended)
	}
	if t.ended {
		p.again.Say(kit.IconAgain, t.againWords())
	}
}

// settleActions shows the buttons that the game has now.
func (p *panel) settleActions(t *Table) {
	p.now = nil
	if !t.ended && !t.result.Over && t.handover.to < 0 && !(t.plan.OneRow && t.hand.asking) {
		p.now = t.face.Actions(t.env.Theme.Words, t.sight(), t.taken())
	}
	for i, b := range p.actions {
		b.Show(i < len(p.now))
		if i >= len(p.now) {
			continue
		}
		a := p.now[i]
		b.Say(a.Icon, a.Words)
		b.Name("action " + strconv.Itoa(int(a.Button)))
		look := kit.Quiet
		if a.Main {
			look = kit.Primary
		}
		b.As(look)
		b.Place(p.actionBox(t, i))
		fit(b, a)
		x, y := b.Box().Mid()
		t.trace("button %d at %.0f %.0f", a.Button, x/t.window, y/t.window)
		if a.Name != "" {
			b.Name("action " + a.Name)
		}
		b.Enable(a.Always || t.hand.pressable(a.Button) || t.trial.on && (a.Button == rules.ButtonTurn || a.Button == rules.ButtonDone))
		do := func() { t.button(a.Button, b.Box()) }
		b.Do(do)
		b.Why(do) // the rules say why not
	}
}

// actionBox is where action i of those that there are now is: side by side, and where one is most likely meant it has twice
// the room, if the others then have room for their words.
func (p *panel) actionBox(t *Table, i int) kit.Rect {
	r, gap := t.plan.Actions, t.env.Px(12)
	double := true
	for _, a := range p.now {
		share := (r.W+gap)/float64(len(p.now)+1) - gap
		double = double && (a.Main || t.env.Theme.Width(a.Words, kit.ButtonText)+t.env.Px(16) <= share)
	}
	parts, first, own := 0, 0, 1
	for k, a := range p.now {
		n := 1
		if a.Main && double && len(p.now) > 1 {
			n = 2
		}
		if k < i {
			first += n
		} else if k == i {
			own = n
		}
		parts += n
	}
	cols := r.Columns(parts, gap)
	box := cols[first]
	box.W = cols[first+own-1].Right() - box.X
	return box
}

// fit lets a button in a narrow box do without its icon, and if that isn't enough, without its words: the prompt says what
// can be done.
func fit(b *kit.Button, a Action) {
	if !b.Fits() {
		b.Say(kit.NoIcon, a.Words)
	}
	if !b.Fits() && a.Icon != kit.NoIcon {
		b.Say(a.Icon, "")
	}
}

// update passes input to the controls and tells whether any of them looks different.
func (p *panel) update(t *Table) bool { return p.controls.Update(t.env) }

// pointer tells whether an event belongs to a control.
func (p *panel) pointer(t *Table, e input.Event) bool {
	switch {
	case e.Kind == input.Down && p.taken < 0 && t.hand.pointer != e.ID && p.controls.Over(e.X, e.Y):
		p.taken = e.ID
		return true
	case e.ID == p.taken:
		if e.Kind == input.Up || e.Kind == input.Cancel {
			p.taken = -1
		}
		return true
	}
	return false
}

func (p *panel) focused() bool { return p.controls.Focused() }
func (p *panel) blur()         { p.controls.Blur() }

// trace says where the buttons are.
func (p *panel) trace(t *Table) {
	for i, b := range p.calls {
		x, y := b.Box().Mid()
		t.trace("button call %d at %.0f %.0f", i, x/t.window, y/t.window)
	}
	for _, b := range []struct {
		name string
		*kit.Button
	}{{"fit", t.view.fit}, {"menu", p.menu}, {"undo", p.undo}, {"redo", p.redo}, {"again", p.again}, {"leave", p.leave}, {"takeback", p.takeBack}, {"replay", p.replay}} {
		if b.Button == nil {
			continue
		}
		x, y := b.Box().Mid()
		t.trace("button %s at %.0f %.0f", b.name, x/t.window, y/t.window)
	}
}

// draw paints the panel's words, tray and controls.
func (p *panel) draw(t *Table, dst *ebiten.Image) {
	th := t.env.Theme
	if t.plan.Title.W > 0 && (!t.ended || t.plan.Portrait) {
		p.drawTitle(t, dst)
	}
	if !t.ended || t.plan.Portrait {
		for i, r := range t.plan.Seats {
			if len(t.plan.Below) > 0 {
				th.Row(dst, t.plan.Around(i), t.turn.seat == rules.Seat(i))
			}
			p.drawSeat(t, dst, rules.Seat(i), r)
		}
	}
	if t.ended {
		p.drawResult(t, dst)
	} else if t.counting() {
		p.drawPrompt(t, dst)
		t.count.face.PaintScore(t.env, dst, t.count.box(t), t.sight(), t.count.shown)
	} else {
		p.drawPrompt(t, dst)
		if t.plan.Label.W > 0 {
			th.TextIn(dst, t.face.Label(th.Words, t.shown()), t.plan.Label, kit.Label, sprites.Text2, kit.Start, kit.Middle)
		}
		t.face.PaintTray(t.env, dst, t.shown())
	}
	if t.plan.Log.W > 0 && (!t.ended && !t.counting() || t.plan.LogApart) {
		p.drawLog(t, dst)
	}
	p.controls.Draw(dst)
}

func (p *panel) drawTitle(t *Table, dst *ebiten.Image) {
	th, r := t.env.Theme, t.plan.Title
	name := t.face.Name(th.Words)
	style := kit.H2
	style.Size *= (1 + .6*(th.Size-1)) / th.Size
	wide := th.Width(name, style)
	free := r.W - wide - t.env.Px(16)
	long, short := t.face.Chip(th.Words, t.shown().State())
	chip := long
	if w, _ := th.ChipSize(chip); w > free {
		chip = short
	}
	th.TextIn(dst, name, r, style, sprites.TextTint, kit.Start, kit.Middle)
	w, h := th.ChipSize(chip)
	if w > free {
		return
	}
	box := kit.Rect{X: r.X + wide + t.env.Px(16), Y: r.Y + (r.H-h)/2, W: w, H: h}
	if t.plan.Portrait || th.Size > 1.5 {
		box.X = r.Right() - w
	}
	if t.plan.Portrait {
		pill(dst, box, h/2, sprites.Shadow.Fade(.5)) // the table is too bright for words
	}
	th.Chip(dst, box, chip)
}

func pill(dst *ebiten.Image, r kit.Rect, radius float64, fill sprites.Tint) {
	sprites.Shape{X: float32(r.X), Y: float32(r.Y), W: float32(r.W), H: float32(r.H), Radius: float32(radius),
		Fill: sprites.Flat(fill)}.Draw(dst)
}

func (t *Table) playerName(s rules.Seat) string { return t.sight().Name(s) }

// drawPrompt says what is expected in one short sentence.
func (p *panel) drawPrompt(t *Table, dst *ebiten.Image) {
	th, e, r := t.env.Theme, t.env, t.plan.Prompt
	th.Prompt(dst, r)
	line, help := t.face.Prompt(th.Words, t.shown(), t.taken())
	if t.plan.Log.W == 0 && !t.wants.Round && len(t.taken()) == 0 {
		help = cmp.Or(t.lately(), help)
	}
	if t.handover.replay {
		line, help = th.Words.Say("handover.meanwhile"), th.Words.Say("handover.meanwhile.help")
	}
	if t.hand.asking {
		if _, l, h := t.asked(); l != "" {
			line, help = l, h
		}
	}
	if t.result.Over && !t.counts() {
		line, help = t.resultWords()
	}
	in := r.Pad(e.Px(16), 0)
	one, two := th.Line(kit.BodyStrong), th.Line(kit.Small)
	lines := th.Wrap(line, kit.BodyStrong, in.W)
	high := float64(len(lines)) * one
	help = FitNames(th, t.sight(), help, kit.Small, in.W)
	helped := t.plan.Help && help != "" && len(lines) == 1 && th.Width(help, kit.Small) <= in.W && high+two < r.H
	if helped {
		high += two
	}
	if high > r.H {
		th.TextIn(dst, FitNames(th, t.sight(), line, kit.BodyStrong, in.W), in, kit.BodyStrong, sprites.TextTint, kit.Start, kit.Middle)
		return
	}
	y := r.Y + (r.H-high)/2
	th.Lines(dst, line, kit.Rect{X: in.X, Y: y, W: in.W, H: high}, kit.BodyStrong, sprites.TextTint, kit.Start)
	if helped {
		th.TextIn(dst, help, kit.Rect{X: in.X, Y: y + one, W: in.W, H: two}, kit.Small, sprites.Text2, kit.Start, kit.Start)
	}
}

// lately is what others did last, or "" if nobody is to move, or whoever is did the latest of which anything is to be said.
func (t *Table) lately() string {
	s := t.shown()
	turn := s.State().Turn()
	for i := s.Index() - 1; i >= 0 && turn >= 0; i-- {
		if said, _ := t.face.Told(t.env.Theme.Words, s, i); said != "" {
			if s.Entry(i).By == turn {
				return ""
			}
			return said
		}
	}
	return ""
}

// drawLog says what has been done, the latest first.
func (p *panel) drawLog(t *Table, dst *ebiten.Image) {
	th, e, r := t.env.Theme, t.env, t.plan.Log
	if t.plan.LogApart {
		r = r.Pad(e.Px(18), e.Px(12))
	} else {
		th.Hairline(dst, t.plan.Rule.X, t.plan.Rule.Y, t.plan.Rule.W)
	}
	line := r.H / float64(max(1, t.plan.Lines))
	var b sprites.Batch
	icon := min(line*.95, th.Grown(36))
	sight, n := t.shown(), 0
	for i := sight.Index() - 1; i >= 0 && n < t.plan.Lines; i-- {
		said, piece := t.face.Told(th.Words, sight, i)
		if said == "" {
			continue
		}
		row := kit.Rect{X: r.X, Y: r.Y + float64(n)*line, W: r.W, H: line}
		if piece >= 0 {
			p := sprites.At(float32(row.X+icon/2), float32(row.Y+line/2), float32(icon*cmp.Or(t.wants.Icon, 1.15)))
			p.Face = t.stage.Table()[piece].Face
			t.body(&b, piece, p, true)
		}
		text := row
		if piece >= 0 {
			_, text = row.Left(icon, e.Px(14))
		}
		tint := sprites.TextTint
		if n > 0 {
			tint = sprites.Text3
		}
		th.TextIn(dst, FitNames(th, t.sight(), said, kit.Small, text.W), text, kit.Small, tint, kit.Start, kit.Middle)
		n++
	}
	if n == 0 {
		begins := th.Words.Say("table.begins", "name", t.playerName(t.match.Setup().Start))
		th.TextIn(dst, FitNames(th, t.sight(), begins, kit.Small, r.W), kit.Rect{X: r.X, Y: r.Y, W: r.W, H: line},
			kit.Small, sprites.Text2, kit.Start, kit.Middle)
	}
	b.Flush(dst, t.face.Sheet().Image())
}

// remark says why a button does nothing, beside it.
func (t *Table) remark(key string) {
	t.bubble.sayAt(t, "", t.env.Theme.Words.Say(key), t.plan.Undo)
}
