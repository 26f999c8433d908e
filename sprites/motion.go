package sprites

import (
	"math"
	"time"
)

// Motion is how pieces travel when an event with a certain cue is played.
type Motion struct {
	Lasts time.Duration // at normal speed
	// Pose is where the piece is at t, from 0 to 1 of the time.
	Pose func(l Leg, t float32) Pose
	// Deep lets what lies over the pieces that are moved stay there.
	Deep bool
	// Whole keeps its time however much is waiting behind it: it is to be noticed.
	Whole bool
	// Same lets the pieces be each other: every one is at once seen where the one was that lay where it lies now.
	Same bool
	// Always keeps it as it is where motion is reduced: light, not travel.
	Always bool
	// Far makes the time that of the longest way, in logical pixels, where that matters; Lasts then counts for nothing.
	Far func(way float32) time.Duration
	// Trail is how solid the pictures of itself are that a piece leaves behind, the farthest first.
	Trail []float32
}

// Leg is one piece's way through one event.
type Leg struct {
	From, To Pose
	Half     float32 // half the side of the piece's foot, in pixels
	Mate     float32 // half the side of the piece that it changes places with, 0 if there is none
	Second   bool    // it is the later of the two
	Aside    bool    // it makes room for what is moved
	Unit     float32 // pixels of a logical pixel
}

// Shares of the 400 ms of a drop: it is lifted, travels, and lands.
const (
	dropLifted = 90. / 400
	dropLands  = 310. / 400
)

// Drop lifts a piece, carries it on a slight arc and sets it down with a small squash.
var Drop = Motion{Lasts: 400 * time.Millisecond, Pose: func(l Leg, t float32) Pose {
	way := inOutCubic(part(t, dropLifted, dropLands))
	p := l.From.Mix(l.To, way)
	dist := float32(math.Hypot(float64(l.To.X-l.From.X), float64(l.To.Y-l.From.Y)))
	p.Y -= .12 * dist * arch(way)
	high := max(l.From.Lift, 9*l.Unit)
	switch {
	case t < dropLifted:
		p.Lift = l.From.Lift + (high-l.From.Lift)*outCubic(t/dropLifted)
	case t < dropLands:
		p.Lift = high
	default:
		p = landed(l.To, part(t, dropLands, 1), high)
	}
	return p
}}

// landed is the last of a drop: down onto the board, flattened to 94 % and back.
func landed(to Pose, t, high float32) Pose {
	to.Lift = high * (1 - outCubic(min(1, t*2)))
	if t > .35 {
		to.Squash = .94 + .06*outBack(part(t, .35, 1), 1.4)
	} else {
		to.Squash = 1 - .06*t/.35
	}
	return to
}

// Shares of the 310 ms in which a tile is laid: it travels, and lands.
const layLands = 220. / 310

// Lay carries a tile from the hand to where it is laid and lets it click to its place. One that is already held above its
// place is only pressed down.
var Lay = Motion{Lasts: 310 * time.Millisecond, Pose: func(l Leg, t float32) Pose {
	high := max(l.From.Lift, 9*l.Unit)
	dist := float32(math.Hypot(float64(l.To.X-l.From.X), float64(l.To.Y-l.From.Y)))
	if dist < 12*l.Unit {
		p := landed(l.To, part(t, .15, .8), high)
		k := outCubic(part(t, 0, .3))
		p.X, p.Y = l.From.X+(l.To.X-l.From.X)*k, l.From.Y+(l.To.Y-l.From.Y)*k
		p.Alpha = l.From.Alpha + (l.To.Alpha-l.From.Alpha)*k
		p.Angle = l.From.Angle + (l.To.Angle-l.From.Angle)*k
		return p
	}
	if t >= layLands {
		return landed(l.To, part(t, layLands, 1), high)
	}
	way := inOutCubic(part(t, 0, layLands))
	p := l.From.Mix(l.To, way)
	p.Y -= .12 * dist * arch(way)
	p.Lift = l.From.Lift + (high-l.From.Lift)*outCubic(part(t, 0, .25))
	return p
}}

// Slide moves a piece flat along the board.
var Slide = Motion{Lasts: 240 * time.Millisecond, Pose: func(l Leg, t float32) Pose {
	p := l.From.Mix(l.To, inOutCubic(t))
	return p
}}

// Swap moves two pieces into each other's places, one beside the other. The smaller one goes the longer way round.
// They step aside before they meet, far enough for their feet to pass: see TestSwapPassesBeside.
var Swap = Motion{Lasts: 340 * time.Millisecond, Pose: func(l Leg, t float32) Pose {
	p := l.From.Mix(l.To, inOutCubic(t))
	dx, dy := l.To.X-l.From.X, l.To.Y-l.From.Y
	d := float32(math.Hypot(float64(dx), float64(dy)))
	if d == 0 || l.Mate == 0 {
		return p
	}
	nx, ny := -dy/d, dx/d
	// Two upright squares are apart when one of the axes parts them, so a diagonal needs the longer step.
	gap := ((l.Half+l.Mate)*1.12 + 4*l.Unit) / max(abs(nx), abs(ny))
	share := l.Mate / (l.Half + l.Mate)
	u := part(min(t, 1-t), 0, .3)
	aside := gap * share * u * u * (3 - 2*u)
	p.X += nx * aside
	p.Y += ny * aside
	p.Lift = 2 * l.Unit * arch(t)
	return p
}}

// Glide takes pieces back to where they belong, all at once: undo, redo, a drag that was given up.
var Glide = Motion{Lasts: 240 * time.Millisecond, Pose: func(l Leg, t float32) Pose {
	p := l.From.Mix(l.To, inOutCubic(t))
	p.Lift = max(l.From.Lift*(1-t), 5*l.Unit*arch(t))
	return p
}}

// Spring is the way home of a refused piece: 60 ms back, 140 ms of three dying swings.
var Spring = Motion{Lasts: 200 * time.Millisecond, Pose: func(l Leg, t float32) Pose {
	p := l.From.Mix(l.To, outCubic(part(t, 0, .3)))
	if t > .3 {
		u := part(t, .3, 1)
		p.X += 6 * l.Unit * (1 - u) * float32(math.Sin(float64(u)*3*math.Pi))
	}
	return p
}}

// Fade is what every motion becomes when motion is reduced: out here, in there. What only makes a little room, as discs of a high
// stack do, is at once where it belongs: if all of them went out and came again, that would be a flash.
var Fade = Motion{Lasts: 100 * time.Millisecond, Pose: func(l Leg, t float32) Pose {
	if l.Aside && l.From.Alpha > 0 && l.To.Alpha > 0 && l.From.Face == l.To.Face && abs(l.To.X-l.From.X)+abs(l.To.Y-l.From.Y) < l.To.Cell/4 {
		return l.From.Mix(l.To, float32(int(t+.5)))
	}
	if t < .5 {
		p := l.From
		p.Alpha *= 1 - 2*t
		return p
	}
	p := l.To
	p.Alpha *= 2*t - 1
	return p
}}

// FadeLate is Fade for what would not have been seen at all: it stays to be looked at, and then goes.
var FadeLate = Motion{Lasts: 700 * time.Millisecond, Whole: true, Always: true, Pose: func(l Leg, t float32) Pose {
	if l.Aside {
		return Fade.Pose(l, t)
	}
	return Fade.Pose(l, part(t, 6./7, 1))
}}

func abs(v float32) float32 {
	if v < 0 {
		return -v
	}
	return v
}

// Line is the time in which a finished line is drawn in light (420 ms) and its glow settles (300 ms). It moves nothing.
var Line = Motion{Lasts: 720 * time.Millisecond, Pose: func(l Leg, _ float32) Pose { return l.To }, Always: true}

// Still is an event of which nothing is seen: pieces that look alike exchange their places.
var Still = Motion{Same: true, Always: true}
