package scenes

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// discStack is a stack in a picture: its cell and the colours of its discs' upper sides, from the lowest to the
// uppermost. What a disc lies on is its lower colour; the lowest disc has its own.
type discStack struct {
	col, row int
	under    byte
	overs    string
}

// discLife is what lies on the felt of Juxtabo's box.
var discLife = []discStack{
	{0, 0, 'B', "RG"}, {1, 0, 'R', "YBO"}, {0, 1, 'O', "P"}, {1, 1, 'G', "KRYB"},
	{2, 0, 'Y', "PK"}, {2, 1, 'K', "GY"}, {3, 0, 'P', "B"}, {3, 1, 'R', "OR"}, {4, 0, 'G', "Y"},
	{0, 2, 'P', "YR"}, {1, 2, 'B', "P"}, {0, 3, 'R', "BG"}, {1, 3, 'O', "K"},
}

// discStill is the still life on Juxtabo's box: a corner of its felt, which goes on beyond the frame.
func discStill(dst *ebiten.Image, scale float64, symbols bool) {
	w, h := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	pitch := min(w, h) / 2.05
	if over := math.Mod(max(w, h)/pitch, 1); over < .3 {
		pitch = max(w, h) / (math.Floor(max(w, h)/pitch) + .03)
	}
	cols, rows := int(math.Ceil(w/pitch-.1)), int(math.Ceil(h/pitch-.1))
	x, y := min(0, (w-2*pitch)/2), min(0, (h-2*pitch)/2)
	if w > h {
		x = 0
	} else {
		y = 0
	}
	var seen []discStack
	for _, s := range discLife {
		if s.col < cols && s.row < rows {
			seen = append(seen, s)
		}
	}
	sprites.PaintFelt(dst, float32(-w), float32(-h), float32(3*w), float32(3*h), 0, scale)
	paintDiscs(dst, x+pitch*.02, y+pitch*.05, pitch, seen, nil, scale, symbols)
}

// discBoard paints the board of two players.
func discBoard(dst *ebiten.Image, r kit.Rect, scale float64, symbols bool) {
	discPreview(dst, r, scale, symbols, rules.Setup{Players: make([]rules.Player, 2)})
}

// discPreview paints the board that will be played on, with a pattern in light.
func discPreview(dst *ebiten.Image, r kit.Rect, scale float64, symbols bool, s rules.Setup) {
	n := 5
	for _, o := range game.Game.Options {
		if o.Key == "board" {
			n, _ = strconv.Atoi(s.Value(o))
		}
	}
	side := r.W
	y := r.Y + (r.H-side)/2
	sprites.PaintFelt(dst, float32(r.X), float32(y), float32(side), float32(side), float32(22*scale), scale)
	cell := math.Floor(side * .92 / float64(n))
	left := (side - float64(n)*cell) / 2
	paintDiscs(dst, r.X+left, y+left+cell*.08, cell, begunBoard(n), [][2]int{{1, 1}, {2, 1}, {2, 2}}, scale, symbols)
}

// begunBoard is a board on which some turns have been played: no two neighbours are alike.
func begunBoard(n int) (all []discStack) {
	const letters = "ROYGBPK"
	tops := map[[2]int]byte{}
	next := uint32(12)
	draw := func(but ...byte) byte {
		for {
			next = next*1664525 + 1013904223
			if c := letters[next>>16%7]; !slices.Contains(but, c) {
				return c
			}
		}
	}
	for row := range n {
		for col := range n {
			s := discStack{col: col, row: row, under: draw()}
			last := s.under
			for range 1 + int(next>>20%4)*int(next>>24%2) {
				last = draw(last)
				s.overs += string(last)
			}
			for last == tops[[2]int{col - 1, row}] || last == tops[[2]int{col, row - 1}] {
				last = draw(last)
				s.overs += string(last)
			}
			tops[[2]int{col, row}] = last
			all = append(all, s)
		}
	}
	return all
}

// paintDiscs paints stacks on cells of a side; won are the cells of a pattern that is lit, if any.
func paintDiscs(dst *ebiten.Image, left, top, cell float64, all []discStack, won [][2]int, scale float64, symbols bool) {
	sheet := sprites.NewDiscs(scale, 8, cell)
	defer sheet.Dispose()
	var b sprites.Batch
	r := float32(cell) * sprites.DiscRadius
	lit := func(s discStack) bool {
		for _, w := range won {
			if w == [2]int{s.col, s.row} {
				return true
			}
		}
		return won == nil
	}
	each := func(s discStack, f func(under, over sprites.Colour, p sprites.Pose)) {
		step := min(sprites.DiscThick*r, .9*r/float32(len(s.overs)))
		under, _ := sprites.ColourOf(s.under)
		for z := range len(s.overs) {
			over, _ := sprites.ColourOf(s.overs[z])
			p := sprites.At(float32(left+(float64(s.col)+.5)*cell), float32(top+(float64(s.row)+.5)*cell), float32(cell))
			p.High, p.Thick = step*float32(z), step
			p.Y -= p.High
			if z > 0 {
				p.Shade = .38
			}
			if !lit(s) {
				p.Dim = .34
			}
			f(under, over, p)
			under = over
		}
	}
	for _, s := range all {
		each(s, func(_, _ sprites.Colour, p sprites.Pose) { sheet.DiscShadow(&b, p) })
	}
	rows := 0
	for _, s := range all {
		rows = max(rows, s.row+1)
	}
	for row := range rows { // from the far rows to the near ones
		for _, s := range all {
			if s.row != row {
				continue
			}
			var last sprites.Pose
			each(s, func(under, over sprites.Colour, p sprites.Pose) {
				sheet.Disc(&b, under, over, p, symbols)
				last = p
			})
			if won != nil && lit(s) {
				sheet.Ring(&b, sprites.Legal, last, 1)
			}
		}
	}
	b.Flush(dst, sheet.Image())
}
