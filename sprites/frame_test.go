package sprites

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"syscall"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// frameCost tells this program to be the game whose frames are measured: a process can run only one.
const frameCost = "QUINTET_FRAME_COST"

// TestFrameCost holds what the design promises of software OpenGL at 1280 x 720: a frame in mid-animation costs at most
// half as much again as one that only fills the background, and one in which nothing changed almost nothing. Processor
// time of the whole process, in one run, frames of all kinds taking turns.
func TestFrameCost(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), frameCost+"=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("\n%s", out)
	var fill, still, motion float64
	if _, err := fmt.Sscanf(string(out), "fill %f still %f motion %f", &fill, &still, &motion); err != nil {
		t.Fatal(err)
	}
	if motion > 1.5*fill {
		t.Errorf("a frame in motion costs %.2f of a filled one, more than 1.5", motion/fill)
	}
	if still > .05*fill {
		t.Errorf("a frame without change costs %.3f of a filled one, more than 0.05", still/fill)
	}
}

// frames is a game that draws frames of several kinds in turn and notes what they cost.
type frames struct {
	kinds  []func(dst *ebiten.Image)
	names  []string
	costs  [][]float64
	n      int
	start  time.Duration
	layers [2]*ebiten.Image // the room, and the room with all that lies still
	sheet  *Sheet
	batch  Batch
	x      float32
}

const (
	frameRun    = 10 // frames of one kind in a row
	frameSettle = 3  // of which so many aren't counted
	frameRounds = 5
)

func runFrames() {
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetScreenClearedEveryFrame(false)
	f := &frames{}
	if err := ebiten.RunGameWithOptions(f, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	fmt.Printf("fill %.2f still %.2f motion %.2f\n", median(f.costs[0]), median(f.costs[1]), median(f.costs[2]))
	for i, name := range f.names {
		fmt.Printf("%-40s %6.2f ms  %.3f\n", name, median(f.costs[i]), median(f.costs[i])/median(f.costs[0]))
	}
}

func median(v []float64) float64 {
	v = slices.Clone(v)
	slices.Sort(v)
	return v[len(v)/2]
}

func (f *frames) Layout(int, int) (int, int) { return 1280, 720 }

func (f *frames) Update() error {
	if f.kinds != nil && f.n >= frameRun*frameRounds*len(f.kinds) {
		return ebiten.Termination
	}
	return nil
}

func (f *frames) Draw(dst *ebiten.Image) {
	if f.kinds == nil {
		f.set()
	}
	k, i := f.n/frameRun%len(f.kinds), f.n%frameRun
	if i == frameSettle {
		f.start = processor()
	}
	f.kinds[k](dst)
	f.n++
	if i == frameRun-1 {
		// What this frame costs is paid after Draw; over all rounds that evens out, for the settling frames are of its kind.
		f.costs[k] = append(f.costs[k], (processor()-f.start).Seconds()*1000/(frameRun-1-frameSettle))
	}
}

func (f *frames) kind(name string, draw func(dst *ebiten.Image)) {
	f.names, f.kinds, f.costs = append(f.names, name), append(f.kinds, draw), append(f.costs, nil)
}

func (f *frames) set() {
	g := Grid{X: 40, Y: 40, W: 640, H: 640, Radius: 22, CellX: 60, CellY: 60, Cell: 144, Gap: 8, Cols: 4, Rows: 4}
	f.sheet = NewSheet(144, 86, 1)
	for i := range f.layers {
		f.layers[i] = NewLayer(1280, 720)
		PaintTable(f.layers[i], 1280, 720, 1)
		PaintSlate(f.layers[i], g, 1)
		PaintPanel(f.layers[i], 720, 24, 536, 672, 1)
	}
	f.all(f.layers[1], 2)
	whole := &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
	paper := Hex(0x34200F, 1).NRGBA()
	f.kind("background filled", func(dst *ebiten.Image) { dst.Fill(paper) })
	f.kind("nothing changed, nothing drawn", func(*ebiten.Image) {})
	f.kind("still layer + two pieces that move", func(dst *ebiten.Image) {
		dst.DrawImage(f.layers[1], whole)
		f.moving(dst)
	})
	f.kind("room + all pieces, shadows and marks", func(dst *ebiten.Image) {
		dst.DrawImage(f.layers[0], whole)
		f.all(dst, 0)
	})
}

// all adds a full board, but for the first few pieces, and draws it.
func (f *frames) all(dst *ebiten.Image, but int) {
	s, b := f.sheet, &f.batch
	for i := range 16 {
		s.Mark(b, Legal, float32(60+i%4*152), float32(60+i/4*152), 144, 144, 1)
	}
	for i := but; i < 15; i++ {
		s.PyramidShadow(b, plastic[i%5], i/5, f.at(i))
	}
	for i := but; i < 15; i++ {
		s.Pyramid(b, plastic[i%5], i/5, f.at(i), true)
	}
	b.Flush(dst, s.Image())
}

// moving draws a swap of a large and a middle pyramid under way.
func (f *frames) moving(dst *ebiten.Image) {
	s, b := f.sheet, &f.batch
	f.x += 3
	p, q := At(132+float32(int(f.x)%400), 132.5, 144), At(532-float32(int(f.x)%400), 180.5, 144)
	p.Lift, q.Lift = 6, 3
	s.PyramidShadow(b, Red, 2, p)
	s.PyramidShadow(b, Blue, 1, q)
	s.Pyramid(b, Red, 2, p, true)
	s.Pyramid(b, Blue, 1, q, true)
	b.Flush(dst, s.Image())
}

func (f *frames) at(i int) Pose { return At(float32(132+i%4*152), float32(132+i/4*152), 144) }

// processor is the time that all threads of this process have run.
func processor() time.Duration {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		panic(err)
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}
