package e2e

import (
	"fmt"
	"strings"
	"testing"

	"quintet/rules/box"
)

// tiles is a match of Box played by hand by two people who hand the table over. The colours and tiles that they get are
// dealt at random, so the tiles are laid where any tile fits: in a block of five by five, each beside the one before.
type tiles struct{ hands }

// cell is where the tiles of the block have their first dots; the start tile is the first.
func (tiles) cell(n int) (x, y int) { return 4 * (n % 5), 3 * (n / 5) }

// point is where a tile with its first dot on a point of the lattice has its middle in the window.
func (b tiles) point(x, y int) (float64, float64) {
	b.t.Helper()
	lines := b.Lines()
	for i := len(lines) - 1; i >= 0; i-- {
		var zone int
		var pitch, ox, oy float64
		if n, _ := fmt.Sscanf(strings.TrimSpace(lines[i]), "plain %d pitch %f at %f %f", &zone, &pitch, &ox, &oy); n == 4 {
			return ox + (float64(x)+1.5)*pitch, oy + (float64(y)+1)*pitch
		}
	}
	b.t.Fatal("the game has not said where its lattice is")
	return 0, 0
}

// lay lays tile n of the block in one of three ways, by turns.
func (b tiles) lay(n int) {
	b.t.Helper()
	x, y := b.cell(n)
	switch n % 3 {
	case 0: // follows the mouse, and is laid by a click
		b.Move(b.point(x, y))
		b.Click(b.point(x, y))
	case 1: // by taps
		b.tapHand()
		b.Click(b.point(x, y))
	case 2: // by a drag
		b.Move(b.at(b.handSpot()))
		b.Press()
		b.WaitLine("pressed", soon)
		px, py := b.point(x, y)
		b.Move(px-4, py-2)
		b.Move(px, py)
		b.Release()
	}
	b.said("move", fmt.Sprintf("play h %d %d", x, y))
}

// handSpot is the spot of the tile of whoever has the table: the game has said only that one since the table was laid.
func (b tiles) handSpot() string {
	b.t.Helper()
	lines := b.Lines()
	for i := len(lines) - 1; i >= 0; i-- {
		if f := strings.Fields(lines[i]); len(f) > 5 && f[0] == "spot" && f[1] == fmt.Sprint(box.ZoneHand) {
			return strings.Join(f[:5], " ")
		}
	}
	b.t.Fatal("the game has not said where the tile in hand is")
	return ""
}

func (b tiles) tapHand() {
	b.t.Helper()
	b.Click(b.at(b.handSpot()))
	b.WaitLine("chosen", soon)
}

// evening is a whole match, with refusals, the camera, turning, undo and redo on the way.
func (b tiles) evening() {
	b.t.Helper()
	b.sit("box")
	b.WaitLine("laid ", soon)
	first := b.take()

	// Apart, and over too many dots.
	b.Click(b.point(6, 0))
	b.said("refused", box.KeyNoContact)
	b.Click(b.point(1, 0))
	b.said("refused", box.KeyCoversTooMany)
	// Turned twice it is as it was.
	b.Key("t")
	b.said("turned", "true")
	b.Key("t")
	b.said("turned", "false")
	// The cloth is dragged away and shown whole again.
	x, y := b.point(0, 0)
	b.Move(x, y)
	b.Press()
	b.WaitLine("pressed plain", soon)
	b.Move(x+30, y+20)
	b.Move(x+60, y+30)
	b.Release()
	b.WaitLine("plain", soon)
	b.Key("f")
	b.WaitLine("fit", soon)
	b.WaitLine("plain", soon)
	b.lay(1)
	if seat := b.take(); seat == first {
		b.t.Errorf("seat %d has the table twice", seat)
	}
	// The first tile is taken back and laid again; the table goes to whoever is to move.
	b.Key("u")
	b.WaitLine("undo", soon)
	b.take()
	b.Key("r")
	b.WaitLine("redo", soon)
	b.take()
	// By keys: it comes beside the last tile.
	b.Key("ArrowRight")
	b.Key("Enter")
	b.said("move", "play h 8 0")
	for n := 3; n <= box.Tiles; n++ {
		b.take()
		b.lay(n)
	}
	b.WaitLine("over points", soon)
	b.WaitLine("result", soon)
	b.button("leave")
	b.WaitLine("leave", soon)
	b.WaitLine("laid", soon)
}

// TestBoxInAWindow plays a whole match in a real window.
func TestBoxInAWindow(t *testing.T) {
	w := inWindow(t)
	tiles{hands{w, t}}.evening()
	closes(t, w)
}

// TestBoxInABrowser plays one in headless Chromium.
func TestBoxInABrowser(t *testing.T) {
	p := inBrowser(t, "")
	tiles{hands{p, t}}.evening()
	quiet(t, p)
}
