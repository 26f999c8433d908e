package juxtabo

import (
	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// Where all reserves are open, that of somebody else lies in the tray while that seat is held: at the seat discs are small, or have
// no room at all.

func (f *Face) layVeils(s rules.Sight) {
	f.veils = f.veils[:0]
	for i, r := range f.plan.Seats {
		if seat := rules.Seat(i); seat != f.own && r.W > 0 && f.plan.Tray.W > 0 && game.Open(s.State()) {
			f.veils = append(f.veils, seat)
		}
	}
}

// inTray is whose reserve lies in the tray.
func (f *Face) inTray() rules.Seat {
	if f.peeks >= 0 {
		return f.peeks
	}
	return f.own
}

// Veils implements table.Peeking.
func (f *Face) Veils() (all []kit.Rect) {
	for _, seat := range f.veils {
		all = append(all, f.plan.Seats[seat])
	}
	return all
}

// Peek implements table.Peeking.
func (f *Face) Peek(veil int) {
	f.peeks = rules.Nobody
	if veil != table.NoVeil {
		f.peeks = f.veils[veil]
	}
}
