package scenes

import (
	"fmt"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/rules"
	"quintet/scenes/input"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// TestNothingIsKept opens and closes tables: none of them may be kept by anything, but for the last few.
func TestNothingIsKept(t *testing.T) {
	for _, b := range Boxes() {
		var kept atomic.Int64
		func() {
			a := NewApp(nil, nil)
			dst := ebiten.NewImage(64, 64)
			defer dst.Deallocate()
			a.Resize(640, 360, 1)
			if err := a.OpenNamed("menu"); err != nil {
				t.Fatal(err)
			}
			for range 12 {
				s := table.Sitting{Game: b.Game, Seed: 3}
				for i := range b.Game.Seats[len(b.Game.Seats)-1] {
					s.Setup.Players = append(s.Setup.Players, rules.Player{Name: fmt.Sprint("P", i)})
				}
				tb, err := a.Sit(s)
				if err != nil {
					t.Fatal(err)
				}
				kept.Add(1)
				runtime.AddCleanup(tb.(*table.Table).Match(), func(n *atomic.Int64) { n.Add(-1) }, &kept)
				a.turn(kit.Change{Push: tb})
				for range 3 {
					a.Step(50*time.Millisecond, &input.Frame{})
					a.Draw(dst)
					screentest.Drawn()
				}
				a.turn(kit.Change{Pop: 1})
				// ebitenui keeps what it has yet to do until a pointer moves.
				a.Step(500*time.Millisecond, &input.Frame{Events: []input.Event{{Kind: input.Move, X: 5, Y: 5}}})
				a.Draw(dst)
			}
		}()
		for range 10 {
			runtime.GC()
			time.Sleep(10 * time.Millisecond)
		}
		if n := kept.Load(); n > 2 {
			t.Errorf("%s: of 12 matches that were closed %d are kept", b.Game.ID, n)
		}
	}
}
