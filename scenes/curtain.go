package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/assets"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Name is the game's in every language. The first picture can say it before any words have been read.
const Name = "Quintet"

// curtain is the first picture: the bare table with the name on it. It needs no shader, so it is there at once. While it
// is seen the materials are made ready, one a frame, and the settings are read; then it gives way to the scene behind it,
// or to the menu.
type curtain struct {
	frames    int
	materials []string
	load      func()
}

// pictureFirst is how many frames the picture has for itself: a screen shows a frame one or two after it is drawn.
const pictureFirst = 6

func newCurtain(load func()) *curtain { return &curtain{materials: assets.Materials(), load: load} }

// Update implements kit.Scene.
func (c *curtain) Update(e *kit.Env) kit.Change {
	c.frames++
	if e.Fresh || c.frames == 1 {
		e.Dirty()
	}
	switch {
	case c.frames < pictureFirst:
	case len(c.materials) > 0:
		sprites.Ready(c.materials[0])
		c.materials = c.materials[1:]
	default:
		c.load()
		return kit.Change{Pop: 1}
	}
	return kit.Change{}
}

// Draw implements kit.Scene.
func (c *curtain) Draw(e *kit.Env, dst *ebiten.Image) {
	dst.Fill(sprites.Walnut.NRGBA())
	w, h := float64(e.W), float64(e.H)
	e.Theme.TextIn(dst, Name, kit.Rect{W: w, H: h * .9}, kit.Wordmark, sprites.TableText, kit.Middle, kit.Middle)
}
