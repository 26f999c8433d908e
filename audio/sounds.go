package audio

import (
	"math"

	"quintet/rules"
)

// Cues that no rule writes: they come from the hand and from the screen, not from the match.
const (
	CueLift   rules.Cue = "lift"   // a piece is taken up
	CueRefuse rules.Cue = "refuse" // a move is refused and the piece springs back
	CueWin    rules.Cue = "win"    // the match is won
	CueTap    rules.Cue = "tap"    // a button is pressed
)

// Sound is one thing to be heard now. A cue that has no sound here is silent.
type Sound struct {
	Cue    rules.Cue
	Weight float32 // how large the piece is: 0 small and high, 1 large and low
	Pan    float32 // where on the table: -1 left edge, 0 middle, 1 right edge
}

// variants is how many renderings there are of each sound.
const variants = 4

// A recipe says how a sound is made.
type recipe struct {
	length   float64 // s
	loudness float64 // root mean square of its loudest 15 ms
	weighted bool    // whether the size of the piece is heard
	phrase   bool    // whether it is music: never bent in pitch, and the ambience makes room for it
	coarse   float64 // how many times fewer frames a second are enough; 0 is 1
	paint    func(c *canvas, weight float64)
}

var recipes = map[rules.Cue]recipe{
	CueTap:         {length: 0.045, loudness: 0.014, paint: paintTap},
	CueLift:        {length: 0.12, loudness: 0.04, weighted: true, paint: paintLift},
	rules.CueDrop:  {length: 0.30, loudness: 0.17, weighted: true, paint: paintDrop},
	rules.CueSlide: {length: 0.32, loudness: 0.05, weighted: true, paint: paintSlide},
	rules.CueSwap:  {length: 0.42, loudness: 0.06, weighted: true, paint: paintSwap},
	CueRefuse:      {length: 0.24, loudness: 0.1, weighted: true, paint: paintRefuse},
	CueWin:         {length: 3.2, loudness: 0.2, phrase: true, coarse: 3, paint: paintWin},
	CueGlass:       {length: 0.26, loudness: 0.11, paint: paintGlass},
	CueRolling:     {length: 0.56, loudness: 0.07, paint: paintRolling},
	CueDice:        {length: 0.95, loudness: 0.10, paint: paintDice},
	CueCard:        {length: 0.16, loudness: 0.05, paint: paintCard},
	CueFlip:        {length: 0.22, loudness: 0.07, paint: paintFlip},
	CueShuffle:     {length: 0.62, loudness: 0.06, paint: paintShuffle},
	rules.CueDraw:  {length: 2.2, loudness: 0.13, phrase: true, coarse: 3, paint: paintDraw},
}

// pitch is the factor by which the size of a piece moves its modes: nearly an octave between small and large.
func pitch(weight float64) float64 { return math.Pow(2, 0.45-0.9*weight) }

// step is how far the clip advances in a frame.
func (r recipe) step() float64 { return 1 / max(1, r.coarse) }

// knock is a hollow plastic pyramid meeting slate: a tick of contact, the shell's modes, and the stone below, which a
// heavy piece wakes more than a light one.
func (c *canvas) knock(at, amp, weight, tune float64) {
	p := pitch(weight) * tune
	c.hiss(at, 0.005, 3400*p, 2300*p, 1.1, 0.75*amp, 0, burst)
	for _, m := range [...]struct{ times, amp, decay float64 }{
		{1, 1, 0.085}, {1.79, 0.62, 0.062}, {2.64, 0.38, 0.046}, {3.93, 0.2, 0.034}, {5.31, 0.09, 0.026},
	} {
		c.ring(at, 890*p*m.times*c.spread(0.015), amp*m.amp*c.spread(0.25), m.decay*(0.8+0.5*weight)*c.spread(0.1), 0.0009)
	}
	stone := 0.35 + 0.55*weight
	c.ring(at, 178*c.spread(0.02)*(1.12-0.24*weight), amp*stone, 0.17, 0.003)
	c.ring(at, 307*c.spread(0.02)*(1.12-0.24*weight), amp*stone*0.55, 0.11, 0.002)
}

func paintTap(c *canvas, _ float64) {
	tune := c.tune(0.04)
	c.hiss(0, 0.004, 2600*tune, 1800*tune, 1, 0.5, 0, burst)
	c.ring(0, 1240*tune, 0.8, 0.03, 0.0012)
	c.ring(0, 640*tune, 0.6, 0.035, 0.0015)
}

func paintLift(c *canvas, weight float64) {
	tune := c.tune(0.035)
	p := pitch(weight) * tune
	// It comes off the slate with a small tick, and a breath of air follows the hand up.
	c.ring(0.002, 1330*p, 0.5, 0.03, 0.0012)
	c.ring(0.002, 2390*p, 0.22, 0.022, 0.0009)
	c.hiss(0, 0.11, 1100*p, 2700*p, 1.4, 0.55, 0.2, func(x float64) float64 { return hump(math.Sqrt(x)) })
}

func paintDrop(c *canvas, weight float64) {
	tune := c.tune(0.035)
	c.knock(0.001, 1, weight, tune)
	// It rocks once or twice before it stands, and the sooner the smaller it is.
	again := (0.040 + 0.022*weight) * c.spread(0.2)
	c.knock(again, 0.24*c.spread(0.3), weight, tune*1.03)
	c.knock(again*1.62, 0.085*c.spread(0.4), weight, tune*1.05)
}

// rub is plastic pushed over slate, with a low murmur of the board under it.
func (c *canvas) rub(at, length, amp, weight, tune float64) {
	p := pitch(weight) * tune
	c.hiss(at, length, 1050*p, 1650*p, 1.3, amp, 0.45, hump)
	c.hiss(at, length, 2200*p, 2900*p, 1.8, 0.4*amp, 0.5, hump)
	c.hiss(at, length, 240, 290, 1.6, (0.5+0.6*weight)*amp, 0.3, hump)
}

func paintSlide(c *canvas, weight float64) {
	tune := c.tune(0.04)
	c.rub(0, 0.27*c.spread(0.06), 1, weight, tune)
	// What stops it is felt rather than heard.
	c.knock(0.235, 0.22*c.spread(0.2), weight, tune)
}

func paintSwap(c *canvas, weight float64) {
	tune := c.tune(0.035)
	c.rub(0, 0.25, 0.9, weight, tune*1.07)
	c.rub(0.1*c.spread(0.15), 0.25, 0.9, weight, tune*0.92)
	c.knock(0.235, 0.28, weight, tune*1.05)
	c.knock(0.325*c.spread(0.03), 0.34, weight, tune*0.94)
}

func paintRefuse(c *canvas, weight float64) {
	// Two knocks of a knuckle on the table's edge, the second lower: no, kindly.
	tune := c.tune(0.03) * math.Pow(pitch(weight), 0.3)
	for i, p := range [...]float64{1, 0.84} {
		at, amp := 0.001+float64(i)*0.088, 1-0.25*float64(i)
		c.hiss(at, 0.008, 900*p*tune, 600*p*tune, 1, 0.35*amp, 0, burst)
		c.ring(at, 342*p*tune, amp, 0.12, 0.003)
		c.ring(at, 561*p*tune*c.spread(0.01), 0.45*amp, 0.08, 0.0025)
		c.ring(at, 893*p*tune*c.spread(0.01), 0.16*amp, 0.05, 0.002)
	}
}

// note is a soft felt hammer on a bar of wood: a warm tone with a twin a hair beside it. Hz of the key number k, where 69
// is the A of 440 Hz.
func (c *canvas) note(at float64, k int, amp, decay float64) {
	hz := 440 * math.Pow(2, float64(k-69)/12)
	// High notes die sooner, as on every struck string and bar.
	decay *= math.Pow(220/hz, 0.35)
	for _, m := range [...]struct{ times, amp, decay float64 }{
		{1, 0.6, 1}, {1.0016, 0.4, 0.92}, {2.001, 0.2, 0.6}, {3.004, 0.09, 0.42}, {4.01, 0.05, 0.25},
	} {
		c.ring(at, hz*m.times, amp*m.amp*c.spread(0.08), decay*m.decay, 0.012)
	}
	c.hiss(at, 0.02, 700, 400, 0.8, 0.05*amp, 0, burst)
}

func paintWin(c *canvas, _ float64) {
	// The subdominant leans, the tonic rests: G with its ninth, then D, spread upwards.
	for i, k := range [...]int{43, 55, 59, 62, 69} {
		c.note(0.01+0.045*float64(i)*c.spread(0.12), k, 0.75*c.spread(0.12), 2.4)
	}
	for i, k := range [...]int{50, 57, 62, 66, 69, 74} {
		c.note(0.72+0.055*float64(i)*c.spread(0.12), k, c.spread(0.12), 3.4)
	}
}

func paintDraw(c *canvas, _ float64) {
	// Open fifths, neither glad nor sad.
	for i, k := range [...]int{50, 57, 64} {
		c.note(0.01+0.06*float64(i)*c.spread(0.12), k, c.spread(0.12), 2.6)
	}
	for i, k := range [...]int{55, 62, 69} {
		c.note(0.55+0.06*float64(i)*c.spread(0.12), k, 0.7*c.spread(0.12), 2.2)
	}
}
