package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Glass is what a marble is made of.
type Glass uint8

const (
	WhiteGlass Glass = iota
	BlackGlass
	glasses
)

const (
	// MarbleShare is the width of a marble in widths of its hollow.
	MarbleShare = .86
	// rollSteps is in how many pictures a marble turns once: 7 degrees each, at which its veins glide.
	rollSteps = 48
	// dieFaces are a die's pictures: 1 to 4 for a colour each, 5 for all four. 0, before it was first thrown, is 5 too.
	dieFaces = 6
)

// under are the colours that marbles may lie on; a marble has a picture for each, and one for where nothing shines
// through it.
var under = [...]Colour{Blue, Yellow, Green, Red}

// Marbles is a sheet with marbles and a die. Marbles are painted for the hollows of the board and for smaller ones on its
// rim, the die for its side.
type Marbles struct {
	*Sheet
	want    [3]float32 // sides of hollows, larger first, and of the die, in pixels
	sides   [2]float32 // of hollows, as painted
	die     float32    // the die's side, as painted
	glass   [2][glasses][1 + len(under)]cut
	veins   [2][glasses][rollSteps]cut
	lamp    [2][glasses]cut
	shadow  [2]cut
	caustic [2]cut
	faces   [dieFaces]cut
	ball    cut
	strip   cut   // what lies between two balls
	block   patch // the outline of a finished block
	// and what it is when it is drawn in light
	blockCore, blockGlow patch
}

// NewMarbles paints a sheet for hollows of two sides in pixels, the board's and the rim's, and a die of a side; scale is
// the pixels of the screen in a logical one.
func NewMarbles(board, rim, die, scale float64) *Marbles {
	s := &Marbles{Sheet: newSheet(board, scale), want: [3]float32{float32(whole(board)), float32(whole(rim)), float32(whole(die))}}
	s.round = true
	s.paint(func(k float64) []wish {
		s.sides, s.die = [2]float32{float32(whole(board * k)), float32(whole(rim * k))}, float32(whole(die*k))
		return s.wishBlock(s.wishDie(s.wishMarbles(nil)))
	})
	return s
}

// Fits tells whether the sheet is painted for these sizes.
func (s *Marbles) Fits(board, rim, die, scale float64) bool {
	return s.want == [3]float32{float32(whole(board)), float32(whole(rim)), float32(whole(die))} && s.unit == float32(scale)
}

// What a marble throws, in its radii: its shadow, and in it the light that went through the glass.
const (
	marbleDark   = .72
	marbleBlur   = .16
	marbleShiftX = .20
	marbleShiftY = .30
	causticX     = .52
	causticY     = .66
	causticWide  = .17
)

func (s *Marbles) wishMarbles(wishes []wish) []wish {
	for set, side := range s.sides {
		r := side / 2 * MarbleShare
		n := ceil(r) + 1
		for g := range glasses {
			layer := func(to *cut, kind, phase float32, c int) {
				wishes = append(wishes, wish{w: 2 * n, h: 2 * n, cx: n, cy: n, to: to, paint: func(dst *ebiten.Image, cx, cy float32) {
					paintMarble(dst, cx, cy, r, g, kind, phase, c)
				}})
			}
			for c := range s.glass[set][g] {
				layer(&s.glass[set][g][c], 0, 0, c)
			}
			for i := range s.veins[set][g] {
				layer(&s.veins[set][g][i], 1, float32(i)*2*math.Pi/rollSteps, 0)
			}
			layer(&s.lamp[set][g], 2, 0, 0)
		}
		m := ceil(r * (1 + 3*marbleBlur))
		wishes = append(wishes, wish{w: 2 * m, h: 2 * m, cx: m, cy: m, to: &s.shadow[set], paint: func(dst *ebiten.Image, cx, cy float32) {
			Shape{X: cx - r*.98, Y: cy - r*.98, W: 1.96 * r, H: 1.96 * r, Radius: r, Fill: Flat(Hex(0xFFFFFF, 1)), Blur: marbleBlur * r}.Draw(dst)
		}})
		q := ceil(r * causticWide * 3)
		wishes = append(wishes, wish{w: 2 * q, h: 2 * q, cx: q, cy: q, to: &s.caustic[set], paint: func(dst *ebiten.Image, cx, cy float32) {
			w := r * causticWide
			Shape{X: cx - w, Y: cy - w, W: 2 * w, H: 2 * w, Radius: w, Fill: Flat(Hex(0xFFFFFF, 1)), Blur: w * .5}.Draw(dst)
		}})
	}
	return wishes
}

// paintMarble paints one layer of a marble of radius r round a point; c is 0, or 1 and on for a colour under it.
func paintMarble(dst *ebiten.Image, cx, cy, r float32, g Glass, layer, phase float32, c int) {
	n := ceil(r) + 1
	field, hi, much := Tint{1, 1, 1, 1}, Tint{1, 1, 1, 1}, float32(0)
	if c > 0 {
		t := under[c-1].Steps()
		field, hi, much = t.Base, t.Hi, 1
	}
	op := &ebiten.DrawRectShaderOptions{}
	op.GeoM.Translate(float64(int(cx)-n), float64(int(cy)-n))
	op.Uniforms = map[string]any{"Centre": []float32{cx, cy}, "R": r, "Black": float32(g), "Field": field[:3], "FieldHi": hi[:3],
		"Much": much, "Layer": layer, "Phase": phase}
	dst.DrawRectShader(2*n, 2*n, Shader("marble"), op)
}

// Marble adds a marble. p.Cell is the side of its hollow, p.Flip how often it has turned over, rolling along p.Angle. On is
// the colour that shines through it as strongly as shine says.
func (s *Marbles) Marble(b *Batch, g Glass, p Pose, on Colour, shine float32) {
	set, k := s.set(p.Cell)
	x, y := s.rest(p, k)
	k *= 1 + .0055*p.Lift/s.scale // a lifted piece is nearer to the eye
	sx, sy := k*(2-p.Squash), k*p.Squash
	l := p.Alpha * (1 - p.Dim)
	light := ink{l, l, l, p.Alpha}
	tinted := 0
	for i, c := range under {
		if c == on && shine > 0 {
			tinted = 1 + i
		}
	}
	if tinted == 0 || shine < 1 {
		b.at(s.glass[set][g][0], x, y, sx, sy, 0, light)
	}
	if tinted > 0 {
		b.at(s.glass[set][g][tinted], x, y, sx, sy, 0, ink{l * shine, l * shine, l * shine, p.Alpha * shine})
	}
	turn := p.Flip - float32(math.Floor(float64(p.Flip)))
	b.at(s.veins[set][g][int(turn*rollSteps+.5)%rollSteps], x, y, sx, sy, p.Angle, light)
	b.at(s.lamp[set][g], x, y, sx, sy, 0, light)
}

// MarbleShadow adds what a marble throws. All shadows of a table come before all bodies.
func (s *Marbles) MarbleShadow(b *Batch, p Pose) {
	shade := p.Shade * p.Alpha
	if shade <= 0 {
		return
	}
	set, k := s.set(p.Cell)
	x, y := s.rest(p, k)
	r := p.Cell / 2 * MarbleShare
	h := p.Lift / s.scale
	dark := max(marbleDark-.008*h, 0) * shade
	soft := k * (1 + .012*h)
	b.at(s.shadow[set], round(x+marbleShiftX*r+.8*p.Lift), round(y+marbleShiftY*r+p.Lift), soft, soft, 0, tone(Shadow, dark))
	c := .24 * shade * (1 - p.Dim) / (1 + .1*h)
	b.at(s.caustic[set], round(x+causticX*r+.8*p.Lift), round(y+causticY*r+p.Lift), k, k, 0, ink{c, c * .94, c * .84, .3 * c})
}

// set is which of the two paintings a marble in a hollow of that side is drawn from, the smaller one that needn't be
// enlarged, and by how much it is scaled.
func (s *Marbles) set(side float32) (set int, k float32) {
	if side <= s.sides[1]*1.02 {
		set = 1
	}
	k = side / s.sides[set]
	if k > .985 && k < 1.02 {
		k = 1
	}
	return set, k
}

// rest is where a marble is drawn: on whole pixels while it lies, or it would be blurred.
func (s *Marbles) rest(p Pose, k float32) (x, y float32) {
	if k == 1 && p.Lift == 0 && p.Squash == 1 {
		return round(p.X), round(p.Y)
	}
	return p.X, p.Y
}
