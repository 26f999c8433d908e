package assets

import (
	"reflect"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// TestFontsAreTheGoFonts: every letter has the outline, width and kerning that it has in the fonts they are made from.
func TestFontsAreTheGoFonts(t *testing.T) {
	for name, pair := range map[string][2][]byte{
		"regular": {FontRegular, goregular.TTF}, "medium": {FontMedium, gomedium.TTF}, "bold": {FontBold, gobold.TTF},
	} {
		var fonts [2]*sfnt.Font
		for i, data := range pair {
			var err error
			if fonts[i], err = sfnt.Parse(data); err != nil {
				t.Fatal(name, err)
			}
		}
		const size = fixed.Int26_6(64 << 6)
		letters := 0
		for r := rune(32); r < 0x10000; r++ {
			var glyphs [2]sfnt.GlyphIndex
			var outlines [2]sfnt.Segments
			var widths, kerns [2]fixed.Int26_6
			for i, f := range fonts {
				var b sfnt.Buffer
				glyphs[i], _ = f.GlyphIndex(&b, r)
				if glyphs[i] == 0 {
					continue
				}
				outlines[i], _ = f.LoadGlyph(&b, glyphs[i], size, nil)
				outlines[i] = append(sfnt.Segments(nil), outlines[i]...)
				widths[i], _ = f.GlyphAdvance(&b, glyphs[i], size, font.HintingNone)
				a, _ := f.GlyphIndex(&b, 'T')
				kerns[i], _ = f.Kern(&b, a, glyphs[i], size, font.HintingNone)
			}
			if (glyphs[0] == 0) != (glyphs[1] == 0) || widths[0] != widths[1] || kerns[0] != kerns[1] || !reflect.DeepEqual(outlines[0], outlines[1]) {
				t.Errorf("%s: %q differs", name, r)
			}
			if glyphs[0] != 0 {
				letters++
			}
		}
		if letters < 500 {
			t.Errorf("%s has only %d letters", name, letters)
		}
	}
}
