package juxtapose_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	game "quintet/rules/juxtapose"
	"quintet/scenes/input"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// TestSmallWindow plays in a window in which nothing fits at the size of the screen: all is drawn smaller, and taps hit what
// is drawn. Other scenes keep the window's scale.
func TestSmallWindow(t *testing.T) {
	e := look(begun(t, nil), 200, 200, 2)
	p := e.Table.Plan()
	if p.Scale >= 1 || p.Text != 1 || e.App.Env().Theme.Scale != p.Scale || e.Table.Stage().Unit != float32(p.Scale) {
		t.Errorf("drawn at %v with text %v, the theme at %v, the stage at %v", p.Scale, p.Text, e.App.Env().Theme.Scale, e.Table.Stage().Unit)
	}
	e.Pass(0, e.Tap(game.PoolSpot(game.Index(0, 2)))...)
	e.Pass(time.Second, e.Tap(game.BoardSpot(1, 1))...)
	if e.Table.Match().Index() != 1 {
		t.Error("two taps in a small window made no move")
	}
	e.App.Step(0, &input.Frame{Keys: []ebiten.Key{ebiten.KeyEscape}})
	if _, ok := e.App.Top().(*table.Pause); !ok {
		t.Fatal("Escape opened no menu")
	}
	if th := e.App.Env().Theme; th.Scale != 1 || th.Size != 2 || e.App.Env().Scale != 1 {
		t.Errorf("the menu is drawn at %v with text %v", th.Scale, th.Size)
	}
	e.App.Step(0, &input.Frame{Keys: []ebiten.Key{ebiten.KeyEscape}})
	if e.App.Top() != kit.Scene(e.Table) || e.App.Env().Theme.Scale != e.Table.Plan().Scale {
		t.Errorf("back at the table the theme is at %v", e.App.Env().Theme.Scale)
	}
	e.Pass(time.Second, e.Tap(game.PoolSpot(game.Index(1, 2)))...)
	e.Pass(time.Second, e.Tap(game.BoardSpot(2, 1))...)
	if e.Table.Match().Index() != 2 {
		t.Error("after the menu two taps made no move")
	}
}

// TestResizeUnderPause makes the window another one while the menu lies over the table: it is seen as it would be there.
func TestResizeUnderPause(t *testing.T) {
	for _, text := range []float64{1, 2} {
		e := look(begun(t, nil, drops("RS a1,YL d4,RM b2")...), 640, 360, 1)
		e.App.Step(0, &input.Frame{Keys: []ebiten.Key{ebiten.KeyEscape}})
		e.Image.Deallocate()
		e.Image = ebiten.NewImage(390, 600)
		e.App.Env().Settings.Text = text
		e.App.Resize(390, 600, 1)
		e.Pass(time.Second)
		got := shot(e.Image)
		if e.App.Env().Theme.Size != text || e.App.Env().Theme.Scale != 1 {
			t.Errorf("the menu's theme is at %v, %v", e.App.Env().Theme.Scale, e.App.Env().Theme.Size)
		}
		// The same, with the menu opened after the resize.
		f := look(begun(t, nil, drops("RS a1,YL d4,RM b2")...), 390, 600, text)
		f.App.Step(0, &input.Frame{Keys: []ebiten.Key{ebiten.KeyEscape}})
		f.Pass(time.Second)
		want, differ := shot(f.Image), 0
		for i := range want {
			if d := int(want[i]) - int(got[i]); d > 8 || d < -8 { // what may be done now is lit only in one of them
				differ++
			}
		}
		if differ > len(want)/50 {
			t.Errorf("text %v: %d of %d values differ from the menu opened in a window of that size", text, differ, len(want))
		}
	}
}

func shot(img *ebiten.Image) []byte {
	b := img.Bounds()
	px := make([]byte, 4*b.Dx()*b.Dy())
	img.ReadPixels(px)
	return px
}
