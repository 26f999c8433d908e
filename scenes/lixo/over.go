package lixo

import (
	"slices"

	"quintet/rules"
	game "quintet/rules/lixo"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// final is what counts in the end, when the match is over: what each seat has, and what the rules make of it.
type final struct {
	rules.Result
	worth, hand, lost [6]int
}

// Follow implements table.Follower: the rules say when the match is over, and who has won by which figures.
func (f *Face) Follow(s rules.Sight) {
	st := s.State()
	f.final = final{Result: st.Result()}
	if !f.final.Over {
		return
	}
	for seat := range rules.Seat(s.Players()) {
		f.final.worth[seat], f.final.hand[seat], f.final.lost[seat] = game.Worth(st, seat), game.HandSize(st, seat), game.Lost(st, seat)
	}
}

// sums tells how far the points have been counted, from 0 to 1; it is false before that.
func (f *Face) sums(cue rules.Cue, t float32) (along float32, ok bool) {
	switch {
	case !f.final.Over:
		return 0, false
	case cue == game.CueCount:
		return t, true
	}
	return 1, cue == ""
}

// Count implements table.Counter: how many cards lie where.
func (f *Face) Count(b *sprites.Batch, at []rules.Place, cue rules.Cue, t float32) {
	h := game.HeapsOf(at)
	if !h.Sale && cue != game.CueWon { // of those whose cards are still to be put aside nobody leads
		h.Leads = rules.Nobody
	}
	s, l := f.sheet, &f.layout
	coin := func(kind sprites.Coin, n int, x, y float64) {
		w := s.CoinWide(n)
		x = max(l.board.X+float64(w)/2, min(x, l.board.Right()-float64(w)/2))
		s.Count(b, kind, n, float32(x), float32(y))
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
	under(l.main, h.Main)
	under(l.deck, h.Deck)
	under(l.recycled, h.Recycled)
	under(l.drawn, h.Drawn)
	for seat := range rules.Seat(l.seats) {
		p := &l.places[seat]
		switch n := h.Hand[seat]; {
		case seat == l.bottom:
		case opened(at, seat):
			kind, n, x, y := f.handCoin(seat, n)
			coin(kind, n, x, y)
		default:
			x, _ := p.backs.Mid()
			y := min(p.backs.Y+p.back*1.45+l.coin*.3, p.backs.Bottom()-l.coin*.3)
			if p.peep {
				y = p.backs.Bottom() - l.coin*.5
			}
			coin(sprites.CoinDark, n, x, y)
		}
		if n := h.Lost[seat]; n > 0 {
			card := min(l.mini, p.lost.W*.8)
			w := s.CoinWide(-n)
			x := max(min(p.lost.X+card*1.25, p.lost.Right()-float64(w)*.5), p.lost.X+float64(w)*.4)
			y := p.lost.Y + p.lost.H/2 + l.mini*.35
			if p.peep {
				x, y = p.lost.X+p.lost.W/2, p.lost.Bottom()-l.coin*.5
			}
			coin(sprites.CoinRed, -n, x, y)
		}
		if n := h.Bid[seat]; n > 0 && (cue != game.CueBid || seat != h.Leads || t > .8) { // not before the cards are there
			kind := sprites.CoinDark
			if seat == h.Leads {
				kind = sprites.CoinBrass
			}
			last := l.lined(l.bidRoom(seat), n-1, n, p.bidCard, .52)
			x := min(float64(last.X)+float64(last.Cell)*.5+l.coin*.32, p.bid.Right()-l.coin*.5)
			coin(kind, n, x, float64(last.Y)+l.coin*.3)
		}
	}
	if along, ok := f.sums(cue, t); ok {
		f.counted(b, along)
	}
}

// Parts of the time in which points are counted.
const (
	fromHand, handGone = .16, .36 // the cards in hand are taken off
	fromLost, lostGone = .48, .68 // and those not recycled
	whoWins            = .80
)

// opened tells whether the hand of a seat has been turned up.
func opened(at []rules.Place, seat rules.Seat) bool {
	for i := game.FirstGarbage; i < game.Pieces; i++ {
		if s := &at[i].Spot; s.Zone == game.ZoneHand && rules.Seat(s.X) == seat && at[i].Face != 0 {
			return true
		}
	}
	return false
}

// sumCoin is where the sum of a seat stands: where the bids lay, at the lower edge of the hand that lies there at the end.
func (l *layout) sumCoin(seat rules.Seat) (x, y float64) {
	r := l.places[seat].bid
	x, y = r.X+l.coin, r.Y+r.H/2
	if seat != l.bottom {
		y = r.Bottom() - l.coin*.3
	}
	if r.W < 2*l.coin {
		x = r.X + r.W/2
	}
	return x, y
}

// handCoin counts what a hand of n costs that has been turned up: at its end, beside the sum. Where there is no room for both the
// cards are counted where they were before.
func (f *Face) handCoin(seat rules.Seat, n int) (kind sprites.Coin, shown int, x, y float64) {
	p := &f.places[seat]
	if p.bid.W < 4*f.coin {
		x, _ = p.backs.Mid()
		return sprites.CoinDark, n, x, p.backs.Bottom() - f.coin*.5
	}
	wide := float64(f.sheet.CoinWide(-n))
	last := f.opened(seat, max(n-1, 0), n)
	x = max(float64(last.X)+float64(last.Cell)*.5, p.bid.X+f.coin*2.2+wide/2)
	return sprites.CoinRed, -n, min(x, p.bid.Right()-wide/2), p.bid.Bottom() - f.coin*.3
}

// counted shows the count at the end, step by step: the containers, less the cards in hand, less those not recycled. The sums
// stand where the bids lay.
func (f *Face) counted(b *sprites.Batch, t float32) {
	c := &f.final
	for seat := range rules.Seat(f.seats) {
		p := &f.places[seat]
		sum := c.Scores[seat]
		switch {
		case t < handGone:
			sum = c.worth[seat]
		case t < lostGone:
			sum += c.lost[seat]
		}
		x, y := f.sumCoin(seat)
		from := func(u, v float64, begin, end float32, kind sprites.Coin, n int) {
			if n == 0 || t <= begin || t >= end {
				return
			}
			k := float64((t - begin) / (end - begin))
			k *= k
			f.sheet.Count(b, kind, n, float32(u+(x-u)*k), float32(v+(y-v)*k))
		}
		u, v := f.hand.Mid()
		if seat != f.bottom {
			_, _, u, v = f.handCoin(seat, c.hand[seat])
		}
		from(u, v, fromHand, handGone, sprites.CoinRed, -c.hand[seat])
		u, v = p.won.Mid()
		from(u, v, 0, fromHand*.8, sprites.CoinBrass, c.worth[seat])
		u, v = p.lost.Mid()
		from(u, v, fromLost, lostGone, sprites.CoinRed, -c.lost[seat])
		if t < fromHand*.8 {
			continue
		}
		kind := sprites.CoinDark
		if t > whoWins && slices.Contains(c.Winners, seat) {
			kind = sprites.CoinBrass
		}
		f.sheet.Count(b, kind, sum, float32(x), float32(y))
	}
}
