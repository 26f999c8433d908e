package scenes

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/shelf"
	"quintet/scenes/input"
	"quintet/scenes/kit"
)

// lookedBack is the replay of a recorded match.
func lookedBack(t *testing.T, name string) (*App, *Replay) {
	t.Helper()
	file, err := os.Open("../rules/shelf/testdata/" + name + ".qm")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	m, err := rules.Read(file, name, shelf.Find)
	if err != nil {
		t.Fatal(err)
	}
	a := NewApp(nil, nil)
	a.Resize(640, 360, 1)
	if err := a.LookBack(m); err != nil {
		t.Fatal(err)
	}
	return a, a.Top().(*Replay)
}

// resize gives a replay another window and text size.
func resize(a *App, w, h int, text float64) {
	a.Env().Settings.Text = text
	a.Resize(w, h, 1)
	a.Changed()
	a.Step(0, &input.Frame{})
}

var lookedBackAt = []string{"joggle-place", "box-two", "lixo-six", "juxtabo-target", "juxtapose-size"}

// TestReplayLayout holds the replay to the laws of a layout in all windows and text sizes; phones have a list and a legend.
func TestReplayLayout(t *testing.T) {
	for _, name := range lookedBackAt {
		a, k := lookedBack(t, name)
		for _, w := range append(windows, [2]int{360, 640}) {
			for _, text := range []float64{1, 1.25, 1.5, 2} {
				t.Run(fmt.Sprint(name, w, text), func(t *testing.T) {
					resize(a, w[0], w[1], text)
					checkLayout(t, a.Env(), pageOf(k))
					checkParts(t, a, k)
					least := 2
					if w[1] > 800 && text == 1 {
						least = 3
					}
					if n := k.shown(); n < min(least, len(k.turns)) {
						t.Errorf("the list has %d rows", n)
					}
					legend := 0
					for _, i := range k.fixed {
						if i.words == "estimate" || i.words == "proved" {
							legend++
						}
					}
					if legend != 2 {
						t.Errorf("%d of the 2 ways of a line are explained", legend)
					}
				})
			}
		}
		k.Close()
	}
}

// TestReplayLayoutTiny: in no window from 240 by 240 on anything overlaps, and the board and what moves on are there.
func TestReplayLayoutTiny(t *testing.T) {
	for _, name := range lookedBackAt {
		a, k := lookedBack(t, name)
		for w := 240; w <= 420; w += 20 {
			for h := 240; h <= 420; h += 20 {
				t.Run(fmt.Sprint(name, w, h), func(t *testing.T) {
					resize(a, w, h, 1+float64(w/20%2))
					checkParts(t, a, k)
				})
			}
		}
		k.Close()
	}
}

// checkParts holds: the board, the note and the controls are in the window, and no two share a pixel; there are always the
// board, the note and the buttons.
func checkParts(t *testing.T, a *App, k *Replay) {
	t.Helper()
	e := a.Env()
	type part struct {
		name string
		r    kit.Rect
	}
	parts := []part{{"board", k.board}, {"note", k.note}}
	for _, c := range k.controls.List() {
		if c.Shown() && c.Box().W > 0 {
			parts = append(parts, part{c.(interface{ Called() string }).Called(), c.Box()})
		}
	}
	for _, b := range []*kit.Button{k.first, k.back, k.play, k.next, k.last, k.close} {
		if r := b.Box(); !b.Shown() || r.W < 40 || r.H < 44 {
			t.Errorf("a button is %v", r)
		}
	}
	if k.board.W < 90 || k.board.H < 90 || k.note.H < 20 {
		t.Errorf("the board is %v, and the note %v", k.board, k.note)
	}
	for i, p := range parts {
		if p.r.X < -1 || p.r.Y < -1 || p.r.Right() > float64(e.W)+1 || p.r.Bottom() > float64(e.H)+1 {
			t.Errorf("%s leaves the window: %v", p.name, p.r)
		}
		for _, o := range parts[:i] {
			if p.r.Inset(.5).Overlaps(o.r.Inset(.5)) {
				t.Errorf("%s %v overlaps %s %v", p.name, p.r, o.name, o.r)
			}
		}
		for _, i := range k.fixed {
			if words := (kit.Rect{X: i.at.X, Y: i.at.Y + i.at.H*.2, W: i.wide, H: i.at.H * .6}); i.words != "" && words.Overlaps(p.r) {
				t.Errorf("%q lies on %s", i.words, p.name)
			}
		}
	}
	in := k.noteText()
	for _, s := range k.noted() {
		if e.W >= 320 && k.theme.Width(s.words, s.style) > in.W {
			t.Errorf("%q is cut off", s.words)
		}
	}
}

// TestReplayTellsTheEnd: the last stop of a match that is over says who has won, and with how many points, and no other one
// does.
func TestReplayTellsTheEnd(t *testing.T) {
	for _, c := range []struct{ name, want string }{
		{"box-two", "Ana wins: Ana 18, Bo 8"},
		{"lixo-tie", "win: "},
		{"joggle-place", "Bo wins"},
		{"joggle-move-limit", "A draw"},
		{"juxtapose-size", " wins"},
		{"juxtabo-solo-stuck", " has lost"},
		{"box-unfinished", ""},
	} {
		a, k := lookedBack(t, c.name)
		resize(a, 1280, 720, 1)
		end := k.says[0][0]
		if c.want != "" && !strings.Contains(end, c.want) || c.want == "" && k.ended() {
			t.Errorf("%s ends with %q", c.name, end)
		}
		if k.jump(0); strings.Contains(k.says[0][0], "win") {
			t.Errorf("%s begins with %q", c.name, k.says[0][0])
		}
		k.Close()
	}
}
