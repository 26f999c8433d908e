package kit

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/sprites"
)

// Slider is a quantity on a track, with its name above and its value in words.
type Slider struct {
	core
	Icon   Icon
	Ticks  bool // every step is marked, and letters say which end is large
	Change func(float64)
	Done   func(float64) // let go, or moved by key

	title     string
	lo, hi    float64
	step, now float64
	words     func(float64) string
}

// NewSlider is a slider from lo to hi in steps.
func (t *Theme) NewSlider(title string, lo, hi, step, now float64, words func(float64) string) *Slider {
	s := &Slider{title: title, lo: lo, hi: hi, step: step, now: now, words: words}
	s.set(t, s)
	s.paint = s.draw
	s.press = func(x, _ float64) { s.follow(x) }
	s.drag = s.press
	s.lift = func() { s.done() }
	s.key = func(k ebiten.Key, _ *Frame) bool {
		switch k {
		case ebiten.KeyLeft:
			s.change(s.now - s.step)
		case ebiten.KeyRight:
			s.change(s.now + s.step)
		case ebiten.KeyHome:
			s.change(s.lo)
		case ebiten.KeyEnd:
			s.change(s.hi)
		default:
			return false
		}
		s.done()
		return true
	}
	return s
}

// Value is where the slider stands.
func (s *Slider) Value() float64 { return s.now }

// Set moves the slider without telling anyone.
func (s *Slider) Set(v float64) {
	if v = s.round(v); v != s.now {
		s.now = v
		s.touch()
	}
}

func (s *Slider) round(v float64) float64 {
	v = s.lo + s.step*math.Round((v-s.lo)/s.step)
	return max(s.lo, min(s.hi, v))
}

func (s *Slider) change(v float64) {
	was := s.now
	s.Set(v)
	if s.now != was && s.Change != nil {
		s.Change(s.now)
	}
}

func (s *Slider) done() {
	if s.Done != nil {
		s.Done(s.now)
	}
}

func (s *Slider) thumb() float64 { return s.theme.Grown(28) }

// Height is what the slider needs.
func (s *Slider) Height() float64 {
	return s.theme.Line(BodyStrong) + max(s.theme.Px(44), s.thumb()+s.theme.Px(12))
}

// track is where the middle of the thumb can be.
func (s *Slider) track(r Rect) (x, y, w float64) {
	t := s.theme
	left, right := s.thumb()/2, s.thumb()/2
	if s.Icon != NoIcon {
		left += t.Grown(24) + t.Px(12) - s.thumb()/2
	}
	if s.Ticks {
		left += t.Width("A", Style{Regular, 14}) + t.Px(12)
		right += t.Width("A", Style{Regular, 28}) + t.Px(12)
	}
	h := r.H - t.Line(BodyStrong)
	return r.X + left, math.Round(r.Bottom() - h/2), max(0, r.W-left-right)
}

func (s *Slider) follow(x float64) {
	x0, _, w := s.track(s.box)
	if w <= 0 {
		return // there is no room for a track, and no place on it
	}
	s.change(s.lo + (s.hi-s.lo)*(x-x0)/w)
}

func (s *Slider) draw(dst *ebiten.Image, r Rect) {
	t := s.theme
	top, _ := r.Top(t.Line(BodyStrong), 0)
	value := s.words(s.now)
	vw := t.Width(value, BodyBold)
	t.TextIn(dst, s.title, Rect{X: top.X, Y: top.Y, W: top.W - vw - t.Px(12), H: top.H}, BodyStrong, sprites.TextTint, Start, Start)
	t.TextIn(dst, value, top, BodyBold, sprites.Accent, End, Start)

	x, y, w := s.track(r)
	if s.Icon != NoIcon {
		t.Icon(dst, s.Icon, r.X+t.Grown(24)/2, y, 24, sprites.Text2)
	}
	if s.Ticks {
		small, large := Style{Regular, 14}, Style{Regular, 28}
		t.TextIn(dst, "A", Rect{X: r.X, Y: y - t.Px(24), W: t.Width("A", small), H: t.Px(48)}, small, sprites.Text2, Start, Middle)
		t.TextIn(dst, "A", Rect{X: r.X, Y: y - t.Px(24), W: r.W, H: t.Px(48)}, large, sprites.Text2, End, Middle)
		for v := s.lo; v <= s.hi+s.step/2; v += s.step {
			tick := shape(Rect{X: x + w*(v-s.lo)/(s.hi-s.lo) - t.Px(1), Y: y + t.Px(15), W: t.Px(2), H: t.Px(6)}, t.Px(1))
			tick.Fill = sprites.Flat(sprites.Cream.Fade(.35))
			tick.Draw(dst)
		}
	}
	at := x + w*(s.now-s.lo)/(s.hi-s.lo)
	well := shape(Rect{X: x - t.Px(4), Y: y - t.Px(4), W: w + t.Px(8), H: t.Px(8)}, t.Px(4))
	well.Fill = sprites.Flat(sprites.Hex(0, .42))
	well.Line, well.Width = [2]sprites.Tint{sprites.Hex(0, .3), sprites.Cream.Fade(.14)}, float32(t.Scale)
	well.Draw(dst)
	if at > x {
		fill := shape(Rect{X: x - t.Px(3), Y: y - t.Px(3), W: at - x + t.Px(3), H: t.Px(6)}, t.Px(3))
		fill.Fill = [3]sprites.Tint{sprites.Hex(0xF9D497, 1), sprites.Hex(0xEBBB73, 1), sprites.Hex(0xDDA24F, 1)}
		fill.Draw(dst)
	}
	d := s.thumb()
	knob := Rect{X: at - d/2, Y: y - d/2, W: d, H: d}
	t.drop(dst, knob, d/2, 2, 2, .6)
	k := shape(knob, d/2)
	k.Fill, k.Angle = ivory, -45
	if s.lit() != 0 {
		k.Line, k.Width = sprites.Solid(sprites.Accent), float32(t.Px(2))
	}
	k.Draw(dst)
}
