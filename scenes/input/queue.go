package input

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Queue collects input between frames. Take it once a frame.
type Queue struct {
	frame  Frame
	keys   []ebiten.Key
	source source // what the platform adds: pointer events and whether the page is seen
}

// NewQueue starts listening. There is one for the life of the program.
func NewQueue() *Queue {
	q := &Queue{}
	q.source.listen()
	return q
}

// Take returns what happened since the last call. The frame is the queue's own and is overwritten by the next call.
// Scale is physical pixels a logical one, which the browser's events come in.
func (q *Queue) Take(scale float64) *Frame {
	f := &q.frame
	*f = Frame{Events: f.Events[:0], Keys: f.Keys[:0], Chars: f.Chars[:0]}
	q.source.drain(f, scale)
	f.Keys = q.pressed(f.Keys)
	f.Held = q.keys
	for i, k := range f.Held {
		f.Held[i] = lettered(k, ebiten.KeyName)
	}
	f.Chars = ebiten.AppendInputChars(f.Chars)
	f.Shift = held(ebiten.KeyShift)
	f.Ctrl = held(ebiten.KeyControl) || held(ebiten.KeyMeta)
	return f
}

// held tells whether a key was down at any time of this frame: a quick Ctrl+Z can be over when it is looked at.
func held(k ebiten.Key) bool {
	return ebiten.IsKeyPressed(k) || inpututil.IsKeyJustPressed(k) || inpututil.IsKeyJustReleased(k)
}

// Key repeat, in ticks of which there are sixty a second.
const (
	repeatAfter = 24
	repeatEvery = 5
)

// pressed appends the keys that were pressed in this frame, and those held that repeat: only the arrows and what edits
// text do, so that a held Enter or U isn't pressed again.
func (q *Queue) pressed(dst []ebiten.Key) []ebiten.Key {
	dst = inpututil.AppendJustPressedKeys(dst)
	for i, k := range dst {
		dst[i] = lettered(k, ebiten.KeyName)
	}
	q.keys = inpututil.AppendPressedKeys(q.keys[:0])
	for _, k := range q.keys {
		switch k {
		case ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyBackspace, ebiten.KeyDelete, ebiten.KeyTab:
			if d := inpututil.KeyPressDuration(k); d >= repeatAfter && (d-repeatAfter)%repeatEvery == 0 {
				dst = append(dst, k)
			}
		}
	}
	return dst
}

// Clock measures the time between frames.
type Clock struct{ last time.Time }

// Tick is the time since the last call, at most 100 ms: after a pause animations go on where they were.
func (c *Clock) Tick() time.Duration {
	now := time.Now()
	defer func() { c.last = now }()
	if c.last.IsZero() {
		return 0
	}
	return min(now.Sub(c.last), 100*time.Millisecond)
}
