package box_test

import (
	"math"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/box"
	"quintet/scenes/input"
	"quintet/sprites"
)

// ghost is the move that the tile in hand shows where it is seen on the cloth; ok is false if it isn't seen there.
func ghost(e *tabletest.Eye) (m rules.Move, ok bool) {
	l := e.Table.Spots().Plain()
	e.Table.Drawn = func(_ *sprites.Batch, piece int, p sprites.Pose) {
		if at := e.Table.Stage().Table()[piece].Spot; at != hand || p.Alpha == 0 || p.Alpha == 1 || !l.Frame.Has(float64(p.X), float64(p.Y)) {
			return
		}
		turned := p.Angle != 0
		w, h := game.Size(turned)
		point := func(v float32, origin float64, size int) int8 {
			return int8(math.Round((float64(v)-origin)/l.Pitch - float64(size-1)/2))
		}
		m, ok = game.Play(turned, point(p.X, l.X, w), point(p.Y, l.Y, h)), true
	}
	e.App.Env().Dirty()
	e.Pass(0)
	e.Table.Drawn = nil
	return m, ok
}

// clickLays clicks and wants what the ghost shows to be laid, or nothing if that may not lie.
func clickLays(t *testing.T, e *tabletest.Eye, what string, x, y float64) bool {
	t.Helper()
	e.Pass(time.Second)
	want, ok := ghost(e)
	if !ok {
		t.Fatalf("%s: there is no ghost", what)
	}
	m := e.Table.Match()
	before := m.Index()
	fits := m.State().Check(m.State().Turn(), want) == nil
	e.Pass(20*time.Millisecond, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Up, X: x, Y: y})
	laid := m.Index() > before
	if laid != fits {
		t.Errorf("%s: the ghost shows %s, which fits: %v, and something is laid: %v", what, game.Game.Format(want), fits, laid)
	}
	if laid && m.Entry(before).Move != want {
		t.Errorf("%s: the ghost shows %s, but %s is laid", what, game.Game.Format(want), game.Game.Format(m.Entry(before).Move))
	}
	return laid
}

// TestClickLaysTheGhost: wherever the mouse is, a click lays exactly what is shown, also after the tile has been turned or
// the cloth has been zoomed without a move of the mouse.
func TestClickLaysTheGhost(t *testing.T) {
	for name, do := range map[string]func(e *tabletest.Eye, x, y float64){
		"hover": func(*tabletest.Eye, float64, float64) {},
		"T":     func(e *tabletest.Eye, _, _ float64) { key(e, ebiten.KeyT) },
		"Space": func(e *tabletest.Eye, _, _ float64) { key(e, ebiten.KeySpace) },
		"twice": func(e *tabletest.Eye, _, _ float64) { key(e, ebiten.KeyT, ebiten.KeyT) },
		"wheel's button": func(e *tabletest.Eye, x, y float64) {
			e.Pass(0, input.Event{Kind: input.Down, Button: ebiten.MouseButtonMiddle, X: x, Y: y},
				input.Event{Kind: input.Up, Button: ebiten.MouseButtonMiddle, X: x, Y: y})
		},
		"zoom":  func(e *tabletest.Eye, _, _ float64) { key(e, ebiten.KeyT, ebiten.KeyEqual) },
		"wheel": func(e *tabletest.Eye, x, y float64) { e.Pass(0, input.Event{Kind: input.Wheel, DY: 1, X: x, Y: y}) },
		"keys":  func(e *tabletest.Eye, _, _ float64) { key(e, ebiten.KeyUp, ebiten.KeyT) },
	} {
		e := sat(t)
		laid := 0
		for _, dx := range []float64{-.9, -.4, 0, .3, .6} {
			for _, dy := range []float64{-.8, -.3, .2, .7} {
				e.Table.Restart()
				e.Pass(time.Second)
				e.Table.Ready()
				key(e, ebiten.KeyF)
				e.Pass(time.Second)
				l := e.Table.Spots().Plain()
				x, y := l.X+(4+dx)*l.Pitch, l.Y+(1+dy)*l.Pitch
				e.Pass(0, input.Event{Kind: input.Move, X: x - 40, Y: y}, input.Event{Kind: input.Move, X: x, Y: y})
				do(e, x, y)
				if clickLays(t, e, name, x, y) {
					laid++
				}
			}
		}
		if laid == 0 {
			t.Errorf("%s: nothing has been laid", name)
		}
		e.Image.Deallocate()
	}
}

// TestClickAfterTheTurnButton: the mouse comes back from the button with the tile turned.
func TestClickAfterTheTurnButton(t *testing.T) {
	e := sat(t)
	press(t, e, "Turn")
	x, y := e.At(game.BoardSpot(3, -1))
	e.Pass(0, input.Event{Kind: input.Move, X: x + 3, Y: y - 4})
	if !clickLays(t, e, "button", x+3, y-4) {
		t.Error("nothing has been laid")
	}
}
