package table

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// resultFade is how long the panel takes to turn into the result.
const resultFade = 220 * time.Millisecond

// paintRoom paints what changes only with the layout: table, board, panel.
func (t *Table) paintRoom() {
	e := t.env
	for _, i := range []**ebiten.Image{&t.room, &t.base, &t.lying.img} {
		if *i != nil && ((*i).Bounds().Dx() != e.W || (*i).Bounds().Dy() != e.H) {
			(*i).Deallocate()
			*i = nil
		}
		if *i == nil {
			*i = sprites.NewLayer(e.W, e.H)
		}
	}
	sprites.PaintTable(t.room, e.W, e.H, e.Scale)
	t.face.PaintBoard(t.room)
	panel := func(r kit.Rect) {
		if r.X <= 0 && r.Right() >= float64(e.W) {
			r = r.Pad(-e.Px(20), 0) // from edge to edge: its round corners are outside the window
			r.H += e.Px(20)
		}
		sprites.PaintPanel(t.room, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), e.Scale)
	}
	panel(t.plan.Panel)
	if t.plan.LogApart {
		panel(t.plan.Log)
	}
	t.stale = true
	e.Dirty()
}

var copied = ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}

// paintBase paints what changes only with the match and the choice: the panel's words, controls and tray.
func (t *Table) paintBase() {
	t.stale = false
	th := t.env.Theme
	scale, own := th.Scale, th.Size
	th.Set(t.plan.Scale, t.plan.Text) // another scene may lie over this one
	defer th.Set(scale, own)
	t.base.DrawImage(t.room, &copied)
	t.panel.draw(t, t.base)
	t.lying.stale = true
}

// lying is the picture of all that doesn't move at the moment: the base, marks, and the pieces that lie still. A frame
// in mid-animation is one copy of it and a batch of what moves.
type lying struct {
	img    *ebiten.Image
	stale  bool
	order  []int // which pieces lie still
	poses  []sprites.Pose
	lights int // how far the lights have come, in steps
	dark   int // how far the board is darkened round a finished line, in steps
}

// darkSteps is in how many steps the board darkens round a finished line: each costs a new picture of all that lies.
const darkSteps = 4

// due tells whether the picture is no longer that of what lies still.
func (l *lying) due(t *Table, dark int) bool {
	still, _ := t.stage.Order()
	if l.stale || l.dark != dark || l.lights != t.marks.step(t) || !slices.Equal(l.order, still) {
		return true
	}
	poses := t.stage.Poses()
	for k, i := range l.order {
		if l.poses[k] != poses[i] {
			return true
		}
	}
	return false
}

func (t *Table) paintLying(dark int) {
	l := &t.lying
	still, _ := t.stage.Order()
	poses := t.stage.Poses()
	l.stale, l.dark, l.lights = false, dark, t.marks.step(t)
	l.order = append(l.order[:0], still...)
	l.poses = l.poses[:0]
	for _, i := range l.order {
		l.poses = append(l.poses, poses[i])
	}
	l.img.DrawImage(t.base, &copied)
	b := &t.batch
	if !t.turn.sliding() {
		t.turn.draw(t, b)
	}
	t.marks.drawUnder(t, b, false)
	symbols := t.env.Settings.Symbols
	if t.view.face != nil {
		t.paintRoaming(b, dark)
		return
	}
	for _, i := range l.order {
		if t.seen(i) {
			t.face.Shadow(b, i, poses[i])
		}
	}
	for _, i := range l.order {
		if t.seen(i) {
			t.halo(b, i)
			t.body(b, i, poses[i], symbols)
		}
	}
	t.marks.drawUnder(t, b, true)
	if dark > 0 {
		t.face.Darken(b, .5*float32(dark)/darkSteps)
		for _, i := range l.order {
			if t.won(i) {
				t.body(b, i, poses[i], symbols)
			}
		}
	}
	b.Flush(l.img, t.face.Sheet().Image())
}

// body draws one piece. It is the only way to a face's Body in a match.
func (t *Table) body(b *sprites.Batch, piece int, p sprites.Pose, symbols bool) {
	t.face.Body(b, piece, p, symbols)
	if t.Drawn != nil {
		t.Drawn(b, piece, p)
	}
}

// paintRoaming paints what lies still on a board that is larger than its frame, and beside it.
func (t *Table) paintRoaming(b *sprites.Batch, dark int) {
	l, sheet := &t.lying, t.face.Sheet().Image()
	poses, symbols := t.stage.Poses(), t.env.Settings.Symbols
	places := t.stage.Table()
	lie := func(onBoard bool) {
		for _, i := range l.order {
			if t.seen(i) && t.spots.Endless(places[i].Spot) == onBoard {
				t.face.Shadow(b, i, poses[i])
				t.body(b, i, poses[i], symbols)
			}
		}
	}
	lie(false)
	b.Flush(l.img, sheet)
	t.view.face.Under(b)
	lie(true)
	t.marks.drawPlain(t, b)
	b.Flush(t.view.clip(l.img), sheet)
	if dark > 0 {
		t.face.Darken(b, scoreDark*float32(dark)/darkSteps)
		b.Flush(l.img, sheet)
	}
	if t.view.fit != nil {
		t.view.fit.Render(l.img)
	}
}

// seen tells whether a piece is in the picture: when the panel is the result, what lies on it is not.
func (t *Table) seen(piece int) bool {
	p := t.stage.Poses()[piece]
	return !t.ended || !t.plan.Panel.Has(float64(p.X), float64(p.Y))
}

// won tells whether a piece is part of what decided the match.
func (t *Table) won(piece int) bool {
	at := t.foot(t.stage.Table()[piece].Spot)
	for _, line := range t.shapes() {
		if slices.Contains(line, at) {
			return true
		}
	}
	return false
}

// Draw paints the table. In a steady frame and in mid-animation it allocates nothing: one copy, one batch.
func (t *Table) Draw(e *kit.Env, dst *ebiten.Image) {
	if t.handing() {
		t.fresh.whole = true
		t.handover.draw(t, dst)
		return
	}
	if t.stale {
		t.paintBase()
	}
	along, glow := t.light()
	if t.count.face != nil {
		along, _ = t.count.now(t)
	}
	if dark := int(along*darkSteps + .99); t.lying.due(t, dark) {
		t.paintLying(dark)
		t.fresh.whole = true
	}
	t.fresh.restore(t, dst, e.Kept == kit.Scene(t))
	if t.was != nil {
		t.fresh.whole = true
		t.fading.ColorScale.Reset()
		t.fading.ColorScale.ScaleAlpha(1 - min(1, float32(t.fade)/float32(resultFade)))
		dst.DrawImage(t.was, &t.fading)
	}
	b := &t.batch
	if t.view.face != nil {
		t.hint.draw(t, b)
		t.trial.draw(t, b)
		t.count.draw(t, b)
		if b.Len() > 0 {
			t.fresh.whole = true
			b.Flush(t.view.clipScreen(dst), t.face.Sheet().Image())
		}
	}
	if t.turn.sliding() {
		t.turn.draw(t, b)
	}
	t.marks.drawOver(t, b)
	t.outline.draw(t, b)
	if t.view.face == nil {
		t.hint.draw(t, b)
	}
	t.drawMoving(b)
	if t.count.face == nil {
		t.drawLines(b, along, glow)
	}
	t.drawCursor(b)
	t.fresh.grow(b.Bounds())
	b.Flush(dst, t.face.Sheet().Image())
	if t.clock.lasts > 0 || t.trial.on || t.bubble.img != nil {
		t.fresh.whole = true
	}
	t.clock.draw(t, dst)
	t.trial.drawWords(t, dst)
	t.bubble.draw(dst)
}

func (t *Table) drawMoving(b *sprites.Batch) {
	poses := t.stage.Poses()
	_, moving := t.stage.Order()
	t.drawGhost(b)
	for _, i := range moving {
		t.face.Shadow(b, i, poses[i])
	}
	for _, g := range t.stage.Trail() {
		t.body(b, g.Piece, g.Pose, t.env.Settings.Symbols)
	}
	for _, i := range moving {
		t.halo(b, i)
		t.body(b, i, poses[i], t.env.Settings.Symbols)
	}
	if f, ok := t.face.(Counter); ok {
		cue, at := t.stage.Playing()
		f.Count(b, t.stage.Seen(), cue, at)
	}
}

// ghostAlpha is how solid the ghost of a piece is on the square pointed at.
const (
	ghostAlpha = .62
	ghostOver  = .85 // where it would lie on another piece, which mustn't be taken for it
)

// drawGhost shows the chosen piece where it would go.
func (t *Table) drawGhost(b *sprites.Batch) {
	piece, spot := t.ghost()
	if piece < 0 {
		return
	}
	p := t.rests(piece, spot)
	p.Alpha = ghostAlpha
	if _, piles := t.face.(Piler); piles {
		p.Alpha = ghostOver
	}
	t.body(b, piece, p, t.env.Settings.Symbols)
}

// ghost is the piece that would come to the spot pointed at, or tapped once, or -1.
func (t *Table) ghost() (piece int, at rules.Spot) {
	h := &t.hand
	if at = h.over; h.asking {
		at = h.ask
	}
	taken := h.taken()
	_, piles := t.face.(Piler)
	if t.stage.Moving() || len(h.free) > 0 || t.collector() != nil || h.carried || !h.asking && (!h.hovering || !h.lit(at)) || t.pieceAt(at) >= 0 && !piles {
		return -1, at
	}
	if f, ok := t.face.(Ghoster); ok {
		if piece, ok := f.Ghost(t.state, taken, at); ok {
			return piece, at
		}
	}
	if len(taken) == 0 {
		return -1, at
	}
	return t.pieceAt(taken[0].Spot), at
}

// light is how much of the finished lines has been drawn, and how strongly they glow.
func (t *Table) light() (along, glow float32) {
	cue, at := t.stage.Playing()
	switch {
	case t.flashing():
		return drawnLine(at)
	case len(t.result.Shapes) == 0:
		return 0, 0
	case cue == rules.CueLine:
		return drawnLine(at)
	case t.stage.Waits(rules.CueLine):
		return 0, 0
	}
	return 1, lineRests
}

// drawnLine is how much of a line has been drawn at a share of its time, and how strong the light is: along the line first,
// then the glow sinks to what stays.
func drawnLine(at float32) (along, glow float32) {
	along = 1 - min(1, at/lineDrawn)
	return 1 - along*along*along, 1 - (1-lineRests)*max(0, (at-lineDrawn)/(1-lineDrawn))
}

// lineRests is how strong the light of a finished line stays.
const lineRests = .7

func (t *Table) drawLines(b *sprites.Batch, along, glow float32) {
	if along <= 0 {
		return
	}
	for _, shape := range t.shapes() {
		t.face.Light(b, shape, along, glow)
	}
}

// flash is shapes that a move has finished without ending the match, and the event with which they are drawn in light.
type flash struct {
	cue    rules.Cue
	shapes [][]rules.Spot
}

// flashing tells whether such shapes are drawn now: the first ones, since they go when their event ends.
func (t *Table) flashing() bool {
	cue, _ := t.stage.Playing()
	return len(t.flashes) > 0 && cue == t.flashes[0].cue
}

// flashed forgets them when their event has been played.
func (t *Table) flashed(cue rules.Cue) {
	if len(t.flashes) > 0 && cue == t.flashes[0].cue {
		t.flashes = t.flashes[1:]
	}
}

// shapes are what is drawn in light.
func (t *Table) shapes() [][]rules.Spot {
	if t.flashing() {
		return t.flashes[0].shapes
	}
	return t.result.Shapes
}

// lineDrawn is the share of the line's time in which it is drawn; then its glow settles.
const lineDrawn = 420. / 720

// drawCursor rings the keyboard's cursor.
func (t *Table) drawCursor(b *sprites.Batch) {
	if !t.hand.keyed || t.ended {
		return
	}
	if i := t.pieceAt(t.hand.cursor); i >= 0 && t.haloed(t.hand.cursor) {
		t.face.(Haloer).Halo(b, sprites.Focus, i, t.stage.Poses()[i])
	} else if box, ok := t.spots.Box(t.hand.cursor); ok {
		t.face.Sheet().Mark(b, sprites.Focus, float32(box.X), float32(box.Y), float32(box.W), float32(box.H), 1)
	}
}
