package lixo

import (
	"math"

	"quintet/rules"
	game "quintet/rules/lixo"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// count is how many pieces lie in a zone of a seat.
func count(table []rules.Place, zone rules.Zone, seat rules.Seat) (n int) {
	for i := range table {
		if s := &table[i].Spot; s.Zone == zone && s.X == int8(seat) {
			n++
		}
	}
	return n
}

// sold is the colour of the container in the well, or -1.
func sold(table []rules.Place) int {
	for i := range game.MainCards {
		if table[i].Spot.Zone == game.ZoneCentre {
			if colour, _, ok := game.Container(table[i].Face); ok {
				return colour
			}
		}
	}
	return -1
}

// How dark cards are that can't be bid now, and those that are lost.
const (
	useless = .32
	gone    = .34
)

// Home implements table.Face.
func (f *Face) Home(piece int, at []rules.Place) sprites.Pose {
	p := f.home(piece, at)
	p.Face = at[piece].Face
	return p
}

func (f *Face) home(piece int, at []rules.Place) sprites.Pose {
	l := &f.layout
	spot := at[piece].Spot
	seat, slot := rules.Seat(spot.X), game.Slot(spot)
	switch spot.Zone {
	case game.ZoneMain:
		return l.stacked(l.main, piece, game.MainCards, .25, at)
	case game.ZoneDeck:
		return l.stacked(l.deck, piece-game.FirstGarbage, game.Garbage, .05, at)
	case game.ZoneCentre:
		x, y := l.well.Mid()
		p := sprites.At(float32(x), float32(y), float32(l.wellCard))
		p.Depth = 900
		return p
	case game.ZoneDrawn:
		return l.heaped(l.drawn, slot, count(at, game.ZoneDrawn, 0), piece)
	case game.ZoneRecycled:
		return l.heaped(l.recycled, slot, count(at, game.ZoneRecycled, 0), slot)
	case game.ZoneWon:
		n := count(at, game.ZoneWon, seat)
		return l.lined(l.places[seat].won, slot, n, l.wonCard(seat, n), 1.06)
	case game.ZoneBid:
		p := l.lined(l.bidRoom(seat), slot, count(at, game.ZoneBid, seat), l.places[seat].bidCard, .52)
		p.Angle = [...]float32{-.035, .03, -.015, .04}[slot%4]
		p.Depth += 100
		return p
	case game.ZoneLost:
		return l.lost(seat, slot, count(at, game.ZoneLost, seat))
	case game.ZoneHand:
		n := count(at, game.ZoneHand, seat)
		switch {
		case seat != l.bottom && at[piece].Face != 0: // at the end
			return l.opened(seat, slot, n)
		case seat != l.bottom:
			return l.backs(seat, slot, n)
		}
		p, _ := l.handPose(slot, n)
		if kind := int(at[piece].Face) - 1; kind >= 0 {
			if colour := sold(at); colour >= 0 && !game.Carries(kind, colour) {
				p.Dim = useless
			}
		}
		return p
	}
	return sprites.Away(0, 0, 8)
}

// stacked is a card of a deck that is drawn from in the order of the numbers: the lowest one lies on top. What is seen of the
// rest is the edges of some.
func (l *layout) stacked(r kit.Rect, n, all int, each float64, at []rules.Place) sprites.Pose {
	x, y := r.Mid()
	up := float64(all-1-n) * each * l.pile / 80
	p := sprites.At(float32(x-up*.55), float32(y-up), float32(l.pile))
	p.Depth = float32(-n)
	base := 0
	if all == game.Garbage {
		base = game.FirstGarbage
	}
	top := true
	for i := range n {
		if at[base+i].Spot == at[base+n].Spot {
			top = false
			break
		}
	}
	if !top && (all-1-n)%(all/6) != 0 {
		p.Alpha, p.Shade = 0, 0
	}
	if all-1-n > 0 {
		p.Shade = 0
	}
	return p
}

// heaped is a card of an open pile: the latest ones are seen, thrown down a little aslant.
func (l *layout) heaped(r kit.Rect, slot, n, seed int) sprites.Pose {
	x, y := r.Mid()
	i := slot % 5
	p := sprites.At(float32(x+l.pile*[...]float64{0, .05, -.04, .03, -.03}[i]), float32(y+l.pile*[...]float64{0, -.03, .03, .05, -.02}[i]), float32(l.pile))
	p.Angle = [...]float32{.05, -.09, .02, .11, -.04}[i]
	p.Depth = float32(slot)
	if slot < n-4 {
		p.Alpha, p.Shade = 0, 0
	}
	return p
}

// wonCard is how wide n containers of a seat are: those at the bottom as large as they can be side by side.
func (l *layout) wonCard(seat rules.Seat, n int) float64 {
	if seat != l.bottom {
		return l.mini
	}
	r := l.places[seat].won
	return max(l.mini, math.Floor(min(r.H/sprites.RubbishHigh, r.W/(1.06*float64(max(n, 1)-1)+1))))
}

// lined is a card of a row that starts at the left of its room; the cards lie as far apart as there is room for, at most
// step widths.
func (l *layout) lined(r kit.Rect, slot, n int, card, step float64) sprites.Pose {
	d := card * step
	if n > 1 {
		d = min(d, max(0, r.W-card)/float64(n-1))
	}
	p := sprites.At(float32(r.X+card/2+float64(slot)*d), float32(r.Y+r.H/2), float32(card))
	p.Depth = float32(slot)
	return p
}

// bidRoom is where the cards of a bid may lie beside their coin.
func (l *layout) bidRoom(seat rules.Seat) kit.Rect {
	r, card := l.places[seat].bid, l.places[seat].bidCard
	r.W = max(card, r.W-l.coin*.95)
	return r
}

// lost is an unrecycled card.
func (l *layout) lost(seat rules.Seat, slot, n int) sprites.Pose {
	r := l.places[seat].lost
	card := min(l.mini, r.W*.8)
	top := min(n, 4)
	i := slot - (n - top)
	p := sprites.At(float32(r.X+card/2+float64(max(i, 0))*card*.11), float32(r.Y+r.H/2), float32(card))
	if l.places[seat].peep {
		card = l.places[seat].back
		p = sprites.At(float32(r.X+r.W/2+float64(max(i, 0)-(top-1)/2)*card*.11), float32(r.Y+card*sprites.RubbishHigh*.5), float32(card))
	}
	p.Angle = [...]float32{-.05, .06, .12, .02}[slot%4]
	p.Depth = float32(slot)
	p.Dim = gone
	if i < 0 {
		p.Alpha, p.Shade = 0, 0
	}
	return p
}

// opened is a card in the hand of somebody else that has been turned up to be counted: it lies where bids did, in a flat fan.
func (l *layout) opened(seat rules.Seat, slot, n int) sprites.Pose {
	pl := &l.places[seat]
	p := l.lined(pl.bid, slot, n, pl.bidCard, .52)
	i := float64(slot) - float64(n-1)/2
	p.Angle = float32(i * .16 / float64(max(n, 4)))
	p.Y += float32(i * i * pl.bidCard * .12 / float64(max(n*n, 16)))
	p.Depth += 100
	return p
}

// backs is a card in the hand of somebody else.
func (l *layout) backs(seat rules.Seat, slot, n int) sprites.Pose {
	pl := &l.places[seat]
	r, card := pl.backs, pl.back
	step, angle := card*.34, .12
	if n > 1 {
		step = min(step, max(0, r.W-card*1.3)/float64(n-1))
		angle = min(angle, .62/float64(n-1))
	}
	i := float64(slot) - float64(n-1)/2
	x := r.X + r.W/2 + i*step
	drop := i * i * angle * step * .5
	p := sprites.At(float32(x), float32(r.Y+card*sprites.RubbishHigh*.5+card*.1+drop), float32(card))
	p.Angle = float32(i * angle)
	p.Depth = float32(slot)
	if n > 6 && slot%3 != 0 && slot != n-1 {
		p.Shade = 0 // so many shadows would be one black one
	}
	return p
}
