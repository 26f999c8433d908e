package box

import "quintet/rules"

// mean is the play that taps ask for, legal or not: the tile in one's hand, the button as often as it is to be turned, and
// at last a point of the lattice. Whoever is not to move is refused when the tile is touched.
func mean(st rules.State, by rules.Seat, taps []rules.Step) (rules.Move, bool) {
	s := st.(*state)
	held, turned := false, false
	for i, tap := range taps {
		last := i == len(taps)-1
		switch {
		case tap.Button == rules.ButtonTurn:
			turned = !turned
		case tap.Button != rules.NoButton:
			return rules.Move{}, false
		case tap.Spot == HandSpot(by):
			held = true
			if last && by != s.Turn() {
				return Play(turned, 0, 0), true
			}
		case tap.Spot.Zone == ZoneBoard && held && last:
			m := Play(turned, tap.Spot.X, tap.Spot.Y)
			return m, tap.Spot.Z == 0 && plain(m)
		}
	}
	return rules.Move{}, false
}
