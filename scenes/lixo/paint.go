package lixo

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	game "quintet/rules/lixo"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// SteelText is for words on steel.
var steelText, steelBright = sprites.Hex(0xD8C8B2, 1), sprites.Hex(0xF2EADD, 1)

// PaintTray implements table.Face: the words on the plate that change with the match.
func (f *Face) PaintTray(e *kit.Env, dst *ebiten.Image, s rules.Sight) {
	th, w, l := e.Theme, e.Theme.Words, &f.layout
	st := s.State()
	for seat := range rules.Seat(l.seats) {
		if seat == l.bottom {
			continue
		}
		p := &l.places[seat]
		if !l.round {
			f.paintStatus(e, dst, s, seat)
		}
		if seat == game.First(st) {
			f.paintFirst(e, dst, p.who)
		}
	}
	if game.First(st) == l.bottom {
		p := &l.places[l.bottom]
		at := f.paintFirst(e, dst, kit.Rect{X: p.bid.X + e.Px(4), Y: p.bid.Y, H: p.bid.H})
		if !l.slim && game.BidSize(st, l.bottom) == 0 {
			text := kit.Rect{X: at.Right() + e.Px(8), Y: at.Y, W: p.bid.Right() - at.Right() - e.Px(8), H: at.H}
			th.TextIn(dst, w.Say("lixo.first"), text, kit.Small, steelText, kit.Start, kit.Middle)
		}
	}
	f.paintTold(e, dst, s)
}

// paintPlaces shows where there is room for cards that aren't there yet, and what lies where.
func (f *Face) paintPlaces(dst *ebiten.Image) {
	th := f.theme
	for _, p := range []struct {
		at  kit.Rect
		key string
	}{{f.main, "lixo.pile.main"}, {f.drawn, "lixo.pile.drawn"}, {f.recycled, "lixo.pile.recycled"}, {f.deck, "lixo.pile.deck"}} {
		r := p.at
		sprites.Shape{X: float32(r.X), Y: float32(r.Y), W: float32(r.W), H: float32(r.H), Radius: float32(r.W * .085),
			Fill: sprites.Flat(sprites.Hex(0, .20)), Line: sprites.Solid(sprites.Cream.Fade(.13)), Width: float32(th.Px(1.5)),
			Dash: float32(th.Px(5)), Gap: float32(th.Px(4))}.Draw(dst)
		if f.slim {
			continue
		}
		words := th.Words.Say(p.key)
		x, _ := r.Mid()
		wide := max(r.W, th.Width(words, kit.Small))
		th.TextIn(dst, words, kit.Rect{X: x - wide/2, Y: r.Bottom() + f.coin*.36, W: wide, H: th.Line(kit.Small)}, kit.Small, steelText, kit.Middle, kit.Middle)
	}
}

// seatBox parts a seat's row: the disc, the name, and what is said below it, if there is room.
func (f *Face) seatBox(seat rules.Seat) (disc, name, below kit.Rect) {
	th, r := f.theme, f.places[seat].who
	side := min(r.H, th.Grown(44), r.W*.32)
	disc = kit.Rect{X: r.X, Y: r.Y + (r.H-side)/2, W: side, H: side}
	_, name = r.Left(side, th.Px(12))
	if name.W < th.Width(f.names[seat], kit.BodyStrong) {
		_, name = r.Left(side, th.Px(6))
	}
	if f.plain {
		disc, name = kit.Rect{X: r.X, Y: r.Y, H: r.H}, r
	}
	one, two := th.Line(kit.BodyStrong), th.Line(kit.Small)
	if one*.92+two > r.H+th.Px(4) {
		return disc, name, kit.Rect{}
	}
	below = name
	name.Y, name.H = r.Y+(r.H-one*.92-two)/2, one
	below.Y, below.H = name.Y+one*.92, two
	return disc, name, below
}

// paintName says who sits there.
func (f *Face) paintName(dst *ebiten.Image, seat rules.Seat) {
	disc, name, _ := f.seatBox(seat)
	if disc.W > 0 {
		f.theme.Avatar(dst, disc, f.names[seat], int(seat), false)
	}
	f.theme.TextIn(dst, f.names[seat], name, kit.BodyStrong, steelBright, kit.Start, kit.Middle)
}

// paintStatus says what they have done, and whether it is their turn.
func (f *Face) paintStatus(e *kit.Env, dst *ebiten.Image, s rules.Sight, seat rules.Seat) {
	th := e.Theme
	disc, _, below := f.seatBox(seat)
	turn := s.State().Turn() == seat
	if turn && disc.W > 0 {
		th.Avatar(dst, disc, f.names[seat], int(seat), true)
	}
	status := f.status(th.Words, s, seat)
	if below.W < .6*th.Width(status, kit.Small) {
		return
	}
	tint := steelText
	if turn || game.Leader(s.State()) == seat {
		tint = sprites.Accent
	}
	th.TextIn(dst, status, below, kit.Small, tint, kit.Start, kit.Start)
}

// paintFirst marks the first player: a brass tag with a flag at the left of the place. It has no figure, as coins do that count.
func (f *Face) paintFirst(e *kit.Env, dst *ebiten.Image, r kit.Rect) kit.Rect {
	side := e.Theme.Line(kit.Small) * .95
	at := kit.Rect{X: r.X - side*.28, Y: r.Y + r.H - side*.85, W: side, H: side}
	if r.W > 0 && r.W < e.Px(80)*e.Theme.Size { // the name needs all of it
		at.X, at.Y = r.X-side*.55, r.Y+r.H-side*.55
	}
	at = at.Snap()
	sprites.Shape{X: float32(at.X), Y: float32(at.Y), W: float32(side), H: float32(side), Radius: float32(side * .26), Fill: sprites.Brass,
		Angle: -24, Line: sprites.Solid(sprites.Casing), Width: float32(e.Px(1.5))}.Draw(dst)
	x, y := at.Mid()
	e.Theme.Icon(dst, kit.IconFlag, x, y, side*.82/e.Theme.Grown(1000)*1000, sprites.OnBrass)
	return at
}

// paintTold says the latest in words above the well.
func (f *Face) paintTold(e *kit.Env, dst *ebiten.Image, s rules.Sight) {
	if !f.told {
		return
	}
	th := e.Theme
	said := ""
	for i := s.Index() - 1; i >= 0 && said == ""; i-- {
		said, _ = f.Told(th.Words, s, i)
	}
	w, h := th.ChipSize(said)
	w = min(w, f.board.W-e.Px(16))
	if said == "" {
		return
	}
	x, _ := f.well.Mid()
	r := kit.Rect{X: x - w/2, Y: f.well.Y - h*.62, W: w, H: h}.Snap()
	sprites.Shape{X: float32(r.X), Y: float32(r.Y), W: float32(r.W), H: float32(r.H), Radius: float32(r.H / 2),
		Fill: sprites.Flat(sprites.Hex(0x14100D, .86)), Line: sprites.Solid(sprites.Cream.Fade(.14)), Width: float32(e.Px(1))}.Draw(dst)
	in := r.Pad(e.Px(8), 0)
	th.TextIn(dst, table.FitNames(th, s, said, kit.Small, in.W), in, kit.Small, sprites.TextTint, kit.Middle, kit.Middle)
}
