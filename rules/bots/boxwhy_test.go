package bots_test

import (
	"math"

	"quintet/rules"
	"quintet/rules/box"
)

// points are how many more those of a colour, by its letter, are after the move.
func (a said) points(letter string) int {
	for colour := range box.Colours {
		if box.Letter(colour) == letter {
			return box.Score(a.after, colour) - box.Score(a.s, colour)
		}
	}
	return math.MinInt
}

// more is how many more squares of a colour, by its letter, have so many corners after the move.
func (a said) more(corners int, letter string) int {
	return cornered(a.after, corners, letter) - cornered(a.s, corners, letter)
}

// cornered counts the squares with so many corners of a colour.
func cornered(s rules.State, corners int, letter string) (n int) {
	left, top, right, bottom := box.Bounds(s)
	is := func(x, y int8) int {
		if c, ok := box.Dot(s, x, y); ok && box.Letter(c) == letter {
			return 1
		}
		return 0
	}
	for side := int8(1); side < 10; side++ {
		for y := top - side; y <= bottom; y++ {
			for x := left - side; x <= right; x++ {
				if is(x, y)+is(x+side, y)+is(x, y+side)+is(x+side, y+side) == corners {
					n++
				}
			}
		}
	}
	return n
}

// dotted counts the dots of a colour.
func dotted(s rules.State, letter string) (n int) {
	left, top, right, bottom := box.Bounds(s)
	for y := top; y <= bottom; y++ {
		for x := left; x <= right; x++ {
			if c, ok := box.Dot(s, x, y); ok && box.Letter(c) == letter {
				n++
			}
		}
	}
	return n
}

func (a said) own() string {
	own, _ := box.Colour(a.s, box.SideOf(a.s, a.by))
	return box.Letter(own)
}

var boxTruth = map[string]func(a said) bool{
	"scores": func(a said) bool { return a.Reason.Args["colour"] == a.own() && a.points(a.own()) == a.n("count") },
	"covers": func(a said) bool { c := a.Reason.Args["colour"]; return c != a.own() && a.points(c) == -a.n("count") },
	"both": func(a said) bool {
		return a.Reason.Args["colour"] == a.own() && a.points(a.own()) == a.n("count") && a.points(a.Reason.Args["other"]) == -a.n("taken")
	},
	"builds": func(a said) bool {
		return a.Reason.Args["colour"] == a.own() && a.more(3, a.own()) == a.n("count")
	},
	"spoils": func(a said) bool {
		c := a.Reason.Args["colour"]
		return c != a.own() && c != "x" && a.more(3, c) == -a.n("count") && a.points(a.own()) == 0 && a.points(c) <= 0
	},
	"begins": func(a said) bool {
		return a.Reason.Args["colour"] == a.own() && a.more(2, a.own()) == a.n("count") && a.points(a.own()) == 0
	},
	"shows": func(a said) bool {
		return a.Reason.Args["colour"] == a.own() && dotted(a.after, a.own())-dotted(a.s, a.own()) == a.n("count") && a.points(a.own()) == 0
	},
}
