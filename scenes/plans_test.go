package scenes

import (
	"fmt"
	"testing"

	"quintet/rules"
	"quintet/scenes/input"
	"quintet/scenes/table"
)

// TestTablesKeepTheirSize: at the sizes of phones, tablets and desktops every table is laid out at the window's own scale,
// whoever plays. Only smaller windows are drawn smaller.
func TestTablesKeepTheirSize(t *testing.T) {
	for _, b := range Boxes() {
		for _, n := range b.Game.Seats {
			for _, w := range windows {
				r := newRoom(w[0], w[1], 1, 1)
				r.e.Fresh = true
				var s rules.Setup
				for i := range n {
					s.Players = append(s.Players, rules.Player{Name: fmt.Sprint("Player ", i+1), Bot: map[bool]string{true: "random"}[i > 0]})
				}
				tb, err := table.New(b.Face(), table.Sitting{Game: b.Game, Setup: s, Seed: 5})
				if err != nil {
					t.Fatal(err)
				}
				r.e.In = &input.Frame{}
				tb.Update(&r.e)
				if k := tb.Plan().Scale; k != 1 {
					t.Errorf("%s with %d players at %v is drawn at %.2f", b.Game.ID, n, w, k)
				}
				tb.Close()
				r.dst.Deallocate()
			}
		}
	}
}
