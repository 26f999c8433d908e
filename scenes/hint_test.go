package scenes_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/tabletest"
	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/box"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/kit"
)

// TestHints asks for a hint in positions of matches between random players: it is a legal move, it is said in words, it goes
// with the position, and it changes nothing.
func TestHints(t *testing.T) {
	for _, b := range scenes.Boxes() {
		t.Run(b.Game.ID, func(t *testing.T) {
			hints := 0
			for seed := range uint64(4) {
				r := rand.New(rand.NewPCG(seed, 7))
				m := begun(t, b.Game, r)
				e := tabletest.Look(b.Face(), m, 844, 390, 1)
				said := ""
				e.Table.Trace = func(line string) {
					if strings.HasPrefix(line, "hint ") {
						said = line
					}
				}
				e.Table.Ready() // where the table is handed over
				e.Pass(time.Second)
				before := m.Index()
				e.Keys(ebiten.KeyH)
				for range 10 {
					if said == "" {
						e.Pass(time.Second)
					}
				}
				if m.Index() != before {
					t.Fatalf("seed %d: a hint has made a move", seed)
				}
				if m.State().Turn() < 0 {
					if said != "" {
						t.Errorf("seed %d: %s, and nobody is to move", seed, said)
					}
					continue
				}
				move, why, ok := strings.Cut(strings.TrimPrefix(said, "hint "), " because ")
				mv, err := b.Game.Parse(move)
				if !ok || err != nil || m.State().Check(m.State().Turn(), mv) != nil {
					t.Fatalf("seed %d: the hint is %q", seed, said)
				}
				if key := "hint." + b.Game.ID + "." + why; !e.App.Env().Theme.Words.Has(key) {
					t.Errorf("seed %d: there are no words for %s", seed, key)
				}
				hints++
				if !e.Table.Hinted() {
					t.Errorf("seed %d: the hint isn't shown", seed)
				}
				e.Keys(ebiten.KeyU)
				if e.Table.Hinted() {
					t.Errorf("seed %d: the hint outlives the position", seed)
				}
				e.Image.Deallocate()
			}
			if hints == 0 {
				t.Error("there was nothing to hint at")
			}
		})
	}
}

// begun is a match of people that random players have begun.
func begun(t *testing.T, g *rules.Game, r *rand.Rand) *rules.Match {
	t.Helper()
	n := max(2, g.Seats[r.IntN(len(g.Seats))])
	s := rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Name: "Bo"}, {Name: "Cleo"}, {Name: "Dan"}, {Name: "Eli"}, {Name: "Fay"}}[:n]}
	m, err := rules.NewMatch(g, s, r.Uint64())
	if err != nil {
		t.Fatal(err)
	}
	var seated []bots.Bot
	for range n {
		seated = append(seated, bots.New(g, bots.Random))
	}
	for decisions := 1 + r.IntN(12); m.State().Turn() == rules.Chance || decisions > 0 && m.State().Turn() >= 0; {
		if m.State().Turn() == rules.Chance {
			if _, err := m.Chance(); err != nil {
				t.Fatal(err)
			}
			continue
		}
		by, mv := bots.Next(g, m.State(), seated, bots.Budget{}, r)
		if _, err := m.Play(by, mv); err != nil {
			t.Fatal(err)
		}
		decisions--
	}
	return m
}

// TestHintGoesByKeys: Escape takes a hint away before it opens the menu, and the key that has asked for it does, too.
func TestHintGoesByKeys(t *testing.T) {
	for _, b := range scenes.Boxes() {
		for _, key := range []ebiten.Key{ebiten.KeyEscape, ebiten.KeyH} {
			hintGoesBy(t, b, key)
		}
	}
}

func hintGoesBy(t *testing.T, b scenes.Box, key ebiten.Key) {
	t.Helper()
	e := tabletest.Look(b.Face(), begun(t, b.Game, rand.New(rand.NewPCG(2, 7))), 844, 390, 1)
	e.Table.Ready()
	e.Pass(time.Second)
	e.Keys(ebiten.KeyH)
	for i := 0; i < 30 && !e.Table.Hinted(); i++ {
		e.Pass(time.Second)
	}
	if !e.Table.Hinted() {
		t.Fatalf("%s: no hint", b.Game.ID)
	}
	e.Keys(key)
	if e.Table.Hinted() || e.App.Top() != any(e.Table) {
		t.Errorf("%s: %v leaves the hint, or the table", b.Game.ID, key)
	}
	e.Image.Deallocate()
}

// TestHintCoversNothing: the words of a hint lie in the window, and on nothing that they speak of if there is a place where
// they don't, in windows and text sizes of all kinds.
func TestHintCoversNothing(t *testing.T) {
	for _, b := range scenes.Boxes() {
		t.Run(b.Game.ID, func(t *testing.T) {
			places := 0
			for seed := range uint64(3) {
				e := tabletest.Look(b.Face(), begun(t, b.Game, rand.New(rand.NewPCG(seed, 7))), 844, 390, 1)
				e.Table.Ready()
				e.Pass(time.Second)
				e.Keys(ebiten.KeyH)
				for i := 0; i < 30 && !e.Table.Hinted(); i++ {
					e.Pass(time.Second)
				}
				e.Image.Deallocate()
				if !e.Table.Hinted() {
					continue // chance is due
				}
				for _, w := range [][2]int{{844, 390}, {390, 844}, {320, 568}, {568, 320}, {768, 1024}, {1280, 720}} {
					for _, text := range []float64{1, 2} {
						e.App.Env().Settings.Text = text
						e.App.Resize(w[0], w[1], 1)
						e.App.Changed()
						e.App.Step(0, &input.Frame{})
						words, of := e.Table.HintLies()
						if words.X < 0 || words.Y < 0 || words.Right() > float64(w[0]) || words.Bottom() > float64(w[1]) {
							t.Errorf("seed %d, %v at %v: the words lie at %v", seed, w, text, words)
						}
						places++
						if covers(words, of) && !covered(words, of, w[0], w[1]) {
							t.Errorf("seed %d, %v at %v: the words at %v cover some of %v", seed, w, text, words, of)
						}
					}
				}
			}
			if places == 0 {
				t.Error("there was no hint")
			}
		})
	}
}

// covers tells whether a rectangle covers anything of a list.
func covers(r kit.Rect, list []kit.Rect) bool { return slices.ContainsFunc(list, r.Overlaps) }

// covered tells whether a rectangle covers some of a list wherever it lies in a window, but for its edge.
func covered(r kit.Rect, list []kit.Rect, w, h int) bool {
	for r.Y = 8; r.Bottom() <= float64(h)-8; r.Y++ {
		for r.X = 8; r.Right() <= float64(w)-8; r.X++ {
			if !covers(r, list) {
				return false
			}
		}
	}
	return true
}

// TestHintKeepsSecrets: where others listen, a hint of Box doesn't name the colour of the seat that it advises, which is secret.
func TestHintKeepsSecrets(t *testing.T) {
	w := kit.NewWords("en")
	ofOthers := []string{"covers", "spoils"} // what the tile does to them
	for _, key := range bots.Reasons(box.Game) {
		say := func(key string) string {
			return w.Say("hint.box."+key, "count", 2, "taken", 1, "colour", "COLOUR", "other", "OTHER")
		}
		if !strings.Contains(say(key), "COLOUR") || slices.Contains(ofOthers, key) {
			continue
		}
		if !w.Has("hint.box."+key+".heard") || strings.Contains(say(key+".heard"), "COLOUR") {
			t.Errorf("%s names the colour", key)
		}
	}
}
