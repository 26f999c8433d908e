package sprites

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Both glasses on each colour and on none, in hollows of two sizes, rolling and lifted; and the outlines of a block.
func TestMarblesLook(t *testing.T) {
	s := NewMarbles(58, 40, 54, 1)
	defer s.Dispose()
	img := ebiten.NewImage(8*66+20, 5*66+20)
	PaintLacquer(img, Lacquer{X: 4, Y: 4, W: 8*66 + 12, H: 5*66 + 12, Radius: 24,
		Field: Rect{X: 14, Y: 14, W: 8*66 - 8, H: 5*66 - 8}, Round: 16}, 1)
	at := func(col, row int) (x, y float32) { return float32(10 + 33 + 66*col), float32(10 + 33 + 66*row) }
	for row := range 5 {
		for col := range 8 {
			x, y := at(col, row)
			if row == 4 {
				PaintHollow(img, x, y, 40)
			} else {
				PaintBowl(img, x, y, 58, under[(row+col)%4])
			}
		}
	}
	var b Batch
	s.Mark(&b, Legal, 14+66, 14, 58, 58, 1)
	s.Mark(&b, Aimed, 14, 14+66, 58, 58, 1)
	for _, body := range []bool{false, true} {
		put := func(col, row int, g Glass, set func(p *Pose), shine float32) {
			x, y := at(col, row)
			p := At(x, y, 58)
			if row == 4 {
				p.Cell = 40
			}
			if set != nil {
				set(&p)
			}
			if body {
				s.Marble(&b, g, p, under[(row+col)%4], shine)
			} else {
				s.MarbleShadow(&b, p)
			}
		}
		for col := range 4 {
			put(2+col, 1, WhiteGlass, nil, 1)
			put(2+col, 2, BlackGlass, nil, 1)
			put(col, 3, Glass(col%2), func(p *Pose) { p.Flip, p.Angle = .12*float32(col+1), .4 }, .5)
		}
		put(4, 3, WhiteGlass, func(p *Pose) { p.Lift = 9 }, 0)
		put(5, 3, BlackGlass, func(p *Pose) { p.Lift = 9 }, 0)
		put(6, 3, WhiteGlass, func(p *Pose) { p.Alpha = .62 }, 1)
		for col := range 8 {
			put(col, 4, Glass(col/4), nil, 0)
		}
	}
	s.Block(&b, 10+132, 10+66, 132, 132, 1)
	s.BlockLight(&b, 10+264, 10+66, 132, 132, .8, 1)
	b.Flush(img, s.Image())
	golden(t, img, "marbles")
}

// The die's faces, and a tumble.
func TestDieLook(t *testing.T) {
	s := NewMarbles(58, 40, 54, 1)
	defer s.Dispose()
	img := ebiten.NewImage(6*80, 3*80)
	img.Fill(Hex(0x08281F, 1).NRGBA())
	var b Batch
	for i := range 18 {
		p := At(float32(40+80*(i%6)), float32(40+80*(i/6)), 54)
		p.Face = uint8(i % 6)
		p.Angle = .22 * float32(i%3-1)
		if i >= 6 {
			p.Flip = float32(i-6) * .085
			p.Lift = float32(i%3) * 6
		}
		s.DieShadow(&b, p)
		s.Die(&b, p)
	}
	b.Flush(img, s.Image())
	golden(t, img, "die")
}
