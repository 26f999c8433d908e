// Package tabletest tries the tables of all games in the same ways: with any input, by looking at them, and by what their frames
// cost.
package tabletest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/rules"
	"quintet/rules/bots"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// player plays a table with whatever comes to hand.
type player struct {
	*rand.Rand
	game  *rules.Game
	make  func() table.Face
	app   *scenes.App
	face  table.Face
	table *table.Table
	image *ebiten.Image
	frame input.Frame
	down  map[int]bool // pointers that are down
	log   []string
}

func (p *player) sit() {
	g := p.game
	n := g.Seats[p.IntN(len(g.Seats))]
	s := table.Sitting{Game: g, Seed: p.Uint64(), Series: p.IntN(2) == 0,
		Setup: rules.Setup{Start: rules.Seat(p.IntN(n)), Options: map[string]string{}}}
	if n == 1 {
		s.Setup.Start = 0
	}
	for i := range n {
		one := rules.Player{Name: fmt.Sprint("P", i)}
		if i > 0 && p.IntN(3) == 0 {
			levels := bots.Levels(g)
			one.Bot = levels[0]
			if p.IntN(4) == 0 {
				one.Bot = levels[p.IntN(len(levels))]
			}
		}
		s.Setup.Players = append(s.Setup.Players, one)
	}
	for _, o := range g.Options {
		if o = o.With(n); p.IntN(2) == 0 {
			s.Setup.Options[o.Key] = o.Values[p.IntN(len(o.Values))]
		}
	}
	p.log = append(p.log, fmt.Sprintf("sit %+v", s.Setup))
	if p.table != nil {
		// Another house, in the same window and with the same settings.
		e := p.app.Env()
		p.table.Close()
		p.app = scenes.NewApp(nil, nil)
		*p.app.Env().Settings = *e.Settings
		p.app.Resize(e.W, e.H, e.Scale)
		if err := p.app.OpenNamed("menu"); err != nil {
			panic(err)
		}
	}
	m, err := rules.NewMatch(g, s.Setup, s.Seed)
	if err != nil {
		panic(err)
	}
	if p.IntN(2) == 0 {
		p.playOut(m)
	}
	p.face = p.make()
	p.table = table.Resume(p.face, m, s.Series)
	p.app.Open(p.table)
}

// playOut plays a match to its end and takes back a few moves, so that what comes with an end is tried, too.
func (p *player) playOut(m *rules.Match) {
	for !m.State().Result().Over {
		turn := m.State().Turn()
		if turn == rules.Chance {
			if _, err := m.Chance(); err != nil {
				panic(err)
			}
			continue
		}
		moves := m.State().Moves(nil, turn)
		if _, err := m.Play(turn, moves[p.IntN(len(moves))]); err != nil {
			panic(err)
		}
	}
	for range p.IntN(6) {
		m.Undo()
	}
	p.log = append(p.log, fmt.Sprintf("played to %d of %d", m.Index(), m.Len()))
}

func (p *player) step(dt time.Duration) {
	p.app.Step(dt, &p.frame)
	p.frame = input.Frame{}
	if p.IntN(10) == 0 {
		p.app.Draw(p.image)
		screentest.Drawn()
	}
}

// spot is the middle of a random spot, mostly of one that may be tapped now.
func (p *player) spot() (x, y float64) {
	e := p.app.Env()
	if p.table.Spots() == nil || p.IntN(12) == 0 {
		return p.Float64() * float64(e.W), p.Float64() * float64(e.H)
	}
	if next := p.table.Taps().Next(nil); len(next) > 0 && p.IntN(4) > 0 {
		if b, ok := p.table.Spots().Box(next[p.IntN(len(next))].Spot); ok {
			return b.Mid()
		}
	}
	all := []kit.Rect{}
	p.table.Spots().Each(func(_ rules.Spot, b kit.Rect) { all = append(all, b) })
	if l := p.table.Spots().Plain(); l.Pitch > 0 && (len(all) == 0 || p.IntN(2) == 0) {
		return l.Frame.X + p.Float64()*l.Frame.W, l.Frame.Y + p.Float64()*l.Frame.H
	}
	if len(all) == 0 {
		return p.Float64() * float64(e.W), p.Float64() * float64(e.H)
	}
	return all[p.IntN(len(all))].Mid()
}

func (p *player) event(k input.Kind, id int, x, y float64) {
	p.frame.Events = append(p.frame.Events, input.Event{Kind: k, ID: id, Touch: id > 0, X: x, Y: y})
	switch k {
	case input.Down:
		p.down[id] = true
	case input.Up, input.Cancel:
		delete(p.down, id)
	}
}

// act does one thing that a person, a child or a cat might do.
func (p *player) act() {
	x, y := p.spot()
	switch n := p.IntN(100); {
	case n < 45: // a click
		p.log = append(p.log, fmt.Sprintf("click %.0f %.0f", x, y))
		p.event(input.Move, 0, x, y)
		p.event(input.Down, 0, x, y)
		if p.IntN(2) == 0 {
			p.step(time.Duration(p.IntN(30)) * time.Millisecond)
		}
		p.event(input.Up, 0, x, y)
	case n < 70: // a pointer, or another one, is pressed, moved or let go
		id := p.IntN(3)
		if !p.down[id] {
			p.log = append(p.log, fmt.Sprintf("down %d %.0f %.0f", id, x, y))
			p.event(input.Down, id, x, y)
			break
		}
		k := []input.Kind{input.Move, input.Move, input.Up, input.Up, input.Cancel}[p.IntN(5)]
		p.log = append(p.log, fmt.Sprintf("%d: pointer %d %.0f %.0f", k, id, x, y))
		p.event(k, id, x, y)
	case n < 92:
		keys := []ebiten.Key{ebiten.KeyU, ebiten.KeyU, ebiten.KeyR, ebiten.KeyR, ebiten.KeyEscape, ebiten.KeyEnter, ebiten.KeySpace,
			ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyTab, ebiten.KeyZ, ebiten.KeyF1,
			ebiten.KeyT, ebiten.KeyF, ebiten.KeyL, ebiten.KeyH, ebiten.KeyEqual, ebiten.KeyMinus}
		k := keys[p.IntN(len(keys))]
		p.log = append(p.log, "key "+k.String())
		p.frame.Keys = append(p.frame.Keys, k)
	case n < 93: // a wheel is turned, and pressed
		e := input.Event{Kind: input.Wheel, X: x, Y: y, DY: float64(p.IntN(7) - 3)}
		p.log = append(p.log, fmt.Sprintf("wheel %.0f %.0f %.0f", x, y, e.DY))
		p.frame.Events = append(p.frame.Events, e, input.Event{Kind: input.Down, X: x, Y: y, Button: ebiten.MouseButtonMiddle},
			input.Event{Kind: input.Up, X: x, Y: y, Button: ebiten.MouseButtonMiddle})
	case n < 94:
		p.frame.Events = append(p.frame.Events, input.Event{Kind: input.Leave, X: -1, Y: -1})
	case n < 96: // another window, in the middle of whatever it was
		sizes := [][2]int{{640, 360}, {360, 640}, {320, 240}, {240, 320}, {240, 240}, {500, 500}, {200, 200}, {320, 568}, {568, 320}, {1400, 200}, {200, 900}}
		s := sizes[p.IntN(len(sizes))]
		p.log = append(p.log, fmt.Sprint("resize ", s))
		p.image.Deallocate()
		p.image = ebiten.NewImage(s[0], s[1])
		p.app.Resize(s[0], s[1], 1)
	case n < 97:
		s := p.app.Env().Settings
		s.Speed = kit.Speeds[p.IntN(len(kit.Speeds))]
		s.ReduceMotion = p.IntN(3) == 0
		s.Text = 1 + float64(p.IntN(5))*.25
		s.Symbols = p.IntN(2) == 0
		p.log = append(p.log, "settings")
		p.app.Changed()
	default: // one of the buttons
		var at []kit.Rect
		p.table.Controls().Each(func(_ string, r kit.Rect) { at = append(at, r) })
		if len(at) > 0 {
			x, y := at[p.IntN(len(at))].Mid()
			p.log = append(p.log, fmt.Sprintf("button %.0f %.0f", x, y))
			p.event(input.Down, 0, x, y)
			p.event(input.Up, 0, x, y)
		}
	}
	// Twenty a second, and now and then a pause or two in one frame.
	p.step(time.Duration(p.IntN(100)) * time.Millisecond)
}

// rest lets go of everything and waits until the picture is still.
func (p *player) rest(t *testing.T) {
	for id := range p.down {
		p.event(input.Up, id, -50, -50)
	}
	for range 1200 { // several bots may have long turns at a slow speed
		p.step(50 * time.Millisecond)
		if p.app.Top() != kit.Scene(p.table) || p.table.Finished() {
			break
		}
	}
	if p.app.Top() != kit.Scene(p.table) {
		return // the pause, the settings or the menu
	}
	if !p.table.Finished() {
		t.Fatalf("after a minute it still moves:\n%v", p.log)
	}
	want := p.table.Sight().State().Table(nil)
	stage := p.table.Stage()
	for i, at := range stage.Table() {
		if at != want[i] {
			t.Fatalf("the stage has piece %d at %v, the match at %v, after\n%v", i, at, want[i], p.log)
		}
		home, pose := p.face.Home(i, stage.Table()), stage.Poses()[i]
		if stage.Holds(i) {
			if pose.Face != home.Face {
				t.Fatalf("piece %d is held with face %d up, and has %d, after\n%v", i, pose.Face, home.Face, p.log)
			}
			continue
		}
		if pose != home {
			t.Fatalf("piece %d is seen at %v, and belongs at %v, after\n%v", i, pose, home, p.log)
		}
	}
}

// otherSeeds has another row of seeds played, for a longer search: the first one and how many.
const otherSeeds = "QUINTET_SEEDS"

// AnyInput plays with random input: fast clicks, several fingers, drags that end anywhere, keys, resizes in mid-drag,
// settings, undo and redo hammered, seats of all numbers, some of them bots. Whenever it is still, the picture is that of
// the match, as whoever is at the table may see it.
func AnyInput(t *testing.T, g *rules.Game, face func() table.Face) {
	seeds := 30
	if testing.Short() {
		seeds = 4
	}
	ended, moves := 0, 0
	from := 0
	if v := os.Getenv(otherSeeds); v != "" {
		if n, _ := fmt.Sscanf(v, "%d:%d", &from, &seeds); n != 2 {
			t.Fatalf("%s=%s: want a seed and how many, like 1000:50", otherSeeds, v)
		}
	}
	for seed := from; seed < from+seeds; seed++ {
		p := &player{Rand: rand.New(rand.NewPCG(uint64(seed), 1)), game: g, make: face, app: scenes.NewApp(nil, nil), down: map[int]bool{}}
		p.image = ebiten.NewImage(640, 360)
		p.app.Resize(640, 360, 1)
		if err := p.app.OpenNamed("menu"); err != nil {
			t.Fatal(err)
		}
		p.log = append(p.log, fmt.Sprint("seed ", seed))
		p.sit()
		p.step(0)
		for i := range 400 {
			p.act()
			if p.table.Controls() == nil || p.app.Top() != kit.Scene(p.table) && p.IntN(8) == 0 || p.IntN(50) == 0 {
				p.sit() // from wherever it is now
				p.step(0)
			}
			if i%10 == 9 {
				p.rest(t)
			}
			if p.table.Match().State().Result().Over {
				ended++
			}
			moves += p.table.Match().Index()
		}
		p.table.Close()
		p.image.Deallocate()
	}
	if moves == 0 {
		t.Error("no move was made")
	}
	t.Logf("%d of %d looks were at a match that had ended", ended, 400*seeds)
}
