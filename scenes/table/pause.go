package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// Pause lies over a table: back to it, start again, settings, or leave for the menu.
type Pause struct {
	table    *Table
	settings func() kit.Scene
	rules    func() kit.Scene
	controls *kit.Controls
	buttons  []*kit.Button
	box      kit.Rect
	title    kit.Rect
	score    kit.Rect // which game of a series it is, and what has been won
	change   kit.Change
	sure     *kit.Button // what would lose the match and has been pressed once
}

// NewPause is the menu of a table. Settings and rules make the scenes of the settings and of the rule book.
func NewPause(t *Table, settings, rules func() kit.Scene) *Pause {
	return &Pause{table: t, settings: settings, rules: rules}
}

// Controls are the pause's buttons.
func (p *Pause) Controls() *kit.Controls { return p.controls }

// Update implements kit.Scene.
func (p *Pause) Update(e *kit.Env) kit.Change {
	p.change = kit.Change{}
	if e.Fresh || p.controls == nil {
		p.table.under(e)
		p.lay(e)
	}
	p.controls.Update(e)
	enter := e.In.Pressed(ebiten.KeyEnter) || e.In.Pressed(ebiten.KeyNumpadEnter)
	if e.In.Pressed(ebiten.KeyEscape) || enter && !p.controls.Focused() && p.change.Pop == 0 && p.change.Push == nil {
		p.change.Pop = 1 // Enter is for the button that stands out
	}
	return p.change
}

func (p *Pause) lay(e *kit.Env) {
	p.Close()
	p.sure = nil
	th, w := e.Theme, e.Theme.Words
	p.controls = kit.NewControls()
	p.buttons = []*kit.Button{
		th.NewButton(kit.IconPlay, w.Say("pause.resume"), func() { p.change.Pop = 1 }).As(kit.Primary),
		th.NewButton(kit.IconAgain, w.Say("pause.restart"), nil),
		th.NewButton(kit.IconBook, w.Say("book.rules"), func() { p.change.Push = p.rules() }),
		th.NewButton(kit.IconSliders, w.Say("pause.settings"), func() { p.change.Push = p.settings() }),
		th.NewButton(kit.IconBack, w.Say("pause.menu"), nil),
	}
	p.guard(e, p.buttons[1], func() { p.table.Restart(); p.change.Pop = 1 })
	p.guard(e, p.buttons[4], func() { p.change.Pop = 2 })
	gap, pad := e.Px(12), e.Px(24)
	head := th.Line(kit.H2) + e.Px(12)
	score := 0.0
	if p.table.score() != "" {
		score = th.Line(kit.Small)
		head += score
	}
	high := th.Grown(52)
	wide := 0.0
	for _, b := range p.buttons {
		p.controls.Add(b)
		wide = max(wide, b.Wish())
	}
	wide = max(wide, th.Width(p.table.score(), kit.Small))
	wide = min(max(wide+2*pad, e.Px(360)), float64(e.W)-e.Px(16))
	n := float64(len(p.buttons))
	win := kit.Rect{W: float64(e.W), H: float64(e.H)}
	if most := win.H - e.Px(16) - 2*pad; head+n*(high+gap) > most {
		head, gap, pad = 0, e.Px(8), e.Px(12)
		high = min(high, max(e.Px(touch), (win.H-e.Px(16)-2*pad-(n-1)*gap)/n))
	}
	p.box = win.Center(wide, head+n*high+(n-1)*gap+2*pad).Snap()
	in := p.box.Inset(pad)
	p.title, p.score = kit.Rect{}, kit.Rect{}
	if head > 0 {
		p.title, in = in.Top(head, 0)
		p.score, p.title = p.title.Low(score+e.Px(12), 0)
		p.score.H = score
	}
	for _, b := range p.buttons {
		var r kit.Rect
		r, in = in.Top(high, gap)
		b.Place(r)
	}
}

// guard makes a button ask once more before it ends a match that has begun and isn't over.
func (p *Pause) guard(e *kit.Env, b *kit.Button, do func()) {
	b.Do(func() {
		if p.sure != b && p.table.match.Index() > 0 && !p.table.result.Over {
			p.sure = b
			b.Say(kit.IconWarning, e.Theme.Words.Say("pause.sure"))
			return
		}
		do()
	})
}

// Draw implements kit.Scene.
func (p *Pause) Draw(e *kit.Env, dst *ebiten.Image) {
	p.table.Draw(e, dst)
	sprites.Shape{W: float32(e.W), H: float32(e.H), Fill: sprites.Flat(sprites.Shadow.Fade(.62))}.Draw(dst)
	e.Theme.Panel(dst, p.box)
	if p.title.W > 0 {
		e.Theme.TextIn(dst, e.Theme.Words.Say("pause.title"), p.title, kit.H2, sprites.TextTint, kit.Start, kit.Middle)
		e.Theme.TextIn(dst, p.table.score(), p.score, kit.Small, sprites.Text2, kit.Start, kit.Middle)
	}
	p.controls.Draw(dst)
}

// Close frees the buttons' pictures.
func (p *Pause) Close() {
	if p.controls != nil {
		p.controls.Close()
	}
}
