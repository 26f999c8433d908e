package sprites

import "image/color"

// Tint is a colour in sRGB with straight alpha, each part from 0 to 1.
type Tint [4]float32

// Hex is the tint of a six-digit web colour at an opacity from 0 to 1.
func Hex(rgb uint32, alpha float32) Tint {
	return Tint{float32(rgb>>16&255) / 255, float32(rgb>>8&255) / 255, float32(rgb&255) / 255, alpha}
}

// Fade is the tint at k times its opacity.
func (t Tint) Fade(k float32) Tint { t[3] *= k; return t }

// NRGBA is the tint as the standard library writes it.
func (t Tint) NRGBA() color.NRGBA {
	b := func(v float32) uint8 { return uint8(max(0, min(255, v*255+.5))) }
	return color.NRGBA{b(t[0]), b(t[1]), b(t[2]), b(t[3])}
}
