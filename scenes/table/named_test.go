package table

import (
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/toy"
	"quintet/scenes/kit"
)

// TestNamesGiveWay: where a sentence is too long its names are cut, and never what is done.
func TestNamesGiveWay(t *testing.T) {
	th := kit.NewTheme(kit.NewWords("en"))
	th.Set(1, 1)
	long := "Maximiliana Wilhelmina of Saxony-Coburg"
	m, err := rules.NewMatch(toy.Game, rules.Setup{Players: []rules.Player{{Name: long}, {Name: "Bo"}, {Name: strings.Repeat("W", 40)}}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, said := range []string{long + " covered 3 dots", "Bo and " + long + " win", "Stop! Five cards each, " + long + " is first", strings.Repeat("W", 40) + " passed"} {
		full := th.Width(said, kit.Small)
		for width := full + 20; width > 20; width -= 7 {
			got := FitNames(th, m.Sight(rules.Nobody), said, kit.Small, width)
			if width >= full && got != said {
				t.Fatalf("%q has room, but is %q", said, got)
			}
			rest := said
			for _, p := range m.Setup().Players {
				if p.Name != "" {
					rest = strings.ReplaceAll(rest, p.Name, "\x00")
				}
			}
			for _, part := range strings.Split(rest, "\x00") {
				if !strings.Contains(got, part) {
					t.Fatalf("%q lacks %q", got, part)
				}
			}
			if w := th.Width(got, kit.Small); w > width+1 && w > th.Width(rest, kit.Small)+th.Width("Wwwi…Bo", kit.Small) {
				t.Errorf("%q is %v wide, where there are %v", got, w, width)
			}
		}
	}
	if got := FitNames(th, m.Sight(rules.Nobody), "Bo covered no dot at all", kit.Small, 30); got != "Bo covered no dot at all" {
		t.Errorf("%q: a short name is cut", got)
	}
}
