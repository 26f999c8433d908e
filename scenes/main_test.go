package scenes

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/scenes/input"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

func TestMain(m *testing.M) { screentest.Main(m) }

var (
	gallery = flag.String("gallery", "", "a folder for pictures of all screens")
	only    = flag.String("only", "", "the pictures whose names match")
)

// room is a house with one scene in it.
type room struct {
	e     kit.Env
	scene kit.Scene
	dst   *ebiten.Image
}

func newRoom(w, h int, scale, text float64) *room {
	s := kit.Defaults()
	s.Text = text
	r := &room{e: kit.Env{W: int(float64(w) * scale), H: int(float64(h) * scale), Scale: scale, Settings: s,
		Theme: kit.NewTheme(kit.NewWords("en")), In: &input.Frame{}}}
	r.e.Theme.Set(scale, text)
	r.dst = ebiten.NewImage(r.e.W, r.e.H)
	return r
}

// frame lets the scene live for one frame with that input.
func (r *room) frame(in input.Frame) kit.Change {
	r.e.In, r.e.Dt = &in, time.Second/60
	r.e.Theme.Set(r.e.Scale, r.e.Settings.Text)
	c := r.scene.Update(&r.e)
	if r.e.TakeDirty() {
		r.scene.Draw(&r.e, r.dst)
		screentest.Drawn()
	}
	r.e.Fresh = false
	return c
}

func noScene() kit.Scene { return nil }

// screens are all screens, by name.
var screens = []struct {
	name string
	open func(r *room) kit.Scene
}{
	{"menu", func(r *room) kit.Scene {
		return NewMenu(r.e.Theme, Boxes(), func(Box) kit.Scene { return nil }, noScene)
	}},
	{"shelf", func(r *room) kit.Scene {
		b := juxtaposeBox()
		return NewMenu(r.e.Theme, []Box{b, b, b, b, b}, func(Box) kit.Scene { return nil }, noScene)
	}},
	{"setup", func(r *room) kit.Scene {
		return NewSetup(r.e.Theme, r.e.Settings, juxtaposeBox(), func(table.Sitting) (kit.Scene, error) { return nil, nil }, noScene)
	}},
	{"setup4", func(r *room) kit.Scene {
		s := NewSetup(r.e.Theme, r.e.Settings, juxtaposeBox(), func(table.Sitting) (kit.Scene, error) { return nil, nil }, noScene)
		s.players.Set(2)
		s.offerStarters(r.e.Theme)
		return s
	}},
	{"rulebook", func(r *room) kit.Scene { return NewRulebook(r.e.Theme, r.e.Settings, juxtaposeBox()) }},
	{"rulebook-lines", func(r *room) kit.Scene {
		k := NewRulebook(r.e.Theme, r.e.Settings, juxtaposeBox())
		k.leaf = 2
		return k
	}},
	{"rulebook-options", func(r *room) kit.Scene {
		k := NewRulebook(r.e.Theme, r.e.Settings, juxtaposeBox())
		k.leaf = len(k.box.Book) - 2
		return k
	}},
	{"settings", func(r *room) kit.Scene { return NewSettings(r.e.Theme, r.e.Settings, nil) }},
}

type size struct {
	w, h  int
	scale float64
	text  float64
}

func (s size) String() string { return fmt.Sprintf("%dx%d@%g-%.0f", s.w, s.h, s.scale, s.text*100) }

// TestGallery writes pictures to look at: go test ./scenes -run Gallery -gallery /tmp/look
func TestGallery(t *testing.T) {
	if *gallery == "" {
		t.Skip("no -gallery")
	}
	for _, s := range []size{{1280, 720, 1, 1}, {390, 844, 1, 1}, {320, 568, 1, 1}, {844, 390, 1, 1}, {768, 1024, 1, 1},
		{2560 / 2, 1440 / 2, 2, 1}, {1920, 1080, 1, 1}, {3440, 1440, 1, 1}, {1280, 720, 1, 2}, {390, 844, 1, 2}, {320, 568, 1, 2}, {844, 390, 1, 2}, {1280, 720, 1, 1.5}} {
		for _, sc := range screens {
			name := sc.name + "-" + s.String() + ".png"
			if ok, err := regexp.MatchString(*only, name); !ok || err != nil {
				continue
			}
			r := newRoom(s.w, s.h, s.scale, s.text)
			r.e.Fresh = true
			begin := time.Now()
			r.scene = sc.open(r)
			r.frame(input.Frame{})
			screentest.Shot(r.dst)
			t.Log(name, time.Since(begin))
			f, err := os.Create(filepath.Join(*gallery, name))
			if err != nil {
				t.Fatal(err)
			}
			if err := png.Encode(f, screentest.Shot(r.dst)); err != nil {
				t.Fatal(err)
			}
			f.Close()
			if c, ok := r.scene.(interface{ Close() }); ok {
				c.Close()
			}
		}
	}
}

// juxtaposeBox is the box that most tests are about.
func juxtaposeBox() Box {
	b, err := boxOf("juxtapose")
	if err != nil {
		panic(err)
	}
	return b
}
