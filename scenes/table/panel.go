package table

import (
	"slices"
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
	actions                []*kit.Button // the game's own
	again, leave, takeBack *kit.Button
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
	p.again = th.NewButton(kit.IconAgain, "", t.Again).As(kit.Primary)
	p.takeBack = th.NewButton(kit.IconUndo, w.Say("table.undo"), t.Undo)
	p.leave = th.NewButton(kit.IconBack, w.Say("table.leave"), t.leave)
	p.undo.Why(func() { t.remark("table.undo.none") })
	p.redo.Why(func() { t.remark("table.redo.none") })
	p.controls.Add(p.menu)
	p.actions = p.actions[:0]
	for range t.wants.Actions {
		b := th.NewButton(kit.NoIcon, "", nil)
		p.actions = append(p.actions, b)
		p.controls.Add(b)
	}
	p.controls.Add(p.undo, p.redo, p.again, p.takeBack, p.leave)
	p.menu.Place(t.plan.Menu)
	p.undo.Place(t.plan.Undo)
	p.redo.Place(t.plan.Redo)
	p.layResult(t)
}

// settle follows the match: which buttons there are, and what they say.
func (p *panel) settle(t *Table) {
	p.undo.Enable(t.match.CanUndo())
	p.redo.Enable(t.match.CanRedo())
	for _, b := range []*kit.Button{p.undo, p.redo} {
		b.Show(!t.ended)
	}
	p.settleActions(t)
	for _, b := range []*kit.Button{p.again, p.takeBack, p.leave} {
		b.Show(t.ended)
	}
	if t.ended {
		p.again.Say(kit.IconAgain, t.againWords())
	}
}

// settleActions shows the buttons that the game has now.
func (p *panel) settleActions(t *Table) {
	var now []Action
	if !t.ended && t.handover.to < 0 {
		now = t.face.Actions(t.env.Theme.Words, t.sight(), t.hand.taps.Taken())
	}
	for i, b := range p.actions {
		b.Show(i < len(now))
		if i >= len(now) {
			continue
		}
		a := now[i]
		b.Say(a.Icon, a.Words)
		look := kit.Quiet
		if a.Main {
			look = kit.Primary
		}
		b.As(look)
		b.Place(t.plan.Actions.Columns(len(now), t.env.Px(12))[i])
		b.Enable(t.hand.pressable(a.Button))
		do := func() { t.button(a.Button, b.Box()) }
		b.Do(do)
		b.Why(do) // the rules say why not
	}
}

// update passes input to the controls and tells whether any of them looks different.
func (p *panel) update(t *Table) bool { return p.controls.Update(t.env) }

// pointer tells whether an event belongs to a control.
func (p *panel) pointer(_ *Table, e input.Event) bool {
	switch {
	case e.Kind == input.Down && p.taken < 0 && p.controls.Over(e.X, e.Y):
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
	for _, b := range []struct {
		name string
		*kit.Button
	}{{"menu", p.menu}, {"undo", p.undo}, {"redo", p.redo}, {"again", p.again}, {"leave", p.leave}, {"takeback", p.takeBack}} {
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
			p.drawSeat(t, dst, rules.Seat(i), r)
		}
	}
	if t.ended {
		p.drawResult(t, dst)
	} else {
		p.drawPrompt(t, dst)
		if t.plan.Label.W > 0 {
			th.TextIn(dst, t.face.Label(th.Words, t.sight()), t.plan.Label, kit.Label, sprites.Text2, kit.Start, kit.Middle)
		}
		t.face.PaintTray(t.env, dst, t.sight())
	}
	if t.plan.Log.W > 0 && (!t.ended || t.plan.LogApart) {
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
	long, short := t.face.Chip(th.Words, t.state)
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

// disc is where the player's letter is at a seat.
func (t *Table) disc(s rules.Seat) kit.Rect {
	r, th := t.plan.Seats[s], t.env.Theme
	if t.plan.Portrait {
		r = r.Pad(t.env.Px(8), t.env.Px(4))
	}
	side := min(r.H, th.Grown(44), r.W*.3)
	return kit.Rect{X: r.X, Y: r.Y + (r.H-side)/2, W: side, H: side}.Snap()
}

// drawSeat says who sits there and whether it is their turn.
func (p *panel) drawSeat(t *Table, dst *ebiten.Image, s rules.Seat, r kit.Rect) {
	th, e := t.env.Theme, t.env
	active := t.turn.seat == s
	onTable := t.plan.Portrait
	if t.pills() {
		fill := sprites.Shadow.Fade(.5)
		if active && onTable {
			fill = sprites.Hex(0x1D1511, .85)
		}
		pill(dst, r, e.Px(16), fill)
		if active {
			pill(dst, r, e.Px(16), sprites.Accent.Fade(.12))
		}
	}
	name := t.playerName(s)
	style, tint := kit.BodyStrong, sprites.TextTint
	if active {
		style = kit.BodyBold
	}
	status, statusTint := t.status(s, active)
	if t.tight {
		t.drawNarrow(dst, r, name, status, active, statusTint)
		return
	}
	if onTable {
		r = r.Pad(e.Px(8), e.Px(4))
	}
	face := t.disc(s)
	th.Avatar(dst, face, name, int(s), false)
	text := kit.Rect{X: face.Right() + e.Px(12), Y: r.Y, W: r.Right() - face.Right() - e.Px(12), H: r.H}
	if onTable {
		text.X -= e.Px(4)
		text.W += e.Px(4)
	}
	if t.series.played > 0 && !t.result.Over {
		wins := strconv.Itoa(t.series.wins[s])
		if t.winsFit(text.W) {
			status = t.withWins(s, status)
		} else if t.longest(t.status)+th.Width(wins, kit.BodyStrong)+e.Px(16) <= text.W {
			// A figure at the end, as on a score board.
			th.TextIn(dst, wins, text.Pad(e.Px(4), 0), kit.BodyStrong, statusTint, kit.End, kit.Middle)
			text.W -= th.Width(wins, kit.BodyStrong) + e.Px(12)
		}
	}
	one, two := th.Line(style), th.Line(kit.Small)
	if status == "" || one+two > r.H+e.Px(6) || th.Width(status, kit.Small) > text.W {
		if active {
			tint = sprites.Accent
		}
		th.TextIn(dst, name, text, style, tint, kit.Start, kit.Middle)
		return
	}
	y := r.Y + (r.H-one*.92-two)/2
	th.TextIn(dst, name, kit.Rect{X: text.X, Y: y, W: text.W, H: one}, style, tint, kit.Start, kit.Start)
	th.TextIn(dst, status, kit.Rect{X: text.X, Y: y + one*.92, W: text.W, H: two}, kit.Small, statusTint, kit.Start, kit.Start)
}

// status says in a word or two what a seat does.
func (t *Table) status(s rules.Seat, active bool) (string, sprites.Tint) {
	w := t.env.Theme.Words
	switch {
	case t.result.Over && slices.Contains(t.result.Winners, s):
		return w.Say("table.winner"), sprites.Accent
	case t.result.Over:
		return "", sprites.Accent
	case active:
		return w.Say("table.toMove"), sprites.Accent
	case t.plan.Portrait:
		return w.Say("table.waits"), sprites.Text2
	}
	return w.Say("table.waits"), sprites.Text3
}

// withWins adds what a seat has won at this table.
func (t *Table) withWins(s rules.Seat, status string) string {
	w := t.env.Theme.Words
	return w.Say("table.score", "status", status, "wins", w.Say("table.wins", "count", t.series.wins[s]))
}

// winsFit tells whether all seats, whoever's turn it is, can say in words what they have won.
func (t *Table) winsFit(width float64) bool {
	return t.longest(func(s rules.Seat, active bool) (string, sprites.Tint) {
		status, tint := t.status(s, active)
		return t.withWins(s, status), tint
	}) <= width
}

// longest is how wide the longest status of any seat is, to move or not.
func (t *Table) longest(status func(rules.Seat, bool) (string, sprites.Tint)) (wide float64) {
	for s := range t.series.wins {
		for _, active := range []bool{false, true} {
			said, _ := status(rules.Seat(s), active)
			wide = max(wide, t.env.Theme.Width(said, kit.Small))
		}
	}
	return wide
}

// pills tells whether the seats lie on pills: on the table itself, and where there is no room for discs.
func (t *Table) pills() bool { return t.plan.Portrait || t.tight }

// seatsNarrow tells whether some seat has no room for a disc beside the name.
func (t *Table) seatsNarrow() bool {
	th := t.env.Theme
	air := th.Px(12)
	if t.plan.Portrait {
		air = th.Px(8 + 8 + 8)
	}
	for i, r := range t.plan.Seats {
		// A long name may be cut, but not to next to nothing.
		name := min(th.Width(t.playerName(rules.Seat(i)), kit.BodyBold), th.Px(60)*th.Size)
		if t.disc(rules.Seat(i)).W+name+air > r.W {
			return true
		}
	}
	return false
}

// drawNarrow draws one of many seats on a small window: the name alone, in the middle, and what it does below it. Whose turn it
// is is told by a bar under the name, too.
func (t *Table) drawNarrow(dst *ebiten.Image, r kit.Rect, name, status string, active bool, statusTint sprites.Tint) {
	th, e := t.env.Theme, t.env
	style := kit.BodyStrong
	tint := sprites.Text2
	if active {
		style, tint = kit.BodyBold, sprites.Accent
	}
	in := r.Pad(e.Px(4), e.Px(4))
	if th.Width(name, style) > in.W {
		style.Size = kit.Small.Size
	}
	one, two := th.Line(style), th.Line(kit.Small)
	if one*.92+two <= in.H && th.Width(status, kit.Small) <= in.W && status != "" {
		y := in.Y + (in.H-one*.92-two)/2
		th.TextIn(dst, name, kit.Rect{X: in.X, Y: y, W: in.W, H: one}, style, tint, kit.Middle, kit.Start)
		th.TextIn(dst, status, kit.Rect{X: in.X, Y: y + one*.92, W: in.W, H: two}, kit.Small, statusTint, kit.Middle, kit.Start)
		return
	}
	th.TextIn(dst, name, in, style, tint, kit.Middle, kit.Middle)
	if active || status != "" && t.result.Over {
		bar := kit.Rect{X: r.X + r.W*.28, Y: r.Bottom() - e.Px(9), W: r.W * .44, H: e.Px(3)}
		pill(dst, bar.Snap(), e.Px(1.5), sprites.Accent)
	}
}

func (t *Table) playerName(s rules.Seat) string {
	if s < 0 {
		return ""
	}
	p := t.match.Setup().Players[s]
	if p.Name == "" {
		return p.Bot // a bot need not have a name: its level tells it apart
	}
	return p.Name
}

// drawPrompt says what is expected in one short sentence.
func (p *panel) drawPrompt(t *Table, dst *ebiten.Image) {
	th, e, r := t.env.Theme, t.env, t.plan.Prompt
	th.Prompt(dst, r)
	line, help := t.face.Prompt(th.Words, t.sight(), t.hand.taps.Taken())
	if t.result.Over {
		line, help = t.resultWords()
	}
	in := r.Pad(e.Px(16), 0)
	one, two := th.Line(kit.BodyStrong), th.Line(kit.Small)
	lines := th.Wrap(line, kit.BodyStrong, in.W)
	high := float64(len(lines)) * one
	helped := t.plan.Help && help != "" && len(lines) == 1 && th.Width(help, kit.Small) <= in.W && high+two < r.H
	if helped {
		high += two
	}
	if high > r.H {
		th.TextIn(dst, line, in, kit.BodyStrong, sprites.TextTint, kit.Start, kit.Middle)
		return
	}
	y := r.Y + (r.H-high)/2
	th.Lines(dst, line, kit.Rect{X: in.X, Y: y, W: in.W, H: high}, kit.BodyStrong, sprites.TextTint, kit.Start)
	if helped {
		th.TextIn(dst, help, kit.Rect{X: in.X, Y: y + one, W: in.W, H: two}, kit.Small, sprites.Text2, kit.Start, kit.Start)
	}
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
	sight, n := t.sight(), 0
	for i := sight.Index() - 1; i >= 0 && n < t.plan.Lines; i-- {
		said, piece := t.face.Told(th.Words, sight, i)
		if said == "" {
			continue
		}
		row := kit.Rect{X: r.X, Y: r.Y + float64(n)*line, W: r.W, H: line}
		if piece >= 0 {
			p := sprites.At(float32(row.X+icon/2), float32(row.Y+line/2), float32(icon*1.15))
			p.Face = t.stage.Table()[piece].Face
			t.face.Body(&b, piece, p, true)
		}
		text := kit.Rect{X: row.X + icon + e.Px(14), Y: row.Y, W: row.W - icon - e.Px(14), H: line}
		tint := sprites.TextTint
		if n > 0 {
			tint = sprites.Text3
		}
		th.TextIn(dst, said, text, kit.Small, tint, kit.Start, kit.Middle)
		n++
	}
	if n == 0 {
		th.TextIn(dst, th.Words.Say("table.begins", "name", t.playerName(t.match.Setup().Start)), kit.Rect{X: r.X, Y: r.Y, W: r.W, H: line},
			kit.Small, sprites.Text2, kit.Start, kit.Middle)
	}
	b.Flush(dst, t.face.Sheet().Image())
}

// remark says why a button does nothing, beside it.
func (t *Table) remark(key string) {
	t.bubble.sayAt(t, "", t.env.Theme.Words.Say(key), t.plan.Undo)
}
