package sprites

import "github.com/hajimehoshi/ebiten/v2"

// Coin is what a count stands on.
type Coin uint8

// The coins: a dark one counts, a brass one leads, a red one costs.
const (
	CoinDark Coin = iota
	CoinBrass
	CoinRed
	coinKinds
)

var coinTones = [coinKinds]struct {
	fill [3]Tint
	line Tint
	text Tint
}{
	CoinDark:  {Flat(Hex(0x15100C, .96)), Hex(0xCDBDA7, .75), Hex(0xFFFFFF, 1)},
	CoinBrass: {Brass, Hex(0xFFE9B8, 1), OnBrass},
	CoinRed:   {Flat(Hex(0x43140F, .97)), Hex(0xE86153, .9), Hex(0xFFD9CF, 1)},
}

const signs = "0123456789−"

// wishCoins asks for coins, which are stretched to what stands on them, and for the digits of counts in white.
func (s *Cards) wishCoins(wishes []wish, print Print) []wish {
	u := s.scale
	high := s.coinHigh()
	for kind := range Coin(coinKinds) {
		m := &s.coins[kind]
		m.margin = round(4 * u)
		m.corner = m.margin + float32(ceil(high/2))
		n := int(high + 2*m.margin)
		t := coinTones[kind]
		wishes = append(wishes, wish{w: n, h: n, to: &m.cut, paint: func(dst *ebiten.Image, x, y float32) {
			c := Shape{X: x + m.margin, Y: y + m.margin, W: high, H: high, Radius: high / 2}
			c.Fill, c.Blur = Flat(Shadow.Fade(.5)), 1.6*u
			c.Y += u
			c.Draw(dst)
			c.Y -= u
			c.Fill, c.Blur, c.Line, c.Width = t.fill, 0, Solid(t.line), 1.75*u
			c.Draw(dst)
		}})
	}
	i := 0
	for _, r := range signs {
		n := ceil(s.text*.42) + 1
		h := ceil(s.text*.56) + 1
		wishes = append(wishes, wish{w: 2 * n, h: 2 * h, cx: n, cy: h, to: &s.digits[i], paint: func(dst *ebiten.Image, cx, cy float32) {
			print(dst, string(r), cx, cy, s.text, Hex(0xFFFFFF, 1))
		}})
		s.digitWide[i] = round(s.text * .575)
		i++
	}
	return wishes
}

// coinHigh is a coin's height in pixels.
func (s *Cards) coinHigh() float32 { return round(s.text*1.28 + 3*s.scale) }

// CoinWide is how wide the coin of a number is, in pixels.
func (s *Cards) CoinWide(n int) float32 {
	h := s.coinHigh()
	return max(h, s.numberWide(n)+h*.62)
}

func (s *Cards) numberWide(n int) (w float32) {
	if n < 0 {
		w += s.digitWide[10]
	}
	for n = max(n, -n); ; n /= 10 {
		w += s.digitWide[n%10]
		if n < 10 {
			return w
		}
	}
}

// Count adds a coin with a number round a point.
func (s *Cards) Count(b *Batch, kind Coin, n int, cx, cy float32) {
	w, h := s.CoinWide(n), s.coinHigh()
	m := &s.coins[kind]
	x, y := round(cx-w/2), round(cy-h/2)
	s.stretch(b, m, x-m.margin, y-m.margin, w+2*m.margin, h+2*m.margin, fade(1), false)
	s.number(b, n, x+w/2, y+h/2, tone(coinTones[kind].text, 1))
}

// number adds the digits of a number round a point.
func (s *Cards) number(b *Batch, n int, cx, cy float32, k ink) {
	x := cx + s.numberWide(n)/2
	put := func(i int) {
		x -= s.digitWide[i]
		b.at(s.digits[i], round(x+s.digitWide[i]/2), round(cy), 1, 1, 0, k)
	}
	rest := max(n, -n)
	for {
		put(rest % 10)
		if rest /= 10; rest == 0 {
			break
		}
	}
	if n < 0 {
		put(10)
	}
}
