package kit

import (
	"image"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
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
		if !on && c.owner != nil && c.owner.focus() == c {
			c.owner.Blur()
		}
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
