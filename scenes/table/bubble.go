package table

import (
	"errors"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// bubble says why not, beside the place where it was tried. It is painted once and then only shown.
type bubble struct {
	img  *ebiten.Image
	x, y float64
	left time.Duration // how much longer it stays
	age  time.Duration
	op   ebiten.DrawImageOptions
}

const (
	bubbleStays = 2600 * time.Millisecond
	bubbleIn    = 120 * time.Millisecond
	bubbleWide  = 356 // logical pixels
)

// refuse shows a refusal: the piece goes home with a short shake, the spot is marked, and the reason is said in words.
func (t *Table) refuse(err error, at rules.Spot, dragged int) {
	var r *rules.Refusal
	if !errors.As(err, &r) {
		return
	}
	t.trace("refused %s", r.Key)
	taken := t.hand.taps.Taken()
	piece := dragged
	if piece < 0 && len(taken) > 0 {
		piece = t.pieceAt(taken[0].Spot)
	}
	if piece < 0 {
		piece = t.pieceAt(at)
	}
	if piece >= 0 {
		t.stage.Return(piece, true)
	}
	t.unchoose()
	t.marks.refused, t.marks.wrong = at, wrongFor
	t.env.Sound.Play(audio.Sound{Cue: audio.CueRefuse, Weight: t.weight(piece), Pan: t.pan(at)})
	t.bubble.say(t, t.env.Theme.Words.Refusal(r), at)
}

// refuseAt says a refusal beside a button.
func (t *Table) refuseAt(err error, at kit.Rect) {
	if r, ok := errors.AsType[*rules.Refusal](err); ok {
		t.trace("refused %s", r.Key)
		t.env.Sound.Play(audio.Sound{Cue: audio.CueRefuse})
		t.bubble.sayAt(t, t.env.Theme.Words.Refusal(r), at)
	}
}

// say paints the bubble below or above a spot, inside the window.
func (b *bubble) say(t *Table, words string, at rules.Spot) {
	if box, ok := t.spots.Box(at); ok {
		b.sayAt(t, words, box)
	}
}

func (b *bubble) sayAt(t *Table, words string, box kit.Rect) {
	b.drop()
	e, th := t.env, t.env.Theme
	pad, arrow, glow := e.Px(18), e.Px(12), e.Px(16)
	icon := th.Grown(20)
	wide := min(e.Px(bubbleWide)*(1+.5*(th.Size-1)), float64(e.W)-2*e.Px(8))
	text := wide - 2*pad - icon - e.Px(10)
	lines := th.Height(words, kit.Body, text)
	high := math.Ceil(lines + 2*e.Px(13))
	mid, _ := box.Mid()
	x := max(e.Px(8), min(mid-wide/2, float64(e.W)-e.Px(8)-wide))
	below := box.Y+box.H*.9+arrow+high+e.Px(8) < float64(e.H)
	y := box.Y + box.H*.9 + arrow
	if !below {
		y = max(e.Px(8), box.Y+box.H*.1-arrow-high)
	}
	b.x, b.y = math.Round(x-glow), math.Round(y-glow)
	b.img = ebiten.NewImage(int(math.Ceil(wide+2*glow)), int(math.Ceil(high+2*glow)))
	f := func(v float64) float32 { return float32(v) }
	shape := sprites.Shape{X: f(glow), Y: f(glow), W: f(wide), H: f(high), Radius: f(e.Px(16))}
	shadow := shape
	shadow.Y += f(e.Px(5))
	shadow.Fill, shadow.Blur = sprites.Flat(sprites.Shadow.Fade(.6)), f(e.Px(5))
	shadow.Draw(b.img)
	// A notch, a square on its corner, points to the spot.
	nx, ny := mid-b.x, glow
	if !below {
		ny = glow + high
	}
	shape.Fill = sprites.Flat(sprites.Hex(0x241A15, .98))
	shape.Line, shape.Width = sprites.Solid(sprites.Bad.Fade(.6)), f(max(1, e.Px(1.25)))
	notch(b.img, f(nx), f(ny), f(arrow*.7), shape.Line[0])
	shape.Draw(b.img)
	th.Icon(b.img, kit.IconWarning, glow+pad-e.Px(2)+icon/2, glow+(high-lines)/2+th.Line(kit.Body)/2, 20, sprites.Bad)
	th.Lines(b.img, words, kit.Rect{X: glow + pad + icon + e.Px(8), Y: glow + (high-lines)/2, W: text, H: lines},
		kit.Body, sprites.TextTint, kit.Start)
	b.left, b.age = bubbleStays, 0
	e.Dirty()
}

// notch is the arrow of a bubble: a small stack of lines that narrows upwards and downwards from y.
func notch(dst *ebiten.Image, x, y, half float32, line sprites.Tint) {
	for i := float32(0); i < half; i++ {
		w := half - i
		for _, s := range []float32{-1, 1} {
			sprites.Shape{X: x - w, Y: y + s*i - .5, W: 2 * w, H: 1.5, Fill: sprites.Flat(line)}.Draw(dst)
		}
	}
}

func (b *bubble) shown() bool { return b.img != nil }

func (b *bubble) drop() {
	if b.img != nil {
		b.img.Deallocate()
		b.img = nil
	}
}

func (b *bubble) update(t *Table) {
	if b.img == nil {
		return
	}
	if b.age < bubbleIn {
		t.env.Dirty()
	}
	b.age += t.env.Dt
	if b.left -= t.env.Dt; b.left <= 0 {
		b.drop()
		t.env.Dirty()
	}
}

func (b *bubble) draw(dst *ebiten.Image) {
	if b.img == nil {
		return
	}
	b.op.GeoM.Reset()
	b.op.GeoM.Translate(b.x, b.y)
	b.op.ColorScale.Reset()
	b.op.ColorScale.ScaleAlpha(min(1, float32(b.age)/float32(bubbleIn)))
	dst.DrawImage(b.img, &b.op)
}
