package joggle_test

import (
	"slices"
	"strings"
	"testing"

	"quintet/assets"
	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/joggle"
	"quintet/scenes/joggle"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// TestWordsAreThere is the law of words for this game.
func TestWordsAreThere(t *testing.T) { tabletest.Words(t, game.Game, joggle.New) }

// TestConfirmFinishes: "finishes your shape" is said where the move does it. A marble that is itself part of the block, which
// then lacks it, does not.
func TestConfirmFinishes(t *testing.T) {
	white, black := pattern()
	swap := func(list []string, from, to string) { list[slices.Index(list, from)] = to }
	swap(white, "r8c4", "r3c3")
	swap(white, "r8c8", "r2c4")
	swap(black, "r2c4", "r8c8")
	var moves []string
	for i := range white {
		moves = append(moves, "roll J", "place "+white[i], "roll J", "place "+black[i])
	}
	sight := begun(t, map[string]string{"target": "s4"}, append(moves, "roll J")...).Sight(rules.Nobody)
	w := kit.NewWords("en")
	confirmer := joggle.New().(table.Confirmer)
	for from, want := range map[string]bool{"r2c4": false, "r3c3": false, "r7c2": true} {
		_, _, help := confirmer.Confirm(w, sight, []rules.Step{{Spot: field(from), Any: true}}, field("r3c4"))
		if got := help == w.Say("joggle.confirm.completes"); got != want {
			t.Errorf("a move from %s to r3c4 %s", from, help)
		}
	}
}

// TestFieldsAreFields: what the rules call a field is called so throughout.
func TestFieldsAreFields(t *testing.T) {
	for _, name := range []string{"joggle.en.json", "joggle-book.en.json"} {
		text, err := assets.Locales.ReadFile("locales/" + name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(strings.ToLower(string(text)), "hollow") {
			t.Errorf("%s speaks of hollows", name)
		}
	}
}
