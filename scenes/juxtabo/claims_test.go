package juxtabo_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/tabletest"
	"quintet/rules"
	"quintet/rules/bots"
	game "quintet/rules/juxtabo"
	"quintet/scenes/input"
	"quintet/scenes/juxtabo"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

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
		spare := game.BoardSpot(0, 0)
		for slices.Contains(cells, spare) {
			spare.X++
		}
		for i, c := range cells {
			if i == 1 { // one tap too many, taken back
				for range 2 {
					e.Pass(100*time.Millisecond, e.Tap(spare)...)
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

// TestCallStays: a call is given up by its button, by Escape or by a second tap on what was chosen. Whatever else is tapped,
// the felt beside the stacks or a disc of the reserve, it goes on, and what has been tapped of it stays.
func TestCallStays(t *testing.T) {
	for _, seat := range []rules.Seat{0, 1} {
		m, mv := claimable(t, seat, nil)
		face := juxtabo.New()
		e := tabletest.Look(face, m, 640, 480, 1)
		var taken []rules.Step
		words := e.App.Env().Theme.Words
		line := func() string {
			said, _ := face.Prompt(words, e.Table.Sight(), taken)
			return said
		}
		e.Table.Ready()
		e.Pass(time.Second)
		press(t, e, "call "+seat.String())
		e.Table.Ready()
		e.Pass(time.Second)
		path := steps(m, mv, seat)
		taken = []rules.Step{{Button: table.ButtonCall}}
		n := game.CardSize(game.CardOf(mv))
		for i, step := range path[:len(path)-1] {
			if i > 0 {
				if want := fmt.Sprint(n+1-i, " "); !strings.Contains(line(), want) || strings.Contains(line(), "more") != (i > 1) {
					t.Errorf("after %d stacks: %q", i-1, line())
				}
			}
			e.Pass(200*time.Millisecond, e.Tap(step.Spot)...)
			taken = append(taken, rules.Step{Spot: step.Spot})
			board := e.Table.Plan().Board
			x, y := board.X+board.W*.012, board.Y+board.H*.012
			e.Pass(200*time.Millisecond, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Up, X: x, Y: y})
			for slot := range game.Held {
				e.Pass(200*time.Millisecond, e.Tap(game.ReserveSpot(seat, slot))...)
			}
		}
		e.Pass(200*time.Millisecond, e.Tap(path[len(path)-1].Spot)...)
		if game.Won(m.State(), seat) != 1 {
			t.Errorf("seat %v: the call is lost", seat)
		}
		e.Image.Deallocate()

		// Escape gives it up.
		m, mv = claimable(t, 0, nil)
		e = tabletest.Look(juxtabo.New(), m, 640, 480, 1)
		e.Table.Ready()
		press(t, e, "call 0")
		for _, step := range steps(m, mv, 0)[:2] {
			e.Pass(200*time.Millisecond, e.Tap(step.Spot)...)
		}
		e.Keys(ebiten.KeyEscape)
		index := m.Index()
		for _, step := range steps(m, mv, 0)[1:] {
			e.Pass(200*time.Millisecond, e.Tap(step.Spot)...)
		}
		if m.Index() != index {
			t.Error("Escape doesn't give a call up")
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
	t.Fatal("nobody can claim anything on a bot's turn")
}

// TestBotCallsInMidDrag: a bot calls while a person drags a disc. The disc goes home, and the finger has nothing any more.
func TestBotCallsInMidDrag(t *testing.T) {
	levels := bots.Levels(game.Game)
	tried := 0
	for seed := uint64(0); seed < 300 && tried < 3; seed++ {
		s := rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Name: "Uli", Bot: levels[len(levels)-1]}}}
		m, err := rules.NewMatch(game.Game, s, seed)
		if err != nil {
			t.Fatal(err)
		}
		chance(t, m)
		if !slices.ContainsFunc(m.State().Moves(nil, 1), func(mv rules.Move) bool { return mv.Verb == game.VerbClaim }) {
			continue
		}
		e := tabletest.Look(juxtabo.New(), m, 640, 480, 1)
		n := m.Index()
		path := steps(m, first(m.State(), game.VerbPlace), 0)
		drag := e.Drag(path[0].Spot, path[1].Spot)
		e.Pass(20*time.Millisecond, drag[:3]...)
		if len(e.Table.Stage().HeldAll(nil)) != 1 {
			t.Fatal("nothing is dragged")
		}
		for range 20 {
			e.Pass(500 * time.Millisecond)
		}
		if m.Index() > n {
			tried++
			drag[2].X += 3
			e.Pass(time.Second, drag[2])
			if held := e.Table.Stage().HeldAll(nil); len(held) > 0 {
				t.Errorf("seed %d: after the call the hand holds %v", seed, held)
			}
			e.Pass(time.Second, drag[3])
		}
		e.Image.Deallocate()
	}
	if tried == 0 {
		t.Error("no bot calls out of turn")
	}
}

// TestHintForACaller: who has called and sees nothing to claim is told so when asking for a hint.
func TestHintForACaller(t *testing.T) {
	m := dealt(t, 2, 0, nil)
	if len(m.State().View(1).Moves(nil, 1)) > 0 {
		t.Fatal("there is something to claim")
	}
	e, lines := look(m, 640, 480)
	defer e.Image.Deallocate()
	e.Table.Ready()
	e.Pass(time.Second)
	press(t, e, "call 1")
	e.Table.Ready()
	e.Pass(time.Second)
	e.Keys(ebiten.KeyH)
	said(t, lines, "hint none")
}
