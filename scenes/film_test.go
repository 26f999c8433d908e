package scenes_test

import (
	"math"
	"slices"
	"testing"
	"time"

	"quintet/rules"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/table"
	"quintet/sprites"
)

// TestNothingJumps plays a recorded match of each game as a film, sixty frames a second, and follows every piece from frame to
// frame: what is seen moves there and doesn't turn up elsewhere, and in the end it lies where it belongs.
func TestNothingJumps(t *testing.T) {
	for _, name := range []string{"juxtabo-target", "juxtapose-size", "joggle-team", "lixo-tie", "box-two"} {
		t.Run(name, func(t *testing.T) {
			m := recorded(t, name)
			blank, err := rules.NewMatch(m.Game(), m.Setup(), m.Seed())
			if err != nil {
				t.Fatal(err)
			}
			a := scenes.NewApp(nil, nil)
			a.Resize(1280, 720, 1)
			var tb *table.Table
			for _, b := range scenes.Boxes() {
				if b.Game == m.Game() {
					tb = table.Film(b.Face(), blank)
				}
			}
			a.Open(tb)
			a.Step(0, &input.Frame{})
			frames := 0
			var seen [4][]sprites.Pose // in the last frames, the latest first
			frame := func(doing string) {
				a.Step(time.Second/60, &input.Frame{})
				frames++
				oldest := seen[3]
				copy(seen[1:], seen[:3])
				seen[0] = append(oldest[:0], tb.Stage().Poses()...)
				for i := range seen[3] {
					if jumps(seen[3][i], seen[2][i], seen[1][i], seen[0][i]) {
						t.Errorf("%s, frame %d: piece %d jumps from %.0f %.0f to %.0f %.0f", doing, frames, i, seen[2][i].X, seen[2][i].Y, seen[1][i].X, seen[1][i].Y)
					}
				}
			}
			for i := range m.Index() {
				e := m.Entry(i)
				if err := tb.Show(e.By, e.Move); err != nil {
					t.Fatal(err)
				}
				for n := 0; n < 6 || !tb.Finished(); n++ {
					if frame(m.Game().Format(e.Move)); n > 60*30 {
						t.Fatalf("move %d goes on for ever", i)
					}
				}
				if got, want := tb.Stage().Table(), tb.Sight().State().Table(nil); !slices.Equal(got, want) {
					t.Fatalf("after move %d the pieces lie at %v instead of %v", i, got, want)
				}
			}
			t.Logf("%d frames of %d moves", frames, m.Index())
		})
	}
}

// jumps tells whether a piece that is seen in four frames lay still, was elsewhere in the next one, and lay still again.
func jumps(a, b, c, d sprites.Pose) bool {
	step := func(p, q sprites.Pose) float64 { return math.Hypot(float64(q.X-p.X), float64(q.Y-p.Y)) }
	seen := min(a.Alpha, b.Alpha, c.Alpha, d.Alpha) > .3
	return seen && step(a, b) < .5 && step(b, c) > 12 && step(c, d) < .5
}
