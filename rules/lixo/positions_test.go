package lixo_test

import (
	"testing"

	"quintet/rules"
	. "quintet/rules/lixo"
)

// The worked positions of the game's page, by their names there. Seats A, B and C are 0, 1 and 2.

const l01 = `
hand 0 Y Y Y YB R
hand 1 Y Y X X G
hand 2 B G R X X
first 0
card Y3
turn 0`

func TestL01(t *testing.T) {
	s := after(t, position(t, l01, 3), "bid Y")
	if High(s) != 1 || Leader(s) != 0 || s.Turn() != 1 {
		t.Errorf("high %d, leader %v, turn %v", High(s), Leader(s), s.Turn())
	}
	s = after(t, s, "bid Y Y", "pass")
	refused(t, s, "bid Y", KeyTooLow)
	s = after(t, s, "bid Y YB")
	if High(s) != 3 || Leader(s) != 0 || s.Turn() != 1 {
		t.Errorf("high %d, leader %v, turn %v", High(s), Leader(s), s.Turn())
	}
	s = after(t, s, "pass", "pass")
	if Phase(s) != PhaseReveal || First(s) != 0 {
		t.Errorf("phase %v, first %v", Phase(s), First(s))
	}
	says(t, s, "won 0 Y3", "recycled Y Y YB", "lost 1 Y Y", "hand 0 Y R", "hand 1 G X X", "hand 2 B G R X X")
}

func TestL03(t *testing.T) {
	s := position(t, "hand 0 R\nhand 1 R\nhand 2 R\ncard R1\nturn 0", 3)
	s = after(t, s, "pass", "pass")
	if s.Turn() != 2 {
		t.Fatalf("turn %v", s.Turn())
	}
	s = after(t, s, "pass")
	if Phase(s) != PhaseReveal || First(s) != 0 || MainLeft(s) != 29 {
		t.Errorf("phase %v, first %v, %d cards left", Phase(s), First(s), MainLeft(s))
	}
	says(t, s, "drawn R1")
	if s = after(t, s, "turn B2"); s.Turn() != 0 {
		t.Errorf("seat %v opens the next auction", s.Turn())
	}
}

func TestL05(t *testing.T) {
	won := "Y5 Y3 B5 Y1 G5 R5 X1"
	text := "hand 0 R R\nhand 1 -\nhand 2 G G X YB\nwon 0 Y5 Y3\nwon 1 B5 Y1\nwon 2 G5 R5 X1\nlost 0 X X X\nlost 1 X\ndrawn " + rest(won, 1)
	s := after(t, position(t, text, 3), "turn stop")
	if Phase(s) != PhaseDeal || First(s) != 1 {
		t.Fatalf("phase %v, first %v", Phase(s), First(s))
	}
	s, n := dealt(t, s)
	if n != 15 || HandSize(s, 0) != 7 || HandSize(s, 1) != 5 || HandSize(s, 2) != 9 {
		t.Errorf("%d cards were dealt: %s", n, Game.Show(s))
	}
	scored(t, s, ResultPoints, []rules.Seat{2}, -2, 0, 2)
}

func TestL07(t *testing.T) {
	s := after(t, position(t, "hand 0 B BX\ncard B2\nturn 0", 2), "bid B BX")
	if moves := legal(s); len(moves) != 1 || moves[0] != "pass" || !MustPass(s) {
		t.Errorf("seat 1 may %v", moves)
	}
	s = after(t, s, "pass")
	if Phase(s) != PhaseDeal || First(s) != 1 {
		t.Fatalf("phase %v, first %v", Phase(s), First(s))
	}
	says(t, s, "won 0 B2", "owed 10", "hand 0 -", "hand 1 -")
	s = after(t, s, "deal 1 Y", "deal 0 B", "deal 1 YB") // beginning with B
	says(t, s, "hand 0 B", "hand 1 Y YB", "owed 7")
	if s, n := dealt(t, s); n != 7 || HandSize(s, 0) != 5 || HandSize(s, 1) != 5 || Phase(s) != PhaseReveal {
		t.Errorf("%d more cards were dealt: %s", n, Game.Show(s))
	}
	// Had the main deck been empty: scoring, no deal.
	s = position(t, "hand 0 B BX\ncard B2\ndrawn "+rest("B2", 0)+"\nturn 0", 2)
	scored(t, after(t, s, "bid B BX", "pass"), ResultPoints, []rules.Seat{0}, 2, 0)
}

func TestL09(t *testing.T) {
	won := "Y5 B5 Y3 Y1"
	text := "hand 0 R R\nhand 1 G\nwon 0 " + won + "\nlost 0 X X X\ncard G1\ndrawn " + rest(won+" G1", 0) + "\nturn 0"
	s := position(t, text, 2)
	if Points(s, 0) != 9 || Worth(s, 0) != 14 || Lost(s, 0) != 3 || HandSize(s, 0) != 2 {
		t.Errorf("%d points", Points(s, 0))
	}
	scored(t, after(t, s, "pass", "pass"), ResultPoints, []rules.Seat{0}, 9, -1)
}

func TestL12(t *testing.T) {
	text := "hand 0 G\nhand 1 G G G GX\ndrawn " + rest("G5", 0)
	s := after(t, position(t, text, 2), "turn G5", "bid G", "bid G G G GX", "pass")
	scored(t, s, ResultPoints, []rules.Seat{1}, -1, 5)
	// Even if all hands are empty: no more cards come.
	s = after(t, position(t, "hand 1 G G G GX\ndrawn "+rest("G5", 0), 2), "turn G5", "pass", "bid G G G GX", "pass")
	scored(t, s, ResultPoints, []rules.Seat{1}, 0, 5)
}
