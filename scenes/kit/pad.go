package kit

import "github.com/hajimehoshi/ebiten/v2"

// Pad is a control that its scene paints and on which one points: pressed or dragged, it says where.
type Pad struct{ core }

// NewPad is a pad. Point is told where the pointer is that is down on it, as a share of its box; keys are the scene's.
func (t *Theme) NewPad(paint func(dst *ebiten.Image, r Rect), point func(x, y float64)) *Pad {
	p := &Pad{}
	p.set(t, p)
	p.aside = true
	p.paint = paint
	p.press = func(x, y float64) {
		if b := p.box; b.W > 0 && b.H > 0 {
			point((x-b.X)/b.W, (y-b.Y)/b.H)
		}
	}
	p.drag = p.press
	return p
}

// Repaint paints the pad anew.
func (p *Pad) Repaint() { p.touch() }
