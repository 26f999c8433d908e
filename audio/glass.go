package audio

import "quintet/rules"

// Glass on wood, and a die on felt.
const (
	CueGlass   rules.Cue = "glass"   // a marble comes to rest in a hollow of wood
	CueRolling rules.Cue = "rolling" // marbles roll over wood, and come to rest
	CueDice    rules.Cue = "dice"    // a die is shaken, thrown, and bounces three times
)

// clink is a glass marble meeting wood: a tick that is nearly all contact, the glass, which is too small and too hard to
// ring for long, and the hollow under it.
func (c *canvas) clink(at, amp, tune float64) {
	c.hiss(at, 0.004, 5200*tune, 3600*tune, 1.2, 0.7*amp, 0, burst)
	for _, m := range [...]struct{ hz, amp, decay float64 }{
		{5140, 0.34, 0.030}, {7310, 0.20, 0.022}, {3320, 0.22, 0.034},
	} {
		c.ring(at, m.hz*tune*c.spread(0.02), amp*m.amp*c.spread(0.3), m.decay*c.spread(0.15), 0.0004)
	}
	for _, m := range [...]struct{ hz, amp, decay float64 }{
		{612, 0.62, 0.075}, {1085, 0.36, 0.052}, {1790, 0.16, 0.036}, {268, 0.30, 0.11},
	} {
		c.ring(at, m.hz*tune*c.spread(0.03), amp*m.amp*c.spread(0.2), m.decay*c.spread(0.12), 0.0012)
	}
}

func paintGlass(c *canvas, _ float64) {
	tune := c.tune(0.05)
	c.clink(0.001, 1, tune)
	// It hops twice in its hollow, and then rocks.
	second := 0.052 * c.spread(0.2)
	c.clink(second, 0.34*c.spread(0.3), tune*1.02)
	c.clink(second*1.75, 0.13*c.spread(0.4), tune*1.03)
}

func paintRolling(c *canvas, _ float64) {
	tune := c.tune(0.05)
	length := 0.36 * c.spread(0.05)
	c.hiss(0, length, 310*tune, 520*tune, 1.1, 0.9, 0.35, hump)
	c.hiss(0, length, 1500*tune, 2300*tune, 1.6, 0.35, 0.6, hump)
	c.clink(length*0.94, 0.42*c.spread(0.2), tune)
	c.clink(length*0.94+0.03*c.spread(0.3), 0.32*c.spread(0.3), tune*1.05)
}

// rap is a corner of a die meeting felt over wood: bone more than plastic, and little of the board.
func (c *canvas) rap(at, amp, tune float64) {
	c.hiss(at, 0.006, 2300*tune, 1500*tune, 1, 0.8*amp, 0, burst)
	for _, m := range [...]struct{ hz, amp, decay float64 }{
		{1460, 0.46, 0.030}, {2280, 0.30, 0.022}, {3610, 0.14, 0.016}, {236, 0.55, 0.085}, {431, 0.30, 0.06},
	} {
		c.ring(at, m.hz*tune*c.spread(0.05), amp*m.amp*c.spread(0.25), m.decay*c.spread(0.15), 0.0009)
	}
}

func paintDice(c *canvas, _ float64) {
	tune := c.tune(0.04)
	// In the hand, then on the table when it is seen there.
	for _, at := range [...]float64{0.012, 0.062, 0.105} {
		c.rap(at*c.spread(0.15), 0.16*c.spread(0.5), tune*1.25)
	}
	c.rap(0.306, 1, tune)
	c.rap(0.532*c.spread(0.015), 0.55*c.spread(0.2), tune*1.03)
	c.rap(0.600*c.spread(0.02), 0.16*c.spread(0.4), tune*1.08)
	c.rap(0.700*c.spread(0.01), 0.26*c.spread(0.25), tune*1.05)
	c.rap(0.765*c.spread(0.02), 0.10*c.spread(0.4), tune*1.09)
}
