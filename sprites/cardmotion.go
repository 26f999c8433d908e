package sprites

import "time"

// dealt carries a card on a low arc and turns it over on the way if it shows another face there.
func dealt(l Leg, way float32) Pose {
	p := l.From.Mix(l.To, way)
	p.Lift = max(l.From.Lift*(1-way), 12*l.Unit*arch(way))
	if l.From.Face != l.To.Face && l.To.Alpha > 0 && l.From.Alpha > 0 {
		p.Flip = 1 - abs(2*way-1)
	}
	p.Depth = max(l.From.Depth, l.To.Depth) + 1
	return p
}

var (
	// CardDeal brings a card from the deck to a hand.
	CardDeal = Motion{Lasts: 180 * time.Millisecond, Pose: func(l Leg, t float32) Pose { return dealt(l, outCubic(t)) }}
	// CardTurn turns a card up in a new place.
	CardTurn = Motion{Lasts: 420 * time.Millisecond, Whole: true, Pose: func(l Leg, t float32) Pose { return dealt(l, inOutCubic(t)) }}
	// CardTake moves cards from one place to another.
	CardTake = Motion{Lasts: 300 * time.Millisecond, Pose: func(l Leg, t float32) Pose { return dealt(l, inOutCubic(t)) }}
	// CardShown lets a card that has been turned up be seen for a while before it goes.
	CardShown = Motion{Lasts: 900 * time.Millisecond, Whole: true, Pose: func(l Leg, t float32) Pose { return dealt(l, inOutCubic(part(t, .66, 1))) }}
	// Beat is a moment in which nothing moves, so that what has been said is noticed.
	Beat = Motion{Lasts: 220 * time.Millisecond, Pose: func(l Leg, _ float32) Pose { return l.To }, Always: true}
)
