package juxtapose

import (
	"fmt"
	"strings"

	"quintet/rules"
)

// show prints the board as the page does (row 4 on top, columns a to d from the left, ".." empty), the pool and who is
// to move; in the slide phase also which pyramids are barred and how many turns it has had.
func show(st rules.State) string {
	s := st.(*state)
	var b strings.Builder
	for y := int8(Side - 1); y >= 0; y-- {
		for x := range int8(Side) {
			text := ".."
			if piece := s.piece(x*Side + y); piece >= 0 {
				text = Code(piece)
			}
			if x > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(text)
		}
		b.WriteByte('\n')
	}
	fmt.Fprintln(&b, "pool", codes(s.pool))
	if !s.dropping() {
		fmt.Fprintln(&b, "barred", codes(Barred(s)))
		fmt.Fprintln(&b, "slides", s.slides)
	}
	if s.end != open {
		fmt.Fprintln(&b, s.Result())
	} else {
		fmt.Fprintln(&b, "turn", s.turn)
	}
	return b.String()
}

func codes(set Set) string {
	var list []string
	for piece := range Pieces {
		if set.Has(piece) {
			list = append(list, Code(piece))
		}
	}
	if list == nil {
		return "-"
	}
	return strings.Join(list, " ")
}
