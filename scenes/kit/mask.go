package kit

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/sprites"
)

// Framed is a picture with rounded corners and a lit rim.
func (t *Theme) Framed(w, h int, radius float64, paint func(dst *ebiten.Image)) *ebiten.Image {
	w, h = max(w, 1), max(h, 1)
	inside, out := ebiten.NewImage(w, h), ebiten.NewImage(w, h)
	defer inside.Deallocate()
	paint(inside)
	whole := Rect{X: 0, Y: 0, W: float64(w), H: float64(h)}
	mask := shape(whole, radius)
	mask.Fill = sprites.Flat(sprites.Hex(0xFFFFFF, 1))
	mask.Draw(out)
	out.DrawImage(inside, &ebiten.DrawImageOptions{Blend: ebiten.BlendSourceIn})
	t.Rim(out, whole, radius)
	return out
}

// At draws a picture with its corner at a rectangle's.
func (t *Theme) At(dst, img *ebiten.Image, r Rect) {
	op := &t.draw
	*op = ebiten.DrawImageOptions{}
	op.GeoM.Translate(r.X, r.Y)
	dst.DrawImage(img, op)
}

// Rim paints a thin lit edge over what lies in a frame.
func (t *Theme) Rim(dst *ebiten.Image, r Rect, radius float64) {
	s := shape(r.Snap(), radius)
	s.Line, s.Angle = [2]sprites.Tint{sprites.Cream.Fade(.22), sprites.Cream.Fade(.05)}, -12
	s.Width = float32(max(1, t.Px(1)))
	s.Draw(dst)
}

// Halo paints the lamp's frame round what is chosen or pointed at.
func (t *Theme) Halo(dst *ebiten.Image, r Rect, radius float64, strength float32) {
	g := shape(r, radius)
	g.Line, g.Width, g.Blur = sprites.Solid(sprites.LampGlow.Fade(.55*strength)), float32(t.Px(3)), float32(t.Px(3))
	g.Draw(dst)
	l := shape(r, radius)
	l.Line, l.Width = sprites.Solid(sprites.Accent.Fade(.95*strength)), float32(t.Px(2))
	l.Draw(dst)
}
