package kit

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/sprites"
)

// Render draws the control over a screen, painting its picture first if need be.
func (c *core) Render(dst *ebiten.Image) {
	if !c.Shown() || c.box.W < 1 || c.box.H < 1 {
		return
	}
	if c.mark != c.theme.marks {
		c.mark, c.stale = c.theme.marks, true
	}
	if c.stale || c.pic == nil {
		c.repaint()
	}
	r := c.box
	if c.in != nil {
		r = r.Move(0, -c.in.offset())
		dst = dst.SubImage(c.in.view.Image()).(*ebiten.Image)
	}
	c.op.GeoM.Reset()
	c.op.GeoM.Translate(r.X-float64(c.margin), r.Y-float64(c.margin))
	dst.DrawImage(c.pic, &c.op)
}

// faded is the opacity of what can't be used.
const faded = .36

func (c *core) repaint() {
	c.margin = int(math.Ceil(c.theme.Px(8)))
	w, h := int(c.box.W)+2*c.margin, int(c.box.H)+2*c.margin
	if c.pic != nil && c.pic.Bounds().Size() != image.Pt(w, h) {
		c.pic.Deallocate()
		c.pic = nil
	}
	if c.pic == nil {
		c.pic = ebiten.NewImage(w, h)
	} else {
		c.pic.Clear()
	}
	r := Rect{X: float64(c.margin), Y: float64(c.margin), W: c.box.W, H: c.box.H}
	c.paint(c.pic, r)
	if c.ring && c.focused {
		c.theme.Ring(c.pic, r, c.theme.Px(14))
	}
	c.op.ColorScale.Reset()
	if c.w.Disabled {
		c.op.ColorScale.ScaleAlpha(faded)
	}
	c.stale = false
}

// drop gives the picture's memory back.
func (c *core) drop() {
	if c.pic != nil {
		c.pic.Deallocate()
		c.pic = nil
	}
}

// lit is how much brighter a control is for being pointed at or pressed.
func (c *core) lit() float32 {
	switch {
	case c.w.Disabled:
		return 0
	case c.down && c.hover:
		return -1
	case c.hover:
		return 1
	}
	return 0
}

// Ring draws the mark of the keyboard's focus round a control.
func (t *Theme) Ring(dst *ebiten.Image, r Rect, radius float64) {
	for _, ring := range []struct {
		out, width float64
		tint       sprites.Tint
	}{{3, 3, sprites.Casing}, {6, 3, sprites.FocusRing}} {
		o := t.Px(ring.out)
		s := shape(r.Inset(-o), radius+o)
		s.Line, s.Width = sprites.Solid(ring.tint), float32(t.Px(ring.width))
		s.Draw(dst)
	}
}

// shape is a rounded rectangle of the kit's kind.
func shape(r Rect, radius float64) sprites.Shape {
	return sprites.Shape{X: float32(r.X), Y: float32(r.Y), W: float32(r.W), H: float32(r.H), Radius: float32(radius)}
}
