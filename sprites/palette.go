package sprites

// Colour is one of the colours that pieces come in.
type Colour uint8

// The seven colours that all games share, and the two that only one game has: black (Juxtapose) and grey (LIXO?).
const (
	Red Colour = iota
	Orange
	Yellow
	Green
	Blue
	Purple
	Pink
	Black
	Grey
	Colours int = iota // how many there are
)

// Steps are the tones of one piece colour: steps of lightness from Base, at opacity 1.
type Steps struct {
	Base, Hi, Light, Dark, Deep, Ink Tint
	Mark                             Tint // what is printed on it: pips and the symbol
}

// Steps of a colour.
func (c Colour) Steps() *Steps { return &steps[c] }

// Letter is how notation writes the colour.
func (c Colour) Letter() byte { return "ROYGBPKNX"[c] }

// ColourOf is the colour that notation writes so.
func ColourOf(letter byte) (Colour, bool) {
	for c := range Colour(Colours) {
		if c.Letter() == letter {
			return c, true
		}
	}
	return 0, false
}

func seven(base, hi, light, dark, deep, ink, mark uint32) Steps {
	return Steps{Hex(base, 1), Hex(hi, 1), Hex(light, 1), Hex(dark, 1), Hex(deep, 1), Hex(ink, 1), Hex(mark, 1)}
}

// The steps are equal in OKLCH lightness; yellow and pink, which are light themselves, have shorter ones upwards. Marks
// are light on red, green, purple and black and dark on the rest, so that each has 3.8:1 or more against its base.
var steps = [Colours]Steps{
	Red:    seven(0xCE3C31, 0xF3887A, 0xE86153, 0xA91511, 0x830001, 0x400000, 0xFFF8EC),
	Orange: seven(0xEF8C08, 0xFFD5B1, 0xFFB167, 0xC47208, 0xA05B00, 0x653802, 0x3B1D00),
	Yellow: seven(0xFFF470, 0xFFFDD8, 0xFFFBBC, 0xE9C52C, 0xC79B04, 0x674B05, 0x563A00),
	Green:  seven(0x039171, 0x77C1A7, 0x46AB8D, 0x0B6F57, 0x005340, 0x00281D, 0xFFF8EC),
	Blue:   seven(0x26B4FF, 0xC0E5FE, 0x86CEFF, 0x0A94D5, 0x0B77AD, 0x004B70, 0x01243C),
	Purple: seven(0x8E54D5, 0xBB96F5, 0xA775EC, 0x7035B2, 0x561A8F, 0x2A004E, 0xFFF8EC),
	Pink:   seven(0xFDBFD6, 0xFCD9E5, 0xFECBDE, 0xD698B0, 0xAE758B, 0x512D3B, 0x3F1F2C),
	Black:  seven(0x454B52, 0xA4ADB5, 0x737C85, 0x2B3036, 0x1B1F24, 0x0C0E10, 0xFFF8EC),
	Grey:   seven(0xAAAFB2, 0xE2E5E8, 0xC7CCCE, 0x8B9093, 0x717578, 0x484B4D, 0x1E2224),
}
