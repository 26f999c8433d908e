// Package box is Box's face on the shared table: an endless cloth of linen on which tiles of dots are laid over one another,
// a hand of one tile, a secret colour that is seen only while one looks, and the squares that are counted at the end. What
// may be laid where it asks of the rules.
package box

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	game "quintet/rules/box"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// Face implements table.Face, and with its optional parts a board with a camera, a tile that is tried before it is laid, a
// look at what is secret, and the counting of squares.
type Face struct {
	table.Plain
	theme  *kit.Theme
	sheet  *sprites.Tiles
	plan   *table.Plan
	spots  *sprites.Targets
	viewer rules.Seat
	own    int // the viewer's side, or -1

	cloth  kit.Rect
	radius float64
	cam    table.Camera
	turned bool // the tile in hand is turned by a quarter
	peeked bool

	tray    tray
	piles   []kit.Rect   // where the seats have their piles; without width where there is no room
	covers  []rules.Spot // the dots that the tile covers where it is tried
	squares []square     // that count, in the order in which they are counted
}

// What else of the shared table it takes part in, spelt as that asks for it.
var (
	_ table.Coverer  = (*Face)(nil)
	_ table.Reasoner = (*Face)(nil)
	_ table.Seater   = (*Face)(nil)
	_ table.Peeking  = (*Face)(nil)
	_ table.Roaming  = (*Face)(nil)
	_ table.Scoring  = (*Face)(nil)
	_ table.Seated   = (*Face)(nil)
	_ table.Trying   = (*Face)(nil)
)

// New is a face not yet laid out.
func New() table.Face { return &Face{} }

// colours of the rules.
var colours = [game.Colours]sprites.Colour{sprites.Green, sprites.Red, sprites.Yellow, sprites.Orange, sprites.Purple, sprites.Blue}

// dots of all tiles, as printed.
var dots = func() (all [game.Tiles + 1]sprites.TileDots) {
	for tile := 1; tile <= game.Tiles; tile++ {
		n := 0
		_, high := game.Size(false)
		for row := range high {
			for _, c := range game.Dots(tile, false, row) {
				all[tile][n] = colours[c]
				n++
			}
		}
	}
	return all
}()

// Wants asks for a wide cloth, and for a tray with the tile in hand and the secret colour.
func (f *Face) Wants(w *kit.Words, s rules.Sight) table.Wants {
	return table.Wants{Seats: s.Players(), Prompts: prompts(w, s), Wide: true, Actions: 2, Icon: .25,
		Buttons: []string{w.Say("box.turn"), w.Say("box.lay")},
		Tray:    func(float64) (best, least float64) { return trayBest, trayLeast }}
}

// Lay places the cloth, the tray and the piles, and paints the tiles for the size at which they are seen.
func (f *Face) Lay(e *kit.Env, p *table.Plan, s rules.Sight, spots *sprites.Targets) {
	f.theme, f.plan, f.spots, f.viewer, f.own = e.Theme, p, spots, s.To(), -1
	if f.viewer >= 0 {
		f.own = game.SideOf(s.State(), f.viewer)
	}
	f.peeked, f.turned, f.covers = false, false, f.covers[:0]
	f.cloth, f.radius = p.Board, e.Px(24)
	if p.Portrait && p.Board.X <= 0 {
		f.radius = 0
	}
	f.cloth = f.cloth.Snap()
	f.tray.lay(e, p.Tray)
	f.layPiles(e, p)
	if f.viewer >= 0 && p.Tray.W > 0 {
		spots.Add(game.HandSpot(f.viewer), f.tray.hand)
	}
	if f.cam.Unit == 0 {
		// Nobody may ever move the camera: a picture in the rule book sees all.
		least, most := f.Zoom()
		f.cam = table.Fit(f.Frame(), f.Extent(s.State()), least, most)
	}
	f.See(f.cam)
	f.Rested()
	f.Scores(s)
}

// layPiles finds room for the piles at the seats.
func (f *Face) layPiles(e *kit.Env, p *table.Plan) {
	f.piles = f.piles[:0]
	for _, r := range p.Seats {
		in := r.Pad(e.Px(12), 0)
		pile := kit.Rect{X: in.Right(), Y: in.Y, H: in.H}
		if need := e.Theme.Grown(pileWide) + e.Theme.Width("12", kit.BodyStrong); in.W > need+e.Theme.Grown(44)+e.Px(100)*p.Text {
			pile.W = e.Theme.Grown(pileWide)
			pile.X = in.Right() - need
		}
		f.piles = append(f.piles, pile)
	}
}

// pileWide is the room of a pile at a seat, in logical pixels.
const pileWide = 50

// Dispose frees the sprites.
func (f *Face) Dispose() {
	if f.sheet != nil {
		f.sheet.Dispose()
		f.sheet = nil
	}
	f.cam = table.Camera{}
}

// Frame implements table.Roaming.
func (f *Face) Frame() kit.Rect {
	if f.radius == 0 {
		return f.cloth
	}
	return f.cloth.Inset(math.Ceil(f.radius * .16))
}

// room is how many points round all that lies are seen, so that there is place for the next tile; and the cloth shows no
// fewer points than these, or the first tile would fill it.
const (
	room      = 3
	fewest    = 15
	fewestLow = 10
)

// Extent implements table.Roaming.
func (f *Face) Extent(st rules.State) kit.Rect {
	left, top, right, bottom := game.Bounds(st)
	r := kit.Rect{X: float64(left) - .5, Y: float64(top) - .5, W: float64(right-left) + 1, H: float64(bottom-top) + 1}.Inset(-room)
	x, y := r.Mid()
	r.W, r.H = max(r.W, fewest), max(r.H, fewestLow)
	r.X, r.Y = x-r.W/2, y-r.H/2
	return r
}

// Zoom implements table.Roaming.
func (f *Face) Zoom() (least, most float64) { return f.theme.Px(4), f.theme.Px(76) }

// See implements table.Roaming.
func (f *Face) See(c table.Camera) {
	f.cam = c
	cols, rows := game.Size(f.turned)
	f.spots.Spread(sprites.Lattice{Zone: game.ZoneBoard, Frame: f.Frame(), X: c.X, Y: c.Y, Pitch: c.Unit, Cols: cols, Rows: rows, Far: game.Far})
}

// Rested implements table.Roaming: the tiles are painted for the distance of dots that is seen.
func (f *Face) Rested() {
	scale := f.theme.Scale
	if f.sheet != nil && f.sheet.Fits(f.cam.Unit, f.tray.pitch, f.seatPitch(), scale) {
		return
	}
	if f.sheet != nil {
		f.sheet.Dispose()
	}
	f.sheet = sprites.NewTiles(f.cam.Unit, f.tray.pitch, f.seatPitch(), scale, f.number)
}

// number paints what a square is worth.
func (f *Face) number(dst *ebiten.Image, n int, cx, cy, high float64) {
	own := f.theme.Size
	f.theme.Set(f.theme.Scale, 1)
	defer f.theme.Set(f.theme.Scale, own)
	r := kit.Rect{X: cx - high, Y: cy - high, W: 2 * high, H: 2 * high}
	f.theme.TextIn(dst, digits(n), r, kit.Style{Weight: kit.Bold, Size: high / f.theme.Scale}, sprites.Hex(0xFFFFFF, 1), kit.Middle, kit.Middle)
}

func (f *Face) seatPitch() float64 { return math.Round(f.theme.Grown(40) / 4) }

// Area implements table.Roaming.
func (f *Face) Area(at rules.Place) kit.Rect {
	w, h := game.Size(at.Turn == 1)
	u := f.cam.Unit
	return kit.Rect{X: f.cam.X + (float64(at.Spot.X)-.48)*u, Y: f.cam.Y + (float64(at.Spot.Y)-.48)*u,
		W: (float64(w) - .04) * u, H: (float64(h) - .04) * u}
}

// Under implements table.Roaming: the points of the lattice.
func (f *Face) Under(b *sprites.Batch) {
	f.sheet.Points(b, float32(f.cam.X), float32(f.cam.Y), float32(f.cam.Unit), f.Frame().Inset(f.cam.Unit*.2))
}

// Home implements table.Face.
func (f *Face) Home(piece int, all []rules.Place) sprites.Pose {
	at := all[piece]
	switch at.Spot.Zone {
	case game.ZoneBoard:
		return f.lying(piece, at)
	case game.ZoneHand:
		if rules.Seat(at.Spot.X) == f.viewer && f.tray.hand.W > 0 {
			p := f.tray.home()
			p.Face, p.Depth = at.Face, handDepth
			return p
		}
		return f.onPile(int(at.Spot.X), f.stack(piece, all)+1)
	case game.ZonePile:
		return f.onPile(int(at.Spot.X), f.stack(piece, all))
	case game.ZoneSecret:
		if int(at.Spot.X) == f.own && f.tray.secret.W > 0 && !shown(all) {
			p := f.tray.secretHome()
			if f.peeked {
				p.Face = at.Face
			}
			return p
		}
	}
	x, y := f.cloth.Mid()
	if at.Spot.Zone == game.ZoneSecret && f.tray.secret.W > 0 {
		x, y = f.tray.secret.Mid()
	}
	return sprites.Away(float32(x), float32(y), float32(f.tray.pitch))
}

// handDepth is above all that lies on the cloth.
const handDepth = game.Pieces + 1

// shown tells whether all sides show their colours: then the match is over. Before that a viewer knows one at most.
func shown(all []rules.Place) bool {
	sides, known := 0, 0
	for _, at := range all[game.SecretTile:] {
		if at.Spot.Zone == game.ZoneSecret {
			sides++
			if at.Face != 0 {
				known++
			}
		}
	}
	return sides > 1 && sides == known
}

// lying is a tile on the cloth. Later tiles lie on earlier ones.
func (f *Face) lying(piece int, at rules.Place) sprites.Pose {
	w, h := game.Size(at.Turn == 1)
	u := f.cam.Unit
	p := sprites.At(float32(f.cam.X+(float64(at.Spot.X)+float64(w-1)/2)*u), float32(f.cam.Y+(float64(at.Spot.Y)+float64(h-1)/2)*u), float32(u))
	p.Face, p.Depth = at.Face, float32(piece+1)
	if at.Turn == 1 {
		p.Angle = sprites.TileTurned
	}
	if piece == game.StartTile {
		p.Depth = 0
	}
	return p
}

// stack is how many tiles lie below one in its pile: those that are drawn later.
func (f *Face) stack(piece int, all []rules.Place) (n int) {
	for _, at := range all[piece+1 : game.Tiles] {
		if at.Spot.Zone == game.ZonePile && at.Spot.X == all[piece].Spot.X {
			n++
		}
	}
	return n
}

// onPile is a tile in a pile at a seat, n above the lowest. Of a high pile only the upper ones are seen.
func (f *Face) onPile(seat, n int) sprites.Pose {
	if seat >= len(f.piles) {
		return sprites.Away(float32(f.cloth.X), float32(f.cloth.Y), float32(f.seatPitch()))
	}
	r := f.piles[seat]
	pitch := float32(f.seatPitch())
	if r.W == 0 {
		x, y := f.plan.Seats[seat].Mid()
		if f.plan.Tray.W <= 0 { // there is a cloth alone
			x, y = f.cloth.X+f.cloth.W/2, f.cloth.Bottom()
		}
		return sprites.Away(float32(x), float32(y), pitch)
	}
	x, y := r.Mid()
	up := float32(min(n, 3)) * float32(f.theme.Px(1.5))
	p := sprites.At(float32(math.Round(x-float64(up))), float32(math.Round(y-float64(up)+f.theme.Px(2))), pitch)
	p.Depth = float32(n)
	return p
}

// Half implements table.Face.
func (f *Face) Half(_ int, cell float32) float32 { return 1.5 * cell }

// Motions implements table.Face.
func (f *Face) Motions() map[rules.Cue]sprites.Motion {
	return map[rules.Cue]sprites.Motion{
		rules.CueDrop: sprites.Lay, rules.CueDeal: sprites.Slide, game.CueShow: reveal, rules.CueLine: sprites.Line,
	}
}

// reveal is the moment in which the sides show their colours, on the panel.
var reveal = sprites.Motion{Lasts: 400 * time.Millisecond, Pose: func(l sprites.Leg, _ float32) sprites.Pose { return l.To }, Always: true}

// Weight implements table.Face.
func (f *Face) Weight(int) float32 { return .7 }

// PaintBoard implements table.Face.
func (f *Face) PaintBoard(dst *ebiten.Image) {
	sprites.PaintLinen(dst, f.cloth, f.radius, f.theme.Scale)
}

// Sheet implements table.Face.
func (f *Face) Sheet() *sprites.Sheet { return f.sheet.Sheet }

// Shadow implements table.Face: a tile lies on others, so that its shadow is drawn with it.
func (f *Face) Shadow(*sprites.Batch, int, sprites.Pose) {}

// Body implements table.Face. The dots always have their symbols.
func (f *Face) Body(b *sprites.Batch, piece int, p sprites.Pose, _ bool) {
	switch {
	case piece < game.Tiles && p.Face > 0:
		f.sheet.Tile(b, &dots[p.Face], p)
	case piece < game.Tiles:
		f.sheet.TileBlank(b, p)
	case p.Face > 0 && piece != game.StartTile:
		f.sheet.TileSecret(b, colours[p.Face-1], p)
	default:
		f.sheet.TileBack(b, p)
	}
}

// Cover implements table.Coverer: the tiles with the secret colours.
func (f *Face) Cover(b *sprites.Batch, r kit.Rect) {
	wide, high := game.Size(false)
	table.Fan(r, 3, float64(high)/float64(wide), func(p sprites.Pose) {
		p.Cell /= float32(wide)
		f.sheet.TileBack(b, p)
	})
}

// Darken implements table.Face.
func (f *Face) Darken(b *sprites.Batch, alpha float32) {
	r := f.cloth
	if f.radius > 0 {
		f.sheet.Shade(b, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), alpha)
		return
	}
	f.sheet.Dark(b, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), alpha)
}

// Marked implements table.Face.
func (f *Face) Marked(dst []rules.Spot, s rules.Sight, i int) []rules.Spot {
	if m := s.Entry(i).Move; m.Verb == game.VerbPlay {
		x, y, _ := game.Where(m)
		dst = append(dst, game.BoardSpot(x, y))
	}
	return dst
}
