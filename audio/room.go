package audio

// room is the little that a quiet room gives back: four delay lines fed into each other by a Householder matrix, which
// loses nothing, with a loss and a low-pass in each line. It adds some 20 operations a frame.
type room struct {
	lines [4]delay
}

type delay struct {
	buf  []float32
	at   int
	dull float32 // the low-pass's state
}

// The lengths share no factor, so that no pitch stands out.
var roomLengths = [4]int{1103, 1447, 1811, 2203}

const (
	roomLoss = 0.70 // a pass: 60 dB in about 0.7 s
	roomDull = 0.35 // how much of each pass stays behind in the low-pass
	roomTail = rate // frames after which nothing is left to hear
)

func newRoom() room {
	var r room
	for i, n := range roomLengths {
		r.lines[i].buf = make([]float32, n)
	}
	return r
}

// add puts one frame in and returns what comes back, left and right.
func (r *room) add(left, right float32) (float32, float32) {
	a, b, c, d := &r.lines[0], &r.lines[1], &r.lines[2], &r.lines[3]
	ya, yb, yc, yd := a.out(), b.out(), c.out(), d.out()
	half := (ya + yb + yc + yd) / 2
	a.in(left + roomLoss*(ya-half))
	b.in(right + roomLoss*(yb-half))
	c.in(left + roomLoss*(yc-half))
	d.in(right + roomLoss*(yd-half))
	return ya - yc, yb - yd
}

func (l *delay) out() float32 {
	l.dull += (1 - roomDull) * (l.buf[l.at] - l.dull)
	return l.dull
}

func (l *delay) in(x float32) {
	l.buf[l.at] = x
	if l.at++; l.at == len(l.buf) {
		l.at = 0
	}
}

// clear empties the room, before its echoes get too small for the processor to handle quickly.
func (r *room) clear() {
	for i := range r.lines {
		clear(r.lines[i].buf)
		r.lines[i].dull = 0
	}
}
