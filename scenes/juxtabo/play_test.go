package juxtabo_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/input"
	"quintet/scenes/juxtabo"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// look opens a match for its first player, who has taken the table; the trace goes on in lines.
func look(m *rules.Match, w, h int) (e *tabletest.Eye, lines *[]string) {
	lines = new([]string)
	e = tabletest.Look(juxtabo.New(), m, w, h, 1)
	e.Table.Trace = func(s string) { *lines = append(*lines, s) }
	e.Table.Ready()
	e.Pass(time.Second)
	return e, lines
}

func said(t *testing.T, lines *[]string, prefix string) {
	t.Helper()
	if !slices.ContainsFunc(*lines, func(s string) bool { return strings.HasPrefix(s, prefix) }) {
		t.Errorf("%q was not said, but %q", prefix, *lines)
	}
	*lines = nil
}

// press clicks the control with a name.
func press(t *testing.T, e *tabletest.Eye, name string) {
	t.Helper()
	var at *kit.Rect
	e.Table.Controls().Each(func(n string, r kit.Rect) {
		if n == name {
			at = &r
		}
	})
	if at == nil {
		t.Fatalf("there is no control %q", name)
	}
	x, y := at.Mid()
	e.Pass(700*time.Millisecond, input.Event{Kind: input.Move, X: x, Y: y}, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Up, X: x, Y: y})
}

func steps(m *rules.Match, mv rules.Move, by rules.Seat) []rules.Step {
	return m.State().Path(nil, by, mv)
}

// TestPlacing puts discs on stacks by taps, by a drag and by keys, and one where it doesn't fit.
func TestPlacing(t *testing.T) {
	m := dealt(t, 2, 3, nil)
	e, lines := look(m, 640, 480)
	defer e.Image.Deallocate()
	mv := first(m.State(), game.VerbPlace)
	path := steps(m, mv, 0)
	e.Pass(time.Second, e.Tap(path[0].Spot)...)
	said(t, lines, "chosen")
	e.Pass(time.Second, e.Tap(path[1].Spot)...)
	said(t, lines, "move 0 "+game.Game.Format(mv))

	mv = first(m.State(), game.VerbPlace)
	path = steps(m, mv, 0)
	e.Pass(time.Second, e.Drag(path[0].Spot, path[1].Spot)...)
	said(t, lines, "move 0 "+game.Game.Format(mv))

	// A stack of another colour.
	disc := m.State().Path(nil, 0, first(m.State(), game.VerbPlace))[0].Spot
	wrong := rules.Spot{}
	for y := range int8(5) {
		for x := range int8(5) {
			fits := false
			for _, o := range m.State().Moves(nil, 0) {
				p := steps(m, o, 0)
				fits = fits || len(p) == 2 && p[0].Spot == disc && p[1].Spot == game.BoardSpot(x, y)
			}
			if !fits && game.Used(m.State(), x, y) {
				wrong = game.BoardSpot(x, y)
			}
		}
	}
	if wrong.Zone != 0 {
		e.Pass(time.Second, e.Drag(disc, wrong)...)
		said(t, lines, "refused "+game.KeyColoursDiffer)
	}
	press(t, e, "action end")
	said(t, lines, "hidden")
	if m.State().Turn() != 1 {
		t.Error("the turn doesn't pass")
	}

	// The other player, by keys: the first arrow shows the cursor, Enter taps.
	e.Table.Ready()
	e.Pass(2 * time.Second)
	*lines = nil
	for _, k := range []ebiten.Key{ebiten.KeyDown, ebiten.KeyEnter, ebiten.KeyEnter} {
		e.Keys(k)
		e.Pass(700 * time.Millisecond)
	}
	if i := m.Index(); m.Entry(i-1).By != 1 || m.Entry(i-1).Move.Verb != game.VerbPlace {
		t.Errorf("keys put no disc on a stack: %q", *lines)
	}
}

// claimable is a match in which a seat has a valid claim, and that claim.
func claimable(t *testing.T, seat rules.Seat, options map[string]string) (*rules.Match, rules.Move) {
	t.Helper()
	for seed := range uint64(200) {
		m := dealt(t, 2, seed, options)
		for _, mv := range m.State().Moves(nil, seat) {
			if mv.Verb == game.VerbClaim {
				return m, mv
			}
		}
	}
	t.Fatal("nobody can claim anything")
	return nil, rules.Move{}
}

// TestStrictClaim holds that under strict claims all stacks are lit alike, that the pattern is claimed by its cells in any
// order, and that a false call costs the turn.
func TestStrictClaim(t *testing.T) {
	for _, right := range []bool{true, false} {
		m, mv := claimable(t, 0, nil)
		e, lines := look(m, 640, 480)
		press(t, e, "call 0")
		said(t, lines, "called")
		e.Pass(time.Second, e.Tap(steps(m, mv, 0)[0].Spot)...)
		cells := game.Claimed(mv)
		slices.Reverse(cells)
		if !right {
			for x := range int8(5) {
				if spot := game.BoardSpot(x, 4); !slices.Contains(cells, spot) {
					cells[0] = spot
				}
			}
		}
		for i, c := range cells {
			if i == 1 { // one tap too many, taken back
				for range 2 {
					e.Pass(100*time.Millisecond, e.Tap(game.BoardSpot(0, 0))...)
				}
				if slices.Contains(cells, game.BoardSpot(0, 0)) {
					t.Skip("the corner is in the pattern")
				}
			}
			e.Pass(2*time.Second, e.Tap(c)...)
		}
		said(t, lines, "move 0 claim")
		if won := game.Won(m.State(), 0) == 1; won != right {
			t.Errorf("a claim that is right: %v, is won: %v", right, won)
		}
		if right == (m.State().Turn() != 0) {
			t.Errorf("after a claim that is right: %v, %v is to move", right, m.State().Turn())
		}
		e.Image.Deallocate()
	}
}

// TestGuidedClaim: the pattern lights up, and one tap claims it.
func TestGuidedClaim(t *testing.T) {
	m, mv := claimable(t, 0, map[string]string{"claims": "guided"})
	e, lines := look(m, 640, 480)
	defer e.Image.Deallocate()
	press(t, e, "call 0")
	e.Pass(time.Second, e.Tap(game.Claimed(mv)[1])...)
	said(t, lines, "move 0 claim")
	if game.Won(m.State(), 0) != 1 {
		t.Error("the card isn't won")
	}
}

// secrets are the cards that are seen face up although they are in the hand of somebody else than a viewer.
func secrets(e *tabletest.Eye, viewer rules.Seat) (open int) {
	for i, p := range e.Table.Stage().Table() {
		if p.Spot.Zone == game.ZoneHand && rules.Seat(p.Spot.X) != viewer && (p.Face != 0 || e.Table.Stage().Poses()[i].Face != 0) {
			open++
		}
	}
	return open
}

// TestCallOutOfTurn lets the other player call: the table is handed over, the claim made, and the table handed back; nobody
// sees anybody else's cards.
func TestCallOutOfTurn(t *testing.T) {
	m, mv := claimable(t, 1, nil)
	e, lines := look(m, 640, 480)
	defer e.Image.Deallocate()
	hold := func(viewer rules.Seat) {
		t.Helper()
		if n := secrets(e, viewer); n > 0 {
			t.Errorf("seat %v sees %d cards of others", viewer, n)
		}
	}
	hold(0)
	press(t, e, "call 1")
	said(t, lines, "call 1")
	hold(rules.Nobody)
	e.Table.Ready()
	hold(1)
	e.Pass(time.Second)
	said(t, lines, "called")
	for _, s := range steps(m, mv, 1) {
		e.Pass(200*time.Millisecond, e.Tap(s.Spot)...)
	}
	said(t, lines, "move 1 claim")
	hold(rules.Nobody)
	e.Pass(3 * time.Second)
	hold(rules.Nobody)
	if game.Won(m.State(), 1) != 1 || m.State().Turn() != 0 {
		t.Errorf("%d cards are won, %v is to move", game.Won(m.State(), 1), m.State().Turn())
	}
	e.Table.Ready()
	hold(0)
	e.Pass(3 * time.Second)
	hold(0)

	// A call that is given up goes back, too.
	press(t, e, "call 1")
	e.Table.Ready()
	e.Pass(time.Second)
	press(t, e, "call 1")
	said(t, lines, "hung up")
	hold(rules.Nobody)
	e.Table.Ready()
	e.Pass(time.Second)
	mv = first(m.State(), game.VerbPlace)
	for _, s := range steps(m, mv, 0) {
		e.Pass(time.Second, e.Tap(s.Spot)...)
	}
	said(t, lines, "move 0 place")
}

// TestCallerIsNamed: while somebody calls out of turn the ring is round that seat, and the prompt names it.
func TestCallerIsNamed(t *testing.T) {
	for _, claims := range []string{"strict", "guided"} {
		m, mv := claimable(t, 1, map[string]string{"claims": claims})
		face := juxtabo.New()
		e := tabletest.Look(face, m, 640, 480, 1)
		words := e.App.Env().Theme.Words
		e.Table.Ready()
		e.Pass(time.Second)
		if got := e.Table.Ringed(); got != 0 {
			t.Errorf("in the turn of seat 0 the ring is round %v", got)
		}
		press(t, e, "call 1")
		e.Table.Ready()
		e.Pass(time.Second)
		if got := e.Table.Ringed(); got != 1 {
			t.Errorf("while seat 1 calls the ring is round %v", got)
		}
		taken := []rules.Step{{Button: table.ButtonCall}}
		for _, step := range append([]rules.Step{{}}, steps(m, mv, 1)...) {
			if step.Spot.Zone != 0 {
				taken = append(taken, step)
			}
			if line, _ := face.Prompt(words, e.Table.Sight(), taken); !strings.HasPrefix(line, "Mika: ") {
				t.Errorf("%s claims after %d taps: %q names no caller", claims, len(taken), line)
			}
		}
		press(t, e, "call 1")
		e.Table.Ready()
		e.Pass(time.Second)
		if got := e.Table.Ringed(); got != 0 {
			t.Errorf("when seat 1 has given up the ring is round %v", got)
		}
		if line, _ := face.Prompt(words, e.Table.Sight(), taken[:1]); strings.Contains(line, "Ana") {
			t.Errorf("in its own turn a caller needn't be named: %q", line)
		}
		e.Image.Deallocate()
	}
}

// TestTwoStacks: both stacks of a turn stay marked, and when they have grown, ending the turn is the button to press.
func TestTwoStacks(t *testing.T) {
	m := dealt(t, 2, 3, nil)
	face := juxtabo.New()
	e := tabletest.Look(face, m, 640, 480, 1)
	defer e.Image.Deallocate()
	e.Table.Ready()
	e.Pass(time.Second)
	main := func() bool {
		all := face.Actions(e.App.Env().Theme.Words, e.Table.Sight(), nil)
		return len(all) > 0 && all[len(all)-1].Main
	}
	var grown []rules.Spot
	for range 2 {
		if main() {
			t.Error("ending is the button to press, but a disc is due")
		}
		mv := first(m.State(), game.VerbPlace)
		path := steps(m, mv, 0)
		grown = append(grown, path[1].Spot)
		for _, s := range path {
			e.Pass(time.Second, e.Tap(s.Spot)...)
		}
		marked := face.Marked(nil, e.Table.Sight(), m.Index()-1)
		if len(marked) != len(grown) || slices.ContainsFunc(grown, func(s rules.Spot) bool { return !slices.Contains(marked, s) }) {
			t.Errorf("after discs on %v these are marked: %v", grown, marked)
		}
	}
	if grown[0] == grown[1] || !main() {
		t.Errorf("two discs lie on %v, but ending isn't the button to press", grown)
	}
}

// TestCallsAlike: what the buttons of the others say has the same form at all seats, whatever their names.
func TestCallsAlike(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {640, 360}, {844, 390}, {1280, 720}} {
		for _, name := range []string{"Bo", "Maximiliana", "Al"} {
			s := rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Name: "Mika"}, {Name: name}, {Name: "Joana Maria"}}}
			m, err := rules.NewMatch(game.Game, s, 3)
			if err != nil {
				t.Fatal(err)
			}
			chance(t, m)
			e, _ := look(m, size[0], size[1])
			var all []string
			for _, c := range e.Table.Controls().List() {
				if b, ok := c.(*kit.Button); ok && c.Shown() && (strings.HasSuffix(b.Label(), " calls") || len(b.Label()) == 2) {
					all = append(all, b.Label())
				}
			}
			if len(all) != 3 {
				t.Errorf("%v: the others' buttons are %q", size, all)
			}
			for _, l := range all {
				if strings.HasSuffix(l, " calls") != strings.HasSuffix(all[0], " calls") {
					t.Errorf("%v: %q are not alike", size, all)
				}
			}
			e.Image.Deallocate()
		}
	}
}

// TestCallOnABotsTurn: who plays alone against bots calls while a bot is thinking, which waits.
func TestCallOnABotsTurn(t *testing.T) {
	s := rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Bot: "random"}}, Start: 1}
	for seed := range uint64(300) {
		begin := func() *rules.Match {
			m, err := rules.NewMatch(game.Game, s, seed)
			if err != nil {
				t.Fatal(err)
			}
			return m
		}
		m := begin()
		chance(t, m)
		moves := m.State().Moves(nil, 0)
		i := slices.IndexFunc(moves, func(mv rules.Move) bool { return mv.Verb == game.VerbClaim })
		if i < 0 {
			continue
		}
		path := steps(m, moves[i], 0)
		m = begin()
		e := tabletest.Look(juxtabo.New(), m, 640, 480, 1) // it is still being dealt
		defer e.Image.Deallocate()
		e.Table.Call(0)
		n := m.Index()
		e.Pass(3 * time.Second)
		if m.Index() != n {
			t.Error("the bot doesn't wait")
		}
		for _, s := range path {
			e.Pass(300*time.Millisecond, e.Tap(s.Spot)...)
		}
		if game.Won(m.State(), 0) != 1 {
			t.Error("the card isn't won")
		}
		e.Pass(20 * time.Second)
		if m.Index() < n+3 {
			t.Error("the bot doesn't go on")
		}
		return
	}
}

// TestTimer: the sand runs only while the player to move can see the table, and then the turn is over.
func TestTimer(t *testing.T) {
	m := dealt(t, 2, 3, map[string]string{"timer": "30"})
	e := tabletest.Look(juxtabo.New(), m, 640, 480, 1)
	defer e.Image.Deallocate()
	left := func() time.Duration {
		d, _, ok := e.Table.Clock()
		if !ok {
			t.Fatal("there is no clock")
		}
		return d
	}
	e.Pass(5 * time.Second)
	if left() != 30*time.Second {
		t.Errorf("%v are left before the table is taken", left())
	}
	e.Table.Ready()
	e.Pass(time.Second)
	was := left()
	e.Pass(5 * time.Second)
	if d := was - left(); d < 4900*time.Millisecond || d > 5*time.Second {
		t.Errorf("in five seconds the sand ran for %v", d)
	}
	e.App.Env().Hidden = true
	was = left()
	e.Pass(5 * time.Second)
	if left() != was {
		t.Error("the sand runs while nobody sees it")
	}
	e.App.Env().Hidden = false
	e.App.Step(time.Hour, &input.Frame{}) // asleep for an hour
	if was-left() > 200*time.Millisecond {
		t.Errorf("an hour's sleep took %v", was-left())
	}
	// A move made and taken back gives no time back.
	mv := first(m.State(), game.VerbPlace)
	for _, s := range steps(m, mv, 0) {
		e.Pass(time.Second, e.Tap(s.Spot)...)
	}
	was = left()
	e.Table.Undo()
	e.Pass(time.Second)
	if left() > was {
		t.Errorf("an undo gave %v", left()-was)
	}
	for range 40 {
		e.Pass(time.Second)
	}
	last := m.Index() - 1
	for last >= 0 && m.Entry(last).By < 0 {
		last--
	}
	if mv := m.Entry(last).Move; mv.Verb != game.VerbTimeout {
		t.Errorf("when time was over, %s", game.Game.Format(mv))
	}
	if m.State().Turn() != 1 {
		t.Error("the turn doesn't pass")
	}
}

// TestTimerOfAnotherTurn: a turn that begins after a move has been taken back and another one made has all its time, whatever
// the turn had used that began there before.
func TestTimerOfAnotherTurn(t *testing.T) {
	m := dealt(t, 2, 3, map[string]string{"timer": "30"})
	e := tabletest.Look(juxtabo.New(), m, 640, 480, 1)
	defer e.Image.Deallocate()
	left := func() time.Duration {
		d, _, _ := e.Table.Clock()
		return d
	}
	take := func() { e.Table.Ready(); e.Pass(time.Second) }
	take()
	for first(m.State(), game.VerbEnd) != game.Do(game.VerbEnd) {
		tabletest.Show(e.Table, game.Game.Format(first(m.State(), game.VerbPlace)))
	}
	e.Pass(3 * time.Second)
	press(t, e, "action end")
	e.Pass(2 * time.Second)
	take()
	e.Pass(10 * time.Second)
	used := left()
	if m.State().Turn() != 1 || used > 22*time.Second {
		t.Fatalf("it is the turn of seat %v with %v left", m.State().Turn(), used)
	}
	e.Table.Undo()
	take()
	press(t, e, "action end")
	e.Pass(2 * time.Second)
	take()
	if m.State().Turn() != 1 || left() < 28*time.Second {
		t.Errorf("another turn of seat %v begins with %v", m.State().Turn(), left())
	}
}

// TestSolitaire plays some cards alone: a match with a disc, a card put away, and the one exchange.
func TestSolitaire(t *testing.T) {
	var m *rules.Match
	var put, call rules.Move
search:
	for seed := range uint64(100) {
		m = dealt(t, 1, seed, nil)
		for _, p := range m.State().Moves(nil, 0) {
			if p.Verb != game.VerbPlace {
				continue
			}
			for _, c := range m.State().Apply(0, p, nil).Moves(nil, 0) {
				if c.Verb == game.VerbClaim {
					put, call = p, c
					break search
				}
			}
		}
	}
	e := tabletest.Look(juxtabo.New(), m, 640, 480, 1)
	defer e.Image.Deallocate()
	for _, s := range steps(m, put, 0) {
		e.Pass(time.Second, e.Tap(s.Spot)...)
	}
	if game.Provisional(m.State()) != 1 {
		t.Fatal("the disc doesn't lie provisionally")
	}
	press(t, e, "call 0")
	e.Pass(3*time.Second, e.Tap(game.Claimed(call)[0])...)
	if game.Won(m.State(), 0) != 1 {
		t.Fatal("the card isn't won")
	}
	deck := game.Deck(m.State())
	press(t, e, "action exchange")
	e.Pass(3 * time.Second)
	if !game.Exchanged(m.State()) {
		t.Error("the discs are not exchanged")
	}
	press(t, e, "action skip")
	e.Pass(3 * time.Second)
	if game.Deck(m.State()) != deck-1 {
		t.Errorf("%d cards are in the pile, there were %d", game.Deck(m.State()), deck)
	}
}
