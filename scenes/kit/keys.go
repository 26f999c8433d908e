package kit

import (
	"math"

	"github.com/ebitenui/ebitenui/event"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// key passes one key on: Tab and the arrows move the focus, Enter and Space press what has it, and a control may use
// keys before that (a slider its arrows, a text field nearly all).
func (c *Controls) key(k ebiten.Key, f *Frame) {
	at := c.focus()
	if at != nil && !at.Shown() {
		at = nil
	}
	if at != nil && at.key != nil && k != ebiten.KeyTab && at.key(k, f) {
		c.point(true)
		return
	}
	switch k {
	case ebiten.KeyTab:
		d := widget.FOCUS_NEXT
		if f.Shift {
			d = widget.FOCUS_PREVIOUS
		}
		c.focusTo(d)
	case ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyLeft, ebiten.KeyRight:
		if c.Arrows {
			c.focusTo(ways[k])
		}
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace:
		if at != nil && at.Enabled() {
			c.point(true)
			at.fire()
		}
	}
}

var ways = map[ebiten.Key]widget.FocusDirection{
	ebiten.KeyUp: widget.FOCUS_NORTH, ebiten.KeyDown: widget.FOCUS_SOUTH,
	ebiten.KeyLeft: widget.FOCUS_WEST, ebiten.KeyRight: widget.FOCUS_EAST,
}

func (c *Controls) focusTo(d widget.FocusDirection) {
	c.keyboard = true
	c.ui.ChangeFocus(d)
	event.ExecuteDeferred()
	c.point(true)
}

// FocusOn gives the focus to a control, as if by key.
func (c *Controls) FocusOn(w Control) {
	c.keyboard = true
	w.Focus(true)
	event.ExecuteDeferred()
}

// beside is the control that lies next to another one in a direction: near in that direction, and not far aside.
func (c *Controls) beside(from *core, d widget.FocusDirection) *core {
	x, y := from.box.Mid()
	best, least := (*core)(nil), math.Inf(1)
	for _, p := range c.list {
		if p == from || p.aside || !p.Shown() || !p.Enabled() {
			continue
		}
		// Between the nearest edges: a wide control below begins right below, wherever its middle is.
		dx := max(p.box.X-from.box.Right(), from.box.X-p.box.Right(), 0)
		dy := max(p.box.Y-from.box.Bottom(), from.box.Y-p.box.Bottom(), 0)
		px, py := p.box.Mid()
		var along, aside float64
		switch d {
		case widget.FOCUS_WEST:
			along, aside = x-px, dy
		case widget.FOCUS_EAST:
			along, aside = px-x, dy
		case widget.FOCUS_NORTH:
			along, aside = y-py, dx
		case widget.FOCUS_SOUTH:
			along, aside = py-y, dx
		}
		if along <= 1 {
			continue
		}
		if far := along + 3*aside; far < least {
			best, least = p, far
		}
	}
	return best
}
