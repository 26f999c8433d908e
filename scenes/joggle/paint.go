package joggle

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	game "quintet/rules/joggle"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Heights of the tray's parts in logical pixels: the targets, at least so much of them, and the last rolls.
const (
	goalsHigh  = 86
	goalsSlim  = 58 // what is a panel rather than a line
	goalsLeast = 30
	rollsHigh  = 82
	rollSide   = 34
)

// PaintTray paints the felt under the die, how far both colours have come, and the last rolls.
func (f *Face) PaintTray(e *kit.Env, dst *ebiten.Image, s rules.Sight) {
	f.paintFelt(e, dst)
	th, r := e.Theme, f.plan.Tray
	if r.H < th.Line(kit.Small) {
		return
	}
	goals := r
	rolls := r.H >= th.Grown(goalsSlim+rollsHigh)
	if rolls {
		goals, r = r.Top(min(th.Grown(goalsHigh), r.H-th.Grown(rollsHigh)), 0)
	} else {
		goals.H = min(goals.H, th.Grown(goalsHigh))
	}
	f.paintGoals(e, dst, s.State(), goals)
	if rolls {
		f.paintRolls(e, dst, s, r)
	}
}

// paintFelt paints the tray that the die is thrown into.
func (f *Face) paintFelt(e *kit.Env, dst *ebiten.Image) {
	r := f.die.felt
	n := func(v float64) float32 { return float32(v) }
	u := n(e.Px(1))
	s := sprites.Shape{X: n(r.X), Y: n(r.Y), W: n(r.W), H: n(r.H), Radius: n(e.Px(14)),
		Fill: [3]sprites.Tint{sprites.Hex(0x0C3429, 1), sprites.Hex(0x08281F, 1), sprites.Hex(0x051A14, 1)}, Angle: -35}
	s.Draw(dst)
	in := s
	in.Fill, in.Inset, in.DX, in.DY, in.Blur = sprites.Flat(sprites.Shadow.Fade(.6)), true, 2*u, 4*u, 6*u
	in.Draw(dst)
	s.Fill = sprites.Flat(sprites.Tint{})
	s.Line, s.Width = [2]sprites.Tint{sprites.Shadow.Fade(.7), sprites.Cream.Fade(.22)}, u*1.25
	s.Draw(dst)
	seam := s
	d := 6 * u
	seam.X, seam.Y, seam.W, seam.H, seam.Radius = s.X+d, s.Y+d, s.W-2*d, s.H-2*d, s.Radius-d*.6
	seam.Line, seam.Width, seam.Dash, seam.Gap = sprites.Solid(sprites.Cream.Fade(.13)), u, 5*u, 4*u
	seam.Draw(dst)
}

// paintGoals paints a panel for each colour, those who sit first first.
func (f *Face) paintGoals(e *kit.Env, dst *ebiten.Image, st rules.State, r kit.Rect) {
	for i, cell := range r.Columns(2, e.Px(12)) {
		f.paintGoal(e, dst, st, cell, game.ColourOf(st, rules.Seat(i)))
	}
}

func (f *Face) paintGoal(e *kit.Env, dst *ebiten.Image, st rules.State, r kit.Rect, colour int) {
	th, w := e.Theme, e.Theme.Words
	blocks := game.Progress(nil, st, colour)
	have, all, blocked := 0, 0, false
	for _, b := range blocks {
		have, all, blocked = have+b.Have, all+b.Fields.Len(), blocked || b.Blocked
	}
	count := w.Say("joggle.goal.count", "have", have, "all", all)
	pad := e.Px(14)
	if r.H < th.Grown(goalsSlim) {
		pad = e.Px(10)
	}
	th.Well(dst, r, e.Px(14))
	in := r.Pad(pad, min(e.Px(8), r.H*.1))
	pic := in
	pic.W = min(in.W*.5, in.W-th.Width(count, kit.Small)-e.Px(14))
	wide := f.paintBlocks(e, dst, pic, blocks, colour)
	text := kit.Rect{X: in.X + wide + e.Px(12), Y: r.Y, W: in.Right() - in.X - wide - e.Px(12), H: r.H}
	short := w.Say("joggle.goal.colour", "colour", colourWord(w, colour))
	key := ""
	switch {
	case blocked:
		key = "joggle.goal.blocked"
	case all-have == 1:
		key = "joggle.goal.short"
	}
	if key != "" {
		if said := w.Say(key, "colour", colourWord(w, colour)); th.Width(said, kit.Small) <= text.W {
			short = said
		}
	}
	big, small := kit.H2, kit.Small
	high := th.Line(big) + th.Line(small)
	if high > r.H+e.Px(4) || th.Width(count, big) > text.W {
		// One line, as large as there is room for.
		style := kit.BodyStrong
		if th.Width(count, style) > text.W {
			style = kit.Small
		}
		th.TextIn(dst, count, text, style, sprites.TextTint, kit.Start, kit.Middle)
		return
	}
	y := r.Y + (r.H-high)/2
	th.TextIn(dst, count, kit.Rect{X: text.X, Y: y, W: text.W, H: th.Line(big)}, big, sprites.TextTint, kit.Start, kit.Start)
	th.TextIn(dst, short, kit.Rect{X: text.X, Y: y + th.Line(big), W: text.W, H: th.Line(small)}, small, sprites.Text2, kit.Start, kit.Start)
}

// paintBlocks paints the shapes of a target with the marbles that are there, and says how wide that is.
func (f *Face) paintBlocks(e *kit.Env, dst *ebiten.Image, r kit.Rect, blocks []game.Block, colour int) float64 {
	rows, cols := 2, 0
	for _, b := range blocks {
		cols += 2
		if b.Fields.Len() > 4 {
			rows = 3
		}
	}
	// A dot and the gap beside it; a gap more between two shapes.
	step := min(r.H/float64(rows), e.Theme.Grown(21), r.W/(float64(cols)+.5*float64(len(blocks)-1)))
	dot := step * .84
	x := r.X
	for _, b := range blocks {
		n := b.Fields.Len()
		y := r.Y + (r.H-step*float64(n/2))/2
		for i := range n {
			at := kit.Rect{X: x + float64(i%2)*step, Y: y + float64(i/2)*step, W: dot, H: dot}
			paintDot(e, dst, at, colour, i < b.Have)
		}
		x += 2.5 * step
	}
	return x - .5*step - r.X
}

func paintDot(e *kit.Env, dst *ebiten.Image, r kit.Rect, colour int, there bool) {
	n := func(v float64) float32 { return float32(v) }
	s := sprites.Shape{X: n(r.X), Y: n(r.Y), W: n(r.W), H: n(r.H), Radius: n(r.W / 2)}
	switch {
	case !there:
		s.Line, s.Width = sprites.Solid(sprites.Cream.Fade(.38)), n(max(1, e.Px(1.25)))
		s.Dash, s.Gap = n(r.W*.2), n(r.W*.16)
	case colour == game.White:
		s.Fill, s.Angle = [3]sprites.Tint{sprites.Hex(0xFFFDF8, 1), sprites.Hex(0xF1EBDF, 1), sprites.Hex(0xC9BFAF, 1)}, -40
	default:
		s.Fill, s.Angle = [3]sprites.Tint{sprites.Hex(0x3A424B, 1), sprites.Hex(0x20252B, 1), sprites.Hex(0x14171B, 1)}, -40
		s.Line, s.Width = sprites.Solid(sprites.Hex(0x98A3AE, .85)), n(max(1, e.Px(1.25)))
	}
	s.Draw(dst)
}

// paintRolls paints what has been rolled, the latest last.
func (f *Face) paintRolls(e *kit.Env, dst *ebiten.Image, s rules.Sight, r kit.Rect) {
	th := e.Theme
	label, row := r.Top(th.Line(kit.Label)+th.Grown(12), 0)
	th.TextIn(dst, th.Words.Say("joggle.rolls"), label, kit.Label, sprites.Text2, kit.Start, kit.End)
	side := min(th.Grown(rollSide), row.H*.82)
	step := side * 1.42
	n := int((row.W + .3*side) / step)
	var faces []game.Face
	last := s.Index() - 1
	if f.held {
		last--
	}
	for i := last; i >= 0 && len(faces) < n; i-- {
		if m := s.Entry(i); m.By == rules.Chance {
			faces = append(faces, game.FaceRolled(m.Move))
		}
	}
	var b sprites.Batch
	for i, face := range faces {
		k := len(faces) - 1 - i
		p := sprites.At(float32(row.X+side/2+float64(k)*step), float32(row.Y+row.H/2), float32(side))
		p.Face = uint8(face)
		p.Dim = min(.5, float32(i)*.06)
		f.sheet.DieShadow(&b, p)
		f.sheet.Die(&b, p)
	}
	b.Flush(dst, f.sheet.Image())
}
