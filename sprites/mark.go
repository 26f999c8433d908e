package sprites

import "github.com/hajimehoshi/ebiten/v2"

// Mark is what light says about a cell.
type Mark uint8

const (
	Legal   Mark = iota // softly lit: it may be chosen
	Aimed               // strongly lit: pointed at, or chosen
	Last                // four brackets: it has just happened here
	Chosen              // a line and a fill: chosen in the pool
	Refused             // a dashed line and a cross: it can't be done
	Focus               // a ring round the cell: the keyboard's cursor
	Taken               // a dashed line: a move that is advised begins here
	Better              // a dashed line and a tick: and ends here
	markKinds
)

// patch is a mark's sprite. Its corners are kept and what is between them is stretched, so that it fits cells of all
// shapes with lines of the same strength.
type patch struct {
	cut
	margin float32 // how far it reaches beyond the cell, in pixels; less than 0 for a mark that keeps inside
	corner float32 // the side of what is not stretched
}

// How far marks reach beyond the cell and how long their corners are, in logical pixels and in cells.
var reach = [markKinds]float32{Legal: -3, Aimed: 12, Last: -1, Chosen: 1, Refused: 0, Focus: 7, Taken: 1, Better: 1}

// roundReach is the same for round cells.
var roundReach = [markKinds]float32{Legal: 15, Aimed: 22, Last: 0, Chosen: 15, Refused: 1, Focus: 7, Taken: 2, Better: 2}

// roundInset is how far a round cell is from the sides of the square that it has for itself, in those.
const roundInset = .064

// bracket is an arm of the last move's brackets, in cells.
const bracket = .185

// wishMarks asks for all marks at the size of a cell of the board.
func (s *Sheet) wishMarks(wishes []wish) []wish {
	u, cell := s.scale, s.cell
	for kind := range Mark(markKinds) {
		m := &s.marks[kind]
		m.margin = round(reach[kind] * u)
		m.corner = m.margin + float32(ceil(max(cell*bracket+4*u, 6*u+cell*cellRound)))
		n := max(1, int(cell+2*m.margin)) // a cell smaller than its mark's line has no inside
		wishes = append(wishes, wish{w: n, h: n, to: &m.cut, paint: func(dst *ebiten.Image, x, y float32) {
			paintMark(dst, kind, x+m.margin, y+m.margin, cell, u)
		}})
		if o := &s.rounds[kind]; s.round && kind != Last {
			o.margin = round(roundReach[kind] * u)
			n := max(1, int(cell+2*o.margin))
			wishes = append(wishes, wish{w: n, h: n, to: &o.cut, paint: func(dst *ebiten.Image, x, y float32) {
				paintRound(dst, kind, x+o.margin, y+o.margin, cell, u)
			}})
		}
	}
	badge := func(to *cut, casing, fill, ink Tint, glyph float32) {
		r := ceil(17 * u)
		wishes = append(wishes, wish{w: 2 * r, h: 2 * r, cx: r, cy: r, to: to, paint: func(dst *ebiten.Image, cx, cy float32) {
			disc(dst, cx, cy, 16.6*u, casing)
			disc(dst, cx, cy, 14.6*u, fill)
			paintGlyph(dst, cx, cy, 6.8*u, glyph, ink, ink.Fade(0))
		}})
	}
	badge(&s.cross, Hex(0x2A0B06, .9), Bad, Hex(0x3A0C05, 1), glyphCross)
	badge(&s.tick, GoodCasing.Fade(.9), Good, GoodCasing, glyphTick)
	return wishes
}

// badge is what a mark has in its upper right corner, if anything.
func (s *Sheet) badge(kind Mark) (c cut, ok bool) {
	switch kind {
	case Refused:
		return s.cross, true
	case Better:
		return s.tick, true
	}
	return c, false
}

func disc(dst *ebiten.Image, cx, cy, r float32, t Tint) {
	Shape{X: cx - r, Y: cy - r, W: 2 * r, H: 2 * r, Radius: r, Fill: Flat(t)}.Draw(dst)
}

// paintRound paints a mark of a round cell: a ring of light, thick enough to be seen on any colour.
func paintRound(dst *ebiten.Image, kind Mark, x, y, cell, u float32) {
	x, y, cell = x+cell*roundInset, y+cell*roundInset, cell*(1-2*roundInset)
	if kind != Focus {
		u = min(u, cell/50) // or the lights of small cells would run into each other
	}
	thick := min(3*u, cell*.06)
	ring := func(out, width, blur float32, line Tint, fill [3]Tint) {
		Shape{X: x - out, Y: y - out, W: cell + 2*out, H: cell + 2*out, Radius: cell/2 + out,
			Fill: fill, Radial: true, Line: Solid(line), Width: width, Blur: blur}.Draw(dst)
	}
	none := Flat(Tint{})
	switch kind {
	case Legal:
		ring(2*u, 6*u, 4*u, LampGlow.Fade(.45), none)
		ring(0, thick, 0, RingLine, [3]Tint{Lamp.Fade(.12), Lamp.Fade(.04), Lamp.Fade(0)})
	case Aimed:
		ring(3*u, 9*u, 6*u, LampGlow.Fade(.85), none)
		ring(u, thick+1.5*u, 0, Hex(0xFFDB9E, 1), [3]Tint{Lamp.Fade(.45), Lamp.Fade(.34), Lamp.Fade(.2)})
	case Chosen:
		ring(2*u, 6*u, 4*u, LampGlow.Fade(.7), none)
		ring(u, thick+u, 0, Accent, Flat(Accent.Fade(.16)))
	case Focus:
		ring(3*u, 3*u, 0, Casing, none)
		ring(6*u, 3*u, 0, FocusRing, none)
	case Refused:
		Shape{X: x, Y: y, W: cell, H: cell, Radius: cell / 2, Fill: Flat(Hex(0xFF6B4A, .10)), Line: Solid(Bad), Width: 2.5 * u,
			Dash: 9 * u, Gap: 7 * u}.Draw(dst)
	case Taken, Better:
		line := Shape{X: x, Y: y, W: cell, H: cell, Radius: cell / 2}
		line.Line, line.Width = Solid(GoodCasing), 5*u
		line.Draw(dst)
		line.Line, line.Width, line.Dash, line.Gap = Solid(Good), 2.5*u, 9*u, 7*u
		line.Draw(dst)
	}
}

// paintMark paints a mark of a cell at x, y; lengths are pixels, u is a logical pixel.
func paintMark(dst *ebiten.Image, kind Mark, x, y, cell, u float32) {
	in := round(3 * u)
	line := Shape{X: x + in, Y: y + in, W: cell - 2*in, H: cell - 2*in, Radius: max(cell*cellRound-2*u, 0)}
	switch kind {
	case Legal:
		line.Fill, line.Radial = [3]Tint{Lamp.Fade(.30), Lamp.Fade(.145), Lamp.Fade(.05)}, true
		line.Line, line.Width = Solid(LampLine.Fade(.78)), 2*u
		line.Draw(dst)
	case Aimed:
		glow := line
		glow.Line, glow.Width, glow.Blur = Solid(LampGlow.Fade(.80)), 5*u, 5*u
		glow.Draw(dst)
		line.Fill, line.Radial = [3]Tint{Lamp.Fade(.40), Lamp.Fade(.30), Lamp.Fade(.16)}, true
		line.Line, line.Width = Solid(Hex(0xFFDB9E, 1)), 3*u
		line.Draw(dst)
	case Last:
		casing := line
		casing.X, casing.Y, casing.W, casing.H = x+in-u, y+in-u, cell-2*in+2*u, cell-2*in+2*u
		casing.Radius += u
		casing.Line, casing.Width = Solid(Casing.Fade(.70)), 5*u
		line.Line, line.Width = Solid(Accent), 3*u
		drawCorners(dst, casing, x, y, cell, cell*bracket+in+u)
		drawCorners(dst, line, x, y, cell, cell*bracket+in)
	case Chosen:
		// The cells of the pool have their line on the edge.
		line.X, line.Y, line.W, line.H, line.Radius = x, y, cell, cell, cell*cellRound
		line.Fill = Flat(Accent.Fade(.16))
		line.Line, line.Width = Solid(Accent), 3*u
		line.Draw(dst)
	case Focus:
		ring := Shape{X: x - 3*u, Y: y - 3*u, W: cell + 6*u, H: cell + 6*u, Radius: cell*cellRound + 3*u, Line: Solid(Casing), Width: 3 * u}
		ring.Draw(dst)
		ring.X, ring.Y, ring.W, ring.H, ring.Radius = x-6*u, y-6*u, cell+12*u, cell+12*u, cell*cellRound+6*u
		ring.Line = Solid(FocusRing)
		ring.Draw(dst)
	case Refused:
		line.Fill = Flat(Hex(0xFF6B4A, .10))
		line.Line, line.Width, line.Dash, line.Gap = Solid(Bad), 2.5*u, 9*u, 7*u
		line.Draw(dst)
	case Taken, Better:
		line.Line, line.Width = Solid(GoodCasing.Fade(.85)), 5*u
		line.Draw(dst)
		line.Fill = Flat(Good.Fade(.10))
		line.Line, line.Width, line.Dash, line.Gap = Solid(Good), 2.5*u, 9*u, 7*u
		line.Draw(dst)
	}
}

// drawCorners draws what of a shape lies within arm of the corners of a cell.
func drawCorners(dst *ebiten.Image, s Shape, x, y, cell, arm float32) {
	for _, fx := range [2]float32{x - 2, x + cell - arm} {
		for _, fy := range [2]float32{y - 2, y + cell - arm} {
			s.Draw(window(dst, fx, fy, arm+2, arm+2))
		}
	}
}

// Mark adds a mark over a cell; x, y, w, h are the cell's in pixels.
func (s *Sheet) Mark(b *Batch, kind Mark, x, y, w, h, alpha float32) {
	m := &s.marks[kind]
	x, y, w, h = round(x), round(y), round(w), round(h)
	k := fade(alpha)
	// What isn't as wide as high, such as a card beside the board, isn't round.
	if s.round && kind != Last && abs(w-h) < .04*max(w, h) {
		m = &s.rounds[kind]
		// A ring keeps its shape: it is painted for the cells of the board, and smaller or larger ones get it as it is.
		fx, fy := w/s.cell, h/s.cell
		b.rect(m.cut, x-m.margin*fx, y-m.margin*fy, m.w*fx, m.h*fy, k)
		if badge, ok := s.badge(kind); ok {
			small := max(.6, min(1, w/(50*s.scale)))
			b.at(badge, round(x+w*.88), round(y+h*.12), small, small, 0, k)
		}
		return
	}
	if kind == Chosen && w == s.cell && h == s.cell {
		in := round(3 * s.scale)
		x, y, w, h = x+in, y+in, w-2*in, h-2*in
	}
	if w == s.cell && h == s.cell && kind != Last {
		b.rect(m.cut, x-m.margin, y-m.margin, m.w, m.h, k)
	} else {
		s.stretch(b, m, x-m.margin, y-m.margin, w+2*m.margin, h+2*m.margin, k, kind == Last)
	}
	if badge, ok := s.badge(kind); ok {
		in := 3 * s.scale
		b.at(badge, round(x+w-in-s.scale), round(y+in+2*s.scale), 1, 1, 0, k)
	}
}

// stretch adds a patch over a rectangle, or its corners only.
func (s *Sheet) stretch(b *Batch, m *patch, x, y, w, h float32, k ink, corners bool) {
	c := min(m.corner, m.w/2, w/2, h/2)
	us := [4]float32{m.x, m.x + c, m.x + m.w - c, m.x + m.w}
	vs := [4]float32{m.y, m.y + c, m.y + m.h - c, m.y + m.h}
	xs := [4]float32{x, x + c, x + w - c, x + w}
	ys := [4]float32{y, y + c, y + h - c, y + h}
	for j := range 3 {
		for i := range 3 {
			if corners && (i == 1 || j == 1) {
				continue
			}
			part := cut{x: us[i], y: vs[j], w: us[i+1] - us[i], h: vs[j+1] - vs[j]}
			b.rect(part, xs[i], ys[j], xs[i+1]-xs[i], ys[j+1]-ys[j], k)
		}
	}
}
