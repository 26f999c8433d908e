package scenes

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// chart is how the chances of a match went. They are found a little in every frame, first those of a few positions.
type chart struct {
	match  *rules.Match
	turns  []turn
	sides  []rules.Seat // one seat of each side
	rated  map[int]bots.Chances
	due    []int // positions that are still to be rated
	rating *bots.Rating

	advising *bots.Advising      // about a turn,
	about    int                 // which is this one
	advice   map[int]bots.Advice // by turn
	box      kit.Rect            // of the graph,
	plot     kit.Rect            // and of its lines
}

// The share of a frame that goes into thinking, and how many positions are looked at between two looks at the clock.
const (
	chartSlice = 4 * time.Millisecond
	chartStep  = 16
)

func newChart(m *rules.Match, turns []turn) chart {
	c := chart{match: m, turns: turns, rated: map[int]bots.Chances{}, advice: map[int]bots.Advice{}}
	g, st := m.Game(), m.At(0)
	seen := map[int]bool{}
	for i := range m.Setup().Players {
		side := i
		if g.Side != nil {
			side = g.Side(st, rules.Seat(i))
		}
		if !seen[side] {
			c.sides = append(c.sides, rules.Seat(i))
		}
		seen[side] = true
	}
	add := func(i int) {
		if !slices.Contains(c.due, i) {
			c.due = append(c.due, i)
		}
	}
	for stride := 16; stride > 0; stride /= 2 {
		for stop := len(turns); stop >= 0; stop -= stride {
			add(c.position(stop))
		}
	}
	add(c.position(0))
	for _, n := range turns { // what chance has done in between
		add(n.at)
		add(n.at + 1)
	}
	return c
}

// position is that of the match at a stop. The last one is where the match has come to: chance may have had the last word.
func (c *chart) position(stop int) int {
	switch {
	case stop == len(c.turns):
		return c.match.Index()
	case stop > 0:
		return c.turns[stop-1].at + 1
	case len(c.turns) > 0:
		return c.turns[0].at
	}
	return 0
}

// think goes on, and tells whether anything has been found.
func (c *chart) think() (found bool) {
	for begin := time.Now(); time.Since(begin) < chartSlice; {
		switch {
		case c.advising != nil:
			if c.advising.Step(chartStep) {
				c.advice[c.about], _ = c.advising.Advice() // none is the zero one
				c.advising = nil
				found = true
			}
		case c.rating != nil:
			if c.rating.Step(chartStep) {
				c.rated[c.due[0]] = c.rating.Chances()
				c.rating, c.due = nil, c.due[1:]
				found = true
			}
		case len(c.due) > 0:
			c.rating = bots.Rate(c.match.Game(), c.match.At(c.due[0]), rand.New(rand.NewPCG(c.match.Seed(), 1)))
		default:
			return found
		}
	}
	return found
}

func (c *chart) thinking() bool { return len(c.due) > 0 || c.advising != nil }

// ask begins to look for what would have been better in a turn, if that isn't known yet.
func (c *chart) ask(i int) {
	n := c.turns[i]
	c.about = i
	c.advising = bots.Advise(c.match.Game(), c.match.At(n.at).View(n.by), n.by, rand.New(rand.NewPCG(c.match.Seed(), uint64(n.at))))
}

// swing is how a turn has changed the chances of the seat that moved, once they are known: by chance before it, and by what
// it did.
func (c *chart) swing(i int) (luck, play float64, ok bool) {
	n := c.turns[i]
	was, okWas := c.rated[c.position(i)]
	before, okBefore := c.rated[n.at]
	after, okAfter := c.rated[n.at+1]
	if !okWas || !okBefore || !okAfter {
		return 0, 0, false
	}
	return before.Seats[n.by] - was.Seats[n.by], after.Seats[n.by] - before.Seats[n.by], true
}

// sums are how much luck and play have brought each side in all, once everything is known; lucky tells whether chance has had
// a part in it.
func (c *chart) sums() (luck, play []float64, lucky, ok bool) {
	luck, play = make([]float64, len(c.sides)), make([]float64, len(c.sides))
	for i, n := range c.turns {
		was, okWas := c.rated[c.position(i)]
		before, okBefore := c.rated[n.at]
		after, okAfter := c.rated[n.at+1]
		if !okWas || !okBefore || !okAfter {
			return nil, nil, false, false
		}
		lucky = lucky || c.position(i) != n.at && i > 0
		for k, s := range c.sides {
			luck[k] += before.Seats[s] - was.Seats[s]
			play[k] += after.Seats[s] - before.Seats[s]
		}
	}
	if n := len(c.turns); n > 0 { // and what chance has done after the last one
		was, okWas := c.rated[c.turns[n-1].at+1]
		end, okEnd := c.rated[c.position(n)]
		if !okWas || !okEnd {
			return nil, nil, false, false
		}
		for k, s := range c.sides {
			luck[k] += end.Seats[s] - was.Seats[s]
		}
	}
	return luck, play, lucky, true
}

// show says where the graph is.
func (c *chart) show(t *kit.Theme, r kit.Rect) {
	c.box = r
	face := t.Grown(28)
	c.plot = kit.Rect{X: r.X + face + t.Px(22), Y: r.Y + t.Px(16), W: r.W - face - t.Px(22) - t.Px(18), H: r.H - t.Px(16) - t.Line(kit.Small) - t.Px(10)}
	if c.plot.H < t.Px(40) {
		c.plot.H = r.H - t.Px(24) // no room for numbers
	}
}

// stop is the stop at a share of the graph's width.
func (c *chart) stop(x float64) int {
	n := float64(len(c.turns))
	at := (c.box.X + x*c.box.W - c.plot.X) / max(1, c.plot.W)
	return int(math.Round(n * max(0, min(1, at))))
}

// tones are those of the lines where there are more than two sides, which has a line for each.
var tones = [...]sprites.Tint{sprites.Hex(0xE6B48F, 1), sprites.Hex(0x9FC2DC, 1), sprites.Hex(0xC9A6DD, 1), sprites.Hex(0xB9CF8E, 1),
	sprites.Hex(0xE09A98, 1), sprites.Hex(0x8FD0CA, 1)}

// estimate is the tone of what isn't proved.
var estimate = sprites.Hex(0xE6D8C4, 1)

// point is one rated stop on the graph.
type point struct {
	x, y   float32
	proved bool
}

// points are the rated stops of a side, from left to right, in a rectangle at r.
func (c *chart) points(side int, dx, dy float64) (list []point) {
	for stop := range len(c.turns) + 1 {
		v, ok := c.rated[c.position(stop)]
		if !ok {
			continue
		}
		x := c.plot.X + dx
		if len(c.turns) > 0 {
			x += c.plot.W * float64(stop) / float64(len(c.turns))
		}
		y := c.plot.Y + dy + c.plot.H*(1-v.Seats[c.sides[side]])
		list = append(list, point{float32(x), float32(y), v.Proved})
	}
	return list
}

// stroke draws a line, dashed or not; lengths are pixels.
func stroke(dst *ebiten.Image, a, b point, width, dash float32, tint sprites.Tint) {
	long := float32(math.Hypot(float64(b.x-a.x), float64(b.y-a.y)))
	if dash <= 0 || long == 0 {
		vector.StrokeLine(dst, a.x, a.y, b.x, b.y, width, tint.NRGBA(), true)
		return
	}
	for at := float32(0); at < long; at += 2 * dash {
		u, v := at/long, min(1, (at+dash)/long)
		vector.StrokeLine(dst, a.x+(b.x-a.x)*u, a.y+(b.y-a.y)*u, a.x+(b.x-a.x)*v, a.y+(b.y-a.y)*v, width, tint.NRGBA(), true)
	}
}

// paintGraph paints the graph into r. Where two sides play, one line tells how they stand: up is the first one.
func (k *Replay) paintGraph(dst *ebiten.Image, r kit.Rect) {
	t, c := k.theme, &k.chart
	dx, dy := r.X-c.box.X, r.Y-c.box.Y
	plot := c.plot.Move(dx, dy)
	px := func(v float64) float32 { return float32(t.Px(v)) }
	t.Well(dst, r, t.Px(14))
	lines, face := len(c.sides), t.Grown(28)
	sight := k.match.Sight(rules.Nobody)
	if lines == 2 {
		for i, s := range c.sides {
			y := plot.Y + float64(i)*plot.H
			y = max(r.Y+t.Px(6), min(r.Bottom()-t.Px(6)-face, y-face/2))
			t.Avatar(dst, kit.Rect{X: r.X + t.Px(8), Y: y, W: face, H: face}, sight.Name(s), int(s), false)
		}
		lines = 1
	} else {
		high := min(face, (r.H-t.Px(8))/float64(lines))
		for i, s := range c.sides {
			y := r.Y + (r.H-high*float64(lines))/2 + float64(i)*high
			t.Avatar(dst, kit.Rect{X: r.X + t.Px(12), Y: y, W: high * .9, H: high * .9}, sight.Name(s), int(s), false)
			vector.StrokeLine(dst, float32(r.X)+px(4), float32(y+high*.45), float32(r.X)+px(10), float32(y+high*.45), px(3), tones[i].NRGBA(), true)
		}
	}
	mid := plot.Y + plot.H/2
	stroke(dst, point{x: float32(plot.X), y: float32(mid)}, point{x: float32(plot.Right()), y: float32(mid)}, px(1), px(3), sprites.Cream.Fade(.25))
	k.paintScale(dst, plot, r)
	n := max(1, len(c.turns))
	crowded := plot.W/float64(n) < t.Px(9)
	for side := range lines {
		tint := estimate
		if len(c.sides) != 2 {
			tint = tones[side]
		}
		list := c.points(side, dx, dy)
		for i := 1; i < len(list); i++ {
			a, b := list[i-1], list[i]
			switch {
			case a.proved && b.proved:
				proved := sprites.Accent
				if lines > 1 {
					proved = tint
				}
				stroke(dst, a, b, px(3), 0, proved)
			case a.proved != b.proved:
				stroke(dst, a, b, px(2), px(4), tint)
			default:
				stroke(dst, a, b, px(2), 0, tint)
			}
		}
		for _, p := range list {
			if !crowded || p.proved && lines == 1 && plot.W/float64(n) > t.Px(5) {
				k.paintPoint(dst, p, tint, lines > 1)
			}
		}
	}
}

// paintPoint paints a rated position: a lozenge if it is proved, a hollow dot if not.
func (k *Replay) paintPoint(dst *ebiten.Image, p point, tint sprites.Tint, small bool) {
	r := float32(k.theme.Px(4.5))
	if small {
		r *= .6
	}
	if !p.proved {
		vector.FillCircle(dst, p.x, p.y, r, sprites.Hex(0x17110D, 1).NRGBA(), true)
		vector.StrokeCircle(dst, p.x, p.y, r, r*.4, tint.NRGBA(), true)
		return
	}
	var path vector.Path
	r *= 1.25
	path.MoveTo(p.x, p.y-r)
	path.LineTo(p.x+r, p.y)
	path.LineTo(p.x, p.y+r)
	path.LineTo(p.x-r, p.y)
	path.Close()
	op := &vector.DrawPathOptions{AntiAlias: true}
	if small {
		op.ColorScale.ScaleWithColor(tint.NRGBA())
	} else {
		op.ColorScale.ScaleWithColor(sprites.Accent.NRGBA())
	}
	vector.FillPath(dst, &path, nil, op)
}

// paintScale paints the numbers of the turns, and a line where the stop is.
func (k *Replay) paintScale(dst *ebiten.Image, plot, r kit.Rect) {
	t, n := k.theme, len(k.turns)
	x := func(stop int) float64 { return plot.X + plot.W*float64(stop)/float64(max(1, n)) }
	at := x(k.at)
	vector.StrokeLine(dst, float32(at), float32(r.Y+t.Px(8)), float32(at), float32(plot.Bottom()+t.Px(4)), float32(t.Px(2.5)), sprites.Accent.NRGBA(), true)
	high := t.Line(kit.Small)
	if plot.Bottom()+high > r.Bottom()+1 {
		return
	}
	number := func(stop int, tint sprites.Tint) {
		wide := t.Width("000", kit.Small)
		t.TextIn(dst, strconv.Itoa(stop), kit.Rect{X: x(stop) - wide, Y: r.Bottom() - high - t.Px(4), W: 2 * wide, H: high}, kit.Small, tint, kit.Middle, kit.Middle)
	}
	clear := t.Width("000", kit.Small) * 1.1
	step := 1
	for plot.W*float64(step)/float64(max(1, n)) < 1.5*clear {
		step *= 2
		if step%5 != 0 && step > 4 {
			step = step / 4 * 5
		}
	}
	for stop := 0; stop <= n; stop += step {
		if math.Abs(x(stop)-at) >= clear {
			number(stop, sprites.Text3)
		}
	}
	number(k.at, sprites.Accent)
}
