//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	_ "quintet/internal/display" // first of all: it says that there is no display
	"quintet/rules"
	"quintet/rules/shelf"
	"quintet/scenes"
	"quintet/scenes/kit"
)

// flags of the desktop program.
type flags struct {
	film, out, scene, shot, trace string
	size                          string
	every                         time.Duration
	scale                         float64
}

// run opens the window, or plays a film without anyone's settings.
func run() error {
	var f flags
	flag.StringVar(&f.film, "film", "", "play a match `file` (.qm) with its animations and write numbered PNG frames to -out")
	flag.StringVar(&f.out, "out", "", "the `folder` for the frames of -film")
	flag.StringVar(&f.size, "size", "1280x720", "the window in logical pixels, `WxH`")
	flag.DurationVar(&f.every, "every", 100*time.Millisecond, "the time between two frames of -film")
	flag.Float64Var(&f.scale, "scale", 1, "physical pixels a logical one, for -film and -shot")
	flag.StringVar(&f.scene, "scene", "", "open `menu`, settings, setup:GAME, rules:GAME, a match file (.qm) or replay:FILE.qm")
	flag.StringVar(&f.shot, "shot", "", "with -scene: write one picture to this PNG `file`, then end")
	flag.StringVar(&f.trace, "trace", "", "write what happens to this `file`, a line each")
	flag.Parse()
	if flag.NArg() > 0 {
		return fmt.Errorf("unexpected argument %q; see -help", flag.Arg(0))
	}
	w, h, err := parseSize(f.size)
	if err != nil {
		return err
	}
	if f.film != "" || f.shot != "" {
		return f.picture(w, h)
	}
	return f.play(w, h)
}

func parseSize(s string) (w, h int, err error) {
	var rest string
	if n, _ := fmt.Sscanf(s+" .", "%dx%d %s", &w, &h, &rest); n != 3 || rest != "." || w < 1 || h < 1 || w > 16384 || h > 16384 {
		return 0, 0, fmt.Errorf("-size %s: want a width and a height in pixels, like 1280x720", s)
	}
	return w, h, nil
}

func (f *flags) play(w, h int) error {
	store, err := kit.OpenStore()
	if err != nil {
		fmt.Fprintln(os.Stderr, "quintet: settings are not kept:", err)
	}
	sound := audio.Open(func(note string) { fmt.Fprintln(os.Stderr, "quintet:", note) })
	defer sound.Close()
	app := scenes.NewApp(store, sound)
	app.Warn = func(line string) { fmt.Fprintln(os.Stderr, "quintet:", line) }
	if f.trace != "" {
		file, err := os.OpenFile(f.trace, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644)
		if err != nil {
			return err
		}
		defer file.Close()
		app.Trace = func(line string) { fmt.Fprintln(file, line) }
	}
	app.Load() // the scene that is asked for may show them
	if err := f.open(app); err != nil {
		return err
	}
	ebiten.SetWindowTitle(scenes.Name)
	ebiten.SetWindowSize(w, h)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(240, 240, -1, -1)
	ebiten.SetScreenClearedEveryFrame(false)
	defer app.Save()
	return ebiten.RunGame(scenes.NewGame(app, nil, nil))
}

// open puts the first scene on the stack.
func (f *flags) open(app *scenes.App) error {
	if filepath.Ext(f.scene) != ".qm" {
		return app.OpenNamed(f.scene)
	}
	name, back := strings.CutPrefix(f.scene, "replay:")
	m, err := read(name)
	if err != nil {
		return err
	}
	if err := app.OpenNamed("menu"); err != nil {
		return err
	}
	if back {
		return app.LookBack(m)
	}
	t, err := app.Resume(m)
	if err != nil {
		return err
	}
	app.Open(t)
	return nil
}

func read(name string) (*rules.Match, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return rules.Read(file, name, shelf.Find)
}

// largestPicture is how many pixels a side a picture may have, so that every driver can hold it.
const largestPicture = 8192

// picture writes a film or a single shot.
func (f *flags) picture(w, h int) error {
	if f.film != "" && f.out == "" {
		return errors.New("-film needs -out, a folder for the frames")
	}
	if f.shot != "" && f.film == "" && f.scene == "" {
		return errors.New("-shot needs -scene")
	}
	if !(f.scale >= .25 && f.scale <= 8) {
		return errors.New("-scale: want 0.25 to 8")
	}
	if most := float64(max(w, h)) * f.scale; most > largestPicture {
		return fmt.Errorf("-size times -scale: want at most %d pixels a side", largestPicture)
	}
	if f.every < time.Millisecond || f.every > time.Minute {
		return errors.New("-every: want 1ms to 1m")
	}
	app := scenes.NewApp(nil, nil)
	c := scenes.Camera{App: app, W: w, H: h, Scale: f.scale, Every: f.every}
	if f.film != "" {
		m, err := read(f.film)
		if err != nil {
			return err
		}
		if err := os.MkdirAll(f.out, 0o755); err != nil {
			return err
		}
		return c.Run(func() error { return c.Film(m, f.out) })
	}
	if err := f.open(app); err != nil {
		return err
	}
	return c.Run(func() error { return c.Shot(f.shot) })
}
