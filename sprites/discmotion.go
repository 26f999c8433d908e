package sprites

import (
	"math"
	"time"
)

// farAway is a way, in logical pixels, that nobody can see: what comes from there comes out of a bag or a deck.
const farAway = 3000

// FarAway is where a bag is that isn't on the screen, in pixels for a scale of the screen.
func FarAway(scale float64) float32 { return float32(-2 * farAway * scale) }

// byWay makes the time of a motion that of a short fall where a piece comes out of a bag.
func byWay(seen, fall time.Duration) func(float32) time.Duration {
	return func(way float32) time.Duration {
		if way > farAway {
			return fall
		}
		return seen
	}
}

// Shares of the way of a disc.
const (
	discUp    = .14 // it has been lifted
	discLands = .80
)

// DiscDrop takes a disc to a stack: it rises, turns over on its way if its other side has to be up, and lands with a
// click. Out of the bag it falls from a little above.
var DiscDrop = Motion{Lasts: 440 * time.Millisecond, Far: byWay(440*time.Millisecond, 130*time.Millisecond), Trail: []float32{.12, .22},
	Pose: func(l Leg, t float32) Pose {
		if l.From.Alpha == 0 || l.To.Alpha == 0 {
			return falls(l, t)
		}
		way := inOutCubic(part(t, discUp, discLands))
		p := flipped(l, way)
		dist := float32(math.Hypot(float64(l.To.X-l.From.X), float64(l.To.Y-l.From.Y)))
		high := max(l.From.Lift, 12*l.Unit)
		p.Y -= (.08*dist + .9*l.Half) * arch(way)
		switch {
		case t < discUp:
			p.Lift = l.From.Lift + (high-l.From.Lift)*outCubic(t/discUp)
		case t < discLands:
			p.Lift = high
		default:
			u := part(t, discLands, 1)
			p.Lift = high * (1 - outCubic(min(1, u*2.2)))
			p.Squash = 1 - .04*arch(part(u, .35, 1))
		}
		return p
	}}

// DiscBack takes discs back to where they were: provisional ones, and one that was put down where it doesn't fit.
var DiscBack = Motion{Lasts: 360 * time.Millisecond, Pose: func(l Leg, t float32) Pose {
	way := inOutCubic(t)
	p := flipped(l, way)
	p.Y -= .6 * l.Half * arch(way)
	p.Lift = 8 * l.Unit * arch(t)
	return p
}}

// flipped is a disc on its way that turns over, if its other face is to be up.
func flipped(l Leg, way float32) Pose {
	p := l.From.Mix(l.To, way)
	if l.From.Face != l.To.Face && l.From.Face != 0 && l.To.Face != 0 && way < 1 {
		p.Face = l.From.Face
		p.Flip = l.From.Flip + (2-l.To.Flip-l.From.Flip)*way
	}
	return p
}

// falls lets a piece come out of nowhere from a little above, or go there.
func falls(l Leg, t float32) Pose {
	at, k := l.To, outCubic(t)
	if l.To.Alpha == 0 {
		at, k = l.From, 1-inOutCubic(t)
		at.Alpha = l.From.Alpha * k
	} else {
		at.Alpha *= min(1, 2.5*t)
	}
	at.Lift = 30 * l.Unit * (1 - k)
	return at
}

// DealOut is a disc that is drawn, or a card: it comes from a little above.
var DealOut = Motion{Lasts: 180 * time.Millisecond, Far: byWay(180*time.Millisecond, 150*time.Millisecond),
	Pose: func(l Leg, t float32) Pose {
		if l.From.Alpha == 0 || l.To.Alpha == 0 {
			return falls(l, t)
		}
		return Glide.Pose(l, t)
	}}

// StackSettles lets the discs of a stack give way under the one that has landed, the upper ones most, and come back.
var StackSettles = Motion{Lasts: 170 * time.Millisecond, Deep: true, Pose: func(l Leg, t float32) Pose {
	p := l.To
	swing := float32(math.Sin(float64(t)*2*math.Pi)) * (1 - t)
	p.Y += .16 * (p.High + p.Thick) * swing
	p.Squash = 1 - .02*arch(t)
	return p
}}
