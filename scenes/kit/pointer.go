package kit

import (
	"image"

	uiinput "github.com/ebitenui/ebitenui/input"
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/input"
)

// pointer is what ebitenui is told of the mouse or the finger: a state, of which one event at a time changes something.
// It is the only source of pointer input that ebitenui has.
type pointer struct {
	x, y            float64
	down, was       bool
	pressed, lifted bool
}

// away is a pointer that is over nothing.
func (p *pointer) away() { p.x, p.y = -1e6, -1e6 }

// use makes ebitenui look at this pointer. Several screens may be on the stack; each brings its own.
func use(p *pointer) {
	p.pressed, p.lifted = p.down && !p.was, !p.down && p.was
	p.was = p.down
	if current == nil {
		uiinput.CursorManagementEnabled = false
		uiinput.SetCursorUpdater(relay{})
	}
	current = p
}

var current *pointer

// relay implements ebitenui's CursorUpdater.
type relay struct{}

func (relay) Update()                    {}
func (relay) Draw(*ebiten.Image)         {}
func (relay) AfterDraw(*ebiten.Image)    {}
func (relay) CursorPosition() (x, y int) { return int(current.x), int(current.y) }

func (relay) MouseButtonPressed(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && current.down
}

func (relay) MouseButtonJustPressed(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && current.pressed
}

func (relay) MouseButtonJustReleased(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && current.lifted
}

func (relay) GetCursorImage(string) *ebiten.Image { return nil }
func (relay) GetCursorOffset(string) image.Point  { return image.Point{} }

// event passes one pointer event on. One pointer at a time works the controls: the first one that goes down.
func (c *Controls) event(ev input.Event) {
	mine := c.held < 0 || c.held == ev.ID
	switch ev.Kind {
	case input.Move:
		if !mine || ev.Touch && c.held < 0 {
			return
		}
		c.pointer.x, c.pointer.y = ev.X, ev.Y
		for _, s := range c.scrolls {
			s.drag(ev)
		}
		c.step()
		if c.start != nil && c.start.down && c.start.drag != nil {
			c.start.drag(ev.X, ev.Y)
		}
	case input.Down:
		if c.held >= 0 || ev.Button != ebiten.MouseButtonLeft {
			return
		}
		c.held = ev.ID
		c.point(false)
		c.pointer.x, c.pointer.y = ev.X, ev.Y
		c.step() // it is there before it presses
		c.start = c.over(ev.X, ev.Y)
		for _, s := range c.scrolls {
			s.grab(ev)
		}
		if f := c.focus(); f != nil && f != c.start {
			c.Blur()
		}
		c.pointer.down = true
		c.step()
	case input.Up, input.Cancel:
		if c.held != ev.ID || ev.Button != ebiten.MouseButtonLeft {
			return
		}
		if ev.Kind == input.Cancel {
			c.pointer.away()
			c.forget()
		} else {
			c.pointer.x, c.pointer.y = ev.X, ev.Y
		}
		c.step()
		c.pointer.down = false
		c.step()
		c.held, c.start = -1, nil
		for _, s := range c.scrolls {
			s.release()
		}
		if ev.Touch {
			c.pointer.away() // a finger that is gone points at nothing
			c.step()
		}
	case input.Leave:
		if c.held < 0 {
			c.pointer.away()
			c.step()
		}
	case input.Wheel:
		for _, s := range c.scrolls {
			s.wheel(ev)
		}
		c.layout()
		c.step()
	}
}

// shape makes the cursor say what it is over.
func (c *Controls) shape() {
	want := ebiten.CursorShapeDefault
	for _, p := range c.list {
		switch {
		case !p.hover || !p.Enabled():
		case p.typed != nil:
			want = ebiten.CursorShapeText
		default:
			want = ebiten.CursorShapePointer
		}
	}
	if want != cursor {
		cursor = want
		ebiten.SetCursorShape(want)
	}
}

var cursor = ebiten.CursorShapeDefault

// forget lets go of what is pressed, without a click.
func (c *Controls) forget() {
	for _, p := range c.list {
		if p.down {
			p.down = false
			p.touch()
		}
	}
	c.start = nil
}

// point says whether the keyboard is in use; with it the ring comes and goes.
func (c *Controls) point(keys bool) {
	c.keyboard = keys
	if f := c.focus(); f != nil && f.ring != keys {
		f.ring = keys
		f.touch()
	}
}
