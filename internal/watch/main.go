//go:build js

// Command watch is a page in which experts play a game, named in its address after "?trace&", and nobody else: what bots take of
// a frame is measured with it. At the end it says how many of the frames in which bots thought took how long of that.
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

// histogram counts frames by the milliseconds that bots took of them: under 1, under 2, and so on; what is longer than the
// last counts there.
type histogram struct {
	frames  [13]int
	longest time.Duration
}

func (h *histogram) add(d time.Duration) {
	h.frames[min(int(d/time.Millisecond), len(h.frames)-1)]++
	h.longest = max(h.longest, d)
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
	var h, lost histogram
	say := func(line string) { console.Call("log", "quintet: "+line) }
	app.Trace = func(line string) {
		say(line)
		if strings.HasPrefix(line, "over ") {
			say(fmt.Sprintf("idle %.1f ms at the most, frames by ms %d", float64(lost.longest)/1e6, lost.frames))
			say(fmt.Sprintf("thought %.1f ms at the most, frames by ms %d", float64(h.longest)/1e6, h.frames))
		}
	}
	scene, err := app.Sit(s)
	if err != nil {
		log.Fatal(err)
	}
	tb := scene.(*table.Table)
	tb.Thought = func(d time.Duration) {
		h.add(d)
		begin := time.Now()
		for time.Since(begin) < idle {
		}
		lost.add(time.Since(begin))
	}
	app.Open(scene)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(scenes.NewGame(app, func() {
		if f := js.Global().Get("quintetReady"); f.Type() == js.TypeFunction {
			f.Invoke()
		}
	})); err != nil {
		log.Fatal(err)
	}
}
