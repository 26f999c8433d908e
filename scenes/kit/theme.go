package kit

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"

	"quintet/assets"
)

// Weight is how heavy letters are.
type Weight uint8

// The three weights of the Go fonts that the room uses.
const (
	Regular Weight = iota
	Medium
	Bold
)

// Style is a way to set text: a weight, and a size in logical pixels at 100 % text size.
type Style struct {
	Weight Weight
	Size   float64
}

// The styles that screens share. Nothing is smaller than Small.
var (
	Wordmark    = Style{Medium, 45}
	H1          = Style{Medium, 36}
	H2          = Style{Medium, 27}
	Body        = Style{Regular, 18}
	BodyStrong  = Style{Medium, 18}
	BodyBold    = Style{Bold, 18}
	Small       = Style{Regular, 16}
	Label       = Style{Medium, 16}
	ButtonText  = Style{Medium, 17}
	PrimaryText = Style{Bold, 19}
)

// Theme makes the room's type and controls at the scale of the window. It belongs to the app; Set comes before every
// layout, and all pictures made for another scale are made anew.
type Theme struct {
	Words *Words
	Scale float64 // physical pixels a logical one
	Size  float64 // the text-size setting, 1 to 2

	fonts [3]*opentype.Font
	faces map[faceKey]*text.GoXFace
	op    text.DrawOptions
	draw  ebiten.DrawImageOptions
	icons map[iconKey]*icon
	marks int // counts the changes of scale and size, so that pictures know that they are stale
}

type faceKey struct {
	weight Weight
	px     float64
}

// NewTheme is a theme that speaks with these words.
func NewTheme(w *Words) *Theme { return &Theme{Words: w, Scale: 1, Size: 1} }

// font is that of a weight. It is read when it is first used: the first picture needs one of them.
func (t *Theme) font(w Weight) *opentype.Font {
	if t.fonts[w] == nil {
		f, err := opentype.Parse([...][]byte{assets.FontRegular, assets.FontMedium, assets.FontBold}[w])
		if err != nil {
			panic("font: " + err.Error()) // the fonts are part of the program
		}
		t.fonts[w] = f
	}
	return t.fonts[w]
}

// Set makes the theme fit a scale and a text size.
func (t *Theme) Set(scale, size float64) {
	if t.Scale == scale && t.Size == size {
		return
	}
	t.Scale, t.Size = scale, size
	t.marks++
	t.faces = nil
	for _, i := range t.icons {
		i.img.Deallocate()
	}
	t.icons = nil
}

// Px is a logical length in pixels.
func (t *Theme) Px(logical float64) float64 { return logical * t.Scale }

// Grown is a logical length that grows with the text, though less: the height of a button, the side of an icon.
func (t *Theme) Grown(logical float64) float64 {
	return math.Round(logical * (1 + .625*(t.Size-1)) * t.Scale)
}

// TextPx is the size in pixels at which a style is drawn.
func (t *Theme) TextPx(s Style) float64 {
	// Quarters are fine enough for the eye, and keep the number of faces small while a window is dragged.
	return math.Round(s.Size*t.Size*t.Scale*4) / 4
}

// Face is the face of a style at the theme's scale.
func (t *Theme) Face(s Style) *text.GoXFace {
	k := faceKey{s.Weight, t.TextPx(s)}
	if f, ok := t.faces[k]; ok {
		return f
	}
	ff, err := opentype.NewFace(t.font(s.Weight), &opentype.FaceOptions{Size: k.px, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("font face: " + err.Error())
	}
	f := text.NewGoXFace(ff)
	if t.faces == nil {
		t.faces = map[faceKey]*text.GoXFace{}
	}
	t.faces[k] = f
	return f
}
