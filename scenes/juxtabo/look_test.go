package juxtabo_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/juxtabo"
)

// drafting is a match in which some discs lie provisionally.
func drafting(t *testing.T) *rules.Match {
	t.Helper()
	for seed := range uint64(200) {
		m := dealt(t, 2, seed, map[string]string{"claims": "guided", "board": "4"})
		r := rand.New(rand.NewPCG(seed, 1))
		for range 60 {
			chance(t, m)
			by := m.State().Turn()
			if by < 0 {
				break
			}
			all := m.State().Moves(nil, by)
			mv := all[r.IntN(len(all))]
			for _, o := range all {
				if o.Verb == game.VerbClaim {
					mv = o
				}
			}
			if _, err := m.Play(by, mv); err != nil {
				t.Fatal(err)
			}
			if game.Provisional(m.State()) > 1 {
				return m
			}
		}
	}
	t.Fatal("nobody tries anything")
	return nil
}

// TestLook compares the table with its golden pictures: a disc chosen and a stack pointed at, with the sand running; a disc
// turning over in the air; a pattern in light; discs that are only tried; solitaire.
func TestLook(t *testing.T) {
	for _, size := range [][2]int{{640, 360}, {390, 844}} {
		compare := func(e *tabletest.Eye, what string) {
			t.Helper()
			e.Compare(t, fmt.Sprintf("testdata/%s-%dx%d.png", what, size[0], size[1]))
		}
		m := dealt(t, 4, 3, map[string]string{"timer": "90"})
		e, _ := look(m, size[0], size[1])
		path := steps(m, first(m.State(), game.VerbPlace), 0)
		e.Pass(time.Second, e.Tap(path[0].Spot)...)
		e.Pass(20*time.Second, e.Hover(path[1].Spot))
		compare(e, "chosen")

		m = dealt(t, 2, 3, nil)
		e, _ = look(m, size[0], size[1])
		e.Pass(time.Second, e.Tap(path[0].Spot)...)
		e.Pass(200*time.Millisecond, e.Tap(steps(m, first(m.State(), game.VerbPlace), 0)[1].Spot)...)
		compare(e, "turning")

		m, mv := claimable(t, 0, nil)
		e, _ = look(m, size[0], size[1])
		for _, s := range steps(m, mv, 0) {
			e.Pass(20*time.Millisecond, e.Tap(s.Spot)...)
		}
		e.Pass(time.Second)
		compare(e, "match")

		e, _ = look(drafting(t), size[0], size[1])
		e.Pass(3 * time.Second)
		compare(e, "tried")

		compare(tabletest.Look(juxtabo.New(), dealt(t, 1, 3, nil), size[0], size[1], 1), "alone")
	}
}
