package sprites

import (
	"math"
	"time"
)

// Calls are how a challenge card is called: shown to all, won, or called falsely. A card that lies where it is seen is shown there;
// one that isn't seen where it is, as it is somebody else's, comes to At, where all can read it, and goes from there. Calm is for
// reduced motion: nothing travels, it comes and goes where it is shown.
type Calls struct {
	At   func() Pose // where others' cards are shown; nil if nowhere
	Calm bool
}

// Shares of the time of a card that is shown, and of one that goes.
const (
	callComes = .45 // it has come where it is read
	callGoes  = .68 // it begins to go
)

// elsewhere tells whether a leg is of a card that isn't seen where it is.
func (c Calls) elsewhere(l Leg) bool {
	return c.At != nil && l.From.Alpha == 0 && l.To.Alpha == 0 && l.To.Face != 0
}

// between is a card on its way from its seat, where it is small, to where it is read, or back.
func (c Calls) between(seat Pose, face uint8, k float32) Pose {
	at := c.At()
	seat.Alpha, seat.Shade = 0, at.Shade
	p := seat.Mix(at, k)
	p.Alpha = min(1, 3*k)
	if c.Calm {
		p = at
		p.Alpha = k
	}
	p.Face, p.Depth = face, at.Depth
	return p
}

// Shown turns a card to all who look, or lifts one that they see already.
func (c Calls) Shown() Motion {
	return Motion{Lasts: 600 * time.Millisecond, Whole: true, Always: true, Pose: func(l Leg, t float32) Pose {
		switch {
		case c.elsewhere(l):
			return c.between(l.From, l.To.Face, outCubic(part(t, 0, callComes)))
		case c.Calm && l.From.Face == l.To.Face:
			return l.To
		case c.Calm:
			return Fade.Pose(l, min(1, 6*t))
		}
		p := l.From.Mix(l.To, t)
		if l.From.Face != l.To.Face {
			p.Flip = arch(t)
		}
		p.Lift = 16 * l.Unit * arch(t)
		return p
	}}
}

// Won holds a card up while its pattern is drawn in light, and then takes it to who has won it.
func (c Calls) Won() Motion {
	return Motion{Lasts: 1250 * time.Millisecond, Whole: true, Always: true, Pose: func(l Leg, t float32) Pose {
		way := inOutCubic(part(t, callGoes, 1))
		if c.elsewhere(l) {
			return c.between(l.To, l.To.Face, 1-way)
		}
		p := l.From.Mix(l.To, way)
		if p.Lift = max(l.From.Lift, 14*l.Unit*outCubic(min(1, t*6))) * (1 - way); c.Calm {
			p = l.From
		}
		p.Face = max(l.From.Face, l.To.Face)
		p.Alpha = l.From.Alpha * (1 - way*way)
		if l.To.Alpha > 0 {
			p.Alpha = l.To.Alpha
		}
		return p
	}}
}

// False shakes a card that was called falsely, or darkens it where nothing is to move. Then it goes back to whom it belongs.
func (c Calls) False() Motion {
	return Motion{Lasts: 1100 * time.Millisecond, Whole: true, Always: true, Pose: func(l Leg, t float32) Pose {
		p := l.From.Mix(l.To, inOutCubic(part(t, 0, .2)))
		if c.elsewhere(l) {
			p = c.between(l.To, l.To.Face, 1-inOutCubic(part(t, callGoes, 1)))
		}
		switch u := part(t, 0, .35); {
		case l.To.Face == 0 || l.Aside:
		case c.Calm:
			p.Dim = max(p.Dim, .45*(1-part(t, .55, callGoes)))
		default:
			p.X += 7 * l.Unit * (1 - u) * float32(math.Sin(float64(u)*4*math.Pi))
		}
		return p
	}}
}
