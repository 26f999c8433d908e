package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/joggle"
	"quintet/rules/shelf"
)

// marbles is a match of Joggle played by hand: what the die shows is known only when it has been thrown, so the script keeps
// the position, and looks for a field for each throw.
type marbles struct {
	hands
	state rules.State
}

// throw throws the die in one of three ways, by turns, and takes the throw up.
func (m *marbles) throw(n int) {
	m.t.Helper()
	switch n % 3 {
	case 0:
		m.tap(joggle.DieSpot())
	case 1:
		m.Move(m.at(spot(joggle.DieSpot())))
		m.Press()
		m.said("pressed", strings.TrimPrefix(spot(joggle.DieSpot()), "spot "))
		x, y := m.at(spot(joggle.BoardSpot(4, 4)))
		m.Move(x+20, y)
		m.Move(x, y)
		m.Release()
	case 2:
		m.Key("Enter")
	}
	m.follow(rules.Chance, m.rolled())
}

func (m *marbles) rolled() string {
	return strings.TrimPrefix(strings.TrimSpace(m.WaitLine("chance roll", soon)), "chance ")
}

func (m *marbles) follow(by rules.Seat, text string) {
	m.t.Helper()
	mv, err := joggle.Game.Parse(text)
	if err == nil && by >= 0 { // a throw is nobody's move, so that Check lets it pass for none
		err = m.state.Check(by, mv)
	}
	if err != nil {
		m.t.Fatalf("%s: %v", text, err)
	}
	m.state = m.state.Apply(by, mv, nil)
}

// worth is how near a field brings a colour to its block: the most marbles of it in a block with that field and with none
// of the other colour.
func (m *marbles) worth(x, y int8, colour int) (best int) {
	own, other := joggle.Men(m.state, colour), joggle.Men(m.state, 1-colour)
	for _, size := range [][2]int8{{2, 3}, {3, 2}} {
		for fx := max(0, x-size[0]+1); fx <= min(x, 8-size[0]); fx++ {
		block:
			for fy := max(0, y-size[1]+1); fy <= min(y, 8-size[1]); fy++ {
				have := 1
				for i := range size[0] {
					for j := range size[1] {
						if other.Has(fx+i, fy+j) {
							continue block
						}
						if own.Has(fx+i, fy+j) {
							have++
						}
					}
				}
				best = max(best, have)
			}
		}
	}
	return best
}

// field is where to place: white builds a block, and black keeps out of its way.
func (m *marbles) field() rules.Spot {
	var best rules.Spot
	top := -100
	white := joggle.ColourOf(m.state, joggle.Mover(m.state)) == joggle.White
	for _, s := range joggle.Lit(m.state).Spots(nil) {
		w := 10 * m.worth(s.X, s.Y, joggle.White)
		if !white {
			// Its own are scattered, so that it finishes nothing either.
			w = -w - m.worth(s.X, s.Y, joggle.Black)
		}
		if w > top {
			best, top = s, w
		}
	}
	return best
}

// place places on a field, by a tap or by a drag out of the store, if there is one.
func (m *marbles) place(s rules.Spot, dragged bool) {
	m.t.Helper()
	by := joggle.Mover(m.state)
	if first := joggle.StoreSpot(int(joggle.ColourOf(m.state, by))*joggle.Marbles/2 + 15); dragged {
		m.drag(first, s)
	} else {
		m.tap(s)
	}
	text := "place " + joggle.Field(s.X, s.Y)
	m.said("move", fmt.Sprintf("%d %s", by, text))
	m.follow(by, text)
}

// play plays a whole match from the menu on, with refusals, undo and redo on the way.
func (m *marbles) play(drags bool) {
	m.t.Helper()
	m.sit("joggle")
	m.WaitLine("laid ", soon)

	m.tap(joggle.BoardSpot(0, 0))
	m.said("refused", "throw-first")
	m.tap(joggle.DieSpot())
	roll := m.rolled()
	// Who starts is chance: the first move tells.
	thrown, err := joggle.Game.Parse(roll)
	if err != nil {
		m.t.Fatal(err)
	}
	at := joggle.Painted(joggle.FaceRolled(thrown)).Spots(nil)[0]
	m.tap(at)
	line := strings.TrimSpace(m.WaitLine("move", soon))
	var seat rules.Seat
	if n, _ := fmt.Sscanf(line, "move %d", &seat); n != 1 {
		m.t.Fatal(line)
	}
	state, err := joggle.Game.New(rules.Setup{Players: make([]rules.Player, 2), Start: seat})
	if err != nil {
		m.t.Fatal(err)
	}
	m.state = state
	m.follow(rules.Chance, roll)
	m.follow(seat, "place "+joggle.Field(at.X, at.Y))

	m.Key("u")
	m.said("undo", "1")
	m.Key("r")
	m.said("redo", "2")
	refused := false
	for n := 0; !m.state.Result().Over; n++ {
		m.throw(n)
		if free := joggle.Lit(m.state); !refused && free.Len() < 32 {
			refused = true
			for x := range int8(8) {
				if _, taken := joggle.On(m.state, x, 0); !taken && !free.Has(x, 0) {
					m.tap(joggle.BoardSpot(x, 0))
					m.said("refused", joggle.KeyWrongColour)
					break
				}
			}
		}
		if joggle.Phase(m.state) == joggle.PhaseMove {
			m.move()
			continue
		}
		m.place(m.field(), drags && n%2 == 0)
	}
	m.WaitLine("over ", soon)
	m.WaitLine("result", soon)
}

// move makes the move that brings white nearest to its block, if the marbles have all been placed before one was done; a match
// then goes on until one is.
func (m *marbles) move() {
	m.t.Helper()
	by := m.state.Turn()
	var best rules.Move
	top := -100
	for _, mv := range m.state.Moves(nil, by) {
		if mv.Verb != joggle.VerbMove {
			continue
		}
		after := m.state.Apply(by, mv, nil)
		w := 0
		if after.Result().Over {
			w = 100
		}
		for _, b := range joggle.Progress(nil, after, joggle.White) {
			w += b.Have
		}
		if w > top {
			best, top = mv, w
		}
	}
	m.moves(best)
}

// moves makes a move of two spots, by a drag.
func (m *marbles) moves(mv rules.Move) {
	m.t.Helper()
	by := m.state.Turn()
	path := m.state.Path(nil, by, mv)
	m.drag(path[0].Spot, path[1].Spot)
	text := joggle.Game.Format(mv)
	m.said("move", fmt.Sprintf("%d %s", by, text))
	m.follow(by, text)
}

// TestJoggleInAWindow plays a match in a real window.
func TestJoggleInAWindow(t *testing.T) {
	w := inWindow(t)
	m := marbles{hands: hands{w, t}}
	m.play(true)
	m.button("again")
	m.WaitLine("again", soon)
	closes(t, w)
}

// TestJoggleInABrowser plays a match in headless Chromium.
func TestJoggleInABrowser(t *testing.T) {
	p := inBrowser(t, "")
	m := marbles{hands: hands{p, t}}
	m.play(false)
	quiet(t, p)
}

// TestJoggleMovesInAWindow goes on with a match whose marbles all lie, and make no block: the next throw is Joggle, and two marbles change
// places; the one after that moves one.
func TestJoggleMovesInAWindow(t *testing.T) {
	file, err := filepath.Abs("testdata/lying.qm")
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m, err := rules.Read(f, file, shelf.Find)
	if err != nil {
		t.Fatal(err)
	}
	w := inWindow(t, "-scene", file)
	h := marbles{hands: hands{w, t}, state: m.State()}
	h.WaitLine("laid ", soon)
	h.throw(0)
	if joggle.Rolled(h.state) != joggle.Joggle {
		t.Fatal("the seed of the match brings no Joggle: testdata/lying.qm wants another one")
	}
	exchange := joggle.Exchange(0, 0, 0, 2)
	path := h.state.Path(nil, h.state.Turn(), exchange)
	h.choose(path[0].Spot)
	h.tap(path[1].Spot)
	h.said("move", joggle.Game.Format(exchange))
	h.follow(h.state.Turn(), joggle.Game.Format(exchange))
	h.throw(1)
	h.move()
	h.Key("u")
	h.said("undo", "67")
	closes(t, w)
}
