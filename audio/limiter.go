package audio

import "math"

const (
	lookahead = 64   // frames (1.3 ms) by which the limiter sees a peak before it is heard
	threshold = 0.70 // above this it turns down
	knee      = 0.80 // above this what is left over is bent, never to pass 1
)

// A limiter turns the whole mix down for as long as it is too loud, so that any number of sounds at once stays clean.
type limiter struct {
	late [lookahead][2]float32
	at   int
	hold float32 // the loudest of late, falling slowly
	gain float32
}

var (
	limiterRelease = float32(1 - math.Exp(-1/(0.08*rate)))
	limiterAttack  = float32(1 - math.Exp(-5.0/lookahead))
)

func newLimiter() limiter { return limiter{gain: 1} }

// frame takes one frame and returns the one of 64 frames ago.
func (l *limiter) frame(left, right float32) (float32, float32) {
	peak := max(left, -left, right, -right)
	if peak > l.hold {
		l.hold = peak
	} else {
		l.hold += limiterRelease * (peak - l.hold)
	}
	aim := float32(1)
	if l.hold > threshold {
		aim = threshold / l.hold
	}
	if aim < l.gain {
		l.gain += limiterAttack * (aim - l.gain)
	} else {
		l.gain = aim
	}
	out := l.late[l.at]
	l.late[l.at] = [2]float32{left, right}
	l.at = (l.at + 1) % lookahead
	return soft(out[0] * l.gain), soft(out[1] * l.gain)
}

// soft leaves what is below the knee as it is and bends the rest to stay below 1.
func soft(x float32) float32 {
	if x > knee {
		return knee + (1-knee)*float32(math.Tanh(float64((x-knee)/(1-knee))))
	}
	if x < -knee {
		return -soft(-x)
	}
	return x
}
