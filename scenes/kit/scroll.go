package kit

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/input"
	"quintet/sprites"
)

// Scroll is an area of a screen whose content may be higher than it: dragged, flicked or turned by the wheel.
type Scroll struct {
	Fade bool // content fades at the edges; it lies on a panel

	owner   *Controls
	theme   *Theme
	view    Rect
	height  float64 // of the content
	y       float64 // how far it is scrolled
	held    bool
	from    float64 // the pointer's y when it went down
	was     float64 // y when it went down
	sliding bool    // the drag has gone far enough to be one
	speed   float64 // pixels a second, after a flick
	last    float64
}

// NewScroll adds a scroll area to the screen.
func (c *Controls) NewScroll(t *Theme) *Scroll {
	s := &Scroll{owner: c, theme: t}
	c.scrolls = append(c.scrolls, s)
	return s
}

// Add puts controls into the area. They are placed as if it were not scrolled.
func (s *Scroll) Add(list ...Control) {
	for _, w := range list {
		w.part().in = s
	}
	s.owner.Add(list...)
}

// Place says where the area is and how high its content.
func (s *Scroll) Place(view Rect, height float64) {
	s.view, s.height = view.Snap(), height
	s.to(s.y)
	s.owner.loose = true
}

// Top scrolls back to where the content begins.
func (s *Scroll) Top() { s.speed = 0; s.to(0) }

// View is where the area is.
func (s *Scroll) View() Rect { return s.view }

// Moves tells whether there is more than the area can show.
func (s *Scroll) Moves() bool { return s.height > s.view.H+1 }

func (s *Scroll) offset() float64 { return math.Round(s.y) }

// Offset is how far it is scrolled, in whole pixels.
func (s *Scroll) Offset() int { return int(s.offset()) }

// Reveal scrolls so that a rectangle of the content can be seen whole.
func (s *Scroll) Reveal(r Rect) {
	air := s.theme.Px(16)
	if r.Y-air-s.y < s.view.Y {
		s.to(r.Y - air - s.view.Y)
	} else if r.Bottom()+air-s.y > s.view.Bottom() {
		s.to(r.Bottom() + air - s.view.Bottom())
	}
}

func (s *Scroll) to(y float64) {
	y = max(0, min(y, s.height-s.view.H))
	if y != s.y {
		s.y = y
		s.owner.loose, s.owner.changed = true, true
	}
}

func (s *Scroll) grab(ev input.Event) {
	k := s.owner.start
	if !s.Moves() || !s.view.Has(ev.X, ev.Y) || k != nil && k.drag != nil {
		return
	}
	s.held, s.sliding = true, false
	s.from, s.was, s.last, s.speed = ev.Y, s.y, s.y, 0 // last is an offset, like y
}

// slop is how far a finger may wander, in logical pixels, and still tap.
const slop = 10

func (s *Scroll) drag(ev input.Event) {
	if !s.held {
		return
	}
	if !s.sliding && math.Abs(ev.Y-s.from) > s.theme.Px(slop) {
		s.sliding = true
		s.owner.forget()
	}
	if s.sliding {
		s.to(s.was - (ev.Y - s.from))
	}
}

func (s *Scroll) release() {
	if !s.sliding {
		s.speed = 0 // a tap is no flick
	}
	s.held, s.sliding = false, false
}

func (s *Scroll) wheel(ev input.Event) {
	if s.view.Has(ev.X, ev.Y) {
		s.speed = 0
		s.to(s.y - ev.DY*s.theme.Px(56))
	}
}

// glide measures the speed of a drag and lets a flick run out.
func (s *Scroll) glide(e *Env) {
	dt := e.Dt.Seconds()
	if dt <= 0 {
		return
	}
	if s.held {
		y := s.y
		s.speed = .6*s.speed + .4*(y-s.last)/dt
		s.last = y
		return
	}
	if math.Abs(s.speed) < s.theme.Px(20) || e.Settings != nil && e.Settings.ReduceMotion {
		s.speed = 0
		return
	}
	before := s.y
	s.to(s.y + s.speed*dt)
	s.speed *= math.Exp(-4 * dt)
	if s.y == before {
		s.speed = 0
	}
}

// draw shows that the content goes on: a bar beside it, and an edge where it fades into the panel.
func (s *Scroll) draw(dst *ebiten.Image) {
	if !s.Moves() {
		return
	}
	v, rest := s.view, s.height-s.view.H-s.y
	if s.Fade {
		for _, edge := range []struct {
			hidden, y, angle float64
		}{{s.y, v.Y, 0}, {rest, v.Bottom(), 180}} {
			h := min(s.theme.Px(28), edge.hidden)
			if h < 1 {
				continue
			}
			top := edge.y
			if edge.angle != 0 {
				top -= h
			}
			f := shape(Rect{X: v.X, Y: top, W: v.W, H: h}, 0)
			f.Fill, f.Angle = [3]sprites.Tint{panelEdge, panelEdge.Fade(.5), panelEdge.Fade(0)}, float32(edge.angle)
			f.Draw(dst)
		}
	}
	w := s.theme.Px(4)
	h := max(s.theme.Px(32), v.H*v.H/s.height)
	y := v.Y + (v.H-h)*s.y/(s.height-v.H)
	bar := shape(Rect{X: v.Right() - w - s.theme.Px(1), Y: y, W: w, H: h}, w/2)
	bar.Fill = sprites.Flat(sprites.Cream.Fade(.34))
	bar.Draw(dst)
}

// panelEdge is the panel's own tone where content fades into it.
var panelEdge = sprites.Hex(0x1C1410, 1)
