package kit

import "github.com/hajimehoshi/ebiten/v2"

// Card is a control that its scene paints: a box on the shelf, a sample that can be tapped.
type Card struct{ core }

// NewCard is a card; lit is 1 while it is pointed at or has the focus, -1 while it is pressed, else 0.
func (t *Theme) NewCard(paint func(dst *ebiten.Image, r Rect, lit float32), do func()) *Card {
	c := &Card{}
	c.set(t, c)
	c.click = do
	c.paint = func(dst *ebiten.Image, r Rect) {
		lit := c.lit()
		if lit == 0 && c.ring {
			lit = 1
		}
		paint(dst, r, lit)
	}
	return c
}

// Aside leaves the card out of what Tab visits: something else does the same.
func (c *Card) Aside() *Card { c.aside = true; return c }

// Repaint paints the card anew.
func (c *Card) Repaint() { c.touch() }
