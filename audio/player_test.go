package audio

import (
	"errors"
	"io"
	"math"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"quintet/rules"
)

// fake is a device that reads as fast as a real one does, and can be lost.
type fake struct {
	ready   chan struct{}
	asleep  atomic.Bool
	reads   atomic.Int64
	peak    atomic.Uint64 // bits of a float64
	suspend atomic.Int64
	mu      sync.Mutex
	err     error
}

func newFake() *fake { return &fake{ready: make(chan struct{})} }

func (f *fake) Ready() <-chan struct{} { return f.ready }

func (f *fake) Start(r io.Reader) {
	go func() {
		b := make([]byte, 8*240)
		for f.Err() == nil {
			if !f.asleep.Load() {
				n, _ := r.Read(b)
				f.reads.Add(1)
				for i := 0; i+3 < n; i += 4 {
					x := math.Abs(float64(math.Float32frombits(uint32(b[i]) | uint32(b[i+1])<<8 | uint32(b[i+2])<<16 | uint32(b[i+3])<<24)))
					if x > math.Float64frombits(f.peak.Load()) {
						f.peak.Store(math.Float64bits(x))
					}
				}
			}
			time.Sleep(5 * time.Millisecond)
		}
	}()
}

func (f *fake) Suspend() error { f.suspend.Add(1); f.asleep.Store(true); return f.Err() }
func (f *fake) Resume() error  { f.asleep.Store(false); return f.Err() }

func (f *fake) Err() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.err
}

func (f *fake) lose(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.err = err
}

// heard is the peak since the last call.
func (f *fake) heard() float64 { return math.Float64frombits(f.peak.Swap(0)) }

// notes collects what a player reports.
type notes struct {
	mu    sync.Mutex
	lines []string
}

func (n *notes) add(line string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.lines = append(n.lines, line)
}

func (n *notes) all() []string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return append([]string(nil), n.lines...)
}

func eventually(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(5 * time.Second); !ok(); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("never: %s", what)
		}
	}
}

// start gives a player on a working fake device, without music.
func start(t *testing.T, f *fake) (*Player, *notes) {
	t.Helper()
	n := &notes{}
	p := newPlayer(n.add, func() (device, error) { return f, nil })
	p.SetVolume(1, 0)
	close(f.ready)
	go p.run()
	t.Cleanup(p.Close)
	eventually(t, "live", p.live.Load)
	return p, n
}

func TestEverySoundIsHeard(t *testing.T) {
	f := newFake()
	p, n := start(t, f)
	for cue := range recipes {
		eventually(t, "silence before "+string(cue), func() bool { return f.heard() == 0 })
		eventually(t, string(cue)+" heard", func() bool {
			p.Play(Sound{Cue: cue, Weight: 0.5})
			return f.heard() > 0.005
		})
		p.Suspend() // don't wait for the long ones
		eventually(t, string(cue)+" stopped", func() bool { return f.asleep.Load() })
		p.Resume()
		eventually(t, "awake", func() bool { return !f.asleep.Load() })
	}
	if lines := n.all(); len(lines) > 0 {
		t.Errorf("a working device is reported: %q", lines)
	}
}

func TestNothingIsQueuedBeforeTheDeviceIsReady(t *testing.T) {
	f := newFake()
	p := newPlayer(nil, func() (device, error) { return f, nil })
	defer p.Close()
	p.SetVolume(1, 0)
	go p.run()
	for range 50 {
		p.Play(Sound{Cue: rules.CueDrop})
		p.Gesture()
	}
	close(f.ready)
	eventually(t, "read", func() bool { return f.reads.Load() > 40 })
	if peak := f.heard(); peak != 0 {
		t.Errorf("what was played before the device was ready is heard: %v", peak)
	}
	eventually(t, "heard", func() bool { p.Play(Sound{Cue: rules.CueDrop}); return f.heard() > 0.01 })
}

func TestNoDeviceIsOneLine(t *testing.T) {
	for name, open := range map[string]func() (device, error){
		"fails to open": func() (device, error) { return nil, errors.New("no\nsuch\r\ndevice " + strings.Repeat("x", 500)) },
		"fails later": func() (device, error) {
			f := newFake()
			f.lose(errors.New("ALSA error"))
			close(f.ready)
			return f, nil
		},
	} {
		n := &notes{}
		p := newPlayer(n.add, open)
		go p.run()
		eventually(t, name+" is noted", func() bool { return len(n.all()) > 0 })
		use(p)
		time.Sleep(20 * time.Millisecond)
		p.Close()
		use(p)
		lines := n.all()
		if len(lines) != 1 || strings.ContainsAny(lines[0], "\r\n") || len(lines[0]) > 200 {
			t.Errorf("%s: %q", name, lines)
		}
	}
}

func TestLostDeviceIsOneLine(t *testing.T) {
	for _, asleep := range []bool{false, true} {
		f := newFake()
		p, n := start(t, f)
		p.Play(Sound{Cue: CueWin})
		if asleep {
			p.Suspend()
			eventually(t, "asleep", f.asleep.Load)
		}
		f.lose(errors.New("unplugged"))
		p.Resume()
		eventually(t, "the loss is noted", func() bool { return len(n.all()) > 0 })
		for range 20 {
			use(p)
		}
		if p.live.Load() {
			t.Error("a lost device is played to")
		}
		if lines := n.all(); len(lines) != 1 {
			t.Errorf("notes: %q", lines)
		}
	}
}

// use calls everything a game calls.
func use(p *Player) {
	for _, cue := range []rules.Cue{CueTap, CueLift, rules.CueDrop, rules.CueSlide, rules.CueSwap, CueRefuse, CueWin, rules.CueDraw, "yodel", ""} {
		p.Play(Sound{Cue: cue, Weight: 2, Pan: -3})
	}
	p.SetVolume(0.5, 0.5)
	p.Suspend()
	p.Resume()
	p.Gesture()
}

func TestNilPlayer(t *testing.T) {
	var p *Player
	use(p)
	p.Close()
}

func TestCloseTwiceAndFromEverywhere(t *testing.T) {
	p, _ := start(t, newFake())
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() {
			for range 50 {
				use(p)
			}
			p.Close()
			use(p)
		})
	}
	wait.Wait()
}

func TestIdleDeviceSleeps(t *testing.T) {
	f := newFake()
	close(f.ready)
	p := newPlayer(nil, nil)
	p.SetVolume(1, 0)
	p.mixer.quiet.Store(true)
	f.Start(p.mixer)
	done := make(chan error)
	go func() { done <- p.tend(f, 300*time.Millisecond) }()
	eventually(t, "asleep without a sound", f.asleep.Load)
	reads := f.reads.Load()
	time.Sleep(50 * time.Millisecond)
	if more := f.reads.Load() - reads; more > 1 {
		t.Errorf("a sleeping device read %d times", more)
	}
	p.Gesture()
	eventually(t, "awake after a gesture", func() bool { return !f.asleep.Load() })
	eventually(t, "asleep again", f.asleep.Load)
	put(p.mixer, sounding(rules.CueDrop, 0))
	p.stir()
	eventually(t, "a sound heard out of sleep", func() bool { return f.heard() > 0.01 })
	eventually(t, "asleep after it", f.asleep.Load)
	p.SetVolume(1, 0.5)
	eventually(t, "awake for music", func() bool { return !f.asleep.Load() })
	time.Sleep(900 * time.Millisecond)
	if f.asleep.Load() {
		t.Error("asleep while music plays")
	}
	slept := f.suspend.Load()
	for range 100 { // a hidden game may say so in every frame
		p.Suspend()
		time.Sleep(3 * time.Millisecond)
	}
	if got := f.suspend.Load() - slept; got != 1 || !f.asleep.Load() {
		t.Errorf("suspended %d times", got)
	}
	p.Gesture()
	p.Play(Sound{Cue: rules.CueDrop})
	time.Sleep(20 * time.Millisecond)
	if !f.asleep.Load() {
		t.Error("a gesture woke a suspended player")
	}
	p.Resume()
	eventually(t, "resumed", func() bool { return !f.asleep.Load() })
	p.Close()
	if err := <-done; err != nil {
		t.Error(err)
	}
}

func TestVariantsAlternate(t *testing.T) {
	p := newPlayer(nil, nil)
	last := uint8(99)
	for range 100 {
		k, v := p.choose(Sound{Cue: rules.CueDrop}, recipes[rules.CueDrop])
		if k.variant == last || k.variant >= variants {
			t.Fatalf("variant %d after %d", k.variant, last)
		}
		last = k.variant
		if v.step < 0.98 || v.step > 1.02 || v.left > 1 || v.right > 1 {
			t.Fatalf("bent too far: %+v", v)
		}
	}
}

func TestPlayAllocatesNothing(t *testing.T) {
	p := newPlayer(nil, nil)
	p.live.Store(true)
	for _, k := range stock() {
		p.bank.cook(k)
	}
	if n := testing.AllocsPerRun(200, func() {
		p.Play(Sound{Cue: rules.CueDrop, Weight: 0.5})
		p.mixer.mix(block)
	}); n != 0 {
		t.Errorf("%v allocations a sound", n)
	}
}

func TestOrdersAreServedDuringStocking(t *testing.T) {
	var got []voice
	b := newBank(func(v voice) { got = append(got, v) })
	b.want(key{cue: rules.CueDrop, level: 3}, voice{asked: time.Now()})
	b.want(key{cue: rules.CueDrop, level: 3}, voice{asked: time.Now().Add(-time.Second)}) // too late
	b.cook(key{cue: CueWin})
	if len(got) != 1 || len(got[0].clip) == 0 {
		t.Errorf("%d voices delivered", len(got))
	}
}
