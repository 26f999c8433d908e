package main

import "syscall/js"

// ready tells the page that there is something to see, as the game does.
func ready() {
	if f := js.Global().Get("quintetReady"); f.Type() == js.TypeFunction {
		f.Invoke()
	}
}
