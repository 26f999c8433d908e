// Package gofont holds the three Go fonts that the game is written in, without their instructions for small sizes.
// x/image's rasterizer ignores those, so the letters are the same to the pixel, and the browser has 100 kB less to
// download. See LICENSE for whose they are.
package gofont

import _ "embed"

//go:generate go run ./strip

// The fonts, as TrueType files.
var (
	//go:embed Go-Regular.ttf
	Regular []byte
	//go:embed Go-Medium.ttf
	Medium []byte
	//go:embed Go-Bold.ttf
	Bold []byte
)
