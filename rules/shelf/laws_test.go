package shelf_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quintet/rules"

	"pgregory.net/rapid"
)

// TestLaws plays whole matches of every game at random and holds each position, each move and each match to the laws
// that all games keep. More of them: go test ./rules/shelf -run Laws -rapid.checks=10000
func TestLaws(t *testing.T) {
	for _, g := range subjects() {
		t.Run(g.ID, rapid.MakeCheck(func(t *rapid.T) {
			number := func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "of "+g.ID) }
			l := law{t, g, number, rand.New(rand.NewPCG(uint64(number(1<<30)), 0))}
			m, err := g.match(number)
			if err != nil {
				t.Fatal(err)
			}
			for m.State().Turn() != rules.Nobody {
				l.position(m)
				l.step(m)
			}
			l.position(m)
			l.match(m)
		}))
	}
}

// law is a walk through a match that watches the laws.
type law struct {
	t interface {
		Helper()
		Fatalf(format string, args ...any)
	}
	g    subject
	dice dice
	rand *rand.Rand
}

// viewers are everybody who may look on: the seats, and Nobody.
func viewers(m *rules.Match) []rules.Seat {
	list := []rules.Seat{rules.Nobody}
	for seat := range m.Setup().Players {
		list = append(list, rules.Seat(seat))
	}
	return list
}

// position holds one position to the laws about its moves, its taps and its views.
func (l law) position(m *rules.Match) {
	s := m.State()
	turn, res := s.Turn(), s.Result()
	if res.Over != (turn == rules.Nobody) || res.Over != (res.Key != "") || !res.Over && (res.Winners != nil || res.Shapes != nil) {
		l.t.Fatalf("seat %v is to move and the result is %+v", turn, res)
	}
	odds := s.Odds(nil)
	if (turn == rules.Chance) != (len(odds) > 0) {
		l.t.Fatalf("seat %v is to move and chance has %d outcomes", turn, len(odds))
	}
	for i, w := range odds {
		if w.Weight <= 0 || slices.ContainsFunc(odds[:i], func(o rules.Weighted) bool { return o.Move == w.Move }) {
			l.t.Fatalf("chance has the outcome %s twice, or with the weight %d", l.g.Format(w.Move), w.Weight)
		}
		l.notation(w.Move)
	}
	for _, to := range viewers(m) {
		moves := s.Moves(nil, to)
		if (turn < 0 || to < 0) && len(moves) > 0 || turn >= 0 && turn == to && len(moves) == 0 {
			l.t.Fatalf("seat %v is to move and %v has %d moves", turn, to, len(moves))
		}
		l.moves(s, to, moves)
		l.view(s, to, moves)
		if len(moves) > 0 {
			l.taps(s, to, moves)
		}
	}
}

// moves: every move listed passes Check and no two read alike; any other one is refused with a reason, or costs something.
func (l law) moves(s rules.State, by rules.Seat, moves []rules.Move) {
	texts := make(map[string]bool)
	for _, m := range moves {
		if err := s.Check(by, m); err != nil {
			l.t.Fatalf("%v %s is listed but refused: %v", by, l.g.Format(m), err)
		}
		l.notation(m)
		if text := l.g.Format(m); texts[text] {
			l.t.Fatalf("two moves read %s", text)
		} else {
			texts[text] = true
		}
	}
	var costly []rules.Move
	if l.g.Penalties != nil {
		costly = l.g.Penalties(nil, s, by, l.rand)
	}
	for _, m := range costly {
		if err := s.Check(by, m); err != nil || slices.Contains(moves, m) {
			l.t.Fatalf("%v %s is called penalised, but is listed, or refused: %v", by, l.g.Format(m), err)
		}
		l.notation(m)
	}
	// Where not all that costs is named, others of its kind may cost too.
	costs := func(m rules.Move) bool {
		return slices.ContainsFunc(costly, func(c rules.Move) bool { return c.Verb == m.Verb })
	}
	for range 8 {
		m := rules.Move{Verb: rules.Verb(l.rand.IntN(10))}
		for i := range l.rand.IntN(4) {
			m.Args[i] = int8(l.rand.IntN(20) - 2)
		}
		if slices.Contains(moves, m) {
			continue
		}
		err := s.Check(by, m)
		if err == nil && costs(m) {
			continue
		}
		r, ok := err.(*rules.Refusal)
		if !ok || r.Key == "" || r.Text == "" || strings.ContainsAny(r.Error(), "{}\n") {
			l.t.Fatalf("%v %v (%s) is not listed, but refused with %v", by, m, l.g.Format(m), err)
		}
	}
}

func (l law) notation(m rules.Move) {
	if got, err := l.g.Parse(l.g.Format(m)); err != nil || got != m {
		l.t.Fatalf("%v is written %q and read %v, %v", m, l.g.Format(m), got, err)
	}
}

// taps: the path of a move, its steps in any order allowed, makes that move and no other one, and not sooner.
func (l law) taps(s rules.State, by rules.Seat, moves []rules.Move) {
	t := rules.NewTaps(s, by)
	m := moves[l.dice(len(moves))]
	path := shuffled(l.dice, s.Path(nil, by, m))
	for i, tap := range path {
		got, done, ok := t.Tap(tap)
		if !ok || done != (i == len(path)-1) || done && got != m {
			l.t.Fatalf("tap %d of %v for %s: %s, done %v, ok %v", i, path, l.g.Format(m), l.g.Format(got), done, ok)
		}
	}
	if left := t.Next(nil); len(left) > 0 {
		l.t.Fatalf("%s is complete with %v, but %v may follow", l.g.Format(m), path, left)
	}
	if got, ok := l.g.Mean(s, by, path); !ok || got != m {
		l.t.Fatalf("%v means %s, not %s", path, l.g.Format(got), l.g.Format(m))
	}
}

// view: what a seat sees tells it all that it may do, and nothing that only others know.
func (l law) view(s rules.State, to rules.Seat, moves []rules.Move) {
	v := s.View(to)
	guess := v.Guess(l.rand)
	for name, o := range map[string]rules.State{"the view": v, "a guess": guess} {
		if !o.View(to).Equal(v) {
			l.t.Fatalf("%s of seat %v has another view", name, to)
		}
		if o.Turn() != s.Turn() || !slices.Equal(o.Moves(nil, to), moves) {
			l.t.Fatalf("%s of seat %v has other moves", name, to)
		}
	}
	if l.g.Show(guess.View(to)) != l.g.Show(v) || !slices.Equal(guess.View(to).Table(nil), v.Table(nil)) {
		l.t.Fatalf("seat %v can see what it may not know", to)
	}
}

// step makes one move and holds it to the laws about what is seen of it.
func (l law) step(m *rules.Match) {
	s := m.State()
	var err error
	var events []rules.Event
	if s.Turn() == rules.Chance {
		events, err = m.Chance()
	} else {
		events, err = m.Play(l.g.next(l.dice, m))
	}
	if err != nil {
		l.t.Fatalf("%v", err)
	}
	e, t := m.Entry(m.Index()-1), m.State()
	if !s.Apply(e.By, e.Move, nil).Equal(t) {
		l.t.Fatalf("%s does something else when nobody looks", l.g.Format(e.Move))
	}
	l.events(s, t, events)
	for _, to := range viewers(m) {
		var seen rules.Script
		mask := s.Mask(to, e.By, e.Move)
		l.notation(mask)
		v := s.View(to)
		w := v.Apply(e.By, mask, &seen)
		if !w.Equal(t.View(to)) {
			l.t.Fatalf("seat %v sees %s lead elsewhere:\n%s, not\n%s", to, l.g.Format(mask), l.g.Show(w), l.g.Show(t.View(to)))
		}
		l.events(v, w, seen.Events)
	}
}

// events: the table before and what is seen make the table after.
func (l law) events(before, after rules.State, events []rules.Event) {
	table := before.Table(nil)
	for _, e := range events {
		if e.Cue == "" {
			l.t.Fatalf("an event without a cue: %v", e)
		}
		for _, p := range e.Puts {
			table[p.Piece] = p.To
		}
	}
	if want := after.Table(nil); !slices.Equal(table, want) {
		l.t.Fatalf("%v is seen and makes\n%v, not\n%v", events, table, want)
	}
}
