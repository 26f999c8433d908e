package sprites

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
)

// canvas is a piece of slate to draw on.
func canvas(w, h int) *ebiten.Image {
	img := ebiten.NewImage(w, h)
	img.Fill(Hex(0x161F25, 1).NRGBA())
	return img
}

func golden(t *testing.T, img *ebiten.Image, name string) {
	t.Helper()
	screentest.Compare(t, screentest.Shot(img), "testdata/"+name+".png", 2)
}

// Each colour in its three sizes as it lies, and below each as it is seen on the way: without its symbol, turned, lifted,
// flattened, as a ghost and dimmed.
func TestPyramidsLook(t *testing.T) {
	s := NewPyramids(72, 48, 1)
	defer s.Dispose()
	img := canvas(3*80, 5*80)
	var b Batch
	for _, body := range []bool{false, true} {
		for j, c := range plastic {
			for size := range 3 {
				p := At(float32(36+80*size), float32(36+80*j), 72)
				if body {
					s.Pyramid(&b, c, size, p, true)
				} else {
					s.PyramidShadow(&b, c, size, p)
				}
			}
		}
	}
	b.Flush(img, s.Image())
	golden(t, img, "pyramids")
}

func TestPosesLook(t *testing.T) {
	s := NewPyramids(72, 48, 1)
	defer s.Dispose()
	img := canvas(4*80, 2*80)
	var b Batch
	poses := []func(p *Pose){
		func(p *Pose) { p.Lift = 9 },
		func(p *Pose) { p.Squash = .9 },
		func(p *Pose) { p.Angle = .4 },
		func(p *Pose) { p.Alpha, p.Shade = .62, 0 },
		func(p *Pose) { p.Dim = .5 },
		func(p *Pose) { p.Cell = 48 },
		func(p *Pose) { p.Cell = 60.5 },
		func(p *Pose) { p.X, p.Y = p.X+.4, p.Y-.4 }, // at rest, so on the pixel
	}
	for i, change := range poses {
		p := At(float32(36+80*(i%4)), float32(36+80*(i/4)), 72)
		change(&p)
		s.PyramidShadow(&b, Green, 2, p)
		s.Pyramid(&b, Green, 2, p, i != 4)
	}
	b.Flush(img, s.Image())
	golden(t, img, "poses")
}

// At scale 2 all is twice as large and as crisp.
func TestPyramidLooksAtScale2(t *testing.T) {
	s := NewPyramids(144, 96, 2)
	defer s.Dispose()
	img := canvas(160, 160)
	var b Batch
	p := At(66, 66, 144)
	s.PyramidShadow(&b, Blue, 2, p)
	s.Pyramid(&b, Blue, 2, p, true)
	b.Flush(img, s.Image())
	golden(t, img, "pyramid-scale2")
}

func TestMarksLook(t *testing.T) {
	s := NewPyramids(72, 48, 1)
	defer s.Dispose()
	img := canvas(8*96, 2*96)
	var b Batch
	for kind := range Mark(markKinds) {
		x := float32(12 + 96*int(kind))
		s.Mark(&b, kind, x, 12, 72, 72, 1)
		s.Mark(&b, kind, x-6, 116, 84, 50, .8) // a cell of another shape
	}
	b.Flush(img, s.Image())
	golden(t, img, "marks")
}

func TestBeamLooks(t *testing.T) {
	s := NewPyramids(72, 48, 1)
	defer s.Dispose()
	img := canvas(200, 200)
	var b Batch
	s.Dark(&b, 0, 0, 200, 100, .5)
	s.Beam(&b, 40, 160, 160, 40, 1, 1)
	s.Beam(&b, 40, 50, 140, 50, .5, .7)
	s.Beam(&b, 40, 20, 140, 20, 0, 1) // not begun: nothing
	b.Flush(img, s.Image())
	golden(t, img, "beam")
}

func TestSurfacesLook(t *testing.T) {
	img := ebiten.NewImage(320, 200)
	PaintTable(img, 320, 200, 1)
	PaintSlate(img, Grid{X: 20, Y: 16, W: 120, H: 120, Radius: 14, CellX: 36, CellY: 32, Cell: 41, Gap: 6, Cols: 2, Rows: 2}, 1)
	PaintPanel(img, 180, 24, 110, 130, 1)
	golden(t, img, "surfaces")
	// The same in the middle of a larger image: painting doesn't depend on where an image is kept.
	big := ebiten.NewImage(400, 300)
	part := window(big, 40, 50, 320, 200)
	Shape{X: 40, Y: 50, W: 320, H: 200, Radius: 10, Fill: Flat(Accent), Line: Solid(Bad), Width: 3, Dash: 9, Gap: 7}.Draw(part)
	golden(t, part, "shape")
}

// A steady frame allocates nothing: building a batch and flushing it.
func TestBatchAllocatesNothing(t *testing.T) {
	s := NewPyramids(72, 48, 1)
	defer s.Dispose()
	img := canvas(320, 320)
	var b Batch
	frame := func() {
		for i := range 16 {
			s.Mark(&b, Mark(i%int(markKinds)), float32(i%4*80), float32(i/4*80), 72, 72, 1)
		}
		for i := range 15 {
			p := At(float32(36+i%4*80), float32(36+i/4*80), 72)
			p.Lift = float32(i % 3)
			p.Angle = float32(i%2) * .1
			s.PyramidShadow(&b, plastic[i%5], i/5, p)
			s.Pyramid(&b, plastic[i%5], i/5, p, true)
		}
		s.Dark(&b, 0, 0, 320, 320, .5)
		s.Beam(&b, 0, 0, 300, 300, .7, 1)
		b.Flush(img, s.Image())
	}
	for range 200 {
		frame() // until Ebitengine's own buffers have their size
	}
	if n := testing.AllocsPerRun(100, frame); n != 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}

// The sheet stays within what every graphics card takes, at the largest sizes it is made for.
func TestSheetSize(t *testing.T) {
	for _, c := range []struct {
		board, pool, scale float64
		side               int
	}{{144, 86, 1, 1024}, {288, 172, 2, 2048}, {430, 250, 2, 4096}} {
		s := NewPyramids(c.board, c.pool, c.scale)
		if got := s.Image().Bounds().Dx(); got > c.side {
			t.Errorf("cells of %v: the sheet's side is %d, more than %d", c.board, got, c.side)
		}
		s.Dispose()
	}
}

func TestColourLetters(t *testing.T) {
	for c := range Colour(Colours) {
		if got, ok := ColourOf(c.Letter()); !ok || got != c {
			t.Errorf("%c is read as %v", c.Letter(), got)
		}
	}
	if _, ok := ColourOf('Z'); ok {
		t.Error("Z is read as a colour")
	}
}
