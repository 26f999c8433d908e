package juxtabo_test

import (
	"testing"
	"time"

	"quintet/internal/tabletest"
	game "quintet/rules/juxtabo"
	"quintet/scenes/input"
	"quintet/scenes/juxtabo"
)

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
	if e.Table.CanUndo() {
		t.Error("what only the clock has done can be taken back")
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
