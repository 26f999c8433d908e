package audio

import "quintet/rules"

// Cards: paper on paper, and on steel.
const (
	CueCard    rules.Cue = "card"    // a card is dealt, or laid down
	CueFlip    rules.Cue = "flip"    // a card is turned over
	CueShuffle rules.Cue = "shuffle" // a deck is shuffled
)

// slip is a card that slides off others: the breath of its varnish.
func (c *canvas) slip(at, length, amp, tune float64) {
	c.hiss(at, length, 2100*tune, 3600*tune, 1.2, amp, 0.55, hump)
	c.hiss(at, length, 900*tune, 1400*tune, 1.4, 0.35*amp, 0.35, hump)
}

// pat is a card that meets what lies there, flat: more air pressed away than anything struck.
func (c *canvas) pat(at, amp, tune float64) {
	c.hiss(at, 0.007, 3800*tune, 2400*tune, 1, 0.55*amp, 0, burst)
	c.hiss(at, 0.03, 820*tune, 460*tune, 1.1, 0.8*amp, 0, burst)
	c.ring(at, 236*tune*c.spread(0.05), 0.42*amp, 0.035, 0.002)
}

func paintCard(c *canvas, _ float64) {
	tune := c.tune(0.06)
	length := 0.075 * c.spread(0.15)
	c.slip(0, length, 0.5*c.spread(0.2), tune)
	c.pat(length*0.92, c.spread(0.15), tune)
}

func paintFlip(c *canvas, _ float64) {
	tune := c.tune(0.05)
	c.slip(0, 0.06, 0.35, tune)
	// It is bent, lets go, and falls flat with its edge first.
	c.hiss(0.062*c.spread(0.08), 0.005, 4000*tune, 2800*tune, 1.3, 0.7, 0, burst)
	c.ring(0.062, 1880*tune*c.spread(0.05), 0.2, 0.014, 0.0006)
	down := 0.105 * c.spread(0.08)
	c.pat(down, 1, tune*0.94)
	c.pat(down+0.022*c.spread(0.3), 0.3*c.spread(0.3), tune*1.06)
}

func paintShuffle(c *canvas, _ float64) {
	tune := c.tune(0.04)
	// Two halves run into each other card by card, and are squared on the table.
	for i := range 16 {
		x := float64(i) / 15
		c.hiss(0.004+0.34*x*(1.15-0.15*x)*c.spread(0.02), 0.005, 4200*tune*c.spread(0.12), 2800*tune, 1.2, (0.35+0.4*x*(1-x))*c.spread(0.3), 0, burst)
	}
	c.slip(0, 0.36, 0.25, tune*0.8)
	c.pat(0.43*c.spread(0.02), 0.9, tune*0.9)
	c.pat(0.50*c.spread(0.02), 0.5*c.spread(0.2), tune*0.95)
}
