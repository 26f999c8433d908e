package audio

import (
	"math/rand/v2"
	"sync"
	"time"

	"quintet/rules"
)

// levels is how finely weights are told apart: 0, 1/4 … 1.
const levels = 5

// A clip's key: which sound, for which size of piece, which of its variants.
type key struct {
	cue     rules.Cue
	level   uint8
	variant uint8
}

func keyOf(s Sound, variant int) key {
	k := key{cue: s.Cue, variant: uint8(variant)}
	if recipes[s.Cue].weighted {
		k.level = uint8(clamp(s.Weight, 0, 1)*(levels-1) + 0.5)
	}
	return k
}

// render makes a clip: mono, full scale 1, at the recipe's rate. The same key gives the same samples.
func render(k key, rest func()) []float32 {
	r, ok := recipes[k.cue]
	if !ok {
		return nil
	}
	seed := uint64(14695981039346656037) // FNV-1a over the key
	for _, b := range append([]byte(k.cue), k.level, k.variant) {
		seed = (seed ^ uint64(b)) * 1099511628211
	}
	c := newCanvas(r.length, rate*r.step(), rand.New(rand.NewPCG(seed, 1)), rest)
	c.variant = int(k.variant)
	r.paint(c, float64(k.level)/(levels-1))
	return c.finish(r.loudness)
}

// A bank keeps the clips that have been made. They are made by one goroutine of its own: first what has been asked for,
// then, while it has nothing else to do, what will be.
type bank struct {
	mu      sync.Mutex
	clips   map[key][]float32
	orders  chan order
	deliver func(voice) // called with every voice whose clip has been ordered and made in time

	rested  time.Time // when the last breath was taken
	serving bool      // an order is being made, not the stock
}

// An order is a voice that waits for its clip.
type order struct {
	key   key
	voice voice
}

func newBank(deliver func(voice)) *bank {
	return &bank{clips: map[key][]float32{}, orders: make(chan order, 16), deliver: deliver}
}

// get returns the clip if it has been made.
func (b *bank) get(k key) []float32 {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.clips[k]
}

// want has the voice's clip made soon; if too much is waited for, never.
func (b *bank) want(k key, v voice) {
	select {
	case b.orders <- order{k, v}:
	default:
	}
}

// work makes clips until quit is closed.
func (b *bank) work(quit <-chan struct{}) {
	ahead := stock()
	for {
		if len(ahead) == 0 {
			select {
			case o := <-b.orders:
				b.serve(o)
			case <-quit:
				return
			}
			continue
		}
		select {
		case o := <-b.orders:
			b.serve(o)
		case <-quit:
			return
		default:
			b.cook(ahead[0])
			ahead = ahead[1:]
		}
	}
}

func (b *bank) serve(o order) {
	b.serving = true
	o.voice.clip = b.cook(o.key)
	b.serving = false
	if time.Since(o.voice.asked) < stale {
		b.deliver(o.voice)
	}
}

func (b *bank) cook(k key) []float32 {
	if clip := b.get(k); clip != nil {
		return clip
	}
	clip := render(k, b.rest)
	b.mu.Lock()
	b.clips[k] = clip
	b.mu.Unlock()
	return clip
}

// rest lets others run: in a browser everything shares one thread with the picture, so after 2 ms of work a frame may pass.
// Between two strokes at something for the stock, an order is served first.
func (b *bank) rest() {
	if !b.serving {
		select {
		case o := <-b.orders:
			b.serve(o)
		default:
		}
	}
	if time.Since(b.rested) > 2*time.Millisecond {
		time.Sleep(8 * time.Millisecond)
		b.rested = time.Now()
	}
}

// stock lists what is made ahead, in the order in which a game is likely to need it: three sizes, as a set of pyramids has.
func stock() []key {
	var keys []key
	for _, cue := range []rules.Cue{CueTap, CueLift, rules.CueDrop, CueRefuse, rules.CueSlide, rules.CueSwap, CueWin, rules.CueDraw, CueDice, CueGlass, CueRolling,
		CueCard, CueFlip, CueShuffle} {
		for v := range uint8(variants) {
			for level := uint8(0); level < levels; level += 2 {
				keys = append(keys, key{cue, level, v})
				if !recipes[cue].weighted {
					break
				}
			}
		}
	}
	return keys
}

func clamp[T float32 | float64](x, low, high T) T {
	if !(x >= low) { // NaN too
		return low
	}
	return min(x, high)
}
