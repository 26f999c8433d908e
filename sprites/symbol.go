package sprites

import "github.com/hajimehoshi/ebiten/v2"

// paintSymbol paints a colour's symbol in its mark's tone round a point; r is half its height, all in pixels.
func paintSymbol(dst *ebiten.Image, cx, cy, r float32, c Colour) {
	n := int(r*1.3) + 2
	op := &ebiten.DrawRectShaderOptions{}
	op.GeoM.Translate(float64(int(cx)-n), float64(int(cy)-n))
	op.Uniforms = map[string]any{"Centre": []float32{cx, cy}, "R": r, "Kind": float32(c), "Tone": c.Steps().Mark[:3]}
	dst.DrawRectShader(2*n, 2*n, Shader("symbol"), op)
}
