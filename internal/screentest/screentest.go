// Package screentest is for tests that draw. Ebitengine draws only while a game runs, so the tests of a package
// run inside one:
//
//	func TestMain(m *testing.M) { screentest.Main(m) }
//
// They need a display; make test gives them a virtual one. What they draw goes to images of their own:
//
//	screentest.Compare(t, screentest.Shot(img), "testdata/pyramid.png", 2)
package screentest

import (
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"log"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

var update = flag.Bool("update", false, "write the golden pictures anew instead of comparing")

// share is how much of a picture may differ by more than the tolerance. Software OpenGL repeats itself to the
// bit, but another version of it, or a real graphics card, puts the odd pixel of an edge elsewhere.
const share = 1.0 / 1000

// Main runs the tests of a package inside a running game and exits with their result.
func Main(m *testing.M) {
	// The window shows nothing. Unfocused, so that tests on someone's desktop don't catch what is being typed.
	ebiten.SetWindowSize(64, 64)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	code := -1
	go func() {
		<-frames.begin
		code = m.Run()
		close(frames.over)
	}()
	if err := ebiten.RunGameWithOptions(game{}, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		log.Fatal(err)
	}
	os.Exit(code)
}

// frames hands the turn to and fro: tests run while the game is in Update, and wait while it is not.
var frames = struct {
	begin, end, over chan struct{}
	pictures         int
}{begin: make(chan struct{}), end: make(chan struct{}), over: make(chan struct{})}

type game struct{}

func (game) Update() error {
	select {
	case frames.begin <- struct{}{}:
	case <-frames.over:
		return ebiten.Termination
	}
	select {
	case <-frames.end:
		return nil
	case <-frames.over:
		return ebiten.Termination
	}
}

func (game) Draw(*ebiten.Image) {}

func (game) Layout(w, h int) (int, int) { return w, h }

// Drawn is to be called after a picture that a test draws, above all if it draws many: from time to time it lets the
// frame of the game end and another begin. Only then does Ebitengine carry out what was drawn, and let go of images that
// nobody uses any more. A frame as long as a whole test takes gigabytes.
func Drawn() {
	if frames.pictures++; frames.pictures%4 > 0 {
		return
	}
	if frames.pictures%64 == 0 {
		runtime.GC()
	}
	frames.end <- struct{}{}
	<-frames.begin
}

// Shot returns the pixels of an image; it counts as Drawn.
func Shot(img *ebiten.Image) *image.RGBA {
	b := img.Bounds()
	shot := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	img.ReadPixels(shot.Pix)
	Drawn()
	return shot
}

// Compare fails the test unless the picture is the golden one, within a tolerance a channel (2 serves for what is
// drawn in software), but for a thousandth of its pixels. After a failure the picture lies beside the golden one
// as NAME.got.png, and NAME.diff.png shows in red where they differ. With -update the picture becomes the golden one.
func Compare(t testing.TB, got image.Image, golden string, tolerance int) {
	t.Helper()
	if *update {
		write(t, golden, got)
		return
	}
	gotFile := strings.TrimSuffix(golden, ".png") + ".got.png"
	diffFile := strings.TrimSuffix(golden, ".png") + ".diff.png"

	want, err := read(golden)
	if err != nil {
		write(t, gotFile, got)
		t.Errorf("%v (go test -update writes it); the picture is in %s", err, gotFile)
		return
	}
	g, w := rgba(got), rgba(want)
	if g.Rect.Size() != w.Rect.Size() {
		write(t, gotFile, got)
		t.Errorf("the picture in %s is %v, the golden one %v", gotFile, g.Rect.Size(), w.Rect.Size())
		return
	}
	n, worst, diff := differ(g, w, tolerance)
	if float64(n) <= share*float64(g.Rect.Dx()*g.Rect.Dy()) {
		os.Remove(gotFile)
		os.Remove(diffFile)
		return
	}
	write(t, gotFile, got)
	write(t, diffFile, diff)
	t.Errorf("%s: %d of %d pixels differ by more than %d, at most by %d; see %s and %s (go test -update accepts it)",
		golden, n, g.Rect.Dx()*g.Rect.Dy(), tolerance, worst, gotFile, diffFile)
}

// differ counts the pixels that differ by more than the tolerance in some channel, and shows them in red on a
// faint copy of the picture.
func differ(got, want *image.RGBA, tolerance int) (n, worst int, diff *image.RGBA) {
	diff = image.NewRGBA(got.Rect)
	for i := 0; i < len(got.Pix); i += 4 {
		most := 0
		for c := range 4 {
			d := int(got.Pix[i+c]) - int(want.Pix[i+c])
			most = max(most, d, -d)
		}
		worst = max(worst, most)
		grey := uint8(160 + (int(got.Pix[i])+int(got.Pix[i+1])+int(got.Pix[i+2]))*95/765)
		p := color.RGBA{grey, grey, grey, 255}
		if most > tolerance {
			n++
			p = color.RGBA{255, 0, 0, 255}
		}
		copy(diff.Pix[i:], []uint8{p.R, p.G, p.B, p.A})
	}
	return n, worst, diff
}

func rgba(img image.Image) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	draw.Draw(out, out.Rect, img, b.Min, draw.Src)
	return out
}

func read(name string) (image.Image, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return png.Decode(f)
}

func write(t testing.TB, name string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}
