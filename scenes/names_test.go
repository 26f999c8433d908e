package scenes_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"quintet/internal/tabletest"
	"quintet/rules"
	"quintet/scenes"
)

// TestNamelessBots: a bot need not have a name, and then all that is said of it names its level.
func TestNamelessBots(t *testing.T) {
	for _, b := range scenes.Boxes() {
		s := rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Bot: "random"}, {Bot: "random"}, {Bot: "random"}}}
		for len(s.Players) > 1 {
			if _, err := b.Game.Accept(s); err == nil {
				break
			}
			s.Players = s.Players[:len(s.Players)-1]
		}
		m, err := rules.NewMatch(b.Game, s, 3)
		if err != nil {
			t.Fatal(err)
		}
		face := b.Face()
		e := tabletest.Look(face, m, 640, 480, 1)
		words := e.App.Env().Theme.Words
		r := rand.New(rand.NewPCG(3, 0))
		named := 0
		check := func(what, said string) {
			t.Helper()
			if strings.HasPrefix(said, " ") || strings.Contains(said, "  ") {
				t.Errorf("%s: %s says %q", b.Game.ID, what, said)
			}
			if strings.Contains(said, "random") {
				named++
			}
		}
		for range 60 {
			st := m.State()
			if st.Result().Over {
				break
			}
			by := st.Turn()
			if by == rules.Chance {
				if _, err := m.Chance(); err != nil {
					t.Fatal(err)
				}
			} else if all := st.Moves(nil, by); len(all) > 0 {
				if _, err := m.Play(by, all[r.IntN(len(all))]); err != nil {
					t.Fatal(err)
				}
			}
			sight := m.Sight(0)
			said, _ := face.Told(words, sight, sight.Index()-1)
			check("the log", said)
			line, _ := face.Prompt(words, sight, nil)
			check("the prompt", line)
		}
		if named == 0 {
			t.Errorf("%s: no bot is named", b.Game.ID)
		}
		e.Image.Deallocate()
	}
}
