package juxtabo_test

import (
	"testing"
	"time"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/input"
	"quintet/scenes/juxtabo"
	"quintet/scenes/table"
)

// touch is the least side of what a finger taps, in logical pixels.
const touch = 44

// TestReserveForFingers: on the smallest phone, too, every disc of the reserve can be tapped with a finger.
func TestReserveForFingers(t *testing.T) {
	for n := 1; n <= 4; n++ {
		e, _ := look(dealt(t, n, 3, nil), 320, 568)
		for slot := range game.Held {
			s := game.ReserveSpot(0, slot)
			b, _ := e.Table.Spots().Box(s)
			x, y := b.Mid()
			for _, d := range [][2]float64{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
				if got, ok := e.Table.Spots().At(x+d[0]*(touch/2-1), y+d[1]*(touch/2-1)); !ok || got != s {
					t.Errorf("%d players: %v of disc %d is %v", n, d, slot, got)
				}
			}
		}
		e.Image.Deallocate()
	}
}

// TestOneCallerHasTheRow: where one person plays against bots, there are no gaps for buttons that nobody has.
func TestOneCallerHasTheRow(t *testing.T) {
	s := rules.Setup{Players: []rules.Player{{Name: "Ana"}, {Bot: "random"}, {Bot: "random"}, {Bot: "random"}}}
	m, err := rules.NewMatch(game.Game, s, 3)
	if err != nil {
		t.Fatal(err)
	}
	e := tabletest.Look(juxtabo.New(), m, 844, 390, 1)
	defer e.Image.Deallocate()
	p := e.Table.Plan()
	if got := p.Calls[0].W; got < p.Tray.W-1 {
		t.Errorf("the only button is %v wide of %v", got, p.Tray.W)
	}
}

// TestPeek: who holds the place of another player sees that reserve in the tray, if reserves are open.
func TestPeek(t *testing.T) {
	for _, open := range []bool{true, false} {
		options := map[string]string{"reserves": "hidden"}
		if open {
			options = nil
		}
		m := dealt(t, 3, 3, options)
		face := juxtabo.New()
		e := tabletest.Look(face, m, 390, 844, 1)
		e.Table.Ready()
		e.Pass(time.Second)
		shown := func() (seat rules.Seat) {
			seat = rules.Nobody
			for i, p := range e.Table.Stage().Table() {
				x, y := e.At(game.ReserveSpot(0, 3))
				if at := e.Table.Stage().Poses()[i]; at.Alpha > 0 && max(float64(at.X)-x, x-float64(at.X)) < 2 && max(float64(at.Y)-y, y-float64(at.Y)) < 30 && p.Spot.Zone == game.ZoneReserve {
					seat = rules.Seat(p.Spot.X)
				}
			}
			return seat
		}
		x, y := e.Table.Plan().Seats[2].Mid()
		hold := input.Event{Kind: input.Down, ID: 7, Touch: true, X: x, Y: y}
		want := rules.Seat(0)
		if open {
			want = 2
		}
		if got := shown(); got != 0 {
			t.Errorf("in the tray lies the reserve of %v", got)
		}
		e.Pass(time.Second, hold)
		if got := shown(); got != want {
			t.Errorf("open %v: while seat 2 is held, the reserve of %v is shown", open, got)
		}
		hold.Kind = input.Up
		e.Pass(time.Second, hold)
		if got := shown(); got != 0 {
			t.Errorf("when it has been let go, the reserve of %v is shown", got)
		}
		if n := len(face.(table.Peeking).Veils()); open != (n == 2) {
			t.Errorf("open %v: %d seats can be held", open, n)
		}
		e.Image.Deallocate()
	}
}
