package kit

import "quintet/sprites"

// Rect is a rectangle in physical pixels.
type Rect = sprites.Rect
