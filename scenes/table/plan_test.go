package table

import (
	"fmt"
	"testing"

	"quintet/scenes/kit"
)

// sizes of windows in logical pixels at which nothing may clip (LOOK: type and space), and some odd ones.
var sizes = [][2]int{{320, 568}, {390, 844}, {844, 390}, {768, 1024}, {1280, 720}, {1920, 1080}, {3440, 1440},
	{640, 360}, {1024, 768}, {800, 800}, {600, 640}, {1000, 900}}

// TestPlanFits lays tables out for many windows, seats, text sizes and scales: everything that is shown lies inside the
// window and beside everything else, and can be tapped.
func TestPlanFits(t *testing.T) {
	th := kit.NewTheme(kit.NewWords("en"))
	tray := func(w float64) (best, least float64) { return max(w*236/488, 140), 140 }
	for _, size := range sizes {
		for _, text := range []float64{1, 1.5, 2} {
			for _, scale := range []float64{1, 2} {
				for _, seats := range []int{2, 3, 4, 6} {
					th.Set(scale, text)
					w, h := int(float64(size[0])*scale), int(float64(size[1])*scale)
					p := Lay(th, w, h, text, Wants{Seats: seats, Tray: tray, Buttons: []string{"Undo", "Redo"},
						Prompts: []string{"Put the medium yellow pyramid on a lit square."}})
					t.Run(fmt.Sprintf("%dx%d/text%v/scale%v/seats%d", size[0], size[1], text, scale, seats), func(t *testing.T) { checkPlan(t, th, &p) })
				}
			}
		}
	}
}

// TestPlanFitsAnyWindow lays tables out for windows of all shapes, down to some that no hand would make: where there is no
// room, all is drawn smaller, but all is there.
func TestPlanFitsAnyWindow(t *testing.T) {
	th := kit.NewTheme(kit.NewWords("en"))
	tray := func(w float64) (best, least float64) { return max(w*236/488, 140), 140 }
	sides := []int{120, 160, 200, 240, 272, 296, 320, 360, 400, 432, 456, 480, 560, 640, 800, 960, 1280, 1440, 1920, 3440}
	if testing.Short() {
		sides = []int{120, 240, 320, 480, 800, 3440}
	}
	for _, w := range sides {
		for _, h := range sides {
			if h > 1440 {
				continue
			}
			for _, text := range []float64{1, 2} {
				for seats := 2; seats <= 4; seats++ {
					th.Set(1, text)
					p := Lay(th, w, h, text, Wants{Seats: seats, Tray: tray, Buttons: []string{"Undo", "Redo"},
						Prompts: []string{"Put the medium yellow pyramid on a lit square."}})
					t.Run(fmt.Sprintf("%dx%d/text%v/seats%d", w, h, text, seats), func(t *testing.T) {
						checkPlan(t, th, &p)
						if p.Scale != th.Scale || p.Text != th.Size {
							t.Errorf("the plan is made at %v and %v, and the theme is set to %v and %v", p.Scale, p.Text, th.Scale, th.Size)
						}
						if _, least := tray(p.Tray.W / p.Scale); p.Tray.H < th.Px(least)-1.5 {
							t.Errorf("the tray is %v high, less than %v", p.Tray.H, th.Px(least))
						}
						if min(w, h) >= 360 && max(w, h) >= 640 && p.Scale < 1 {
							t.Errorf("a window of this size is drawn at %v", p.Scale)
						}
						if testing.Verbose() && text == 1 && p.Scale < 1 {
							t.Logf("scale %v", p.Scale)
						}
					})
				}
			}
		}
	}
}

func checkPlan(t *testing.T, th *kit.Theme, p *Plan) {
	parts := map[string]kit.Rect{"board": p.Board, "title": p.Title, "menu": p.Menu, "prompt": p.Prompt, "label": p.Label,
		"tray": p.Tray, "log": p.Log, "undo": p.Undo, "redo": p.Redo}
	for i, s := range p.Seats {
		parts[fmt.Sprint("seat ", i)] = s
	}
	for a, r := range parts {
		if r.W <= 0 {
			continue
		}
		if r.X < 0 || r.Y < 0 || r.Right() > p.Window.W || r.Bottom() > p.Window.H || r.H <= 0 {
			t.Errorf("%s %v leaves the window %v", a, r, p.Window)
		}
		for b, q := range parts {
			if a < b && q.W > 0 && r.Inset(.5).Overlaps(q.Inset(.5)) {
				t.Errorf("%s %v overlaps %s %v", a, r, b, q)
			}
		}
	}
	for _, name := range []string{"board", "menu", "prompt", "tray", "undo", "redo", "seat 0"} {
		if parts[name].W <= 0 {
			t.Errorf("there is no %s", name)
		}
	}
	for _, name := range []string{"menu", "undo", "redo"} {
		if r := parts[name]; min(r.W, r.H) < th.Px(touch)-1 {
			t.Errorf("%s %v is too small to tap", name, r)
		}
	}
	if p.Board.W < 4*th.Px(touch)-1 {
		t.Errorf("the board is only %v wide", p.Board.W)
	}
	if need := th.Height("Put the medium yellow pyramid on a lit square.", kit.BodyStrong, p.Prompt.W-th.Px(32)); need > p.Prompt.H+1 {
		t.Errorf("the prompt is %v high and says what needs %v", p.Prompt.H, need)
	}
	if p.Tray.H < th.Px(100) {
		t.Errorf("the tray is only %v high", p.Tray.H)
	}
}
