package juxtabo

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// PaintBoard paints the felt, with a hollow where each stack stands.
func (f *Face) PaintBoard(dst *ebiten.Image) {
	g := &f.felt
	sprites.PaintFelt(dst, g.x, g.y, g.w, g.h, g.radius, f.theme.Scale)
	r := g.cell * sprites.DiscRadius * 1.07
	for y := range g.n {
		for x := range g.n {
			p := g.pose(x, y, 0, 1)
			h := sprites.Shape{X: p.X - r, Y: p.Y - r, W: 2 * r, H: 2 * r, Radius: r}
			h.Fill = sprites.Flat(sprites.Hex(0x020A08, .38))
			h.Line, h.Width = [2]sprites.Tint{sprites.Hex(0, .35), sprites.Cream.Fade(.09)}, float32(f.theme.Scale)
			h.Draw(dst)
		}
	}
}

// PaintTray paints the stand, and the places of the reserve.
func (f *Face) PaintTray(e *kit.Env, dst *ebiten.Image, s rules.Sight) {
	t := &f.tray
	at := s.State().Table(nil)[:game.Discs]
	if f.peeks >= 0 {
		first, last := t.slots[0], t.slots[len(t.slots)-1]
		right := t.slots[len(t.slots)/2].Right() // where they lie in two rows, the first is the longer one
		sprites.Shape{X: float32(first.X), Y: float32(first.Y), W: float32(max(right, last.Right()) - first.X), H: float32(last.Bottom() - first.Y),
			Radius: float32(e.Px(10)), Fill: sprites.Flat(sprites.Accent.Fade(.14)), Line: sprites.Solid(sprites.Accent.Fade(.8)), Width: float32(e.Px(1.5))}.Draw(dst)
	}
	for i, r := range t.slots {
		if slices.ContainsFunc(at, func(p rules.Place) bool { return p.Spot == game.ReserveSpot(f.inTray(), i) }) {
			continue
		}
		wide := t.disc * 2 * sprites.DiscRadius
		x, y := r.Mid()
		high := wide * (edgeThick + flat())
		sprites.Shape{X: float32(x - wide/2), Y: float32(y - high/2), W: float32(wide), H: float32(high), Radius: float32(high * .3),
			Fill: sprites.Flat(sprites.PanelWell), Line: sprites.Solid(sprites.Cream.Fade(.17)), Width: float32(e.Px(1.5)),
			Dash: float32(e.Px(4)), Gap: float32(e.Px(4))}.Draw(dst)
	}
	f.paintStand(e, dst)
}

// paintStand paints the wood in which the cards stand: its top with a groove, and its front.
func (f *Face) paintStand(e *kit.Env, dst *ebiten.Image) {
	r := f.tray.stand
	if r.W == 0 {
		return
	}
	px := func(v float64) float32 { return float32(e.Px(v)) }
	top := r
	top.H *= .42
	shadow := sprites.Shape{X: float32(r.X) + px(2), Y: float32(r.Y) + px(5), W: float32(r.W), H: float32(r.H), Radius: px(10),
		Fill: sprites.Flat(sprites.Shadow.Fade(.55)), Blur: px(5)}
	shadow.Draw(dst)
	front := sprites.Shape{X: float32(r.X), Y: float32(r.Y), W: float32(r.W), H: float32(r.H), Radius: px(10),
		Fill: [3]sprites.Tint{sprites.Hex(0x6E4526, 1), sprites.Hex(0x573419, 1), sprites.Hex(0x3A210F, 1)}, Mid: .45,
		Line: [2]sprites.Tint{sprites.Cream.Fade(.24), sprites.Cream.Fade(.02)}, Width: px(1)}
	front.Draw(dst)
	groove := sprites.Shape{X: float32(top.X) + px(8), Y: float32(top.Y+top.H*.42) - px(2), W: float32(top.W) - px(16), H: max(px(3), float32(top.H*.3)), Radius: px(3),
		Fill: sprites.Flat(sprites.Hex(0x1E1007, .85))}
	groove.Draw(dst)
}
