//go:build linux && !android

package display

import "syscall"

// said is what the player is told.
const said = "Quintet needs a display; make play serves the browser version instead."

func init() {
	// Ebitengine opens its window by X11, under Wayland too.
	if d, _ := syscall.Getenv("DISPLAY"); d == "" {
		syscall.Write(2, []byte(said+"\n"))
		syscall.Exit(1)
	}
}
