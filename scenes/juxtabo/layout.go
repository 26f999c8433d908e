package juxtabo

import (
	"math"

	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// felt is the board.
type felt struct {
	n                  int8
	x, y, w, h, radius float32
	cell               float32 // a cell's side, in pixels
	left, top          float32 // the corner of the first
}

// lay makes the grid. Stacks grow upwards, so there is more room above the first row than below the last.
func (g *felt) lay(e *kit.Env, p *table.Plan, n int8) {
	b := p.Board
	g.n, g.radius = n, 0
	rim := .012
	if !p.Portrait || b.W < p.Window.W {
		b = b.Inset(b.W * 4 / 672)
		g.radius = float32(e.Px(30))
		rim = .035
	}
	b = b.Snap()
	g.x, g.y, g.w, g.h = float32(b.X), float32(b.Y), float32(b.W), float32(b.H)
	side := min(b.W, b.H)
	above := side * .022
	g.cell = float32(math.Floor((side*(1-2*rim) - above) / float64(n)))
	g.left = float32(math.Round(b.X + (b.W-float64(g.cell)*float64(n))/2))
	g.top = float32(math.Round(b.Y + (b.H-float64(g.cell)*float64(n)+above)/2))
}

// step is how much higher the next disc of a stack is seen.
func (g *felt) step(high int8) float32 {
	r := g.cell * sprites.DiscRadius
	return min(sprites.DiscThick*r, .9*r/float32(max(high, 1)))
}

// pose is a disc of a stack of some height; z is how many lie below it.
func (g *felt) pose(x, y, z, high int8) sprites.Pose {
	step := g.step(high)
	p := sprites.At(g.left+(float32(x)+.5)*g.cell, g.top+(float32(y)+.5)*g.cell+float32(math.Round(float64(g.cell)*.055)), g.cell)
	p.High, p.Thick = step*float32(z), step
	p.Y -= p.High
	p.Depth = float32(y)*64 + float32(z) + 1
	if z > 0 {
		p.Shade = .38
	}
	return p
}

// box is round the upper side of a stack of some height.
func (g *felt) box(x, y, high int8) kit.Rect {
	p := g.pose(x, y, max(high, 1)-1, high)
	r := g.cell * sprites.DiscRadius * 1.15
	return kit.Rect{X: float64(p.X - r), Y: float64(p.Y - p.Thick - r), W: float64(2 * r), H: float64(2 * r)}.Snap()
}

// tray is what a seat has before it: the stand with its cards and the reserve, seen edge-on.
type tray struct {
	slots  [game.Held]kit.Rect
	cards  [2]kit.Rect
	stand  kit.Rect
	disc   float64 // the cell that the discs of the reserve are drawn for
	card   float64 // the width of a card
	corner kit.Rect
}

// beside is the depth of what lies beside the board: what is held there holds nothing up on the board.
const beside = 1000

// Shares of a disc that is seen edge-on, in its width.
const (
	edgeThick = .46
	edgeFlip  = .89 // how far it is turned: its upper side is still seen as a slim ellipse
)

// lay places them in the plan's tray. On a phone the buttons of the seats that call are there, too.
func (t *tray) lay(e *kit.Env, p *table.Plan, alone bool, callers []rules.Seat) {
	r := p.Tray
	px := e.Px
	t.corner = r
	if r.W == 0 {
		t.disc, t.card, t.stand = 8, 8, kit.Rect{}
		return
	}
	n := 2
	if alone {
		n = 1
	}
	upright := p.Portrait && len(callers) <= 2
	slim := r.H < px(140)
	var cards, row kit.Rect
	gap := px(6) // between two discs
	switch {
	case upright:
		// The reserve in one row, below it the cards and beside these the buttons.
		row, cards = r.Top(max(px(44), min(px(60), r.H*.27)), px(8))
		row.X, row.W = row.X-gap, row.W+2*gap // the gaps are touched, too
		copy(t.slots[:], row.Columns(len(t.slots), 0))
		var calls kit.Rect
		wide := .60
		if alone {
			wide = .46
		}
		cards, calls = cards.Left(cards.W*wide, px(14))
		high := min((calls.H-px(8)*float64(len(callers)-1))/float64(max(1, len(callers))), px(60)*p.Text)
		y := calls.Y + (calls.H-high*float64(len(callers))-px(8)*float64(len(callers)-1))/2
		for i, seat := range callers {
			p.Calls[seat] = kit.Rect{X: calls.X, Y: y + float64(i)*(high+px(8)), W: calls.W, H: high}.Snap()
		}
	case slim:
		// Cards left, discs right in two rows.
		wide := min(r.W*.40, r.H/sprites.CardHigh*float64(n)*1.12+px(12)*float64(n))
		cards, row = r.Left(wide, px(12))
		row.X, row.W = row.X-gap, row.W+2*gap
		w := row.W / 4
		h := min(row.H/2, max(px(44), w*.8))
		for i := range t.slots {
			t.slots[i] = kit.Rect{X: row.X + float64(i%4)*w, Y: row.Y + row.H/2 + float64(i/4-1)*h, W: w, H: h}
		}
	default:
		row, cards = r.Low(max(px(46), min(px(64), r.H*.26)), px(12))
		row.X, row.W = row.X-gap, row.W+2*gap
		copy(t.slots[:], row.Center(min(row.W, 7*px(92)), row.H).Columns(len(t.slots), 0))
	}
	s := t.slots[0]
	// Seen edge-on a disc is as high as its edge and two halves of its slim ellipse.
	t.disc = min((s.W-gap)*.96, s.H*.94/(edgeThick+flat())) / (2 * sprites.DiscRadius)
	foot := cards.H * .17
	if slim {
		foot = cards.H * .13
	}
	t.stand = kit.Rect{X: cards.X, Y: cards.Bottom() - foot, W: cards.W, H: foot}
	high := cards.H - foot*.72
	t.card = math.Floor(min(high/sprites.CardHigh, (cards.W/float64(n)-px(10))*.98))
	each := cards.Columns(n, 0)
	for i := range t.cards {
		c := each[min(i, n-1)]
		w, h := t.card, t.card*sprites.CardHigh
		t.cards[i] = kit.Rect{X: c.X + (c.W-w)/2, Y: t.stand.Y + foot*.28 - h, W: w, H: h}.Snap()
	}
}

// flat is how high the upper side of a disc is seen edge-on, in its width.
func flat() float64 { return math.Cos(edgeFlip * math.Pi / 2) }

// edgeOn is a disc seen from the side in the middle of a box.
func edgeOn(r kit.Rect, cell float64) sprites.Pose {
	x, y := r.Mid()
	wide := cell * 2 * sprites.DiscRadius
	p := sprites.At(float32(math.Round(x)), float32(math.Round(y+wide*edgeThick/2)), float32(cell))
	p.Flip, p.Thick, p.Shade, p.Depth = edgeFlip, float32(math.Round(wide*edgeThick)), .8, beside
	return p
}

// around is what is seen of a disc seen edge-on in a box.
func around(r kit.Rect, cell float64) kit.Rect {
	wide := cell * 2 * sprites.DiscRadius
	return r.Center(wide*1.04, wide*(edgeThick+flat())*1.08).Snap()
}

func (t *tray) held(slot int) sprites.Pose { return edgeOn(t.slots[slot], t.disc) }

// stood is a card in the stand.
func (t *tray) stood(slot int) sprites.Pose {
	x, y := t.cards[slot].Mid()
	p := sprites.At(float32(x), float32(y), float32(t.card))
	p.Depth = beside
	return p
}

// shown is where a card of somebody else is held up when it is called: large, between one's own ones.
func (t *tray) shown() sprites.Pose {
	x, _ := t.stand.Mid()
	p := t.stood(0)
	p.X, p.Y = float32(x), p.Y-p.Cell*.06
	p.Lift, p.Depth = p.Cell*.1, beside*2
	return p
}

// away is where cards come from and go to that nobody has.
func (t *tray) away() sprites.Pose {
	return sprites.Away(float32(t.corner.Right()), float32(t.corner.Y), float32(t.card))
}

// seat is what is seen of the discs and cards of somebody else.
type seat struct {
	discs [game.Held]kit.Rect
	cell  float64 // 0 where there is no room for them
	badge kit.Rect
}

func (f *Face) laySeats(e *kit.Env, m rules.Sight) {
	f.seats = f.seats[:0]
	for i := range m.Players() {
		s := seat{}
		if i < len(f.plan.Seats) {
			r := f.plan.Seats[i]
			s.badge = kit.Rect{X: r.X, Y: r.Y, W: min(r.H, r.W), H: r.H}
		}
		if i < len(f.plan.Below) {
			r := f.plan.Below[i]
			w, h := min((r.W-3*e.Px(3))/4, e.Px(40)), (r.H-e.Px(2))/2
			if w >= e.Px(16) {
				s.cell = min(w*.98, h*.94/(edgeThick+flat())) / (2 * sprites.DiscRadius)
				for k := range s.discs {
					s.discs[k] = kit.Rect{X: r.X + float64(k%4)*(w+e.Px(3)), Y: r.Y + float64(k/4)*(h+e.Px(2)), W: w, H: h}
				}
			}
		}
		f.seats = append(f.seats, s)
	}
}

// mini is the cell of the small discs at seats and of those on cards.
func (f *Face) mini() float64 {
	size := f.tray.card * .28 / (2 * sprites.DiscRadius)
	for _, s := range f.seats {
		size = max(size, s.cell)
	}
	return max(size, 8)
}

func (s *seat) disc(slot int) sprites.Pose {
	if s.cell == 0 {
		return s.won()
	}
	return edgeOn(s.discs[slot], s.cell)
}

// won is where a seat's letter is: what comes to it is counted there, and its hidden cards are.
func (s *seat) won() sprites.Pose {
	x, y := s.badge.Mid()
	return sprites.Away(float32(x), float32(y), float32(max(s.badge.W, 8))*.6)
}
