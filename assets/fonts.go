package assets

import _ "embed"

// The Go fonts, the room's typeface: those of golang.org/x/image/font/gofont without what only other rasterizers read
// (hinting programs and names), which halves them. scripts/fonts.sh makes them.
var (
	//go:embed fonts/Go-Regular.ttf
	FontRegular []byte
	//go:embed fonts/Go-Medium.ttf
	FontMedium []byte
	//go:embed fonts/Go-Bold.ttf
	FontBold []byte
)
