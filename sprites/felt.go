package sprites

import "github.com/hajimehoshi/ebiten/v2"

// PaintFelt paints a board of green felt with a seam and its shadow on the table. Lengths are pixels; a board without
// round corners goes from edge to edge and has no seam.
func PaintFelt(dst *ebiten.Image, x, y, w, h, radius float32, scale float64) {
	u := float32(scale)
	seam := float32(0)
	if radius > 0 {
		seam = 9
	}
	paintOver(dst, "felt", x, y, w, h, 56*u, map[string]any{
		"Scale": u, "Size": []float32{w / u, h / u}, "Radius": radius / u, "Seam": seam,
	})
}
