package table

import (
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/lixo"
	"quintet/scenes/kit"
)

// TestNamesGiveWay: where a sentence is too long its names are cut, and never what is done.
func TestNamesGiveWay(t *testing.T) {
	e := &kit.Env{Theme: kit.NewTheme(kit.NewWords("en"))}
	e.Theme.Set(1, 1)
	long := "Maximiliana Wilhelmina of Saxony-Coburg"
	m, err := rules.NewMatch(lixo.Game, rules.Setup{Players: []rules.Player{{Name: long}, {Name: "Bo"}, {Bot: "random"}, {Name: strings.Repeat("W", 40)}}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	tb := &Table{env: e, match: m, viewer: rules.Nobody}
	for _, said := range []string{long + " covered 3 dots", "Bo and " + long + " win", "Stop! Five cards each, " + long + " is first", strings.Repeat("W", 40) + " passed"} {
		full := e.Theme.Width(said, kit.Small)
		for width := full + 20; width > 20; width -= 7 {
			got := tb.fitNames(said, kit.Small, width)
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
			if w := e.Theme.Width(got, kit.Small); w > width+1 && w > e.Theme.Width(rest, kit.Small)+e.Theme.Width("Wwwi…Bo", kit.Small) {
				t.Errorf("%q is %v wide, where there are %v", got, w, width)
			}
		}
	}
	if got := tb.fitNames("Bo covered no dot at all", kit.Small, 30); got != "Bo covered no dot at all" {
		t.Errorf("%q: a short name is cut", got)
	}
}
