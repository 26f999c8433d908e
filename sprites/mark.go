package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Mark is what light says about a cell.
type Mark uint8

const (
	Legal   Mark = iota // softly lit: it may be chosen
	Aimed               // strongly lit: pointed at, or chosen
	Last                // four brackets: it has just happened here
	Chosen              // a line and a fill: chosen in the pool
	Refused             // a dashed line and a cross: it can't be done
	markKinds
)

// patch is a mark's sprite: corners that are kept and what is between them, which is stretched.
type patch struct {
	cut
	margin float32 // what lies outside the cell, for a glow
	corner float32 // the part at each end that is not stretched, margin included
}

// wishMarks asks for all marks at the size of a cell of the board.
func (s *Sheet) wishMarks(wishes []wish) []wish {
	u := s.scale
	cell := s.board
	for kind := range Mark(markKinds) {
		m := &s.marks[kind]
		m.margin = float32(math.Ceil(float64(20 * u)))
		m.corner = m.margin + float32(math.Ceil(float64(cell*.24)))
		n := int(cell + 2*m.margin)
		wishes = append(wishes, wish{n, n, &m.cut, func(dst *ebiten.Image, cx, cy float32) {
			x, y := float32(math.Floor(float64(cx-cell/2))), float32(math.Floor(float64(cy-cell/2)))
			paintMark(dst, kind, x, y, cell, u)
		}})
	}
	return wishes
}

func paintMark(dst *ebiten.Image, kind Mark, x, y, cell, u float32) {
	r := cell * 14 / 144
	in := 3 * u
	line := Shape{X: x + in, Y: y + in, W: cell - 2*in, H: cell - 2*in, Radius: r - 2*u}
	switch kind {
	case Legal:
		line.Fill, line.Radial = [3]Tint{Lamp.Fade(.30), Lamp.Fade(.16), Lamp.Fade(.05)}, true
		line.Line, line.Width = Solid(LampLine.Fade(.78)), 2*u
		line.Draw(dst)
	case Aimed:
		line.Fill, line.Radial = [3]Tint{Lamp.Fade(.55), Lamp.Fade(.4), Lamp.Fade(.25)}, true
		line.Line, line.Width = Solid(LampLine), 3*u
		line.Draw(dst)
	case Last:
		line.Line, line.Width = Solid(Accent), 3*u
		line.Draw(dst)
	case Chosen:
		line.Fill = Flat(Accent.Fade(.16))
		line.Line, line.Width = Solid(Accent), 3*u
		line.Draw(dst)
	case Refused:
		line.Fill = Flat(Hex(0xFF6B4A, .10))
		line.Line, line.Width, line.Dash, line.Gap = Solid(Bad), 2.5*u, 9*u, 7*u
		line.Draw(dst)
	}
}

// Mark adds a mark over a cell; x, y, w, h are the cell's in pixels.
func (s *Sheet) Mark(b *Batch, kind Mark, x, y, w, h, alpha float32) {
	m := &s.marks[kind]
	x, y = round(x), round(y)
	k := fade(alpha)
	if w == s.board && h == s.board {
		b.rect(m.cut, x-m.margin, y-m.margin, m.w, m.h, k)
		return
	}
	c := min(m.corner, m.margin+min(w, h)/2)
	us := [4]float32{m.x, m.x + c, m.x + m.w - c, m.x + m.w}
	vs := [4]float32{m.y, m.y + c, m.y + m.h - c, m.y + m.h}
	xs := [4]float32{x - m.margin, x - m.margin + c, x + w + m.margin - c, x + w + m.margin}
	ys := [4]float32{y - m.margin, y - m.margin + c, y + h + m.margin - c, y + h + m.margin}
	for j := range 3 {
		for i := range 3 {
			part := cut{x: us[i], y: vs[j], w: us[i+1] - us[i], h: vs[j+1] - vs[j]}
			b.rect(part, xs[i], ys[j], xs[i+1]-xs[i], ys[j+1]-ys[j], k)
		}
	}
}
