package table

import (
	"errors"
	"math"
	"time"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// bubble says why not, or what to do instead, beside the place where it was tried. It is painted once and then only
// shown.
type bubble struct {
	img  *ebiten.Image
	box  kit.Rect      // without its shadow
	x, y float64       // of the picture
	left time.Duration // how much longer it stays
	age  time.Duration
	op   ebiten.DrawImageOptions
}

const (
	bubbleStays  = 2600 * time.Millisecond // at least; longer if there is more to read
	bubbleLetter = 60 * time.Millisecond
	bubbleMost   = 8 * time.Second
	bubbleIn     = 120 * time.Millisecond
	bubbleWide   = 356 // logical pixels
)

// toRead is how long words stay.
func toRead(words ...string) time.Duration {
	n := 0
	for _, s := range words {
		n += utf8.RuneCountInString(s)
	}
	return max(bubbleStays, min(bubbleMost, time.Duration(n)*bubbleLetter))
}

// refuse shows a refusal: the piece goes home with a short shake, the spot is marked, and the reason is said in words.
// What was chosen by the taps before stays chosen.
func (t *Table) refuse(err error, at rules.Spot, dragged int, taken []rules.Step) {
	var r *rules.Refusal
	if !errors.As(err, &r) {
		return
	}
	t.trace("refused %s", r.Key)
	piece := dragged
	if piece < 0 && len(taken) > 0 && t.takes(taken[0].Spot) {
		piece = t.pieceAt(taken[0].Spot)
	}
	if piece < 0 && t.takes(at) {
		piece = t.pieceAt(at)
	}
	if piece >= 0 {
		t.stage.Return(piece, true)
	}
	if t.collector() == nil {
		t.unchoose()
		if dragged < 0 {
			t.retake(taken, at)
		}
	}
	t.lying.stale = true
	t.marks.refused, t.marks.wrong = at, wrongFor
	t.env.Sound.Play(audio.Sound{Cue: audio.CueRefuse, Weight: t.weight(piece), Pan: t.pan(at)})
	words := t.env.Theme.Words
	if box, ok := t.spots.Box(at); ok {
		t.bubble.sayAt(t, words.Say("table.refused"), t.reason(r), box)
	}
}

// reason is why not, in the words of the interface.
func (t *Table) reason(r *rules.Refusal) string {
	words := t.env.Theme.Words
	if len(r.Args) > 0 {
		own := *r
		own.Args = make(map[string]string, len(r.Args))
		for name, value := range r.Args {
			own.Args[name] = t.worded(name, value)
		}
		r = &own
	}
	return words.Refusal(r)
}

// worded is in the words of the interface what the rules or bots name in theirs.
func (t *Table) worded(name, value string) string {
	if f, ok := t.face.(Reasoner); ok {
		return f.Reason(t.env.Theme.Words, name, value)
	}
	return value
}

// throwFirst says that the throw comes first.
func (t *Table) throwFirst(at rules.Spot, dragged int) {
	t.trace("refused throw-first")
	if dragged >= 0 {
		t.stage.Return(dragged, true)
	}
	t.env.Sound.Play(audio.Sound{Cue: audio.CueRefuse, Weight: t.weight(dragged), Pan: t.pan(at)})
	words := t.env.Theme.Words
	if box, ok := t.spots.Box(at); ok {
		t.bubble.sayAt(t, words.Say("table.refused"), words.Say("table.throwFirst"), box)
	}
}

// refuseAt says a refusal beside a button.
func (t *Table) refuseAt(err error, at kit.Rect) {
	if r, ok := errors.AsType[*rules.Refusal](err); ok {
		w := t.env.Theme.Words
		t.trace("refused %s", r.Key)
		t.env.Sound.Play(audio.Sound{Cue: audio.CueRefuse})
		t.bubble.sayAt(t, w.Say("table.refused"), t.reason(r), at)
	}
}

// advise says what to do first where a tap did nothing. A game may say it in words of its own.
func (t *Table) advise(at rules.Spot) {
	box, ok := t.spots.Box(at)
	if !ok || t.result.Over {
		return
	}
	w := t.env.Theme.Words
	key := "chooseFirst"
	if t.pieceAt(at) >= 0 {
		key = "notNow" // a piece that can begin nothing
	}
	own := t.match.Game().ID + "." + key
	if !w.Has(own) {
		own = "table." + key
	}
	t.trace("advised %s", key)
	t.bubble.sayAt(t, "", w.Say(own), box)
}

// voice is how a bubble speaks: its icon, and the tone of its heading and its line.
type voice struct {
	icon kit.Icon
	tint sprites.Tint
}

// A bubble with a heading refuses or advises; one without only helps.
var (
	helps   = voice{kit.NoIcon, sprites.Accent}
	refuses = voice{kit.IconWarning, sprites.Bad}
	advises = voice{kit.IconBulb, sprites.Good}
)

// sayAt says something beside a box: a refusal if it has a heading, else a help.
func (b *bubble) sayAt(t *Table, head, words string, box kit.Rect) {
	v := refuses
	if head == "" {
		v = helps
	}
	b.speak(t, v, head, words, box)
}

// speak paints the bubble below or above a box, inside the window, or beside it if more of what is to stay in sight is seen so.
func (b *bubble) speak(t *Table, v voice, head, words string, box kit.Rect, clear ...kit.Rect) {
	b.drop()
	e, th := t.env, t.env.Theme
	pad, arrow, glow := e.Px(18), e.Px(12), e.Px(16)
	wide := min(e.Px(bubbleWide)*(1+.5*(th.Size-1)), float64(e.W)-2*e.Px(8))
	icon, line, headHigh := 0.0, v.tint.Fade(.6), 0.0
	if head != "" {
		icon, headHigh = th.Grown(20), th.Line(kit.BodyBold)+e.Px(2)
	}
	wide = min(wide, max(th.Width(words, kit.Body), icon+e.Px(10)+th.Width(head, kit.BodyBold))+2*pad+e.Px(2))
	text := wide - 2*pad
	lines := th.Height(words, kit.Body, text)
	high := math.Ceil(headHigh + lines + 2*e.Px(13))
	m := room{kit.Rect{W: float64(e.W), H: float64(e.H)}.Inset(e.Px(8)), wide, high, arrow}
	if clear == nil { // a cell is marked, and needn't be seen to its edges
		box = box.Pad(0, box.H*.1)
		clear = []kit.Rect{box}
	}
	b.box = m.aside(box, clear)
	b.x, b.y = math.Round(b.box.X-glow), math.Round(b.box.Y-glow)
	b.img = ebiten.NewImage(int(math.Ceil(wide+2*glow)), int(math.Ceil(high+2*glow)))
	f := func(v float64) float32 { return float32(v) }
	shape := sprites.Shape{X: f(glow), Y: f(glow), W: f(wide), H: f(high), Radius: f(e.Px(16))}
	shadow := shape
	shadow.Y += f(e.Px(5))
	shadow.Fill, shadow.Blur = sprites.Flat(sprites.Shadow.Fade(.6)), f(e.Px(5))
	shadow.Draw(b.img)
	shape.Fill = sprites.Flat(sprites.Hex(0x241A15, .98))
	shape.Line, shape.Width = sprites.Solid(line), f(max(1, e.Px(1.25)))
	if x, y, ok := tip(b.box, box, e.Px(24)); ok { // a square on its corner
		notch(b.img, f(x-b.x), f(y-b.y), f(arrow*.7), shape.Line[0])
	}
	shape.Draw(b.img)
	top := kit.Rect{X: glow + pad, Y: glow + (high-lines-headHigh)/2, W: text, H: headHigh}
	if head != "" {
		th.Icon(b.img, v.icon, top.X+icon/2, top.Y+th.Line(kit.BodyBold)/2, 20, v.tint)
		_, beside := top.Left(icon, e.Px(10))
		th.TextIn(b.img, head, beside, kit.BodyBold, v.tint, kit.Start, kit.Start)
	}
	th.Lines(b.img, words, kit.Rect{X: top.X, Y: top.Bottom(), W: text, H: lines}, kit.Body, sprites.TextTint, kit.Start)
	b.left, b.age = toRead(head, words), 0
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
