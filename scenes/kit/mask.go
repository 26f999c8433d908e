package kit

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/sprites"
)

// Framed paints something into a rectangle with rounded corners. It is for layers that are kept: it makes two images
// and gives them back.
func (t *Theme) Framed(dst *ebiten.Image, r Rect, radius float64, paint func(dst *ebiten.Image)) {
	r = r.Snap()
	w, h := int(r.W), int(r.H)
	if w < 1 || h < 1 {
		return
	}
	inside, cut := ebiten.NewImage(w, h), ebiten.NewImage(w, h)
	defer inside.Deallocate()
	defer cut.Deallocate()
	paint(inside)
	mask := shape(Rect{0, 0, r.W, r.H}, radius)
	mask.Fill = sprites.Flat(sprites.Hex(0xFFFFFF, 1))
	mask.Draw(cut)
	op := &ebiten.DrawImageOptions{Blend: ebiten.BlendSourceIn}
	cut.DrawImage(inside, op)
	op = &ebiten.DrawImageOptions{}
	op.GeoM.Translate(r.X, r.Y)
	dst.DrawImage(cut, op)
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
