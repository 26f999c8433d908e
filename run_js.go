package main

import (
	"strings"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	"quintet/scenes"
	"quintet/scenes/kit"
)

// run plays in the page. With ?trace in the address it tells the console what happens, for tests and bug reports.
func run() error {
	app := scenes.NewApp(nil, nil)
	console := js.Global().Get("console")
	if strings.Contains(js.Global().Get("location").Get("search").String(), "trace") {
		app.Trace = func(line string) { console.Call("log", "quintet: "+line) }
	}
	ebiten.SetScreenClearedEveryFrame(false)
	return ebiten.RunGame(scenes.NewGame(app, func() {
		if f := js.Global().Get("quintetReady"); f.Type() == js.TypeFunction {
			f.Invoke()
		}
	}, func() {
		store, _ := kit.OpenStore() // without a store the settings last as long as the page
		app.Furnish(store, audio.Open(nil))
	}))
}
