package kit

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/sprites"
)

// Look is how much a button asks to be pressed.
type Look uint8

// The looks. A screen has at most one primary button.
const (
	Quiet   Look = iota // dark, raised
	Primary             // brass
	Bare                // text alone
)

// Button is pressed to do something.
type Button struct {
	core
	label string
	icon  Icon
	look  Look
}

// NewButton is a button with an icon, a label or both.
func (t *Theme) NewButton(icon Icon, label string, do func()) *Button {
	b := &Button{label: label, icon: icon}
	b.set(t, b)
	b.paint = b.draw
	b.click = do
	return b
}

// Do changes what the button does.
func (b *Button) Do(f func()) { b.click = f }

// As gives the button a look.
func (b *Button) As(l Look) *Button { b.look = l; b.touch(); return b }

// Say changes what the button says.
func (b *Button) Say(icon Icon, label string) {
	if b.icon != icon || b.label != label {
		b.icon, b.label = icon, label
		b.touch()
	}
}

// Label is what the button says.
func (b *Button) Label() string { return b.label }

func (b *Button) style() Style {
	if b.look == Primary {
		return PrimaryText
	}
	return ButtonText
}

const (
	iconSide  = 24
	iconGap   = 10
	buttonPad = 16
)

// Wish is the width that the button's content asks for, with air.
func (b *Button) Wish() float64 {
	w := b.content()
	if b.label == "" {
		return max(w, b.theme.Grown(48))
	}
	return w + 2*b.theme.Px(buttonPad)
}

func (b *Button) content() float64 {
	w := 0.0
	if b.icon != NoIcon {
		w = b.theme.Grown(iconSide)
	}
	if b.label != "" {
		if w > 0 {
			w += b.theme.Px(iconGap)
		}
		w += b.theme.Width(b.label, b.style())
	}
	return w
}

// Fits tells whether nothing of the content is cut off.
func (b *Button) Fits() bool { return b.content() <= b.box.W-b.theme.Px(8)+1 }

func (b *Button) draw(dst *ebiten.Image, r Rect) {
	t := b.theme
	ink := sprites.TextTint
	if b.look == Primary {
		ink = sprites.OnBrass
	}
	t.ButtonFace(dst, r, b.look, b.lit())
	if b.down && b.hover {
		r = r.Move(0, t.Px(1))
	}
	w := min(b.content(), r.W-t.Px(8))
	x := r.X + (r.W-w)/2
	_, y := r.Mid()
	if b.icon != NoIcon {
		s := t.Grown(iconSide)
		t.Icon(dst, b.icon, x+s/2, y, iconSide, ink)
		x += s + t.Px(iconGap)
	}
	if b.label != "" {
		t.TextIn(dst, b.label, Rect{X: x, Y: r.Y, W: r.X + (r.W+w)/2 - x + 1, H: r.H}, b.style(), ink, Start, Middle)
	}
}

// ButtonFace paints what a button is made of. Lit is 1 pointed at, 0 at rest, -1 pressed.
func (t *Theme) ButtonFace(dst *ebiten.Image, r Rect, look Look, lit float32) {
	px := float32(t.Scale)
	radius := t.Px(14)
	switch look {
	case Bare:
		if lit != 0 {
			s := shape(r, radius)
			s.Fill = sprites.Flat(sprites.Cream.Fade(.06))
			s.Draw(dst)
		}
	case Primary:
		radius = t.Px(16)
		t.drop(dst, r, radius, 2, 3, .5)
		s := shape(r, radius)
		s.Fill = sprites.Brass
		if lit > 0 {
			s.Fill = [3]sprites.Tint{sprites.Hex(0xFFE2B2, 1), sprites.Hex(0xF8D28F, 1), sprites.Hex(0xF0C078, 1)}
		} else if lit < 0 {
			s.Fill = [3]sprites.Tint{sprites.Hex(0xDFAE62, 1), sprites.Hex(0xE3B266, 1), sprites.Hex(0xE8B86E, 1)}
		}
		s.Line = [2]sprites.Tint{sprites.Hex(0xFFF4DC, .75), sprites.Hex(0xFFF4DC, 0)}
		s.Width = px
		s.Draw(dst)
	default:
		t.drop(dst, r, radius, 1.5, 2, .45)
		s := shape(r, radius)
		s.Fill = [3]sprites.Tint{sprites.Hex(0x352A23, 1), sprites.Hex(0x2C221C, 1), sprites.Hex(0x251C17, 1)}
		if lit > 0 {
			s.Fill = [3]sprites.Tint{sprites.Hex(0x463830, 1), sprites.Hex(0x3B2E27, 1), sprites.Hex(0x32271F, 1)}
		} else if lit < 0 {
			s.Fill = [3]sprites.Tint{sprites.Hex(0x1F1713, 1), sprites.Hex(0x241B16, 1), sprites.Hex(0x281F19, 1)}
		}
		s.Line = [2]sprites.Tint{sprites.Cream.Fade(.14), sprites.Cream.Fade(.03)}
		s.Width = px
		s.Draw(dst)
	}
}

// drop paints the shadow under something that lies on a panel.
func (t *Theme) drop(dst *ebiten.Image, r Rect, radius, down, blur float64, alpha float32) {
	s := shape(r.Move(t.Px(down*.4), t.Px(down)), radius)
	s.Fill = sprites.Flat(sprites.Shadow.Fade(alpha))
	s.Blur = float32(t.Px(blur))
	s.Draw(dst)
}
