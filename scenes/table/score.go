package table

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Scoring is a face that draws what has decided the match piece by piece, while the panel counts along.
type Scoring interface {
	// Scores is how many shapes are counted. It is asked when a match is over, before any of them is drawn.
	Scores(s rules.Sight) int
	// Score draws shape i in light: along is how much of it is drawn, glow how strong the light round it is, and told how
	// much of its value has come, all 0 to 1. Values come after all shapes: over is false for the shape, true for the value.
	Score(b *sprites.Batch, i int, along, glow, told float32, over bool)
	// ScoreRoom is how high the part of the panel must be that PaintScore paints into.
	ScoreRoom(th *kit.Theme, s rules.Sight) float64
	// PaintScore paints into a part of the panel what the first n shapes make.
	PaintScore(e *kit.Env, dst *ebiten.Image, r kit.Rect, s rules.Sight, n int)
}

// count is how far the counting has come; without a face that is Scoring nothing of it is used.
type count struct {
	face  Scoring
	n     int  // shapes
	shown int  // of which so many are counted on the panel
	going bool // it has not yet come to its end
	open  bool // the panel counts
}

// A square takes so long, and the next one follows after a pause; if there are many, all go faster.
const (
	countDraws = 380 * time.Millisecond
	countRests = 160 * time.Millisecond
	countDark  = 320 * time.Millisecond // the rest of the board goes dark first
	scoreDark  = .62                    // so dark
	countMost  = 7 * time.Second
)

// settle follows the match.
func (c *count) settle(t *Table) {
	c.face, _ = t.face.(Scoring)
	c.n = 0
	if c.face != nil && t.result.Over {
		c.n = c.face.Scores(t.sight())
	}
	c.shown = c.counted(t)
}

// lasts is how long all of it takes at normal speed.
func (c *count) lasts(cue rules.Cue) time.Duration {
	if c.face == nil || cue != rules.CueLine {
		return 0
	}
	return countDark + min(countMost, time.Duration(c.n)*(countDraws+countRests)) + countRests
}

// now is how dark the board is, and how many shapes have come, the one that is being drawn as a part.
func (c *count) now(t *Table) (dark, shapes float32) {
	if c.face == nil || !t.result.Over {
		return 0, 0
	}
	cue, at := t.stage.Playing()
	switch {
	case cue == rules.CueLine:
		lasts := float32(c.lasts(cue))
		at *= lasts
		if c.n == 0 { // nobody has anything to be counted
			return min(1, at/float32(countDark)), 0
		}
		each := (lasts - float32(countDark+countRests)) / float32(c.n)
		return min(1, at/float32(countDark)), max(0, (at-float32(countDark))/each)
	case t.stage.Waits(rules.CueLine):
		return 0, 0
	}
	return 1, float32(c.n)
}

// counted is how many are counted on the panel: those whose value has come.
func (c *count) counted(t *Table) int {
	_, shapes := c.now(t)
	return min(c.n, int(shapes+1-countTold))
}

// countTold is when in the time of a shape its value has come: when its last side is drawn.
const countTold = .78

// update lets the panel count along.
func (c *count) update(t *Table) {
	n := 0
	if c.face != nil {
		n = c.counted(t)
	}
	if n != c.shown || c.going != t.counts() || c.open != t.counting() {
		c.shown, c.going, c.open = n, t.counts(), t.counting()
		t.stale = true
		t.env.Dirty()
	}
}

// draw draws all shapes that have come.
func (c *count) draw(t *Table, b *sprites.Batch) {
	_, shapes := c.now(t)
	if shapes <= 0 {
		return
	}
	const draws = float32(countDraws) / float32(countDraws+countRests)
	for _, over := range [2]bool{false, true} {
		for i := range min(c.n, int(shapes)+1) {
			at := shapes - float32(i)
			if at <= 0 {
				break
			}
			along := min(1, at/draws)
			glow := 1 - .3*max(0, min(1, at-1))
			told := max(0, min(1, (at-draws)/(1-draws)))
			c.face.Score(b, i, 1-(1-along)*(1-along), glow, told, over)
		}
	}
}

// box is the part of the panel that counts: all between the prompt and the buttons.
func (c *count) box(t *Table) kit.Rect {
	p := &t.plan
	r := kit.Rect{X: p.Prompt.X, Y: p.Tray.Y, W: p.Prompt.W}
	if p.Label.W > 0 {
		r.Y = p.Label.Y
	}
	r.H = p.Undo.Y - t.env.Px(10) - r.Y
	return r
}

// counts tells whether the counting is still going on: until it is over nothing says who has won.
func (t *Table) counts() bool {
	if _, tally := t.face.(Tallier); tally && t.result.Over && !t.ended && t.stage.Moving() {
		return true // what still moves at the end of such a game is the count
	}
	return t.count.face != nil && t.result.Over && t.stage.Waits(rules.CueLine)
}

// counting tells whether the panel counts.
func (t *Table) counting() bool {
	return t.count.face != nil && t.result.Over && !t.stage.Waits(rules.CueDrop)
}
