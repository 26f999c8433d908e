// Referee knows the rules without a screen: it checks match files, lists legal moves, shows positions
// and lets bots play.
package main

import (
	"os"

	"quintet/rules/shelf"
)

func main() {
	r := referee{find: shelf.Find, out: os.Stdout, err: os.Stderr}
	if f, err := os.Stderr.Stat(); err == nil {
		r.tty = f.Mode()&os.ModeCharDevice != 0
	}
	os.Exit(r.run(os.Args[1:]))
}
