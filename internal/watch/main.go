//go:build js

// Command watch is a page in which experts play a game, named in its address after "?trace&", and nobody else: what bots take of
// a frame is measured with it, and how long a press waits meanwhile. At the end it says how many of the frames in which bots
// thought took how long of that, and how many presses waited how long for the picture that answers them.
package main

import (
	"fmt"
	"log"
	"strings"
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/shelf"
	"quintet/scenes"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// idle is how long the page looks at the clock in each of these frames and does nothing else: what it finds to have taken
// longer, the machine has taken.
const idle = 3 * time.Millisecond

// histogram counts what takes time by how long it takes: less than one step, less than two, and so on; what is longer than
// the last counts there.
type histogram struct {
	step    time.Duration
	counts  [13]int
	longest time.Duration
}

func (h *histogram) add(d time.Duration) {
	h.counts[min(int(d/h.step), len(h.counts)-1)]++
	h.longest = max(h.longest, d)
}

func (h *histogram) String() string {
	return fmt.Sprintf("%.1f ms at the most, by steps of %v: %d", float64(h.longest)/1e6, h.step, h.counts)
}

// answering is a game that measures how long after a press, by the browser's own time stamp, the frame is drawn that
// took it to the scene, if bots think in that frame.
type answering struct {
	*scenes.Game
	thinking     bool // in this frame
	waited       histogram
	heard, taken []float64 // presses, in the page's milliseconds
}

func (a *answering) listen() {
	js.Global().Call("addEventListener", "pointerdown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		a.heard = append(a.heard, args[0].Get("timeStamp").Float())
		return nil
	}), true)
}

func (a *answering) Update() error {
	a.taken = append(a.taken, a.heard...)
	a.heard, a.thinking = a.heard[:0], false
	return a.Game.Update()
}

func (a *answering) Draw(screen *ebiten.Image) {
	a.Game.Draw(screen)
	now := js.Global().Get("performance").Call("now").Float()
	for _, t := range a.taken {
		if a.thinking {
			a.waited.add(time.Duration((now - t) * float64(time.Millisecond)))
		}
	}
	a.taken = a.taken[:0]
}

func main() {
	search := js.Global().Get("location").Get("search").String()
	id := search[strings.LastIndexAny(search, "?&")+1:]
	g := shelf.Find(id)
	if g == nil {
		log.Fatalf("there is no game called %q", id)
	}
	s := table.Sitting{Game: g, Seed: 1}
	n := g.Seats[0]
	if n == 1 {
		n = g.Seats[1]
	}
	for i := range n {
		s.Setup.Players = append(s.Setup.Players, rules.Player{Name: fmt.Sprint("Bot ", i+1), Bot: bots.Expert})
	}
	store, _ := kit.OpenStore()
	app := scenes.NewApp(store, audio.Open(nil))
	console := js.Global().Get("console")
	h, lost := histogram{step: time.Millisecond}, histogram{step: time.Millisecond}
	game := &answering{waited: histogram{step: 10 * time.Millisecond}}
	say := func(line string) { console.Call("log", "quintet: "+line) }
	app.Trace = func(line string) {
		say(line)
		if strings.HasPrefix(line, "over ") {
			say("idle " + lost.String())
			say("answered " + game.waited.String())
			say("thought " + h.String())
		}
	}
	scene, err := app.Sit(s)
	if err != nil {
		log.Fatal(err)
	}
	tb := scene.(*table.Table)
	tb.Thought = func(d time.Duration) {
		game.thinking = true
		h.add(d)
		begin := time.Now()
		for time.Since(begin) < idle {
		}
		lost.add(time.Since(begin))
	}
	app.Open(scene)
	ebiten.SetScreenClearedEveryFrame(false)
	game.Game = scenes.NewGame(app, func() {
		if f := js.Global().Get("quintetReady"); f.Type() == js.TypeFunction {
			f.Invoke()
		}
	}, nil)
	game.listen()
	if err := ebiten.RunGame(game); err != nil {
		log.Fatal(err)
	}
}
