//go:build unix

package juxtapose_test

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/juxtapose"
	"quintet/scenes/table"
	"quintet/sprites"
)

func init() { measure = measureFrames }

// BenchmarkFrame measures what a frame of the table costs at 1280×720, in processor time of the whole process and as
// ratios to a frame that only fills the background, frames of all kinds taking turns in one run: in mid-animation (all
// frames of drops and swaps from the one that begins a move to the one that ends it) and when nothing has changed.
func BenchmarkFrame(b *testing.B) {
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

// full is a table in the slide phase on which one can swap for ever.
func full(app *scenes.App) *table.Table {
	t := table.Resume(juxtapose.New(), begun(new(testing.B), map[string]string{"repetition": "off"}, drops(x05)...), false)
	app.Open(t)
	return t
}

func play(t *table.Table, text string) {
	m, err := t.Match().Game().Parse(text)
	if err == nil {
		err = t.Show(t.Match().State().Turn(), m)
	}
	if err != nil {
		panic(text + ": " + err.Error())
	}
}

const (
	runLength = 24 // frames of one kind in a row
	runSettle = 4  // of which so many aren't counted
	runRounds = 12
)

type frames struct {
	app   *scenes.App
	table *table.Table
	n     int
	start time.Duration
	costs [3]time.Duration
	count [3]int
	moves int
}

func measureFrames() {
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetScreenClearedEveryFrame(false)
	f := &frames{app: scenes.NewApp(nil, nil)}
	f.app.Resize(1280, 720, 1)
	f.table = full(f.app)
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
			play(f.table, []string{"swap a4 b4", "swap c1 d2"}[f.moves/2%2])
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

// processor is the time that all threads of this process have run.
func processor() time.Duration {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		panic(err)
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}

// TestDrawingAllocatesNothing holds the draw code of the table to it, in a steady frame and in mid-animation. Ebitengine
// itself makes a few allocations for every draw command that it can't merge with the one before, so the measure is a
// frame of the two bare commands that the table needs: copy an image, draw triangles from another one.
func TestDrawingAllocatesNothing(t *testing.T) {
	app := scenes.NewApp(nil, nil)
	app.Resize(1280, 720, 1)
	tb := full(app)
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
	play(tb, "swap a4 b4")
	app.Step(50*time.Millisecond, &input.Frame{})
	if n := allocs(func() { tb.Stage().Advance(time.Microsecond); draw() }); n > bare {
		t.Errorf("a frame in mid-animation allocates %v times, its bare commands %v", n, bare)
	}
	if !tb.Stage().Moving() {
		t.Error("the animation was over before the measurement was")
	}
}
