package lixo_test

import (
	"strconv"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/lixo"
	"quintet/scenes/input"
	"quintet/scenes/kit"
)

// press clicks one of the game's buttons.
func press(t *testing.T, e *tabletest.Eye, b rules.Button) {
	t.Helper()
	var at kit.Rect
	e.Table.Controls().Each(func(name string, r kit.Rect) {
		if name == "action "+strconv.Itoa(int(b)) {
			at = r
		}
	})
	if at.W == 0 {
		t.Fatalf("there is no button %d", b)
	}
	x, y := at.Mid()
	e.Pass(20*time.Millisecond, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Up, X: x, Y: y})
}

// keys presses keys one after the other.
func keys(e *tabletest.Eye, keys ...ebiten.Key) {
	for _, k := range keys {
		e.App.Step(20*time.Millisecond, &input.Frame{Keys: []ebiten.Key{k}})
	}
}

// made is the last move that was made, in notation.
func made(e *tabletest.Eye, at int) string {
	m := e.Table.Match()
	if m.Index() <= at {
		return ""
	}
	return game.Game.Format(m.Entry(at).Move)
}

// raised is how many cards are in the hand.
func raised(e *tabletest.Eye) int { return len(e.Table.Stage().HeldAll(nil)) }

// TestBids makes bids in all ways: by taps in any order and the button, by a drag, and by the keyboard.
func TestBids(t *testing.T) {
	for name, bid := range map[string]func(e *tabletest.Eye){
		"taps": func(e *tabletest.Eye) {
			for _, slot := range []int{4, 0, 1} {
				e.Pass(20*time.Millisecond, e.Tap(hand(slot))...)
			}
			press(t, e, rules.ButtonDone)
		},
		"taps, one taken back": func(e *tabletest.Eye) {
			for _, slot := range []int{0, 2, 4, 0, 1} {
				e.Pass(20*time.Millisecond, e.Tap(hand(slot))...)
			}
			if n := raised(e); n != 3 {
				t.Errorf("%d cards are raised", n)
			}
			press(t, e, rules.ButtonDone)
		},
		"drags": func(e *tabletest.Eye) {
			above := func(slot int) {
				x, y := e.At(hand(slot))
				e.Pass(20*time.Millisecond, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Move, X: x, Y: y - 200},
					input.Event{Kind: input.Up, X: x, Y: y - 200})
			}
			above(1)
			above(2)
			above(4)
			if n := raised(e); n != 3 {
				t.Errorf("%d cards are raised", n)
			}
			above(2)
		},
		"keys": func(e *tabletest.Eye) {
			to := func(slot int, key ebiten.Key) {
				for range 20 {
					if e.Table.Cursor() == hand(slot) {
						return
					}
					keys(e, key)
				}
				t.Fatalf("the keyboard does not come to slot %d", slot)
			}
			keys(e, ebiten.KeyLeft)
			to(0, ebiten.KeyLeft)
			for _, slot := range []int{0, 1, 4} {
				to(slot, ebiten.KeyRight)
				keys(e, ebiten.KeySpace)
			}
			press(t, e, rules.ButtonDone)
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := look(t, last(), 1280, 720, 1, auction...)
			at := e.Table.Match().Index()
			bid(e)
			if got := made(e, at); got != "bid B B YB" {
				t.Errorf("the move was %q", got)
			}
		})
	}
}

// TestPass passes, with cards chosen or not.
func TestPass(t *testing.T) {
	for _, slots := range [][]int{nil, {0, 4}} {
		e := look(t, last(), 390, 844, 1, auction...)
		at := e.Table.Match().Index()
		for _, slot := range slots {
			e.Pass(20*time.Millisecond, e.Tap(hand(slot))...)
		}
		press(t, e, rules.ButtonPass)
		if got := made(e, at); got != "pass" {
			t.Errorf("the move was %q", got)
		}
	}
}

// TestRefusals: a card of another colour is refused, and what was chosen stays so; too low a bid is refused at the button.
func TestRefusals(t *testing.T) {
	e := look(t, last(), 1280, 720, 1, auction...)
	at := e.Table.Match().Index()
	var said []string
	e.Table.Trace = func(line string) { said = append(said, line) }
	refused := func(key string) {
		t.Helper()
		for _, line := range said {
			if line == "refused "+key {
				said = nil
				return
			}
		}
		t.Errorf("%s was not refused", key)
	}
	e.Pass(200*time.Millisecond, e.Tap(hand(0))...)
	e.Pass(20*time.Millisecond, e.Tap(hand(3))...)
	refused(game.KeyWrongColour)
	e.Pass(time.Second)
	if n := raised(e); n != 1 {
		t.Errorf("%d cards are raised", n)
	}
	press(t, e, rules.ButtonDone)
	refused(game.KeyTooLow)
	if n := raised(e); n != 1 || e.Table.Match().Index() != at {
		t.Errorf("%d cards are raised, %d moves were made", n, e.Table.Match().Index()-at)
	}
	// The keyboard takes the last choice back before it opens the menu.
	keys(e, ebiten.KeyEscape, ebiten.KeyEscape)
	if n := len(e.Table.Taps().Taken()); n != 0 {
		t.Errorf("%d cards are still chosen", n)
	}
}

// TestWhatWasTappedIsWhatIsBid: of cards that look alike the player's are seen to leave, whichever the rules take.
func TestWhatWasTappedIsWhatIsBid(t *testing.T) {
	e := look(t, last(), 1280, 720, 1, auction...)
	for _, slot := range []int{0, 1, 4} {
		e.Pass(time.Second, e.Tap(hand(slot))...)
	}
	var before []float32
	for _, i := range e.Table.Stage().HeldAll(nil) {
		before = append(before, e.Table.Stage().Poses()[i].X)
	}
	press(t, e, rules.ButtonDone)
	e.Pass(0)
	var first []float32
	for i, at := range e.Table.Stage().Table() {
		if at.Spot.Zone == game.ZoneBid && at.Spot.X == 3 {
			first = append(first, e.Table.Stage().Poses()[i].X)
		}
	}
	if len(first) != 3 {
		t.Fatalf("%d cards are bid", len(first))
	}
	for _, x := range before {
		near := false
		for _, y := range first {
			near = near || x-y < 40 && y-x < 40
		}
		if !near {
			t.Errorf("the cards that were raised at %v leave from %v", before, first)
		}
	}
}

// TestForcedPass: who can't outbid is asked all the same, and can only pass.
func TestForcedPass(t *testing.T) {
	moves := append(dealt("B5", [5]string{"B", "B", "B", "Y", "R"}, [5]string{"Y", "G", "R", "R", "R"}), "bid B B B")
	s := people(2)
	s.Players[0].Bot = "random"
	e := look(t, s, 390, 844, 1, moves...)
	at := e.Table.Match().Index()
	if by := e.Table.Match().State().Turn(); by != 1 || !game.MustPass(e.Table.Sight().State()) {
		t.Fatalf("seat %v is to move, and need not pass", by)
	}
	e.Pass(3 * time.Second)
	if e.Table.Match().Index() != at {
		t.Error("the pass was made without asking")
	}
	press(t, e, rules.ButtonPass)
	if got := made(e, at); got != "pass" {
		t.Errorf("the move was %q", got)
	}
}
