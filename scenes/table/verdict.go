package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// draw draws it on the board.
func (r *trial) draw(t *Table, b *sprites.Batch) {
	if r.face == nil || !r.on || !r.seen {
		return
	}
	p := r.pose
	if r.shake > 0 {
		k := float64(r.shake) / float64(trialShake)
		p.X += float32(t.env.Px(6) * k * math.Sin(k*3*math.Pi))
	}
	t.body(b, r.piece, p, t.env.Settings.Symbols)
	r.face.DrawTrial(b, p, r.why == nil)
}

// say paints the words beside it.
func (r *trial) say(t *Table, words string) {
	r.words = words
	r.unsay()
	if words == "" {
		return
	}
	e, th := t.env, t.env.Theme
	own := th.Size
	th.Set(th.Scale, t.plan.Text)
	defer th.Set(th.Scale, own)
	r.glow = e.Px(8)
	high := th.Line(kit.Label) + e.Px(14)
	wide := th.Width(words, kit.Label) + e.Px(40)
	wide = min(wide, t.view.face.Frame().W-e.Px(8))
	r.pill = ebiten.NewImage(int(wide+2*r.glow), int(high+2*r.glow))
	box := kit.Rect{X: r.glow, Y: r.glow, W: math.Floor(wide), H: math.Floor(high)}
	shape := sprites.Shape{X: float32(box.X), Y: float32(box.Y), W: float32(box.W), H: float32(box.H), Radius: float32(box.H / 2)}
	shadow := shape
	shadow.Y += float32(e.Px(3))
	shadow.Fill, shadow.Blur = sprites.Flat(sprites.Shadow.Fade(.6)), float32(e.Px(3))
	shadow.Draw(r.pill)
	tint := sprites.Good
	if r.why != nil {
		tint = sprites.Bad
	}
	shape.Fill = sprites.Flat(sprites.Hex(0x140E0B, .96))
	shape.Line, shape.Width = sprites.Solid(tint.Fade(.85)), float32(max(1, e.Px(1.5)))
	shape.Draw(r.pill)
	th.TextIn(r.pill, words, box.Pad(e.Px(16), 0), kit.Label, sprites.TextTint, kit.Middle, kit.Middle)
}

func (r *trial) unsay() {
	if r.pill != nil {
		r.pill.Deallocate()
		r.pill = nil
	}
}

// drawWords draws the words beside it, where the frame has room for them.
func (r *trial) drawWords(t *Table, dst *ebiten.Image) {
	if r.face == nil || !r.on || !r.seen || r.pill == nil || t.bubble.shown() {
		return
	}
	at, ok := t.spots.Box(r.spot)
	if !ok {
		return
	}
	frame := t.view.face.Frame().Inset(t.env.Px(4))
	w, h := float64(r.pill.Bounds().Dx())-2*r.glow, float64(r.pill.Bounds().Dy())-2*r.glow
	gap := t.env.Px(14)
	x, y := at.X-gap-w, at.Bottom()-h-t.env.Px(10)
	switch {
	case x >= frame.X:
	case at.Right()+gap+w <= frame.Right():
		x = at.Right() + gap
	case at.Bottom()+gap+h <= frame.Bottom():
		x, y = at.X+(at.W-w)/2, at.Bottom()+gap
	default:
		x, y = at.X+(at.W-w)/2, at.Y-gap-h
	}
	x = max(frame.X, min(frame.Right()-w, x))
	y = max(frame.Y, min(frame.Bottom()-h, y))
	r.op.GeoM.Reset()
	r.op.GeoM.Translate(math.Round(x-r.glow), math.Round(y-r.glow))
	dst.DrawImage(r.pill, &r.op)
}
