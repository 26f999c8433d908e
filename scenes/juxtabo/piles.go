package juxtabo

import (
	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/sprites"
)

// Aim implements table.Piler: a stack is tapped where its uppermost disc is seen, or where it stands.
func (f *Face) Aim(spots *sprites.Targets, at []rules.Place) {
	for i := range f.piles {
		f.piles[i].high, f.piles[i].face = 0, 0
	}
	for _, p := range at[:game.Discs] {
		if s := p.Spot; s.Zone == game.ZoneBoard {
			if pile := f.pileAt(s); s.Z >= pile.high {
				pile.high, pile.face = s.Z+1, p.Face
			}
		}
	}
	for y := range f.felt.n {
		for x := range f.felt.n {
			high := f.pileAt(game.BoardSpot(x, y)).high
			top, foot := f.felt.box(x, y, high), f.felt.box(x, y, min(high, 1))
			over := top
			over.H = foot.Bottom() - top.Y
			spots.Set(game.BoardSpot(x, y), top, over)
		}
	}
}

// Foot implements table.Piler.
func (f *Face) Foot(s rules.Spot) rules.Spot {
	if s.Zone == game.ZoneBoard {
		s.Z = 0
	}
	return s
}

// Same implements table.Piler: equal discs are alike to the rules, which take the first.
func (f *Face) Same(s rules.Spot, at []rules.Place) rules.Spot {
	if s.Zone != game.ZoneReserve {
		return s
	}
	pair := -1
	for _, p := range at[:game.Discs] {
		if p.Spot == s && p.Face != 0 {
			pair, _, _ = game.Lying(p.Face)
		}
	}
	if pair < 0 {
		return s
	}
	for _, p := range at[:game.Discs] {
		if o := p.Spot; o.Zone == s.Zone && o.X == s.X && o.Y < s.Y && p.Face != 0 {
			if other, _, _ := game.Lying(p.Face); other == pair {
				s = o
			}
		}
	}
	return s
}

// Takes implements table.Piler: only discs of the reserve in the tray can be carried.
func (f *Face) Takes(s rules.Sight, spot rules.Spot) bool {
	return spot.Zone == game.ZoneReserve && rules.Seat(spot.X) == s.To()
}

// Rests implements table.Piler: a disc lies on a stack with the side down that matches, if one does.
func (f *Face) Rests(at rules.Place, spot rules.Spot) (rules.Place, bool) {
	if spot.Zone != game.ZoneBoard || at.Face == 0 {
		return at, false
	}
	p := f.pileAt(spot)
	pair, under, _ := game.Lying(at.Face)
	if p.face != 0 {
		if _, _, top := game.Lying(p.face); top != under {
			other := game.FaceOf(pair, false)
			if other == at.Face {
				other = game.FaceOf(pair, true)
			}
			if _, low, _ := game.Lying(other); low == top {
				at.Face = other
			}
		}
	}
	at.Spot = spot
	at.Spot.Z = p.high
	return at, true
}

// Settle implements table.Settler: a stack gives way under a disc that is put on it.
func (f *Face) Settle(dst []int, cue rules.Cue, piece int, at []rules.Place) []int {
	top := at[piece].Spot
	if cue != rules.CueDrop || top.Zone != game.ZoneBoard || top.Z == 0 {
		return nil
	}
	for i, p := range at[:game.Discs] {
		if f.Foot(p.Spot) == f.Foot(top) {
			dst = append(dst, i)
		}
	}
	return dst
}

// Settling implements table.Settler.
func (f *Face) Settling() sprites.Motion { return sprites.StackSettles }
