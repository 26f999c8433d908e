package box

import (
	"fmt"
	"strings"

	"quintet/rules"
)

// show prints the colours of the sides and the tiles in the hands ("-" if there is none, "?" if the viewer does not know
// it), the tiles played in order, who is to move, and the dots that show: from which point on, then row by row, "x" grey
// and "." none. Position reads it.
func show(st rules.State) string {
	s := st.(*state)
	var b strings.Builder
	for side := range s.sides() {
		fmt.Fprintf(&b, "secret %d %s\n", side, shown(s.secret[side], func(c int) string { return Letter(c - 1) }))
	}
	for seat := range s.seats {
		fmt.Fprintf(&b, "hand %d %s\n", seat, shown(s.hand[seat], TileCode))
	}
	for _, l := range s.lies[:s.placed] {
		fmt.Fprintf(&b, "%s %s %d %d\n", TileCode(int(l.tile)), way(l.turned == 1), l.x, l.y)
	}
	if s.over() {
		fmt.Fprintln(&b, s.Result())
	} else {
		fmt.Fprintln(&b, "turn", s.Turn())
	}
	left, top, right, bottom := Bounds(s)
	fmt.Fprintln(&b, "from", left, top)
	for y := top; y <= bottom; y++ {
		b.WriteString("dots ")
		for x := left; x <= right; x++ {
			if colour, ok := Dot(s, x, y); ok {
				b.WriteString(Letter(colour))
			} else {
				b.WriteByte('.')
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func shown(n uint8, name func(int) string) string {
	switch n {
	case 0:
		return "-"
	case unseen:
		return "?"
	}
	return name(int(n))
}
