package sprites

import "github.com/hajimehoshi/ebiten/v2"

// What follows the symbols of the colours in their shader.
const (
	glyphCross = float32(9)
	glyphTick  = float32(10)
)

// paintSymbol paints a colour's symbol in its mark's tone round a point; r is half its height, all in pixels.
func paintSymbol(dst *ebiten.Image, cx, cy, r float32, c Colour) {
	paintGlyph(dst, cx, cy, r, float32(c), c.Steps().Mark, c.Steps().Ink.Fade(.42))
}

// paintGlyph paints a sign in a tone, with a hair of a dark below it.
func paintGlyph(dst *ebiten.Image, cx, cy, r, kind float32, t, below Tint) {
	if r >= 3 {
		r = round(r) // or upright edges would be blurred
	}
	n := ceil(r*1.1) + 2
	op := &ebiten.DrawRectShaderOptions{}
	op.GeoM.Translate(float64(int(cx)-n), float64(int(cy)-n))
	op.Uniforms = map[string]any{"Centre": []float32{cx, cy}, "R": r, "Kind": kind, "Tone": t[:3], "Ink": below[:3],
		"Below": below[3]}
	dst.DrawRectShader(2*n, 2*n, Shader("symbol"), op)
}
