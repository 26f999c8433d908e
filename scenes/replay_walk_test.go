package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/kit"
)

// walker looks back at a match with whatever comes to hand.
type walker struct {
	*rand.Rand
	t     *testing.T
	app   *scenes.App
	k     *scenes.Replay
	image *ebiten.Image
	down  map[int]bool
	log   []string
}

func (p *walker) note(f string, args ...any) { p.log = append(p.log, fmt.Sprintf(f, args...)) }

func (p *walker) recent() string { return strings.Join(p.log[max(0, len(p.log)-25):], "\n") }

func (p *walker) step(in *input.Frame) {
	p.app.Step(time.Duration(p.IntN(80))*time.Millisecond, in)
	if p.IntN(6) == 0 {
		p.app.Draw(p.image)
		screentest.Drawn()
	}
}

func (p *walker) event(in *input.Frame, k input.Kind, id int, x, y float64) {
	in.Events = append(in.Events, input.Event{Kind: k, ID: id, Touch: id > 0, X: x, Y: y})
	switch k {
	case input.Down:
		p.down[id] = true
	case input.Up, input.Cancel:
		delete(p.down, id)
	}
}

func (p *walker) act() {
	e := p.app.Env()
	in := &input.Frame{}
	x, y := p.Float64()*float64(e.W), p.Float64()*float64(e.H)
	named := map[string]kit.Rect{}
	var all []kit.Rect
	p.k.Controls().Each(func(name string, r kit.Rect) {
		if name != "close" {
			named[name] = r
			all = append(all, r)
		}
	})
	if len(all) > 0 && p.IntN(4) > 0 {
		r := all[p.IntN(len(all))]
		x, y = r.X+p.Float64()*r.W, r.Y+p.Float64()*r.H
	}
	switch n := p.IntN(100); {
	case n < 30:
		p.note("click %.0f %.0f", x, y)
		p.event(in, input.Move, 0, x, y)
		p.event(in, input.Down, 0, x, y)
		if p.IntN(2) == 0 {
			p.step(in)
			in = &input.Frame{}
		}
		p.event(in, input.Up, 0, x, y)
	case n < 50:
		if g, ok := named["graph"]; ok && p.IntN(2) == 0 {
			id := p.IntN(3)
			p.note("drag graph %d", id)
			p.event(in, input.Down, id, g.X+p.Float64()*g.W, g.Y+g.H/2)
			for range p.IntN(10) {
				p.event(in, input.Move, id, g.X+(p.Float64()*1.4-.2)*g.W, g.Y+p.Float64()*g.H)
				if p.IntN(2) == 0 {
					p.step(in)
					in = &input.Frame{}
				}
			}
			if p.IntN(3) > 0 {
				p.event(in, input.Up, id, x, y)
			}
			break
		}
		id := p.IntN(3)
		k := []input.Kind{input.Down, input.Move, input.Up, input.Cancel, input.Move}[p.IntN(5)]
		p.note("pointer %d kind %d %.0f %.0f", id, k, x, y)
		p.event(in, k, id, x, y)
	case n < 85:
		keys := []ebiten.Key{ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyRight, ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyHome,
			ebiten.KeyEnd, ebiten.KeySpace, ebiten.KeySpace, ebiten.KeyEnter, ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyU, ebiten.KeyR, ebiten.KeyH, ebiten.KeyF, ebiten.KeyPageDown}
		for range 1 + p.IntN(4)*p.IntN(3) {
			k := keys[p.IntN(len(keys))]
			p.note("key %v", k)
			in.Keys = append(in.Keys, k)
		}
	case n < 87:
		in.Events = append(in.Events, input.Event{Kind: input.Wheel, X: x, Y: y, DY: float64(p.IntN(7) - 3)}, input.Event{Kind: input.Leave, X: -1, Y: -1})
	case n < 92:
		sizes := [][2]int{{640, 360}, {360, 640}, {320, 240}, {240, 320}, {120, 120}, {500, 500}, {200, 200}, {320, 568}, {568, 320}, {1400, 200}, {200, 900}, {160, 120}, {120, 160}, {860, 360}}
		s := sizes[p.IntN(len(sizes))]
		if p.IntN(40) == 0 {
			s = [2]int{3440, 1440}
		}
		p.note("resize %v", s)
		p.image.Deallocate()
		p.image = ebiten.NewImage(s[0], s[1])
		p.app.Resize(s[0], s[1], []float64{1, 1, 1, 1.5, 2}[p.IntN(5)])
	case n < 95:
		s := p.app.Env().Settings
		s.Speed = kit.Speeds[p.IntN(len(kit.Speeds))]
		s.ReduceMotion = p.IntN(3) == 0
		s.Text = 1 + float64(p.IntN(5))*.25
		s.Symbols = p.IntN(2) == 0
		p.note("settings %+v", *s)
		p.app.Changed()
	default:
		p.note("wait")
		for range p.IntN(20) {
			p.step(&input.Frame{})
		}
	}
	p.step(in)
}

func (p *walker) rest(name string) {
	in := &input.Frame{}
	for id := range p.down {
		p.event(in, input.Up, id, -50, -50)
	}
	p.app.Step(0, in)
	// stop playing: go back and forth
	for i := 0; ; i++ {
		p.app.Step(100*time.Millisecond, &input.Frame{})
		if p.k.Wrong() == nil {
			break
		}
		if i > 3000 {
			p.t.Fatalf("%s: never right: %v after\n%s", name, p.k.Wrong(), p.recent())
		}
	}
	p.app.Draw(p.image)
}

// TestReplayTakesAnyInput walks through recorded matches: some of them, or all from each of the seeds asked for.
func TestReplayTakesAnyInput(t *testing.T) {
	files, _ := filepath.Glob("../rules/shelf/testdata/*.qm")
	from, seeds, left, stride := 0, 1, 0, 7
	if v := os.Getenv("QUINTET_SEEDS"); v != "" {
		fmt.Sscanf(v, "%d:%d", &from, &seeds)
		stride = 1
	}
	for i, file := range files {
		if i%stride != 0 {
			continue
		}
		name := strings.TrimSuffix(filepath.Base(file), ".qm")
		t.Run(name, func(t *testing.T) {
			left = 0
			for seed := from; seed < from+seeds; seed++ {
				m := recorded(t, name)
				p := &walker{Rand: rand.New(rand.NewPCG(uint64(seed), 3)), t: t, down: map[int]bool{}, app: scenes.NewApp(nil, nil)}
				if seed%3 == 2 {
					for range p.IntN(m.Index() + 1) {
						m.Undo()
					}
				}
				p.image = ebiten.NewImage(640, 360)
				p.app.Resize(640, 360, 1)
				p.app.OpenNamed("menu")
				if err := p.app.LookBack(m); err != nil {
					t.Fatal(err)
				}
				p.k = p.app.Top().(*scenes.Replay)
				defer func() {
					if r := recover(); r != nil {
						t.Fatalf("seed %d: %v\n%s\n%s", seed, r, p.recent(), debug.Stack())
					}
				}()
				p.step(&input.Frame{})
				for i := range 150 {
					p.act()
					if p.app.Top() != kit.Scene(p.k) {
						left++
						p.app.Step(time.Second, &input.Frame{})
						p.app.Draw(p.image)
						if err := p.app.LookBack(m); err != nil {
							t.Fatal(err)
						}
						p.k = p.app.Top().(*scenes.Replay)
						p.down = map[int]bool{}
						p.step(&input.Frame{})
					}
					if i%15 == 14 {
						p.rest(fmt.Sprint(name, " seed ", seed))
					}
				}
				p.app.Step(0, &input.Frame{Keys: []ebiten.Key{ebiten.KeyEscape}})
				if p.app.Top() == kit.Scene(p.k) {
					t.Errorf("Escape doesn't close it")
				}
				p.app.Step(time.Second, &input.Frame{})
				p.app.Draw(p.image)
				p.image.Deallocate()
			}
			t.Logf("left %d times", left)
		})
	}
}
