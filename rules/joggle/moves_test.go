package joggle

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"quintet/rules"
)

// walk plays n random moves of a random set-up and returns the position, which awaits a decision.
func walk(t *testing.T, r *rand.Rand, n int, to rules.Setup) *state {
	t.Helper()
	first, err := start(to)
	if err != nil {
		t.Fatal(err)
	}
	s := first
	for ; n > 0 || s.Turn() == rules.Chance; n-- {
		switch turn := s.Turn(); turn {
		case rules.Nobody:
			s = first
		case rules.Chance:
			odds := s.Odds(nil)
			s = s.Apply(turn, odds[r.IntN(len(odds))].Move, nil)
		default:
			moves := s.Moves(nil, turn)
			s = s.Apply(turn, moves[r.IntN(len(moves))], nil)
		}
		if s.Turn() == rules.Nobody {
			s = first
		}
	}
	return s.(*state)
}

func anySetup(r *rand.Rand) rules.Setup {
	s := rules.Setup{Players: make([]rules.Player, 2+2*r.IntN(2)), Options: map[string]string{}}
	for _, o := range []rules.Option{target, extreme} {
		s.Options[o.Key] = o.Values[r.IntN(len(o.Values))]
	}
	return s
}

// Every move that could be written is listed if it passes Check, and refused if it is not; and an exchange is refused
// for the shapes that it touches exactly as the page says, with the shapes looked at one by one.
func TestMovesAreAllThatPass(t *testing.T) {
	r := rand.New(rand.NewPCG(19, 23))
	for range 40 {
		s := walk(t, r, r.IntN(200), anySetup(r))
		if r.IntN(3) > 0 && s.full() {
			s.face = Joggle
		}
		by := s.Turn()
		listed := make(map[rules.Move]bool)
		for _, m := range s.Moves(nil, by) {
			if listed[m] {
				t.Fatalf("%s is listed twice", format(m))
			}
			listed[m] = true
		}
		for a := range int8(fields) {
			all := []rules.Move{place(a)}
			for b := range int8(fields) {
				all = append(all, move(a, b), exchange(a, b))
			}
			for _, m := range all {
				err := s.Check(by, m)
				if (err == nil) != listed[m] {
					t.Fatalf("%s is listed: %v; but %v\n%s", format(m), listed[m], err, show(s))
				}
				if m.Verb == VerbExchange {
					s.holdExchange(t, m.Args[0], m.Args[1], err)
				}
			}
		}
	}
}

// holdExchange states section 5's rule about exchanges a second time, slowly.
func (s *state) holdExchange(t *testing.T, own, other int8, err error) {
	t.Helper()
	mine, theirs := s.mine(), s.theirs()
	if !s.full() || s.face != Joggle || mine>>own&1 == 0 || theirs>>other&1 == 0 {
		return
	}
	want := ""
	both := uint64(1)<<own | 1<<other
	for _, block := range asked(s.wants) {
		for _, set := range []uint64{mine, theirs} {
			before, after := set&block == block, (set^both)&block == block
			if before && block&both != 0 {
				want = KeyProtected
			}
			if after && !before && want == "" {
				want = KeyWouldComplete
			}
		}
	}
	key := ""
	if r, ok := err.(*rules.Refusal); ok {
		key = r.Key
	}
	if key != want {
		t.Fatalf("%s: refused with %q, want %q\n%s", format(exchange(own, other)), key, want, show(s))
	}
}

// A playout chooses among the legal moves and no others, each as often.
func TestAnyMove(t *testing.T) {
	r, p := rand.New(rand.NewPCG(29, 31)), rand.NewPCG(37, 41)
	for range 60 {
		s := walk(t, r, r.IntN(200), anySetup(r))
		if s.full() && r.IntN(2) == 0 {
			s.face = Joggle
		}
		moves := s.Moves(nil, s.mover)
		count := make(map[rules.Move]int)
		const rounds = 20
		for range rounds * len(moves) {
			verb, a, b := s.anyMove(s.allowed(s.face), uint32(p.Uint64()), p)
			if verb == VerbPlace {
				b = 1
			}
			count[rules.Move{Verb: verb, Args: [15]int8{lowest(a), lowest(b)}}]++
		}
		chi := 0.0
		for _, m := range moves {
			d := float64(count[m] - rounds)
			chi += d * d / rounds
			delete(count, m)
		}
		if len(count) > 0 {
			t.Fatalf("%v are not legal\n%s", count, show(s))
		}
		if n := float64(len(moves) - 1); n > 0 && (chi-n)*(chi-n) > 2*n*36+200 { // six standard deviations
			t.Errorf("chi squared is %.0f of %.0f\n%s", chi, n, show(s))
		}
	}
}

func TestAnyFace(t *testing.T) {
	var count [faces]int
	for i := range uint32(6000) {
		count[anyFace(i*(1<<32/6000)+1)]++
	}
	for face, want := range [faces]int{0, 1000, 1000, 1000, 1000, 2000} {
		if d := count[face] - want; d < -2 || d > 2 {
			t.Errorf("face %d came up %d times of 6000", face, count[face])
		}
	}
}

func TestNth(t *testing.T) {
	r := rand.New(rand.NewPCG(43, 47))
	for range 2000 {
		set := r.Uint64() & r.Uint64()
		if r.IntN(10) == 0 {
			set = ^(set & r.Uint64() & r.Uint64())
		}
		rest := set
		for n := range bits.OnesCount64(set) {
			if got := nth(set, n); got != rest&-rest {
				t.Fatalf("field %d of %016x is %016x, want %016x", n, set, got, rest&-rest)
			}
			rest &= rest - 1
		}
	}
}

// Two playouts of one seed are alike, they end, and what they say has happened.
func TestPlayout(t *testing.T) {
	s, err := start(rules.Setup{Players: make([]rules.Player, 2)})
	if err != nil {
		t.Fatal(err)
	}
	before := *s.(*state)
	count := make(map[int]int)
	for seed := range uint64(600) {
		winner, moves := Playout(s, rand.NewPCG(seed, 0))
		again, length := Playout(s, rand.NewPCG(seed, 0))
		if winner != again || moves != length || moves < 11 || moves > Marbles+limitMax || winner < 0 && moves != Marbles+limitMax {
			t.Fatalf("seed %d: %d after %d moves, then %d after %d", seed, winner, moves, again, length)
		}
		count[winner]++
	}
	if count[White] < 30 || count[Black] < 30 || count[-1] < 30 {
		t.Errorf("won and drawn: %v", count)
	}
	if *s.(*state) != before {
		t.Error("the position was altered")
	}
}

func BenchmarkPlayout(b *testing.B) {
	for _, value := range target.Values {
		b.Run(value, func(b *testing.B) {
			s, err := start(rules.Setup{Players: make([]rules.Player, 2), Options: map[string]string{target.Key: value}})
			if err != nil {
				b.Fatal(err)
			}
			r, moves := rand.NewPCG(1, 2), 0
			b.ReportAllocs()
			for b.Loop() {
				_, n := Playout(s, r)
				moves += n
			}
			b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
		})
	}
}
