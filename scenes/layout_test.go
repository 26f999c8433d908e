package scenes

import (
	"testing"

	"quintet/scenes/input"
	"quintet/scenes/kit"
)

var windows = [][2]int{{320, 568}, {390, 844}, {844, 390}, {768, 1024}, {1280, 720}, {1920, 1080}, {3440, 1440}}

// pageOf is the page that a screen of this package is made of.
func pageOf(s kit.Scene) *page {
	switch s := s.(type) {
	case *Menu:
		return &s.page
	case *Setup:
		return &s.page
	case *Settings:
		return &s.page
	case *Rulebook:
		return &s.page
	case *Replay:
		return &s.page
	}
	return nil
}

// TestLayout holds, for every screen, window and text size: no two controls share a pixel, none is too small to tap,
// none leaves the window or its scroll area, no words are cut off, and none lie over others or over a control.
func TestLayout(t *testing.T) {
	for _, sc := range screens {
		for _, w := range windows {
			for _, text := range []float64{1, 1.25, 1.5, 2} {
				s := size{w[0], w[1], 1, text}
				t.Run(sc.name+" "+s.String(), func(t *testing.T) {
					r := newRoom(s.w, s.h, s.scale, s.text)
					defer r.dst.Deallocate()
					r.scene = sc.open(r)
					r.e.In = &input.Frame{}
					r.scene.Update(&r.e)
					checkLayout(t, &r.e, pageOf(r.scene))
				})
			}
		}
	}
}

func checkLayout(t *testing.T, e *kit.Env, p *page) {
	t.Helper()
	window := kit.Rect{W: float64(e.W), H: float64(e.H)}
	view := p.scroll.View()
	within := func(r, in kit.Rect) bool {
		return r.X >= in.X-1 && r.Y >= in.Y-1 && r.Right() <= in.Right()+1 && r.Bottom() <= in.Bottom()+1
	}
	// What scrolls may be anywhere below the top of its area, but not beside it.
	long := kit.Rect{X: view.X, Y: view.Y, W: view.W, H: 1e6}
	type thing struct {
		r      kit.Rect
		name   string
		scroll bool
	}
	var controls []thing
	for _, c := range p.controls.List() {
		if !c.Shown() {
			continue
		}
		k := c.(interface {
			Scrolls() bool
			Called() string
		})
		th := thing{c.Box(), k.Called(), k.Scrolls()}
		if th.r.W < 44*e.Scale || th.r.H < 44*e.Scale {
			t.Errorf("%s is too small to tap: %v", th.name, th.r)
		}
		if !th.scroll && !within(th.r, window) {
			t.Errorf("%s leaves the window: %v", th.name, th.r)
		}
		if th.scroll && !within(th.r, long) {
			t.Errorf("%s leaves its area %v: %v", th.name, view, th.r)
		}
		if f, ok := c.(interface{ Fits() bool }); ok && !f.Fits() {
			t.Errorf("%s is cut off in %v", th.name, th.r)
		}
		for _, o := range controls {
			if o.scroll == th.scroll && o.r.Overlaps(th.r) {
				t.Errorf("%s %v overlaps %s %v", th.name, th.r, o.name, o.r)
			}
			if o.scroll != th.scroll {
				a, b := o.r, th.r
				if o.scroll {
					a = view
				} else {
					b = view
				}
				if a.Overlaps(b) {
					t.Errorf("a scroll area overlaps %s or %s", th.name, o.name)
				}
			}
		}
		controls = append(controls, th)
	}
	var words []thing
	for layer, inks := range [][]ink{p.fixed, p.moving} {
		for _, i := range inks {
			if i.words == "" {
				continue
			}
			if i.wide > i.at.W+1 {
				t.Errorf("%q is cut off: %.0f of %.0f pixels", i.words, i.at.W, i.wide)
			}
			r := kit.Rect{X: i.at.X, Y: i.at.Y + i.at.H*.2, W: i.wide, H: i.at.H * .6}
			th := thing{r, i.words, layer == 1}
			if layer == 0 && !within(r, window) || layer == 1 && !within(r, long) {
				t.Errorf("%q leaves the window: %v", i.words, r)
			}
			for _, o := range append(words, controls...) {
				if o.scroll == th.scroll && o.r.Overlaps(r) {
					t.Errorf("%q %v overlaps %q %v", i.words, r, o.name, o.r)
				}
			}
			words = append(words, th)
		}
	}
}
