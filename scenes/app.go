package scenes

import (
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	"quintet/rules"
	"quintet/rules/bots"
	"quintet/scenes/input"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// App is the house: a stack of scenes of which the uppermost is played, and one environment for all of them.
type App struct {
	// Trace is told in lines what happens, for tests and bug reports; nil says nothing.
	Trace func(string)
	// Warn is told in a line what the player should know and nothing can be done about; nil says nothing.
	Warn func(string)

	env   kit.Env
	store kit.Store
	stack []kit.Scene
	fresh bool          // the uppermost scene has not been updated since it came up
	was   *ebiten.Image // the last picture of the scene before, while it fades
	age   time.Duration // of that fade
	fade  ebiten.DrawImageOptions
	drawn bool // at least once
	// shown is the scene that was drawn last and left as it drew itself, and on what; else nil.
	shown kit.Scene
	onto  *ebiten.Image
	// hidden tells that the window has no size at the moment.
	hidden bool
	// loaded tells that the settings are the player's own.
	loaded bool
	// unsaved is how long until a changed setting is kept: a slider that is dragged changes it many times.
	unsaved time.Duration
	warned  bool // that settings can't be saved
	ready   func()
}

const saveAfter = 300 * time.Millisecond

// change of scene (LOOK: panel, result, handover).
const change = 220 * time.Millisecond

// NewApp opens the house with the settings of someone who has changed nothing; Load reads the player's own. Sound may be
// nil, and so may the store.
func NewApp(store kit.Store, sound *audio.Player) *App {
	a := &App{store: store}
	a.env = kit.Env{Settings: kit.Defaults(), Sound: sound, Theme: kit.NewTheme(kit.NewWords("en")), W: 1, H: 1, Scale: 1}
	return a
}

// Furnish brings what takes time to open, a store and sound, after the house has been opened without; either may be nil.
func (a *App) Furnish(store kit.Store, sound *audio.Player) { a.store, a.env.Sound = store, sound }

// Load reads the player's settings. In a browser that comes after the first picture, as the store can take long to open.
func (a *App) Load() {
	*a.env.Settings = *kit.Load(a.store)
	a.loaded = true
	a.env.Sound.SetVolume(a.env.Settings.Pieces, a.env.Settings.Music)
	a.fresh = true
}

// Open puts a scene on the empty stack.
func (a *App) Open(s kit.Scene) { a.push(s) }

// OpenNamed puts the menu on the empty stack, and on it the scene of a name: menu, settings, or setup or rules with a game
// after a colon. No name is the menu.
func (a *App) OpenNamed(name string) error {
	a.Open(a.Menu())
	name, game, _ := strings.Cut(name, ":")
	var b Box
	if name == "setup" || name == "rules" {
		if game == "" {
			game = Boxes()[0].Game.ID
		}
		var err error
		if b, err = boxOf(game); err != nil {
			return err
		}
	}
	switch name {
	case "", "menu":
	case "settings":
		a.Open(newSettings(a))
	case "setup":
		a.Open(newSetup(a, b))
	case "rules":
		a.Open(newRulebook(a, b))
	default:
		return fmt.Errorf("no scene is called %q: want menu, settings, setup:GAME, rules:GAME or a match file (.qm)", name)
	}
	return nil
}

// Top is the scene being played.
func (a *App) Top() kit.Scene { return a.stack[len(a.stack)-1] }

// Env is what scenes are given.
func (a *App) Env() *kit.Env { return &a.env }

func (a *App) push(s kit.Scene) {
	if t, ok := s.(*table.Table); ok {
		t.Trace = a.Trace
		t.Pause = a.pause
		t.Replay = a.replay
	}
	a.stack = append(a.stack, s)
	a.fresh = true
}

// Resize tells the house how large the window is, in physical pixels, and how many of them a logical one has. A window that
// has no size, as one that is just being hidden, keeps the layout it had, and is painted again when it comes back.
func (a *App) Resize(w, h int, scale float64) {
	e := &a.env
	if w < 1 || h < 1 || !(scale > 0) {
		a.hidden, e.Hidden = true, true
		return
	}
	if a.hidden {
		a.hidden, e.Hidden = false, false
		e.Dirty()
	}
	if e.W == w && e.H == h && e.Scale == scale {
		return
	}
	e.W, e.H, e.Scale = w, h, scale
	a.fresh = true
	a.endFade()
}

// Changed is called by the settings when one has been changed: it counts at once.
func (a *App) Changed() {
	s := a.env.Settings
	a.env.Sound.SetVolume(s.Pieces, s.Music)
	a.fresh = true
	a.unsaved = saveAfter
}

// Save keeps the settings; that they can't be kept is no reason to stop a game, and is said once.
func (a *App) Save() {
	if !a.loaded {
		return // what was never read must not be written over
	}
	err := a.env.Settings.Save(a.store)
	if err == nil {
		return
	}
	if a.Trace != nil {
		a.Trace("settings not saved: " + err.Error())
	}
	if a.Warn != nil && !a.warned {
		a.warned = true
		a.Warn("settings are not kept: " + err.Error())
	}
}

// Step lets the house live for one frame.
func (a *App) Step(dt time.Duration, in *input.Frame) {
	e := &a.env
	e.Dt, e.In, e.Fresh = dt, in, a.fresh
	a.fresh = false
	if e.Fresh {
		e.Theme.Set(e.Scale, e.Settings.Text)
		e.Dirty()
	}
	if a.was != nil {
		if a.age += dt; a.age >= e.Settings.Duration(change) || pressed(in) {
			a.endFade()
		}
		e.Dirty()
	}
	top := a.Top()
	c := top.Update(e)
	if a.unsaved > 0 {
		if a.unsaved -= dt; a.unsaved <= 0 {
			a.Save()
		}
	}
	if e.Fresh && a.Trace != nil {
		a.traceControls(top)
	}
	if c.Pop > 0 || c.Push != nil {
		a.turn(c)
		a.Step(0, &input.Frame{}) // a scene is updated before it is drawn
	}
}

// pressed tells whether the player is doing something that should not have to wait.
func pressed(in *input.Frame) bool {
	for _, e := range in.Events {
		if e.Kind == input.Down {
			return true
		}
	}
	return len(in.Keys) > 0
}

// turn changes the stack, and lets the last picture fade into the new one.
func (a *App) turn(c kit.Change) {
	a.endFade()
	if a.drawn && a.env.Settings.Duration(change) > 0 {
		a.was = sprites.NewLayer(a.env.W, a.env.H)
		a.Top().Draw(&a.env, a.was)
		a.age = 0
	}
	for range min(c.Pop, len(a.stack)) {
		if s, ok := a.Top().(interface{ Close() }); ok {
			s.Close()
		}
		a.stack = a.stack[:len(a.stack)-1]
	}
	if c.Push != nil {
		a.push(c.Push)
	}
	if len(a.stack) == 0 {
		a.push(a.Menu())
	}
	a.Save()
	a.fresh = true
	a.env.Dirty()
}

func (a *App) endFade() {
	if a.was != nil {
		a.was.Deallocate()
		a.was = nil
		a.env.Dirty()
	}
}

// Draw paints the uppermost scene if anything has changed; else the last picture stays.
func (a *App) Draw(dst *ebiten.Image) {
	if !a.env.TakeDirty() {
		return
	}
	if a.onto == dst && a.shown == a.Top() {
		a.env.Kept = a.shown
	}
	a.Top().Draw(&a.env, dst)
	a.env.Kept, a.shown, a.onto = nil, a.Top(), dst
	if a.was != nil {
		a.shown = nil
		t := float32(a.age) / float32(max(1, a.env.Settings.Duration(change)))
		a.fade.ColorScale.Reset()
		a.fade.ColorScale.ScaleAlpha(max(0, 1-t))
		dst.DrawImage(a.was, &a.fade)
	}
	if !a.drawn {
		a.drawn = true
		if a.ready != nil {
			a.ready()
		}
	}
}

// Menu is the first scene.
func (a *App) Menu() kit.Scene { return newMenu(a) }

// Sit opens a table for a sitting; the rules decide whether it is one.
func (a *App) Sit(s table.Sitting) (kit.Scene, error) {
	f, err := face(s.Game.ID)
	if err != nil {
		return nil, err
	}
	return table.New(f, s)
}

// Resume opens a table at a match that has begun. All its bots must be there: nobody else makes their moves.
func (a *App) Resume(m *rules.Match) (*table.Table, error) {
	for i, p := range m.Setup().Players {
		if p.Bot != "" && bots.New(m.Game(), p.Bot) == nil {
			return nil, fmt.Errorf("seat %d: no bot plays %s at the level %q; there is %s", i, m.Game().ID, p.Bot, strings.Join(bots.Levels(m.Game()), ", "))
		}
	}
	f, err := face(m.Game().ID)
	if err != nil {
		return nil, err
	}
	return table.Resume(f, m, false), nil
}

func (a *App) pause(t *table.Table) kit.Scene {
	return table.NewPause(t, func() kit.Scene { return newSettings(a) }, func() kit.Scene {
		b, err := boxOf(t.Match().Game().ID)
		if err != nil {
			panic(err) // its table is open
		}
		return newRulebook(a, b)
	})
}

// LookBack opens the replay of a match, as everybody may see it.
func (a *App) LookBack(m *rules.Match) error {
	f, err := face(m.Game().ID)
	if err == nil {
		a.Open(NewReplay(a.env.Theme, f, m, rules.Nobody))
	}
	return err
}

func (a *App) replay(t *table.Table) kit.Scene {
	f, err := face(t.Match().Game().ID)
	if err != nil {
		panic(err) // its table is open
	}
	return NewReplay(a.env.Theme, f, t.Match(), t.Sight().To())
}

// traceControls says where the controls of a scene are, in logical pixels.
func (a *App) traceControls(s kit.Scene) {
	c, ok := s.(interface{ Controls() *kit.Controls })
	if !ok {
		return
	}
	c.Controls().Each(func(name string, r kit.Rect) {
		x, y := r.Mid()
		a.Trace(fmt.Sprintf("control %s at %.0f %.0f", name, x/a.env.Scale, y/a.env.Scale))
	})
	a.Trace("laid")
}

// Game runs the house in a window.
type Game struct {
	*App
	queue *input.Queue
	clock input.Clock
	w, h  int
	scale float64
	focus bool
}

// NewGame listens to the window for an app. Ready is called once the first picture is drawn, and furnish a little later,
// before the settings are read: what no first picture needs can be opened there. Both may be nil.
func NewGame(a *App, ready, furnish func()) *Game {
	a.ready = ready
	a.push(newCurtain(func() {
		if furnish != nil {
			furnish()
		}
		a.Load()
	}))
	return &Game{App: a, queue: input.NewQueue()}
}

// Update implements ebiten.Game.
func (g *Game) Update() error {
	g.Resize(g.w, g.h, g.scale)
	if is := ebiten.IsFocused(); is != g.focus {
		g.focus = is
		g.env.Dirty() // what the system did to the window while it was away, nobody tells
	}
	in := g.queue.Take(g.scale)
	if in.Pressed(ebiten.KeyF11) { // in a browser this key never gets here: it is the browser's own
		ebiten.SetFullscreen(!ebiten.IsFullscreen())
	}
	g.env.Hidden = g.hidden || ebiten.IsWindowMinimized()
	g.Step(g.clock.Tick(), in)
	return nil
}

// Layout is never called, since there is LayoutF.
func (g *Game) Layout(int, int) (int, int) { panic("LayoutF is used") }

// LayoutF gives the window one pixel of the picture for every pixel of the screen.
func (g *Game) LayoutF(w, h float64) (float64, float64) {
	g.scale = ebiten.Monitor().DeviceScaleFactor()
	pw, ph := math.Ceil(w*g.scale), math.Ceil(h*g.scale)
	g.w, g.h = int(pw), int(ph)
	return max(pw, 1), max(ph, 1) // Ebitengine ends a game whose picture has no size
}
