package bots_test

import (
	"math"
	"slices"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/box"
	"quintet/rules/joggle"
	"quintet/rules/juxtabo"
	"quintet/rules/juxtapose"
	"quintet/rules/lixo"
	"quintet/rules/shelf"
)

// untelling is in how many of 100 pieces of advice at most nothing more may be said than that a move looks best.
const untelling = 5

// Over whole matches of those who follow all advice, that nearly always has a reason that tells something.
func TestAdviceIsTelling(t *testing.T) {
	if testing.Short() {
		t.Skip("matches of experts take their time")
	}
	for _, g := range shelf.Games() {
		t.Run(g.ID, func(t *testing.T) {
			given, all := map[string]int{}, 0
			for _, w := range followed[g.ID] {
				for seed := range uint64(w.matches) {
					m, _ := match(t, g, 100+seed, rules.Setup{Options: w.options}, slices.Repeat([]string{bots.Expert}, w.players)...)
					for m.State().Turn() != rules.Nobody {
						all += follow(t, m, given)
					}
				}
			}
			share := 100 * float64(given[bots.KeyBest]) / float64(all)
			t.Logf("%.1f %% of %d look best: %v", share, all, given)
			if share > untelling {
				t.Errorf("of %d pieces of advice %d only say that a move looks best", all, given[bots.KeyBest])
			}
		})
	}
}

// follow makes the move that whoever is to move is advised, or chance's, and counts its reason.
func follow(t *testing.T, m *rules.Match, given map[string]int) (n int) {
	t.Helper()
	by := m.State().Turn()
	if by == rules.Chance {
		if _, err := m.Chance(); err != nil {
			t.Fatal(err)
		}
		return 0
	}
	a, ok := advised(m.Game(), m.State().View(by), by, m.Seed()+uint64(m.Index()), math.MaxInt)
	if !ok {
		t.Fatalf("no advice in\n%s", m.Game().Show(m.State()))
	}
	given[a.Reason.Key]++
	if _, err := m.Play(by, a.Move); err != nil {
		t.Fatal(err)
	}
	return 1
}

// followed are the matches in which all advice is followed.
var followed = map[string][]struct {
	players, matches int
	options          map[string]string
}{
	juxtapose.Game.ID: {{2, 2, nil}, {3, 1, nil}},
	joggle.Game.ID: {
		{2, 12, nil},
		{2, 4, map[string]string{"target": "s3"}},
		{2, 4, map[string]string{"extreme": "on"}},
		{4, 4, map[string]string{"target": "r1s1"}},
	},
	juxtabo.Game.ID: {{2, 2, nil}},
	lixo.Game.ID:    {{2, 2, nil}, {4, 2, nil}},
	box.Game.ID:     {{2, 3, nil}, {4, 3, nil}, {3, 2, nil}},
}
