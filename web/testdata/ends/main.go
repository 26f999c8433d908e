// Command ends is a program that the page sees end in different ways: the one that its address asks for.
package main

import (
	"os"
	"syscall/js"
	"time"
)

func main() {
	js.Global().Call("quintetReady")
	time.Sleep(200 * time.Millisecond)
	switch js.Global().Get("location").Get("search").String() {
	case "?closed":
	case "?exit":
		println("no table: the cupboard is empty")
		os.Exit(3)
	case "?panic":
		panic("the table has three legs")
	case "?callback":
		// In a callback of the browser's, as all of a game is.
		js.Global().Call("setTimeout", js.FuncOf(func(js.Value, []js.Value) any {
			var table []int
			return table[len(os.Args)]
		}), 1)
		select {}
	case "?deadlock":
		select {}
	}
}
