package table

import (
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
	for _, i := range []**ebiten.Image{&t.room, &t.base} {
		if *i != nil && ((*i).Bounds().Dx() != e.W || (*i).Bounds().Dy() != e.H) {
			(*i).Deallocate()
			*i = nil
		}
		if *i == nil {
			*i = ebiten.NewImage(e.W, e.H)
		}
	}
	sprites.PaintTable(t.room, e.W, e.H, e.Scale)
	t.face.PaintBoard(t.room)
	panel := func(r kit.Rect) {
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
	t.base.DrawImage(t.room, &copied)
	t.panel.draw(t, t.base)
}

// Draw paints the table. In a steady frame and in mid-animation it allocates nothing: one copy of the base, one batch.
func (t *Table) Draw(e *kit.Env, dst *ebiten.Image) {
	if t.stale {
		t.paintBase()
	}
	dst.DrawImage(t.base, &copied)
	if t.was != nil {
		t.fading.ColorScale.Reset()
		t.fading.ColorScale.ScaleAlpha(1 - min(1, float32(t.fade)/float32(resultFade)))
		dst.DrawImage(t.was, &t.fading)
	}
	b := &t.batch
	t.marks.draw(t, b)
	t.drawPieces(b)
	t.drawLight(b)
	t.drawCursor(b)
	b.Flush(dst, t.face.Sheet().Image())
	t.bubble.draw(t, dst)
}

func (t *Table) drawPieces(b *sprites.Batch) {
	poses, order, still := t.stage.Poses(), t.stage.Order(), t.stage.Still()
	for _, i := range order[:still] {
		t.face.Shadow(b, i, poses[i])
	}
	symbols := t.env.Settings.Symbols
	for _, i := range order[:still] {
		t.face.Body(b, i, poses[i], symbols)
	}
	t.drawGhost(b)
	for _, i := range order[still:] {
		t.face.Shadow(b, i, poses[i])
	}
	for _, i := range order[still:] {
		t.face.Body(b, i, poses[i], symbols)
	}
}

// ghostAlpha is how solid the ghost of a piece is on the square pointed at.
const ghostAlpha = .62

// drawGhost shows the chosen piece where it would go.
func (t *Table) drawGhost(b *sprites.Batch) {
	h := &t.hand
	taken := h.taps.Taken()
	if len(taken) == 0 || !h.hovering || h.carried || !h.lit(h.over) || t.stage.Moving() {
		return
	}
	piece := t.pieceAt(taken[0].Spot)
	if piece < 0 || t.pieceAt(h.over) >= 0 {
		return
	}
	at := t.stage.Table()[piece]
	at.Spot = h.over
	p := t.face.Home(piece, at)
	p.Alpha = ghostAlpha
	t.face.Body(b, piece, p, t.env.Settings.Symbols)
}

// drawLight draws what decided the match in light, once it has been played as far.
func (t *Table) drawLight(b *sprites.Batch) {
	r := t.match.State().Result()
	if !r.Over || len(r.Shapes) == 0 {
		return
	}
	along, glow := float32(1), float32(.7)
	if cue, at := t.stage.Playing(); cue == rules.CueLine {
		// Along the line first, then the glow sinks to what stays.
		along = min(1, at/lineDrawn)
		along = 1 - (1-along)*(1-along)*(1-along)
		glow = 1 - .3*max(0, (at-lineDrawn)/(1-lineDrawn))
	} else if t.stage.Waits(rules.CueLine) {
		return
	}
	sheet := t.face.Sheet()
	board := t.plan.Board
	sheet.Dark(b, float32(board.X), float32(board.Y), float32(board.W), float32(board.H), .5*along)
	poses := t.stage.Poses()
	for i, at := range t.stage.Table() {
		for _, line := range r.Shapes {
			if contains(line, at.Spot) {
				t.face.Body(b, i, poses[i], t.env.Settings.Symbols)
				break
			}
		}
	}
	for _, line := range r.Shapes {
		x0, y0 := t.middle(line[0])
		x1, y1 := t.middle(line[len(line)-1])
		// It starts and ends a little outside the pieces.
		dx, dy := (x1-x0)*.08, (y1-y0)*.08
		sheet.Beam(b, x0-dx, y0-dy, x1+dx, y1+dy, along, glow)
	}
}

// lineDrawn is the share of the line's time in which it is drawn; then its glow settles.
const lineDrawn = 420. / 720

func (t *Table) middle(s rules.Spot) (x, y float32) {
	box, _ := t.spots.Box(s)
	mx, my := box.Middle()
	return float32(mx), float32(my)
}

// drawCursor rings the keyboard's cursor.
func (t *Table) drawCursor(b *sprites.Batch) {
	if !t.hand.keyed || t.ended {
		return
	}
	if box, ok := t.spots.Box(t.hand.cursor); ok {
		t.face.Sheet().Mark(b, sprites.Focus, float32(box.X), float32(box.Y), float32(box.W), float32(box.H), 1)
	}
}

func contains(line []rules.Spot, s rules.Spot) bool {
	for _, l := range line {
		if l == s {
			return true
		}
	}
	return false
}
