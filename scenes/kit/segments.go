package kit

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/sprites"
)

// Segment is one choice of several.
type Segment struct {
	Icon  Icon
	Label string
}

// Segments is a choice of one among a few, all of them in sight. They take more than one row where they must.
type Segments struct {
	core
	parts  []Segment
	chosen int
	at     int // the part pointed at
	Change func(int)
}

// NewSegments is a choice; change is called when the player makes another one.
func (t *Theme) NewSegments(chosen int, change func(int), parts ...Segment) *Segments {
	s := &Segments{parts: parts, chosen: chosen, at: -1, Change: change}
	s.set(t, s)
	s.paint = s.draw
	s.over = func(x, y float64) {
		if i := s.hit(x, y); i != s.at {
			s.at = i
			s.touch()
		}
	}
	s.press = func(x, y float64) { s.at = s.hit(x, y) }
	s.click = func() {
		x, y := s.owner.at()
		if i := s.hit(x, y); i >= 0 && s.Box().Has(x, y+s.scrolled()) {
			s.choose(i)
		} else if s.owner.keyboard {
			s.choose((s.chosen + 1) % len(s.parts))
		}
	}
	s.key = func(k ebiten.Key, _ *Frame) bool {
		switch k {
		case ebiten.KeyLeft:
			s.choose(max(0, s.chosen-1))
		case ebiten.KeyRight:
			s.choose(min(len(s.parts)-1, s.chosen+1))
		case ebiten.KeySpace, ebiten.KeyEnter, ebiten.KeyNumpadEnter:
			s.choose((s.chosen + 1) % len(s.parts))
		default:
			return false
		}
		return true
	}
	return s
}

// Chosen is the number of the choice.
func (s *Segments) Chosen() int { return s.chosen }

// Set makes the choice without telling anyone.
func (s *Segments) Set(i int) {
	if s.chosen != i {
		s.chosen = i
		s.touch()
	}
}

// Offer changes what there is to choose from.
func (s *Segments) Offer(chosen int, parts ...Segment) {
	s.parts, s.chosen = parts, max(0, min(chosen, len(parts)-1))
	s.touch()
}

func (s *Segments) choose(i int) {
	if i == s.chosen {
		return
	}
	s.Set(i)
	if s.Change != nil {
		s.Change(i)
	}
}

func (s *Segments) scrolled() float64 {
	if s.in == nil {
		return 0
	}
	return s.in.offset()
}

func (s *Segments) wish(p Segment, style Style) float64 {
	w := s.theme.Width(p.Label, style) + 2*s.theme.Px(10)
	if p.Icon != NoIcon {
		w += s.theme.Grown(20)
		if p.Label != "" {
			w += s.theme.Px(8)
		}
	}
	return math.Ceil(w)
}

// chosenStyle is what the widths are measured with, so that nothing moves when the choice does.
var chosenStyle, offeredStyle = Style{Bold, 17}, Style{Regular, 17}

const wellPad = 4

// Wish is the width at which every choice has the same and all are in one row.
func (s *Segments) Wish() float64 {
	w := 0.0
	for _, p := range s.parts {
		w = max(w, s.wish(p, chosenStyle))
	}
	return w*float64(len(s.parts)) + 2*s.theme.Px(wellPad)
}

// rows parts the choices into rows that fit the width, as even as they can be.
func (s *Segments) rows(width float64) [][]Segment {
	inner := width - 2*s.theme.Px(wellPad)
	n := len(s.parts)
	for rows := 1; rows < n; rows++ {
		per := (n + rows - 1) / rows
		out, fits := [][]Segment(nil), true
		for i := 0; i < n; i += per {
			row := s.parts[i:min(n, i+per)]
			out = append(out, row)
			sum := 0.0
			for _, p := range row {
				sum += s.wish(p, chosenStyle)
			}
			fits = fits && sum <= inner+1
		}
		if fits {
			return out
		}
	}
	out := make([][]Segment, n)
	for i := range s.parts {
		out[i] = s.parts[i : i+1]
	}
	return out
}

// Height is what the choice needs at a width.
func (s *Segments) Height(width float64) float64 {
	n := float64(len(s.rows(width)))
	return n*s.theme.Grown(48) - (n-1)*s.theme.Px(wellPad)
}

// split is where each part lies in a box, in the order of the parts.
func (s *Segments) split(r Rect) []Rect {
	r = r.Inset(s.theme.Px(wellPad))
	rows := s.rows(r.W + 2*s.theme.Px(wellPad))
	var out []Rect
	h := r.H / float64(len(rows))
	for j, row := range rows {
		widest, sum := 0.0, 0.0
		for _, p := range row {
			w := s.wish(p, chosenStyle)
			widest, sum = max(widest, w), sum+w
		}
		x := r.X
		for _, p := range row {
			w := r.W / float64(len(row))
			if widest > w {
				// Not all can have the same: share what is left over instead.
				w = s.wish(p, chosenStyle) + (r.W-sum)/float64(len(row))
			}
			out = append(out, Rect{X: x, Y: r.Y + float64(j)*h, W: w, H: h})
			x += w
		}
	}
	return out
}

// Fits tells whether no choice is cut off.
func (s *Segments) Fits() bool {
	for i, r := range s.split(s.box) {
		if s.wish(s.parts[i], chosenStyle)-2*s.theme.Px(10) > r.W-s.theme.Px(8)+1 {
			return false
		}
	}
	return true
}

func (s *Segments) hit(x, y float64) int {
	for i, r := range s.split(s.box.Move(0, -s.scrolled())) {
		if r.Inset(-s.theme.Px(wellPad)).Has(x, y) {
			if r.Has(x, y) {
				return i
			}
		}
	}
	return -1
}

func (s *Segments) draw(dst *ebiten.Image, r Rect) {
	t := s.theme
	t.Well(dst, r, t.Px(14))
	for i, box := range s.split(r) {
		p := s.parts[i]
		style, ink := offeredStyle, sprites.Text2
		switch {
		case i == s.chosen:
			style, ink = chosenStyle, sprites.TextTint
			t.Chosen(dst, box.Snap(), t.Px(11))
		case s.hover && i == s.at:
			ink = sprites.TextTint
			lit := shape(box.Snap(), t.Px(11))
			lit.Fill = sprites.Flat(sprites.Cream.Fade(.05))
			lit.Draw(dst)
		}
		w := min(s.wish(p, style)-2*t.Px(10), box.W-t.Px(8))
		x := box.X + (box.W-w)/2
		_, y := box.Mid()
		if p.Icon != NoIcon {
			side := t.Grown(20)
			t.Icon(dst, p.Icon, x+side/2, y, 20, ink)
			x += side + t.Px(8)
		}
		t.TextIn(dst, p.Label, Rect{X: x, Y: box.Y, W: box.X + (box.W+w)/2 - x + 1, H: box.H}, style, ink, Start, Middle)
	}
}
