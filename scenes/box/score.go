package box

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	game "quintet/rules/box"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// square is one that counts.
type square struct {
	game.Square
	side   int
	colour sprites.Colour
	x, y   float64 // where its value lies, in points from its first corner
}

// Scores implements table.Scoring: the squares of all sides, one side after the other.
func (f *Face) Scores(s rules.Sight) int {
	f.squares = f.squares[:0]
	st := s.State()
	if game.Phase(st) != game.PhaseOver {
		return 0
	}
	for side := range game.Sides(st) {
		c, ok := game.Colour(st, side)
		if !ok {
			continue
		}
		for _, q := range game.Squares(nil, st, c) {
			f.squares = append(f.squares, square{Square: q, side: side, colour: colours[c]})
		}
	}
	for i := range f.squares {
		f.placeValue(i)
	}
	return len(f.squares)
}

// asides are where on a side of a square its value may lie, in parts of the side.
var asides = [...]float64{.5, .35, .65, .22, .78}

// placeValue finds a place on a side of a square where its value covers neither another value nor a corner, or the place where
// it covers least.
func (f *Face) placeValue(i int) {
	q := &f.squares[i]
	n := float64(q.Side - 1)
	coin := float64(f.sheet.CoinRadius()) / f.cam.Unit
	least := math.Inf(1)
	try := func(x, y float64) {
		covers := 0.0
		for k := range f.squares {
			p := &f.squares[k]
			dx, dy := float64(q.X)-float64(p.X)+x, float64(q.Y)-float64(p.Y)+y
			if k < i {
				covers += 3 * max(0, 2.1*coin-math.Hypot(dx-p.x, dy-p.y))
			}
			m := float64(p.Side - 1)
			for _, c := range [4][2]float64{{0, 0}, {m, 0}, {m, m}, {0, m}} {
				covers += max(0, coin+.42-math.Hypot(dx-c[0], dy-c[1]))
			}
		}
		if covers < least-1e-9 {
			q.x, q.y, least = x, y, covers
		}
	}
	for _, a := range asides {
		try(a*n, 0)
	}
	for _, a := range asides {
		try(a*n, n)
		try(0, a*n)
		try(n, a*n)
	}
	try(n/2, n/2)
}

func (f *Face) light(q square) sprites.SquareLight {
	u := f.cam.Unit
	return sprites.SquareLight{Colour: q.colour, X: float32(f.cam.X + float64(q.X)*u), Y: float32(f.cam.Y + float64(q.Y)*u),
		Side: float32(float64(q.Side-1) * u), Value: int(q.Side), Cell: float32(u), CoinX: float32(q.x * u), CoinY: float32(q.y * u)}
}

// Score implements table.Scoring.
func (f *Face) Score(b *sprites.Batch, i int, along, glow, told float32, over bool) {
	if i >= len(f.squares) {
		return
	}
	q := f.light(f.squares[i])
	q.Along, q.Glow, q.Coin = along, glow, told
	if over {
		f.sheet.SquareValue(b, q)
	} else {
		f.sheet.Square(b, q)
	}
}

// Light implements table.Face: where squares aren't counted one by one, all are drawn at once.
func (f *Face) Light(b *sprites.Batch, shape []rules.Spot, along, glow float32) {
	for _, q := range f.squares {
		if len(shape) == 4 && shape[0] == game.BoardSpot(q.X, q.Y) && int8(shape[1].X-shape[0].X) == q.Side-1 {
			l := f.light(q)
			l.Along, l.Glow, l.Coin = along, glow, along
			f.sheet.Square(b, l)
			f.sheet.SquareValue(b, l)
			return
		}
	}
}

// ScoreRoom implements table.Scoring.
func (f *Face) ScoreRoom(th *kit.Theme, s rules.Sight) float64 {
	return float64(game.Sides(s.State())) * (th.Line(kit.BodyBold) + th.Px(6))
}

// PaintScore implements table.Scoring: a row for each side, with its colour, its squares so far and what they make.
func (f *Face) PaintScore(e *kit.Env, dst *ebiten.Image, r kit.Rect, s rules.Sight, n int) {
	th, w, st := e.Theme, e.Theme.Words, s.State()
	sides := game.Sides(st)
	gap := e.Px(10)
	if r.H < float64(sides)*th.Grown(48) {
		gap = e.Px(4)
	}
	roomy := r.H >= float64(sides)*(th.Grown(104)+gap)
	row := min((r.H-gap*float64(sides-1))/float64(sides), th.Grown(128))
	note := w.Say("box.note")
	noted := roomy && r.H-float64(sides)*(row+gap) > th.Height(note, kit.Small, r.W)
	winners := st.Result().Winners
	var b sprites.Batch
	for side := range sides {
		points, worth := 0, []int{}
		for _, q := range f.squares[:min(n, len(f.squares))] {
			if q.side == side {
				points += int(q.Side)
				worth = append(worth, int(q.Side))
			}
		}
		box := kit.Rect{X: r.X, Y: r.Y + float64(side)*(row+gap), W: r.W, H: row}.Snap()
		won := n >= len(f.squares) && len(winners) > 0 && game.SideOf(st, winners[0]) == side
		th.Row(dst, box, won)
		in := box.Pad(e.Px(12), min(e.Px(10), row*.08))
		head := in
		if roomy {
			head.H = in.H - th.Grown(36) - e.Px(6)
		}
		// The colour, as it is on the secret tile.
		high := min(head.H, th.Grown(46))
		pitch := math.Floor(high / 2.96)
		c, ok := game.Colour(st, side)
		p := middle(kit.Rect{X: head.X, Y: head.Y + (head.H-high)/2, W: pitch * 3.96, H: high}, pitch)
		if ok {
			p.Face = uint8(c + 1)
		}
		f.Body(&b, game.SecretTile+side, p, true)
		total := kit.Style{Weight: kit.Bold, Size: 36}
		for total.Size > 18 && th.Line(total) > head.H+e.Px(8) {
			total.Size--
		}
		tint := sprites.TextTint
		if won {
			tint = sprites.Accent
		}
		th.TextIn(dst, digits(points), head, total, tint, kit.End, kit.Middle)
		text := kit.Rect{X: head.X + pitch*4 + e.Px(12), Y: head.Y, H: head.H}
		text.W = head.Right() - th.Width(digits(max(points, 10)), total) - e.Px(8) - text.X
		one, two := th.Line(kit.BodyBold), th.Line(kit.Small)
		name := sideName(w, s, side)
		if one+two <= text.H+e.Px(6) && ok {
			y := text.Y + (text.H-one-two)/2
			th.TextIn(dst, name, kit.Rect{X: text.X, Y: y, W: text.W, H: one}, kit.BodyBold, sprites.TextTint, kit.Start, kit.Middle)
			th.TextIn(dst, w.Say("box.colour."+game.Letter(c)), kit.Rect{X: text.X, Y: y + one, W: text.W, H: two}, kit.Small, sprites.Text2, kit.Start, kit.Middle)
		} else {
			th.TextIn(dst, name, text, kit.BodyBold, sprites.TextTint, kit.Start, kit.Middle)
		}
		if roomy {
			f.paintWorth(e, dst, kit.Rect{X: in.X, Y: in.Bottom() - th.Grown(36), W: in.W, H: th.Grown(36)}, worth, c)
		}
	}
	b.Flush(dst, f.sheet.Image())
	if noted {
		y := r.Y + float64(sides)*(row+gap)
		th.Lines(dst, note, kit.Rect{X: r.X, Y: y, W: r.W, H: r.Bottom() - y}, kit.Small, sprites.Text2, kit.Start)
	}
}

// paintWorth lists what the squares of a side are worth, as many as there is room for.
func (f *Face) paintWorth(e *kit.Env, dst *ebiten.Image, r kit.Rect, worth []int, colour int) {
	th := e.Theme
	if len(worth) == 0 {
		th.TextIn(dst, th.Words.Say("box.none"), r, kit.Small, sprites.Text3, kit.Start, kit.Middle)
		return
	}
	gap := e.Px(6)
	wide := th.Grown(46)
	fit := max(1, int((r.W+gap)/(wide+gap)))
	for i, v := range worth {
		if i >= fit {
			break
		}
		box := kit.Rect{X: r.X + float64(i)*(wide+gap), Y: r.Y, W: wide, H: r.H}.Snap()
		th.Well(dst, box, e.Px(10))
		if i == fit-1 && len(worth) > fit {
			th.TextIn(dst, "+"+digits(len(worth)-i), box, kit.Label, sprites.TextTint, kit.Middle, kit.Middle)
			break
		}
		side := th.Grown(14)
		sprites.Shape{X: float32(math.Round(box.X + e.Px(7))), Y: float32(math.Round(box.Y + (box.H-side)/2)), W: float32(side), H: float32(side),
			Line: sprites.Solid(colours[colour].Steps().Light), Width: float32(max(2, e.Px(2.5)))}.Draw(dst)
		text := kit.Rect{X: box.X + e.Px(9) + side, Y: box.Y, W: box.W - side - e.Px(11), H: box.H}
		th.TextIn(dst, digits(v), text, kit.Label, sprites.TextTint, kit.Middle, kit.Middle)
	}
}
