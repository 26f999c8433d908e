package audio

import (
	"encoding/binary"
	"math"
	"testing"
	"time"

	"quintet/rules"
)

// read takes frames from the mixer and returns their samples, left and right in turn.
func read(t testing.TB, m *mixer, frames int) []float32 {
	t.Helper()
	b := make([]byte, 8*300) // not a whole number of blocks
	var out []float32
	for len(out) < 2*frames {
		n, err := m.Read(b)
		if err != nil || n == 0 || n%8 != 0 {
			t.Fatalf("Read gives %d bytes, %v", n, err)
		}
		for i := 0; i < n; i += 4 {
			x := math.Float32frombits(binary.LittleEndian.Uint32(b[i:]))
			if !(x >= -1 && x <= 1) {
				t.Fatalf("sample %d is %v", len(out), x)
			}
			out = append(out, x)
		}
	}
	return out
}

func loudest(samples []float32) (peak float64) {
	for _, x := range samples {
		peak = max(peak, math.Abs(float64(x)))
	}
	return peak
}

// put starts a voice now.
func put(m *mixer, v voice) {
	v.asked = time.Now()
	m.add(v)
}

func sounding(cue rules.Cue, level uint8) voice {
	v := voice{clip: render(key{cue: cue, level: level}, nil), step: recipes[cue].step()}
	v.left, v.right = panned(0, 1)
	return v
}

func TestManyVoicesStayClean(t *testing.T) {
	m := newMixer(1)
	m.volume(1, 1)
	drop, win := sounding(rules.CueDrop, 4), sounding(CueWin, 0)
	tone := voice{clip: make([]float32, rate), left: 1, right: 1, step: 1}
	for i := range tone.clip {
		tone.clip[i] = float32(0.9 * math.Sin(2*math.Pi*220*float64(i)/rate))
	}
	var all []float32
	for range 40 {
		for range 8 {
			put(m, drop)
			put(m, tone)
		}
		put(m, win)
		all = append(all, read(t, m, rate/20)...) // which checks the limits
	}
	if peak := loudest(all); peak < 0.5 || peak > 0.98 {
		t.Errorf("a crowd of voices peaks at %.3f", peak)
	}
	if m.playing > slots {
		t.Errorf("%d voices play", m.playing)
	}
	// Two seconds of a pure tone by the dozen must still be that tone: what the limiter adds is small. Compare the energy
	// around 220 Hz with all there is.
	m = newMixer(1)
	m.volume(1, 0)
	for range 12 {
		put(m, tone)
	}
	got := read(t, m, rate*3/4)[rate/2:]
	var re, im, sum float64
	for i := 0; i < len(got); i += 2 {
		a := 2 * math.Pi * 220 * float64(i/2) / rate
		x := float64(got[i])
		re, im, sum = re+x*math.Cos(a), im+x*math.Sin(a), sum+x*x
	}
	if part := 2 * (re*re + im*im) / float64(len(got)/2) / sum; part < 0.99 {
		t.Errorf("only %.4f of twelve tones at once is that tone", part)
	}
}

func TestOldestVoiceGivesWay(t *testing.T) {
	m := newMixer(1)
	m.volume(1, 0)
	long := voice{clip: make([]float32, 10*rate), left: 1, right: 1, step: 1}
	for range 3 * heard {
		put(m, long)
		m.mix(block)
	}
	steady := 0
	for i := range m.voices {
		if m.voices[i].clip != nil && m.voices[i].fading == 0 {
			steady++
		}
	}
	if steady != heard {
		t.Errorf("%d voices play on, want %d", steady, heard)
	}
}

func TestReadAllocatesNothing(t *testing.T) {
	m := newMixer(1)
	m.volume(1, 1)
	drop, win := sounding(rules.CueDrop, 0), sounding(CueWin, 0)
	b := make([]byte, 8*1024)
	if n := testing.AllocsPerRun(3000, func() {
		put(m, drop)
		put(m, win)
		_, _ = m.Read(b)
	}); n != 0 {
		t.Errorf("%v allocations a read", n)
	}
}

func TestVolumeZeroIsSilent(t *testing.T) {
	m := newMixer(1)
	m.volume(0, 0)
	put(m, sounding(rules.CueDrop, 2))
	if peak := loudest(read(t, m, 2*rate)); peak != 0 {
		t.Errorf("at volume zero there is a peak of %v", peak)
	}
	if m.mood.frame != 0 {
		t.Error("the ambience is computed at volume zero")
	}
	if !m.quiet.Load() {
		t.Error("not quiet after two seconds of silence")
	}
	m.volume(math.NaN(), math.NaN())
	if m.piecesOn() || m.musicOn() {
		t.Error("a volume that is no number isn't zero")
	}
}

func TestEachVolumeRulesItsOwn(t *testing.T) {
	m := newMixer(1)
	m.volume(0, 1)
	put(m, sounding(rules.CueDrop, 2))
	music := loudest(read(t, m, 8*rate))
	if music < 0.02 || music > 0.6 {
		t.Errorf("the ambience peaks at %.3f", music)
	}
	m = newMixer(1)
	m.volume(1, 0)
	put(m, sounding(rules.CueDrop, 2))
	full := loudest(read(t, m, rate))
	m = newMixer(1)
	m.volume(0.5, 0)
	put(m, sounding(rules.CueDrop, 2))
	if half := loudest(read(t, m, rate)); full < 0.2 || math.Abs(half/full-0.25) > 0.05 {
		t.Errorf("a drop peaks at %.3f, at half the volume at %.3f", full, half)
	}
}

func TestPanIsHeard(t *testing.T) {
	m := newMixer(1)
	m.volume(1, 0)
	v := sounding(rules.CueDrop, 2)
	v.left, v.right = panned(-1, 1)
	put(m, v)
	var left, right float64
	for i, x := range read(t, m, rate/4) {
		if i%2 == 0 {
			left += float64(x * x)
		} else {
			right += float64(x * x)
		}
	}
	if ratio := left / right; ratio < 3 {
		t.Errorf("a sound at the left edge is only %.1f times as strong there", ratio)
	}
}

func TestAmbienceIsSmooth(t *testing.T) {
	m := newMixer(7)
	m.volume(0, 1)
	var last [2]float32
	for i, x := range read(t, m, 60*rate) {
		// 0.36 at the loudest, nothing above 2.5 kHz: a larger step is a click.
		if step := math.Abs(float64(x - last[i%2])); step > 0.05 {
			t.Fatalf("a step of %.3f after %.2f s", step, float64(i)/2/rate)
		}
		last[i%2] = x
	}
}

func TestLateSoundsAreDropped(t *testing.T) {
	m := newMixer(1)
	m.volume(1, 0)
	put(m, sounding(rules.CueDrop, 2))
	time.Sleep(stale + 20*time.Millisecond)
	if peak := loudest(read(t, m, rate/2)); peak != 0 {
		t.Error("a sound is heard that was asked for a quarter of a second ago")
	}
}

func BenchmarkMixIdle(b *testing.B)       { benchmarkMix(b, 0, 0) }
func BenchmarkMixDrops(b *testing.B)      { benchmarkMix(b, 0, 6) }
func BenchmarkMixMusic(b *testing.B)      { benchmarkMix(b, 0.3, 0) }
func BenchmarkMixEverything(b *testing.B) { benchmarkMix(b, 0.3, heard) }

// benchmarkMix reports, beside the time of a block of 5.3 ms, which part of a core that is.
func benchmarkMix(b *testing.B, music float64, voices int) {
	m := newMixer(1)
	m.volume(1, music)
	v := sounding(rules.CueDrop, 2)
	for b.Loop() {
		for m.playing < voices {
			m.start(v)
		}
		m.mix(block)
	}
	b.ReportMetric(100*b.Elapsed().Seconds()/float64(b.N)/(float64(block)/rate), "%core")
}
