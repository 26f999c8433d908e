package box_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/box"
	"quintet/scenes/box"
	"quintet/scenes/input"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// sat is a table of two people that the first one has in hand, before the first tile.
func sat(t *testing.T) *tabletest.Eye {
	e := look(tabletest.Begun(t, game.Game, tabletest.Two(nil), moves(0)...), 640, 360, 1)
	e.Table.Ready()
	e.Pass(time.Second)
	return e
}

// laid wants the first tile to lie somewhere, or none at all.
func laid(t *testing.T, e *tabletest.Eye, want string) {
	t.Helper()
	m, got := e.Table.Match(), ""
	for i := range m.Index() {
		if en := m.Entry(i); en.Move.Verb == game.VerbPlay {
			got = game.Game.Format(en.Move)
		}
	}
	if got != want {
		t.Fatalf("%q has been laid, not %q", got, want)
	}
}

var hand = game.HandSpot(0)

// click is a click of the mouse where a tile lies that has its first dot on a point.
func click(e *tabletest.Eye, x, y int8) []input.Event { return e.Tap(game.BoardSpot(x, y)) }

// TestMouseLays: the tile follows the mouse and is laid by a click, turned by the wheel, by a key or by a click on it, and
// carried from the hand to its place.
func TestMouseLays(t *testing.T) {
	e := sat(t)
	e.Pass(time.Second, click(e, 3, 0)...)
	laid(t, e, "play h 3 0")

	e = sat(t)
	wheel := mouse(e, 3, -1)
	wheel.Kind, wheel.Button = input.Down, ebiten.MouseButtonMiddle
	e.Pass(0, mouse(e, 3, -1), wheel)
	wheel.Kind = input.Up
	e.Pass(0, wheel)
	e.Pass(time.Second, click(e, 3, -1)...)
	laid(t, e, "play v 3 -1")

	e = sat(t)
	key(e, ebiten.KeyT)
	e.Pass(time.Second, click(e, 1, 2)...)
	laid(t, e, "play v 1 2")

	e = sat(t)
	e.Pass(0, e.Tap(hand)...) // takes it
	e.Pass(0, e.Tap(hand)...) // and turns it
	e.Pass(time.Second, click(e, 2, 1)...)
	laid(t, e, "play v 2 1")

	e = sat(t)
	e.Pass(time.Second, e.Drag(hand, game.BoardSpot(-3, -2))...)
	laid(t, e, "play h -3 -2")
}

// TestFingerTries: a tap puts the tile down to be looked at, a drag moves it, a second tap turns it, and the button lays it.
func TestFingerTries(t *testing.T) {
	e := sat(t)
	e.Pass(time.Second, touch(e, 4, 0)...)
	laid(t, e, "")
	e.Pass(time.Second, touch(e, 4, 0)...) // turns it
	x, y := e.At(game.BoardSpot(4, 0))
	u, v := e.At(game.BoardSpot(1, 2))
	at := func(k input.Kind, x, y float64) input.Event {
		return input.Event{Kind: k, ID: 5, Touch: true, X: x, Y: y}
	}
	e.Pass(0, at(input.Down, x+9, y+5), at(input.Move, (x+u)/2, (y+v)/2), at(input.Move, u+9, v+5), at(input.Up, u+9, v+5))
	laid(t, e, "")
	press(t, e, "Lay")
	laid(t, e, "play v 1 2")

	// A drag from the hand by a finger only tries, too.
	e = sat(t)
	drag := e.Drag(hand, game.BoardSpot(4, 0))
	for i := range drag {
		drag[i].ID, drag[i].Touch = 2, true
	}
	e.Pass(time.Second, drag[1:]...)
	laid(t, e, "")
	press(t, e, "Lay")
	laid(t, e, "play h 4 0")
}

// press presses a button of the panel by its words.
func press(t *testing.T, e *tabletest.Eye, words string) {
	t.Helper()
	for _, c := range e.Table.Controls().List() {
		if b, ok := c.(interface{ Label() string }); ok && b.Label() == words && c.Shown() {
			x, y := c.Box().Mid()
			e.Pass(time.Second, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Up, X: x, Y: y})
			return
		}
	}
	t.Fatalf("there is no button %q", words)
}

// TestKeysLay: arrows move the tile point by point, T and Space turn it, Enter lays it, Escape takes it away.
func TestKeysLay(t *testing.T) {
	e := sat(t)
	key(e, ebiten.KeyRight) // it comes beside the start tile
	key(e, ebiten.KeyLeft, ebiten.KeyUp, ebiten.KeySpace)
	key(e, ebiten.KeyEnter)
	laid(t, e, "play v 3 -1")

	e = sat(t)
	key(e, ebiten.KeyRight, ebiten.KeyEscape, ebiten.KeyEnter)
	laid(t, e, "")
	key(e, ebiten.KeyDown, ebiten.KeyT, ebiten.KeyT, ebiten.KeyEnter)
	laid(t, e, "play h 4 0")
}

// TestRefused: what doesn't fit is refused with its reason, however it is tried, and nothing is laid.
func TestRefused(t *testing.T) {
	for name, c := range map[string]struct {
		x, y int8
		want string
	}{"too many": {2, 0, game.KeyCoversTooMany}, "a corner": {4, 3, game.KeyNoContact}, "apart": {5, 0, game.KeyNoContact}} {
		for way, try := range map[string]func(e *tabletest.Eye){
			"click": func(e *tabletest.Eye) { e.Pass(time.Second, click(e, c.x, c.y)...) },
			"drag":  func(e *tabletest.Eye) { e.Pass(time.Second, e.Drag(hand, game.BoardSpot(c.x, c.y))...) },
			"touch": func(e *tabletest.Eye) { e.Pass(0, touch(e, c.x, c.y)...); press(t, e, "Lay") },
		} {
			e := sat(t)
			said := ""
			e.Table.Trace = func(line string) {
				if len(line) > 8 && line[:8] == "refused " {
					said = line[8:]
				}
			}
			try(e)
			laid(t, e, "")
			if said != c.want {
				t.Errorf("%s by %s: refused %q, want %q", name, way, said, c.want)
			}
			if e.Table.Stage().Held() >= 0 {
				t.Errorf("%s by %s: the tile isn't back", name, way)
			}
		}
	}
}

// TestCamera: a drag on the cloth moves it, the wheel and two fingers bring it nearer round where they are, and F and the
// button show all again.
func TestCamera(t *testing.T) {
	e := sat(t)
	begin := e.Table.Spots().Plain()
	x, y := begin.Frame.Mid()
	at := func(k input.Kind, id int, x, y float64) input.Event {
		return input.Event{Kind: k, ID: id, Touch: id > 0, X: x, Y: y}
	}
	e.Pass(time.Second, at(input.Down, 0, x, y), at(input.Move, 0, x+20, y+10), at(input.Move, 0, x+40, y-10), at(input.Up, 0, x+40, y-10))
	if l := e.Table.Spots().Plain(); l.X != begin.X+40 || l.Y != begin.Y-10 || l.Pitch != begin.Pitch {
		t.Errorf("after a drag by 40, -10 the cloth has moved by %v, %v", l.X-begin.X, l.Y-begin.Y)
	}
	laid(t, e, "")
	key(e, ebiten.KeyF)
	e.Pass(time.Second)
	if l := e.Table.Spots().Plain(); l != begin {
		t.Errorf("F shows %+v, not %+v", l, begin)
	}

	point := func(l sprites.Lattice, x, y float64) [2]float64 {
		return [2]float64{(x - l.X) / l.Pitch, (y - l.Y) / l.Pitch}
	}
	wheel := at(input.Wheel, 0, x+50, y)
	wheel.DY = 2
	e.Pass(time.Second, wheel)
	l := e.Table.Spots().Plain()
	p, q := point(begin, x+50, y), point(l, x+50, y)
	if l.Pitch < begin.Pitch*1.2 || dist(p, q) > .3 {
		t.Errorf("the wheel makes %v of %v, and %v of the point %v under it", l.Pitch, begin.Pitch, q, p)
	}
	if l.Pitch != float64(int(l.Pitch)) {
		t.Errorf("dots lie %v pixels apart: between pixels they are blurred", l.Pitch)
	}
	e.Table.Controls().Each(func(name string, r kit.Rect) {
		if name == "fit" {
			u, v := r.Mid()
			e.Pass(time.Second, at(input.Down, 0, u, v), at(input.Up, 0, u, v))
		}
	})
	if l := e.Table.Spots().Plain(); l != begin {
		t.Errorf("the button shows %+v, not %+v", l, begin)
	}

	e.Pass(0, at(input.Down, 1, x-30, y), at(input.Down, 2, x+30, y))
	e.Pass(0, at(input.Move, 1, x-45, y), at(input.Move, 2, x+45, y))
	e.Pass(time.Second, at(input.Up, 1, x-45, y), at(input.Up, 2, x+45, y))
	l = e.Table.Spots().Plain()
	if p, q := point(begin, x, y), point(l, x, y); l.Pitch < begin.Pitch*1.4 || l.Pitch > begin.Pitch*1.6 || dist(p, q) > .3 {
		t.Errorf("two fingers half as far apart again make %v of %v, and %v of the point %v between them", l.Pitch, begin.Pitch, q, p)
	}
	laid(t, e, "")
}

func dist(p, q [2]float64) float64 { return math.Hypot(p[0]-q[0], p[1]-q[1]) }

// TestSecretsStayDown: no secret is in what is drawn: not the colours but while their owner looks, not the tiles of
// others, and nothing at all while the table is handed over.
func TestSecretsStayDown(t *testing.T) {
	m := tabletest.Begun(t, game.Game, tabletest.Two(nil), moves(2)...)
	face := box.New()
	e := tabletest.Look(face, m, 640, 360, 1)
	seen := func(when string, looks, mine bool) {
		t.Helper()
		for i, p := range e.Table.Stage().Poses() {
			at := e.Table.Stage().Table()[i].Spot
			switch {
			case i >= game.StartTile && p.Face != 0 && !(looks && at.Zone == game.ZoneSecret && at.X == 0):
				t.Errorf("%s secret tile %d shows face %d", when, i, p.Face)
			case i < game.StartTile && at.Zone != game.ZoneBoard && p.Face != 0 && !(mine && at == hand):
				t.Errorf("%s tile %d at %v shows face %d", when, i, at, p.Face)
			}
		}
	}
	seen("handed over,", false, false)
	e.Table.Ready()
	e.Pass(time.Second)
	seen("in hand,", false, true)
	veils := face.(table.Peeking).Veils()
	if len(veils) != 1 {
		t.Fatalf("there are %d things to look at", len(veils))
	}
	x, y := veils[0].Mid()
	hold := input.Event{Kind: input.Down, ID: 7, Touch: true, X: x, Y: y}
	e.Pass(0, hold)
	shows := 0
	for i, p := range e.Table.Stage().Poses() {
		if i >= game.SecretTile && p.Face != 0 {
			shows++
		}
	}
	if shows != 1 {
		t.Errorf("while one looks %d colours are seen", shows)
	}
	seen("looking,", true, true)
	hold.Kind = input.Up
	e.Pass(0, hold)
	seen("having looked,", false, true)

	// By key, as long as it is held.
	e.App.Step(0, &input.Frame{Keys: []ebiten.Key{ebiten.KeyL}, Held: []ebiten.Key{ebiten.KeyL}})
	seen("looking by key,", true, true)
	e.App.Step(0, &input.Frame{})
	seen("having looked by key,", false, true)

	// A look ends where the menu is opened: who lets go there is not heard.
	e.Pass(0, input.Event{Kind: input.Down, ID: 7, Touch: true, X: x, Y: y})
	e.App.Step(0, &input.Frame{Keys: []ebiten.Key{ebiten.KeyEscape}})
	if e.App.Top() == kit.Scene(e.Table) {
		e.App.Step(0, &input.Frame{Keys: []ebiten.Key{ebiten.KeyEscape}})
	}
	if e.App.Top() == kit.Scene(e.Table) {
		t.Fatal("Escape opens no menu")
	}
	seen("under the menu,", false, true)
	e.Pass(0, input.Event{Kind: input.Up, ID: 7, Touch: true, X: x, Y: y})
	e.App.Step(0, &input.Frame{Keys: []ebiten.Key{ebiten.KeyEscape}})
	e.Pass(time.Second)
	seen("back from the menu,", false, true)

	// A look ends where the table is given away.
	e.Pass(0, input.Event{Kind: input.Down, ID: 7, Touch: true, X: x, Y: y})
	tabletest.Show(e.Table, "play v -1 -2")
	for range 40 {
		e.Pass(20 * time.Millisecond)
		seen("given away,", false, e.Table.Sight().To() == 0)
	}
	if e.Table.Sight().To() != rules.Nobody {
		t.Error("the table hasn't been given away")
	}
}

// TestNothingToCount ends a match in which nobody has a square.
func TestNothingToCount(t *testing.T) {
	var m *rules.Match
	for seed := uint64(0); m == nil; seed++ {
		if seed == 200 {
			t.Fatal("somebody always has a square")
		}
		r := rand.New(rand.NewPCG(seed, 1))
		all, err := rules.NewMatch(game.Game, tabletest.Two(nil), seed)
		if err != nil {
			t.Fatal(err)
		}
		for st := all.State(); st.Turn() != rules.Nobody; st = all.State() {
			if st.Turn() == rules.Chance {
				_, err = all.Chance()
			} else {
				moves := st.Moves(nil, st.Turn())
				_, err = all.Play(st.Turn(), moves[r.IntN(len(moves))])
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if len(all.State().Result().Shapes) == 0 {
			m = all
		}
	}
	last := game.Game.Format(m.Entry(m.Index() - 1).Move)
	m.Undo()
	e := tabletest.Look(box.New(), m, 640, 360, 1)
	defer e.Image.Deallocate()
	e.Table.Ready()
	e.Pass(time.Second)
	tabletest.Show(e.Table, last)
	for range 150 {
		e.Pass(20 * time.Millisecond)
	}
	if !e.Table.Finished() {
		t.Error("it doesn't end")
	}
}

// TestNobodyIsReadyAtOnce clicks and presses Enter on where the table is taken, just after it has been given away and a while later.
func TestNobodyIsReadyAtOnce(t *testing.T) {
	e := tabletest.Look(box.New(), tabletest.Begun(t, game.Game, tabletest.Two(nil)), 640, 360, 1)
	defer e.Image.Deallocate()
	var x, y float64
	e.Table.Trace = func(line string) { fmt.Sscanf(line, "button ready at %f %f", &x, &y) }
	e.App.Resize(640, 361, 1)
	e.Pass(time.Second)
	if x == 0 {
		t.Fatal("nothing says where the table is taken")
	}
	click := []input.Event{{Kind: input.Down, X: x, Y: y}, {Kind: input.Up, X: x, Y: y}}
	for range 2 {
		e.App.Resize(640, 721-e.App.Env().H, 1)
		e.Pass(20*time.Millisecond, click...)
		e.App.Step(20*time.Millisecond, &input.Frame{Keys: []ebiten.Key{ebiten.KeyEnter}})
		e.App.Step(0, &input.Frame{Keys: []ebiten.Key{ebiten.KeySpace}})
		e.Pass(100*time.Millisecond, click...)
		if e.Table.Sight().To() != rules.Nobody {
			t.Fatal("the table is taken by the click that has given it away")
		}
	}
	e.Pass(time.Second)
	e.Pass(20*time.Millisecond, click...)
	if e.Table.Sight().To() == rules.Nobody {
		t.Error("the table can't be taken")
	}
}

// TestHandovers plays with people and bots who hand the table over, and looks at every frame.
func TestHandovers(t *testing.T) {
	turns := 60
	if testing.Short() {
		turns = 15
	}
	two := tabletest.Two(nil)
	four := rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Name: "Mika"}, {Name: "Uli", Bot: "random"}, {Name: "Zoe"}},
		Start: 1, Options: map[string]string{"teams": "on"}}
	for seed, s := range []rules.Setup{two, four} {
		tabletest.Handovers(t, game.Game, box.New, s, uint64(seed), turns)
	}
}

// TestLookEndsWithItsKey: the secret colour is shown while L is held, whatever else is held down.
func TestLookEndsWithItsKey(t *testing.T) {
	e := sat(t)
	var said []string
	e.Table.Trace = func(s string) { said = append(said, s) }
	frame := func(pressed ebiten.Key, held ...ebiten.Key) {
		in := &input.Frame{Held: held}
		if pressed >= 0 {
			in.Keys = []ebiten.Key{pressed}
		}
		e.App.Step(20*time.Millisecond, in)
	}
	frame(ebiten.KeyL, ebiten.KeyL)
	frame(-1, ebiten.KeyL, ebiten.KeyShift)
	if !slices.Contains(said, "peek true") || slices.Contains(said, "peek false") {
		t.Fatalf("while L is held: %q", said)
	}
	frame(-1, ebiten.KeyShift)
	if !slices.Contains(said, "peek false") {
		t.Errorf("after L is let go: %q", said)
	}
}
