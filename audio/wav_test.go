package audio

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"testing"
	"time"
)

// TestDump writes every sound as a WAV file into the folder named by QUINTET_WAV, to be listened to and looked at.
func TestDump(t *testing.T) {
	dir := os.Getenv("QUINTET_WAV")
	if dir == "" {
		t.Skip("QUINTET_WAV names no folder")
	}
	for _, k := range stock() {
		start := time.Now()
		clip := render(k, nil)
		took := time.Since(start)
		var sum float64
		for _, x := range clip {
			sum += float64(x) * float64(x)
		}
		t.Logf("%-6s %d %d  %5.0f ms  rms %5.1f dB  rendered in %v", k.cue, k.level, k.variant, 1000*float64(len(clip))/rate/recipes[k.cue].step(),
			10*math.Log10(sum/float64(len(clip))), took)
		writeWAV(t, fmt.Sprintf("%s/%s-%d-%d.wav", dir, k.cue, k.level, k.variant), clip, 1, int(rate*recipes[k.cue].step()))
	}
	m := newMixer(5)
	m.volume(0, 1)
	mix := make([]float32, 0, 2*80*rate)
	for len(mix) < cap(mix) {
		m.mix(block)
		for i := range block {
			mix = append(mix, m.left[i], m.right[i])
		}
	}
	writeWAV(t, dir+"/ambience.wav", mix, 2, rate)
}

func writeWAV(t *testing.T, name string, samples []float32, channels, rate int) {
	b := []byte("RIFF....WAVEfmt ")
	le := binary.LittleEndian
	b = le.AppendUint32(b, 16)
	b = le.AppendUint16(b, 3) // float
	b = le.AppendUint16(b, uint16(channels))
	b = le.AppendUint32(b, uint32(rate))
	b = le.AppendUint32(b, uint32(rate*4*channels))
	b = le.AppendUint16(b, uint16(4*channels))
	b = le.AppendUint16(b, 32)
	b = append(b, "data"...)
	b = le.AppendUint32(b, uint32(4*len(samples)))
	for _, x := range samples {
		b = le.AppendUint32(b, math.Float32bits(x))
	}
	le.PutUint32(b[4:], uint32(len(b)-8))
	if err := os.WriteFile(name, b, 0o644); err != nil {
		t.Fatal(err)
	}
}
