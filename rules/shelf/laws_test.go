package shelf_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quintet/rules"

	"pgregory.net/rapid"
)

// TestLaws walks at random through matches of every game and holds where it comes to the laws that all games keep. What
// fails is made shorter before it is shown. More of them: go test ./rules/shelf -run Laws -rapid.checks=10000
func TestLaws(t *testing.T) {
	for _, g := range subjects() {
		t.Run(g.ID, rapid.MakeCheck(func(t *rapid.T) {
			number := func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "of "+g.ID) }
			l := law{t, g, number, rand.New(rand.NewPCG(uint64(number(1<<30)), 0))}
			m, err := g.match(number)
			if err != nil {
				t.Fatal(err)
			}
			for range number(200) {
				if m.State().Turn() == rules.Nobody {
					break
				}
				l.step(m, l.any)
			}
			l.closely(m)
			l.position(m)
			if m.State().Turn() == rules.Nobody {
				l.match(m)
			}
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
	l.sides(m, res.Winners)
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
		if !l.g.OutOfTurn && to != turn && len(moves) > 0 {
			l.t.Fatalf("seat %v has moves in the turn of %v, and nobody acts out of turn", to, turn)
		}
		l.moves(m, to, moves)
		l.view(s, to, moves)
		if len(moves) > 0 {
			l.taps(s, to, moves)
		}
	}
	l.save(m)
	l.undo(m)
}

// sides: who plays on one side wins and scores together.
func (l law) sides(m *rules.Match, winners []rules.Seat) {
	if l.g.Side == nil {
		return
	}
	s := m.State()
	scores := s.Result().Scores
	for a := range rules.Seat(len(m.Setup().Players)) {
		for b := range a {
			if l.g.Side(s, a) != l.g.Side(s, b) {
				continue
			}
			if slices.Contains(winners, a) != slices.Contains(winners, b) || scores != nil && scores[a] != scores[b] {
				l.t.Fatalf("seats %d and %d are on one side, but %v win with %v", b, a, winners, scores)
			}
		}
	}
}

// moves: every move listed passes Check and no two read alike; any other one is refused with a reason, or costs something.
// What a seat is told about its moves is the same whatever else the table hides from it.
func (l law) moves(m *rules.Match, by rules.Seat, moves []rules.Move) {
	s := m.State()
	listed := make(map[rules.Move]bool, len(moves))
	texts := make(map[string]bool, len(moves))
	for _, mv := range moves {
		if err := s.Check(by, mv); err != nil {
			l.t.Fatalf("%v %s is listed but refused: %v", by, l.g.Format(mv), err)
		}
		l.notation(mv)
		listed[mv], texts[l.g.Format(mv)] = true, true
	}
	if len(listed) < len(moves) || len(texts) < len(moves) {
		l.t.Fatalf("of %d moves of %v only %d differ, and %d read differently", len(moves), by, len(listed), len(texts))
	}
	costly := make(map[rules.Verb]bool)
	if l.g.Penalties != nil && by >= 0 {
		for _, mv := range l.g.Penalties(nil, s, by, l.rand) {
			if err := s.Check(by, mv); err != nil || listed[mv] {
				l.t.Fatalf("%v %s is called penalised, but is listed, or refused: %v", by, l.g.Format(mv), err)
			}
			l.notation(mv)
			costly[mv.Verb] = true
		}
	}
	if by < 0 {
		return
	}
	view := s.View(by)
	other := view.Guess(l.rand)
	for _, mv := range l.strange(m, by, moves) {
		err := s.Check(by, mv)
		for _, o := range []rules.State{view, other} {
			if why := o.Check(by, mv); keyOf(why) != keyOf(err) {
				l.t.Fatalf("%v %s: %v, but %v in another position that looks the same to it", by, l.g.Format(mv), err, why)
			}
		}
		if listed[mv] || err == nil && costly[mv.Verb] { // not all that costs need be named
			continue
		}
		r, ok := err.(*rules.Refusal)
		if !ok || r.Key == "" || r.Text == "" || strings.ContainsAny(r.Error(), "{}\n") {
			l.t.Fatalf("%v %v (%s) is not listed, but refused with %v", by, mv, l.g.Format(mv), err)
		}
	}
}

// strange are moves that are mostly not legal: any bytes, legal moves with one byte altered or as others see them, moves
// made before.
func (l law) strange(m *rules.Match, by rules.Seat, moves []rules.Move) (list []rules.Move) {
	for range 4 {
		mv := rules.Move{Verb: rules.Verb(l.rand.IntN(12))}
		for i := range l.rand.IntN(4) {
			mv.Args[i] = int8(l.rand.IntN(20) - 2)
		}
		list = append(list, mv)
	}
	for range min(len(moves), 6) {
		mv := moves[l.rand.IntN(len(moves))]
		if i := l.rand.IntN(len(mv.Args)); l.rand.IntN(2) == 0 {
			mv.Args[i] += int8(l.rand.IntN(5) - 2)
		} else {
			mv.Args[i/3] += int8(1 - 2*(i%2))
		}
		list = append(list, mv)
	}
	if len(moves) > 0 {
		list = append(list, m.State().Mask(rules.Nobody, by, moves[l.rand.IntN(len(moves))]))
	}
	for range min(m.Index(), 6) {
		list = append(list, m.Entry(l.rand.IntN(m.Index())).Move)
	}
	return list
}

// keyOf is "" for what is allowed.
func keyOf(err error) string {
	if r, ok := errors.AsType[*rules.Refusal](err); ok {
		return r.Key
	}
	return ""
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

// step makes one move, chosen unless chance is due, and holds it to the laws about what is seen of it.
func (l law) step(m *rules.Match, choose func(*rules.Match) (rules.Seat, rules.Move)) {
	s := m.State()
	var err error
	var events []rules.Event
	if s.Turn() == rules.Chance {
		events, err = m.Chance()
	} else {
		events, err = m.Play(choose(m))
	}
	if err != nil {
		l.t.Fatalf("%v", err)
	}
	e, t := m.Entry(m.Index()-1), m.State()
	if !s.Apply(e.By, e.Move, nil).Equal(t) {
		l.t.Fatalf("%s does something else when nobody looks", l.g.Format(e.Move))
	}
	l.events(s, t, events)
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
