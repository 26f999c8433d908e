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
	under := func(r kit.Rect, n int) {
		if n > 0 {
			x, _ := r.Mid()
			coin(sprites.CoinDark, n, x, r.Bottom()-l.coin*.2)
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
			coin(sprites.CoinDark, n, x, min(p.backs.Y+p.back*1.45+l.coin*.3, p.backs.Bottom()-l.coin*.3))
		}
		if n := h.lost[seat]; n > 0 {
			card := min(l.mini, p.lost.W*.8)
			w, _ := s.CoinSize(-n, false)
			x := min(p.lost.X+card*1.25, p.lost.Right()-float64(w)*.5)
			coin(sprites.CoinRed, -n, x, p.lost.Y+p.lost.H/2+l.mini*.35)
		}
		if n := h.bid[seat]; n > 0 && (cue != game.CueBid || seat != h.leads || t > .8) { // not before the cards are there
			kind := sprites.CoinDark
			if seat == h.leads {
				kind = sprites.CoinBrass
			}
			last := l.lined(l.bidRoom(seat), n-1, n, p.bidCard, .52)
			x := min(float64(last.X)+float64(last.Cell)*.5+l.coin*.15, p.bid.Right()-l.coin*.5)
			coin(kind, n, x, float64(last.Y)+l.coin*.2)
		}
	}
	if cue == game.CueCount {
		f.counted(b, &h, t)
	}
}

// counted shows the count at the end, step by step: the containers, less the cards in hand, less those not recycled.
func (f *Face) counted(b *sprites.Batch, h *heap, t float32) {
	most := -1 << 30
	for seat := range f.seats {
		most = max(most, h.worth[seat]-h.hand[seat]-h.lost[seat])
	}
	for seat := range rules.Seat(f.seats) {
		p := &f.places[seat]
		sum := h.worth[seat]
		x, y := p.won.Mid()
		if t > .30 {
			sum -= h.hand[seat]
		}
		if t > .58 {
			sum -= h.lost[seat]
		}
		f.sheet.Dark(b, float32(p.won.X), float32(p.won.Y), float32(p.won.W), float32(p.won.H), .35)
		kind := sprites.CoinDark
		if t > .80 && sum == most {
			kind = sprites.CoinBrass
		}
		f.sheet.Count(b, kind, sum, false, float32(x), float32(y), min(1, t*12))
		step := func(from, to float32, n int, r kit.Rect) {
			if n > 0 && t > from && t < to {
				k := (t - from) / (to - from)
				u, v := r.Mid()
				k = k * k
				f.sheet.Count(b, sprites.CoinRed, -n, false, float32(u+(x-u)*float64(k)), float32(v+(y-v)*float64(k)), 1)
			}
		}
		hand := p.backs
		if seat == f.bottom {
			hand = f.hand
		}
		step(.12, .30, h.hand[seat], hand)
		step(.40, .58, h.lost[seat], p.lost)
	}
}
