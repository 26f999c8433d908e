// Command echo writes down what reaches an Ebitengine program of its window's events, as the game traces its moves.
package main

import (
	"flag"
	"fmt"
	"image/color"
	"log"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

type game struct {
	trace    *os.File
	w, h     int
	x, y     int
	down     bool
	wasW     int
	released bool
}

func (g *game) say(f string, a ...any) { fmt.Fprintf(g.trace, f+"\n", a...) }

func (g *game) Update() error {
	if g.w != g.wasW {
		g.wasW = g.w
		g.say("size %d %d", g.w, g.h)
	}
	x, y := ebiten.CursorPosition()
	if (x != g.x || y != g.y) && g.down {
		g.say("move %d %d", x, y)
	}
	g.x, g.y = x, y
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		g.down = true
		g.say("press %d %d", x, y)
	}
	if inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft) {
		g.down = false
		g.say("release %d %d", x, y)
	}
	for _, k := range inpututil.AppendJustPressedKeys(nil) {
		ctrl := ""
		if ebiten.IsKeyPressed(ebiten.KeyControl) {
			ctrl = " with ctrl"
		}
		g.say("key %v%s", k, ctrl)
	}
	for _, r := range ebiten.AppendInputChars(nil) {
		g.say("char %c", r)
	}
	if _, dy := ebiten.Wheel(); dy != 0 {
		g.say("wheel %v", dy)
	}
	return nil
}

func (g *game) Draw(screen *ebiten.Image) {
	c := color.RGBA{0x34, 0x20, 0x0f, 255}
	if g.down {
		c = color.RGBA{0xf9, 0xd4, 0x97, 255}
	}
	screen.Fill(c)
}

func (g *game) Layout(w, h int) (int, int) {
	g.w, g.h = w, h
	return w, h
}

func main() {
	file := flag.String("trace", "", "where to write")
	flag.Parse()
	if *file == "" {
		fmt.Println("nowhere to write")
		os.Exit(3)
	}
	f, err := os.OpenFile(*file, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		log.Fatal(err)
	}
	ebiten.SetWindowSize(400, 300)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	if err := ebiten.RunGame(&game{trace: f}); err != nil {
		log.Fatal(err)
	}
	fmt.Println("goodbye")
}
