package table

import (
	"fmt"
	"maps"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// ranOut tells whether a move is what the clock does to a turn that takes too long.
func (t *Table) ranOut(m rules.Move) bool {
	f, ok := t.face.(Timer)
	if !ok {
		return false
	}
	lasts, _, out := f.Timer(t.sight())
	return lasts > 0 && m == out
}

// Timer is a face of a game in which a turn has only so much time.
type Timer interface {
	// Timer is how long a turn has, or 0 without a clock; which turn of the match it is, later ones having higher numbers; and
	// the move that the end of the time makes for the seat to move.
	Timer(s rules.Sight) (lasts time.Duration, turn int, out rules.Move)
}

// clock counts the time of a turn. It counts what the app lets pass while the player can see the table and act: not while
// something moves, the table is handed over, the menu lies over it or the window is hidden. The system's clock has no say.
type clock struct {
	lasts, left time.Duration
	turn        int
	out         rules.Move
	since       time.Duration         // what was left when the last move was made
	kept        map[int]time.Duration // what turns before had left, for who takes moves back
	runs        bool

	img   *ebiten.Image
	shown time.Duration // what is in the picture
	ran   bool
	op    ebiten.DrawImageOptions
}

// clockStep is how often the sand is drawn anew.
const clockStep = time.Second / 8

// clockMost is the most that one frame can take, however long the machine was asleep.
const clockMost = 100 * time.Millisecond

// clear forgets the turns of a match.
func (c *clock) clear() { *c = clock{img: c.img} }

// settle follows the match: a new turn has its whole time, one that is taken up again has what it had left.
func (c *clock) settle(t *Table) {
	f, ok := t.face.(Timer)
	if !ok {
		return
	}
	lasts, turn, out := f.Timer(t.sight())
	c.out = out
	if c.kept == nil {
		c.kept = map[int]time.Duration{}
	}
	if lasts != c.lasts || turn != c.turn {
		if c.lasts > 0 {
			c.kept[c.turn] = c.left
			if c.left <= 0 { // time that has run out can be taken back to the last move, as that can
				c.kept[c.turn] = c.since
			}
		}
		c.lasts, c.turn, c.left = lasts, turn, lasts
		if kept, ok := c.kept[turn]; ok {
			c.left = kept
		}
	}
	c.since = c.left
}

// forget drops what turns had left that will not be taken up again: in this turn another move has been made than was undone.
func (c *clock) forget() {
	maps.DeleteFunc(c.kept, func(turn int, _ time.Duration) bool { return turn > c.turn })
}

// running tells whether time passes for the seat to move.
func (c *clock) running(t *Table) bool {
	return c.lasts > 0 && !t.result.Over && t.caller < 0 && t.actor() >= 0 && !t.stage.Moving() && !t.env.Hidden
}

// update lets time pass. When it is over, its move is made.
func (c *clock) update(t *Table) {
	c.runs = c.running(t)
	if c.lasts == 0 {
		return
	}
	if c.runs {
		c.left -= min(t.env.Dt, clockMost)
	}
	if c.runs != c.ran || c.shown-c.left >= clockStep || c.left > c.shown {
		t.env.Dirty()
	}
	if c.left > 0 || !c.runs {
		return
	}
	c.left = 0
	by := t.state.Turn()
	t.trace("time is over")
	t.letGo()
	if err := t.make(by, c.out); err != nil {
		c.left = c.lasts // the rules know better
	}
}

// draw draws the hourglass and what is left in figures.
func (c *clock) draw(t *Table, dst *ebiten.Image) {
	r := t.plan.Beside
	if c.lasts == 0 || r.W <= 0 || t.ended {
		return
	}
	if c.img == nil || c.img.Bounds().Dx() != int(r.W) || c.img.Bounds().Dy() != int(r.H) {
		c.drop()
		c.img = sprites.NewLayer(int(r.W), int(r.H))
		c.shown = -1
	}
	if c.runs != c.ran || c.shown-c.left >= clockStep || c.left > c.shown {
		c.paint(t)
	}
	c.op.GeoM.Reset()
	c.op.GeoM.Translate(r.X, r.Y)
	dst.DrawImage(c.img, &c.op)
}

func (c *clock) paint(t *Table) {
	c.shown, c.ran = c.left, c.runs
	c.img.Clear()
	th := t.env.Theme
	own := th.Size
	th.Set(th.Scale, t.plan.Text)
	defer th.Set(th.Scale, own)
	w, h := t.plan.Beside.W, t.plan.Beside.H
	seconds := int(math.Ceil(c.left.Seconds()))
	said := fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
	tint := sprites.TextTint
	if c.left < 10*time.Second {
		tint = sprites.Bad
	}
	style := kit.H2
	glass := min(h, th.Grown(66))
	for th.Width("0:00", style) > w-glass*.62-th.Px(6) && style.Size > 16 {
		style.Size--
	}
	text := th.Width("0:00", style)
	glass = min(glass, (w-th.Px(6)-text)/.62)
	x := max(0, (w-glass*.62-th.Px(6)-text)/2)
	sprites.PaintHourglass(c.img, float32(x+glass*.31), float32(h/2), float32(glass/2-1), float32(c.left)/float32(c.lasts), float32(c.left.Seconds()), c.runs)
	th.TextIn(c.img, said, kit.Rect{X: x + glass*.62 + th.Px(6), W: text + th.Px(4), H: h}, style, tint, kit.Start, kit.Middle)
}

func (c *clock) drop() {
	if c.img != nil {
		c.img.Deallocate()
		c.img = nil
	}
}

// Clock is how much time the turn has left, and whether it is passing; false without a clock.
func (t *Table) Clock() (left time.Duration, runs, ok bool) {
	return t.clock.left, t.clock.runs, t.clock.lasts > 0
}
