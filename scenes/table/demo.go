package table

import (
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Leaf is a page of a game's rule book that a live picture explains: a board on which the last moves of a match are shown
// again and again. Its words are GAME.book.KEY and GAME.book.KEY.text.
type Leaf struct {
	Key   string
	Match string // as a match file has it; "" for a page without a picture
	Upto  int    // how many of its moves have been made in the end; 0 is all
	Demo  int    // how many of those are shown, the last ones
}

// Read is the match of a leaf, or nil if it has none.
func (l Leaf) Read(find func(string) *rules.Game) (*rules.Match, error) {
	if l.Match == "" {
		return nil, nil
	}
	return rules.Read(strings.NewReader(l.Match), l.Key, find)
}

// Demo is a board without a table: it shows some moves, rests, and begins again, a few times. It takes no input.
type Demo struct {
	face  Face
	match *rules.Match
	first int // the first move that is shown
	last  int // and how many have been made after the last one
	next  int
	times int           // how often it has begun again
	rest  time.Duration // how long it has been still
	ended rules.Result  // of the position that the stage goes to
	stage *sprites.Stage
	plan  Plan
	room  *ebiten.Image
	batch sprites.Batch
	marks []rules.Spot
	spots *sprites.Targets
}

// NewDemo shows the last moves of a match, as the first seat sees them.
func NewDemo(f Face, m *rules.Match, l Leaf) *Demo {
	last := l.Upto
	if last == 0 {
		last = m.Index()
	}
	first := max(0, last-l.Demo)
	return &Demo{face: f, match: m, first: first, last: last, next: first, stage: sprites.NewStage()}
}

// demoTimes is how often a demo shows its moves: after that nothing moves on the page.
const demoTimes = 3

// How long a demo rests before its first move, between moves, and at the end.
const (
	demoBegins = 900 * time.Millisecond
	demoRests  = 700 * time.Millisecond
	demoEnds   = 2400 * time.Millisecond
)

// Lay places the board in a rectangle of the window.
func (d *Demo) Lay(e *kit.Env, r kit.Rect) {
	side := min(r.W, r.H)
	board := r.Center(side, side)
	if d.face.Wants(e.Theme.Words, d.sight()).Wide {
		board = r.Center(min(r.W, longest*r.H), min(r.H, r.W))
	}
	d.plan = Plan{Window: r, Board: board.Snap(), Text: 1, Scale: e.Scale, Seats: make([]kit.Rect, d.sight().Players())}
	d.spots = sprites.NewTargets(e.W, e.H, 0)
	d.face.Lay(e, &d.plan, d.sight(), d.spots)
	if f, ok := d.face.(Follower); ok {
		f.Follow(d.sight())
	}
	if f, ok := d.face.(Roaming); ok {
		least, most := f.Zoom()
		f.See(Fit(f.Frame(), f.Extent(d.sight().At(d.last)), least, most))
		f.Rested()
	}
	d.stage.Unit = float32(e.Scale)
	d.stage.Pace = e.Settings.Duration
	d.stage.Fading = e.Settings.ReduceMotion
	d.stage.Recast(sprites.Cast{Home: d.face.Home, Half: d.face.Half, Motions: d.face.Motions()})
	if d.room != nil {
		d.room.Deallocate()
	}
	d.room = sprites.NewLayer(e.W, e.H)
	d.face.PaintBoard(d.room)
	d.begin()
}

func (d *Demo) sight() rules.Sight { return d.match.Sight(0) }

func (d *Demo) begin() {
	d.next, d.rest, d.marks = d.first, 0, d.marks[:0]
	st := d.sight().At(d.first)
	d.ended = st.Result()
	d.stage.Set(st.Table(nil))
}

// Update lets time pass and tells whether anything is seen differently.
func (d *Demo) Update(e *kit.Env) bool {
	if d.plan.Board.W == 0 {
		return false
	}
	if d.stage.Advance(e.Dt) {
		d.rest = 0
		return true
	}
	if d.stage.Moving() || e.Settings.Duration(demoRests) == 0 && d.next == d.last {
		return false
	}
	d.rest += e.Dt
	switch {
	case d.next == d.last && d.times+1 < demoTimes && d.rest >= demoEnds:
		d.times++
		d.begin()
		return true
	case d.next < d.last && (d.rest >= demoRests && d.next > d.first || d.rest >= demoBegins):
		d.marks = d.face.Marked(d.marks[:0], d.sight(), d.next)
		d.stage.Play(d.sight().Events(d.next))
		d.next++
		d.ended = d.sight().At(d.next).Result()
		d.rest = 0
		return true
	}
	return false
}

// Draw paints the board and what lies on it; pieces elsewhere on the table are left out.
func (d *Demo) Draw(e *kit.Env, dst *ebiten.Image) {
	if d.room == nil {
		return
	}
	dst.DrawImage(d.room, nil)
	b := &d.batch
	roaming, _ := d.face.(Roaming)
	if roaming != nil {
		roaming.Under(b)
	}
	for _, s := range d.marks {
		if d.spots.Endless(s) {
			continue
		}
		if box, ok := d.spots.Box(s); ok && d.plan.Board.Has(box.Mid()) {
			d.face.Sheet().Mark(b, sprites.Last, float32(box.X), float32(box.Y), float32(box.W), float32(box.H), 1)
		}
	}
	still, moving := d.stage.Order()
	poses := d.stage.Poses()
	for _, set := range [][]int{still, moving} {
		for _, body := range []bool{false, true} {
			for _, i := range set {
				p := poses[i]
				if !d.plan.Board.Has(float64(p.X), float64(p.Y)) {
					continue
				}
				if body {
					d.face.Body(b, i, p, e.Settings.Symbols)
				} else {
					d.face.Shadow(b, i, p)
				}
			}
		}
	}
	for _, s := range d.marks {
		for _, at := range d.stage.Table() {
			if d.spots.Endless(s) && at.Spot == s && !d.stage.Waits(rules.CueDrop) && !d.ended.Over {
				drawBrackets(b, d.face.Sheet(), roaming.Area(at), e)
			}
		}
	}
	if r := &d.ended; r.Over {
		along, glow := float32(1), float32(lineRests)
		if cue, at := d.stage.Playing(); cue == rules.CueLine {
			along, glow = drawnLine(at)
		} else if d.stage.Waits(rules.CueLine) {
			along = 0
		}
		scoring, counts := d.face.(Scoring)
		if counts && along > 0 {
			d.face.Darken(b, scoreDark*min(1, 2*along))
			for _, over := range [2]bool{false, true} {
				for i := range r.Shapes {
					scoring.Score(b, i, along, glow, along, over)
				}
			}
		}
		for _, shape := range r.Shapes {
			if along > 0 && !counts {
				d.face.Light(b, shape, along, glow)
			}
		}
	}
	b.Flush(dst, d.face.Sheet().Image())
}

// Close gives the memory of its pictures back.
func (d *Demo) Close() {
	if d.room != nil {
		d.room.Deallocate()
		d.room = nil
	}
	d.face.Dispose()
}
