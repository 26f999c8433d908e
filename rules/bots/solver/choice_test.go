package solver_test

import (
	"math/rand/v2"
	"testing"

	"quintet/rules"
	"quintet/rules/bots/solver"
	"quintet/rules/juxtapose"
)

var able = solver.Skill{Sees: 1, Guards: 1, Thinks: true, Proves: 3, Book: true}

// choose is the choice in steps of so many nodes.
func choose(view rules.State, skill solver.Skill, nodes, step int) rules.Move {
	c := solver.Choose(view, skill, nodes, rand.New(rand.NewPCG(3, 4)))
	for !c.Step(step) {
		c.Move() // there always is one
	}
	m, _ := c.Move()
	return m
}

// A choice is the same in however many steps it is made, and legal.
func TestStepsDoNotMatter(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 1))
	for i := range 60 {
		options := []string{"slideRule", []string{"full", "slidesOnly"}[i%2]}
		s := dropped(t, r, i/2%16, options...)
		once := choose(s, able, 20000, 1<<30)
		if err := s.Check(s.Turn(), once); err != nil {
			t.Errorf("%v\n%s", err, juxtapose.Game.Show(s))
		}
		if again := choose(s, able, 20000, 1+r.IntN(3000)); again != once {
			t.Errorf("%s at once, %s in steps\n%s", juxtapose.Game.Format(once), juxtapose.Game.Format(again), juxtapose.Game.Show(s))
		}
	}
}

// Who is proved to win chooses a move after which the opponent is proved to lose; and who can hold out does.
func TestChoiceKeepsWhatIsProved(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 2))
	said := make(map[string]int)
	for i := range 64 {
		options := []string{"slideRule", []string{"full", "slidesOnly"}[i%2]}
		s := dropped(t, r, 8+i%8, options...)
		before := solver.Judge(s, 200000)
		next := s.Apply(s.Turn(), choose(s, able, 600000, 1<<30), nil)
		said[before.String()]++
		if next.Turn() == rules.Nobody {
			if before.Proved && !before.Win {
				t.Errorf("%v, but it is over\n%s", before, juxtapose.Game.Show(s))
			}
			continue
		}
		after := solver.Judge(next, 600000)
		if before.Proved && (!after.Proved || after.Win == before.Win || after.Exact && after.Plies != before.Plies-1) {
			t.Errorf("%v, and after the choice %v\n%s", before, after, juxtapose.Game.Show(s))
		}
	}
	t.Log(said)
}

// Lines are seen and not offered.
func TestChoiceSeesLines(t *testing.T) {
	s := the.After(t, the.Fresh(t, 2), "drop RS a1", "drop YL d4", "drop RM b2")
	if m := juxtapose.Game.Format(choose(s, able, 1000, 100)); m != "drop RL c3" {
		t.Error(m)
	}
	s = the.After(t, the.Fresh(t, 3), "drop RS a1", "drop YL d4")
	for range 20 {
		if m := choose(s, able, 300, 100); plain(s.Apply(s.Turn(), m, nil), 0, 1) {
			t.Errorf("%s offers a line", juxtapose.Game.Format(m))
		}
	}
}
