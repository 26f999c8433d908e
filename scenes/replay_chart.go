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
	"quintet/scenes/table"
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
	for begin := time.Now(); time.Since(begin) < table.ThinkFor; {
		switch {
		case c.advising != nil:
			if c.advising.Step(table.ThinkStep) {
				c.advice[c.about], _ = c.advising.Advice() // none is the zero one
				c.advising = nil
				found = true
			}
		case c.rating != nil:
			if c.rating.Step(table.ThinkStep) {
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

// around are the chances at the stop before a turn, when it was the seat's to decide, and right after that; it is false as long as
// one of them isn't known.
func (c *chart) around(i int) (was, before, after bots.Chances, ok bool) {
	n := c.turns[i]
	known := true
	at := func(position int) bots.Chances {
		v, ok := c.rated[position]
		known = known && ok
		return v
	}
	was, before, after = at(c.position(i)), at(n.at), at(n.at+1)
	return was, before, after, known
}

// sums are how much luck and play have brought each side in all, once everything is known; lucky tells whether chance has had
// a part in it.
func (c *chart) sums() (luck, play []float64, lucky, ok bool) {
	luck, play = make([]float64, len(c.sides)), make([]float64, len(c.sides))
	add := func(to []float64, from, by bots.Chances) {
		for k, s := range c.sides {
			to[k] += by.Seats[s] - from.Seats[s]
		}
	}
	for i, n := range c.turns {
		was, before, after, ok := c.around(i)
		if !ok {
			return nil, nil, false, false
		}
		lucky = lucky || c.position(i) != n.at && i > 0
		add(luck, was, before)
		add(play, before, after)
		if i == len(c.turns)-1 { // and what chance has done after the last one
			end, ok := c.rated[c.position(i+1)]
			if !ok {
				return nil, nil, false, false
			}
			add(luck, after, end)
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

// add adds a line to a path, in dashes if they have a length, in pixels. A path is painted at once: each call costs as much.
func (a point) add(path *vector.Path, b point, dash float32) {
	long := float32(math.Hypot(float64(b.x-a.x), float64(b.y-a.y)))
	if dash <= 0 {
		dash = long
	}
	for at := float32(0); at < long; at += 2 * dash {
		u, v := at/long, min(1, (at+dash)/long)
		path.MoveTo(a.x+(b.x-a.x)*u, a.y+(b.y-a.y)*u)
		path.LineTo(a.x+(b.x-a.x)*v, a.y+(b.y-a.y)*v)
	}
}

// stroke paints a path as a line.
func stroke(dst *ebiten.Image, path *vector.Path, width float32, tint sprites.Tint) {
	vector.StrokePath(dst, path, &vector.StrokeOptions{Width: width, LineCap: vector.LineCapRound}, smooth(tint))
}

// fill paints what a path encloses.
func fill(dst *ebiten.Image, path *vector.Path, tint sprites.Tint) {
	vector.FillPath(dst, path, nil, smooth(tint))
}

func smooth(tint sprites.Tint) *vector.DrawPathOptions {
	op := &vector.DrawPathOptions{AntiAlias: true}
	op.ColorScale.ScaleWithColor(tint.NRGBA())
	return op
}

// How wide a line of the graph is where it is estimated, and where it is proved, in logical pixels.
const lineThin, lineSure = 2, 3

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
		face = min(face, (r.H-t.Px(14))/2)
		disc := func(i int) float64 { // its top
			return max(r.Y+t.Px(6), min(r.Bottom()-t.Px(6)-face, plot.Y+float64(i)*plot.H-face/2))
		}
		if high := t.Line(kit.Small); disc(1)-disc(0)-face >= high+t.Px(4) {
			at := kit.Rect{X: r.X + t.Px(4), Y: plot.Y + (plot.H-high)/2, W: plot.X - r.X - t.Px(8), H: high}
			t.TextIn(dst, t.Words.Say("replay.even"), at, kit.Small, sprites.Text3, kit.Start, kit.Middle)
		}
		for i, s := range c.sides {
			t.Avatar(dst, kit.Rect{X: r.X + t.Px(8), Y: disc(i), W: face, H: face}, sight.Name(s), int(s), false)
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
	var middle vector.Path
	mid := float32(plot.Y + plot.H/2)
	if len(c.sides) == 2 {
		point{x: float32(plot.X), y: mid}.add(&middle, point{x: float32(plot.Right()), y: mid}, px(3))
		stroke(dst, &middle, px(1), sprites.Cream.Fade(.25))
	}
	k.paintScale(dst, plot, r)
	apart := plot.W / float64(max(1, len(c.turns))) // from stop to stop
	for side := range lines {
		tint, proved := estimate, sprites.Accent
		if len(c.sides) != 2 {
			tint, proved = tones[side], tones[side]
		}
		list := c.points(side, dx, dy)
		var sure, unsure vector.Path
		for i := 1; i < len(list); i++ {
			a, b := list[i-1], list[i]
			if a.proved && b.proved {
				a.add(&sure, b, 0)
			} else {
				a.add(&unsure, b, 0)
			}
		}
		stroke(dst, &unsure, px(lineThin), tint)
		stroke(dst, &sure, px(lineSure), proved)
		radius := px(4.5)
		if lines > 1 {
			radius = px(2.7)
		}
		if apart > t.Px(9) {
			paintPoints(dst, list, tint, proved, radius)
		}
	}
}

// paintPoints paints rated positions: a lozenge if one is proved, a hollow dot if not; r is half their height in pixels.
func paintPoints(dst *ebiten.Image, list []point, tint, proved sprites.Tint, r float32) {
	var dots, lozenges vector.Path
	for _, p := range list {
		if !p.proved {
			dots.MoveTo(p.x+r, p.y)
			dots.Arc(p.x, p.y, r, 0, 2*math.Pi, vector.Clockwise)
			dots.Close()
			continue
		}
		far := 1.25 * r
		lozenges.MoveTo(p.x, p.y-far)
		lozenges.LineTo(p.x+far, p.y)
		lozenges.LineTo(p.x, p.y+far)
		lozenges.LineTo(p.x-far, p.y)
		lozenges.Close()
	}
	fill(dst, &dots, sprites.Hex(0x17110D, 1))
	stroke(dst, &dots, r*.4, tint)
	fill(dst, &lozenges, proved)
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
