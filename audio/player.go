// Package audio turns cues into sounds: it synthesises them, mixes them and hands them to the system's device. It goes on,
// silently, when there is no device or the device is lost.
//
// Volumes go from 0 to 1 and either may be zero. Pieces is everything that the table says, with the phrases at the end of a
// match; music is the ambience that plays by itself. So who turns the music off still hears that they have won.
package audio

import (
	"math/rand/v2"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"quintet/rules"
)

// Volumes to start with.
const (
	DefaultPieces = 0.8
	DefaultMusic  = 0.3
)

// Player plays sounds. All methods may be called from any goroutine, return at once and never fail. A nil *Player is valid
// and silent.
type Player struct {
	open   func() (device, error)
	onNote func(string)
	mixer  *mixer
	bank   *bank

	out    atomic.Pointer[device] // the device, once it is opened
	live   atomic.Bool            // the device works: what is played now will be heard
	asleep atomic.Bool            // the device has been put to sleep
	wake   chan struct{}          // something may have to change
	quit   chan struct{}
	close  sync.Once
	err    error // why the device couldn't be opened; written before run begins

	mu      sync.Mutex // guards what follows
	rnd     *rand.Rand
	recent  map[rules.Cue]int // the variant heard last
	closers []func()
}

// Open starts a player. If it turns out that there is no device, or that it is lost later, onNote is told so in one line,
// once, from another goroutine; it may be nil. In a browser the device is opened at the first gesture on the page. Sounds
// asked for before the device is ready are dropped.
func Open(onNote func(string)) *Player {
	hush() // while no other thread reads the environment yet
	p := newPlayer(onNote, openSpeaker)
	p.begin()
	return p
}

func newPlayer(onNote func(string), open func() (device, error)) *Player {
	seed := uint64(time.Now().UnixNano())
	p := &Player{
		open: open, onNote: onNote,
		mixer: newMixer(seed),
		wake:  make(chan struct{}, 1), quit: make(chan struct{}),
		rnd: rand.New(rand.NewPCG(seed, 3)), recent: map[rules.Cue]int{},
	}
	p.bank = newBank(p.start)
	p.SetVolume(DefaultPieces, DefaultMusic)
	return p
}

// Play starts a sound now. It is dropped if it couldn't be heard now.
func (p *Player) Play(s Sound) {
	if p == nil || !p.live.Load() || p.mixer.away.Load() || !p.mixer.piecesOn() {
		return
	}
	r, ok := recipes[s.Cue]
	if !ok {
		return
	}
	k, v := p.choose(s, r)
	if v.clip = p.bank.get(k); v.clip == nil {
		p.bank.want(k, v)
		return
	}
	p.start(v)
}

func (p *Player) start(v voice) {
	p.mixer.add(v)
	p.stir()
}

// choose picks a variant other than the last one, and bends it a little in pitch and loudness.
func (p *Player) choose(s Sound, r recipe) (key, voice) {
	p.mu.Lock()
	defer p.mu.Unlock()
	variant := (p.recent[s.Cue] + 1 + p.rnd.IntN(variants-1)) % variants
	p.recent[s.Cue] = variant
	v := voice{step: r.step(), phrase: r.phrase, asked: time.Now()}
	gain := float32(1)
	if !r.phrase {
		v.step *= 0.985 + 0.03*p.rnd.Float64()
		gain = 0.86 + 0.14*p.rnd.Float32()
	}
	v.left, v.right = panned(s.Pan, gain)
	return keyOf(s, variant), v
}

// SetVolume sets both volumes, 0 to 1 as on a slider (they are squared, for the ear); at zero nothing is computed. The ambience
// swells over its first seconds, so a setting that is read just after Open is in time to keep it silent.
func (p *Player) SetVolume(pieces, music float64) {
	if p == nil {
		return
	}
	p.mixer.volume(pieces, music)
	p.stir()
}

// Suspend silences everything until Resume: the page is hidden, the app is in the background. What sounds is forgotten.
func (p *Player) Suspend() {
	if p == nil {
		return
	}
	p.mixer.away.Store(true)
	p.stir()
}

// Resume undoes Suspend.
func (p *Player) Resume() {
	if p == nil {
		return
	}
	p.mixer.away.Store(false)
	p.unlock()
	p.stir()
}

// Gesture says that someone has just clicked, tapped or pressed a key. It wakes a sleeping device before the sound is due.
// In a browser the player also listens for itself.
func (p *Player) Gesture() {
	if p == nil || p.mixer.away.Load() || !p.mixer.piecesOn() && !p.mixer.musicOn() {
		return
	}
	p.unlock()
	p.stir()
}

// Close ends the player.
func (p *Player) Close() {
	if p == nil {
		return
	}
	p.close.Do(func() {
		p.live.Store(false)
		p.mixer.away.Store(true)
		close(p.quit)
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, f := range p.closers {
			f()
		}
	})
}

func (p *Player) stir() {
	select {
	case p.wake <- struct{}{}:
	default:
	}
}

// prepare opens the device; run goes on from there.
func (p *Player) prepare() {
	d, err := p.open()
	if err != nil {
		p.err = err
		return
	}
	p.out.Store(&d)
}

// note says, in one line, why there is no sound.
func (p *Player) note(err error) {
	p.live.Store(false)
	if p.onNote == nil {
		return
	}
	why := []rune(strings.Join(strings.Fields(err.Error()), " "))
	if len(why) > 100 {
		why = append(why[:99], '…')
	}
	p.onNote("Playing without sound: " + string(why))
}
