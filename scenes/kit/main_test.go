package kit

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/scenes/input"
)

func TestMain(m *testing.M) { screentest.Main(m) }

// desk is a screen of controls with an environment.
type desk struct {
	*Controls
	e Env
	t *Theme
}

func newDesk() *desk {
	d := &desk{Controls: NewControls(), t: NewTheme(NewWords("en"))}
	d.e = Env{W: 400, H: 300, Scale: 1, Settings: Defaults(), Theme: d.t, Dt: time.Second / 60}
	return d
}

// frame passes one frame of input on and tells whether anything looks different.
func (d *desk) frame(in input.Frame) bool {
	d.e.In = &in
	d.e.TakeDirty()
	d.Controls.Update(&d.e)
	return d.e.TakeDirty()
}

func (d *desk) events(ev ...input.Event) bool { return d.frame(input.Frame{Events: ev}) }

func (d *desk) keys(k ...ebiten.Key) bool { return d.frame(input.Frame{Keys: k}) }

func ev(k input.Kind, x, y float64) input.Event { return input.Event{Kind: k, X: x, Y: y} }

func touch(k input.Kind, id int, x, y float64) input.Event {
	return input.Event{Kind: k, ID: id, Touch: true, X: x, Y: y}
}
