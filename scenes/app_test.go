package scenes

import (
	"errors"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/input"
	"quintet/scenes/kit"
)

// counter counts how often it must lay itself out.
type counter struct{ fresh int }

func (c *counter) Update(e *kit.Env) kit.Change {
	if e.Fresh {
		c.fresh++
	}
	return kit.Change{}
}

func (*counter) Draw(*kit.Env, *ebiten.Image) {}

// TestResize changes the size of the window: only another size that a window can have is one.
func TestResize(t *testing.T) {
	a, c := NewApp(nil, nil), &counter{}
	a.Open(c)
	laid := func(w, h int, scale float64, want int, dirty bool) {
		t.Helper()
		c.fresh = 0
		a.Env().TakeDirty()
		for range 3 {
			a.Resize(w, h, scale)
			a.Step(0, &input.Frame{})
		}
		if c.fresh != want {
			t.Errorf("%dx%d at %v: laid out %d times, not %d", w, h, scale, c.fresh, want)
		}
		if a.Env().TakeDirty() != dirty {
			t.Errorf("%dx%d at %v: to be drawn: %v", w, h, scale, !dirty)
		}
	}
	laid(0, 0, 1, 1, true) // the first layout, whatever the size
	laid(0, 0, 1, 0, false)
	laid(640, 360, 1, 1, true)
	laid(640, 360, 1, 0, false)
	laid(0, 0, 1, 0, false)
	laid(640, 0, 1, 0, false)
	laid(640, 360, 0, 0, false)
	if e := a.Env(); e.W != 640 || e.H != 360 || e.Scale != 1 {
		t.Errorf("a hidden window is %dx%d at %v", e.W, e.H, e.Scale)
	}
	laid(640, 360, 1, 0, true) // the same as before it was hidden: only painted again
	laid(640, 360, 2, 1, true)
}

// broken is a store that can't be written to.
type broken struct{ saves int }

func (*broken) Load() ([]byte, error) { return nil, errors.New("nothing there") }
func (b *broken) Save([]byte) error   { b.saves++; return errors.New("read-only") }

// TestSaysOnceThatNothingIsKept fails to save twice: that is said once.
func TestSaysOnceThatNothingIsKept(t *testing.T) {
	var said []string
	b := &broken{}
	a := NewApp(b, nil)
	a.Warn = func(line string) { said = append(said, line) }
	a.Load()
	a.Save()
	a.Save()
	if b.saves != 2 || len(said) != 1 || said[0] != "settings are not kept: read-only" {
		t.Errorf("%d times saved, and said %q", b.saves, said)
	}
}

// TestResumeNeedsItsBots: a match with a bot that isn't there would stand still.
func TestResumeNeedsItsBots(t *testing.T) {
	for level, want := range map[string]bool{"": true, "random": true, "clairvoyant": false} {
		b := Boxes()[0]
		m, err := rules.NewMatch(b.Game, rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Name: "Uli", Bot: level}}}, 1)
		if err != nil {
			t.Fatal(err)
		}
		tb, err := NewApp(nil, nil).Resume(m)
		if (err == nil) != want || (tb != nil) != want {
			t.Errorf("with a bot of level %q: %v", level, err)
		}
	}
}

// TestOpensByName opens scenes by their names; a name that there isn't leaves the menu.
func TestOpensByName(t *testing.T) {
	for name, scenes := range map[string]int{
		"": 1, "menu": 1, "settings": 2, "setup": 2, "setup:lixo": 2, "rules": 2, "rules:box": 2,
		"setup:foo": 0, "rules:foo": 0, "foo": 0, "foo:lixo": 0,
	} {
		a := NewApp(nil, nil)
		err := a.OpenNamed(name)
		if (err == nil) != (scenes > 0) || len(a.stack) != max(1, scenes) {
			t.Errorf("%q opens %d scenes: %v", name, len(a.stack), err)
		}
	}
}
