package lixo

import (
	"quintet/rules"
	game "quintet/rules/lixo"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// heap counts what lies in the zones of a table.
type heap struct {
	hand, bid, lost, won, worth [6]int
	main, deck, recycled, drawn int
	leads                       rules.Seat
	sale                        bool // a container is in the well
}

func heaps(at []rules.Place) (h heap) {
	h.leads = rules.Nobody
	for i := range at {
		s := &at[i].Spot
		switch s.Zone {
		case game.ZoneHand:
			h.hand[s.X]++
		case game.ZoneBid:
			h.bid[s.X]++
		case game.ZoneLost:
			h.lost[s.X]++
		case game.ZoneWon:
			h.won[s.X]++
			_, v, _ := game.Container(at[i].Face)
			h.worth[s.X] += v
		case game.ZoneMain:
			h.main++
		case game.ZoneDeck:
			h.deck++
		case game.ZoneRecycled:
			h.recycled++
		case game.ZoneDrawn:
			h.drawn++
		case game.ZoneCentre:
			h.sale = true
		}
	}
	most := 0
	for seat, n := range h.bid {
		if n > most {
			most, h.leads = n, rules.Seat(seat)
		}
	}
	return h
}

// Count implements table.Counter: how many cards lie where.
func (f *Face) Count(b *sprites.Batch, at []rules.Place, cue rules.Cue, t float32) {
	h := heaps(at)
	s, l := f.sheet, &f.layout
	coin := func(kind sprites.Coin, n int, x, y float64) {
		w, _ := s.CoinSize(n, false)
		x = max(l.board.X+float64(w)/2, min(x, l.board.Right()-float64(w)/2))
		s.Count(b, kind, n, false, float32(x), float32(y), 1)
	}
	down := -.2
	if l.slim { // no words below it
		down = .15
	}
	under := func(r kit.Rect, n int) {
		if n > 0 {
			x, _ := r.Mid()
			coin(sprites.CoinDark, n, x, r.Bottom()+l.coin*down)
		}
	}
	under(l.main, h.main)
	under(l.deck, h.deck)
	under(l.recycled, h.recycled)
	under(l.drawn, h.drawn)
	for seat := range rules.Seat(l.seats) {
		p := &l.places[seat]
		if n := h.hand[seat]; seat != l.bottom {
			x, _ := p.backs.Mid()
			y := min(p.backs.Y+p.back*1.45+l.coin*.3, p.backs.Bottom()-l.coin*.3)
			if p.peep {
				y = p.backs.Bottom() - l.coin*.5
			}
			coin(sprites.CoinDark, n, x, y)
		}
		if n := h.lost[seat]; n > 0 {
			card := min(l.mini, p.lost.W*.8)
			w, _ := s.CoinSize(-n, false)
			x := max(min(p.lost.X+card*1.25, p.lost.Right()-float64(w)*.5), p.lost.X+float64(w)*.4)
			y := p.lost.Y + p.lost.H/2 + l.mini*.35
			if p.peep {
				x, y = p.lost.X+p.lost.W/2, p.lost.Bottom()-l.coin*.5
			}
			coin(sprites.CoinRed, -n, x, y)
		}
		if n := h.bid[seat]; n > 0 && (cue != game.CueBid || seat != h.leads || t > .8) { // not before the cards are there
			kind := sprites.CoinDark
			if seat == h.leads {
				kind = sprites.CoinBrass
			}
			last := l.lined(l.bidRoom(seat), n-1, n, p.bidCard, .52)
			x := min(float64(last.X)+float64(last.Cell)*.5+l.coin*.32, p.bid.Right()-l.coin*.5)
			coin(kind, n, x, float64(last.Y)+l.coin*.3)
		}
	}
	switch {
	case cue == game.CueCount:
		f.counted(b, &h, t)
	case cue == "" && h.main == 0 && !h.sale: // the match is over
		f.counted(b, &h, 1)
	}
}

// Parts of the time in which points are counted.
const (
	fromHand, handGone = .16, .36 // the cards in hand are taken off
	fromLost, lostGone = .48, .68 // and those not recycled
	whoWins            = .80
)

// counted shows the count at the end, step by step: the containers, less the cards in hand, less those not recycled. The sums
// stand where the bids lay.
func (f *Face) counted(b *sprites.Batch, h *heap, t float32) {
	most := -1 << 30
	for seat := range f.seats {
		most = max(most, h.worth[seat]-h.hand[seat]-h.lost[seat])
	}
	for seat := range rules.Seat(f.seats) {
		p := &f.places[seat]
		sum := h.worth[seat]
		if t >= handGone {
			sum -= h.hand[seat]
		}
		if t >= lostGone {
			sum -= h.lost[seat]
		}
		_, y := p.bid.Mid()
		x := p.bid.X + f.coin
		from := func(r kit.Rect, begin, end float32, kind sprites.Coin, n int) {
			if n == 0 || t <= begin || t >= end {
				return
			}
			k := float64((t - begin) / (end - begin))
			k *= k
			u, v := r.Mid()
			f.sheet.Count(b, kind, n, false, float32(u+(x-u)*k), float32(v+(y-v)*k), 1)
		}
		hand := p.backs
		if seat == f.bottom {
			hand = f.hand
		}
		from(p.won, 0, fromHand*.8, sprites.CoinBrass, h.worth[seat])
		from(hand, fromHand, handGone, sprites.CoinRed, -h.hand[seat])
		from(p.lost, fromLost, lostGone, sprites.CoinRed, -h.lost[seat])
		if t < fromHand*.8 {
			continue
		}
		kind := sprites.CoinDark
		if t > whoWins && sum == most {
			kind = sprites.CoinBrass
		}
		f.sheet.Count(b, kind, sum, false, float32(x), float32(y), 1)
	}
}
