package scenes

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// page is what the menu, the set-up and the settings are made of: the table, what is painted on it, and controls. What
// is painted is kept in two pictures: what stays where it is, and that together with what scrolls. Each is painted anew
// only when it has changed, so that a button that lights up costs no more than that button.
type page struct {
	controls *kit.Controls
	scroll   *kit.Scroll
	change   kit.Change

	fixed    []ink         // painted where it is
	moving   []ink         // painted where the scroll area has it
	under    *ebiten.Image // the table with what is fixed
	base     *ebiten.Image // that with what moves
	shown    int           // the scroll offset in the base
	stale    bool          // under must be painted anew
	shifted  bool          // base must
	laid     stamp
	pictures map[string]picture
}

// stamp is what a layout depends on besides what is laid out.
type stamp struct {
	w, h       int
	scale, txt float64
	symbols    bool
}

// ink is one thing that is painted, and where.
type ink struct {
	at    kit.Rect
	paint func(dst *ebiten.Image, r kit.Rect)
	words string  // what it says, where it is a line of words
	wide  float64 // and how wide that is
}

// picture is something costly that is kept while the layout is.
type picture struct {
	img *ebiten.Image
	at  image.Point // its size
}

func newPage(t *kit.Theme) page {
	c := kit.NewControls()
	return page{controls: c, scroll: c.NewScroll(t), pictures: map[string]picture{}}
}

// due tells whether the page must be laid out anew, and if so clears it.
func (p *page) due(e *kit.Env) bool {
	now := stamp{e.W, e.H, e.Scale, e.Settings.Text, e.Settings.Symbols}
	if now == p.laid {
		return false
	}
	p.laid = now
	p.forget()
	p.fixed, p.moving = nil, nil
	p.stale = true
	p.controls.Changed()
	return true
}

// again clears what scrolls, to be laid out anew.
func (p *page) again() {
	p.moving = nil
	p.shifted = true
	p.controls.Changed()
}

// anew clears all, to be laid out anew, and one picture, to be painted anew.
func (p *page) anew(picture string) {
	if k, ok := p.pictures[picture]; ok {
		k.img.Deallocate()
		delete(p.pictures, picture)
	}
	p.fixed = nil
	p.stale = true
	p.again()
}

func (p *page) forget() {
	for _, k := range p.pictures {
		k.img.Deallocate()
	}
	clear(p.pictures)
}

// update runs the controls.
func (p *page) update(e *kit.Env) kit.Change {
	p.controls.Update(e)
	c := p.change
	p.change = kit.Change{}
	return c
}

func (p *page) draw(e *kit.Env, dst *ebiten.Image) {
	p.stale = fit(&p.base, e.W, e.H) || p.stale
	under := p.base
	if len(p.moving) > 0 {
		p.stale = fit(&p.under, e.W, e.H) || p.stale
		under = p.under
	}
	if p.stale {
		sprites.PaintTable(under, e.W, e.H, e.Scale)
		for _, i := range p.fixed {
			i.paint(under, i.at)
		}
	}
	if at := p.scroll.Offset(); p.stale || p.shifted || p.shown != at {
		p.shown, p.stale, p.shifted = at, false, false
		p.paintMoving(e, at)
	}
	dst.DrawImage(p.base, nil)
	p.controls.Draw(dst)
}

// fit makes an image as large as the window, and tells whether it had to be made anew.
func fit(img **ebiten.Image, w, h int) bool {
	if *img != nil && (*img).Bounds().Size() == image.Pt(w, h) {
		return false
	}
	if *img != nil {
		(*img).Deallocate()
	}
	*img = ebiten.NewImage(w, h)
	return true
}

func (p *page) paintMoving(e *kit.Env, at int) {
	if len(p.moving) == 0 {
		return
	}
	p.base.DrawImage(p.under, nil)
	view := p.scroll.View()
	clip := p.base.SubImage(view.Image()).(*ebiten.Image)
	for _, i := range p.moving {
		if r := i.at.Move(0, -float64(at)); r.Overlaps(view.Inset(-e.Px(40))) {
			i.paint(clip, r)
		}
	}
}

// Controls are the page's controls, for those who want to know where they are.
func (p *page) Controls() *kit.Controls { return p.controls }

// Close gives the memory of the page's pictures back.
func (p *page) Close() {
	p.controls.Close()
	p.forget()
	p.laid = stamp{}
	for _, img := range []**ebiten.Image{&p.under, &p.base} {
		if *img != nil {
			(*img).Deallocate()
			*img = nil
		}
	}
}

// pen puts ink on one of the page's two layers.
type pen struct {
	t  *kit.Theme
	to *[]ink
	p  *page
}

func (p *page) pen(e *kit.Env) pen       { return pen{e.Theme, &p.fixed, p} }
func (p *page) movingPen(e *kit.Env) pen { return pen{e.Theme, &p.moving, p} }

// scrap is a pen for measuring: what it writes is thrown away.
func scrap(t *kit.Theme) pen { return pen{t, new([]ink), nil} }

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

// framed puts a costly picture into a frame with rounded corners. It is painted once and kept under its name.
func (n pen) framed(name string, r kit.Rect, radius float64, paint func(dst *ebiten.Image)) {
	n.paint(r.Snap(), func(dst *ebiten.Image, r kit.Rect) {
		n.t.At(dst, n.p.picture(n.t, name, r, radius, paint), r)
	})
}

func (p *page) picture(t *kit.Theme, name string, r kit.Rect, radius float64, paint func(dst *ebiten.Image)) *ebiten.Image {
	size := r.Image().Size()
	if k, ok := p.pictures[name]; ok {
		if k.at == size {
			return k.img
		}
		k.img.Deallocate()
	}
	img := t.Framed(size.X, size.Y, radius, paint)
	p.pictures[name] = picture{img, size}
	return img
}
