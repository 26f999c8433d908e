package joggle

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	game "quintet/rules/joggle"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Board is where everything on the board is, in pixels.
type Board struct {
	Rect   kit.Rect
	Seats  int
	radius float64 // of its corners
	x, y   float64 // the corner of the first field's square
	pitch  float64 // from field to field
	bowl   float64 // how wide a hollow is
	rim    bool    // there is room for the hollows of the rim
	wide   float64 // how wide the rim is
	hollow float64 // and a hollow of it
}

// Shares of the board's side, as in the picture of 672 pixels, and of a field's square.
const (
	pitchShare = 66.5 / 672
	bowlShare  = 58 / 66.5
	touch      = 44 // logical pixels that a finger needs for a field
	rimLeast   = 13 // and that a rim needs to show marbles
)

// LayBoard lays a board in a square. Where it is small the fields keep the size that a finger needs, as long as they can,
// and the rim gives way; in the end it goes.
func LayBoard(r kit.Rect, scale float64, edge bool) Board {
	r = r.Snap()
	b := Board{Rect: r}
	side := min(r.W, r.H)
	b.pitch = side * pitchShare
	if least := touch * scale; b.pitch < least {
		b.pitch = least
		if (side-8*least)/2 < rimLeast*scale {
			b.pitch = (side - 2*math.Round(2*scale)) / 8
		}
	}
	b.pitch = math.Floor(b.pitch)
	b.wide = (side - 8*b.pitch) / 2
	b.rim = b.wide >= rimLeast*scale
	b.x, b.y = math.Round(r.X+(r.W-8*b.pitch)/2), math.Round(r.Y+(r.H-8*b.pitch)/2)
	b.bowl = math.Floor(b.pitch * bowlShare)
	b.hollow = math.Floor(min(b.pitch*.7, b.wide*.74))
	if !b.rim {
		b.hollow = math.Floor(b.bowl * .6) // the marbles at the seats
	}
	if !edge {
		b.radius = min(34*scale, side*.05)
	}
	return b
}

// cell is the square of a field.
func (b *Board) cell(x, y int8) kit.Rect {
	return kit.Rect{X: b.x + float64(x)*b.pitch, Y: b.y + float64(y)*b.pitch, W: b.pitch, H: b.pitch}
}

// The sides of the board that the rows of the store are on. Two players sit at a corner each: white has the left side and
// the near one. Of four, partners sit opposite each other.
const (
	left = iota
	near
	far
	right
)

var (
	rowsOfTwo  = [...]int{left, near, far, right}
	rowsOfFour = [...]int{near, far, left, right}
)

// hollowAt is the middle of a hollow of the rim.
func (b *Board) hollowAt(s rules.Spot) (x, y float64) {
	along := (float64(s.X) + .5) * b.pitch
	side := rowsOfTwo[s.Y]
	if b.Seats == 4 {
		side = rowsOfFour[s.Y]
	}
	off := b.wide * .5
	switch side {
	case left:
		return b.x - off, b.y + along
	case right:
		return b.x + 8*b.pitch + off, b.y + along
	case far:
		return b.x + along, b.y - off
	}
	return b.x + along, b.y + 8*b.pitch + off
}

// hollowBox is the square that a mark round it has.
func (b *Board) hollowBox(s rules.Spot) kit.Rect {
	x, y := b.hollowAt(s)
	side := b.hollow / bowlShare
	return kit.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
}

// under is the colour that shines through a marble, and how strongly: fully where it lies in its hollow, and not at all
// between two.
func (b *Board) under(p sprites.Pose, scale float32) (on sprites.Colour, shine float32) {
	fx, fy := (float64(p.X)-b.x)/b.pitch, (float64(p.Y)-b.y)/b.pitch
	col, row := math.Floor(fx), math.Floor(fy)
	if col < 0 || row < 0 || col >= game.Side || row >= game.Side {
		return 0, 0
	}
	d := math.Hypot(fx-col-.5, fy-row-.5) / bowlShare
	k := max(0, min(1, (.55-d)/.35))
	k *= float64(max(0, 1-p.Lift/(14*scale)))
	return paints[game.Paint(int8(col), int8(row))], float32(k * k * (3 - 2*k))
}

// Paint paints the board with all its hollows.
func (b *Board) Paint(dst *ebiten.Image, scale float64) {
	f := func(v float64) float32 { return float32(v) }
	l := sprites.Lacquer{X: f(b.Rect.X), Y: f(b.Rect.Y), W: f(b.Rect.W), H: f(b.Rect.H), Radius: f(b.radius)}
	out := min(b.wide*.16, 11*scale)
	if !b.rim {
		out = b.wide - scale
	}
	l.Field = kit.Rect{X: b.x, Y: b.y, W: 8 * b.pitch, H: 8 * b.pitch}.Inset(-out)
	l.Round = f(min(22*scale, b.pitch*.36))
	sprites.PaintLacquer(dst, l, scale)
	for y := range int8(game.Side) {
		for x := range int8(game.Side) {
			cx, cy := b.cell(x, y).Mid()
			sprites.PaintBowl(dst, f(cx), f(cy), f(b.bowl), paints[game.Paint(x, y)])
		}
	}
	if !b.rim {
		return
	}
	for piece := range game.Marbles {
		cx, cy := b.hollowAt(game.StoreSpot(piece))
		sprites.PaintHollow(dst, f(cx), f(cy), f(b.hollow))
	}
}

// PaintBoard implements table.Face.
func (f *Face) PaintBoard(dst *ebiten.Image) { f.board.Paint(dst, f.theme.Scale) }

// Picture paints the board with marbles of a colour on some fields, the others in their hollows, and blocks drawn in light.
func (b *Board) Picture(dst *ebiten.Image, scale float64, laid []rules.Spot, colour int, blocks [][]rules.Spot) {
	b.Paint(dst, scale)
	f := Face{theme: &kit.Theme{Scale: scale}, board: *b, sheet: sprites.NewMarbles(b.bowl, b.hollow, 8, scale)}
	defer f.Dispose()
	var table [game.Pieces]rules.Place
	for piece := range game.Marbles {
		table[piece].Spot = game.StoreSpot(piece)
	}
	for i, s := range laid {
		table[colour*game.Marbles/2+i].Spot = s
	}
	var batch sprites.Batch
	for _, body := range []bool{false, true} {
		for piece := range game.Marbles {
			if table[piece].Spot.Zone == game.ZoneStore && !b.rim {
				continue
			}
			if p := f.Home(piece, table[:]); body {
				f.Body(&batch, piece, p, true)
			} else {
				f.Shadow(&batch, piece, p)
			}
		}
	}
	for _, shape := range blocks {
		f.Light(&batch, shape, 1, .55)
	}
	batch.Flush(dst, f.sheet.Image())
}
