// Package lixo is the face of LIXO? on the shared table: a plate of steel with the container that is sold in a well, the hand of
// whoever looks fanned below it, and the others along the top. What may be done it asks of the rules.
package lixo

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	"quintet/rules"
	game "quintet/rules/lixo"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// Face implements table.Face.
type Face struct {
	table.Plain
	layout
	theme *kit.Theme
	sheet *sprites.Cards
	names []string // of the players
	final final
}

// What else of the shared table it takes part in, spelt as that asks for it.
var (
	_ table.Collector = (*Face)(nil)
	_ table.Haloer    = (*Face)(nil)
	_ table.Counter   = (*Face)(nil)
	_ table.Shifter   = (*Face)(nil)
	_ table.Coverer   = (*Face)(nil)
	_ table.Figurer   = (*Face)(nil)
	_ table.Tallier   = (*Face)(nil)
	_ table.Follower  = (*Face)(nil)
	_ table.Reasoner  = (*Face)(nil)
	_ table.Seater    = (*Face)(nil)
	_ table.Sounder   = (*Face)(nil)
)

// New is a face not yet laid out.
func New() table.Face { return &Face{} }

// Wants implements table.Face.
func (f *Face) Wants(w *kit.Words, s rules.Sight) table.Wants {
	return table.Wants{Seats: s.Players(), Prompts: prompts(w), Actions: 2, Wide: true, Round: true,
		Tray: func(float64) (best, least float64) { return 0, 0 }}
}

// Lay implements table.Face. The hand at the bottom is that of whoever looks; while nobody may look, it is the one that was there
// before, seen from behind.
func (f *Face) Lay(e *kit.Env, p *table.Plan, s rules.Sight, _ *sprites.Targets) {
	f.theme = e.Theme
	f.seats = s.Players()
	f.names, f.longest = f.names[:0], 0
	for seat := range rules.Seat(f.seats) {
		f.names = append(f.names, s.Name(seat))
		f.longest = max(f.longest, e.Theme.Width(f.names[seat], kit.BodyStrong))
	}
	if to := s.To(); to >= 0 {
		f.bottom = to
	}
	if int(f.bottom) >= f.seats {
		f.bottom = 0
	}
	f.layout.lay(e, p)
	if p.Portrait {
		for seat := range rules.Seat(f.seats) {
			p.Seats[seat] = f.places[seat].who.Snap()
		}
	}
	if f.sheet == nil || !f.sheet.Fits(f.handCard, f.wellCard, f.pile, f.text, e.Scale) {
		f.Dispose()
		f.sheet = sprites.NewCards(f.handCard, f.wellCard, f.pile, f.text, e.Scale, e.Theme.Print)
	}
}

// Shift implements table.Shifter.
func (f *Face) Shift(spots *sprites.Targets, at []rules.Place) {
	f.spots(spots, at)
}

// Dispose implements table.Face.
func (f *Face) Dispose() {
	if f.sheet != nil {
		f.sheet.Dispose()
		f.sheet = nil
	}
}

// Half implements table.Face.
func (f *Face) Half(_ int, cell float32) float32 { return cell / 2 }

// counting is how long the points are counted at the end.
const counting = 4200 * time.Millisecond

// Motions implements table.Face.
func (f *Face) Motions() map[rules.Cue]sprites.Motion {
	count, show := sprites.Beat, sprites.CardTake
	count.Lasts, show.Whole = counting, true
	return map[rules.Cue]sprites.Motion{
		rules.CueDeal: sprites.CardDeal, game.CueTurn: sprites.CardTurn, game.CueStop: sprites.CardShown, game.CueFirst: sprites.Beat,
		game.CueBid: sprites.CardTake, game.CuePass: sprites.Beat, game.CueWon: sprites.CardTurn, game.CueUnsold: sprites.CardTurn,
		game.CueRecycle: sprites.CardTake, game.CueLost: sprites.CardTake, game.CueShuffle: sprites.CardTurn,
		game.CueShow: show, game.CueCount: count, game.CueSame: sprites.Still,
	}
}

// Weight implements table.Face.
func (f *Face) Weight(int) float32 { return .3 }

// Sound implements table.Sounder: a card is turned over, or taken up and laid down.
func (f *Face) Sound(cue rules.Cue) (as rules.Cue, landed bool) {
	switch cue {
	case game.CueTurn, game.CueShow:
		return audio.CueFlip, false
	case game.CueShuffle:
		return audio.CueShuffle, false
	case rules.CueDeal, game.CueStop, game.CueBid, game.CueWon, game.CueUnsold, game.CueRecycle, game.CueLost:
		return audio.CueCard, false
	}
	return "", false
}

// Sheet implements table.Face.
func (f *Face) Sheet() *sprites.Sheet { return f.sheet.Sheet }

// shows is what a piece shows with a face up.
func shows(piece int, face uint8) sprites.CardFace {
	switch {
	case face == 0:
		return sprites.CardFace{}
	case piece >= game.FirstGarbage:
		a, b := game.KindColours(int(face) - 1)
		return sprites.CardFace{Kind: sprites.CardRubbish, A: uint8(a), B: uint8(b)}
	case face == game.FaceStop:
		return sprites.CardFace{Kind: sprites.CardStop}
	}
	colour, value, _ := game.Container(face)
	return sprites.CardFace{Kind: sprites.CardContainer, A: uint8(colour), B: uint8(colour), Value: uint8(value)}
}

// Shadow implements table.Face. In a fan each card throws its own on the one below, so it is drawn with the body.
func (f *Face) Shadow(b *sprites.Batch, _ int, p sprites.Pose) {
	if p.Depth < handDepth {
		f.sheet.CardShadow(b, p)
	}
}

// Body implements table.Face.
func (f *Face) Body(b *sprites.Batch, piece int, p sprites.Pose, _ bool) {
	if p.Depth >= handDepth {
		f.sheet.FannedShadow(b, p)
	}
	f.sheet.Card(b, shows(piece, p.Face), p)
}

// Cover implements table.Coverer: a hand of backs.
func (f *Face) Cover(b *sprites.Batch, r kit.Rect) {
	table.Fan(r, 7, sprites.RubbishHigh, func(p sprites.Pose) {
		f.sheet.CardShadow(b, p)
		f.sheet.Card(b, sprites.CardFace{}, p)
	})
}

// Halo implements table.Haloer.
func (f *Face) Halo(b *sprites.Batch, kind sprites.Mark, _ int, p sprites.Pose) {
	f.sheet.Halo(b, kind, p)
}

// Raised implements table.Collector: a chosen card rises along its own axis.
func (f *Face) Raised(_ int, p sprites.Pose) sprites.Pose {
	p.X += float32(f.raise) * p.Angle // sines of angles so small are the angles
	p.Y -= float32(f.raise)
	p.Lift = 12 * float32(f.theme.Scale)
	p.Dim = 0
	return p
}

// Darken implements table.Face.
func (f *Face) Darken(*sprites.Batch, float32) {}

// Light implements table.Face: no shapes decide this game.
func (f *Face) Light(*sprites.Batch, []rules.Spot, float32, float32) {}

// Marked implements table.Face: a bid has its brackets.
func (f *Face) Marked(dst []rules.Spot, s rules.Sight, i int) []rules.Spot {
	if e := s.Entry(i); e.Move.Verb == game.VerbBid && game.BidSize(s.State(), e.By) > 0 {
		dst = append(dst, game.SpotOf(game.ZoneBid, e.By, 0))
	}
	return dst
}

// Alike implements table.Collector.
func (f *Face) Alike(s rules.Sight, taken []rules.Step, spot rules.Spot) rules.Spot {
	st := s.State()
	if by := st.Turn(); by >= 0 {
		return game.Alike(st, by, taken, spot)
	}
	return spot
}

// Dropped implements table.Collector: a card that is dragged out of the hand is chosen; a chosen one takes the others with it.
func (f *Face) Dropped(chosen bool, from, to rules.Spot) (rules.Button, bool) {
	if to.Zone == game.ZoneHand || from.Zone != game.ZoneHand {
		return rules.NoButton, false
	}
	if chosen {
		return rules.ButtonDone, true
	}
	return rules.NoButton, true
}

// PaintBoard implements table.Face.
func (f *Face) PaintBoard(dst *ebiten.Image) {
	b := f.board
	s := sprites.Steel{X: float32(b.X), Y: float32(b.Y), W: float32(b.W), H: float32(b.H), Radius: float32(f.theme.Px(26)), Groove: true}
	if f.round && b.X <= 0 {
		s.Radius, s.Groove = 0, false
	} else if b.H < f.theme.Px(500) {
		s.Radius, s.Groove = float32(f.theme.Px(20)), false
	}
	s.Well, s.Round = f.well, float32(f.theme.Px(20))
	if f.well.W < f.theme.Px(110) {
		s.Round = float32(f.theme.Px(12))
	}
	sprites.PaintSteel(dst, s, f.theme.Scale)
	f.paintPlaces(dst)
	if f.round {
		return // the seats are painted with the panel
	}
	for seat := range rules.Seat(f.seats) {
		if seat != f.bottom {
			f.paintName(dst, seat)
		}
	}
}
