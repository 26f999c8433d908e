package kit

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"quintet/sprites"
)

// Align is where text lies in its box, along either axis.
type Align uint8

// Start is left or top.
const (
	Start Align = iota
	Middle
	End
)

// leading is the distance of two lines, as a share of the size.
const leading = 1.35

// Line is the height of one line of text in pixels.
func (t *Theme) Line(s Style) float64 { return math.Round(t.TextPx(s) * leading) }

// Width is how wide a text is in pixels, in one line.
func (t *Theme) Width(str string, s Style) float64 {
	return text.Advance(str, t.Face(s))
}

// Text draws one line with its left end at x and its baseline at y.
func (t *Theme) Text(dst *ebiten.Image, str string, x, y float64, s Style, c sprites.Tint) {
	f := t.Face(s)
	t.op.GeoM.Reset()
	// On whole pixels letters are as sharp as they can be.
	t.op.GeoM.Translate(math.Round(x), math.Round(y)-f.Metrics().HAscent)
	t.op.ColorScale.Reset()
	t.op.ColorScale.Scale(c[0]*c[3], c[1]*c[3], c[2]*c[3], c[3])
	text.Draw(dst, str, f, &t.op)
}

// TextIn draws one line inside a box, shortened with an ellipsis if it must be. Vertically the capitals are what is
// aligned, since that is where the eye sees the middle.
func (t *Theme) TextIn(dst *ebiten.Image, str string, r Rect, s Style, c sprites.Tint, across, down Align) {
	str = t.Fit(str, s, r.W)
	x := r.X
	switch w := t.Width(str, s); across {
	case Middle:
		x += (r.W - w) / 2
	case End:
		x += r.W - w
	}
	t.Text(dst, str, x, t.Baseline(r, s, down), s, c)
}

// Baseline is where a single line stands in a box.
func (t *Theme) Baseline(r Rect, s Style, down Align) float64 {
	m := t.Face(s).Metrics()
	top := (t.Line(s)-m.HAscent-m.HDescent)/2 + m.HAscent
	switch capital := m.CapHeight; down {
	case Middle:
		return r.Y + (r.H+capital)/2
	case End:
		return r.Bottom() - t.Line(s) + top
	}
	return r.Y + top
}

// Fit is the text, or as much of it as fits the width, with an ellipsis.
func (t *Theme) Fit(str string, s Style, width float64) string {
	if t.Width(str, s) <= width+.5 {
		return str
	}
	r := []rune(str)
	for n := len(r) - 1; n > 0; n-- {
		cut := strings.TrimRight(string(r[:n]), " ,.;:") + "…"
		if t.Width(cut, s) <= width {
			return cut
		}
	}
	return "…"
}

// Wrap parts the text into lines no wider than the width. A word that is wider by itself gets a line of its own.
func (t *Theme) Wrap(str string, s Style, width float64) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(str) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line != "" && t.Width(longer, s) > width+.5 {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// Height is how high a wrapped text is.
func (t *Theme) Height(str string, s Style, width float64) float64 {
	return float64(len(t.Wrap(str, s, width))) * t.Line(s)
}

// Lines draws wrapped text from the top of a box down, and says how high it was.
func (t *Theme) Lines(dst *ebiten.Image, str string, r Rect, s Style, c sprites.Tint, across Align) float64 {
	h := 0.0
	for _, line := range t.Wrap(str, s, r.W) {
		t.TextIn(dst, line, Rect{X: r.X, Y: r.Y + h, W: r.W, H: t.Line(s)}, s, c, across, Start)
		h += t.Line(s)
	}
	return h
}

// Print draws a short bold text round a point, px pixels high: for what is painted into sheets of sprites.
func (t *Theme) Print(dst *ebiten.Image, str string, cx, cy, px float32, c sprites.Tint) {
	s := Style{Bold, float64(px) / t.Scale / t.Size}
	r := Rect{X: float64(cx), Y: float64(cy) - float64(px)/2, H: float64(px)}
	w := t.Width(str, s)
	t.Text(dst, str, r.X-w/2, t.Baseline(r, s, Middle), s, c)
}
