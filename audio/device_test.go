package audio

import "testing"

// still is a reader of silence, and the buffer that oto would keep between it and a device.
type still struct{ held, size int }

func (s *still) BufferedSize() int          { return s.held }
func (s *still) SetBufferSize(n int)        { s.size = n }
func (s *still) Read(b []byte) (int, error) { return min(len(b), 8*block), nil }

// ask is what oto does when the device wants n bytes: it hands out what there is, then fills up.
func (s *still) ask(f *feed, n int) (short bool) {
	short = n > s.held
	s.held -= min(n, s.held)
	b := make([]byte, s.size)
	for s.held < s.size {
		got, _ := f.Read(b)
		s.held += got
	}
	return short
}

func TestFeedGrowsToWhatTheDeviceAsksFor(t *testing.T) {
	for _, frames := range []int{480, 1024, 2048, 4096, 9000} {
		s := &still{size: feedFirst}
		f := &feed{source: s, player: s, size: feedFirst}
		s.ask(f, 0)
		for range 12 {
			s.ask(f, 8*frames)
		}
		if s.ask(f, 8*frames) {
			t.Errorf("a device that asks for %d frames still doesn't get them", frames)
		}
		if frames <= 2048 && s.size != feedFirst {
			t.Errorf("grew to %d frames for a device that asks for %d", s.size/8, frames)
		}
	}
}

func TestFeedForgivesHaste(t *testing.T) {
	s := &still{size: feedFirst}
	f := &feed{source: s, player: s, size: feedFirst}
	s.ask(f, 0)
	for range 20 {
		s.ask(f, s.held) // a busy machine: two requests fell together
		s.ask(f, 8*1024)
	}
	if s.size != feedFirst {
		t.Errorf("grew to %d frames", s.size/8)
	}
}
