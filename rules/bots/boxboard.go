package bots

import (
	"math/bits"

	"quintet/rules"
	"quintet/rules/box"
)

// boxParts says what part of its points a square is worth with one, two and three of its corners, of the squares up to
// so many dots along a side.
type boxParts struct {
	part [3]float64
	side int
}

// later is what is left of the parts when so many tiles are still to come.
func (p boxParts) later(tiles int) boxParts {
	for i := range p.part {
		p.part[i] *= float64(tiles) / float64(tiles+4)
	}
	return p
}

// boxWorth is a number for each colour.
type boxWorth [box.Colours]float64

// boxSpan is how much of the lattice is looked at: around the middle of what lies there. A match is hardly ever wider.
const boxSpan = 64

// boxBoard is the dots that show, as sets of points row by row.
type boxBoard struct {
	left, top int                           // the point of bit 0 in row 0
	of        [box.Grey + 1][boxSpan]uint64 // of each colour
	open      [boxSpan]uint64               // points that a tile may still cover
}

// boxEmpty is the board with the start tile alone, as wide as a position needs.
func boxEmpty(st rules.State) (b boxBoard) {
	left, top, right, bottom := box.Bounds(st)
	b.left, b.top = (int(left)+int(right)-boxSpan)/2, (int(top)+int(bottom)-boxSpan)/2
	b.lay(0, 0, 0, false)
	return b
}

// boxOf is the board of a position.
func boxOf(st rules.State) boxBoard {
	b := boxEmpty(st)
	for i := range box.Played(st) {
		tile, x, y, turned := box.Lie(st, i)
		b.lay(tile, int(x), int(y), turned)
	}
	return b
}

// play puts a tile down where a play lays it.
func (b *boxBoard) play(tile int, m rules.Move) {
	x, y, turned := box.Where(m)
	b.lay(tile, int(x), int(y), turned)
}

// lay puts a tile down: 1 to 24, or the start tile, 0.
func (b *boxBoard) lay(tile, left, top int, turned bool) {
	_, high := box.Size(turned)
	for row := range high {
		for column, colour := range box.Dots(tile, turned, row) {
			x, y := left-b.left+column, top-b.top+row
			if x < 0 || x >= boxSpan || y < 0 || y >= boxSpan {
				continue
			}
			for c := range b.of {
				b.of[c][y] &^= 1 << x
			}
			b.of[colour][y] |= 1 << x
		}
	}
}

// opens marks the points that a play would cover.
func (b *boxBoard) opens(m rules.Move) {
	left, top, turned := box.Where(m)
	wide, high := box.Size(turned)
	for row := range high {
		if x, y := int(left)-b.left, int(top)-b.top+row; x >= 0 && x+wide <= boxSpan && y >= 0 && y < boxSpan {
			b.open[y] |= (1<<wide - 1) << x
		}
	}
}

// worth is what all squares with a corner on that point are worth more with a dot of a colour there than without.
func (b *boxBoard) worth(colour, x, y int, p *boxParts) (sum float64) {
	set := &b.of[colour]
	here := set[y]
	for steps := 1; steps < p.side; steps++ {
		points := float64(steps + 1)
		for _, y2 := range [2]int{y - steps, y + steps} {
			if y2 < 0 || y2 >= boxSpan {
				continue
			}
			there := set[y2]
			below := int(there >> x & 1)
			for _, x2 := range [2]int{x - steps, x + steps} {
				if x2 < 0 || x2 >= boxSpan {
					continue
				}
				beside, across := int(here>>x2&1), int(there>>x2&1)
				switch below + beside + across {
				case 3:
					sum += points * (1 - p.part[2])
				case 2: // the corner that is missing must not be shut in
					mx, my := x2, y2
					if across == 1 {
						mx = x
						if below == 1 {
							mx, my = x2, y
						}
					}
					if b.open[my]>>mx&1 == 1 {
						sum += points * (p.part[2] - p.part[1])
					}
				case 1:
					sum += points * (p.part[1] - p.part[0])
				case 0:
					sum += points * p.part[0]
				}
			}
		}
	}
	return sum
}

// gain is what a tile adds at a place, by what a point of each colour is worth: what its dots bring, less what the dots
// brought that it covers.
func (b *boxBoard) gain(tile int, m rules.Move, worth *boxWorth, p *boxParts) (sum float64) {
	x, y, turned := box.Where(m)
	left, top := int(x)-b.left, int(y)-b.top
	wide, high := box.Size(turned)
	if left < 0 || left+wide > boxSpan || top < 0 || top+high > boxSpan {
		return 0
	}
	var dots [4][]uint8
	for row := range high {
		dots[row] = box.Dots(tile, turned, row)
	}
	area := uint64(1<<wide-1) << left
	for colour, each := range worth {
		if each == 0 {
			continue
		}
		set := &b.of[colour]
		var before [4]uint64
		total := 0.0
		for row := range high {
			y := top + row
			before[row] = set[y]
			for covered := set[y] & area; covered != 0; covered &= covered - 1 {
				x := bits.TrailingZeros64(covered)
				set[y] &^= 1 << x
				total -= b.worth(colour, x, y, p)
			}
		}
		for row := range high {
			for column, c := range dots[row] {
				if int(c) == colour {
					total += b.worth(colour, left+column, top+row, p)
					set[top+row] |= 1 << (left + column)
				}
			}
		}
		for row := range high {
			set[top+row] = before[row]
		}
		sum += each * total
	}
	return sum
}
