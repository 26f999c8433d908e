package sprites

import (
	"math"
	"time"
)

// Marbles roll. How far one has turned is its pose's Flip, in turns, and which way it rolls its Angle; where it lies both
// are its own, so that no two look alike.

// rollTime is how long a marble rolls, by its way in logical pixels.
func rollTime(way float32) time.Duration {
	return time.Duration(max(260, min(420, 180+.35*way))) * time.Millisecond
}

// trail is what a rolling marble leaves behind: a streak rather than balls.
var trail = []float32{.025, .04, .06, .085, .115, .15, .19, .24}

// rollArrives is the share of the time after which a marble is in its hollow, and hops there twice.
const rollArrives = .8

// Roll lets a marble roll from hollow to hollow.
var Roll = Motion{Far: rollTime, Trail: trail, Pose: func(l Leg, t float32) Pose {
	u := part(t, 0, rollArrives)
	way := 1 - (1-u)*(1-u)
	p := l.From.Mix(l.To, way)
	dx, dy := l.To.X-l.From.X, l.To.Y-l.From.Y
	p.turned(l, way, float32(math.Hypot(float64(dx), float64(dy))), float32(math.Atan2(float64(dy), float64(dx))), t)
	p.appears(l, t)
	// Out of its hollow and over the others; then two small hops.
	p.Lift = max(l.From.Lift*(1-u), 8*l.Unit*arch(u))
	if t > rollArrives {
		s := part(t, rollArrives, 1)
		p.Lift = 2 * l.Unit * abs(float32(math.Sin(float64(s)*2*math.Pi))) * (1 - .5*s)
	}
	return p
}}

// turned lets a marble turn by a way in pixels of which it has gone a share, in a direction.
func (p *Pose) turned(l Leg, gone, way, direction, t float32) {
	r := max(l.Half, 1)
	turns := float32(math.Round(float64(way / (2 * math.Pi * r))))
	p.Flip = l.From.Flip + (l.To.Flip-l.From.Flip+turns)*gone
	// It takes the direction as it leaves, and spins into its own as it arrives.
	p.Angle = l.From.Angle + nearTurn(direction-l.From.Angle)*part(t, 0, .16)
	if s := part(t, rollArrives-.1, 1); s > 0 {
		p.Angle = direction + nearTurn(l.To.Angle-direction)*s
	}
}

// appears shows at once what comes out of a store that isn't seen.
func (p *Pose) appears(l Leg, t float32) {
	if l.From.Alpha < l.To.Alpha {
		p.Alpha = l.From.Alpha + (l.To.Alpha-l.From.Alpha)*min(1, 4*t)
		p.Shade = l.To.Shade
	}
}

// nearTurn is the same turn the shorter way round.
func nearTurn(a float32) float32 {
	return a - 2*math.Pi*float32(math.Round(float64(a/(2*math.Pi))))
}

// Arcs lets two marbles change places, each on an arc of its own.
var Arcs = Motion{Far: func(way float32) time.Duration {
	return time.Duration(max(340, min(420, 320+.25*way))) * time.Millisecond
}, Trail: trail, Pose: func(l Leg, t float32) Pose {
	way := .5 - .5*float32(math.Cos(float64(t)*math.Pi))
	p := l.From.Mix(l.To, way)
	dx, dy := l.To.X-l.From.X, l.To.Y-l.From.Y
	d := float32(math.Hypot(float64(dx), float64(dy)))
	if d == 0 {
		return p
	}
	bow := max(.24*d, .62*(l.Half+l.Mate))
	high := float32(math.Sin(float64(way) * math.Pi))
	p.X += -dy / d * bow * high
	p.Y += dx / d * bow * high
	bend := float32(math.Atan2(float64(bow*math.Pi)*math.Cos(float64(way)*math.Pi), float64(d)))
	p.turned(l, way, d+bow, float32(math.Atan2(float64(dy), float64(dx)))+bend, t)
	p.Lift = 9 * l.Unit * arch(t)
	return p
}}
