package sprites

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// gutter is what is left clear round each place, so that no sprite's edge takes from its neighbour when it is drawn
// between pixels.
const gutter = 2

// packer hands out places on a square image, row by row. Places should come from tall to low.
type packer struct {
	side         int
	x, y, height int
}

// place is a free w x h on the image, in its pixels. ok is false when it is full.
func (p *packer) place(w, h int) (x, y int, ok bool) {
	if p.x+w+gutter > p.side {
		p.x, p.y, p.height = 0, p.y+p.height, 0
	}
	if p.y+h+gutter > p.side || w+gutter > p.side {
		return 0, 0, false
	}
	x, y = p.x, p.y
	p.x += w + gutter
	p.height = max(p.height, h+gutter)
	return x, y, true
}

// wish is a sprite that is to get a place.
type wish struct {
	w, h   int
	cx, cy int // its point, from the corner of its place
	to     *cut
	paint  func(dst *ebiten.Image, cx, cy float32) // paints it with its point at cx, cy
}

// spread finds a place for every wish on the smallest square with a side that is a power of two and at most limit. ok is
// false when they don't all fit on the largest one.
func spread(wishes []wish, limit int) (side int, ok bool) {
next:
	for side = 256; side <= limit; side *= 2 {
		p := packer{side: side}
		for _, w := range wishes {
			x, y, ok := p.place(w.w, w.h)
			if !ok {
				continue next
			}
			*w.to = cut{float32(x), float32(y), float32(w.w), float32(w.h), float32(w.cx), float32(w.cy)}
		}
		return side, true
	}
	return 0, false
}

// paintAll paints every wish at its place.
func paintAll(wishes []wish, side int) *ebiten.Image {
	img := NewLayer(side, side)
	for _, w := range wishes {
		w.paint(img, w.to.x+w.to.cx, w.to.y+w.to.cy)
	}
	return img
}

// window is the part of an image that lies in a rectangle, rounded to whole pixels.
func window(img *ebiten.Image, x, y, w, h float32) *ebiten.Image {
	return img.SubImage(image.Rect(int(round(x)), int(round(y)), int(round(x+w)), int(round(y+h)))).(*ebiten.Image)
}

// NewLayer is an image for a sheet or for a layer that is kept, with a texture of its own. Ebitengine keeps small images
// together on textures that it copies to make them larger; one as large as a window would cost 200 ms that way, in
// software.
func NewLayer(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
}
