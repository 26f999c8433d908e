package sprites

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// A die is a cube with round edges, seen from nearly above. It is put together from the pictures of its faces, so that it
// can be seen at any moment of a tumble: balls at its corners, strips along its edges, and over them the faces that are
// turned to the eye. Lengths are sides of the die.
const (
	dieEdge = .17 // the radius of its round edges
	dieTilt = .15 // radians that the eye looks from below the middle
	dieDot  = .31 // the radius of the colour on a face
)

func (s *Marbles) wishDie(wishes []wish) []wish {
	n := ceil(s.die) + 2
	for face := range dieFaces {
		wishes = append(wishes, wish{w: n, h: n, to: &s.faces[face], paint: func(dst *ebiten.Image, x, y float32) {
			paintDieFace(dst, x+float32(n)/2, y+float32(n)/2, s.die, face)
		}})
	}
	r := ceil(s.die*dieEdge) + 1
	// A strip's long edges must be soft, or they would be stairs when it lies aslant.
	wishes = append(wishes, wish{w: 4, h: 2 * r, cy: r, to: &s.strip, paint: func(dst *ebiten.Image, x, y float32) {
		h := s.die * dieEdge
		Shape{X: x - 8, Y: y - h, W: 20, H: 2 * h, Fill: Flat(Hex(0xFFFFFF, 1))}.Draw(window(dst, x, y-float32(r), 4, float32(2*r)))
	}})
	return append(wishes, wish{w: 2 * r, h: 2 * r, cx: r, cy: r, to: &s.ball, paint: func(dst *ebiten.Image, cx, cy float32) {
		disc(dst, cx, cy, s.die*dieEdge, Hex(0xFFFFFF, 1))
	}})
}

// dieRing goes round what is printed on ivory: some colours are hardly darker than it.
var dieRing = Hex(0x3B2A1C, 1)

// paintDieFace paints a face of a die of a side round a point.
func paintDieFace(dst *ebiten.Image, cx, cy, side float32, face int) {
	h := side / 2
	Shape{X: cx - h, Y: cy - h, W: side, H: side, Radius: side * .2, Angle: -45, Mid: .5,
		Fill: [3]Tint{Hex(0xFFFDF6, 1), Hex(0xF6EEDC, 1), Hex(0xE9DDC4, 1)},
		Line: [2]Tint{Hex(0xFFFFFF, .9), Hex(0xC9B999, .55)}, Width: max(1, side*.022)}.Draw(dst)
	r := side * dieDot
	disc(dst, cx, cy, r+max(1, side*.028), dieRing)
	if face > 0 && face < dieFaces-1 {
		c := under[face-1]
		t := c.Steps()
		Shape{X: cx - r, Y: cy - r, W: 2 * r, H: 2 * r, Radius: r, Angle: -45, Fill: [3]Tint{t.Light, t.Base, t.Base}}.Draw(dst)
		paintGlyph(dst, cx, cy, side*.115, float32(c), t.Mark, t.Ink.Fade(0))
		return
	}
	// All four: a quarter each, with a small symbol.
	for i, c := range [...]Colour{Green, Blue, Red, Yellow} {
		t := c.Steps()
		x, y := cx-r, cy-r
		if i%2 == 1 {
			x = cx
		}
		if i/2 == 1 {
			y = cy
		}
		disc(window(dst, round(x), round(y), round(r), round(r)), cx, cy, r, t.Base)
	}
	bar := max(1, side*.02)
	Shape{X: cx - bar/2, Y: cy - r, W: bar, H: 2 * r, Fill: Flat(dieRing)}.Draw(dst)
	Shape{X: cx - r, Y: cy - bar/2, W: 2 * r, H: bar, Fill: Flat(dieRing)}.Draw(dst)
	for i, c := range [...]Colour{Green, Blue, Red, Yellow} {
		t := c.Steps()
		d := r * .44
		x, y := cx-d, cy-d
		if i%2 == 1 {
			x = cx + d
		}
		if i/2 == 1 {
			y = cy + d
		}
		paintGlyph(dst, x, y, side*.078, float32(c), t.Mark, t.Ink.Fade(0))
	}
}

// around are the faces of a die by the one that is up: right, left, towards the eye, away from it, below. Joggle is on two
// sides, opposite each other.
var around = [dieFaces][6]int8{ // right, left, near, far, up, down
	0: {1, 3, 4, 2, 5, 5},
	1: {5, 5, 4, 2, 1, 3},
	2: {5, 5, 1, 3, 2, 4},
	3: {5, 5, 2, 4, 3, 1},
	4: {5, 5, 3, 1, 4, 2},
	5: {1, 3, 4, 2, 5, 5},
}

// vec is a point in space: right, towards the viewer along the table, up.
type vec [3]float32

func (a vec) plus(b vec, k float32) vec { return vec{a[0] + k*b[0], a[1] + k*b[1], a[2] + k*b[2]} }
func (a vec) dot(b vec) float32         { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }

// tumbled turns a vector of a die: over by so many turns about an axis that lies aslant, and then about the upright one.
func tumbled(v vec, turns, angle float32) vec {
	if turns != 0 {
		sin, cos := sincos(turns * 2 * math.Pi)
		axis := vec{.80, .56, .21}
		cross := vec{axis[1]*v[2] - axis[2]*v[1], axis[2]*v[0] - axis[0]*v[2], axis[0]*v[1] - axis[1]*v[0]}
		d := axis.dot(v) * (1 - cos)
		v = vec{v[0]*cos + cross[0]*sin + axis[0]*d, v[1]*cos + cross[1]*sin + axis[1]*d, v[2]*cos + cross[2]*sin + axis[2]*d}
	}
	sin, cos := sincos(angle)
	return vec{v[0]*cos - v[1]*sin, v[0]*sin + v[1]*cos, v[2]}
}

func sincos(a float32) (sin, cos float32) {
	s, c := math.Sincos(float64(a))
	return float32(s), float32(c)
}

var eyeSin, eyeCos = sincos(dieTilt)

// flat is where a point is seen, from the die's middle, and how near to the eye it is.
func (v vec) flat() (x, y, near float32) {
	return v[0], v[1]*eyeCos - v[2]*eyeSin, v[2]*eyeCos + v[1]*eyeSin
}

// dieLamp is where the light comes from.
var dieLamp = vec{-.45, -.50, .74}

// Die adds a die of the side p.Cell: p.Face is up, but for p.Flip turns that it has yet to tumble.
func (s *Marbles) Die(b *Batch, p Pose) {
	side := p.Cell * (1 + .0055*p.Lift/s.scale)
	if side <= 0 || p.Alpha <= 0 {
		return
	}
	up := vec{0, 0, 1}
	axes := [3]vec{tumbled(vec{1, 0, 0}, p.Flip, p.Angle), tumbled(vec{0, 1, 0}, p.Flip, p.Angle), tumbled(up, p.Flip, p.Angle)}
	cx, cy := p.X, p.Y-.35*p.Lift
	l := p.Alpha * (1 - p.Dim)
	edge := side * dieEdge
	in := side/2 - edge
	// Its hull, in the tone of an edge.
	shadeOf := func(n vec) float32 { return .58 + .44*max(0, n.dot(dieLamp)) }
	hull := func(k float32) ink { return ink{.93 * k * l, .86 * k * l, .72 * k * l, p.Alpha} }
	corner := func(i int) vec {
		v := vec{}
		for a := range 3 {
			k := in
			if i>>a&1 == 0 {
				k = -in
			}
			v = v.plus(axes[a], k)
		}
		return v
	}
	b.soft = true
	k := edge / (s.die * dieEdge)
	for i := range 8 {
		x, y, near := corner(i).flat()
		tone := hull(.70 + .22*near/side)
		b.at(s.ball, cx+x, cy+y, k, k, 0, tone)
	}
	for i := range 8 {
		for a := range 3 {
			if i>>a&1 == 1 {
				continue
			}
			x0, y0, n0 := corner(i).flat()
			x1, y1, n1 := corner(i | 1<<a).flat()
			dx, dy := x1-x0, y1-y0
			d := float32(math.Hypot(float64(dx), float64(dy)))
			if d < .01 {
				continue
			}
			wide := s.strip.h / 2 * k
			ox, oy := dy/d*wide, -dx/d*wide
			b.quad(s.strip, [4]float32{cx + x0 + ox, cx + x1 + ox, cx + x0 - ox, cx + x1 - ox},
				[4]float32{cy + y0 + oy, cy + y1 + oy, cy + y0 - oy, cy + y1 - oy}, hull(.70+.11*(n0+n1)/side))
		}
	}
	// The faces that are turned to the eye.
	faces := around[min(int(p.Face), dieFaces-1)]
	for i := range 6 {
		sign := float32(1)
		if i%2 == 1 {
			sign = -1
		}
		n := vec{}.plus(axes[i/2], sign)
		// Of a face that is seen from nearly its edge, the round edge is seen; what is printed there would be but a fringe.
		_, _, near := n.flat()
		shown := part(near, .14, .32)
		if shown <= 0 {
			continue
		}
		u, v := axes[(i/2+1)%3], axes[(i/2+2)%3]
		var xs, ys [4]float32
		for q := range 4 {
			ku, kv := float32(q%2*2-1), float32(q/2*2-1)
			x, y, _ := n.plus(u, ku).plus(v, kv).flat()
			xs[q], ys[q] = cx+x*side/2, cy+y*side/2
		}
		k := shadeOf(n)
		l := l * shown
		b.quad(s.faces[faces[i]], xs, ys, ink{min(k, 1) * l, min(k*.99, 1) * l, min(k*.965, 1) * l, p.Alpha * shown})
	}
}

// DieShadow adds what a die throws.
func (s *Marbles) DieShadow(b *Batch, p Pose) {
	shade := p.Shade * p.Alpha
	if shade <= 0 {
		return
	}
	h := p.Lift / s.scale
	k := p.Cell * 1.16 / 2 / (s.sides[0] / 2 * MarbleShare) * (1 + .006*h)
	dark := max(.78-.010*h, .12) * shade
	b.at(s.shadow[0], p.X+.07*p.Cell+.5*p.Lift, p.Y+.13*p.Cell+.55*p.Lift, k, k, 0, tone(Shadow, dark))
}

// Shares of the 860 ms of a throw: it tumbles, bouncing three times, and settles.
const dieTumbles = 700. / 860

// Tumble throws a die from where it is, over two and more turns, to where it lies.
var Tumble = Motion{Lasts: 860 * time.Millisecond, Pose: func(l Leg, t float32) Pose {
	u := part(t, 0, dieTumbles)
	p := l.From.Mix(l.To, outCubic(u))
	dist := float32(math.Hypot(float64(l.To.X-l.From.X), float64(l.To.Y-l.From.Y)))
	if dist < l.To.Cell {
		// It has no way to go: it is shaken to one side and thrown to the other.
		k := l.To.Cell * .42
		switch {
		case u < .2:
			p.X -= k * inOutCubic(u/.2)
		case u < .62:
			p.X += k * (2*inOutCubic(part(u, .2, .62)) - 1)
		default:
			p.X += k * (1 - outCubic(part(u, .62, 1)))
		}
	}
	// Three bounces, each lower.
	bounce := func(a, b, high float32) float32 {
		s := part(u, a, b)
		return high * l.Unit * 4 * s * (1 - s)
	}
	p.Lift = max(l.From.Lift*(1-min(1, u/.3)), bounce(0, .44, 44), bounce(.44, .76, 22), bounce(.76, 1, 9))
	left := 1 - u
	p.Flip = 2 * left * (.45 + .55*left)
	p.Angle = l.From.Angle + (l.To.Angle-l.From.Angle+2*math.Pi)*(1-left*left)
	if p.Face = l.To.Face; p.Flip > 1.72 {
		p.Face = l.From.Face
	}
	if t > dieTumbles {
		// On the table it rocks a little before it lies.
		s := part(t, dieTumbles, 1)
		sin, _ := sincos(s * 3 * math.Pi)
		p = l.To
		p.Flip = .022 * sin * (1 - s)
		p.Angle += .05 * sin * (1 - s)
	}
	return p
}}
