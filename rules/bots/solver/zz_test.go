package solver_test

import ("testing";"os";"fmt";"math/rand/v2";"quintet/rules/bots/solver";"quintet/rules/juxtapose")

func TestZZ(t *testing.T) {
	f, _ := os.Create(os.Getenv("ZZ"))
	defer f.Close()
	r := rand.New(rand.NewPCG(99, 1))
	skills := []solver.Skill{{Sees: 0.85, Guards: 0.25, Builds: true},{Sees: 0.97, Guards: 0.85},{Sees: 1, Guards: 0.96, Thinks: true},{Sees: 1, Guards: 1, Thinks: true, Proves: 3, Book: true}}
	for i := range 400 {
		options := []string{"slideRule", []string{"full", "slidesOnly"}[i%2], "lastMoved", []string{"anyMove", "slideOnly"}[i/3%2]}
		s := dropped(t, r, i/2%16, options...)
		for j := range 6 { 
			if juxtapose.Placed(s) == 15 && j > 0 {
				ms := s.Moves(nil, s.Turn()); n := s.Apply(s.Turn(), ms[r.IntN(len(ms))], nil)
				if n.Turn() >= 0 { s = n }
			}
		}
		for k, skill := range skills {
			c := solver.Choose(s, skill, 60000*k, rand.New(rand.NewPCG(3, uint64(i))))
			for !c.Step(16) {}
			m, _ := c.Move()
			fmt.Fprintln(f, i, k, juxtapose.Game.Format(m))
		}
	}
}
