package sprites

import "github.com/hajimehoshi/ebiten/v2"

// PaintHourglass paints an hourglass round a point, r pixels up and down. left is how much sand is above, from 0 to 1; run
// tells whether it runs, and at moves its grains, in seconds.
func PaintHourglass(dst *ebiten.Image, cx, cy, r float32, left, at float32, run bool) {
	n := ceil(r) + 1
	runs := float32(0)
	if run {
		runs = 1
	}
	op := &ebiten.DrawRectShaderOptions{}
	op.GeoM.Translate(float64(int(cx)-n), float64(int(cy)-n))
	op.Uniforms = map[string]any{"Centre": []float32{cx, cy}, "R": r, "Left": left, "Run": runs, "Time": at}
	dst.DrawRectShader(2*n, 2*n, Shader("hourglass"), op)
}
