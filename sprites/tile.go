package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// TileDots are the dots of a tile, row by row as it is printed: three rows of four.
type TileDots [12]Colour

const (
	tileCols = 4
	tileRows = 3
)

// Where tiles are seen, each place with a distance of dots of its own.
const (
	tileBoard = iota
	tileTray
	tileSeat
	tileSets
)

// Tiles is a sheet with tiles of ivory: bodies as printed and turned by a quarter, the dots that lie on them, backs, and
// what light says on a cloth. All is painted for the distances of dots at which it will be seen.
type Tiles struct {
	*Sheet
	want    [tileSets]float32 // the distances of dots in pixels
	pitch   [tileSets]float32 // as painted: the same, but on a sheet that had no room
	ivory   [tileSets][2]cut
	back    [tileSets][2]cut
	shade   [tileSets][2]cut
	lifted  [2]cut
	dots    [tileSets][Colours]cut
	secrets [tileSets][Colours]cut // the one dot of a secret tile
	point   cut
	trial   [2][2]cut // the outline of what fits, and of what doesn't, as printed and turned
	covered [2]cut
	square  struct {
		glow, core   bar
		corner, coin cut
		rims         cut
		numbers      [11]cut
	}
}

// NewTiles paints a sheet for tiles whose dots lie so many pixels apart on the cloth, in the tray and at the seats; scale
// is the pixels of the screen in a logical one. Number paints a number round a point, so many pixels high.
func NewTiles(board, tray, seat, scale float64, number func(dst *ebiten.Image, n int, cx, cy, high float64)) *Tiles {
	s := &Tiles{Sheet: newSheet(max(3*board, 24), scale), want: [tileSets]float32{tilePitch(board), tilePitch(tray), tilePitch(seat)}}
	s.paint(func(k float64) []wish {
		for i, p := range s.want {
			s.pitch[i] = tilePitch(float64(p) * k)
		}
		return s.wishSquares(s.wishTrial(s.wishTiles(nil)), number)
	})
	// The point of a body is its middle, which may lie between pixels.
	for set, p := range s.pitch {
		for turned := range 2 {
			for _, c := range []*cut{&s.ivory[set][turned], &s.back[set][turned], &s.shade[set][turned]} {
				centre(c, p, turned)
			}
		}
	}
	for turned := range 2 {
		centre(&s.lifted[turned], s.pitch[tileBoard], turned)
		for fits := range 2 {
			centre(&s.trial[fits][turned], s.pitch[tileBoard], turned)
		}
	}
	return s
}

// tilePitch is a distance in whole pixels, so that all dots of a lattice lie alike on them.
func tilePitch(p float64) float32 { return float32(math.Max(math.Round(p), 2)) }

// Fits tells whether the sheet is painted for these distances.
func (s *Tiles) Fits(board, tray, seat, scale float64) bool {
	return s.want == [tileSets]float32{tilePitch(board), tilePitch(tray), tilePitch(seat)} && s.unit == float32(scale)
}

// centre moves the point of a sprite from the top left dot to the middle of the tile.
func centre(c *cut, pitch float32, turned int) {
	w, h := tileSize(turned)
	c.cx += float32(w-1) / 2 * pitch
	c.cy += float32(h-1) / 2 * pitch
}

func tileSize(turned int) (w, h int) {
	if turned == 1 {
		return tileRows, tileCols
	}
	return tileCols, tileRows
}

// tileHalf is how far a tile goes on past its outermost dots, in whole pixels.
func tileHalf(pitch float32) float32 { return max(float32(math.Floor(float64(pitch)*.478)), 1) }

const (
	tileRound = .24 // the radius of a tile's corners
	dotRadius = .315
)

// tileShape is a body round its top left dot.
func tileShape(x, y, pitch float32, turned int) Shape {
	w, h := tileSize(turned)
	half := tileHalf(pitch)
	return Shape{X: x - half, Y: y - half, W: float32(w-1)*pitch + 2*half, H: float32(h-1)*pitch + 2*half, Radius: tileRound * pitch}
}

// wishBody asks for a sprite with the size of a tile and a margin.
func wishBody(to *cut, pitch float32, turned int, margin float32, paint func(dst *ebiten.Image, s Shape)) wish {
	m := ceil(margin)
	sh := tileShape(0, 0, pitch, turned)
	edge := int(tileHalf(pitch)) + m
	return wish{w: int(sh.W) + 2*m, h: int(sh.H) + 2*m, cx: edge, cy: edge, to: to, paint: func(dst *ebiten.Image, x, y float32) {
		paint(dst, tileShape(x, y, pitch, turned))
	}}
}

func (s *Tiles) wishTiles(wishes []wish) []wish {
	u := s.scale
	for set, p := range s.pitch {
		for turned := range 2 {
			wishes = append(wishes,
				wishBody(&s.ivory[set][turned], p, turned, 1, func(dst *ebiten.Image, sh Shape) { paintIvory(dst, sh, p, u) }),
				wishBody(&s.back[set][turned], p, turned, 1, func(dst *ebiten.Image, sh Shape) { paintBack(dst, sh, p, u, turned) }),
				wishBody(&s.shade[set][turned], p, turned, p*.26+4*u, func(dst *ebiten.Image, sh Shape) {
					paintTileShadow(dst, sh, p*.05, p*.08, p*.06, .58)
					paintTileShadow(dst, sh, p*.01, p*.03, p*.03, .40)
				}))
		}
		n := ceil(p*dotRadius) + 3
		for c := range Colour(Colours) {
			wishes = append(wishes, wish{w: 2 * n, h: 2 * n, cx: n, cy: n, to: &s.dots[set][c], paint: func(dst *ebiten.Image, cx, cy float32) {
				paintDot(dst, cx, cy, p*dotRadius, c)
			}})
			big := p * .82
			m := ceil(big) + 3
			wishes = append(wishes, wish{w: 2 * m, h: 2 * m, cx: m, cy: m, to: &s.secrets[set][c], paint: func(dst *ebiten.Image, cx, cy float32) {
				paintDot(dst, cx, cy, big, c)
			}})
		}
	}
	p := s.pitch[tileBoard]
	for turned := range 2 {
		wishes = append(wishes, wishBody(&s.lifted[turned], p, turned, p*.5+24*u, func(dst *ebiten.Image, sh Shape) {
			paintTileShadow(dst, sh, 3*u, 4*u, 3*u+p*.10, .56)
		}))
	}
	r := max(p*.042, .8*u)
	n := ceil(r) + 2
	return append(wishes, wish{w: 2 * n, h: 2 * n, cx: n, cy: n, to: &s.point, paint: func(dst *ebiten.Image, cx, cy float32) {
		disc(dst, cx, cy, r, Hex(0xB9BCE8, .34))
	}})
}

func paintTileShadow(dst *ebiten.Image, sh Shape, dx, dy, blur, alpha float32) {
	sh.X, sh.Y = sh.X+dx, sh.Y+dy
	sh.Fill, sh.Blur = Flat(Shadow.Fade(alpha)), blur
	sh.Draw(dst)
}

// paintIvory paints a body: its side below, its face, and the lamp on its edge.
func paintIvory(dst *ebiten.Image, sh Shape, p, u float32) {
	sh.Fill, sh.Angle = Flat(Hex(0xB7A688, 1)), -45
	sh.Draw(dst)
	face := sh
	low := max(round(p*.035), 1)
	face.H -= low
	face.Fill, face.Mid = [3]Tint{Hex(0xFFFBF0, 1), Hex(0xF3EAD6, 1), Hex(0xE2D5BB, 1)}, .5
	face.Line, face.Width = [2]Tint{Hex(0xFFFFFF, .9), Hex(0xC9B996, .5)}, max(p*.03, u*.8)
	face.Draw(dst)
}

// paintBack paints a back: dark, with grey dots that are nobody's.
func paintBack(dst *ebiten.Image, sh Shape, p, u float32, turned int) {
	sh.Fill, sh.Angle = [3]Tint{Hex(0x4A433D, 1), Hex(0x3B3530, 1), Hex(0x302B27, 1)}, -45
	sh.Line, sh.Width = [2]Tint{Hex(0x857A6E, .85), Hex(0x4C443D, .8)}, max(p*.03, u*.8)
	sh.Draw(dst)
	half := tileHalf(p)
	w, h := tileSize(turned)
	for j := range h {
		for i := range w {
			x, y := sh.X+half+float32(i)*p, sh.Y+half+float32(j)*p
			disc(dst, x, y+max(p*.02, .5), p*dotRadius, Hex(0x8D857C, .6))
			Shape{X: x - p*dotRadius, Y: y - p*dotRadius, W: 2 * p * dotRadius, H: 2 * p * dotRadius, Radius: p * dotRadius, Angle: -45,
				Fill: [3]Tint{Hex(0x5E5954, 1), Hex(0x6E6963, 1), Hex(0x7F7972, 1)}}.Draw(dst)
		}
	}
}

// paintDot paints a dot of enamel let into ivory: dark at the top left, where its wall keeps the lamp out.
func paintDot(dst *ebiten.Image, cx, cy, r float32, c Colour) {
	t := c.Steps()
	round := func(x, y, r float32, fill [3]Tint) {
		Shape{X: x - r, Y: y - r, W: 2 * r, H: 2 * r, Radius: r, Angle: -45, Fill: fill}.Draw(dst)
	}
	h := max(r*.05, .4)
	round(cx+h, cy+1.6*h, r+h*.6, Flat(Hex(0xFFFFFF, .75)))
	round(cx, cy, r, Flat(Hex(0x3B2A1C, 1)))
	in := r - max(r*.085, .7)
	round(cx, cy, in, [3]Tint{t.Deep, t.Dark, t.Light})
	round(cx+in*.04, cy+in*.05, in*.86, [3]Tint{t.Dark, t.Base, t.Light})
	round(cx+in*.02, cy+in*.02, in*.72, [3]Tint{t.Base, t.Base, t.Light})
	if r < 3 {
		return
	}
	paintSymbol(dst, cx, cy, r*.46, c)
	disc(dst, cx+in*.56, cy+in*.60, max(in*.07, .5), Hex(0xFFFFFF, .75))
}

// set is what a tile is drawn from, the smallest painting that needn't be enlarged, and by how much it is scaled.
func (s *Tiles) set(cell float32) (set int, k float32) {
	for i, p := range s.pitch {
		if cell != s.pitch[tileBoard] && cell <= p*1.02 && (cell > s.pitch[set]*1.02 || p < s.pitch[set]) {
			set = i
		}
	}
	return set, cell / s.pitch[set]
}

// light is what a piece's tones are multiplied by.
func light(p Pose) ink {
	l := p.Alpha * (1 - p.Dim)
	return ink{l, l, l, p.Alpha}
}

// quarter is the angle of a tile that is turned.
const quarter = math.Pi / 2

// TileTurned is the angle of a tile that is turned by a quarter.
const TileTurned float32 = quarter

// body adds a body with its shadow; bodies are the sprites as printed and turned.
func (s *Tiles) body(b *Batch, bodies *[tileSets][2]cut, p Pose) (set int, sx, sy float32) {
	set, k := s.set(p.Cell)
	k *= 1 + .0055*p.Lift/s.scale
	sx, sy = k*(2-p.Squash), k*p.Squash
	turned, angle := 0, p.Angle
	if angle == TileTurned {
		turned, angle = 1, 0
	}
	if shade := p.Shade * p.Alpha; shade > 0 {
		up := min(p.Lift/s.scale/9, 1)
		b.at(s.shade[set][turned], p.X, p.Y, sx, sy, angle, fade(shade*(1-up)))
		if up > 0 {
			j := k * s.pitch[set] / s.pitch[tileBoard]
			b.at(s.lifted[turned], p.X+.8*p.Lift, p.Y+p.Lift, j, j, angle, fade(shade*up))
		}
	}
	b.at(bodies[set][turned], p.X, p.Y, sx, sy, angle, light(p))
	return set, sx, sy
}

// Tile adds a tile of ivory with its shadow. Its dots stay upright however it is turned.
func (s *Tiles) Tile(b *Batch, dots *TileDots, p Pose) {
	set, sx, sy := s.body(b, &s.ivory, p)
	k := light(p)
	sin, cos := float32(0), float32(1)
	switch p.Angle {
	case 0:
	case TileTurned:
		sin, cos = 1, 0
	default:
		sin64, cos64 := math.Sincos(float64(p.Angle))
		sin, cos = float32(sin64), float32(cos64)
	}
	for i, c := range dots {
		x := (float32(i%tileCols) - float32(tileCols-1)/2) * s.pitch[set]
		y := (float32(i/tileCols) - float32(tileRows-1)/2) * s.pitch[set]
		b.at(s.dots[set][c], p.X+(x*cos-y*sin)*sx, p.Y+(x*sin+y*cos)*sy, sx, sy, 0, k)
	}
}

// TileBack adds a tile that shows its grey back.
func (s *Tiles) TileBack(b *Batch, p Pose) { s.body(b, &s.back, p) }

// TileBlank adds a tile of which nothing is seen but that it is one: in a pile, or in somebody's hand.
func (s *Tiles) TileBlank(b *Batch, p Pose) { s.body(b, &s.ivory, p) }

// TileSecret adds a secret tile that shows its colour.
func (s *Tiles) TileSecret(b *Batch, c Colour, p Pose) {
	set, sx, sy := s.body(b, &s.ivory, p)
	b.at(s.secrets[set][c], p.X, p.Y, sx, sy, 0, light(p))
}

// dot adds a single dot of the cloth's size.
func (s *Tiles) dot(b *Batch, c Colour, x, y, cell, alpha float32) {
	set, k := s.set(cell)
	b.at(s.dots[set][c], x, y, k, k, 0, fade(alpha))
}

// Points adds the points of the lattice that lie in a rectangle; x, y is one of them.
func (s *Tiles) Points(b *Batch, x, y, pitch float32, r Rect) {
	alpha := min(1, (pitch/s.scale-9)/8)
	if alpha <= 0 {
		return
	}
	left, top, right, bottom := float32(r.X), float32(r.Y), float32(r.Right()), float32(r.Bottom())
	first := func(at, edge float32) float32 {
		return at + pitch*float32(math.Ceil(float64((edge-at)/pitch)))
	}
	k := fade(alpha)
	for py := first(y, top); py < bottom; py += pitch {
		for px := first(x, left); px < right; px += pitch {
			b.at(s.point, round(px), round(py), 1, 1, 0, k)
		}
	}
}

// PaintLinen paints a cloth of linen and its shadow on the table; lengths are pixels. A radius of 0 is a cloth that goes
// from edge to edge of a phone.
func PaintLinen(dst *ebiten.Image, r Rect, radius, scale float64) {
	u := float32(scale)
	seam := float32(12)
	if min(r.W, r.H) < 420*scale {
		seam = 6
	}
	paintOver(dst, "linen", float32(r.X), float32(r.Y), float32(r.W), float32(r.H), 56*u, map[string]any{
		"Scale": u, "Size": []float32{float32(r.W) / u, float32(r.H) / u}, "Radius": float32(radius) / u, "Seam": seam,
	})
}
