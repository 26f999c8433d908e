package audio

import (
	"math"
	"math/rand/v2"
)

// rate is the number of frames a second, everywhere but in clips that have nothing high in them.
const rate = 48000

// A canvas is a sound while it is being made: mono, first as loud as it comes, then brought to a peak.
//
// Struck things are sums of damped sines (their modes) and a few milliseconds of noise (the contact); rubbed things are
// noise through a filter. That is enough for plastic, slate and wood, and it is cheap.
type canvas struct {
	buf     []float64
	rate    float64 // frames a second
	rnd     *rand.Rand
	variant int
	rest    func() // called between pieces of work, so that a slow machine can draw a frame meanwhile
}

// stroke is how many samples are made before others may run: less than a millisecond's work.
const stroke = 8192

func newCanvas(seconds, rate float64, rnd *rand.Rand, rest func()) *canvas {
	if rest == nil {
		rest = func() {}
	}
	return &canvas{buf: make([]float64, int(seconds*rate)), rate: rate, rnd: rnd, rest: rest}
}

// spread is a random factor around 1: spread(0.1) lies between 1/1.1 and 1.1.
func (c *canvas) spread(by float64) float64 {
	return math.Pow(1+by, 2*c.rnd.Float64()-1)
}

// tune is the factor by which a variant is out of tune, evenly spread from 1/(1+by) to 1+by with a little chance.
func (c *canvas) tune(by float64) float64 {
	return math.Pow(1+by, 2*(float64(c.variant)+0.2+0.6*c.rnd.Float64())/variants-1)
}

// after is the part of the canvas from a time on, in seconds.
func (c *canvas) after(at float64) []float64 {
	return c.buf[min(max(0, int(at*c.rate)), len(c.buf)):]
}

// ring adds a sine of hz that falls by 60 dB in decay seconds and takes about attack seconds to swell.
func (c *canvas) ring(at, hz, amp, decay, attack float64) {
	if hz > 0.45*c.rate {
		return
	}
	// A two-pole recursion is a damped sine for two multiplications a sample.
	r := math.Pow(10, -3/(decay*c.rate))
	w := 2 * math.Pi * hz / c.rate
	k, rr := 2*r*math.Cos(w), r*r
	y, last := 0.0, -amp*math.Sin(w)/r
	swell, toward := 0.0, 1.0
	if attack > 0 {
		toward = 1 - math.Exp(-3/(attack*c.rate))
	}
	out := c.after(at)
	out = out[:min(len(out), int(1.3*decay*c.rate))]
	for i := range out {
		swell += toward * (1 - swell)
		out[i] += y * swell
		y, last = k*y-rr*last, y
		if i%stroke == stroke-1 {
			c.rest()
		}
	}
	c.rest()
}

// hiss adds noise through a band-pass filter that glides from one frequency to another (Hz, below 7000). Grain is the share
// of it that comes as single ticks, 0 to 1: rubbing is made of many small slips. Shape is the loudness over 0..1.
func (c *canvas) hiss(at, length, from, to, q, amp, grain float64, shape func(float64) float64) {
	out := c.after(at)
	slips := uint32(1500 * (1 << 32) / c.rate) // 1500 a second, as a chance in 2^32 a sample
	n := int(length * c.rate)
	var low, band, dark, f, loud float64
	for i := range out[:min(len(out), n)] {
		if i%16 == 0 { // the glide and the shape are slow
			x := float64(i) / float64(n)
			f = 2 * math.Sin(math.Pi*min(from*math.Pow(to/from, x), 7000)/c.rate)
			loud = amp * shape(x)
		}
		in := (1 - grain) * (2*c.rnd.Float64() - 1)
		if c.rnd.Uint32() < slips {
			in += grain * 9 * (2*c.rnd.Float64() - 1)
		}
		low += f * band
		band += f * (in - low - band/q)
		dark += min(f, 1) * (band - dark) // a second slope upwards: cloth and stone don't sizzle
		out[i] += loud * dark
		if i%stroke == stroke-1 {
			c.rest()
		}
	}
	c.rest()
}

// hump swells and fades like the speed of a piece that is pushed; its top is at 1.
func hump(x float64) float64 {
	s := math.Sin(math.Pi * x)
	return s * s
}

// burst starts within a tenth of its length and falls away.
func burst(x float64) float64 {
	return min(1, x*10) * (1 - x) * (1 - x)
}

// finish takes away what is too low to hear, fades both ends to silence, and makes the loudest 15 ms of the sound as loud as
// the given root mean square (full scale is 1). The ear judges that rather than the peak, which chance moves by far.
func (c *canvas) finish(loudness float64) []float32 {
	start, window := int(c.rate*0.0005), int(c.rate*0.015)
	n := len(c.buf)
	end := n / 6 // the fade at the end, over what has mostly died away
	var in, out float64
	keep := 1 - 2*math.Pi*30/c.rate
	for i, x := range c.buf {
		out = keep*out + x - in // a high-pass at 30 Hz, so that no sound ends beside zero
		in = x
		c.buf[i] = out
	}
	for i := range end {
		c.buf[n-1-i] *= 0.5 - 0.5*math.Cos(math.Pi*float64(i)/float64(end))
	}
	for i := range min(start, n) {
		c.buf[i] *= float64(i) / float64(start)
	}
	var sum, most, top float64
	for i, x := range c.buf {
		if sum += x * x; i >= window {
			sum -= c.buf[i-window] * c.buf[i-window]
		}
		most, top = max(most, sum), max(top, math.Abs(x))
	}
	if most == 0 {
		return make([]float32, n)
	}
	by := min(loudness/math.Sqrt(most/float64(window)), 0.9/top)
	clip := make([]float32, n)
	for i, x := range c.buf {
		clip[i] = float32(x * by)
	}
	return clip
}
