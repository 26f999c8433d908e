package audio

import (
	"encoding/binary"
	"math"
	"sync/atomic"
	"time"
)

const (
	block  = 256                    // frames mixed at a time, at most
	heard  = 24                     // voices heard at once; a further one makes the oldest fade
	slots  = heard + 8              // with those that are fading
	stale  = 250 * time.Millisecond // a sound this late is worse than none
	glide  = 1.0 / (0.02 * rate)    // how fast a volume follows its setting, a frame
	send   = 0.10                   // share of the pieces' sound that goes into the room
	duck   = 0.35                   // what is left of the ambience while a phrase sounds
	silent = 1e-4                   // -80 dB
)

// A mixer adds up what sounds. Read is called by the device's goroutine, everything else by any; they share nothing but
// a channel and atomics, so neither ever waits for the other. Read allocates nothing.
type mixer struct {
	inbox  chan voice
	pieces atomic.Uint32 // gains, as the bits of a float32
	music  atomic.Uint32
	away   atomic.Bool // fade out and forget what sounded
	quiet  atomic.Bool // nothing has sounded for as long as the room echoes

	voices  [slots]voice
	playing int
	loud    [2]float32 // gains of the pieces and the music as they are now, following their settings
	ducked  float32
	tail    int // frames since the last sound

	mood        *ambience
	room        room
	limiter     limiter
	left, right [block]float32 // the pieces, then the mix
	ml, mr      [block]float32 // the music
}

func newMixer(seed uint64) *mixer {
	m := &mixer{
		inbox:   make(chan voice, 32),
		mood:    newAmbience(seed),
		room:    newRoom(),
		limiter: newLimiter(),
		ducked:  1,
	}
	m.quiet.Store(true)
	m.tail = roomTail
	return m
}

// volume sets the gains. Volumes are heard by their logarithm, so a slider's 0 to 1 is squared.
func (m *mixer) volume(pieces, music float64) {
	pieces, music = clamp(pieces, 0, 1), clamp(music, 0, 1)
	m.pieces.Store(math.Float32bits(float32(pieces * pieces)))
	m.music.Store(math.Float32bits(float32(music * music)))
}

func (m *mixer) piecesOn() bool { return m.pieces.Load() != 0 }
func (m *mixer) musicOn() bool  { return m.music.Load() != 0 }

// add starts a voice with the next block; if too many wait, it is dropped.
func (m *mixer) add(v voice) {
	if len(v.clip) == 0 {
		return
	}
	select {
	case m.inbox <- v:
		m.quiet.Store(false)
	default:
	}
}

// Read fills b with frames of two little-endian float32, left and right, each between -1 and 1. It never fails, and
// gives at most a block at once, so that whoever buffers it holds no more than asked for.
func (m *mixer) Read(b []byte) (int, error) {
	n := min(len(b)/8, block)
	m.mix(n)
	for i := range n {
		binary.LittleEndian.PutUint32(b[8*i:], math.Float32bits(m.left[i]))
		binary.LittleEndian.PutUint32(b[8*i+4:], math.Float32bits(m.right[i]))
	}
	return 8 * n, nil
}

func (m *mixer) mix(n int) {
	m.take()
	away := m.away.Load()
	left, right := m.left[:n], m.right[:n]
	clear(left)
	clear(right)
	phrase := false
	for i := range m.voices {
		if v := &m.voices[i]; v.clip != nil {
			phrase = phrase || v.phrase
			v.add(left, right)
			if v.clip == nil || away && m.loud[0] < silent {
				*v = voice{}
				m.playing--
			}
		}
	}
	aim := [2]float32{math.Float32frombits(m.pieces.Load()), math.Float32frombits(m.music.Load())}
	if away {
		aim = [2]float32{}
	}
	if m.tail >= roomTail {
		m.loud[0] = aim[0] // out of silence there is nothing to glide from
	}
	music := aim[1] > 0 || m.loud[1] > silent
	if music {
		m.mood.fill(m.ml[:n], m.mr[:n])
	} else {
		m.mood.rewind()
	}
	switch {
	case m.playing > 0 || music:
		m.tail = 0
		m.quiet.Store(false)
	case m.tail >= roomTail:
		// Nothing can be heard any more: don't compute it.
		m.loud[1] = 0
		m.quiet.Store(len(m.inbox) == 0)
		return
	default:
		if m.tail += n; m.tail >= roomTail {
			m.room.clear()
			m.limiter = newLimiter()
		}
	}
	m.blend(n, aim, music, phrase)
}

// blend turns the pieces and the music of a block into the mix.
func (m *mixer) blend(n int, aim [2]float32, music, phrase bool) {
	room := float32(1)
	if phrase {
		room = duck
	}
	for i := range n {
		m.loud[0] += glide * (aim[0] - m.loud[0])
		l, r := m.left[i]*m.loud[0], m.right[i]*m.loud[0]
		sl, sr := send*l, send*r
		if music {
			m.loud[1] += glide * (aim[1] - m.loud[1])
			m.ducked += (room - m.ducked) / (0.5 * rate)
			g := m.loud[1] * m.ducked
			ml, mr := m.ml[i]*g, m.mr[i]*g
			l, r = l+ml, r+mr
			sl, sr = sl+0.4*ml, sr+0.4*mr
		}
		el, er := m.room.add(sl, sr)
		m.left[i], m.right[i] = m.limiter.frame(l+el, r+er)
	}
}

// take brings in the voices that have been asked for in time.
func (m *mixer) take() {
	for {
		select {
		case v := <-m.inbox:
			if time.Since(v.asked) < stale && !m.away.Load() {
				m.start(v)
			}
		default:
			return
		}
	}
}

// start gives a voice a slot. The list is short, so it is searched.
func (m *mixer) start(v voice) {
	free, oldest, steady := -1, -1, 0
	for i := range m.voices {
		switch o := &m.voices[i]; {
		case o.clip == nil:
			free = i
		case o.fading == 0:
			steady++
			if oldest < 0 || o.asked.Before(m.voices[oldest].asked) {
				oldest = i
			}
		}
	}
	if free < 0 {
		return
	}
	if steady >= heard {
		m.voices[oldest].fading = fade
	}
	m.voices[free] = v
	m.playing++
}
