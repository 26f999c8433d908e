package scenes

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/rules"
	"quintet/scenes/input"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// dummy stands for a scene that another one leads to.
type dummy struct{ name string }

func (dummy) Update(*kit.Env) kit.Change       { return kit.Change{} }
func (dummy) Draw(*kit.Env, *ebiten.Image)     {}
func (r *room) key(k ...ebiten.Key) kit.Change { return r.frame(input.Frame{Keys: k}) }

// tap presses and releases a control by name, all in one frame, off its middle: there two choices may meet.
func (r *room) tap(t *testing.T, name string) kit.Change {
	t.Helper()
	var at *kit.Rect
	pageOf(r.scene).Controls().Each(func(n string, box kit.Rect) {
		if n == name {
			at = &box
		}
	})
	if at == nil {
		t.Fatalf("there is no %s to tap", name)
	}
	x, y := at.X+at.W*.62, at.Y+at.H/2
	return r.frame(input.Frame{Events: []input.Event{{Kind: input.Down, ID: 4, Touch: true, X: x, Y: y}, {Kind: input.Up, ID: 4, Touch: true, X: x, Y: y}}})
}

func menuRoom(w, h int) *room {
	r := newRoom(w, h, 1, 1)
	r.scene = NewMenu(r.e.Theme, Boxes(), func(Box) kit.Scene { return dummy{"setup"} }, func() kit.Scene { return dummy{"settings"} })
	r.frame(input.Frame{})
	return r
}

func TestMenuLeadsOn(t *testing.T) {
	for _, w := range windows {
		r := menuRoom(w[0], w[1])
		for name, want := range map[string]string{"box juxtapose": "setup", "settings": "settings"} {
			if c := r.tap(t, name); c.Push != (dummy{want}) || c.Pop != 0 {
				t.Errorf("%v: %s leads to %v", w, name, c)
			}
		}
		r.key(ebiten.KeyTab)
		if c := r.key(ebiten.KeyEnter); c.Push != (dummy{"setup"}) {
			t.Errorf("%v: Tab and Enter lead to %v", w, c)
		}
		for range Boxes() {
			r.key(ebiten.KeyTab)
		}
		if c := r.key(ebiten.KeySpace); c.Push != (dummy{"settings"}) {
			t.Errorf("%v: Tab after Tab and Space lead to %v", w, c)
		}
		r.dst.Deallocate()
	}
}

func setupRoom(w, h int) (*room, *Setup, *[]table.Sitting) {
	r := newRoom(w, h, 1, 1)
	var got []table.Sitting
	u := NewSetup(r.e.Theme, r.e.Settings, juxtaposeBox(), func(s table.Sitting) (kit.Scene, error) {
		got = append(got, s)
		_, err := rules.NewMatch(s.Game, s.Setup, s.Seed)
		return dummy{"table"}, err
	}, noScene)
	r.scene = u
	r.frame(input.Frame{})
	return r, u, &got
}

// TestSetupByKeys sets up a match of four with every option changed, with nothing but the keyboard.
func TestSetupByKeys(t *testing.T) {
	r, u, got := setupRoom(1280, 720)
	tab, right := ebiten.KeyTab, ebiten.KeyRight
	r.key(tab, tab, tab) // back, rules, players
	r.key(right, right)
	r.key(tab)
	r.frame(input.Frame{Chars: []rune("Uli")})
	r.key(ebiten.KeyEnter)
	for range 40 {
		if u.series.IsFocused() {
			break
		}
		for i, s := range append(u.options, u.starter) {
			if s.IsFocused() && (i < len(u.options) || s.Chosen() < 3) {
				r.key(right)
			}
		}
		if u.starter.IsFocused() {
			r.key(right, right)
		}
		r.key(tab)
	}
	r.key(right, tab)
	c := r.key(ebiten.KeyEnter)
	if c.Push != (dummy{"table"}) || c.Pop != 1 || len(*got) != 1 {
		t.Fatalf("Start leads to %+v after %d sittings", c, len(*got))
	}
	s := (*got)[0]
	names := ""
	for _, p := range s.Setup.Players {
		names += p.Name + " "
	}
	if names != "Uli Mika Iker Joana " || s.Setup.Start != 2 || !s.Series || len(s.Setup.Options) != len(s.Game.Options) {
		t.Errorf("set up %q, %+v", names, s)
	}
	if r.e.Settings.Names[0] != "Uli" {
		t.Error("the name is not remembered")
	}
	if c := r.key(ebiten.KeyEscape); c.Pop != 1 || c.Push != nil {
		t.Errorf("Escape leads to %+v", c)
	}
}

// TestSetupByTaps holds on every window that what can be tapped does what it says, and that a name being typed counts.
func TestSetupByTaps(t *testing.T) {
	for _, w := range windows {
		r, u, got := setupRoom(w[0], w[1])
		r.tap(t, "players") // that is 3
		r.frame(input.Frame{})
		pageOf(u).scroll.Reveal(u.fields[1].Box())
		r.frame(input.Frame{})
		r.tap(t, "name 1")
		r.frame(input.Frame{Chars: []rune("Zoë")})
		if c := r.tap(t, "start"); c.Push != (dummy{"table"}) || len(*got) != 1 {
			t.Errorf("%v: start leads to %+v", w, c)
			continue
		}
		p := (*got)[0].Setup.Players
		if len(p) != 3 || p[1].Name != "Zoë" {
			t.Errorf("%v: set up %+v", w, p)
		}
		if c := r.tap(t, "back"); c.Pop != 1 {
			t.Errorf("%v: back leads to %+v", w, c)
		}
		r.dst.Deallocate()
	}
}

// TestRandomStart holds that chance lets everyone start about as often, and that the seed is always another.
func TestRandomStart(t *testing.T) {
	_, u, _ := setupRoom(1280, 720)
	count, seeds := map[rules.Seat]int{}, map[uint64]bool{}
	n := uint64(0)
	random := u.random
	u.random = func() uint64 { n++; return random() + n*0x9e3779b97f4a7c15 }
	for range 400 {
		s := u.Sitting()
		count[s.Setup.Start]++
		seeds[s.Seed] = true
	}
	if count[0] < 150 || count[1] < 150 || len(seeds) != 400 {
		t.Errorf("starters %v, %d seeds", count, len(seeds))
	}
}

func TestSettingsCountAtOnce(t *testing.T) {
	for _, w := range windows {
		r := newRoom(w[0], w[1], 1, 1)
		n := 0
		s := NewSettings(r.e.Theme, r.e.Settings, func() { n++ })
		r.scene = s
		r.frame(input.Frame{})
		for _, name := range []string{"text", "symbols", "speed", "reduce", "pieces", "music"} {
			for _, c := range s.Controls().List() {
				if k := c.(interface{ Called() string }); k.Called() == name {
					s.scroll.Reveal(c.Box())
				}
			}
			r.frame(input.Frame{})
			was := n
			r.tap(t, name)
			if n == was {
				t.Errorf("%v: a tap on %s changes nothing", w, name)
			}
			r.frame(input.Frame{})
		}
		got, d := r.e.Settings, kit.Defaults()
		if got.Text == d.Text || got.Symbols || got.Speed == d.Speed || !got.ReduceMotion || got.Pieces == d.Pieces || got.Music == d.Music {
			t.Errorf("%v: %+v", w, got)
		}
		s.scroll.Reveal(s.restore.Box())
		r.frame(input.Frame{})
		r.tap(t, "restore")
		if *got = *r.e.Settings; got.Text != 1 || !got.Symbols || got.ReduceMotion || got.Pieces != d.Pieces || s.text.Value() != 1 {
			t.Errorf("%v: restored %+v", w, got)
		}
		if c := r.key(ebiten.KeyEscape); c.Pop != 1 {
			t.Errorf("%v: Escape leads to %+v", w, c)
		}
		r.dst.Deallocate()
	}
}

// TestIdle holds that a screen on which nothing happens asks for no picture, and that the sample comes to rest, and the live pictures of a rule book.
func TestIdle(t *testing.T) {
	for _, sc := range screens {
		r := newRoom(1280, 720, 1, 1)
		r.scene = sc.open(r)
		r.frame(input.Frame{})
		if _, ok := r.scene.(*Settings); ok {
			r.tap(t, "sample")
		}
		for range 200 {
			r.frame(input.Frame{})
		}
		if k, ok := r.scene.(*Rulebook); ok && k.demo != nil { // its picture moves for some seconds
			for range 60 * 60 {
				r.frame(input.Frame{})
			}
		}
		r.e.In = &input.Frame{}
		for range 100 {
			r.scene.Update(&r.e)
			if r.e.TakeDirty() {
				t.Errorf("%s asks for a picture though nothing happens", sc.name)
				break
			}
		}
		if n := testing.AllocsPerRun(20, func() { r.scene.Update(&r.e) }); n > 0 {
			t.Errorf("%s: a frame in which nothing happens allocates %.0f times", sc.name, n)
		}
	}
}

// TestPictures compares the screens with golden pictures.
func TestPictures(t *testing.T) {
	for _, s := range []size{{1280, 720, 1, 1}, {390, 844, 1, 1}} {
		for _, sc := range screens {
			if sc.name == "shelf" || sc.name == "setup4" {
				continue
			}
			r := newRoom(s.w, s.h, s.scale, s.text)
			r.scene = sc.open(r)
			r.frame(input.Frame{})
			screentest.Compare(t, screentest.Shot(r.dst), "testdata/"+sc.name+"-"+s.String()+".png", 2)
		}
	}
}
