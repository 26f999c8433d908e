package audio

import (
	"math"
	"math/rand/v2"
)

// An ambience is the music: two warm chords that take turns, and now and then a single soft note that belongs to the one
// that sounds. It never repeats and never asks for attention. It costs about a third of a percent of a desktop's core.
type ambience struct {
	rnd    *rand.Rand
	wave   [waveSize + 1]float32
	frame  int     // since the start of the first chord
	swell  float32 // 0 to 1 over the first seconds
	chords [2]chord
	plucks [6]pluck
	next   int // frames until the next single note
}

const (
	waveSize = 1024
	turn     = 18 * rate // frames a chord lasts
	cross    = 7 * rate  // of which it shares with the next
)

// The chords, as key numbers with their loudness, and the notes that may be heard above them. They are those of the win.
var harmony = [2]struct {
	keys  [5]int
	loud  [5]float32
	above []int
}{
	{[5]int{38, 50, 57, 64, 66}, [5]float32{0.5, 1, 0.8, 0.42, 0.34}, []int{62, 64, 66, 69, 71, 74, 78}}, // D with its ninth
	{[5]int{43, 50, 59, 62, 69}, [5]float32{0.6, 0.8, 0.65, 0.5, 0.26}, []int{62, 67, 69, 71, 74, 76}},   // G with its ninth
}

// A chord is ten oscillators, two a key.
type chord struct {
	osc [10]oscillator
}

type oscillator struct {
	phase, step float32 // in cycles
	loud        float32
	left, right float32
	sway, pace  float64 // a slow tide in its loudness: phase, and advance a frame, in radians
	now         float32 // loudness at the end of the last block
}

// A pluck is one soft note: three damped sines, each a recursion of two poles.
type pluck struct {
	y, last, k, rr [3]float64
	left, right    float32
	rise           float32
	frames         int // left to sound
}

func newAmbience(seed uint64) *ambience {
	a := &ambience{rnd: rand.New(rand.NewPCG(seed, 2))}
	for i := range a.wave {
		x := 2 * math.Pi * float64(i) / waveSize
		a.wave[i] = float32(math.Sin(x) + 0.28*math.Sin(2*x) + 0.10*math.Sin(3*x) + 0.03*math.Sin(4*x))
	}
	for c := range a.chords {
		for i := range a.chords[c].osc {
			h := &harmony[c]
			side := float32(i%2)*2 - 1
			o := &a.chords[c].osc[i]
			// Each key is a pair a few cents apart, one more to the left and one more to the right: that is the warmth.
			hz := 440 * math.Pow(2, float64(h.keys[i/2]-69)/12+float64(side)*(0.0009+0.0008*a.rnd.Float64()))
			*o = oscillator{
				phase: a.rnd.Float32(), step: float32(hz / rate), loud: 0.085 * h.loud[i/2],
				left: 0.65 - 0.3*side, right: 0.65 + 0.3*side,
				sway: 2 * math.Pi * a.rnd.Float64(), pace: 2 * math.Pi / ((6 + 6*a.rnd.Float64()) * rate),
			}
		}
	}
	a.rewind()
	return a
}

// rewind makes it begin anew, from silence, when it is next asked for.
func (a *ambience) rewind() {
	a.swell, a.frame, a.next = 0, 0, 6*rate
	for i := range a.plucks {
		a.plucks[i].frames = 0
	}
}

// fill writes the next frames, at most a block.
func (a *ambience) fill(left, right []float32) {
	clear(left)
	clear(right)
	n := len(left)
	a.frame += n
	a.swell = min(1, a.swell+float32(n)/(4*rate))
	at, which := a.frame%turn, a.frame/turn%2
	for c := range a.chords {
		gain := float64(0)
		switch {
		case c == which:
			gain = math.Min(1, float64(at)/cross)
		case at < cross && a.frame >= turn:
			gain = 1 - float64(at)/cross
		}
		if a.frame < turn && c == which {
			gain = 1 // the first has nothing to grow out of; swell does that
		}
		a.chords[c].add(left, right, float32(math.Sin(gain*math.Pi/2)), a.wave[:])
	}
	if a.next -= n; a.next <= 0 {
		a.strike(which)
	}
	for i := range a.plucks {
		a.plucks[i].add(left, right)
	}
	for i := range left {
		left[i] *= a.swell
		right[i] *= a.swell
	}
}

// add mixes a block of the chord in. Loudness is followed in a straight line within the block.
func (c *chord) add(left, right []float32, gain float32, wave []float32) {
	for i := range c.osc {
		o := &c.osc[i]
		o.sway += o.pace * float64(len(left))
		if o.sway > 2*math.Pi {
			o.sway -= 2 * math.Pi
		}
		aim := gain * o.loud * (0.78 + 0.22*float32(math.Sin(o.sway)))
		if aim < 1e-6 && o.now < 1e-6 {
			o.now = 0
			continue
		}
		loud, more := o.now, (aim-o.now)/float32(len(left))
		o.now = aim
		phase := o.phase
		for j := range left {
			phase += o.step
			if phase >= 1 {
				phase--
			}
			x := phase * waveSize
			k := int(x)
			y := wave[k] + (x-float32(k))*(wave[k+1]-wave[k])
			loud += more
			y *= loud
			left[j] += y * o.left
			right[j] += y * o.right
		}
		o.phase = phase
	}
}

// strike begins a single note over the given chord and chooses when the next one comes: mostly after a while, at times as
// an answer, soon.
func (a *ambience) strike(which int) {
	a.next = int((4 + 7*a.rnd.Float64()) * rate)
	if a.rnd.IntN(4) == 0 {
		a.next = int((0.45 + 0.4*a.rnd.Float64()) * rate)
	}
	above := harmony[which].above
	hz := 440 * math.Pow(2, float64(above[a.rnd.IntN(len(above))]-69)/12)
	loud := 0.10 + 0.09*a.rnd.Float64()
	pan := 0.3 + 0.4*a.rnd.Float32()
	for i := range a.plucks {
		p := &a.plucks[i]
		if p.frames > 0 {
			continue
		}
		*p = pluck{left: 1 - pan, right: pan, frames: 4 * rate}
		for j, part := range [3]struct{ times, amp, decay float64 }{{1, 1, 3.2}, {2.002, 0.16, 1.6}, {3.99, 0.04, 0.7}} {
			r := math.Pow(10, -3/(part.decay*rate))
			w := 2 * math.Pi * hz * part.times / rate
			p.k[j], p.rr[j], p.last[j] = 2*r*math.Cos(w), r*r, -loud*part.amp*math.Sin(w)/r
		}
		return
	}
}

func (p *pluck) add(left, right []float32) {
	if p.frames <= 0 {
		return
	}
	p.frames -= len(left)
	for i := range left {
		p.rise += (1 - p.rise) * (1 / (0.006 * rate))
		var x float64
		for j := range p.y {
			x += p.y[j]
			p.y[j], p.last[j] = p.k[j]*p.y[j]-p.rr[j]*p.last[j], p.y[j]
		}
		y := float32(x) * p.rise
		left[i] += y * p.left
		right[i] += y * p.right
	}
}
