package scenes

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// sampleCells is how many cells the strip has on which a pyramid shows the speed.
const sampleCells = 4

// sample is that pyramid: it slides along the strip and stays at its end, until it is asked to come back.
type sample struct {
	box    kit.Rect
	grid   sprites.Grid
	sheet  *sprites.Pyramids
	batch  sprites.Batch
	from   int // the cell that it left
	to     int // and the one it goes to
	way    int // 1 to the right, -1 back
	age    time.Duration
	moving bool
}

// A slide of one cell, and the rest after it, at normal speed.
const (
	sampleSlide = 240 * time.Millisecond
	sampleRest  = 70 * time.Millisecond
	sampleFade  = 100 * time.Millisecond
)

func (s *sample) place(e *kit.Env, r kit.Rect) {
	s.box = r
	s.grid = rowGrid(kit.Rect{W: r.W, H: r.H}, sampleCells)
	if cell := float64(s.grid.Cell); s.sheet == nil || !s.sheet.Fits(cell, 8, e.Scale) {
		s.dispose()
		s.sheet = sprites.NewPyramids(cell, 8, e.Scale)
	}
}

func (s *sample) dispose() {
	if s.sheet != nil {
		s.sheet.Dispose()
		s.sheet = nil
	}
}

// begin sends the pyramid to the other end.
func (s *sample) begin() {
	if s.to == 0 {
		s.way = 1
	} else if s.to == sampleCells-1 {
		s.way = -1
	} else if s.way == 0 {
		s.way = 1
	}
	s.from, s.age, s.moving = s.to, 0, true
	s.to += s.way
}

// step moves the pyramid on and tells whether it looks different.
func (s *sample) step(e *kit.Env) bool {
	if !s.moving {
		return false
	}
	slide := e.Settings.Duration(sampleSlide)
	if e.Settings.ReduceMotion {
		slide = sampleFade
	}
	s.age += e.Dt
	for s.moving && s.age >= slide+e.Settings.Duration(sampleRest) {
		s.age -= slide + e.Settings.Duration(sampleRest)
		s.from = s.to
		if s.to == 0 || s.to == sampleCells-1 {
			s.moving = false
			break
		}
		s.to += s.way
	}
	return true
}

// draw draws the pyramid where it is, moved by dy, into a clip.
func (s *sample) draw(e *kit.Env, clip *ebiten.Image, dy float64) {
	if s.sheet == nil {
		return
	}
	at := func(cell int) sprites.Pose {
		x, y := s.grid.At(cell, 0)
		return sprites.At(x+s.grid.Cell/2+float32(s.box.X), y+s.grid.Cell/2+float32(s.box.Y+dy), s.grid.Cell)
	}
	p := at(s.to)
	if s.moving && e.Settings.Speed != kit.Off {
		slide := e.Settings.Duration(sampleSlide)
		if e.Settings.ReduceMotion {
			slide = sampleFade
		}
		t := min(1, float32(s.age)/float32(max(1, slide)))
		if e.Settings.ReduceMotion {
			q := at(s.from)
			q.Alpha, p.Alpha = 1-t, t
			s.put(q, e.Settings.Symbols)
		} else {
			p = at(s.from).Mix(p, inOut(t))
		}
	}
	s.put(p, e.Settings.Symbols)
	s.batch.Flush(clip, s.sheet.Image())
}

func (s *sample) put(p sprites.Pose, symbols bool) {
	s.sheet.PyramidShadow(&s.batch, sprites.Green, 2, p)
	s.sheet.Pyramid(&s.batch, sprites.Green, 2, p, symbols)
}

// inOut is a cubic that begins and ends softly.
func inOut(t float32) float32 {
	if t < .5 {
		return 4 * t * t * t
	}
	u := 2 - 2*t
	return 1 - u*u*u/2
}
