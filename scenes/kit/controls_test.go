package kit

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/input"
)

func TestButtonByPointer(t *testing.T) {
	d := newDesk()
	n, refused := 0, 0
	b := d.t.NewButton(IconUndo, "Undo", func() { n++ })
	b.Place(Rect{X: 100, Y: 100, W: 120, H: 48})
	d.Add(b)
	press := func(name string, want int, evs ...input.Event) {
		t.Helper()
		n = 0
		d.events(evs...)
		if n != want {
			t.Errorf("%s: pressed %d times, not %d", name, n, want)
		}
	}
	press("at first", 1, ev(input.Move, 110, 110), ev(input.Down, 110, 110), ev(input.Up, 110, 110))
	press("down and up in one frame", 1, ev(input.Down, 150, 120), ev(input.Up, 150, 120))
	press("three taps in one frame", 3, touch(input.Down, 5, 150, 120), touch(input.Up, 5, 150, 120),
		touch(input.Down, 6, 150, 120), touch(input.Up, 6, 150, 120), touch(input.Down, 7, 150, 120), touch(input.Up, 7, 150, 120))
	press("away and back", 1, ev(input.Down, 150, 120), ev(input.Move, 10, 10), ev(input.Move, 150, 125), ev(input.Up, 150, 125))
	press("let go outside", 0, ev(input.Down, 150, 120), ev(input.Move, 10, 10), ev(input.Up, 10, 10))
	press("begun outside", 0, ev(input.Down, 10, 10), ev(input.Move, 150, 120), ev(input.Up, 150, 120))
	press("taken away", 0, touch(input.Down, 5, 150, 120), touch(input.Cancel, 5, 150, 120))
	press("after that", 1, touch(input.Down, 6, 150, 120), touch(input.Up, 6, 150, 120))
	press("a second finger", 1, touch(input.Down, 1, 150, 120), touch(input.Down, 2, 160, 120), touch(input.Up, 2, 160, 120), touch(input.Up, 1, 150, 120))
	right := ev(input.Down, 150, 120)
	right.Button = ebiten.MouseButtonRight
	press("the right button", 0, right)
	right.Kind = input.Up
	press("the right button again", 0, right)

	b.Enable(false)
	b.Why(func() { refused++ })
	press("disabled", 0, ev(input.Down, 150, 120), ev(input.Up, 150, 120))
	if refused != 1 {
		t.Errorf("a disabled button said %d times why, not once", refused)
	}
	b.Enable(true)
	b.Show(false)
	press("hidden", 0, ev(input.Down, 150, 120), ev(input.Up, 150, 120))
	if d.Over(150, 120) {
		t.Error("a hidden button is under the pointer")
	}
}

func TestIdleIsStill(t *testing.T) {
	d := newDesk()
	b := d.t.NewButton(NoIcon, "Button", func() {})
	b.Place(Rect{X: 100, Y: 100, W: 120, H: 48})
	d.Add(b)
	if !d.events() {
		t.Error("new controls are not drawn")
	}
	if d.events() || d.events(ev(input.Move, 10, 10)) || d.events(ev(input.Move, 11, 10)) {
		t.Error("drawn though nothing looks different")
	}
	if !d.events(ev(input.Move, 110, 110)) || d.events(ev(input.Move, 111, 110)) || !d.events(ev(input.Leave, 0, 0)) {
		t.Error("light follows the pointer badly")
	}
	d.events(touch(input.Down, 3, 150, 120), touch(input.Up, 3, 150, 120))
	if b.hover {
		t.Error("a finger that is gone points at the button")
	}
	dst := ebiten.NewImage(400, 300)
	d.Draw(dst)
	if n := testing.AllocsPerRun(50, func() { d.Draw(dst) }); n > 0 && !raced {
		t.Errorf("drawing what has not changed allocates %.0f times", n)
	}
}

func TestKeyboard(t *testing.T) {
	d := newDesk()
	var pressed string
	add := func(name string, x, y float64) *Button {
		b := d.t.NewButton(NoIcon, name, func() { pressed += name })
		b.Place(Rect{X: x, Y: y, W: 80, H: 48})
		d.Add(b)
		return b
	}
	a, b, c, e := add("a", 0, 0), add("b", 200, 0), add("c", 0, 100), add("e", 200, 100)
	a.Enable(true)
	walk := func(keys string, shift bool, want *Button) {
		t.Helper()
		for _, k := range keys {
			key := map[rune]ebiten.Key{'t': ebiten.KeyTab, '<': ebiten.KeyLeft, '>': ebiten.KeyRight, '^': ebiten.KeyUp, 'v': ebiten.KeyDown}[k]
			d.frame(input.Frame{Keys: []ebiten.Key{key}, Shift: shift})
		}
		if d.focus() != &want.core || !want.ring {
			t.Errorf("after %s the focus is not on %s", keys, want.label)
		}
	}
	d.events()
	d.keys(ebiten.KeyEnter)
	if pressed != "" {
		t.Error("Enter pressed something without a focus")
	}
	walk("t", false, a)
	walk("tt", false, c)
	walk("t", true, b)
	walk("v", false, e)
	walk("<", false, c)
	walk("^", false, a)
	walk(">v", false, e)
	walk("t", false, a)
	d.keys(ebiten.KeyEnter, ebiten.KeySpace)
	if pressed != "aa" {
		t.Errorf("Enter and Space pressed %q", pressed)
	}
	b.Enable(false)
	walk("t", false, c)
	if !d.Focused() {
		t.Error("nothing has the focus")
	}
	d.events(ev(input.Down, 390, 290), ev(input.Up, 390, 290))
	if d.Focused() || c.ring {
		t.Error("a click beside everything leaves the focus")
	}
	d.Arrows = false
	d.keys(ebiten.KeyDown)
	if d.Focused() {
		t.Error("arrows move the focus though they are the board's")
	}
}

// TestHiddenHasNoFocus hides what has the focus: keys are no longer for it.
func TestHiddenHasNoFocus(t *testing.T) {
	d := newDesk()
	pressed := ""
	var a, b *Button
	a = d.t.NewButton(NoIcon, "a", func() { pressed += "a"; a.Show(false) })
	b = d.t.NewButton(NoIcon, "b", func() { pressed += "b" })
	a.Place(Rect{W: 80, H: 48})
	b.Place(Rect{X: 100, W: 80, H: 48})
	d.Add(a, b)
	d.events()
	d.FocusOn(a)
	d.keys(ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyEnter)
	if pressed != "a" || d.Focused() || a.IsFocused() {
		t.Errorf("pressed %q; something has the focus: %v", pressed, d.Focused())
	}
	d.keys(ebiten.KeyTab, ebiten.KeyEnter)
	if pressed != "ab" {
		t.Errorf("after Tab pressed %q", pressed)
	}
	a.Show(true)
	b.Show(false)
	b.Show(true)
	d.keys(ebiten.KeyEnter)
	if pressed != "ab" {
		t.Errorf("shown again it has the focus that it lost: %q", pressed)
	}
	d.FocusOn(b)
	a.Show(false)
	if !b.IsFocused() {
		t.Error("the focus went with another control that was hidden")
	}
}

// TestChord presses a second button of the mouse while one is down.
func TestChord(t *testing.T) {
	d := newDesk()
	n := 0
	b := d.t.NewButton(NoIcon, "Button", func() { n++ })
	b.Place(Rect{X: 100, Y: 100, W: 120, H: 48})
	d.Add(b)
	left, right := ebiten.MouseButtonLeft, ebiten.MouseButtonRight
	at := func(k input.Kind, button ebiten.MouseButton) input.Event {
		return input.Event{Kind: k, X: 150, Y: 120, Button: button}
	}
	for _, evs := range [][]input.Event{
		{at(input.Down, left), at(input.Down, right), at(input.Up, right), at(input.Up, left)},
		{at(input.Down, left), at(input.Down, right), at(input.Up, left), at(input.Up, right)},
		{at(input.Down, right), at(input.Down, left), at(input.Up, right), at(input.Up, left)},
		{at(input.Down, right), at(input.Down, left), at(input.Up, left), at(input.Up, right)},
	} {
		n = 0
		d.events(evs...)
		if n != 1 || d.Holding() || b.down {
			t.Errorf("%v: pressed %d times; held: %v, %v", evs, n, d.Holding(), b.down)
		}
	}
}

// TestSliderWithoutRoom presses a slider that is too narrow for a track.
func TestSliderWithoutRoom(t *testing.T) {
	d := newDesk()
	l := d.t.NewSlider("Slider", 0, 1, .1, .5, func(float64) string { return "" })
	l.Ticks = true
	for _, w := range []float64{1, 20, l.thumb(), 80} {
		l.Place(Rect{X: 0, Y: 0, W: w, H: 80})
		if len(d.List()) == 0 {
			d.Add(l)
		}
		d.events(ev(input.Down, 0, 60), ev(input.Move, 30, 60), ev(input.Up, 30, 60))
		dst := ebiten.NewImage(100, 100)
		d.Draw(dst)
		if v := l.Value(); !(v >= 0 && v <= 1) {
			t.Errorf("%v wide, the slider stands at %v", w, v)
		}
	}
}

func TestChoices(t *testing.T) {
	d := newDesk()
	var got []int
	s := d.t.NewSegments(0, func(i int) { got = append(got, i) }, Segment{Label: "One"}, Segment{Label: "Two"}, Segment{Label: "Three"})
	s.Place(Rect{X: 0, Y: 0, W: 300, H: 48})
	on := 0
	g := d.t.NewToggle("Toggle", "", false, func(v bool) {
		if v {
			on++
		}
	})
	g.Place(Rect{X: 0, Y: 60, W: 300, H: 48})
	var live, done []float64
	l := d.t.NewSlider("Slider", 0, 1, .1, .5, func(float64) string { return "" })
	l.Change = func(v float64) { live = append(live, v) }
	l.Done = func(v float64) { done = append(done, v) }
	l.Place(Rect{X: 0, Y: 120, W: 300, H: 80})
	d.Add(s, g, l)
	d.events(ev(input.Down, 150, 20), ev(input.Up, 150, 20), ev(input.Down, 250, 20), ev(input.Up, 250, 20))
	if s.Chosen() != 2 || len(got) != 2 {
		t.Errorf("two taps chose %v", got)
	}
	d.keys(ebiten.KeyTab, ebiten.KeyLeft)
	if s.Chosen() != 1 {
		t.Errorf("the left arrow chose %d", s.Chosen())
	}
	d.keys(ebiten.KeyEnter)
	if s.Chosen() != 2 {
		t.Errorf("Enter chose %d", s.Chosen())
	}
	d.events(ev(input.Down, 20, 80), ev(input.Up, 20, 80))
	d.keys(ebiten.KeyTab, ebiten.KeySpace)
	if on != 1 {
		t.Errorf("the toggle was switched on %d times", on)
	}
	d.events(ev(input.Down, 150, 175), ev(input.Move, 300, 250), ev(input.Move, 290, 175))
	if l.Value() != 1 || len(live) == 0 || len(done) != 0 {
		t.Errorf("dragged to the end: %v, live %v, done %v", l.Value(), live, done)
	}
	d.events(ev(input.Up, 290, 250))
	d.events(ev(input.Move, 10, 175))
	if l.Value() != 1 || len(done) != 1 {
		t.Errorf("after letting go: %v, done %v", l.Value(), done)
	}
	d.FocusOn(l)
	d.keys(ebiten.KeyLeft, ebiten.KeyLeft, ebiten.KeyHome, ebiten.KeyRight)
	if v := l.Value(); v < .09 || v > .11 {
		t.Errorf("keys moved the slider to %v", v)
	}
}

func TestScrollTakesTheDrag(t *testing.T) {
	d := newDesk()
	n := 0
	s := d.NewScroll(d.t)
	b := d.t.NewButton(NoIcon, "far", func() { n++ })
	b.Place(Rect{X: 0, Y: 400, W: 100, H: 48})
	top := d.t.NewButton(NoIcon, "top", func() { n += 100 })
	top.Place(Rect{X: 0, Y: 0, W: 100, H: 48})
	s.Add(top, b)
	s.Place(Rect{X: 0, Y: 0, W: 300, H: 200}, 600)
	d.events()
	d.events(touch(input.Down, 1, 50, 430), touch(input.Up, 1, 50, 430))
	if n != 0 {
		t.Error("a button below the area was pressed")
	}
	d.events(touch(input.Down, 1, 50, 20), touch(input.Move, 1, 50, -100), touch(input.Up, 1, 50, -100))
	if n != 0 || s.Offset() != 120 {
		t.Errorf("a drag pressed %d and scrolled by %d", n, s.Offset())
	}
	d.events(input.Event{Kind: input.Wheel, X: 50, Y: 50, DY: -100})
	if s.Offset() != 400 {
		t.Errorf("the wheel scrolled to %d", s.Offset())
	}
	d.events(touch(input.Down, 1, 50, 20), touch(input.Move, 1, 53, 24), touch(input.Up, 1, 53, 24))
	if n != 1 {
		t.Errorf("a tap on what was scrolled into sight: %d", n)
	}
	d.keys(ebiten.KeyTab)
	if s.Offset() != 0 {
		t.Errorf("the focus is on what is out of sight: %d", s.Offset())
	}
}
