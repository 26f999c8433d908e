package joggle_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/joggle"
	"quintet/scenes/input"
	"quintet/scenes/joggle"
)

// field is a field of the board by its name.
func field(name string) rules.Spot { return game.BoardSpot(int8(name[3]-'1'), int8(name[1]-'1')) }

// made is the last move, in notation.
func made(e *tabletest.Eye) string {
	m := e.Table.Match()
	if m.Index() == 0 {
		return ""
	}
	return game.Game.Format(m.Entry(m.Index() - 1).Move)
}

// hand is how a move of one or two spots is asked for.
type hand struct {
	name string
	do   func(e *tabletest.Eye, at ...rules.Spot)
}

var taps = hand{"taps", func(e *tabletest.Eye, at ...rules.Spot) {
	for _, s := range at {
		e.Pass(50*time.Millisecond, e.Tap(s)...)
	}
}}

var drags = hand{"drags", func(e *tabletest.Eye, at ...rules.Spot) {
	if len(at) == 1 { // out of the store
		st := e.Table.Match().State()
		first := game.ColourOf(st, game.Mover(st)) * game.Marbles / 2
		at = []rules.Spot{e.Table.Stage().Table()[first+15].Spot, at[0]}
	}
	e.Pass(50*time.Millisecond, e.Drag(at[0], at[1])...)
}}

// keys walk with the cursor, Enter where it is.
var keys = hand{"keys", func(e *tabletest.Eye, at ...rules.Spot) {
	press := func(k ebiten.Key) { e.App.Step(20*time.Millisecond, &input.Frame{Keys: []ebiten.Key{k}}) }
	for _, s := range at {
		press(ebiten.KeyRight) // the cursor comes up where something can be done
		for range 40 {
			x, y := e.At(e.Table.Cursor())
			tx, ty := e.At(s)
			switch {
			case tx > x+2:
				press(ebiten.KeyRight)
			case tx < x-2:
				press(ebiten.KeyLeft)
			case ty > y+2:
				press(ebiten.KeyDown)
			case ty < y-2:
				press(ebiten.KeyUp)
			}
		}
		press(ebiten.KeyEnter)
	}
}}

// TestMovesByHand makes each kind of move in each way.
func TestMovesByHand(t *testing.T) {
	all := placed()
	for _, h := range []hand{taps, drags, keys} {
		for _, c := range []struct {
			want   string
			before []string
		}{
			{"place r1c4", append(all[:4:4], "roll Y")},
			{"move r1c1 r2c1", append(all[:64:64], "roll Y")},
			{"exchange r1c1 r3c1", append(all[:64:64], "roll J")},
		} {
			t.Run(h.name+" "+c.want, func(t *testing.T) {
				e := look(begun(t, map[string]string{"target": "s4"}, c.before...), 1280, 720, 1)
				m, err := game.Game.Parse(c.want)
				if err != nil {
					t.Fatal(err)
				}
				st := e.Table.Match().State()
				var at []rules.Spot
				for _, s := range st.Path(nil, st.Turn(), m) {
					at = append(at, s.Spot)
				}
				h.do(e, at...)
				if got := made(e); got != c.want {
					t.Errorf("%s was made, want %s", got, c.want)
				}
				e.Pass(2 * time.Second)
				if !e.Table.Finished() {
					t.Error("it still moves")
				}
			})
		}
	}
}

// TestThrow throws the die by a tap, by a drag that ends anywhere, and by a key.
func TestThrow(t *testing.T) {
	for name, do := range map[string]func(e *tabletest.Eye){
		"tap": func(e *tabletest.Eye) { e.Pass(0, e.Tap(game.DieSpot())...) },
		"drag": func(e *tabletest.Eye) {
			x, y := e.At(game.DieSpot())
			e.Pass(0, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Move, X: x - 100, Y: y + 40},
				input.Event{Kind: input.Move, X: 300, Y: 300}, input.Event{Kind: input.Up, X: 300, Y: 300})
		},
		"key":     func(e *tabletest.Eye) { e.App.Step(0, &input.Frame{Keys: []ebiten.Key{ebiten.KeySpace}}) },
		"by keys": func(e *tabletest.Eye) { keys.do(e, game.DieSpot()) },
	} {
		t.Run(name, func(t *testing.T) {
			e := look(begun(t, nil), 1280, 720, 1)
			do(e)
			e.Pass(100 * time.Millisecond)
			if e.Table.Match().Index() != 1 || !e.Table.Stage().Moving() {
				t.Fatalf("%d moves were made", e.Table.Match().Index())
			}
			e.Pass(time.Second)
			if got, want := e.Table.Stage().Poses()[game.Die].Face, uint8(game.Rolled(e.Table.Match().State())); got != want || !e.Table.Finished() {
				t.Errorf("the die shows %d, it was %d", got, want)
			}
		})
	}
}

// TestRefused tries what may not be done: nothing changes, and the table says why.
func TestRefused(t *testing.T) {
	for _, c := range []struct {
		name, want string
		before     []string
		at         []string
	}{
		{"before the throw", "throw-first", nil, []string{"r1c1"}},
		{"the wrong colour", game.KeyWrongColour, []string{"roll G"}, []string{"r1c1"}},
		{"on another one", game.KeyTaken, []string{"roll J", "place r1c1", "roll J"}, []string{"r1c1"}},
		{"another one", game.KeyNotYours, append(placed(), "roll Y"), []string{"r1c2"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := look(begun(t, nil, c.before...), 1280, 720, 1)
			var said []string
			e.Table.Trace = func(s string) { said = append(said, s) }
			for _, name := range c.at {
				e.Pass(time.Second, e.Tap(field(name))...)
			}
			found := false
			for _, s := range said {
				found = found || s == "refused "+c.want
			}
			if !found || e.Table.Match().Index() != len(c.before) {
				t.Errorf("it said %q", said)
			}
		})
	}
}

// touch is a tap by a finger.
func touch(e *tabletest.Eye, s rules.Spot) []input.Event {
	x, y := e.At(s)
	return []input.Event{{Kind: input.Down, ID: 3, Touch: true, X: x, Y: y}, {Kind: input.Up, ID: 3, Touch: true, X: x, Y: y}}
}

// TestSmallFieldsAreTappedTwice: on a small phone the first tap only shows what would happen; another tap there, or the
// button, does it, and a tap elsewhere asks anew. On a larger one a tap is enough.
func TestSmallFieldsAreTappedTwice(t *testing.T) {
	start := func(w, h int) *tabletest.Eye { return look(begun(t, nil, "roll B"), w, h, 1) }
	e := start(320, 568)
	e.Pass(50*time.Millisecond, touch(e, field("r1c1"))...)
	e.Pass(50*time.Millisecond, touch(e, field("r1c3"))...)
	if got := made(e); got != "roll B" {
		t.Fatalf("a tap on a small field made %s", got)
	}
	e.Pass(50*time.Millisecond, touch(e, field("r1c3"))...)
	if got := made(e); got != "place r1c3" {
		t.Errorf("the second tap made %s", got)
	}
	e = start(320, 568)
	var at string
	e.Table.Trace = func(s string) {
		if len(s) > 14 && s[:14] == "button confirm" {
			at = s
		}
	}
	e.Pass(50*time.Millisecond, touch(e, field("r1c1"))...)
	x, y := confirmAt(t, at)
	e.Pass(50*time.Millisecond, input.Event{Kind: input.Down, ID: 3, Touch: true, X: x, Y: y}, input.Event{Kind: input.Up, ID: 3, Touch: true, X: x, Y: y})
	if got := made(e); got != "place r1c1" {
		t.Errorf("the button made %s", got)
	}
	e = start(390, 844)
	e.Pass(50*time.Millisecond, touch(e, field("r1c1"))...)
	if got := made(e); got != "place r1c1" {
		t.Errorf("a tap on a large field made %s", got)
	}
	// A mouse is exact enough.
	e = start(320, 568)
	e.Pass(50*time.Millisecond, e.Tap(field("r1c1"))...)
	if got := made(e); got != "place r1c1" {
		t.Errorf("a click made %s", got)
	}
}

// TestUndoKeepsTheThrow: after an undo the same throw is there again, and the die lies as it did.
func TestUndoKeepsTheThrow(t *testing.T) {
	e := look(begun(t, nil), 1280, 720, 1)
	e.Pass(time.Second, e.Tap(game.DieSpot())...)
	was := e.Table.Stage().Poses()[game.Die]
	st := e.Table.Match().State()
	at := game.Lit(st).Spots(nil)[0]
	e.Pass(time.Second, e.Tap(at)...)
	e.Pass(2*time.Second, e.Tap(game.DieSpot())...)
	for e.Table.Match().CanUndo() {
		e.Table.Undo()
	}
	e.Pass(time.Second)
	if now := e.Table.Stage().Poses()[game.Die]; now != was {
		t.Errorf("the die lies at %v, it lay at %v", now, was)
	}
}

// TestUndoIsOfPersons: what a bot has done before a person decided anything can't be taken back, neither by the button nor by
// the key, and later undo goes back to the person's own choice.
func TestUndoIsOfPersons(t *testing.T) {
	s := rules.Setup{Players: []rules.Player{{Bot: "random"}, {Name: "Ana"}}}
	e := look(tabletest.Begun(t, game.Game, s, "roll J", "place r1c1", "roll J"), 1280, 720, 1)
	undone := 0
	e.Table.Trace = func(line string) {
		if strings.HasPrefix(line, "undo ") {
			undone++
		}
	}
	undo := func() {
		e.Keys(ebiten.KeyU)
		x, y := e.Table.Plan().Undo.Mid()
		e.Pass(time.Second, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Up, X: x, Y: y})
	}
	undo()
	if undone > 0 || e.Table.CanUndo() {
		t.Fatalf("%d times a bot's move was taken back before anybody else had decided anything", undone)
	}
	e.Pass(20*time.Millisecond, e.Tap(field("r8c8"))...)
	if m := e.Table.Match(); made(e) == "roll J" || !e.Table.CanUndo() {
		t.Fatalf("after %q undo is live: %v", game.Game.Format(m.Entry(m.Index()-1).Move), e.Table.CanUndo())
	}
	e.Keys(ebiten.KeyU)
	if made(e) != "roll J" || e.Table.Match().Index() != 3 || undone != 1 {
		t.Errorf("after an undo, the %d. one, the last of %d moves is %s", undone, e.Table.Match().Index(), made(e))
	}
	undo()
	if undone != 1 {
		t.Error("a bot's move was taken back")
	}
}

// TestFourSit: partners' marbles lie opposite each other, and a marble leaves the store of whose turn it is.
func TestFourSit(t *testing.T) {
	s := rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Name: "Mika"}, {Name: "Uli"}, {Name: "Zoë"}}}
	e := tabletest.Look(joggle.New(), tabletest.Begun(t, game.Game, s, "roll J", "place r1c1", "roll J", "place r1c2", "roll J"), 1280, 720, 1)
	_, ana := e.At(game.StoreSpot(0))
	_, uli := e.At(game.StoreSpot(8))
	mika, _ := e.At(game.StoreSpot(16))
	zoe, _ := e.At(game.StoreSpot(24))
	if ana < uli || mika > zoe {
		t.Error("partners don't sit opposite each other")
	}
	e.Pass(time.Second, e.Tap(field("r8c8"))...)
	if at := e.Table.Stage().Table()[8].Spot; at != field("r8c8") {
		t.Errorf("Uli's first marble lies at %v", at)
	}
}

func confirmAt(t *testing.T, line string) (x, y float64) {
	t.Helper()
	if n, _ := fmt.Sscanf(line, "button confirm at %f %f", &x, &y); n != 2 {
		t.Fatalf("the button is not there: %q", line)
	}
	return x, y
}

// TestBothEndsAreMarked: of a move both where the marble lies and where it lay stay marked, of an exchange both marbles.
func TestBothEndsAreMarked(t *testing.T) {
	m := begun(t, map[string]string{"target": "s4"}, append(placed(), "roll J")...)
	face := joggle.New()
	for _, verb := range []rules.Verb{game.VerbMove, game.VerbExchange} {
		for _, mv := range m.State().Moves(nil, m.State().Turn()) {
			if mv.Verb != verb {
				continue
			}
			if _, err := m.Play(m.State().Turn(), mv); err != nil {
				t.Fatal(err)
			}
			from, to := game.Way(mv)
			marked := face.Marked(nil, m.Sight(rules.Nobody), m.Index()-1)
			if len(marked) != 2 || !slices.Contains(marked, from) || !slices.Contains(marked, to) {
				t.Errorf("after %s %v are marked", game.Game.Format(mv), marked)
			}
			m.Undo()
			break
		}
	}
}
