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
	told     bool     // there is room for what has just been done
	peep     float64  // how high a row of counts is from which what is counted looks out

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
	plain    bool    // names have no letters on discs: they need all the room
	longest  float64 // how wide the longest name is
	text     float64 // the size of the digits on coins
	coin     float64 // and the coins' height
}

// place is what a seat has on the table.
type place struct {
	who, backs, won, lost, bid kit.Rect
	back                       float64 // the width of a back; 0 at the bottom
	peep                       bool    // backs and lost cards look out above their counts
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

	in := kit.Rect{X: b.X + edge, W: b.W - 2*edge}
	handH := l.handCard * sprites.RubbishHigh
	l.raise = min(px(40)*max(1, b.H/px(672)), .2*handH)
	l.hand = kit.Rect{X: in.X, W: in.W}.Pad(l.handCard*.08, 0) // the corners of those aslant
	l.hand.H = max(handH*1.17, min(l.many(), .38*b.H))
	l.hand.Y = b.Bottom() - edge*.9 - l.hand.H

	others := l.seats - 1
	crowded := others > 3 && b.W/float64(others) < px(110)*p.Text
	rows := 1
	if each := (b.W-2*edge)/float64(others) - px(10); crowded && !p.Portrait && b.H > px(400) && each < l.longest {
		rows = 2
	}
	cols := (others + rows - 1) / rows
	between := px(10)
	switch each := b.W / float64(others); {
	case rows == 1 && each < px(80):
		between = px(4)
	case !p.Portrait && each > px(200):
		between = px(28)
	}
	col := (b.W - 2*edge - between*float64(cols-1)) / float64(cols)
	one, two := th.Line(kit.Small), th.Line(kit.BodyStrong)*.92+th.Line(kit.Small)
	who := max(px(44), min(two+px(2), .1*b.H))
	if rows == 1 && two < .15*b.H {
		who = max(px(44), two)
	}
	if p.Portrait {
		who = one + px(6)
		if b.H > px(280)*p.Text {
			who = max(px(44), one+px(14))
		}
		if col < px(110)*p.Text && b.H < px(420)*p.Text {
			who = one + px(6)
		}
		if two := th.Line(kit.BodyStrong) + th.Line(kit.Small) + px(6); two < .125*b.H {
			who = two
		}
	}
	miniH, bidH := l.mini*sprites.RubbishHigh, l.bidCard*sprites.RubbishHigh
	block := who + gap + miniH + gap + bidH
	lay := l.seat
	l.plain = false
	switch {
	case col < px(110)*p.Text && rows == 1:
		// Counts have a row of their own, in which what is counted looks out above them.
		gap = px(3)
		l.peep = l.coin + px(8)
		block = who + gap + l.peep + gap + bidH
		lay = l.narrow
		l.plain = col-min(who, th.Grown(44), .32*col)-px(6) < l.longest
		if all := block + gap + miniH; b.Y+edge+all < l.hand.Y-l.raise-.29*b.H {
			block, lay = all, l.high
		}
	case float64(rows)*(block+gap) > .34*b.H:
		block = who + gap + bidH
		lay = l.low
	}
	top := b.Y + edge*.8
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
		l.places[seat] = lay(col, who, gap, px(230)*max(1, b.H/px(672)))
	}
	opp := top + float64(rows)*(block+gap)

	// What has just been done is told on the well's edge, if there is room for it.
	low := l.hand.Y - l.raise
	_, chip := th.ChipSize("")
	chip *= .62
	if l.told = low-opp-chip > .25*b.H; l.told {
		opp += max(0, chip-px(8))
	}
	l.middle(e, kit.Rect{X: in.X, Y: opp, W: in.W, H: low - opp}, bidH)
}

// cut is a share of a box, from left to right.
func cut(r kit.Rect, from, to float64) kit.Rect {
	return kit.Rect{X: r.X + r.W*from, Y: r.Y, W: r.W * (to - from), H: r.H}
}

// low parts a column of which only one row has room below the name.
func (l *layout) low(c kit.Rect, who, gap, _ float64) (p place) {
	var rest kit.Rect
	p.who, rest = c.Top(who, gap)
	p.backs, p.won, p.lost, p.bid = cut(rest, 0, .25), cut(rest, .26, .46), cut(rest, .47, .68), cut(rest, .70, 1)
	p.back = min(l.mini, p.backs.W*.7)
	p.bidCard = min(l.bidCard, p.bid.W*.62)
	return p
}

// seat parts a column among what a player has.
func (l *layout) seat(c kit.Rect, who, gap, roomy float64) (p place) {
	var rest, two kit.Rect
	p.who, rest = c.Top(who, gap)
	p.bidCard = l.bidCard
	two, p.bid = rest.Top(l.mini*sprites.RubbishHigh, gap)
	if c.W >= roomy {
		p.who.W = c.W * .60
		p.backs = kit.Rect{X: c.X + c.W*.62, Y: c.Y, W: c.W * .38, H: who + gap + two.H}
		p.won, p.lost = cut(two, 0, .40), cut(two, .42, .60)
		p.back = l.mini * 1.3
		return p
	}
	p.backs, p.won, p.lost = cut(two, 0, .34), cut(two, .36, .68), cut(two, .70, 1)
	p.back = l.mini
	return p
}

// narrow parts a column that is too narrow for all to lie side by side.
func (l *layout) narrow(c kit.Rect, who, gap, _ float64) (p place) {
	p, rest := l.peeping(c, who, gap)
	p.won, p.bid = rest, rest
	p.won.W = min(l.mini*1.6, rest.W*.40)
	p.bid.X += p.won.W + gap*.5
	p.bid.W -= p.won.W + gap*.5
	p.bidCard = min(l.bidCard, p.bid.W*.6)
	return p
}

// high is narrow where there is a row each for what was won and what is bid.
func (l *layout) high(c kit.Rect, who, gap, _ float64) (p place) {
	p, rest := l.peeping(c, who, gap)
	p.won, p.bid = rest.Top(l.mini*sprites.RubbishHigh, gap)
	p.bidCard = min(l.bidCard, p.bid.W*.6)
	return p
}

// peeping places the name, and under it the counts of what is in the hand and what is lost.
func (l *layout) peeping(c kit.Rect, who, gap float64) (p place, rest kit.Rect) {
	p.who, rest = c.Top(who, gap)
	p.peep = true
	p.backs, rest = rest.Top(l.peep, gap)
	p.lost = p.backs
	p.backs.W = min(p.backs.W*.5, l.coin*1.4)
	p.lost.W = p.backs.W
	p.lost.X = c.Right() - p.lost.W
	p.back = min(l.mini, l.coin*.85)
	return p, rest
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
	l.pile = min(l.pile, (mid.H-own-px(4)-.6*l.coin)/sprites.RubbishHigh, left.W*.46)
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
	lost := min(right.W*.30, 2*l.mini)
	bid, won := min(left.W, 4.4*p.bidCard), min(right.W-lost-right.W*.04, 9*l.mini)
	p.bid = kit.Rect{X: left.Right() - bid, Y: low, W: bid, H: own}
	p.won = kit.Rect{X: right.X, Y: low, W: won, H: own}
	p.lost = kit.Rect{X: right.X + won + right.W*.04, Y: low, W: lost, H: own}
}

// many is how high a hand of so many cards is that it needs several rows, with cards as small as they may be.
func (l *layout) many() float64 {
	card := l.handCard * leastCard
	rows := math.Ceil(25 / l.holds(card))
	return l.rowed(int(rows), card)
}

// leastCard is the least width of a card in several rows, in that of one in a hand of few.
const leastCard = .72

// holds is how many cards a row holds.
func (l *layout) holds(card float64) float64 { return math.Floor((l.hand.W-card)/l.strip) + 1 }

// row is how much of a card is seen above the next row: its corner marks, of which one with two colours has two.
func (l *layout) row(card float64) float64 {
	if l.handCard < 64 { // as they are printed
		return card * .74
	}
	return card * .58
}

// rowed is how high some rows of cards are.
func (l *layout) rowed(rows int, card float64) float64 {
	return card*(sprites.RubbishHigh+.1) + float64(rows-1)*l.row(card) + l.hand.W*.012
}

// fan says how a hand of n cards lies: how many rows it has, how many cards the first of them, and how wide they are.
func (l *layout) fan(n int) (rows, each int, card float64) {
	card = l.handCard
	for rows = 1; ; rows++ {
		if rows > 1 {
			k := (l.hand.H - l.rowed(rows, 0)) / (l.rowed(rows, 1) - l.rowed(rows, 0))
			card = max(l.handCard*leastCard, min(l.handCard*.9, k))
		}
		each = (n + rows - 1) / rows
		if rows == 1 { // a few more by being a little smaller
			card = max(l.handCard*.8, min(card, l.hand.W-float64(n-1)*l.strip))
		}
		if rows == 4 || float64(each) <= max(1, l.holds(card)) {
			return rows, each, card
		}
	}
}

// handPose is how the card in a slot of a hand of n lies; step is what is seen of it before the next one.
func (l *layout) handPose(slot, n int) (p sprites.Pose, step float64) {
	rows, each, card := l.fan(n)
	row := slot / each
	in := min(each, n-row*each)
	i := float64(slot-row*each) - float64(in-1)/2
	step = card * .56
	if rows > 1 {
		step = card * .8
	}
	if each > 1 {
		step = min(step, (l.hand.W-card)/float64(each-1))
	}
	angle := 0.0
	if each > 1 {
		angle = min(.052, .36/float64(each))
	}
	under := l.handCard * sprites.RubbishHigh * .14
	if rows > 1 { // rows are flatter
		angle *= .5
		under = card*.05 + l.hand.W*.012
	}
	high := card * sprites.RubbishHigh
	drop := 0.0
	if angle > 0 {
		r := step / angle
		drop = r * (1 - math.Cos(i*angle))
	}
	x, _ := l.hand.Mid()
	y := l.hand.Bottom() - high*.5 - under - float64(rows-1-row)*l.row(card) + drop
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
	rows, each, card := l.fan(n)
	for slot := range n {
		p, step := l.handPose(slot, n)
		w, h := float64(p.Cell), float64(p.Cell)*sprites.RubbishHigh
		b := kit.Rect{X: float64(p.X) - w/2, Y: float64(p.Y) - h/2, W: w, H: h}
		whole := b
		if slot/each < rows-1 {
			b.H, whole.H = l.row(card), l.row(card)
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
