package tabletest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/table"
	"quintet/sprites"
)

// Scene is a table whose frames are looked at: one with as many pieces as it can hold, on which one can move for ever.
type Scene struct {
	Sit  func(app *scenes.App) *table.Table // opens it
	Move func(t *table.Table, n int)        // makes move n, from 0 on
}

// measured tells a test program to be the game whose frames are measured: a process can run only one.
const measured = "QUINTET_MEASURE_FRAMES"

// Main runs the tests of a package, or measures the frames of its scene.
func Main(m *testing.M, s Scene) {
	if os.Getenv(measured) != "" {
		measureFrames(s)
		return
	}
	screentest.Main(m)
}

// Frame measures what a frame of the table costs at 1280×720, in processor time of the whole process and as
// ratios to a frame that only fills the background, frames of all kinds taking turns in one run: in mid-animation (all
// frames from the one that begins a move to the one that ends it) and when nothing has changed.
func Frame(b *testing.B) {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), measured+"=1")
	out, err := cmd.CombinedOutput()
	var fill, still, motion float64
	if i := strings.Index(string(out), "fill "); i >= 0 {
		fmt.Sscanf(string(out)[i:], "fill %f still %f motion %f", &fill, &still, &motion)
	}
	if err != nil || fill == 0 {
		b.Fatalf("%v\n%s", err, out)
	}
	b.ReportMetric(fill, "ms/fill")
	b.ReportMetric(still/fill, "still/fill")
	b.ReportMetric(motion/fill, "motion/fill")
	b.ReportMetric(0, "ns/op")
}

const (
	runLength = 24 // frames of one kind in a row
	runSettle = 4  // of which so many aren't counted
	runRounds = 12
)

type frames struct {
	app   *scenes.App
	scene Scene
	table *table.Table
	n     int
	start time.Duration
	costs [3]time.Duration
	count [3]int
	moves int
}

func measureFrames(s Scene) {
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetScreenClearedEveryFrame(false)
	f := &frames{app: scenes.NewApp(nil, nil), scene: s}
	f.app.Resize(1280, 720, 1)
	f.table = s.Sit(f.app)
	if err := ebiten.RunGameWithOptions(f, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	ms := func(k int) float64 { return f.costs[k].Seconds() * 1000 / float64(f.count[k]) }
	fmt.Printf("fill %.3f still %.3f motion %.3f moves %d\n", ms(0), ms(1), ms(2), f.moves)
}

func (f *frames) Layout(int, int) (int, int) { return 1280, 720 }

func (f *frames) Update() error {
	if f.n >= runLength*runRounds*len(f.costs) {
		return ebiten.Termination
	}
	return nil
}

func (f *frames) Draw(dst *ebiten.Image) {
	k, i := f.n/runLength%len(f.costs), f.n%runLength
	if i == 0 && k == 1 {
		for !f.table.Finished() || f.app.Env().TakeDirty() {
			f.app.Step(100*time.Millisecond, &input.Frame{})
		}
	}
	if i == runSettle {
		f.start = processor()
	}
	switch k {
	case 0:
		dst.Fill(sprites.Hex(0x34200F, 1).NRGBA())
	case 1:
		f.app.Step(16*time.Millisecond, &input.Frame{})
		f.app.Draw(dst)
	case 2:
		if f.table.Finished() {
			f.scene.Move(f.table, f.moves)
			f.moves++
		}
		f.app.Step(16*time.Millisecond, &input.Frame{})
		f.app.Draw(dst)
	}
	f.n++
	if i == runLength-1 {
		if f.n > runLength*len(f.costs) { // the first of each kind warms up
			f.costs[k] += processor() - f.start
			f.count[k] += runLength - 1 - runSettle
		}
	}
}

// DrawsWithoutAllocating holds the draw code of the table to it, in a steady frame, with a hint and in mid-animation. Ebitengine
// itself makes a few allocations for every draw command that it can't merge with the one before, so the measure is a
// frame of the two bare commands that the table needs: copy an image, draw triangles from another one.
func DrawsWithoutAllocating(t *testing.T, s Scene) {
	app := scenes.NewApp(nil, nil)
	app.Resize(1280, 720, 1)
	tb := s.Sit(app)
	dst := ebiten.NewImage(1280, 720)
	for range 40 {
		app.Step(50*time.Millisecond, &input.Frame{})
		app.Draw(dst)
	}
	// Ebitengine takes its commands from a pool that is filled when a frame ends. A test is all one frame, so the pool is
	// filled by more frames than are measured, and one look at the pixels.
	allocs := func(frame func()) float64 {
		for range 300 {
			frame()
		}
		dst.ReadPixels(make([]byte, 4*1280*720))
		return testing.AllocsPerRun(200, frame)
	}
	draw := func() { tb.Draw(app.Env(), dst) }
	layer, sheet := sprites.NewLayer(1280, 720), sprites.NewLayer(64, 64)
	vertices, indices := make([]ebiten.Vertex, 4), []uint32{0, 1, 2, 1, 3, 2}
	var copied ebiten.DrawImageOptions
	var linear ebiten.DrawTrianglesOptions
	bare := allocs(func() {
		dst.DrawImage(layer, &copied)
		dst.DrawTriangles32(vertices, indices, sheet, &linear)
	})
	if n := allocs(draw); n > bare {
		t.Errorf("a steady frame allocates %v times, its bare commands %v", n, bare)
	}
	if tb.Hint(); !tb.Hinted() { // else it is thought of in the steps to come
		for range 200 {
			app.Step(50*time.Millisecond, &input.Frame{})
			app.Draw(dst)
		}
	}
	words := sprites.NewLayer(300, 100)
	var over ebiten.DrawImageOptions
	over.GeoM.Translate(20, 20)
	over.ColorScale.ScaleAlpha(.99)
	more := allocs(func() {
		dst.DrawImage(layer, &copied)
		dst.DrawTriangles32(vertices, indices, sheet, &linear)
		dst.DrawTriangles32(vertices, indices, layer, &linear)
		dst.DrawImage(words, &over)
	})
	if n := allocs(draw); tb.Hinted() && n > more {
		t.Errorf("a frame with a hint allocates %v times, its bare commands %v", n, more)
	}
	s.Move(tb, 0)
	app.Step(50*time.Millisecond, &input.Frame{})
	if n := allocs(func() { tb.Stage().Advance(time.Microsecond); draw() }); n > bare {
		t.Errorf("a frame in mid-animation allocates %v times, its bare commands %v", n, bare)
	}
	if !tb.Stage().Moving() {
		t.Error("the animation was over before the measurement was")
	}
}

// KeepsWhatItDrew compares what a table paints over its last frame with what it paints on another image each time, which is
// all of it, while pieces move, the pointer wanders, and another scene comes and goes.
func KeepsWhatItDrew(t *testing.T, s Scene) {
	const w, h = 640, 360
	type side struct {
		app    *scenes.App
		table  *table.Table
		images []*ebiten.Image
		pixels []byte
	}
	var sides [2]side
	for i := range sides {
		d := &sides[i]
		d.app = scenes.NewApp(nil, nil)
		d.app.Resize(w, h, 1)
		d.table = s.Sit(d.app)
		d.pixels = make([]byte, 4*w*h)
		for range i + 1 {
			d.images = append(d.images, ebiten.NewImage(w, h))
		}
	}
	n := 0
	frame := func(in *input.Frame) {
		t.Helper()
		for i := range sides {
			d := &sides[i]
			d.app.Step(30*time.Millisecond, in)
			d.app.Env().Dirty()
			img := d.images[n%len(d.images)]
			d.app.Draw(img)
			img.ReadPixels(d.pixels)
		}
		n++
		wrong := 0
		for i, v := range sides[0].pixels {
			if d := int(v) - int(sides[1].pixels[i]); d > 2 || d < -2 {
				wrong++
			}
		}
		if wrong > 40 {
			t.Fatalf("frame %d: %d bytes differ from a frame painted anew", n, wrong)
		}
	}
	for range 20 {
		frame(&input.Frame{})
	}
	random := rand.New(rand.NewPCG(1, 1))
	for move := range 4 {
		for _, d := range sides {
			s.Move(d.table, move)
		}
		for i := 0; i < 60 && (i < 12 || !sides[0].table.Finished()); i++ {
			var in input.Frame
			if i%3 == 0 {
				in.Events = append(in.Events, input.Event{Kind: input.Move, X: random.Float64() * w, Y: random.Float64() * h})
			}
			frame(&in)
		}
		frame(&input.Frame{Keys: []ebiten.Key{ebiten.KeyEscape}}) // the pause comes
		for range 4 {
			frame(&input.Frame{})
		}
		frame(&input.Frame{Keys: []ebiten.Key{ebiten.KeyEscape}})
		for range 12 {
			frame(&input.Frame{})
		}
		for _, d := range sides {
			d.table.Stage().Finish()
		}
	}
}

// Show makes a move in notation, of the seat to move or of chance.
func Show(t *table.Table, text string) {
	m, err := t.Match().Game().Parse(text)
	if err == nil {
		err = t.Show(t.Match().State().Turn(), m)
	}
	if err != nil {
		panic(text + ": " + err.Error())
	}
}
