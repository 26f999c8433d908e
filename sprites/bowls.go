package sprites

import "github.com/hajimehoshi/ebiten/v2"

// Lacquer is a board of dark wood with a sunk field in it. Lengths are pixels.
type Lacquer struct {
	X, Y, W, H float32
	Radius     float32 // of its corners
	Field      Rect    // what is sunk
	Round      float32 // the radius of its corners
}

// PaintLacquer paints the board and its shadow on the table.
func PaintLacquer(dst *ebiten.Image, l Lacquer, scale float64) {
	u := float32(scale)
	in := func(x, y float64) (float32, float32) { return (float32(x) - l.X) / u, (float32(y) - l.Y) / u }
	x0, y0 := in(l.Field.X, l.Field.Y)
	x1, y1 := in(l.Field.Right(), l.Field.Bottom())
	paintOver(dst, "lacquer", l.X, l.Y, l.W, l.H, 56*u, map[string]any{
		"Scale": u, "Size": []float32{l.W / u, l.H / u}, "Radius": l.Radius / u,
		"Inner": []float32{x0, y0, x1, y1}, "Round": l.Round / u,
	})
}

// bowl is the tones of a hollow, from the side in the dark to the lit one, and of the mark in it.
type bowl struct{ deep, mid, lit, mark Tint }

// The hollows of a board are darker than any piece in them. These are the four colours that boards have.
var bowls = map[Colour]bowl{
	Yellow: {Hex(0x3A2A00, 1), Hex(0x8A6A00, 1), Hex(0xAE8906, 1), Hex(0xFFF6C8, 1)},
	Red:    {Hex(0x3A0000, 1), Hex(0x86100C, 1), Hex(0xAE241E, 1), Hex(0xFFC0B6, 1)},
	Green:  {Hex(0x00231A, 1), Hex(0x00553F, 1), Hex(0x0B735A, 1), Hex(0xB9E6D6, 1)},
	Blue:   {Hex(0x00304A, 1), Hex(0x07699C, 1), Hex(0x0A88C4, 1), Hex(0xD4EEFF, 1)},
}

// bowlMark is half the height of the mark in a hollow, in sides of the hollow.
const bowlMark = .125

// PaintBowl paints a hollow of a colour round a point, with the colour's mark; all in pixels.
func PaintBowl(dst *ebiten.Image, cx, cy, side float32, c Colour) {
	t := bowls[c]
	paintHollow(dst, cx, cy, side, t, .5)
	paintGlyph(dst, round(cx), round(cy), side*bowlMark, float32(c), t.mark, t.deep.Fade(.6))
}

// PaintHollow paints a hollow of the wood's own colour.
func PaintHollow(dst *ebiten.Image, cx, cy, side float32) {
	paintHollow(dst, cx, cy, side, bowl{deep: Hex(0x060302, 1), mid: Hex(0x120A06, 1), lit: Hex(0x2B1B11, 1)}, .1)
}

func paintHollow(dst *ebiten.Image, cx, cy, side float32, t bowl, glaze float32) {
	n := ceil(side*.5*1.16) + 2
	op := &ebiten.DrawRectShaderOptions{}
	op.GeoM.Translate(float64(int(cx)-n), float64(int(cy)-n))
	o := dst.Bounds().Min
	op.Uniforms = map[string]any{"Centre": []float32{cx - float32(o.X), cy - float32(o.Y)}, "R": side / 2,
		"Deep": t.deep[:3], "Mid": t.mid[:3], "Lit": t.lit[:3], "Glaze": glaze}
	dst.DrawRectShader(2*n, 2*n, Shader("bowl"), op)
}
