package sprites

import "github.com/hajimehoshi/ebiten/v2"

// Steel is a plate of brushed steel. Lengths are pixels.
type Steel struct {
	X, Y, W, H float32
	Radius     float32 // of its corners; 0 on a phone, where it goes from edge to edge
	Well       Rect    // the pressed well; no width for none
	Round      float32 // the radius of the well's corners
	Groove     bool    // a line is pressed along its edge
}

// PaintSteel paints a plate of brushed steel and its shadow on the table.
func PaintSteel(dst *ebiten.Image, s Steel, scale float64) {
	u := float32(scale)
	groove := float32(0)
	if s.Groove {
		groove = 12
	}
	well := []float32{(float32(s.Well.X) - s.X) / u, (float32(s.Well.Y) - s.Y) / u, float32(s.Well.W) / u, float32(s.Well.H) / u}
	paintOver(dst, "steel", s.X, s.Y, s.W, s.H, 56*u, map[string]any{
		"Scale": u, "Size": []float32{s.W / u, s.H / u}, "Radius": s.Radius / u, "Well": well, "Round": s.Round / u, "Groove": groove,
	})
}
