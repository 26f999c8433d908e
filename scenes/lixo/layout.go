package lixo

import (
	"math"

	"quintet/rules"
	game "quintet/rules/lixo"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// layout is where everything of the table is, in pixels. The player who looks sits at the bottom, the others in columns along
// the top, clockwise from the left.
type layout struct {
	seats  int
	bottom rules.Seat
	board  kit.Rect
	round  bool // the players' names are where the plan draws them
	slim   bool // no room for words beside the piles

	hand     kit.Rect // where the cards of the hand lie while none is raised
	handCard float64  // widths of cards
	raise    float64  // how far a chosen card rises
	strip    float64  // the least that is seen of a card
	row      float64  // how much higher the next row of a large hand lies

	well     kit.Rect
	wellCard float64
	pile     float64
	mini     float64
	bidCard  float64
	main     kit.Rect
	drawn    kit.Rect
	deck     kit.Rect
	recycled kit.Rect
	places   [6]place
	text     float64 // the size of the digits on coins
	coin     float64 // and the coins' height
}

// place is what a seat has on the table.
type place struct {
	who, backs, won, lost, bid kit.Rect
	back                       float64 // the width of a back; 0 at the bottom
	bidCard                    float64 // and of a card that is bid
}

// Shares of the board's height and width that cards have at most: the widths of a card.
const (
	handHigh, handWide = .165, .205
	pileHigh, pileWide = .115, .145
	miniHigh, miniWide = .054, .074
	bidHigh, bidWide   = .076, .105
	wellWide           = .27
)

// cards is the width of a card that takes no more than these shares.
func (l *layout) cards(high, wide float64) float64 {
	return math.Round(min(l.board.H*high, l.board.W*wide))
}

func (l *layout) lay(e *kit.Env, p *table.Plan) {
	b := p.Board
	l.board = b
	l.round = p.Portrait
	px, th := e.Px, e.Theme
	gap, edge := px(6), px(10)
	if !p.Portrait && b.H > px(500) {
		edge = px(24)
	}
	l.handCard, l.pile = l.cards(handHigh, handWide), l.cards(pileHigh, pileWide)
	l.mini, l.bidCard = l.cards(miniHigh, miniWide), l.cards(bidHigh, bidWide)
	l.strip = px(24)
	l.text = math.Round(max(px(kit.Label.Size), min(th.TextPx(kit.Label), .42*l.pile), .2*l.pile))
	l.coin = l.text*1.28 + px(3)

	others := l.seats - 1
	rows := 1
	crowded := others > 3 && b.W/float64(others) < px(110)*p.Text
	if crowded && b.H > px(400) {
		rows = 2
	}
	narrow := crowded && rows == 1 && b.W/float64(others) < px(80)
	cols := (others + rows - 1) / rows
	between := px(10)
	if narrow {
		between = px(4)
	}
	if !p.Portrait && b.W/float64(others) > px(200) {
		between = px(28)
	}
	who := max(px(44), min(th.Line(kit.BodyStrong)+th.Line(kit.Small), .1*b.H))
	if p.Portrait {
		who = max(px(44), th.Line(kit.Small)+px(14))
		if narrow {
			who = th.Line(kit.Small) + px(6)
		}
		if two := th.Line(kit.BodyStrong) + th.Line(kit.Small) + px(6); rows == 1 && two < .125*b.H {
			who = two
		}
	}
	miniH, bidH := l.mini*sprites.RubbishHigh, l.bidCard*sprites.RubbishHigh
	block := who + gap + miniH + gap + bidH
	tiny := float64(rows)*(block+gap) > .34*b.H
	if tiny && !narrow {
		block = who + gap + bidH
	} else if narrow {
		gap = px(3)
		block = who + gap + bidH + gap + bidH
	}
	top := b.Y + edge*.8
	in := kit.Rect{X: b.X + edge, W: b.W - 2*edge}
	for i := range others {
		seat := (l.bottom + 1 + rules.Seat(i)) % rules.Seat(l.seats)
		row, n := i/cols, cols
		if row == rows-1 {
			n = others - row*cols
		}
		col := kit.Rect{X: in.X, Y: top + float64(row)*(block+gap), W: in.W, H: block}.Columns(n, between)[i%cols]
		if most := px(340) * max(1, b.H/px(672)); col.W > most && others > 1 {
			col.X += (col.W - most) / 2
			col.W = most
		} else if others == 1 {
			col = col.Center(min(col.W, most*1.2), col.H)
		}
		if narrow {
			l.places[seat] = l.narrow(col, who, gap)
			continue
		}
		l.places[seat] = l.seat(col, who, gap, tiny, px(230)*max(1, b.H/px(672)))
	}
	opp := top + float64(rows)*(block+gap)
	if !tiny {
		opp += th.Line(kit.Small) * .5 // what has just been done is told on the well's edge
	}

	handH := l.handCard * sprites.RubbishHigh
	l.raise = min(px(40)*max(1, b.H/px(672)), .2*handH)
	l.row = max(px(30), .3*handH)
	low := b.Bottom() - edge*.9
	l.hand = kit.Rect{X: in.X, Y: low - handH*1.17, W: in.W, H: handH * 1.17}.Pad(l.handCard*.08, 0) // the corners of those aslant
	mid := kit.Rect{X: in.X, Y: opp, W: in.W, H: l.hand.Y - l.raise - opp}
	l.middle(e, mid, bidH)
}

// seat parts a column among what a player has.
func (l *layout) seat(c kit.Rect, who, gap float64, tiny bool, roomy float64) (p place) {
	var rest kit.Rect
	p.who, rest = c.Top(who, gap)
	cut := func(r kit.Rect, from, to float64) kit.Rect {
		return kit.Rect{X: r.X + r.W*from, Y: r.Y, W: r.W * (to - from), H: r.H}
	}
	if tiny {
		p.backs, p.won, p.lost, p.bid = cut(rest, 0, .25), cut(rest, .26, .45), cut(rest, .46, .60), cut(rest, .64, 1)
		p.back = min(l.mini, p.backs.W*.7)
		p.bidCard = min(l.bidCard, p.bid.W*.62)
		return p
	}
	p.bidCard = l.bidCard
	var two kit.Rect
	two, p.bid = rest.Top(l.mini*sprites.RubbishHigh, gap)
	if c.W >= roomy {
		p.who.W = c.W * .60
		p.backs = kit.Rect{X: c.X + c.W*.62, Y: c.Y, W: c.W * .38, H: who + gap + two.H}
		p.won, p.lost = cut(two, 0, .40), cut(two, .42, .60)
		p.back = l.mini * 1.3
		return p
	}
	p.backs, p.won, p.lost = cut(two, 0, .36), cut(two, .38, .74), cut(two, .77, 1)
	p.back = l.mini
	return p
}

// narrow parts a column that is too narrow for all to lie side by side.
func (l *layout) narrow(c kit.Rect, who, gap float64) (p place) {
	var rest kit.Rect
	p.who, rest = c.Top(who, gap)
	two, low := rest.Top((rest.H-gap)/2, gap)
	p.backs, p.lost = two, two
	p.backs.W = two.W * .46
	p.lost.X, p.lost.W = two.X+two.W*.52, two.W*.48
	p.won, p.bid = low, low
	p.won.W = low.W * .40
	p.bid.X, p.bid.W = low.X+low.W*.42, low.W*.58
	p.back, p.bidCard = l.mini, min(l.bidCard, p.bid.W*.6)
	return p
}

// middle places the well, the piles beside it and what the player at the bottom has below them.
func (l *layout) middle(e *kit.Env, mid kit.Rect, bidH float64) {
	px := e.Px
	pad := max(px(6), .07*mid.H)
	l.wellCard = math.Round(min((mid.H-2*pad)/sprites.RubbishHigh, mid.W*wellWide))
	pad = min(pad, px(18)*max(1, l.board.H/px(672)))
	w, h := l.wellCard+2.4*pad, l.wellCard*sprites.RubbishHigh+2*pad
	l.well = mid.Center(w, h).Snap()
	left := kit.Rect{X: mid.X, Y: mid.Y, W: l.well.X - mid.X - px(8), H: mid.H}
	right := kit.Rect{X: l.well.Right() + px(8), Y: mid.Y, W: mid.Right() - l.well.Right() - px(8), H: mid.H}
	own := min(bidH, .4*mid.H)
	label := e.Theme.Line(kit.Small)
	l.pile = min(l.pile, (mid.H-own-px(4))/sprites.RubbishHigh, left.W*.46)
	pileH := l.pile * sprites.RubbishHigh
	l.slim = pileH+label+own+px(8) > mid.H || left.W < px(220)*e.Theme.Size
	free := mid.H - pileH - own
	if !l.slim {
		free -= label
	}
	y := mid.Y + max(0, free*.4)
	gap := min(px(22), (left.W-2*l.pile)/2)
	inner := left.Right() - l.pile - min(px(18), gap)
	card := func(x float64) kit.Rect { return kit.Rect{X: x, Y: y, W: l.pile, H: pileH}.Snap() }
	l.drawn = card(inner)
	l.main = card(inner - gap - l.pile)
	l.recycled = card(right.X + min(px(18), gap))
	l.deck = card(right.X + min(px(18), gap) + l.pile + gap)
	p := &l.places[l.bottom]
	*p = place{bidCard: min(l.bidCard, own/sprites.RubbishHigh)}
	low := mid.Bottom() - own
	bid, won := min(left.W, 4.4*p.bidCard), min(right.W*.66, 7*l.mini)
	p.bid = kit.Rect{X: left.Right() - bid, Y: low, W: bid, H: own}
	p.won = kit.Rect{X: right.X, Y: low, W: won, H: own}
	p.lost = kit.Rect{X: right.X + won + right.W*.04, Y: low, W: right.W * .30, H: own}
}

// fan says how a hand of n cards lies: how many rows it has, how many cards the first of them, and how wide they are.
func (l *layout) fan(n int) (rows, each int, card float64) {
	card = l.handCard
	for rows = 1; ; rows++ {
		each = (n + rows - 1) / rows
		if rows == 4 || each < 2 || (l.hand.W-card)/float64(each-1) >= l.strip {
			return rows, each, card
		}
		card = l.handCard * (1 - .1*float64(rows))
	}
}

// handPose is how the card in a slot of a hand of n lies; step is what is seen of it before the next one.
func (l *layout) handPose(slot, n int) (p sprites.Pose, step float64) {
	rows, each, card := l.fan(n)
	row := slot / each
	in := min(each, n-row*each)
	i := float64(slot-row*each) - float64(in-1)/2
	step = card * .56
	if each > 1 {
		step = min(step, (l.hand.W-card)/float64(each-1))
	}
	angle := 0.0
	if in > 1 {
		angle = min(.052, .36/float64(in))
	}
	high := card * sprites.RubbishHigh
	drop := 0.0
	if angle > 0 {
		r := step / angle
		drop = r * (1 - math.Cos(i*angle))
	}
	x, _ := l.hand.Mid()
	y := l.hand.Bottom() - high*.5 - l.handCard*sprites.RubbishHigh*.14 - float64(rows-1-row)*l.row + drop
	p = sprites.At(float32(x+i*step), float32(y), float32(card))
	p.Angle = float32(i * angle)
	p.Depth = handDepth + float32(slot)
	return p, step
}

// handDepth is above all that lies on the table.
const handDepth = 2000

// spots makes the cards of the hand at the bottom targets, and notes where the bids are.
func (l *layout) spots(t *sprites.Targets, at []rules.Place) {
	t.Reset()
	n := count(at, game.ZoneHand, l.bottom)
	rows, each, _ := l.fan(n)
	for slot := range n {
		p, step := l.handPose(slot, n)
		w, h := float64(p.Cell), float64(p.Cell)*sprites.RubbishHigh
		b := kit.Rect{X: float64(p.X) - w/2, Y: float64(p.Y) - h/2, W: w, H: h}
		whole := b
		if slot/each < rows-1 {
			b.H, whole.H = l.row, l.row
		}
		if n > 1 {
			b.W = min(w, step) // the next card lies over the rest
		}
		spot := game.SpotOf(game.ZoneHand, l.bottom, slot)
		t.Add(spot, b)
		if (slot+1)%each == 0 || slot == n-1 {
			t.Set(spot, b, whole)
		}
	}
	for seat := range rules.Seat(l.seats) {
		n := count(at, game.ZoneBid, seat)
		p := l.lined(l.bidRoom(seat), max(n-1, 0), n, l.places[seat].bidCard, .52)
		b := l.places[seat].bid
		w, h := float64(p.Cell), float64(p.Cell)*sprites.RubbishHigh
		t.Note(game.SpotOf(game.ZoneBid, seat, 0), kit.Rect{X: b.X, Y: b.Y + (b.H-h)/2, W: float64(p.X) + w/2 - b.X, H: h}.Inset(-w*.1))
	}
}
