package kit

import (
	"image"
	"math"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/sprites"
)

// Control is a widget of the kit.
type Control interface {
	widget.PreferredSizeLocateableWidget
	widget.Focuser
	widget.Updater
	widget.Renderer
	Box() Rect
	Shown() bool
	part() *core
}

// core is what all controls share. ebitenui tells it what the pointer does; how it looks is painted into a picture of
// its own, anew only when something about it has changed, so that drawing a control is drawing one image.
type core struct {
	w     *widget.Widget
	self  Control
	theme *Theme
	owner *Controls
	in    *Scroll // nil where it doesn't scroll

	box     Rect // where the scene has put it; inside a scroll area as if it were not scrolled
	name    string
	order   int
	aside   bool // Tab passes it by
	hover   bool
	down    bool
	focused bool
	ring    bool // the focus is shown

	pic    *ebiten.Image
	margin int // of the picture round the box, for the ring and the shadow
	stale  bool
	mark   int // the theme's, when the picture was made
	op     ebiten.DrawImageOptions

	paint func(dst *ebiten.Image, r Rect)   // draws the control; r is its box in dst
	click func()                            // pressed and released inside, or Enter or Space
	over  func(x, y float64)                // the pointer moves over it
	press func(x, y float64)                // goes down on it
	drag  func(x, y float64)                // moves while down
	lift  func()                            // and comes up again, wherever
	key   func(k ebiten.Key, f *Frame) bool // a key while focused; true: it was used
	typed func(r []rune)                    // text while focused
	enter func()                            // the focus comes
	leave func()                            // and goes
	why   func()                            // tapped while disabled
}

func (c *core) set(t *Theme, self Control) {
	c.theme, c.self, c.stale = t, self, true
	c.w = widget.NewWidget(
		widget.WidgetOpts.CursorEnterHandler(func(*widget.WidgetCursorEnterEventArgs) { c.hover = true; c.touch() }),
		widget.WidgetOpts.CursorExitHandler(func(*widget.WidgetCursorExitEventArgs) { c.hover = false; c.touch() }),
		widget.WidgetOpts.CursorMoveHandler(func(*widget.WidgetCursorMoveEventArgs) {
			if c.over != nil {
				c.over(c.owner.at())
			}
		}),
		widget.WidgetOpts.MouseButtonPressedHandler(func(a *widget.WidgetMouseButtonPressedEventArgs) {
			if a.Button == ebiten.MouseButtonLeft && !c.w.Disabled {
				c.down = true
				c.touch()
				if c.press != nil {
					c.press(c.owner.at())
				}
			}
		}),
		widget.WidgetOpts.MouseButtonReleasedHandler(func(a *widget.WidgetMouseButtonReleasedEventArgs) {
			if a.Button != ebiten.MouseButtonLeft {
				return
			}
			was := c.down
			c.down = false
			switch {
			case was:
				c.touch()
				if c.lift != nil {
					c.lift()
				}
				if a.Inside {
					c.fire()
				}
			case c.w.Disabled && a.Inside && c.why != nil && c.owner.began(c):
				c.why()
			}
		}),
	)
	// All controls of a screen lie beside each other, so one input layer serves them.
	c.w.UseParentLayer = true
}

func (c *core) part() *core { return c }

// fire is a click, by pointer or key.
func (c *core) fire() {
	if c.click != nil {
		c.owner.tapped = true
		c.click()
	}
}

// touch says that the control no longer looks as its picture does.
func (c *core) touch() {
	c.stale = true
	if c.owner != nil {
		c.owner.changed = true
	}
}

// Place puts the control at a rectangle of the window.
func (c *core) Place(r Rect) {
	r = r.Snap()
	if c.box == r {
		return
	}
	if c.box.W != r.W || c.box.H != r.H {
		c.stale = true
	}
	c.box = r
	c.moved()
}

// moved tells the layout that the control lies elsewhere.
func (c *core) moved() {
	if c.owner != nil {
		c.owner.loose, c.owner.changed = true, true
	}
}

// Name gives the control a name by which tests and reports find it.
func (c *core) Name(name string) { c.name = name }

// Called is that name.
func (c *core) Called() string { return c.name }

// Box is where the control is.
func (c *core) Box() Rect { return c.box }

// Scrolls tells whether the control lies in a scroll area.
func (c *core) Scrolls() bool { return c.in != nil }

// seen is the part of the control that is in the window: what a scroll area leaves of it.
func (c *core) seen() Rect {
	r := c.box
	if c.in == nil {
		return r
	}
	r = r.Move(0, -c.in.offset())
	v := c.in.view
	x, y := max(r.X, v.X), max(r.Y, v.Y)
	return Rect{X: x, Y: y, W: max(0, min(r.Right(), v.Right())-x), H: max(0, min(r.Bottom(), v.Bottom())-y)}
}

// Show makes the control visible or not. What is not visible can't be pressed or focused.
func (c *core) Show(on bool) {
	v := widget.Visibility_Show
	if !on {
		v = widget.Visibility_Hide
	}
	if c.w.Visibility != v {
		c.w.Visibility = v
		c.hover, c.down = false, false
		c.moved()
	}
}

// Shown tells whether it is visible.
func (c *core) Shown() bool { return c.w.Visibility == widget.Visibility_Show }

// Enable lets the control be used, or dims it.
func (c *core) Enable(on bool) {
	if c.w.Disabled == on {
		c.w.Disabled = !on
		c.down = false
		c.touch()
	}
}

// Enabled tells whether it can be used.
func (c *core) Enabled() bool { return !c.w.Disabled }

// Why is called when the control is tapped though it is disabled, to say the reason in words.
func (c *core) Why(f func()) { c.why = f }

// GetWidget implements ebitenui's HasWidget, as the next ones its other interfaces.
func (c *core) GetWidget() *widget.Widget { return c.w }

// PreferredSize is the size that the scene has given.
func (c *core) PreferredSize() (int, int) { return int(c.box.W), int(c.box.H) }

// SetLocation is called by the layout.
func (c *core) SetLocation(r image.Rectangle) { c.w.Rect = r }

// Update lets ebitenui compare the pointer with the widget.
func (c *core) Update() {
	if c.Shown() {
		c.w.Update()
	}
}

// Focus gives the control the focus or takes it.
func (c *core) Focus(on bool) {
	c.w.FireFocusEvent(c.self, on, image.Pt(-1, -1))
	if c.focused == on {
		return
	}
	c.focused = on
	c.ring = on && c.owner != nil && c.owner.keyboard
	c.touch()
	if on && c.in != nil && c.ring {
		c.in.Reveal(c.box)
	}
	if on && c.enter != nil {
		c.enter()
	}
	if !on && c.leave != nil {
		c.leave()
	}
}

// IsFocused tells whether keys go to it.
func (c *core) IsFocused() bool { return c.focused }

// TabOrder is the order in which controls were added; what is negative is passed by.
func (c *core) TabOrder() int {
	if c.aside {
		return -1
	}
	return c.order
}

// AddFocus is not needed: GetFocus finds neighbours by where they lie.
func (c *core) AddFocus(widget.FocusDirection, widget.Focuser) {}

// GetFocus is the control that lies next in a direction, or nil.
func (c *core) GetFocus(d widget.FocusDirection) widget.Focuser {
	if next := c.owner.beside(c, d); next != nil {
		return next.self
	}
	return nil
}

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
