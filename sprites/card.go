package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// RubbishHigh is the height of one of these cards in its widths.
const RubbishHigh = 1.42

// Items that are printed on cards, in the order of their shader.
const (
	itemBottle float32 = iota
	itemPaper
	itemJar
	itemBattery
	itemCore
	itemContainer
	itemStop
	itemArrows
)

// rubbish is what is printed for each of LIXO?'s colours, in the order of the rules: yellow, blue, green, red, grey.
var rubbish = [...]Colour{Yellow, Blue, Green, Red, Grey}

// CardFace says what a card shows. The zero CardFace is a back.
type CardFace struct {
	Kind  CardKind
	A, B  uint8 // colours by their index in the order of the rules; both the same for one colour
	Value uint8 // of a container
}

// CardKind is what kind of card it is.
type CardKind uint8

// The kinds of cards.
const (
	CardBack CardKind = iota
	CardRubbish
	CardContainer
	CardStop
)

const (
	rubbishCards   = 25 // two colours each, those of one among them
	containerCards = 25
	cardFaces      = 1 + rubbishCards + containerCards + 1
)

// index numbers the faces from 0 on.
func (f CardFace) index() int {
	switch f.Kind {
	case CardRubbish:
		return 1 + int(f.A)*5 + int(f.B)
	case CardContainer:
		return 1 + rubbishCards + int(f.A)*5 + int(f.Value) - 1
	case CardStop:
		return cardFaces - 1
	}
	return 0
}

// Print draws a short text round a point, px pixels high.
type Print func(dst *ebiten.Image, text string, cx, cy, px float32, t Tint)

// Cards is a sheet with LIXO?'s cards: rubbish as large as in a hand, containers as large as in the well, and all as small as on
// piles; with the lights round them, and the digits of counts.
type Cards struct {
	*Sheet
	want             [4]float32 // what was asked for:
	hand, well, pile float32    // widths in pixels
	text             float32    // the size of the counts' digits in pixels
	large, small     [cardFaces]cut
	shadows          [2]cut // of a card in a hand, and of one on a pile
	halos            [markKinds]cut
	coins            [coinKinds]patch
	digits           [11]cut
	digitWide        [11]float32
}

// NewCards paints a sheet for cards of three widths in pixels, and digits of a size; scale is the pixels of the screen in a
// logical one.
func NewCards(hand, well, pile, text, scale float64, print Print) *Cards {
	s := &Cards{Sheet: newSheet(hand, scale), want: cardSizes(hand, well, pile, text)}
	s.paint(func(k float64) []wish {
		s.hand, s.well, s.pile, s.text = float32(whole(hand*k)), float32(whole(well*k)), float32(whole(pile*k)), float32(text*k)
		return s.wishCoins(s.wishHalos(s.wishCards(nil, print)), print)
	})
	return s
}

// Fits tells whether the sheet is painted for these sizes.
func (s *Cards) Fits(hand, well, pile, text, scale float64) bool {
	return s.want == cardSizes(hand, well, pile, text) && s.unit == float32(scale)
}

func cardSizes(hand, well, pile, text float64) [4]float32 {
	return [4]float32{float32(whole(hand)), float32(whole(well)), float32(whole(pile)), float32(text)}
}

// allFaces lists every face that a card can have.
func allFaces() []CardFace {
	faces := []CardFace{{}, {Kind: CardStop}}
	for a := range uint8(5) {
		for b := a; b < 5; b++ {
			faces = append(faces, CardFace{Kind: CardRubbish, A: a, B: b})
		}
		for v := range uint8(5) {
			faces = append(faces, CardFace{Kind: CardContainer, A: a, B: a, Value: v + 1})
		}
	}
	return faces
}

func (s *Cards) wishCards(wishes []wish, print Print) []wish {
	add := func(to *cut, f CardFace, width float32) {
		x, y := ceil(width/2)+1, ceil(width*RubbishHigh/2)+1
		wishes = append(wishes, wish{w: 2 * x, h: 2 * y, cx: x, cy: y, to: to,
			paint: func(dst *ebiten.Image, cx, cy float32) { paintCard(dst, cx, cy, width, f, print) }})
	}
	for _, f := range allFaces() {
		width := s.hand
		if f.Kind == CardContainer || f.Kind == CardStop {
			width = s.well
		}
		add(&s.large[f.index()], f, width)
		add(&s.small[f.index()], f, s.pile)
	}
	for i, width := range [...]float32{s.hand, s.pile} {
		blur := max(width*.032, 2)
		x, y := ceil(width/2+3*blur)+1, ceil(width*RubbishHigh/2+3*blur)+1
		wishes = append(wishes, wish{w: 2 * x, h: 2 * y, cx: x, cy: y, to: &s.shadows[i], paint: func(dst *ebiten.Image, cx, cy float32) {
			f := cardShape(cx, cy, width)
			f.Fill, f.Blur = Flat(Hex(0xFFFFFF, 1)), blur
			f.Draw(dst)
		}})
	}
	return wishes
}

// cardRound is the radius of a card's corners in its widths.
const cardRound = .085

// cardShape is a card's outline round a point.
func cardShape(cx, cy, width float32) Shape {
	return Shape{X: cx - width/2, Y: cy - width*RubbishHigh/2, W: width, H: width * RubbishHigh, Radius: width * cardRound}
}

func paintCard(dst *ebiten.Image, cx, cy, width float32, f CardFace, print Print) {
	card := cardShape(cx, cy, width)
	card.Angle = -24
	card.Width = max(1, width*.010)
	at := func(x, y float32) (float32, float32) { return card.X + x*width, card.Y + y*width }
	if f.Kind == CardBack {
		card.Fill = [3]Tint{Hex(0x5C4A3B, 1), Hex(0x463629, 1), Hex(0x33271F, 1)}
		card.Line = [2]Tint{Hex(0x8A715B, 1), Hex(0x1C140E, 1)}
		card.Draw(dst)
		in := width * .085
		frame := Shape{X: card.X + in, Y: card.Y + in, W: width - 2*in, H: width*RubbishHigh - 2*in, Radius: width * .045,
			Line: Solid(Accent.Fade(.62)), Width: max(1, width*.014)}
		frame.Draw(dst)
		paintItem(dst, cx, cy, width*.27, itemArrows, Accent.Fade(1), &steps[Orange], true)
		return
	}
	card.Fill = [3]Tint{Hex(0xFFFDF7, 1), Hex(0xF8F2E6, 1), Hex(0xEADFCB, 1)}
	card.Line = [2]Tint{Hex(0xD8CBB2, 1), Hex(0xA39272, 1)}
	card.Draw(dst)
	medal := func(x, y, r float32, c Colour) {
		x, y = at(x, y)
		t := c.Steps().Light
		if c == Grey {
			t = c.Steps().Base
		}
		k := r * width
		Shape{X: x - k, Y: y - k, W: 2 * k, H: 2 * k, Radius: k, Fill: Flat(t.Fade(.38))}.Draw(dst)
	}
	item := func(x, y, r, kind float32, c Colour) {
		x, y = at(x, y)
		paintItem(dst, x, y, r*width, kind, Tint{}, c.Steps(), false)
	}
	corner := func(y, r float32, c Colour, kind float32) {
		x, yy := at(.045+r, y)
		k := r * width
		st := c.Steps()
		Shape{X: x - k, Y: yy - k, W: 2 * k, H: 2 * k, Radius: k, Fill: Flat(st.Base), Line: Solid(st.Deep), Width: max(1, width*.010)}.Draw(dst)
		paintItem(dst, x, yy, k*.62, kind, st.Mark, st, true)
	}
	r := float32(.125)
	if width < 64 {
		r = .165 // small ones are told by their corner
	}
	a, b := rubbish[f.A], rubbish[f.B]
	switch f.Kind {
	case CardStop:
		item(.5, .78, .36, itemStop, Red)
		x, y := at(.80, .20)
		print(dst, "+5", x, y, width*.22, Red.Steps().Deep)
	case CardContainer:
		medal(.5, .84, .39, a)
		item(.5, .84, .33, itemContainer, a)
		corner(.045+r, r, a, float32(f.A))
		x, y := at(.80, .19)
		t := a.Steps().Dark
		if a == Yellow || a == Grey {
			t = a.Steps().Deep
			if a == Yellow {
				t = Hex(0x8A6A00, 1)
			}
		}
		size := width * .30
		if width < 64 {
			size = width * .40
		}
		print(dst, string(rune('0'+f.Value)), x, y, size, t)
	case CardRubbish:
		corner(.045+r, r, a, float32(f.A))
		if f.A == f.B {
			medal(.5, .86, .37, a)
			item(.5, .86, .33, float32(f.A), a)
			break
		}
		corner(.07+3*r, r, b, float32(f.B))
		medal(.60, .42, .29, a)
		medal(.47, .98, .31, b)
		item(.62, .40, .25, float32(f.A), a)
		item(.47, 1.0, .27, float32(f.B), b)
	}
}

// paintItem paints an item round a point, r is half its height in pixels; plain is its outline filled with a tone.
func paintItem(dst *ebiten.Image, cx, cy, r, kind float32, t Tint, st *Steps, plain bool) {
	n := ceil(r*1.12) + 2
	op := &ebiten.DrawRectShaderOptions{}
	op.GeoM.Translate(float64(int(cx)-n), float64(int(cy)-n))
	o := dst.Bounds().Min
	base, flat := st.Base, float32(0)
	if plain {
		base, flat = t, 1
	}
	op.Uniforms = map[string]any{"Centre": []float32{cx - float32(o.X), cy - float32(o.Y)}, "R": r, "Kind": kind, "Plain": flat,
		"Base": base[:3], "Light": st.Light[:3], "Pale": st.Hi[:3], "Dark": st.Dark[:3], "Ink": st.Ink[:3]}
	dst.DrawRectShader(2*n, 2*n, Shader("item"), op)
}

// wishHalos asks for the lights round a card of a hand.
func (s *Cards) wishHalos(wishes []wish) []wish {
	u, width := s.scale, s.hand
	margin := 22 * u
	for kind := range Mark(markKinds) {
		x, y := ceil(width/2+margin), ceil(width*RubbishHigh/2+margin)
		wishes = append(wishes, wish{w: 2 * x, h: 2 * y, cx: x, cy: y, to: &s.halos[kind], paint: func(dst *ebiten.Image, cx, cy float32) {
			ring := func(out, line, blur float32, t Tint) {
				r := cardShape(cx, cy, width)
				r.X, r.Y, r.W, r.H, r.Radius = r.X-out*u, r.Y-out*u, r.W+2*out*u, r.H+2*out*u, r.Radius+out*u
				r.Line, r.Width, r.Blur = Solid(t), line*u, blur*u
				r.Draw(dst)
			}
			switch kind {
			case Legal:
				ring(2, 2, 0, LampLine.Fade(.62))
			case Aimed:
				ring(5, 6, 4, LampGlow.Fade(.75))
				ring(3, 3, 0, Hex(0xFFDB9E, 1))
			case Chosen:
				ring(9, 12, 6, LampGlow.Fade(.85))
				ring(3, 3.5, 0, Hex(0xFFDB9E, 1))
			case Last:
				ring(3, 5, 0, Casing.Fade(.7))
				ring(2.5, 3, 0, Accent)
			case Refused:
				ring(3, 3, 0, Casing.Fade(.7))
				ring(3, 3, 0, Bad)
			case Focus:
				ring(4, 4, 0, Casing)
				ring(7, 3, 0, FocusRing)
			case Taken, Better:
				ring(3, 5, 0, GoodCasing)
				ring(3, 3, 0, Good)
			}
		}})
	}
	return wishes
}

// Halo adds the light round a card.
func (s *Cards) Halo(b *Batch, kind Mark, p Pose) {
	k := p.Cell / s.hand
	k *= 1 + .0022*p.Lift/s.scale
	b.at(s.halos[kind], p.X, p.Y, k*edgeOn(p.Flip), k, p.Angle, fade(p.Alpha))
}

// edgeOn is how wide a card is seen that has been turned so far about its long axis.
func edgeOn(flip float32) float32 { return float32(math.Cos(float64(flip) * math.Pi / 2)) }

// size is the painting of a face that is drawn for a width, and by how much it is scaled.
func (s *Cards) size(f CardFace, cell float32) (c cut, k float32) {
	c, k = s.large[f.index()], cell/s.hand
	if f.Kind == CardContainer || f.Kind == CardStop {
		k = cell / s.well
	}
	if cell <= s.pile*1.02 {
		c, k = s.small[f.index()], cell/s.pile
	}
	if k > .985 && k < 1.02 {
		k = 1
	}
	return c, k
}

// Card adds a card. The pose's cell is its width.
func (s *Cards) Card(b *Batch, f CardFace, p Pose) {
	c, k := s.size(f, p.Cell)
	x, y := p.X, p.Y
	if k == 1 && p.Lift == 0 && p.Squash == 1 && p.Angle == 0 && p.Flip == 0 {
		x, y = round(x), round(y)
	}
	k *= 1 + .0022*p.Lift/s.scale
	l := p.Alpha * (1 - p.Dim)
	if p.Alpha >= 1 {
		s.hide(b, p)
	}
	b.at(c, x, y, k*edgeOn(p.Flip), k, p.Angle, ink{l, l, l, p.Alpha})
}

// hide leaves out of all that is drawn before what lies under this card.
func (s *Cards) hide(b *Batch, p Pose) {
	in := cardRound*.3*p.Cell + 1 // within the corners
	x := (p.Cell/2 - in) * edgeOn(p.Flip)
	y := p.Cell*RubbishHigh/2 - in
	if x <= 0 {
		return
	}
	sin64, cos64 := math.Sincos(float64(p.Angle))
	sin, cos := float32(sin64), float32(cos64)
	var over corners
	for i, q := range [...][2]float32{{-x, -y}, {x, -y}, {-x, y}, {x, y}} {
		over[i] = [2]float32{p.X + q[0]*cos - q[1]*sin, p.Y + q[0]*sin + q[1]*cos}
	}
	b.cover(over)
}

// FannedShadow adds what a card of a fan throws. Where it lies flat, all but the edges is under the card itself, or under the
// next one.
func (s *Cards) FannedShadow(b *Batch, p Pose) {
	if p.Lift > 0 || p.Flip > 0 {
		s.CardShadow(b, p)
		return
	}
	c := s.shadows[0]
	k, d, ink := p.Cell/s.hand, p.Cell*.018, tone(Shadow, .5*p.Shade*p.Alpha)
	for _, part := range [...][4]float32{{0, 0, .13, 1}, {.13, .88, .74, .12}, {.87, 0, .13, 1}} {
		x, y := part[0]*c.w, part[1]*c.h
		b.at(cut{c.x + x, c.y + y, part[2] * c.w, part[3] * c.h, c.cx - x, c.cy - y}, p.X+d, p.Y+1.9*d, k, k, p.Angle, ink)
	}
}

// CardShadow adds what a card throws on what lies below it.
func (s *Cards) CardShadow(b *Batch, p Pose) {
	shade := p.Shade * p.Alpha
	if shade <= 0 {
		return
	}
	i, k := 0, p.Cell/s.hand
	if p.Cell <= s.pile*1.02 {
		i, k = 1, p.Cell/s.pile
	}
	h := p.Lift / s.scale
	d := p.Cell * .018
	dark := max(.50-.008*h, .2) * shade
	b.at(s.shadows[i], p.X+d+.6*p.Lift, p.Y+1.9*d+p.Lift, k*edgeOn(p.Flip)*(1+.004*h), k*(1+.004*h), p.Angle, tone(Shadow, dark))
}
