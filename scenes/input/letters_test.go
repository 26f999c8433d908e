package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestLettered(t *testing.T) {
	if ebiten.KeyZ-ebiten.KeyA != 25 {
		t.Fatal("Ebitengine's letters don't follow one another")
	}
	german := map[ebiten.Key]string{ebiten.KeyZ: "y", ebiten.KeyY: "z", ebiten.KeyU: "u", ebiten.KeySemicolon: "ö", ebiten.KeySlash: "-"}
	french := map[ebiten.Key]string{ebiten.KeyZ: "w", ebiten.KeyW: "z", ebiten.KeyA: "q", ebiten.KeyQ: "a", ebiten.KeyM: ",", ebiten.KeySemicolon: "m"}
	dvorak := map[ebiten.Key]string{ebiten.KeyZ: ";", ebiten.KeySlash: "z", ebiten.KeyT: "y", ebiten.KeyO: "r", ebiten.KeyF: "u", ebiten.KeyQ: "'"}
	russian := map[ebiten.Key]string{ebiten.KeyZ: "я", ebiten.KeyU: "г"}
	loud := map[ebiten.Key]string{ebiten.KeyY: "Z"}
	for _, c := range []struct {
		names     map[ebiten.Key]string
		key, want ebiten.Key
	}{
		{german, ebiten.KeyY, ebiten.KeyZ}, {german, ebiten.KeyZ, ebiten.KeyY}, {german, ebiten.KeyU, ebiten.KeyU},
		{german, ebiten.KeySemicolon, ebiten.KeySemicolon}, {german, ebiten.KeyR, ebiten.KeyR},
		{french, ebiten.KeyW, ebiten.KeyZ}, {french, ebiten.KeyZ, ebiten.KeyW}, {french, ebiten.KeyA, ebiten.KeyQ},
		{french, ebiten.KeySemicolon, ebiten.KeyM}, {french, ebiten.KeyM, ebiten.KeyComma},
		{dvorak, ebiten.KeySlash, ebiten.KeyZ}, {dvorak, ebiten.KeyZ, ebiten.KeySemicolon}, {dvorak, ebiten.KeyT, ebiten.KeyY},
		{dvorak, ebiten.KeyO, ebiten.KeyR}, {dvorak, ebiten.KeyF, ebiten.KeyU}, {dvorak, ebiten.KeyQ, ebiten.KeyQuote},
		{russian, ebiten.KeyZ, ebiten.KeyZ}, {russian, ebiten.KeyU, ebiten.KeyU},
		{loud, ebiten.KeyY, ebiten.KeyZ}, {nil, ebiten.KeyZ, ebiten.KeyZ},
	} {
		if got := lettered(c.key, func(k ebiten.Key) string { return c.names[k] }); got != c.want {
			t.Errorf("with %v, %v is %v and not %v", c.names, c.key, got, c.want)
		}
	}
	for _, k := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeyEscape, ebiten.KeyDigit1, ebiten.KeyLeft, ebiten.KeyF11, ebiten.KeyNumpadEnter} {
		if got := lettered(k, func(ebiten.Key) string { return "z" }); got != k {
			t.Errorf("%v is %v", k, got)
		}
	}
}
