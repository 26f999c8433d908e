package table

import (
	"testing"

	"quintet/scenes/kit"
)

func TestScore(t *testing.T) {
	e := &kit.Env{Theme: kit.NewTheme(kit.NewWords("en"))}
	for _, c := range []struct {
		many    bool
		wins    []int
		played  int
		counted bool // the match being played is over
		want    string
	}{
		{false, []int{0, 0}, 0, false, ""},
		{true, []int{0, 0, 0}, 0, false, "Game 1 of 3"},
		{true, []int{1, 0}, 1, true, "Game 1 of 2 · 1–0"},
		{true, []int{1, 0}, 1, false, "Game 2 of 2 · 1–0"},
		{false, []int{1, 2}, 4, false, "Game 5 · 1–2"},
	} {
		tb := &Table{env: e, sitting: Sitting{Series: c.many}, series: series{wins: c.wins, played: c.played, counted: c.counted}}
		if got := tb.score(); got != c.want {
			t.Errorf("%+v: %q", c, got)
		}
	}
}
