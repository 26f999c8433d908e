//go:build !js

package scenes

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/input"
	"quintet/scenes/table"
)

// Camera writes what an app shows to PNG files, at a time of its own: a second of the film takes as long as it takes.
type Camera struct {
	App   *App
	W, H  int     // logical pixels
	Scale float64 // physical pixels a logical one
	Every time.Duration

	screen *ebiten.Image
	pixels []byte
}

// Run opens a window, which pictures need, does the work in its first frame, and closes it.
func (c *Camera) Run(work func() error) error {
	w := &workroom{work: work}
	ebiten.SetWindowSize(64, 64)
	ebiten.SetWindowTitle("Quintet")
	if err := ebiten.RunGame(w); err != nil {
		return err
	}
	return w.err
}

type workroom struct {
	work func() error
	err  error
}

func (w *workroom) Update() error              { w.err = w.work(); return ebiten.Termination }
func (w *workroom) Draw(*ebiten.Image)         {}
func (w *workroom) Layout(_, _ int) (int, int) { return 64, 64 }

// step lets the app live for a while, in pieces no longer than a frame may be.
func (c *Camera) step(d time.Duration) {
	if c.screen == nil {
		w, h := int(float64(c.W)*c.Scale+.5), int(float64(c.H)*c.Scale+.5)
		c.screen = ebiten.NewImage(max(w, 1), max(h, 1))
		c.App.Resize(w, h, c.Scale)
	}
	for {
		dt := min(d, 100*time.Millisecond)
		c.App.Step(dt, &input.Frame{})
		if d -= dt; d <= 0 {
			break
		}
	}
	c.App.Draw(c.screen)
}

// Shot writes one picture of what the app shows once it is still, and has thought of all that it will say.
func (c *Camera) Shot(name string) error {
	for range 20 {
		c.step(100 * time.Millisecond)
	}
	for s, ok := c.App.Top().(interface{ Thinking() bool }); ok && s.Thinking(); {
		c.App.Step(100*time.Millisecond, &input.Frame{}) // drawn in one frame, all steps would take gigabytes
	}
	c.step(100 * time.Millisecond)
	return c.save(name)
}

// How long a film looks on.
const (
	pauseBefore = 400 * time.Millisecond
	pauseMove   = 200 * time.Millisecond
	pauseEnd    = time.Second
	longest     = 5 * time.Second // no move takes as long
)

// Film plays a match from its start and writes frames 00001.png and on to a folder.
func (c *Camera) Film(m *rules.Match, out string) error {
	blank, err := rules.NewMatch(m.Game(), m.Setup(), m.Seed())
	if err != nil {
		return err
	}
	f, err := face(m.Game().ID)
	if err != nil {
		return err
	}
	t := table.Film(f, blank)
	c.App.Open(t)
	n := 0
	roll := func(d time.Duration) error {
		for ; d > 0; d -= c.Every {
			c.step(c.Every)
			n++
			if err := c.save(filepath.Join(out, fmt.Sprintf("%05d.png", n))); err != nil {
				return err
			}
		}
		return nil
	}
	if err := roll(pauseBefore); err != nil {
		return err
	}
	for i := range m.Index() {
		e := m.Entry(i)
		if err := t.Show(e.By, e.Move); err != nil {
			return err
		}
		for waited := time.Duration(0); !t.Finished() && waited < longest; waited += c.Every {
			if err := roll(c.Every); err != nil {
				return err
			}
		}
		if err := roll(pauseMove); err != nil {
			return err
		}
	}
	return roll(pauseEnd)
}

func (c *Camera) save(name string) (err error) {
	b := c.screen.Bounds()
	if c.pixels == nil {
		c.pixels = make([]byte, 4*b.Dx()*b.Dy())
	}
	c.screen.ReadPixels(c.pixels)
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer func() {
		if e := f.Close(); err == nil {
			err = e
		}
	}()
	enc := png.Encoder{CompressionLevel: png.BestSpeed}
	return enc.Encode(f, &image.RGBA{Pix: c.pixels, Stride: 4 * b.Dx(), Rect: b})
}
