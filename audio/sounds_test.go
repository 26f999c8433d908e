package audio

import (
	"math"
	"slices"
	"testing"

	"quintet/rules"
)

func TestEverySoundIsClean(t *testing.T) {
	longest := map[rules.Cue]float64{ // s
		CueTap: 0.05, CueLift: 0.15, rules.CueDrop: 0.35, rules.CueSlide: 0.4, rules.CueSwap: 0.45,
		CueRefuse: 0.3, CueWin: 4, rules.CueDraw: 3, CueDice: 1, CueGlass: 0.3, CueRolling: 0.6,
		CueCard: 0.2, CueFlip: 0.25, CueShuffle: 0.7,
	}
	if len(longest) != len(recipes) {
		t.Errorf("%d sounds, of which %d are tested", len(recipes), len(longest))
	}
	for _, k := range stock() {
		clip := render(k, nil)
		if got := float64(len(clip)) / rate / recipes[k.cue].step(); got > longest[k.cue] || got == 0 {
			t.Errorf("%v lasts %.3f s, longest is %.3f", k, got, longest[k.cue])
		}
		var peak, step float64
		var sum float64
		for i, x := range clip {
			v := float64(x)
			if math.IsNaN(v) || math.IsInf(v, 0) {
				t.Fatalf("%v: sample %d is %v", k, i, v)
			}
			peak, sum = max(peak, math.Abs(v)), sum+v
			if i > 0 {
				step = max(step, math.Abs(v-float64(clip[i-1])))
			}
		}
		if peak > 0.95 || peak < 0.01 {
			t.Errorf("%v has a peak of %.3f", k, peak)
		}
		if dc := math.Abs(sum / float64(len(clip))); dc > 0.002*peak {
			t.Errorf("%v lies %.5f off the middle", k, dc)
		}
		// A click is a jump that the signal doesn't make elsewhere: both ends lie near zero.
		if first := math.Abs(float64(clip[0])); first > 0.01*peak {
			t.Errorf("%v begins at %.4f of %.4f", k, first, peak)
		}
		for _, x := range clip[len(clip)-rate/1000:] {
			if math.Abs(float64(x)) > 0.003*peak {
				t.Errorf("%v is cut off: its last millisecond reaches %.5f of %.4f", k, x, peak)
				break
			}
		}
		if step > peak {
			t.Errorf("%v jumps by %.3f between two samples, of a peak of %.3f", k, step, peak)
		}
	}
}

func TestRenderingRepeats(t *testing.T) {
	for _, k := range stock() {
		if !slices.Equal(render(k, nil), render(k, nil)) {
			t.Errorf("%v differs from itself", k)
		}
	}
}

func TestVariantsDiffer(t *testing.T) {
	for cue := range recipes {
		for a := range uint8(variants) {
			for b := range a {
				x, y := render(key{cue: cue, variant: a}, nil), render(key{cue: cue, variant: b}, nil)
				var same, all float64
				for i := range x {
					d := float64(x[i] - y[i])
					same, all = same+d*d, all+float64(x[i]*x[i])
				}
				if same < 0.03*all {
					t.Errorf("variants %d and %d of %s are nearly the same", b, a, cue)
				}
			}
		}
	}
}

// brightness is the frequency below and above which half of the energy lies, roughly: that of a sine with as much slope.
func brightness(clip []float32) float64 {
	var level, slope float64
	for i := 1; i < len(clip); i++ {
		d := float64(clip[i] - clip[i-1])
		level, slope = level+float64(clip[i]*clip[i]), slope+d*d
	}
	return math.Sqrt(slope/level) * rate / (2 * math.Pi)
}

func TestSmallIsHigherThanLarge(t *testing.T) {
	for cue, r := range recipes {
		if !r.weighted {
			continue
		}
		last := math.Inf(1)
		for _, weight := range []float32{0, 0.5, 1} {
			var sum float64
			for v := range variants {
				sum += brightness(render(keyOf(Sound{Cue: cue, Weight: weight}, v), nil))
			}
			if sum >= last {
				t.Errorf("%s: weight %v isn't lower than the one before", cue, weight)
			}
			last = sum
		}
	}
}

func TestUnheardOfCuesAndNumbers(t *testing.T) {
	if clip := render(key{cue: "yodel"}, nil); clip != nil {
		t.Error("an unknown cue has a sound")
	}
	nan := float32(math.NaN())
	for _, s := range []Sound{{Cue: "drop", Weight: nan, Pan: nan}, {Cue: "drop", Weight: -9, Pan: -9}, {Cue: "drop", Weight: 9, Pan: 9}} {
		if k := keyOf(s, 0); k.level >= levels {
			t.Errorf("%v has level %d", s, k.level)
		}
		l, r := panned(s.Pan, 1)
		if power := l*l + r*r; !(power > 0.99 && power < 1.01) {
			t.Errorf("%v is heard with a power of %v", s, power)
		}
	}
}

func BenchmarkRenderDrop(b *testing.B) {
	for b.Loop() {
		render(key{cue: rules.CueDrop, level: 2}, nil)
	}
}

func BenchmarkRenderStock(b *testing.B) {
	for b.Loop() {
		for _, k := range stock() {
			render(k, nil)
		}
	}
}
