package solver_test

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"quintet/rules"
	"quintet/rules/bots/solver"
	"quintet/rules/gametest"
	"quintet/rules/juxtapose"
)

var proofs = flag.Int("proofs", 40, "how many random positions are proved and compared with a plain search")

var the = gametest.Game{Game: juxtapose.Game, Position: juxtapose.Position}

// plain is alpha-beta as it stands in the books, over the states of the game itself: no table, no symmetry, no order, and
// no notion of what is safe. It tells whether the seat forces a line within so many plies.
func plain(s rules.State, seat rules.Seat, plies int) bool {
	if s.Turn() == rules.Nobody {
		return slices.Contains(s.Result().Winners, seat)
	}
	mine := s.Turn() == seat
	if plies == 0 || plies == 1 && !mine {
		return false
	}
	var room [240]rules.Move
	for _, m := range s.Moves(room[:0], s.Turn()) {
		if plain(s.Apply(s.Turn(), m, nil), seat, plies-1) == mine {
			return mine
		}
	}
	return !mine
}

// dropped is a random position with so many pyramids on the board and no line.
func dropped(t testing.TB, r *rand.Rand, n int, options ...string) rules.State {
	for {
		s := the.Fresh(t, 2, options...)
		for s.Turn() != rules.Nobody && juxtapose.Placed(s) < n {
			moves := s.Moves(nil, s.Turn())
			s = s.Apply(s.Turn(), moves[r.IntN(len(moves))], nil)
		}
		if s.Turn() != rules.Nobody {
			return s
		}
	}
}

// agrees makes sure that a verdict says what a plain search finds. What the solver calls an estimate the plain search must not find
// either, as far as the solver has looked.
func agrees(t testing.TB, s rules.State, v solver.Verdict, far int) {
	t.Helper()
	me := s.Turn()
	winner := me
	if !v.Win {
		winner = 1 - me
	}
	switch {
	case !v.Proved:
		for _, seat := range []rules.Seat{me, 1 - me} {
			if plain(s, seat, far) {
				t.Errorf("%v, but seat %v forces a line within %d plies\n%s", v, seat, far, juxtapose.Game.Show(s))
			}
		}
	case !plain(s, winner, v.Plies):
		t.Errorf("%v: it is none\n%s", v, juxtapose.Game.Show(s))
	case v.Exact && (plain(s, winner, v.Plies-1) || plain(s, 1-winner, v.Plies-1)):
		t.Errorf("%v: it is faster\n%s", v, juxtapose.Game.Show(s))
	}
}

func prove(t testing.TB, s rules.State, nodes int) solver.Verdict {
	t.Helper()
	p, ok := solver.PositionOf(s)
	if !ok {
		t.Fatal("no position for two players")
	}
	return solver.New(16, solver.RulesOf(s)).Prove(&p).Run(nodes)
}

// What is said of random positions from eight pyramids on is what a plain search says. In the short run the openings of
// the slide phase are as frequent as the rest, and eight pyramids, which take a plain search seconds, are rare.
func TestProofs(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	said := make(map[string]int)
	for i := range *proofs {
		n := 8 + i%8
		if n == 8 && *proofs < 100 {
			n = 9
		}
		s := dropped(t, r, n)
		for i&8 != 0 && n < juxtapose.Pieces && plain(s, s.Turn(), 1) { // every other one is quiet
			s = dropped(t, r, n)
		}
		v := prove(t, s, 1<<30)
		said[v.String()]++
		agrees(t, s, v, 16-n+1)
	}
	t.Log(said)
}

// The same in the slide phase, under all options, amid repetitions, barred pyramids and close to the limit of turns.
func TestSlideProofs(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 2))
	said := make(map[string]int)
	for i := range 10 * *proofs {
		options := []string{
			"slideRule", []string{"full", "slidesOnly", "slidesOnly"}[i%3],
			"lastMoved", []string{"anyMove", "slideOnly"}[i/3%2],
			"repetition", []string{"draw", "draw", "off"}[i/6%3],
		}
		far := 7
		if i%3 == 0 {
			far = 3
		}
		s := stirred(t, r, options)
		v := prove(t, s, 20000)
		if v.Proved && v.Plies > far {
			v = solver.Verdict{}
		}
		said[v.String()]++
		agrees(t, s, v, far)
	}
	t.Log(said)
	for _, words := range []string{"estimate", "proved: win in 1 ply", "proved: loss in 2 plies", "proved: win in 3 plies"} {
		if said[words] == 0 {
			t.Errorf("no position was %q", words)
		}
	}
}

// stirred is a position of the slide phase after some moves, half of which go back to a board that there has been.
func stirred(t testing.TB, r *rand.Rand, options []string) rules.State {
	for {
		s := dropped(t, r, juxtapose.Pieces, options...)
		if r.IntN(4) == 0 {
			s = the.At(t, juxtapose.Game.Show(s)[:4*12]+"slides "+[]string{"493", "495", "496", "497", "498", "499"}[r.IntN(6)], 2, options...)
		}
		for range r.IntN(10) {
			moves := s.Moves(nil, s.Turn())
			next := s.Apply(s.Turn(), moves[r.IntN(len(moves))], nil)
			if r.IntN(2) == 0 {
				for _, m := range moves {
					if back := s.Apply(s.Turn(), m, nil); back.Turn() != rules.Nobody && been(back) {
						next = back
					}
				}
			}
			if next.Turn() == rules.Nobody {
				break
			}
			s = next
		}
		if !plain(s, s.Turn(), 1) || r.IntN(4) == 0 {
			return s
		}
	}
}

func been(s rules.State) bool {
	for before := range juxtapose.Past(s) {
		if juxtapose.Squares(before) == juxtapose.Squares(s) {
			return true
		}
	}
	return false
}

// A third repetition and the limit of turns spoil what would be a proof without them.
func TestDrawsSpoilProofs(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 3))
	spoilt := 0
	for range 3000 * *proofs / 40 {
		s := dropped(t, r, juxtapose.Pieces, "slideRule", []string{"full", "slidesOnly"}[r.IntN(2)])
		v := prove(t, s, 5000)
		if !v.Proved || v.Plies == 1 || v.Plies > 3 {
			continue
		}
		options := []string{"slideRule", "full"}
		if juxtapose.SwapsOff(s) {
			options[1] = "slidesOnly"
		}
		board := juxtapose.Game.Show(s)[:4*12]
		for _, slides := range []string{"495", "496", "497", "498", "499"} {
			late := the.At(t, board+"slides "+slides, 2, options...)
			w := prove(t, late, 5000)
			agrees(t, late, w, 500-juxtapose.Slides(late))
			if w != v {
				spoilt++
			}
		}
	}
	if spoilt == 0 {
		t.Error("the limit of turns has spoilt nothing")
	}
	// There and back, and there again: who goes back now makes a draw.
	for swap, board := range map[string]string{
		"swap b2 c1": "KM BL YM GM\nRS GL YS BS\nRM YL .. GS\nKL KS BM RL",
		"swap b3 c4": "RS GM GL YL\nYM BL .. KS\nYS RL BM GS\nKL KM BS RM",
	} {
		once := the.After(t, the.At(t, board, 2), swap)
		v := prove(t, once, 5000)
		if v.String() != "proved: loss in 2 plies" {
			t.Errorf("%v after %s on\n%s", v, swap, board)
		}
		again := the.After(t, once, swap, swap)
		w := prove(t, again, 5000)
		agrees(t, again, w, 3)
		if w.Proved && !w.Win {
			t.Errorf("%v after %s once more on\n%s", w, swap, board)
		}
	}
}
