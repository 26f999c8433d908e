package scenes_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/rules"
	"quintet/rules/shelf"
	"quintet/scenes"
	"quintet/scenes/input"
)

// recorded is one of the matches that the rules' tests keep.
func recorded(t *testing.T, name string) *rules.Match {
	t.Helper()
	file, err := os.Open(filepath.Join("../rules/shelf/testdata", name+".qm"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	m, err := rules.Read(file, name, shelf.Find)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// replayed is the app with the replay of a recorded match, in a window of w by h pixels.
func replayed(t *testing.T, name string, w, h int, text float64) (*scenes.App, *scenes.Replay, *rules.Match) {
	t.Helper()
	m := recorded(t, name)
	a := scenes.NewApp(nil, nil)
	a.Env().Settings.Text = text
	a.Resize(w, h, 1)
	if err := a.LookBack(m); err != nil {
		t.Fatal(err)
	}
	a.Step(0, &input.Frame{})
	return a, a.Top().(*scenes.Replay), m
}

// think lets a replay find out all that it will say, and come to rest.
func think(a *scenes.App, k *scenes.Replay) {
	for i := 0; i < 20 || k.Thinking(); i++ {
		a.Step(100*time.Millisecond, &input.Frame{})
	}
}

// TestReplay walks through recorded matches by all keys: what is shown is the position of the match, and what is said of it is
// in words.
func TestReplay(t *testing.T) {
	for _, name := range []string{"juxtapose-size", "joggle-place", "juxtabo-solo-stuck", "lixo-12345", "box-two", "box-unfinished"} {
		t.Run(name, func(t *testing.T) {
			a, k, m := replayed(t, name, 640, 360, 1)
			dst := ebiten.NewImage(640, 360)
			defer dst.Deallocate()
			press := func(key ebiten.Key) {
				a.Step(20*time.Millisecond, &input.Frame{Keys: []ebiten.Key{key}})
			}
			agrees := func(doing string) {
				t.Helper()
				for range 100 { // long enough for any move
					a.Step(100*time.Millisecond, &input.Frame{})
				}
				a.Draw(dst)
				screentest.Drawn()
				if err := k.Wrong(); err != nil {
					t.Fatalf("%s: %v", doing, err)
				}
			}
			agrees("at the end")
			if k.Stop() != k.Stops()-1 || k.Stops() < 2 {
				t.Fatalf("it opens at stop %d of %d", k.Stop(), k.Stops())
			}
			press(ebiten.KeyHome)
			agrees("at the start")
			if k.Stop() != 0 {
				t.Fatalf("the start is stop %d", k.Stop())
			}
			for i := 1; i < min(k.Stops(), 12); i++ {
				press(ebiten.KeyRight)
				if i%3 == 0 {
					agrees("forward")
				}
				if k.Stop() != i {
					t.Fatalf("right: stop %d, want %d", k.Stop(), i)
				}
			}
			press(ebiten.KeyLeft)
			agrees("back")
			press(ebiten.KeyHome)
			press(ebiten.KeySpace)
			for i := 0; k.Stop() < min(k.Stops()-1, 5); i++ {
				if a.Step(100*time.Millisecond, &input.Frame{}); i > 1000 {
					t.Fatalf("it plays no further than stop %d", k.Stop())
				}
			}
			press(ebiten.KeyEnd)
			agrees("at the end again")
			if m.Index() != m.Len() {
				t.Error("the match has been changed")
			}
		})
	}
}

// TestReplayChances: when all has been thought of, every stop is judged, and a match that is over is won by its winners.
func TestReplayChances(t *testing.T) {
	a, k, m := replayed(t, "joggle-place", 390, 844, 1)
	think(a, k)
	for stop := range k.Stops() {
		c, ok := k.Judged(stop)
		if !ok || len(c.Seats) != 2 {
			t.Fatalf("stop %d isn't judged", stop)
		}
	}
	c, _ := k.Judged(k.Stops() - 1)
	if w := m.State().Result().Winners; !c.Proved || len(w) != 1 || c.Seats[w[0]] != 1 {
		t.Errorf("%v won, and the chances are %v", w, c)
	}
}

// TestReplayLooks compares the replay with golden pictures.
func TestReplayLooks(t *testing.T) {
	for _, w := range []struct {
		name, golden string
		w, h         int
		text         float64
	}{
		{"juxtapose-size", "replay-juxtapose-640x360", 640, 360, 1},
		{"joggle-place", "replay-joggle-390x844", 390, 844, 1},
		{"joggle-place", "replay-joggle-640x480-200", 640, 480, 2},
	} {
		a, k, _ := replayed(t, w.name, w.w, w.h, w.text)
		think(a, k)
		dst := ebiten.NewImage(w.w, w.h)
		a.Draw(dst)
		screentest.Compare(t, screentest.Shot(dst), "testdata/"+w.golden+".png", 2)
		dst.Deallocate()
	}
}

// TestReplayEnds: the last stop is the end of the match, also where chance has the last word.
func TestReplayEnds(t *testing.T) {
	files, err := filepath.Glob("../rules/shelf/testdata/*.qm")
	if err != nil || len(files) < 20 {
		t.Fatal("no recorded matches", err)
	}
	for _, file := range files {
		a, k, _ := replayed(t, strings.TrimSuffix(filepath.Base(file), ".qm"), 320, 240, 1)
		for range 5 {
			a.Step(100*time.Millisecond, &input.Frame{})
		}
		if err := k.Wrong(); err != nil || k.Stop() != k.Stops()-1 {
			t.Errorf("%s: stop %d of %d: %v", file, k.Stop(), k.Stops(), err)
		}
		k.Close()
	}
}
