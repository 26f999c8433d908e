package kit

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/sprites"
)

// Toggle is a switch at the right end of a line of words; the whole line can be tapped.
type Toggle struct {
	core
	title, help string
	on          bool
}

// NewToggle is a switch with its name and a helping line, which may be empty.
func (t *Theme) NewToggle(title, help string, on bool, change func(bool)) *Toggle {
	g := &Toggle{title: title, help: help, on: on}
	g.set(t, g)
	g.paint = g.draw
	g.click = func() {
		g.Set(!g.on)
		change(g.on)
	}
	return g
}

// On tells how the switch stands.
func (g *Toggle) On() bool { return g.on }

// Set turns the switch without telling anyone.
func (g *Toggle) Set(on bool) {
	if g.on != on {
		g.on = on
		g.touch()
	}
}

func (g *Toggle) knob() (w, h float64) { return g.theme.Grown(60), g.theme.Grown(34) }

func (g *Toggle) words(width float64) float64 {
	w, _ := g.knob()
	return width - w - g.theme.Px(16)
}

// Height is what the line needs at a width.
func (g *Toggle) Height(width float64) float64 {
	t := g.theme
	h := t.Height(g.title, BodyStrong, g.words(width))
	if g.help != "" {
		h += t.Height(g.help, Small, g.words(width))
	}
	_, k := g.knob()
	return max(h, k, t.Px(44))
}

func (g *Toggle) draw(dst *ebiten.Image, r Rect) {
	t := g.theme
	w, h := g.knob()
	text := Rect{X: r.X, Y: r.Y, W: g.words(r.W), H: r.H}
	total := t.Height(g.title, BodyStrong, text.W)
	if g.help != "" {
		total += t.Height(g.help, Small, text.W)
	}
	text.Y += (r.H - total) / 2
	text.Y += t.Lines(dst, g.title, text, BodyStrong, sprites.TextTint, Start)
	t.Lines(dst, g.help, text, Small, sprites.Text2, Start)

	box := Rect{X: r.Right() - w, Y: r.Y + (r.H-h)/2, W: w, H: h}.Snap()
	well := shape(box, h/2)
	well.Width = float32(t.Px(1.5))
	x := box.X
	if g.on {
		well.Fill = [3]sprites.Tint{sprites.Hex(0xC98F45, 1), sprites.Hex(0xD69E52, 1), sprites.Hex(0xE3AE60, 1)}
		well.Line = sprites.Solid(sprites.Hex(0xF9D497, .55))
		x = box.Right() - h
	} else {
		well.Fill = sprites.Flat(sprites.Hex(0, .34))
		well.Line = sprites.Solid(sprites.Cream.Fade(.3))
	}
	well.Draw(dst)
	knob := Rect{X: x, Y: box.Y, W: h, H: h}.Inset(t.Px(3.5))
	t.drop(dst, knob, knob.W/2, 1.5, 1.5, .5)
	k := shape(knob, knob.W/2)
	k.Fill, k.Angle = [3]sprites.Tint{sprites.Hex(0xD9CBB6, 1), sprites.Hex(0xBAAB98, 1), sprites.Hex(0x9A8A75, 1)}, -45
	if g.on {
		k.Fill = ivory
	}
	if g.lit() > 0 {
		k.Line, k.Width = sprites.Solid(sprites.Hex(0xFFFBF0, .9)), float32(t.Px(1.5))
	}
	k.Draw(dst)
	if g.on {
		cx, cy := knob.Mid()
		t.Icon(dst, IconTick, cx, cy, 17, sprites.OnBrass)
	}
}

var ivory = [3]sprites.Tint{sprites.Hex(0xFFFBF0, 1), sprites.Hex(0xF3EAD6, 1), sprites.Hex(0xE2D5BB, 1)}
