package box_test

import (
	"os"
	"testing"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/box"
	"quintet/rules/shelf"
	"quintet/scenes/box"
	"quintet/scenes/kit"
)

// TestWordsAreThere is the law of words for this game.
func TestWordsAreThere(t *testing.T) { tabletest.Words(t, game.Game, box.New) }

// TestTurnsAreToldApart: hardly any two turns of a match read alike.
func TestTurnsAreToldApart(t *testing.T) {
	for _, name := range []string{"box-two", "box-three", "box-unfinished"} {
		file, err := os.Open("../../rules/shelf/testdata/" + name + ".qm")
		if err != nil {
			t.Fatal(err)
		}
		m, err := rules.Read(file, name, shelf.Find)
		file.Close()
		if err != nil {
			t.Fatal(err)
		}
		f, w, said := box.New(), kit.NewWords("en"), map[string]int{}
		turns := 0
		for i := range m.Index() {
			if told, _ := f.Told(w, m.Sight(0), i); told != "" {
				said[told]++
				turns++
			}
		}
		if turns == 0 || len(said) < turns*3/4 {
			t.Errorf("%s: of %d turns only %d are told apart: %v", name, turns, len(said), said)
		}
	}
}
