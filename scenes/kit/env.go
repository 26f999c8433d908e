// Package kit is what every scene is built with: the environment that it is given, the theme, and widgets.
package kit

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	"quintet/scenes/input"
)

// Env is what a scene is given. There is one, owned by the app; its fields change between calls of Update only.
type Env struct {
	W, H     int           // the window in physical pixels
	Scale    float64       // physical pixels a logical one
	Hidden   bool          // nobody sees the window: it is minimised, or has no size
	Fresh    bool          // the size, the scale or a setting has changed since the last Update: lay out anew
	Dt       time.Duration // since the last Update, clamped to 100 ms
	In       *input.Frame  // what the player did since the last Update
	Settings *Settings
	Sound    *audio.Player
	Theme    *Theme
	// Kept is the scene whose last picture is just what Draw is given, so that it need paint only what has changed; else nil.
	Kept Scene

	dirty bool
}

// Dirty asks for the scene to be drawn. What isn't dirty isn't drawn: the last picture stays.
func (e *Env) Dirty() { e.dirty = true }

// TakeDirty says whether drawing was asked for, and forgets it.
func (e *Env) TakeDirty() bool { d := e.dirty; e.dirty = false; return d }

// Px is a logical length in physical pixels.
func (e *Env) Px(logical float64) float64 { return logical * e.Scale }

// LogicalSize is the window in logical pixels.
func (e *Env) LogicalSize() (w, h float64) {
	return float64(e.W) / e.Scale, float64(e.H) / e.Scale
}

// Portrait tells whether the board lies above the panel rather than beside it.
func (e *Env) Portrait() bool { return e.H > e.W }

// Scene is one screen of the app.
type Scene interface {
	// Update takes the player's input and lets time pass. It returns what should become of the stack of scenes.
	Update(e *Env) Change
	// Draw paints the whole scene. It is called only after e.Dirty, or when the window needs it.
	Draw(e *Env, dst *ebiten.Image)
}

// Change is what a scene asks of the stack; the zero Change leaves it as it is.
type Change struct {
	Pop  int   // how many scenes to take off, this one first
	Push Scene // then put this one on
}
