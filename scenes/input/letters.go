package input

import "github.com/hajimehoshi/ebiten/v2"

// lettered is the key by what is written on it. Ebitengine calls keys by where they are on an American keyboard: there a
// German presses Z for KeyY, and a French one W for KeyZ. Name is what a key writes, or "" where the system doesn't tell; then,
// and where it writes what no American key does, the key keeps the name of its place.
func lettered(k ebiten.Key, name func(ebiten.Key) string) ebiten.Key {
	if !writes(k) {
		return k
	}
	n := name(k)
	if len(n) != 1 {
		return k
	}
	c := n[0]
	switch {
	case c >= 'a' && c <= 'z':
		return ebiten.KeyA + ebiten.Key(c-'a')
	case c >= 'A' && c <= 'Z':
		return ebiten.KeyA + ebiten.Key(c-'A')
	}
	for p, q := range signs {
		if q == c {
			return p
		}
	}
	return k
}

// writes tells whether a key may write a letter on some keyboard.
func writes(k ebiten.Key) bool {
	_, sign := signs[k]
	return sign || k >= ebiten.KeyA && k <= ebiten.KeyZ
}

// signs are what keys write that are letters elsewhere (M is the French semicolon, Z the Dvorak slash).
var signs = map[ebiten.Key]byte{ebiten.KeySemicolon: ';', ebiten.KeyQuote: '\'', ebiten.KeyComma: ',', ebiten.KeyPeriod: '.',
	ebiten.KeySlash: '/', ebiten.KeyMinus: '-', ebiten.KeyEqual: '=', ebiten.KeyBracketLeft: '[', ebiten.KeyBracketRight: ']',
	ebiten.KeyBackslash: '\\', ebiten.KeyBackquote: '`'}
