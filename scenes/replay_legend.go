package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// The legend says what the graph shows: what is up and what is down, or that each line is a side's; and how what is estimated
// and what is proved look.

// legendLine is how long a line of the legend is, and legendGap how far its words are from it, in logical pixels.
const legendLine, legendGap = 22, 6

// layScale says what the axis of the graph is, in the first words that have room; with legend, the legend follows at the end of
// the line, if it has room.
func (k *Replay) layScale(n pen, r kit.Rect, legend bool) {
	t := n.t
	if wide := k.legendWide(t); legend && wide+t.Px(16) < r.W {
		var at kit.Rect
		at, r = r.End(wide, t.Px(16))
		k.layLegend(n, at, kit.Start)
	}
	for _, words := range k.scaleWords(t.Words) {
		if t.Width(words, kit.Small) <= r.W {
			n.line(words, r, kit.Small, sprites.Text2, kit.Start, kit.Middle)
			return
		}
	}
}

// scaleWords say what the axis of the graph is.
func (k *Replay) scaleWords(w *kit.Words) saying {
	plain, short := w.Say("replay.chances"), w.Say("replay.chances.short")
	sight := k.match.Sight(rules.Nobody)
	switch sides := k.chart.sides; len(sides) {
	case 1:
		return saying{plain, short}
	case 2:
		return saying{w.Say("replay.chances.two", "up", sight.Name(sides[0]), "down", sight.Name(sides[1])), plain, short}
	}
	return saying{w.Say("replay.chances.many"), plain, short}
}

// legendWords are what an estimate and what a proof is called.
func legendWords(w *kit.Words) [2]string {
	return [2]string{w.Say("replay.legend.estimate"), w.Say("replay.legend.proved")}
}

// legendWide is how wide the legend is.
func (k *Replay) legendWide(t *kit.Theme) float64 {
	words := legendWords(t.Words)
	return t.Width(words[0], kit.Small) + t.Width(words[1], kit.Small) + t.Px(2*(legendLine+legendGap)+16)
}

// layLegend shows how an estimate and a proof look, if that has room.
func (k *Replay) layLegend(n pen, r kit.Rect, across kit.Align) {
	t := n.t
	if k.legendWide(t) > r.W {
		return
	}
	for i, words := range legendWords(t.Words) {
		var line, text kit.Rect
		line, r = r.Left(t.Px(legendLine), t.Px(legendGap))
		text, r = r.Left(t.Width(words, kit.Small), t.Px(16))
		n.paint(line, func(dst *ebiten.Image, r kit.Rect) { k.paintLegend(dst, r, i == 1) })
		n.line(words, text.Pad(-1, 0), kit.Small, sprites.Text2, across, kit.Middle)
	}
}

// paintLegend paints a piece of a line of the graph.
func (k *Replay) paintLegend(dst *ebiten.Image, r kit.Rect, proved bool) {
	t := k.theme
	x, y := r.Mid()
	from, to := point{x: float32(r.X), y: float32(y)}, point{x: float32(r.Right()), y: float32(y)}
	var path vector.Path
	from.add(&path, to, 0)
	sure := sprites.Accent
	if len(k.chart.sides) != 2 { // all lines have tones of their own
		sure = estimate
	}
	if proved {
		stroke(dst, &path, float32(t.Px(lineSure)), sure)
	} else {
		stroke(dst, &path, float32(t.Px(lineThin)), estimate)
	}
	paintPoints(dst, []point{{float32(x), float32(y), proved}}, estimate, sure, float32(t.Px(4.5)))
}
