package juxtabo_test

import (
	"testing"

	"quintet/rules"
	. "quintet/rules/juxtabo"
)

// The worked positions of the game's page, by their names there; p is seat 0 and q seat 1.

const boardA = `
   c1 c2 c3 c4
r1 R  O  Y  G
r2 B  P  K  R
r3 O  Y  G  B
r4 P  K  R  O
`

const others = "reserve 1 RO RO RO RO OY OY OY\ncards 1 T74 T75\n"

func TestJ01(t *testing.T) {
	s := position(t, boardA+"reserve 0 RO OB YG GK PB RY KP\ncards 0 T01 T02\n"+others)
	s = after(t, s, "place r1c1 RO>O", "place r1c1 OB>B")
	refused(t, s, "place r1c2 RY>Y", KeyColoursDiffer)
	refused(t, s, "place r1c2 RY>R", KeyColoursDiffer)
	s = after(t, s, "place r1c4 YG>Y", "place r1c1 BP>P")
	refused(t, s, "place r3c3 GK>K", KeyThirdLocation)
	s = after(t, s, "end")
	says(t, s, "r1 P4 O  Y  Y2", "reserve 0 - - - GK - RY PK", "turn *")
	s = after(t, s, "* draw 0 RP", "* draw 0 RP", "* draw 0 YG", "* draw 0 RG")
	says(t, s, "reserve 0 RP RP YG GK RG RY PK", "turn 1")
}

func TestJ03(t *testing.T) {
	const quarter, mirror = "P R G Y\nK O B G\nY G K B\nO R P K\n", "O R G Y\nK P B G\nY G K B\nG R O K\n"
	const rest = "reserve 0 YK YK YK YK YK GK GK\ncards 0 T44 T02\n" + others
	for _, c := range []struct {
		board, orientation string
		match              bool
	}{
		{quarter, "rotate", true}, {quarter, "fixed", false}, {quarter, "rotateAndMirror", true},
		{mirror, "rotate", false}, {mirror, "fixed", false}, {mirror, "rotateAndMirror", true},
	} {
		s := position(t, c.board+rest, "orientation", c.orientation)
		if c.match {
			s = after(t, s, "claim T44 r2c2 r1c1 r1c2") // the cells in any order
			says(t, s, "won 0 T44")
		} else {
			costs(t, s, "claim T44 r1c1 r1c2 r2c2")
		}
	}
	// As printed: R, O to its right and P below.
	s := position(t, "Y R O Y\nK P B G\nY G K B\nG R O K\n"+rest, "orientation", "fixed")
	after(t, s, "claim T44 r1c2 r1c3 r2c2")
}

func TestJ05(t *testing.T) {
	s := position(t, boardA+"reserve 0 GB RK PB KO YP RG OP\ncards 0 T16 T01\n"+others)
	s = after(t, s, "place r1c4 GB>B", "claim T16 r1c2 r1c3 r1c4", "* card 0 T22")
	says(t, s, "bonus open", "won 0 T16", "cards 0 T01 T22", "turn 0")
	refused(t, s, "end", KeyLocationsDue)
	s = after(t, s, "place r4c3 RK>K", "place r2c2 BP>B")
	refused(t, s, "place r1c4 RB>R", KeyNotInReserve)
	refused(t, s, "place r1c4 BP>P", KeyNotInReserve)
	s = after(t, s, "claim T22 r2c4 r2c3 r2c2", "* card 0 T03")
	says(t, s, "won 0 T16 T22", "used r1c4 r2c2 r4c3", "bonus open")
	if Won(s, 0) != 2 || Bonus(s) != true {
		t.Errorf("%d cards won, bonus %v", Won(s, 0), Bonus(s))
	}
	s = after(t, s, "end", "* draw 0 RO", "* draw 0 RY", "* draw 0 RY")
	turn(t, s, 1)
	// A cell used before the bonus can't be used in it.
	s = position(t, boardA+"reserve 0 GB RK PB BK YP RG OP\ncards 0 T16 T01\n"+others)
	s = after(t, s, "place r1c4 GB>B", "claim T16 r1c2 r1c3 r1c4", "* card 0 T22", "place r4c3 RK>K", "place r2c2 BP>B")
	refused(t, s, "place r1c4 BK>K", KeyUsedCell)
}

func TestJ08(t *testing.T) {
	const text = boardA + "reserve 0 RO OB YG GK PB RY KP\ncards 0 T16 T01\n" + others
	s := after(t, position(t, text), "place r1c1 RO>O")
	costs(t, s, "claim T16 r1c2 r1c3 r1c4")
	s = after(t, s, "claim T16 r1c2 r1c3 r1c4")
	turn(t, s, rules.Chance)
	s = after(t, s, "* draw 0 GK")
	turn(t, s, 1)
	says(t, s, "r1 O2 O  Y  G", "cards 0 T01 T16!", "reserve 0 GK OB YG GK BP RY PK")
	if Skips(s, 0) || !Known(s, 0, 1) {
		t.Error("a false call in one's own turn costs that turn and no other, and its card is known")
	}

	s = after(t, position(t, text, "misplacing", "penalise"), "place r1c1 RO>O")
	costs(t, s, "place r1c2 RY>Y")
	costs(t, s, "place r1c1 OB>O") // the wrong side down
	s = after(t, s, "place r1c2 RY>Y")
	says(t, s, "r1 O2 O  Y  G", "reserve 0 - OB YG GK BP RY PK", "turn *")
	turn(t, after(t, s, "* draw 0 RP"), 1)
}

func TestJ09(t *testing.T) {
	const five = "R O Y G B\nB P K R O\nO Y G B P\nP K R O Y\nR O Y G B\nreserve 0 RO OB BP YG PK RY RK\ncards 0 T16 T01\n" + others
	start := positionOf(t, five, 2, "timer", "90")
	if Bag(start) != 66 || !Timed(start) {
		t.Fatalf("%d discs in the bag", Bag(start))
	}
	a := after(t, start, "place r1c1 RO>O", "place r1c1 OB>B", "place r1c1 BP>P")
	costs(t, a, "timeout")
	a = after(t, a, "timeout")
	says(t, a, "r1 P4 O  Y  G  B", "reserve 0 - - - - - - -", "bag 70")
	for i := range 7 {
		turn(t, a, rules.Chance)
		for _, w := range a.Odds(nil) {
			if text := Game.Format(w.Move); i == 0 && text == "draw 0 RK" && w.Weight != 3 {
				t.Errorf("%s has the weight %d: what lies aside can't be drawn", text, w.Weight)
			}
		}
		a = after(t, a, Game.Format(a.Odds(nil)[0].Move))
	}
	says(t, a, "bag 63", "turn 1")

	b := after(t, start, "place r1c1 RO>O", "place r1c4 YG>Y", "timeout")
	b = chance(b)
	says(t, b, "bag 64", "turn 1")
}

func TestJ11(t *testing.T) {
	s := position(t, "R O R O\nO R O R\nR O R O\nO R O R\nreserve 0 YG YB GB GP BP PK YK\ncards 0 T16 T01\nskips 1\n"+others)
	if got := legal(s); len(got) != 1 || got[0] != "exchange" {
		t.Errorf("the moves are %v", got)
	}
	refused(t, s, "end", KeyLocationsDue)
	costs(t, s, "claim T16 r1c1 r1c2 r1c3")
	s = chance(after(t, s, "exchange"))
	turn(t, s, 0) // seat 1 has to skip its turn
	s = position(t, "R O R O\nO R O R\nR O R O\nO R O R\nreserve 0 YG YB GB GP BP PK YK\ncards 0 T16 T01\n"+others)
	s = after(t, s, "exchange", "* draw 0 RO", "* draw 0 RY", "* draw 0 YG", "* draw 0 YG", "* draw 0 YG", "* draw 0 YG")
	turn(t, s, rules.Chance)
	for _, w := range s.Odds(nil) {
		if Game.Format(w.Move) == "draw 0 YG" {
			t.Error("a disc that lies aside is drawn") // four were in the bag
		}
	}
	s = after(t, s, "* draw 0 RY")
	says(t, s, "turn 1", "reserve 0 RO RY YG YG YG YG RY")
}
