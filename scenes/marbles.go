package scenes

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	game "quintet/rules/joggle"
	"quintet/scenes/joggle"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// marbleStill is the still life on Joggle's box: four hollows with marbles and the die among them, on lacquered wood.
func marbleStill(dst *ebiten.Image, scale float64, _ bool) {
	w, h := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	f := func(v float64) float32 { return float32(v) }
	short := min(w, h)
	sprites.PaintLacquer(dst, sprites.Lacquer{X: f(-w * .2), Y: f(-h * .2), W: f(w * 1.4), H: f(h * 1.4), Radius: 1,
		Field: kit.Rect{X: -w * .1, Y: -h * .1, W: w * 1.2, H: h * 1.2}, Round: 1}, scale)
	// Two hollows on the short side, and as many on the long one as there is room for; the die lies between them.
	pitch := short * .485
	bowl := math.Floor(pitch * .84)
	sheet := sprites.NewMarbles(bowl, 8, bowl*.72, scale)
	defer sheet.Dispose()
	type lies struct {
		x, y  float64
		glass sprites.Glass
		on    sprites.Colour
		n     int
	}
	paints := [...]sprites.Colour{sprites.Blue, sprites.Yellow, sprites.Red, sprites.Green}
	var all []lies
	var die kit.Rect
	cols, rows := int(math.Ceil(w/pitch/2)), int(math.Ceil(h/pitch/2))
	for r := -rows; r < rows; r++ {
		for c := -cols; c < cols; c++ {
			x, y := math.Round(w/2+pitch*(float64(c)+.5)), math.Round(h/2+pitch*(float64(r)+.5))
			if x < -bowl*.1 || y < -bowl*.1 || x > w+bowl*.1 || y > h+bowl*.1 {
				continue // a sliver would be seen
			}
			if c == 0 && r == -1 {
				die = kit.Rect{X: x, Y: y}
				continue
			}
			n := c + 2*r + 40
			on := paints[(n+c/2+3)%4]
			sprites.PaintBowl(dst, f(x), f(y), f(bowl), on)
			if middle := (c == 0 || c == -1) && (r == 0 || r == -1); middle || (3*c+5*r+60)%4 != 1 {
				glass := sprites.WhiteGlass
				if (c+2*r+82)%3 == 0 {
					glass = sprites.BlackGlass
				}
				all = append(all, lies{x, y, glass, on, n})
			}
		}
	}
	var b sprites.Batch
	pose := func(l lies) sprites.Pose {
		p := sprites.At(f(l.x), f(l.y), f(bowl))
		p.Flip, p.Angle = float32(l.n)*.137, float32(l.n)*1.7
		return p
	}
	for _, l := range all {
		sheet.MarbleShadow(&b, pose(l))
	}
	for _, l := range all {
		sheet.Marble(&b, l.glass, pose(l), l.on, 1)
	}
	p := sprites.At(f(die.X), f(die.Y), f(bowl*.72))
	p.Face, p.Angle = uint8(game.Joggle), .16
	sheet.DieShadow(&b, p)
	sheet.Die(&b, p)
	b.Flush(dst, sheet.Image())
}

// marbleBoard is Joggle's board before the first match of the plainest target.
func marbleBoard(dst *ebiten.Image, r kit.Rect, scale float64, symbols bool) {
	marblePreview(dst, r, scale, symbols, rules.Setup{Players: make([]rules.Player, 2)})
}

// shapeAt is a block of fields: its first one, and how many there are across and down.
type shapeAt struct{ x, y, cols, rows int8 }

// examples are where the shapes of a target lie in a picture of it.
var examples = map[string][]shapeAt{
	"r1":   {{3, 3, 2, 3}},
	"s4":   {{0, 2, 2, 2}, {2, 4, 2, 2}, {4, 2, 2, 2}, {6, 4, 2, 2}},
	"s3":   {{0, 3, 2, 2}, {3, 3, 2, 2}, {6, 3, 2, 2}},
	"s2":   {{2, 3, 2, 2}, {5, 3, 2, 2}},
	"r1s1": {{2, 2, 2, 3}, {5, 3, 2, 2}},
	"r1s2": {{3, 2, 2, 3}, {0, 3, 2, 2}, {6, 3, 2, 2}},
	"r2":   {{2, 2, 2, 3}, {5, 3, 2, 3}},
	"r2s1": {{0, 2, 2, 3}, {6, 2, 2, 3}, {3, 3, 2, 2}},
}

// marblePreview is the board that will be played on, with the chosen target laid by the first player and lit.
func marblePreview(dst *ebiten.Image, r kit.Rect, scale float64, _ bool, s rules.Setup) {
	target, first := "r1", game.White
	for _, o := range game.Game.Options {
		switch o.Key {
		case "target":
			target = s.Value(o)
		case "first":
			if s.Value(o) == "black" {
				first = game.Black
			}
		}
	}
	side := r.W
	shapes := examples[target]
	// A low frame shows the middle of the shapes.
	top, low := int8(game.Side), int8(0)
	for _, e := range shapes {
		top, low = min(top, e.y), max(low, e.y+e.rows)
	}
	mid := side/2 + (float64(top+low)/2-game.Side/2)*side*.099
	at := kit.Rect{X: r.X, Y: r.Y + max(r.H-side, min(0, r.H/2-mid)), W: side, H: side}
	board := joggle.LayBoard(at, scale, false)
	board.Seats = len(s.Players)
	var blocks [][]rules.Spot
	var laid []rules.Spot
	for _, e := range shapes {
		var block []rules.Spot
		for y := range e.rows {
			for x := range e.cols {
				block = append(block, game.BoardSpot(e.x+x, e.y+y))
			}
		}
		blocks = append(blocks, block)
		laid = append(laid, block...)
	}
	board.Picture(dst, scale, laid, first, blocks)
}
