package sprites

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Measures of a disc of two colours, in radii but for DiscRadius, which is a share of the cell's side.
const (
	DiscRadius = .37
	DiscThick  = .145 // of a disc in a low stack
	discFace   = .835 // the face inside the rim
	discMark   = .32  // half the height of the symbol
	edgeMark   = .135 // and on the edge, where it is seen from the side
)

// Discs are made in seven colours; one whose colours are not seen is black.
const discColours = 8

// Discs is a sheet with matte discs: one colour below and another one on top, bevelled rims in the lower one. They are
// seen from above or from the side, and put together from parts, so that forty-two kinds of disc need few sprites.
type Discs struct {
	*Sheet
	want  []float32 // sides of the cells that they are made for, the smallest first
	cells []float32 // and those that they are painted for
	sets  []discSet
	card  cardSprites
}

// discSet are the parts at one size.
type discSet struct {
	r                         float32
	side, rim, face, sign, on [discColours]cut
	shadow, far, maybe        cut
}

// NewDiscs paints a sheet for cells of several sides in pixels, the board's first, and for cards of a width; scale is the
// pixels of the screen in a logical one.
func NewDiscs(scale, card float64, cells ...float64) *Discs {
	s := &Discs{Sheet: newSheet(cells[0]*2*DiscRadius, scale)}
	s.round = true
	for _, c := range cells {
		s.want = append(s.want, float32(whole(c)))
	}
	slices.Sort(s.want)
	s.cells, s.sets = make([]float32, len(s.want)), make([]discSet, len(s.want))
	s.card.want = float32(whole(card))
	s.paint(func(k float64) []wish {
		var wishes []wish
		for i := range s.sets {
			s.cells[i] = float32(whole(float64(s.want[i]) * k))
			wishes = s.wishDiscs(wishes, &s.sets[i], s.cells[i])
		}
		return s.wishCards(wishes, card*k)
	})
	return s
}

// wishDiscs asks for the parts of discs in a cell.
func (s *Discs) wishDiscs(wishes []wish, set *discSet, cell float32) []wish {
	r := cell * DiscRadius
	set.r = r
	u := s.scale
	round := func(to *cut, r float32, paint func(dst *ebiten.Image, cx, cy float32)) {
		n := ceil(r) + 1
		wishes = append(wishes, wish{w: 2 * n, h: 2 * n, cx: n, cy: n, to: to, paint: paint})
	}
	circle := func(cx, cy, r float32) Shape { return Shape{X: cx - r, Y: cy - r, W: 2 * r, H: 2 * r, Radius: r} }
	for c := range Colour(discColours) {
		t := c.Steps()
		round(&set.side[c], r, func(dst *ebiten.Image, cx, cy float32) {
			d := circle(cx, cy, r)
			d.Fill, d.Mid, d.Angle = [3]Tint{t.Light, t.Base, t.Dark}, .42, -90
			d.Line, d.Width = [2]Tint{t.Dark.Fade(.55), t.Deep.Fade(.8)}, max(1, .035*r)
			d.Draw(dst)
		})
		round(&set.rim[c], r, func(dst *ebiten.Image, cx, cy float32) {
			d := circle(cx, cy, r)
			d.Fill, d.Angle = [3]Tint{t.Hi, t.Light, t.Dark}, -45
			d.Line, d.Width = [2]Tint{t.Hi.Fade(.9), t.Deep.Fade(.35)}, max(1, .03*r)
			d.Draw(dst)
		})
		round(&set.face[c], r*discFace+2*u, func(dst *ebiten.Image, cx, cy float32) {
			g := circle(cx, cy, r*discFace+.6*u)
			g.Fill = Flat(t.Deep.Fade(.55))
			g.Draw(dst)
			d := circle(cx, cy, r*discFace)
			d.Fill, d.Mid, d.Angle = [3]Tint{t.Light, t.Base, mixTint(t.Base, t.Dark, .75)}, .45, -45
			d.Line, d.Width = [2]Tint{t.Dark.Fade(.5), t.Hi.Fade(.5)}, max(1, .022*r)
			d.Draw(dst)
		})
		sign := func(to *cut, half float32) {
			m := ceil(half*1.1) + 2
			wishes = append(wishes, wish{w: 2 * m, h: 2 * m, cx: m, cy: m, to: to,
				paint: func(dst *ebiten.Image, cx, cy float32) { paintSymbol(dst, cx, cy, half, c) }})
		}
		sign(&set.sign[c], r*discMark)
		sign(&set.on[c], max(r*edgeMark, 3*u))
	}
	soft := func(to *cut, blur, alpha float32) {
		n := ceil(r + 3*blur)
		wishes = append(wishes, wish{w: 2 * n, h: 2 * n, cx: n, cy: n, to: to, paint: func(dst *ebiten.Image, cx, cy float32) {
			d := circle(cx, cy, r)
			d.Fill, d.Blur = Flat(Hex(0xFFFFFF, alpha)), blur
			d.Draw(dst)
		}})
	}
	soft(&set.shadow, max(3*u, .07*r), 1)
	soft(&set.far, max(6*u, .17*r), 1)
	round(&set.maybe, r+2*u, func(dst *ebiten.Image, cx, cy float32) {
		casing := circle(cx, cy, r+.5*u)
		casing.Line, casing.Width = Solid(Casing.Fade(.8)), 4.5*u
		casing.Draw(dst)
		d := circle(cx, cy, r-.5*u)
		d.Line, d.Width, d.Dash, d.Gap = Solid(RingLine), 2.5*u, 7*u, 6*u
		d.Draw(dst)
	})
	return wishes
}

func mixTint(a, b Tint, k float32) Tint {
	for i := range a {
		a[i] += (b[i] - a[i]) * k
	}
	return a
}

// set is what a disc in a cell of that side is drawn from, the smallest that needn't be enlarged, and its scale.
func (s *Discs) set(cell float32) (*discSet, float32) {
	i := 0
	for i < len(s.want)-1 && cell > s.want[i]*1.02 {
		i++
	}
	k := cell / s.cells[i]
	if k > .985 && k < 1.02 {
		k = 1
	}
	return &s.sets[i], k
}

// turned says how a disc that is turned over so far is seen: how high its circles are, how much of its edge faces the
// eye, and whether it is seen from below.
func turned(flip float32) (flat, edge float32, below bool) {
	sin, cos := math.Sincos(float64(flip) * math.Pi / 2)
	return float32(math.Abs(cos)), float32(math.Abs(sin)), cos < 0
}

// Disc adds a disc. Flip of its pose is 0 where it lies with its upper colour to the eye, 1 where it stands so that its
// edge is seen with the upper colour above, and 2 where its lower colour faces the eye.
func (s *Discs) Disc(b *Batch, under, over Colour, p Pose, symbols bool) {
	set, k := s.set(p.Cell)
	k *= 1 + .003*p.Lift/s.unit
	flat, edge, below := turned(p.Flip)
	h := p.Thick
	if h == 0 {
		h = DiscThick * set.r * k
	}
	sx, sy := k*(2-p.Squash), k*p.Squash*flat
	x, y := p.X, p.Y-.8*p.Lift
	if k == 1 && p.Lift == 0 && p.Squash == 1 && p.Angle == 0 {
		x, y, h = round(x), round(y), max(2, round(h))
	}
	l := p.Alpha * (1 - p.Dim)
	light := ink{l, l, l, p.Alpha}
	low, high := under, over
	at := func(c cut, dy, sx, sy float32) { b.at(c, x, y-dy, sx, sy, p.Angle, light) }
	band := func(c Colour, from, to float32) { // the edge between two heights, as wide as the disc
		m := set.side[c]
		if to-from < .5 || p.Angle != 0 {
			return
		}
		m.y, m.h = m.y+m.cy-.5, 1
		left := x - m.cx*sx
		b.rect(m, left, y-to, m.w*sx, to-from, light)
	}
	half := round(h / 2)
	if below {
		at(set.side[high], h, sx, sy)
		band(high, half, h)
		at(set.side[low], half, sx, sy)
		band(low, 0, half)
		at(set.rim[over], 0, sx, sy)
		at(set.face[under], 0, sx, sy)
		if symbols {
			at(set.sign[under], 0, sx, sy)
		}
		return
	}
	at(set.side[low], 0, sx, sy)
	band(low, 0, half)
	at(set.side[high], half, sx, sy)
	band(high, half, h)
	at(set.rim[under], h, sx, sy)
	at(set.face[over], h, sx, sy)
	if !symbols {
		return
	}
	if flat > .3 {
		at(set.sign[over], h, sx, sy)
	}
	if a := part(edge, .8, .97); a > 0 {
		// On the edge, in front: below the upper circle by as much as that is high.
		front := set.r * sy
		m := ink{l * a, l * a, l * a, p.Alpha * a}
		b.at(set.on[over], x, round(y-h*.75+front*.94), k, k, p.Angle, m)
		b.at(set.on[under], x, round(y-h*.25+front*.94), k, k, p.Angle, m)
	}
}

// DiscShadow adds what a disc throws, right and down, on what lies below it.
func (s *Discs) DiscShadow(b *Batch, p Pose) {
	shade := p.Shade * p.Alpha
	if shade <= 0 {
		return
	}
	set, k := s.set(p.Cell)
	u := s.unit
	flat, edge, _ := turned(p.Flip)
	up := p.High + p.Lift
	x, y := p.X+3*u+.42*p.High+.8*p.Lift, p.Y+3*u*(1-.6*edge)+1.25*p.High+p.Lift
	far := min(1, up/(14*u))
	sy := k * max(flat, .22)
	dark := max(.62-.006*up/u, .2) * shade
	b.at(set.shadow, x, y, k, sy, 0, tone(Shadow, dark*(1-far)))
	b.at(set.far, x, y, k, sy, 0, tone(Shadow, dark*far))
}

// Ring adds a ring of light round a disc's upper side at a point; how strong it is from 0 to 1.
func (s *Discs) Ring(b *Batch, kind Mark, p Pose, alpha float32) {
	r := p.Cell * DiscRadius
	h := p.Thick
	s.Mark(b, kind, p.X-r, p.Y-h-r, 2*r, 2*r, alpha)
}

// Provisional adds the sign of a disc that may still be taken back: a dashed ring round it.
func (s *Discs) Provisional(b *Batch, p Pose) {
	set, k := s.set(p.Cell)
	b.at(set.maybe, round(p.X), round(p.Y-p.Thick), k, k, 0, fade(1))
}
