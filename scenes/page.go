package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// page is what the menu, the set-up and the settings are made of: the table, what is painted on it, and controls. What
// is painted is kept in one picture, which is painted anew when the layout or what it says changes.
type page struct {
	controls *kit.Controls
	scroll   *kit.Scroll
	change   kit.Change

	fixed  []ink // painted where it is
	moving []ink // painted where the scroll area has it
	base   *ebiten.Image
	shown  int // the scroll offset in the base
	stale  bool
	laid   stamp
}

// stamp is what a layout depends on besides what is laid out.
type stamp struct {
	w, h       int
	scale, txt float64
}

// ink is one thing that is painted, and where.
type ink struct {
	at    kit.Rect
	paint func(dst *ebiten.Image, r kit.Rect)
	words string // what it says, where it is a line of words
	wide  float64
	loose bool // names may be shortened, other words may not
}

func newPage(t *kit.Theme) page {
	c := kit.NewControls()
	return page{controls: c, scroll: c.NewScroll(t)}
}

// due tells whether the page must be laid out anew, and if so clears it.
func (p *page) due(e *kit.Env, again bool) bool {
	now := stamp{e.W, e.H, e.Scale, e.Settings.Text}
	if now == p.laid && !e.Fresh && !again {
		return false
	}
	p.laid = now
	p.fixed, p.moving = p.fixed[:0], p.moving[:0]
	p.stale = true
	p.controls.Changed()
	return true
}

// update runs the controls.
func (p *page) update(e *kit.Env) kit.Change {
	p.controls.Update(e)
	if p.stale {
		e.Dirty()
	}
	c := p.change
	p.change = kit.Change{}
	return c
}

func (p *page) draw(e *kit.Env, dst *ebiten.Image) {
	if p.base != nil && (p.base.Bounds().Dx() != e.W || p.base.Bounds().Dy() != e.H) {
		p.base.Deallocate()
		p.base = nil
	}
	if p.base == nil {
		p.base, p.stale = ebiten.NewImage(e.W, e.H), true
	}
	if at := p.scroll.Offset(); p.stale || p.shown != at {
		p.shown, p.stale = at, false
		sprites.PaintTable(p.base, e.W, e.H, e.Scale)
		for _, i := range p.fixed {
			i.paint(p.base, i.at)
		}
		if len(p.moving) > 0 {
			view := p.scroll.View()
			clip := p.base.SubImage(view.Image()).(*ebiten.Image)
			for _, i := range p.moving {
				if r := i.at.Move(0, -float64(at)); r.Overlaps(view.Inset(-e.Px(40))) {
					i.paint(clip, r)
				}
			}
		}
	}
	dst.DrawImage(p.base, nil)
	p.controls.Draw(dst)
}

// pen puts ink on one of the page's two layers.
type pen struct {
	t  *kit.Theme
	to *[]ink
}

func (p *page) pen(e *kit.Env) pen       { return pen{e.Theme, &p.fixed} }
func (p *page) movingPen(e *kit.Env) pen { return pen{e.Theme, &p.moving} }

func (n pen) paint(r kit.Rect, f func(dst *ebiten.Image, r kit.Rect)) {
	*n.to = append(*n.to, ink{at: r, paint: f})
}

// line puts one line of words into a box.
func (n pen) line(s string, r kit.Rect, st kit.Style, c sprites.Tint, across, down kit.Align) {
	*n.to = append(*n.to, ink{at: r, words: s, wide: n.t.Width(s, st), paint: func(dst *ebiten.Image, r kit.Rect) {
		n.t.TextIn(dst, s, r, st, c, across, down)
	}})
}

// lines puts words into a box, wrapped, and says how high they are.
func (n pen) lines(s string, r kit.Rect, st kit.Style, c sprites.Tint, across kit.Align) float64 {
	h := 0.0
	for _, l := range n.t.Wrap(s, st, r.W) {
		n.line(l, kit.Rect{X: r.X, Y: r.Y + h, W: r.W, H: n.t.Line(st)}, st, c, across, kit.Start)
		h += n.t.Line(st)
	}
	return h
}

// icon puts an icon at the middle of a box.
func (n pen) icon(i kit.Icon, r kit.Rect, side float64, c sprites.Tint) {
	n.paint(r, func(dst *ebiten.Image, r kit.Rect) {
		x, y := r.Mid()
		n.t.Icon(dst, i, x, y, side, c)
	})
}

// panel puts a panel under what follows.
func (n pen) panel(r kit.Rect) {
	n.paint(r, func(dst *ebiten.Image, r kit.Rect) { n.t.Panel(dst, r) })
}

// Controls are the page's controls, for those who want to know where they are.
func (p *page) Controls() *kit.Controls { return p.controls }

// Close gives the memory of the page's pictures back.
func (p *page) Close() {
	p.controls.Close()
	if p.base != nil {
		p.base.Deallocate()
		p.base = nil
	}
}
