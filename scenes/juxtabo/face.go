// Package juxtabo is Juxtabo's face on the shared table: stacks of two-coloured discs on felt, the reserve seen edge-on,
// the challenge cards in their stand, and its words. What may be done it asks of the rules.
package juxtabo

import (
	"math"
	"slices"
	"time"

	"quintet/audio"
	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// Face implements table.Face.
type Face struct {
	table.Plain
	theme *kit.Theme
	sheet *sprites.Discs
	plan  *table.Plan
	felt  felt
	tray  tray
	seats []seat
	own   rules.Seat   // whose discs and cards lie in the tray: who looks, or who looked last
	peeks rules.Seat   // whose reserve lies there instead while its seat is held, or Nobody
	veils []rules.Seat // that can be held
	piles [cells]pile
	calm  bool // motion is reduced
}

// cells are as many as the largest board has.
const cells = 36

// pile is what is known of a stack.
type pile struct {
	high  int8  // discs that lie there, provisional ones too
	still int8  // and without them
	face  uint8 // of the uppermost
}

// pileAt is the stack on a spot of the board.
func (f *Face) pileAt(s rules.Spot) *pile { return &f.piles[int(s.Y)*6+int(s.X)] }

// What else of the shared table it takes part in, spelt as that asks for it.
var (
	_ table.Caller   = (*Face)(nil)
	_ table.Timer    = (*Face)(nil)
	_ table.Coverer  = (*Face)(nil)
	_ table.Follower = (*Face)(nil)
	_ table.Reasoner = (*Face)(nil)
	_ table.Seater   = (*Face)(nil)
	_ table.Guide    = (*Face)(nil)
	_ table.Peeking  = (*Face)(nil)
	_ table.Piler    = (*Face)(nil)
	_ table.Settler  = (*Face)(nil)
	_ table.Flasher  = (*Face)(nil)
	_ table.Sounder  = (*Face)(nil)
)

// New is a face not yet laid out.
func New() table.Face { return &Face{peeks: rules.Nobody} }

// colours of the discs, in the order of the rules.
var colours = [game.Colours]sprites.Colour{sprites.Red, sprites.Orange, sprites.Yellow, sprites.Green, sprites.Blue, sprites.Purple, sprites.Pink}

// patterns are what the cards show.
var patterns = func() (all [game.Cards]sprites.Pattern) {
	for card := range all {
		all[card] = game.Pattern(card)
	}
	return all
}()

// Wants asks for the tray: the card stand above the reserve, or on a low window beside it.
func (f *Face) Wants(w *kit.Words, s rules.Sight) table.Wants {
	calls := make([]bool, s.Players())
	for i := range calls {
		calls[i] = s.Player(rules.Seat(i)).Bot == ""
	}
	return table.Wants{Seats: s.Players(), Prompts: prompts(w), Buttons: buttonWords(w), Actions: 3, OneRow: true, Calls: calls,
		Least: cellLeast * float64(game.Size(s.State())), Beside: game.Timed(s.State()), Tray: func(w float64) (best, least float64) { return max(trayLeast, min(trayBest, w*.46)), trayLeast }}
}

// cellLeast is how large the cell of a stack is at least, in logical pixels; a finger then taps it twice.
const cellLeast = 34

// trayLeast is how high two rows of discs are that a finger can tell apart, and trayBest how high the tray is at most, in logical
// pixels.
const (
	trayLeast = 96
	trayBest  = 300
)

// Lay places the stacks, the reserve and the cards.
func (f *Face) Lay(e *kit.Env, p *table.Plan, s rules.Sight, spots *sprites.Targets) {
	f.theme, f.plan, f.calm = e.Theme, p, e.Settings.ReduceMotion
	f.peeks = rules.Nobody
	if s.To() >= 0 {
		f.own = s.To()
	}
	alone := game.Alone(s.State())
	f.felt.lay(e, p, game.Size(s.State()))
	var callers []rules.Seat
	for i := range s.Players() {
		if s.Player(rules.Seat(i)).Bot == "" {
			callers = append(callers, rules.Seat(i))
		}
	}
	f.tray.lay(e, p, alone, callers)
	f.laySeats(e, s)
	f.layVeils(s)
	if sizes := []float64{float64(f.felt.cell), f.tray.disc, f.mini()}; f.sheet == nil || !f.sheet.Fits(e.Scale, f.tray.card, sizes...) {
		f.Dispose()
		f.sheet = sprites.NewDiscs(e.Scale, f.tray.card, sizes...)
	}
	n := game.Size(s.State())
	for y := range n {
		for x := range n {
			spots.Add(game.BoardSpot(x, y), f.felt.box(x, y, 0))
		}
	}
	if p.Tray.W == 0 {
		return // the board alone is seen
	}
	for slot := range game.Held {
		r := f.tray.slots[slot]
		spots.Add(game.ReserveSpot(f.own, slot), around(r, f.tray.disc).Inset(-e.Px(4)))
		spots.Set(game.ReserveSpot(f.own, slot), around(r, f.tray.disc).Inset(-e.Px(4)), r)
	}
	for slot := range f.tray.cards {
		if slot == 0 || !alone {
			spots.Add(game.HandSpot(f.own, slot), f.tray.cards[slot].Inset(-e.Px(6)))
		}
	}
}

// Dispose frees the sprites.
func (f *Face) Dispose() {
	if f.sheet != nil {
		f.sheet.Dispose()
		f.sheet = nil
	}
}

// Follow implements table.Follower: how high the stacks are without what is only provisional.
func (f *Face) Follow(s rules.Sight) {
	st := s.State()
	for y := range game.Size(st) {
		for x := range game.Size(st) {
			f.pileAt(game.BoardSpot(x, y)).still = int8(game.Height(st, x, y))
		}
	}
}

// Home implements table.Face.
func (f *Face) Home(piece int, at []rules.Place) sprites.Pose {
	place := at[piece]
	p := f.home(piece, place, at)
	p.Face = place.Face
	return p
}

func (f *Face) home(piece int, place rules.Place, at []rules.Place) sprites.Pose {
	s := place.Spot
	seat := rules.Seat(s.X)
	switch {
	case s.Zone == game.ZoneBoard:
		high := int8(0)
		for i := range at[:game.Discs] {
			if o := at[i].Spot; o.Zone == game.ZoneBoard && o.X == s.X && o.Y == s.Y {
				high = max(high, o.Z+1)
			}
		}
		p := f.felt.pose(s.X, s.Y, s.Z, high)
		if s.Z >= f.pileAt(s).still {
			p.Alpha = provisionalAlpha
		}
		return p
	case s.Zone == game.ZoneReserve && seat == f.inTray():
		return f.tray.held(int(s.Y))
	case s.Zone == game.ZoneReserve:
		return f.seats[seat].disc(int(s.Y))
	case s.Zone == game.ZoneHand && seat == f.own:
		return f.tray.stood(int(s.Y))
	case s.Zone == game.ZoneHand:
		return f.seats[seat].won()
	case s.Zone == game.ZoneWon && int(seat) < len(f.seats):
		return f.seats[seat].won()
	case piece >= game.Discs:
		return f.tray.away()
	}
	far := sprites.FarAway(f.theme.Scale)
	return sprites.Away(far, far, float32(f.tray.disc))
}

// provisionalAlpha is how solid a disc is that may be taken back. Such a disc has a dashed ring, too.
const provisionalAlpha = .8

// Half implements table.Face.
func (f *Face) Half(_ int, cell float32) float32 { return sprites.DiscRadius * cell }

// Motions implements table.Face.
func (f *Face) Motions() map[rules.Cue]sprites.Motion {
	calls := sprites.Calls{Calm: f.calm}
	if f.plan.Tray.W > 0 { // else the board alone is seen
		calls.At = f.tray.shown
	}
	skip := calls.Shown()
	skip.Lasts, skip.Whole, skip.Always = 420*time.Millisecond, false, false
	flaw := sprites.DiscBack
	if f.calm {
		flaw = sprites.FadeLate // it has come in a moment, and would be gone in another
	}
	return map[rules.Cue]sprites.Motion{
		rules.CueDrop: sprites.DiscDrop, game.CueBonus: sprites.DiscDrop, rules.CueDeal: sprites.DealOut,
		game.CueBack: sprites.DiscBack, game.CueFlaw: flaw, game.CueBag: sprites.DiscBack,
		game.CueCall: calls.Shown(), game.CueMatch: calls.Won(), game.CueFalse: calls.False(), game.CueSkip: skip,
		rules.CueLine: sprites.Line,
	}
}

// Sound implements table.Sounder.
func (f *Face) Sound(cue rules.Cue) (as rules.Cue, landed bool) {
	switch cue {
	case game.CueBonus:
		return rules.CueDrop, true
	case rules.CueDeal, game.CueBack, game.CueBag, game.CueSkip, game.CueTurnOver:
		return rules.CueSlide, false
	case game.CueFlaw, game.CueFalse, game.CueTimeout:
		return audio.CueRefuse, false
	case game.CueCall:
		return audio.CueLift, false
	}
	return "", false
}

// Weight implements table.Face.
func (f *Face) Weight(piece int) float32 {
	if piece >= game.Discs {
		return .1
	}
	return .35
}

// Sheet implements table.Face.
func (f *Face) Sheet() *sprites.Sheet { return f.sheet.Sheet }

// Shadow implements table.Face.
func (f *Face) Shadow(b *sprites.Batch, piece int, p sprites.Pose) {
	if piece >= game.Discs {
		f.sheet.CardShadow(b, p)
	} else {
		f.sheet.DiscShadow(b, p)
	}
}

// Body implements table.Face.
func (f *Face) Body(b *sprites.Batch, piece int, p sprites.Pose, symbols bool) {
	switch {
	case piece >= game.Discs && p.Face == 0:
		f.sheet.Card(b, nil, p, symbols)
	case piece >= game.Discs:
		f.sheet.Card(b, patterns[p.Face-1], p, symbols)
	case p.Face == 0:
		p.Dim = max(p.Dim, .3)
		f.sheet.Disc(b, sprites.Black, sprites.Black, p, false)
	default:
		_, under, over := game.Lying(p.Face)
		f.sheet.Disc(b, colours[under], colours[over], p, symbols)
		if p.Alpha == provisionalAlpha { // only where it lies still
			f.sheet.Provisional(b, p)
		}
	}
}

// Cover implements table.Coverer: the challenges, which are what is hidden.
func (f *Face) Cover(b *sprites.Batch, r kit.Rect) {
	table.Fan(r, 3, sprites.CardHigh, func(p sprites.Pose) {
		f.sheet.CardShadow(b, p)
		f.sheet.Card(b, nil, p, false)
	})
}

// Darken implements table.Face.
func (f *Face) Darken(b *sprites.Batch, alpha float32) {
	g := &f.felt
	if g.radius > 0 {
		f.sheet.Shade(b, g.x, g.y, g.w, g.h, alpha)
	} else {
		f.sheet.Dark(b, g.x, g.y, g.w, g.h, alpha)
	}
}

// Light implements table.Face: a ring round each disc of a pattern, and beams between neighbours.
func (f *Face) Light(b *sprites.Batch, shape []rules.Spot, along, glow float32) {
	top := func(s rules.Spot) sprites.Pose {
		high := max(f.pileAt(s).high, 1)
		return f.felt.pose(s.X, s.Y, high-1, high)
	}
	for i, s := range shape {
		p := top(s)
		for _, o := range shape[i+1:] {
			dx, dy := s.X-o.X, s.Y-o.Y
			if dx*dx > 1 || dy*dy > 1 || dx*dy != 0 && joined(shape, s, o) {
				continue
			}
			q := top(o)
			// From rim to rim, so that what the discs show stays to be seen.
			in := sprites.DiscRadius * .97 / float32(math.Hypot(float64(dx), float64(dy)))
			x0, y0, x1, y1 := p.X, p.Y-p.Thick, q.X, q.Y-q.Thick
			wx, wy := (x1-x0)*in, (y1-y0)*in
			f.sheet.Beam(b, x0+wx, y0+wy, x1-wx, y1-wy, along, glow)
		}
	}
	for _, s := range shape {
		f.sheet.Ring(b, sprites.Legal, top(s), along)
		f.sheet.Ring(b, sprites.Legal, top(s), along*glow)
	}
}

// joined tells whether two cells that touch by a corner have a neighbour in the shape that joins them.
func joined(shape []rules.Spot, s, o rules.Spot) bool {
	for _, n := range shape {
		if n.X == s.X && n.Y == o.Y || n.X == o.X && n.Y == s.Y {
			return true
		}
	}
	return false
}

// Marked implements table.Face: the stacks that have grown in the turn, or the pattern that was claimed.
func (f *Face) Marked(dst []rules.Spot, s rules.Sight, i int) []rules.Spot {
	if shapes, _ := f.Flash(s, i); shapes != nil {
		return append(dst, shapes[0]...)
	}
	switch s.Entry(i).Move.Verb {
	case game.VerbPlace:
		if game.Provisional(s.At(i+1)) == 0 { // discs that are tried have their dashes
			dst = stacked(dst, s.At(i))
		}
	case game.VerbEnd, game.VerbTimeout:
		return stacked(dst, s.At(i))
	default:
		return dst
	}
	for _, spot := range table.Changed(nil, s, i) {
		if foot := f.Foot(spot); spot.Zone == game.ZoneBoard && !slices.Contains(dst, foot) {
			dst = append(dst, foot)
		}
	}
	return dst
}

// stacked are the stacks on which a disc was put in the turn.
func stacked(dst []rules.Spot, st rules.State) []rules.Spot {
	for y := range game.Size(st) {
		for x := range game.Size(st) {
			if game.Used(st, x, y) {
				dst = append(dst, game.BoardSpot(x, y))
			}
		}
	}
	return dst
}

// Flash implements table.Flasher: a pattern that was claimed rightly is drawn in light.
func (f *Face) Flash(s rules.Sight, i int) ([][]rules.Spot, rules.Cue) {
	e := s.Entry(i)
	if e.Move.Verb != game.VerbClaim || game.Won(s.At(i+1), e.By) == game.Won(s.At(i), e.By) {
		return nil, ""
	}
	return [][]rules.Spot{game.Claimed(e.Move)}, game.CueMatch
}
