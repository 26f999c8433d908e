package table

import (
	"quintet/rules"
	"quintet/sprites"
)

// Piler is a face of a game whose pieces lie on each other.
type Piler interface {
	// Foot is the spot that is tapped for what lies there: where a pile begins.
	Foot(s rules.Spot) rules.Spot
	// Aim moves the targets to where the uppermost pieces are now.
	Aim(spots *sprites.Targets, table []rules.Place)
	// Same is the spot that stands for one with a piece that looks and counts the same.
	Same(s rules.Spot, table []rules.Place) rules.Spot
	// Takes tells whether a piece of that spot can be taken in the hand.
	Takes(s rules.Sight, spot rules.Spot) bool
	// Rests is how a piece that lies so would lie on a spot; false leaves it as it is. It is asked in every frame, and
	// allocates nothing.
	Rests(at rules.Place, spot rules.Spot) (rules.Place, bool)
}

// foot is the spot to be tapped for what lies somewhere.
func (t *Table) foot(s rules.Spot) rules.Spot {
	if p, ok := t.face.(Piler); ok {
		return p.Foot(s)
	}
	return s
}

// piled tells whether pieces can lie on each other on a spot.
func (t *Table) piled(s rules.Spot) bool {
	s.Z++
	return t.foot(s) != s
}

// same is the spot that is tapped where one like it was.
func (t *Table) same(s rules.Spot) rules.Spot {
	if p, ok := t.face.(Piler); ok {
		return p.Same(s, t.stage.Table())
	}
	return s
}

// takes tells whether a piece there can be dragged.
func (t *Table) takes(s rules.Spot) bool {
	p, ok := t.face.(Piler)
	return !ok || p.Takes(t.sight(), s)
}

// rests is how a piece would be seen on a spot.
func (t *Table) rests(piece int, s rules.Spot) sprites.Pose {
	at := t.stage.Table()[piece]
	on, ok := rules.Place{}, false
	if p, piles := t.face.(Piler); piles {
		on, ok = p.Rests(at, s)
	}
	if at.Spot = s; ok {
		at = on
	}
	return t.homeAt(piece, at)
}

// aimPiles moves the targets with what lies there.
func (t *Table) aimPiles() {
	if p, ok := t.face.(Piler); ok {
		p.Aim(t.spots, t.stage.Table())
	}
}

// Settler is a face whose pieces give way under what is put on them.
type Settler interface {
	// Settle appends those that do after an event with a cue has put a piece down.
	Settle(dst []int, cue rules.Cue, piece int, table []rules.Place) []int
	// Settling is how they move.
	Settling() sprites.Motion
}

// Flasher is a face of a game in which moves finish shapes that don't end it. They are drawn in light while the event
// with the cue is played.
type Flasher interface {
	Flash(s rules.Sight, i int) (shapes [][]rules.Spot, cue rules.Cue)
}

// Sounder is a face that says how the game's own cues are heard: as which one, and whether when a piece lands.
type Sounder interface {
	Sound(cue rules.Cue) (as rules.Cue, landed bool)
}
