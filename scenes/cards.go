package scenes

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// printer draws the figures on cards of a still life, which has no theme.
var printer = sync.OnceValue(func() *kit.Theme { return kit.NewTheme(nil) })

// lying is a card in a picture: where its middle is and how wide it is, in shares of the picture's short side, from its middle.
type lying struct {
	face  sprites.CardFace
	x, y  float64
	wide  float64
	angle float32
}

func rubbish(a, b uint8) sprites.CardFace {
	return sprites.CardFace{Kind: sprites.CardRubbish, A: a, B: b}
}

func containerCard(a, value uint8) sprites.CardFace {
	return sprites.CardFace{Kind: sprites.CardContainer, A: a, B: a, Value: value}
}

// cardStill is the still life on LIXO?'s box: three cards on its steel, more of them in a wide frame, and in a tall one the
// container that they are bid for above them.
func cardStill(dst *ebiten.Image, scale float64, _ bool) {
	b := dst.Bounds()
	w, h := float64(b.Dx()), float64(b.Dy())
	all := []lying{
		{rubbish(2, 2), -.24, .02, .40, -.26}, {rubbish(0, 0), .01, -.05, .40, .02}, {rubbish(3, 3), .25, .06, .40, .28},
	}
	if w > 1.6*h {
		all = append(all, lying{containerCard(1, 5), -.72, -.02, .42, -.06}, lying{rubbish(1, 4), .74, .0, .40, -.10})
	}
	if w > 2.8*h {
		all = append(all, lying{sprites.CardFace{}, -1.2, .04, .40, .05}, lying{rubbish(4, 4), 1.22, .04, .40, .12})
	}
	r := kit.Rect{W: w, H: h}
	well := kit.Rect{}
	if tall := h / w; tall > 1.25 {
		// As on the table: the container in its well, the hand below, cut by the frame.
		up, low := -tall/2+.51, tall/2-.33
		all = []lying{{containerCard(1, 5), 0, up, .60, 0},
			{rubbish(2, 2), -.38, low + .07, .54, -.24}, {rubbish(0, 1), -.13, low, .54, -.08},
			{rubbish(1, 1), .13, low + .01, .54, .09}, {rubbish(3, 3), .38, low + .08, .54, .25}}
		if tall > 1.7 {
			well = r.Center(.74*w, .96*w).Move(0, up*w)
		}
	}
	paintCards(dst, r.Inset(-60*scale), r, well, all, scale)
}

// cardBoard is LIXO?'s table as a player sees it: a container in the well, a hand below it, and the backs of others above.
func cardBoard(dst *ebiten.Image, r kit.Rect, scale float64, _ bool) {
	side := min(r.W, r.H)
	well := r.Center(side*.32, side*.40).Move(0, -side*.08)
	var all []lying
	wide := r.W / side
	for _, at := range [][2]float64{{-.30 * wide, -.36}, {.30 * wide, -.36}} {
		for k := range 5 {
			f := float64(k) - 2
			all = append(all, lying{sprites.CardFace{}, at[0] + f*.035, at[1] + f*f*.006, .11, float32(f) * .13})
		}
	}
	all = append(all, lying{sprites.CardFace{}, -.30 * min(wide, 1.6), -.06, .17, 0}, lying{rubbish(0, 0), .30 * min(wide, 1.6), -.06, .17, .08},
		lying{containerCard(1, 3), 0, -.08, .235, 0})
	for k, f := range []sprites.CardFace{rubbish(0, 0), rubbish(1, 1), rubbish(1, 1), rubbish(0, 1), rubbish(2, 2), rubbish(3, 3), rubbish(4, 4)} {
		i := float64(k) - 3
		y := .34 + i*i*.005
		if k >= 1 && k <= 3 {
			y -= .05
		}
		all = append(all, lying{f, i * .115, y, .21, float32(i) * .05})
	}
	paintCards(dst, r, r, well, all, scale)
}

// paintCards paints steel and cards on it; r is the picture.
func paintCards(dst *ebiten.Image, plate, r, well kit.Rect, all []lying, scale float64) {
	sprites.PaintSteel(dst, sprites.Steel{X: float32(plate.X), Y: float32(plate.Y), W: float32(plate.W), H: float32(plate.H),
		Radius: float32(22 * scale), Well: well, Round: float32(14 * scale)}, scale)
	side := min(r.W, r.H)
	hand, most := 0.0, 0.0
	for _, c := range all {
		if c.face.Kind == sprites.CardContainer {
			most = max(most, c.wide*side)
		} else {
			hand = max(hand, c.wide*side)
		}
	}
	sheet := sprites.NewCards(hand, max(most, 8), 8, 16*scale, scale, printer().Print)
	defer sheet.Dispose()
	var b sprites.Batch
	x, y := r.Mid()
	for _, c := range all {
		p := sprites.At(float32(x+c.x*side), float32(y+c.y*side), float32(c.wide*side))
		p.Angle = c.angle
		sheet.CardShadow(&b, p)
		sheet.Card(&b, c.face, p)
	}
	b.Flush(dst, sheet.Image())
}
