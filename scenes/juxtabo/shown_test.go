package juxtabo_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/input"
	"quintet/scenes/juxtabo"
)

// falsely is a call of the same card that names the last row.
func falsely(t *testing.T, mv rules.Move) rules.Move {
	text := game.Game.Format(mv)[:len("claim T00")]
	for x := range game.CardSize(game.CardOf(mv)) {
		text += fmt.Sprintf(" r5c%d", x+1)
	}
	mv, err := game.Game.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return mv
}

// TestCalledCardIsSeen: the card that somebody else calls is held up for all to read, as large as one's own, whether the call is
// true or false, and then goes. Where motion is reduced it doesn't travel.
func TestCalledCardIsSeen(t *testing.T) {
	for _, right := range []bool{true, false} {
		for _, calm := range []bool{false, true} {
			m, mv := claimable(t, 1, nil)
			if !right {
				mv = falsely(t, mv)
			}
			e := tabletest.Look(juxtabo.New(), m, 640, 360, 1)
			e.App.Env().Settings.ReduceMotion = calm
			e.App.Changed()
			e.Table.Watch(0)
			e.Pass(time.Second)
			own := float32(0)
			for i, at := range e.Table.Stage().Table() {
				if at.Spot == game.HandSpot(0, 0) {
					own = e.Table.Stage().Poses()[i].Cell
				}
			}
			if err := e.Table.Show(1, mv); err != nil {
				t.Fatal(err)
			}
			const step = 20 * time.Millisecond
			var read time.Duration
			places := map[[2]float32]bool{}
			for range 150 {
				e.App.Step(step, &input.Frame{})
				for i, p := range e.Table.Stage().Poses() {
					if i < game.Discs || int(p.Face)-1 != game.CardOf(mv) || p.Alpha == 0 {
						continue
					}
					if places[[2]float32{p.X, p.Y}] = true; p.Alpha == 1 && p.Cell >= own {
						read += step
					}
				}
			}
			if read < 900*time.Millisecond {
				t.Errorf("true %v, reduced %v: the card is seen for %v", right, calm, read)
			}
			if travels := len(places) > 1; travels == calm {
				t.Errorf("true %v, reduced %v: the card is seen at %v", right, calm, places)
			}
			for i, p := range e.Table.Stage().Poses() {
				if i >= game.Discs && int(p.Face)-1 == game.CardOf(mv) && p.Alpha > 0 {
					t.Error("the card stays")
				}
			}
			e.Image.Deallocate()
		}
	}
}

// TestReducedMotion: where motion is reduced a disc that is put where it doesn't fit lies there long enough to be looked at, and a
// card that is called falsely darkens, as it doesn't shake.
func TestReducedMotion(t *testing.T) {
	begin := func(m *rules.Match) *tabletest.Eye {
		e := tabletest.Look(juxtabo.New(), m, 640, 360, 1)
		e.App.Env().Settings.ReduceMotion = true
		e.App.Changed()
		e.Table.Watch(0)
		e.Pass(time.Second)
		return e
	}
	const step = 20 * time.Millisecond
	m := dealt(t, 2, 3, map[string]string{"misplacing": "penalise"})
	e := begin(m)
	var flaw rules.Move
	for _, mv := range game.Game.Penalties(nil, m.State(), 0, rand.New(rand.NewPCG(1, 2))) {
		if mv.Verb == game.VerbPlace {
			flaw = mv
		}
	}
	if err := e.Table.Show(0, flaw); err != nil {
		t.Fatal(err)
	}
	before := e.Table.Sight().At(m.Index() - 1).Table(nil)
	var lies time.Duration
	for range 100 {
		e.App.Step(step, &input.Frame{})
		for i, p := range e.Table.Stage().Poses()[:game.Discs] {
			if before[i].Spot.Zone == game.ZoneReserve && p.Alpha >= .8 && p.Flip == 0 {
				lies += step
			}
		}
	}
	if lies < 500*time.Millisecond || lies > time.Second {
		t.Errorf("a misplaced disc is seen on the board for %v", lies)
	}
	e.Image.Deallocate()

	m, mv := claimable(t, 0, nil)
	e = begin(m)
	defer e.Image.Deallocate()
	if err := e.Table.Show(0, falsely(t, mv)); err != nil {
		t.Fatal(err)
	}
	places, dark := map[[2]float32]bool{}, float32(0)
	for range 150 {
		e.App.Step(step, &input.Frame{})
		for i, p := range e.Table.Stage().Poses() {
			if i >= game.Discs && int(p.Face)-1 == game.CardOf(mv) {
				dark = max(dark, p.Dim)
				places[[2]float32{p.X, p.Y - p.Lift}] = true
			}
		}
	}
	if dark < .3 || len(places) != 1 {
		t.Errorf("a card that is called falsely darkens by %v, at %v", dark, places)
	}
}
