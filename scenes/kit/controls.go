package kit

import (
	"image"

	"github.com/ebitenui/ebitenui"
	"github.com/ebitenui/ebitenui/event"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	"quintet/scenes/input"
)

// Frame is one frame of input.
type Frame = input.Frame

// Controls are the widgets of one screen, kept by ebitenui. The scene says where each of them lies; input comes from the
// app's own queue, event by event, so that nothing that happens between two frames is lost.
type Controls struct {
	// Arrows lets the arrow keys move the focus; a table needs them for its board.
	Arrows bool

	ui       *ebitenui.UI
	root     *widget.Container
	list     []*core
	scrolls  []*Scroll
	pointer  pointer
	held     int   // the pointer that is down, -1 for none
	start    *core // the control on which it went down
	keyboard bool  // keys were used last, so the focus is shown
	changed  bool  // something looks different
	loose    bool  // something was moved
	tapped   bool  // something was clicked
	begun    bool  // ebitenui has been updated once
}

// NewControls is an empty screen.
func NewControls() *Controls {
	c := &Controls{Arrows: true, held: -1}
	c.root = widget.NewContainer(widget.ContainerOpts.Layout(exact{}))
	c.ui = &ebitenui.UI{Container: c.root, DisableDefaultFocus: true}
	c.pointer.away()
	return c
}

// exact is a layout that puts every control where its scene has said.
type exact struct{}

func (exact) PreferredSize([]widget.PreferredSizeLocateableWidget) (int, int) { return 0, 0 }

func (exact) Layout(list []widget.PreferredSizeLocateableWidget, _ image.Rectangle) {
	for _, w := range list {
		if c, ok := w.(Control); ok {
			w.SetLocation(c.part().seen().Image())
		}
	}
}

// Add puts controls on the screen. Tab visits them in this order.
func (c *Controls) Add(list ...Control) {
	for _, w := range list {
		p := w.part()
		p.owner, p.order = c, len(c.list)
		c.list = append(c.list, p)
		c.root.AddChild(w)
	}
	c.loose, c.changed = true, true
}

// Close gives the memory of all pictures back. The controls can still be used; they are painted anew.
func (c *Controls) Close() {
	for _, p := range c.list {
		p.drop()
	}
}

// Changed marks the screen to be drawn again.
func (c *Controls) Changed() { c.changed = true }

// Update passes the frame's input on. It asks for a new picture if any control looks different, and tells whether one does.
func (c *Controls) Update(e *Env) bool {
	c.layout()
	if !c.begun {
		c.begun = true
		c.step() // ebitenui ties its handlers together in its first Update
	}
	for _, ev := range e.In.Events {
		c.event(ev)
		c.layout()
	}
	for _, s := range c.scrolls {
		s.glide(e)
	}
	for _, k := range e.In.Keys {
		c.key(k, e.In)
		c.layout()
	}
	if f := c.focus(); f != nil && f.typed != nil && len(e.In.Chars) > 0 {
		f.typed(e.In.Chars)
	}
	for _, p := range c.list {
		if t, ok := p.self.(ticker); ok {
			t.tick(e)
		}
	}
	c.shape()
	if c.tapped {
		c.tapped = false
		e.Sound.Play(audio.Sound{Cue: audio.CueTap})
	}
	changed := c.changed
	if c.changed {
		c.changed = false
		e.Dirty()
	}
	return changed
}

// ticker is a control that changes with time.
type ticker interface{ tick(*Env) }

// Draw draws all controls.
func (c *Controls) Draw(dst *ebiten.Image) {
	c.layout()
	c.root.Render(dst)
	for _, s := range c.scrolls {
		s.draw(dst)
	}
}

// List lists all controls in the order of Tab.
func (c *Controls) List() []Control {
	list := make([]Control, len(c.list))
	for i, p := range c.list {
		list[i] = p.self
	}
	return list
}

// Each tells of every control that can be seen: its name, and the part of it that is in the window.
func (c *Controls) Each(f func(name string, r Rect)) {
	c.layout()
	for _, p := range c.list {
		if p.name != "" && p.Shown() && !p.w.Rect.Empty() {
			f(p.name, p.seen())
		}
	}
}

func (c *Controls) layout() {
	if !c.loose {
		return
	}
	c.loose = false
	exact{}.Layout(c.root.Children(), image.Rectangle{})
}

// step lets ebitenui see the pointer as it is now, and runs what follows from it.
func (c *Controls) step() {
	use(&c.pointer)
	c.ui.Update()
}

// at is where the pointer is.
func (c *Controls) at() (x, y float64) { return c.pointer.x, c.pointer.y }

// Over tells whether a control that can be seen lies at the point, usable or not.
func (c *Controls) Over(x, y float64) bool { return c.over(x, y) != nil }

func (c *Controls) over(x, y float64) *core {
	p := image.Pt(int(x), int(y))
	for _, k := range c.list {
		if k.Shown() && p.In(k.w.Rect) {
			return k
		}
	}
	return nil
}

// Holding tells whether a pointer that went down on a control, or on a scroll area, is still down.
func (c *Controls) Holding() bool {
	if c.held < 0 {
		return false
	}
	for _, s := range c.scrolls {
		if s.held {
			return true
		}
	}
	return c.start != nil
}

// began tells whether the press that ends now began on this control.
func (c *Controls) began(k *core) bool { return c.start == k }

// Focused tells whether a control has the keyboard's focus, so that Enter and Space are for it.
func (c *Controls) Focused() bool { return c.focus() != nil }

// Typing tells whether text is being typed, so that letters are no commands.
func (c *Controls) Typing() bool { f := c.focus(); return f != nil && f.typed != nil }

// Blur takes the focus away.
func (c *Controls) Blur() { c.ui.ClearFocus(); event.ExecuteDeferred() }

func (c *Controls) focus() *core {
	if f, ok := c.ui.GetFocusedWidget().(Control); ok {
		return f.part()
	}
	return nil
}
