package screentest

import (
	"fmt"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { Main(m) }

// A witness is a test that notes its failures.
type witness struct {
	testing.TB
	said string
}

func (w *witness) Helper()                   {}
func (w *witness) Errorf(f string, a ...any) { w.said += fmt.Sprintf(f, a...) }

func TestShotAndCompare(t *testing.T) {
	img := ebiten.NewImage(40, 30)
	img.Fill(color.RGBA{40, 20, 10, 255})
	img.SubImage(image.Rect(10, 10, 20, 20)).(*ebiten.Image).Fill(color.RGBA{100, 50, 25, 128})
	shot := Shot(img)
	if got := shot.RGBAAt(15, 15); got != (color.RGBA{100, 50, 25, 128}) {
		t.Fatalf("a pixel of the shot is %v", got)
	}

	golden := filepath.Join(t.TempDir(), "deep", "square.png")
	w := &witness{TB: t}
	*update = true
	Compare(w, shot, golden, 0)
	*update = false
	Compare(w, shot, golden, 1)                // a PNG keeps translucent colours to within one
	shot.Set(0, 0, color.RGBA{0, 0, 255, 255}) // one pixel in 1,200 is within the share
	Compare(w, shot, golden, 2)
	for x := range 40 {
		shot.Set(x, 1, color.RGBA{42, 18, 10, 255}) // a whole row within the tolerance
	}
	Compare(w, shot, golden, 2)
	if w.said != "" {
		t.Errorf("an equal picture: %s", w.said)
	}

	shot.Set(1, 0, color.RGBA{0, 0, 255, 255})
	Compare(w, shot, golden, 2)
	if !strings.Contains(w.said, "2 of 1200 pixels differ by more than 2, at most by 245") {
		t.Errorf("two wrong pixels in 1200: %s", w.said)
	}
	diff := strings.TrimSuffix(golden, ".png") + ".diff.png"
	if d, err := read(diff); err != nil || rgba(d).RGBAAt(1, 0) != (color.RGBA{255, 0, 0, 255}) || rgba(d).RGBAAt(5, 1).R < 160 {
		t.Errorf("the difference: %v", err)
	}

	w.said = ""
	Compare(w, Shot(ebiten.NewImage(8, 8)), golden, 2)
	Compare(w, shot, golden+"x.png", 2)
	if !strings.Contains(w.said, "(8,8), the golden one (40,30)") || !strings.Contains(w.said, "-update writes it") {
		t.Errorf("another size and a missing golden picture: %s", w.said)
	}
	*update = true
	Compare(w, shot, golden, 2)
	*update = false
	Compare(w, shot, golden, 2)
	if _, err := os.Stat(diff); err == nil {
		t.Error("the difference outlives its cause")
	}
}
