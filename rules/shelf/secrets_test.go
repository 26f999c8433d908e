package shelf_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
)

// view: what a seat sees tells it all that it may do, and nothing that only others know. Two positions that look the
// same to a seat are one to everything that it is told, and to a bot in its place.
func (l law) view(s rules.State, to rules.Seat, moves []rules.Move) {
	v := s.View(to)
	guess := v.Guess(l.rand)
	again := guess.View(to)
	for name, o := range map[string]rules.State{"the view": v, "a guess": guess} {
		if !o.View(to).Equal(v) {
			l.t.Fatalf("%s of seat %v has another view:\n%s, not\n%s", name, to, l.g.Show(o.View(to)), l.g.Show(v))
		}
		if o.Turn() != s.Turn() || !slices.Equal(o.Moves(nil, to), moves) || o.Result().String() != s.Result().String() {
			l.t.Fatalf("%s of seat %v has other moves, or another result", name, to)
		}
	}
	if l.g.Show(again) != l.g.Show(v) || !slices.Equal(again.Table(nil), v.Table(nil)) {
		l.t.Fatalf("seat %v can see what it may not know:\n%s, or\n%s", to, l.g.Show(v), l.g.Show(again))
	}
	for range min(len(moves), 4) {
		m := moves[l.rand.IntN(len(moves))]
		if path := s.Path(nil, to, m); !slices.Equal(v.Path(nil, to, m), path) || !slices.Equal(guess.Path(nil, to, m), path) {
			l.t.Fatalf("the taps of %v %s tell what it may not know", to, l.g.Format(m))
		}
	}
	if s.Turn() < 0 || to < 0 {
		return
	}
	for _, level := range append(bots.Levels(l.g.Game), bots.Search) {
		l.bot(s, to, level, v, again)
	}
}

// bot: a bot plays the same in two positions that look the same to it, whether it thinks at once or in steps, and what it
// plays is legal.
func (l law) bot(s rules.State, to rules.Seat, level string, v, again rules.State) {
	seed := l.rand.Uint64()
	bot, budget := bots.New(l.g.Game, level), bots.Budget{Nodes: 50}
	random := func() *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }
	m, ok := bot.Choose(v, to, budget, random())
	if other, too := bot.Choose(again, to, budget, random()); other != m || too != ok {
		l.t.Fatalf("a %s bot at seat %v plays %s or %s as it sees what it may not", level, to, l.g.Format(m), l.g.Format(other))
	}
	thought, nodes := bot.Think(v, to, budget, random()), 1+l.rand.IntN(20)
	for !thought.Step(nodes) {
	}
	if other, too := thought.Move(); other != m || too != ok {
		l.t.Fatalf("a %s bot at seat %v plays %s at once, but %s if it thinks in steps", level, to, l.g.Format(m), l.g.Format(other))
	}
	if ok && s.Check(to, m) != nil || !ok && to == s.Turn() {
		l.t.Fatalf("a %s bot at seat %v wants %s: %v", level, to, l.g.Format(m), s.Check(to, m))
	}
}

// closely holds the last move made to the laws about what each seat may see of it: its line in the log, its events and
// where it leads are the same in all positions and for all moves that this seat can't tell apart.
func (l law) closely(m *rules.Match) {
	if m.Index() == 0 {
		return
	}
	e, t := m.Entry(m.Index()-1), m.State()
	for _, to := range viewers(m) {
		sight := m.Sight(to)
		mask := sight.Entry(m.Index() - 1).Move
		l.notation(mask)
		if to == e.By && mask != e.Move && t.Turn() != rules.Nobody { // the end may show what nobody knew before
			l.t.Fatalf("seat %v may not know its own %s", to, l.g.Format(e.Move))
		}
		v := sight.At(m.Index() - 1)
		w := v.Apply(e.By, mask, nil)
		if !w.Equal(t.View(to)) {
			l.t.Fatalf("seat %v sees %s lead elsewhere:\n%s, not\n%s", to, l.g.Format(mask), l.g.Show(w), l.g.Show(t.View(to)))
		}
		l.events(v, sight.State(), sight.Events(m.Index()-1))
		l.alike(v.Guess(l.rand), to, e.By, mask, w)
	}
}

// alike: in another position that looks the same to a viewer, all moves that look the same lead to the same view.
func (l law) alike(s rules.State, to, by rules.Seat, mask rules.Move, after rules.State) {
	var moves []rules.Move
	if by == rules.Chance {
		for _, w := range s.Odds(nil) {
			moves = append(moves, w.Move)
		}
	} else {
		moves = s.Moves(nil, by)
		if l.g.Penalties != nil {
			moves = l.g.Penalties(moves, s, by, l.rand)
		}
	}
	l.rand.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	tried := 0
	for _, m := range moves {
		if s.Mask(to, by, m) != mask {
			continue
		}
		if got := s.Apply(by, m, nil).View(to); !got.Equal(after) {
			l.t.Fatalf("seat %v learns from %v %s, seen as %s, what it may not know:\n%s, not\n%s",
				to, by, l.g.Format(m), l.g.Format(mask), l.g.Show(got), l.g.Show(after))
		}
		if tried++; tried == 3 {
			return
		}
	}
}

// Guesses differ where there is more than one way to complete a view: one that is always the same, and wrong, would
// leave a search sure of what it can't know.
func TestGuessesDiffer(t *testing.T) {
	for _, g := range subjects() {
		hidden, sure := 0, 0
		for i := range 30 {
			r := rand.New(rand.NewPCG(uint64(i), 1))
			l := law{t, g, r.IntN, r}
			m, err := g.match(r.IntN)
			if err != nil {
				t.Fatal(err)
			}
			for n := r.IntN(100); n > 0 && m.State().Turn() != rules.Nobody; n-- {
				l.step(m, l.any)
			}
			for _, to := range viewers(m) {
				s := m.State()
				if v := s.View(to); !v.Equal(s) {
					hidden++
					if l.sure(v, s) {
						sure++
					}
				}
			}
		}
		if hidden > 0 != g.Secrets {
			t.Errorf("%s: %d positions hide something, and Secrets is %v", g.ID, hidden, g.Secrets)
		}
		if sure > hidden/3 {
			t.Errorf("%s: of %d positions that hide something, %d are always guessed alike, and wrong", g.ID, hidden, sure)
		}
	}
}

// sure tells whether all guesses at a view are the same, but not what is there.
func (l law) sure(v, s rules.State) bool {
	first := v.Guess(l.rand)
	if first.Equal(s) {
		return false
	}
	for range 8 {
		if !v.Guess(l.rand).Equal(first) {
			return false
		}
	}
	return true
}
