package box

import "quintet/rules"

// ScoreOf is what the squares are worth that have their corners among these points, and the squares.
func ScoreOf(points ...[2]int8) (int, []Square) {
	var f field
	f.wide, f.high = span, span
	for _, p := range points {
		f.rows[p[1]].add(1, int(p[0]))
	}
	return f.score(), f.list(nil)
}

// Best is the side that wins with these points, and whether others had as many.
func Best(s rules.State, points [3]int) (side int, tied bool) { return s.(*state).best(points) }
