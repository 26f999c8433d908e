package kit

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/sprites"
)

// Panel paints a panel of the room.
func (t *Theme) Panel(dst *ebiten.Image, r Rect) {
	sprites.PaintPanel(dst, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), t.Scale)
}

// Well paints a hollow in a panel: what holds choices, or pieces that wait.
func (t *Theme) Well(dst *ebiten.Image, r Rect, radius float64) {
	s := shape(r, radius)
	s.Fill = sprites.Flat(sprites.Hex(0, .34))
	s.Draw(dst)
	in := shape(r, radius)
	in.Inset, in.DX, in.DY, in.Blur = true, float32(t.Px(1)), float32(t.Px(2)), float32(t.Px(3))
	in.Fill = sprites.Flat(sprites.Shadow.Fade(.5))
	in.Draw(dst)
	e := shape(r, radius)
	e.Line = [2]sprites.Tint{sprites.Hex(0, .3), sprites.Cream.Fade(.09)}
	e.Width = float32(t.Scale)
	e.Draw(dst)
}

// Row paints what one seat or one choice stands on; active, it is the seat to move or the choice made.
func (t *Theme) Row(dst *ebiten.Image, r Rect, active bool) {
	s := shape(r, t.Px(14))
	s.Fill = sprites.Flat(sprites.PanelRow)
	if active {
		s.Fill = sprites.Flat(sprites.Active)
		s.Line, s.Width = sprites.Solid(sprites.ActiveLine), float32(t.Px(2))
	}
	s.Draw(dst)
}

// Chosen paints the part of a control that is chosen, or what is lit on the panel.
func (t *Theme) Chosen(dst *ebiten.Image, r Rect, radius float64) {
	s := shape(r, radius)
	s.Fill = sprites.Flat(sprites.Accent.Fade(.16))
	s.Line, s.Width = sprites.Solid(sprites.ActiveLine), float32(t.Px(2))
	s.Draw(dst)
}

// Prompt paints the field that says what is expected.
func (t *Theme) Prompt(dst *ebiten.Image, r Rect) {
	s := shape(r, t.Px(16))
	s.Fill, s.Angle = sprites.Prompt, -20
	s.Line, s.Width = sprites.Solid(sprites.PromptLine), float32(t.Scale)
	s.Draw(dst)
}

// Hairline paints a separator.
func (t *Theme) Hairline(dst *ebiten.Image, x, y, w float64) {
	s := shape(Rect{X: x, Y: y, W: w, H: max(1, t.Px(1))}.Snap(), 0)
	s.Fill, s.Angle = [3]sprites.Tint{sprites.Hairline[0], sprites.Hairline[0], sprites.Hairline[1]}, -90
	s.Draw(dst)
}

// Upright paints a separator from top to bottom.
func (t *Theme) Upright(dst *ebiten.Image, x, y, h float64) {
	s := shape(Rect{X: x, Y: y, W: max(1, t.Px(1)), H: h}.Snap(), 0)
	s.Fill = [3]sprites.Tint{sprites.Hairline[0], sprites.Hairline[0], sprites.Hairline[1]}
	s.Draw(dst)
}

// ChipSize is the size of a chip with that text.
func (t *Theme) ChipSize(text string) (w, h float64) {
	return t.Width(text, Small) + 2*t.Px(12), t.Line(Small) + t.Px(10)
}

// Chip paints a short note on a pill, shortened to the width it has.
func (t *Theme) Chip(dst *ebiten.Image, r Rect, text string) {
	s := shape(r, r.H/2)
	s.Fill = sprites.Flat(sprites.Cream.Fade(.075))
	s.Draw(dst)
	t.TextIn(dst, text, r.Pad(t.Px(10), 0), Small, sprites.Text2, Middle, Middle)
}

// BadgeSize is the size of a badge with that text.
func (t *Theme) BadgeSize(text string) (w, h float64) {
	return t.Width(text, Small) + t.Grown(16) + t.Px(20), t.Grown(26)
}

// Badge paints a dashed note with an icon: what is not in the rule text.
func (t *Theme) Badge(dst *ebiten.Image, r Rect, i Icon, text string) {
	s := shape(r, t.Px(8))
	s.Line, s.Width = sprites.Solid(sprites.Text2.Fade(.6)), float32(t.Px(1.5))
	s.Dash, s.Gap = float32(t.Px(4)), float32(t.Px(3))
	s.Draw(dst)
	_, y := r.Mid()
	w := t.Grown(16)
	t.Icon(dst, i, r.X+t.Px(7)+w/2, y, 16, sprites.Text2)
	t.TextIn(dst, text, Rect{X: r.X + t.Px(11) + w, Y: r.Y, W: r.W - w - t.Px(15), H: r.H}, Small, sprites.Text2, Start, Middle)
}

// avatars are the tones behind the letters, a seat each; they tell players apart, and the letter does as well.
var avatars = [...][2]uint32{{0x8A6A55, 0x4E3728}, {0x5C6E7C, 0x313D47}, {0x6B5577, 0x3B2C45}, {0x66724F, 0x39412B},
	{0x84605F, 0x4A3031}, {0x4F7370, 0x2A403F}}

// Avatar paints a player's letter on a disc; lit, it is the one whose turn it is.
func (t *Theme) Avatar(dst *ebiten.Image, r Rect, name string, seat int, lit bool) {
	r = r.Snap()
	t.drop(dst, r, r.W/2, 2, 2.5, .55)
	c := avatars[seat%len(avatars)]
	s := shape(r, r.W/2)
	s.Fill = [3]sprites.Tint{sprites.Hex(c[0], 1), sprites.Hex(mid(c), 1), sprites.Hex(c[1], 1)}
	s.Angle = -45
	s.Line, s.Width = [2]sprites.Tint{sprites.Cream.Fade(.3), sprites.Cream.Fade(.02)}, float32(t.Scale)
	s.Draw(dst)
	if lit {
		for _, ring := range []struct {
			out, width, blur float64
			tint             sprites.Tint
		}{{5, 3, 4, sprites.LampGlow.Fade(.5)}, {2, 2, 0, sprites.Casing}, {4, 2, 0, sprites.Accent}} {
			g := shape(r.Inset(-t.Px(ring.out)), r.W/2+t.Px(ring.out))
			g.Line, g.Width, g.Blur = sprites.Solid(ring.tint), float32(t.Px(ring.width)), float32(t.Px(ring.blur))
			g.Draw(dst)
		}
	}
	letter := Style{Bold, r.W / t.Scale / t.Size * .44}
	t.TextIn(dst, Initial(name), r, letter, sprites.TextTint, Middle, Middle)
}

func mid(c [2]uint32) (m uint32) {
	for shift := 0; shift < 24; shift += 8 {
		m |= ((c[0]>>shift&255 + c[1]>>shift&255) / 2) << shift
	}
	return m
}

// CardFace paints what a box on the shelf is made of.
func (t *Theme) CardFace(dst *ebiten.Image, r Rect, radius float64) {
	t.drop(dst, r, radius, 3, 4, .5)
	s := shape(r, radius)
	s.Fill, s.Mid, s.Angle = [3]sprites.Tint{sprites.Hex(0x2F241D, 1), sprites.Hex(0x211814, 1), sprites.Hex(0x191210, 1)}, .42, -12
	s.Draw(dst)
}

// Drop paints the shadow of a board on the table.
func (t *Theme) Drop(dst *ebiten.Image, r Rect, radius float64) {
	for _, d := range []struct{ x, y, blur, alpha float64 }{{8, 14, 16, .7}, {2, 4, 4, .65}} {
		s := shape(r.Move(t.Px(d.x), t.Px(d.y)), radius)
		s.Fill, s.Blur = sprites.Flat(sprites.Shadow.Fade(float32(d.alpha))), float32(t.Px(d.blur))
		s.Draw(dst)
	}
}

// Coin paints a small disc for a number.
func (t *Theme) Coin(dst *ebiten.Image, r Rect) {
	s := shape(r.Snap(), r.W/2)
	s.Fill = sprites.Flat(sprites.Active)
	s.Line, s.Width = sprites.Solid(sprites.Accent.Fade(.5)), float32(t.Px(1.5))
	s.Draw(dst)
}
