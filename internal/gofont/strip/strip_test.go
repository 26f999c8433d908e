package main

import (
	"bytes"
	"os"
	"reflect"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Every letter of the stripped fonts has the outline and the width of the original's.
func TestSameLetters(t *testing.T) {
	for name, original := range fonts {
		small, err := os.ReadFile("../" + name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(small, strip(original)) {
			t.Errorf("%s is out of date: go generate ./internal/gofont", name)
		}
		a, err := sfnt.Parse(original)
		if err != nil {
			t.Fatal(err)
		}
		b, err := sfnt.Parse(small)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if a.NumGlyphs() != b.NumGlyphs() {
			t.Fatalf("%s has %d glyphs, not %d", name, b.NumGlyphs(), a.NumGlyphs())
		}
		var buf sfnt.Buffer
		size := fixed.I(48)
		for _, f := range []func(*sfnt.Font) any{
			func(f *sfnt.Font) any { m, err := f.Metrics(&buf, size, font.HintingNone); return []any{m, err} },
			func(f *sfnt.Font) any {
				var of []sfnt.GlyphIndex
				for r := range rune(0x10000) {
					g, _ := f.GlyphIndex(&buf, r)
					of = append(of, g)
				}
				return of
			},
			func(f *sfnt.Font) any {
				var letters []any
				for g := range sfnt.GlyphIndex(f.NumGlyphs()) {
					outline, err := f.LoadGlyph(&buf, g, size, nil)
					width, _ := f.GlyphAdvance(&buf, g, size, font.HintingNone)
					letters = append(letters, append(sfnt.Segments(nil), outline...), width, err)
				}
				return letters
			},
		} {
			if x, y := f(a), f(b); !reflect.DeepEqual(x, y) {
				t.Errorf("%s differs from its original", name)
			}
		}
	}
}
