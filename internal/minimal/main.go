// Command minimal is the smallest program that Ebitengine makes. The size and the start of the browser version
// are measured against it; it shows nothing.
package main

import (
	"log"

	"github.com/hajimehoshi/ebiten/v2"
)

type game struct{ drawn bool }

func (g *game) Update() error { return nil }

func (g *game) Draw(*ebiten.Image) {
	if !g.drawn {
		g.drawn = true
		ready()
	}
}

func (g *game) Layout(w, h int) (int, int) { return w, h }

func main() {
	if err := ebiten.RunGame(&game{}); err != nil {
		log.Fatal(err)
	}
}
