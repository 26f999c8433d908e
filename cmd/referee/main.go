// Referee knows the rules without a screen: it checks match files, lists legal moves and shows positions.
package main

import (
	"os"

	"quintet/rules/shelf"
)

func main() {
	r := referee{find: shelf.Find, out: os.Stdout, err: os.Stderr}
	os.Exit(r.run(os.Args[1:]))
}
