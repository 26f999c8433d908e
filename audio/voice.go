package audio

import (
	"math"
	"time"
)

// fade is how many frames (5 ms) a voice takes to give way.
const fade = rate / 200

// A voice is a clip that sounds.
type voice struct {
	clip        []float32
	at, step    float64 // position and advance, in samples of the clip
	left, right float32
	phrase      bool
	fading      int       // frames left, once it gives way; 0 while it does not
	asked       time.Time // when it was to sound
}

// add mixes the voice's next frames in; at its end the clip becomes nil.
func (v *voice) add(left, right []float32) {
	last := len(v.clip) - 1
	for i := range left {
		j := int(v.at)
		if j >= last {
			v.clip = nil
			return
		}
		part := float32(v.at - float64(j))
		x := v.clip[j] + part*(v.clip[j+1]-v.clip[j])
		v.at += v.step
		if v.fading > 0 {
			x *= float32(v.fading) / fade
			if v.fading--; v.fading == 0 {
				v.clip = nil
				return
			}
		}
		left[i] += x * v.left
		right[i] += x * v.right
	}
}

// panned divides a gain between left and right at equal power. A table isn't as wide as a room: a third of it stays on
// the other side.
func panned(pan, gain float32) (left, right float32) {
	angle := float64(clamp(pan, -1, 1)*0.6+1) * math.Pi / 4
	return gain * float32(math.Cos(angle)), gain * float32(math.Sin(angle))
}
