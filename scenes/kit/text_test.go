package kit

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/sprites"
)

func TestTextFits(t *testing.T) {
	th := NewTheme(NewWords("en"))
	long := strings.Repeat("Pyramids, ", 10)
	for _, size := range []float64{1, 2} {
		th.Set(1.5, size)
		for w := 30.; w < 900; w += 37 {
			cut := th.Fit(long, Body, w)
			if th.Width(cut, Body) > w && cut != "…" {
				t.Errorf("%q is wider than %v", cut, w)
			}
			lines := th.Wrap(long, Body, w)
			if got := strings.Join(lines, " "); got != strings.TrimSpace(long) {
				t.Errorf("wrapped to %v: %q", w, got)
			}
			for _, l := range lines {
				if th.Width(l, Body) > w+1 && strings.Contains(l, " ") {
					t.Errorf("the line %q is wider than %v", l, w)
				}
			}
		}
	}
	if th.Fit("Ana", Body, 500) != "Ana" || th.Wrap("", Body, 100) != nil {
		t.Error("short text is changed")
	}
}

// TestIcons holds that every icon has ink, none of it at the edge of its square, where it would be cut off.
func TestIcons(t *testing.T) {
	th := NewTheme(NewWords("en"))
	th.Set(2, 1)
	for i := NoIcon + 1; i < iconCount; i++ {
		img := screentest.Shot(th.iconImage(i, 48))
		ink, edge := 0, 0
		for y := range 48 {
			for x := range 48 {
				if a := img.RGBAAt(x, y).A; a > 100 {
					ink++
					if x == 0 || y == 0 || x == 47 || y == 47 {
						edge++
					}
				}
			}
		}
		if ink < 60 || edge > 0 {
			t.Errorf("icon %d has %d dark pixels, %d of them at the edge", i, ink, edge)
		}
	}
}

// TestTextAllocatesNothing holds that drawing a fixed line costs no memory.
func TestTextAllocatesNothing(t *testing.T) {
	th := NewTheme(NewWords("en"))
	dst := ebiten.NewImage(200, 50)
	draw := func() {
		th.TextIn(dst, "Juxtapose", Rect{X: 0, Y: 0, W: 200, H: 50}, Body, sprites.TextTint, Middle, Middle)
		th.Icon(dst, IconUndo, 20, 20, 24, sprites.TextTint)
	}
	draw()
	if n := testing.AllocsPerRun(50, draw); n > 0 && !raced {
		t.Errorf("%.0f allocations", n)
	}
}
