package scenes_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/tabletest"
	"quintet/rules"
	"quintet/rules/bots"
	"quintet/scenes"
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

// TestHintGoesByEscape: Escape takes a hint away before it opens the menu.
func TestHintGoesByEscape(t *testing.T) {
	for _, b := range scenes.Boxes() {
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
		e.Keys(ebiten.KeyEscape)
		if e.Table.Hinted() || e.App.Top() != any(e.Table) {
			t.Errorf("%s: Escape leaves the hint, or the table", b.Game.ID)
		}
		e.Image.Deallocate()
	}
}
