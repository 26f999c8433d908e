package audio

import (
	"fmt"
	"io"

	"github.com/ebitengine/oto/v3"
)

// A device is where sound goes. Its methods may block; only the player's own goroutine calls them, except in a browser,
// where Resume returns at once and has to be called from within a gesture.
type device interface {
	Ready() <-chan struct{} // closed once it is known whether the device works; Err tells
	Start(r io.Reader)      // begins to read, from a goroutine of the device
	Suspend() error         // stops reading and costs nothing
	Resume() error
	Err() error // not nil once the device is lost; it doesn't come back
}

// speaker is the system's device by way of oto. We talk to oto directly and not through Ebitengine's audio package, which
// ends the game when the device is missing or lost.
type speaker struct {
	context *oto.Context
	ready   chan struct{}
	player  *oto.Player
}

// openSpeaker begins to open the system's device. oto allows this once in a process: a second player stays silent.
func openSpeaker() (d device, err error) {
	defer func() {
		// A browser may throw instead of answering.
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	if err := probe(); err != nil {
		return nil, err
	}
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: rate, ChannelCount: 2, Format: oto.FormatFloat32LE, BufferSize: deviceBuffer,
	})
	if err != nil {
		return nil, err
	}
	return &speaker{context: context, ready: ready}, nil
}

func (s *speaker) Ready() <-chan struct{} { return s.ready }
func (s *speaker) Suspend() error         { return s.context.Suspend() }
func (s *speaker) Resume() error          { return s.context.Resume() }
func (s *speaker) Err() error             { return s.context.Err() }

func (s *speaker) Start(r io.Reader) {
	f := &feed{source: r, size: feedFirst}
	s.player = s.context.NewPlayer(f)
	s.player.SetBufferSize(f.size)
	f.player = s.player
	s.player.Play()
}

// A feed finds out how much has to lie ready. oto takes what the device asks for out of a buffer that this reader fills; by
// default the buffer lasts half a second, by which every sound would be late. How much the device asks for at once isn't
// known, but when it takes all there is, time after time, it may want more: then the buffer grows. Once or twice is only a
// device that starts, or a busy machine.
type feed struct {
	source io.Reader
	player interface {
		BufferedSize() int
		SetBufferSize(int)
	}
	size    int // bytes
	full    bool
	drained int // times in a row that it was full and then found empty
}

const (
	feedFirst   = 8 * 2560     // 53 ms; a browser asks for 43 ms at once, ALSA for 21
	feedMost    = 8 * rate / 5 // 200 ms
	feedDrained = 3
)

func (f *feed) Read(b []byte) (int, error) {
	held := f.player.BufferedSize()
	switch {
	case !f.full:
	case held > 0:
		f.drained = 0
	default:
		if f.drained++; f.drained == feedDrained && f.size < feedMost {
			f.drained = 0
			f.size = min(2*f.size, feedMost)
			f.player.SetBufferSize(f.size)
		}
	}
	n, err := f.source.Read(b)
	f.full = held+n >= f.size
	return n, err
}
