package table

import (
	"math"

	"quintet/scenes/kit"
)

// Plan is where everything of a table is, in physical pixels. A box without width isn't shown: there was no room for
// it, and what it says is said elsewhere or can be done without.
type Plan struct {
	Portrait bool
	Text     float64 // the text size: that of the settings, or the largest with which all fits the window
	Scale    float64 // pixels a logical one: the window's, or less where not even small text would fit
	Window   kit.Rect
	Board    kit.Rect   // a square for the board, its rim included; a wide table has what there is
	Panel    kit.Rect   // what lies beside or below the board
	Bar      kit.Rect   // portrait: menu, title and chip, above the board
	Title    kit.Rect   // with the chip at its end
	Menu     kit.Rect   // the button
	Seats    []kit.Rect // one a seat
	Prompt   kit.Rect
	Beside   kit.Rect // what lies at the left of the prompt, for a game that asks for it: a die
	Help     bool     // the prompt has room for a second, helping line
	Label    kit.Rect
	Tray     kit.Rect // what a game lays beside its board: a pool, a hand
	Rule     kit.Rect // a line between what to do and what has been done
	Log      kit.Rect
	Lines    int      // moves that the log shows
	LogApart bool     // the log lies under the board on a panel of its own
	Actions  kit.Rect // the game's own buttons, side by side
	Undo     kit.Rect
	Redo     kit.Rect
	Hint     kit.Rect
	Foot     kit.Rect   // the row of both
	OneRow   bool       // the game's buttons are in that row, too, where undo and redo are icons
	Calls    []kit.Rect // one a seat, where seats have a button each: at the seats, or on a phone in a row of their own;
	// up to two of them the face puts in the tray there. A seat without one has a box without width.
	seatPad float64
	Below   []kit.Rect // what is free at each seat beside or below that button, for the game; none on a phone
}

// Around is a seat of two rows with all that belongs to it.
func (p *Plan) Around(i int) kit.Rect {
	s := p.Seats[i]
	low := max(p.Calls[i].Bottom(), p.Below[i].Bottom())
	return kit.Rect{X: s.X, Y: s.Y, W: s.W, H: low - s.Y}.Inset(-p.seatPad)
}

// Wants is what a game asks of the plan.
type Wants struct {
	Seats   int
	Prompts []string // all that the prompt may say
	Buttons []string // and the buttons
	Actions int      // how many buttons of its own the game has at most
	// OneRow puts these beside undo and redo, which are icons then.
	OneRow bool
	// Calls gives seats a button, since they may act when it isn't their turn: for each seat, whether it has one.
	Calls []bool
	// Wide asks for a table that is broader than high: in landscape the panel is no wider than it must be, and in portrait
	// the board is as high as there is room for.
	Wide bool
	// Round seats the players round the board in portrait, where the face puts the plan's Seats when it lays; on a low window
	// they are nowhere else than on the board either.
	Round bool
	// Least is the least side of the board in logical pixels; 0 is that of a board of few fields.
	Least float64
	// Icon is the cell of a piece in the log in heights of a line; 0 is a little more than one.
	Icon float64
	// Beside asks for room at the left of the prompt.
	Beside bool
	// Written says that the tray holds words: it grows with them.
	Written bool
	// Tray is how high the tray is at its best for a width, and how high at least, in logical pixels.
	Tray func(width float64) (best, least float64)
}

// Sizes of the plan in logical pixels.
const (
	margin     = 24
	slim       = 12 // the margin of a small window
	gutter     = 24
	panelWide  = 536 // the panel at 1280 × 720
	panelMost  = 680
	smallSide  = 480 // a window lower (or narrower) than this is a phone's
	touch      = 44  // the least side of what can be tapped
	lowestLine = 30
	leastSeat  = 56 // a disc, and a few letters of the name
)

// Lay makes the plan for a window of w by h physical pixels, and sets the theme to the plan's text size: the player's own,
// or the largest with which what must be read and touched has room in this window. Where even the smallest has none, all
// is laid out as for a larger window and drawn smaller: the theme's scale is then the plan's, too.
func Lay(t *kit.Theme, w, h int, own float64, want Wants) Plan {
	scale := t.Scale
	upright := float64(w) < 1.1*float64(h)
	for text := own; text > 1; text -= .125 {
		if p, ok := lay(t, w, h, scale, text, upright, want); ok {
			return p
		}
	}
	// Larger windows are laid out in other ways, so that what fits at one scale need not at a smaller one. A window that is
	// nearly square may hold more the other way.
	for k := 1.0; ; k -= shrinkStep {
		p, ok := lay(t, w, h, scale*k, 1, upright, want)
		if ok || k <= shrinkMost {
			return p
		}
		if p, ok = lay(t, w, h, scale*k, 1, !upright, want); ok {
			return p
		}
	}
}

// In which steps a plan shrinks that has no room, and how far at most: then nothing could be recognised any more.
const (
	shrinkStep = 1. / 32
	shrinkMost = 2. / 32
)

// lay makes the plan at one scale and text size, and tells whether all has room.
func lay(t *kit.Theme, w, h int, scale, text float64, upright bool, want Wants) (Plan, bool) {
	t.Set(scale, text)
	l := layer{th: t, want: want}
	l.Window = kit.Rect{W: float64(w), H: float64(h)}
	l.Text, l.Scale, l.OneRow = text, scale, want.OneRow
	if upright {
		l.portrait()
	} else {
		l.landscape()
	}
	ok := l.fits()
	l.snap()
	return l.Plan, ok
}

// fits tells whether nothing that matters is missing, cut, covered or too small.
func (l *layer) fits() bool {
	_, least := l.tray(l.Tray.W)
	if room := (l.Foot.W - l.px(12)) / 2; !l.OneRow { // buttons that share a row make do with what they get: see fit
		for _, b := range l.want.Buttons {
			if l.th.Width(b, kit.ButtonText)+l.grown(24)+l.px(28) > room {
				return false
			}
		}
	} else if (l.Actions.W-l.px(12))/2 < l.px(touch) {
		return false
	}
	return l.Prompt.H >= l.sentence(l.Prompt.W) && l.Tray.H >= least-1 && l.Board.W >= l.leastBoard()-1 &&
		(l.Log.W == 0 || !l.LogApart || l.Log.W >= l.px(200)*l.Text) &&
		(l.want.Round || l.Seats[0].W >= l.leastSeat() || l.Text == 1 && l.Seats[0].W >= l.px(leastSeat)) && l.apart()
}

// apart tells whether everything that is always shown is there, and everything shown lies in the window and beside
// everything else.
func (l *layer) apart() bool {
	boxes := []kit.Rect{l.Board, l.Menu, l.Prompt, l.Undo, l.Redo, l.Hint}
	if _, least := l.tray(l.Tray.W); least > 0 {
		boxes = append(boxes, l.Tray)
	}
	if l.Seats[0].W > 0 || !l.want.Round {
		boxes = append(boxes, l.Seats...)
	}
	if !l.callsInTray() {
		for i, r := range l.Calls {
			if l.want.Calls[i] {
				boxes = append(boxes, r)
			}
		}
	}
	for _, r := range boxes {
		if r.W <= 0 || r.H <= 0 {
			return false
		}
	}
	for _, r := range []kit.Rect{l.Title, l.Label, l.Log, l.Actions} {
		if r.W > 0 {
			boxes = append(boxes, r)
		}
	}
	for i, r := range boxes {
		if r.X < 0 || r.Y < 0 || r.Right() > l.Window.W || r.Bottom() > l.Window.H {
			return false
		}
		for _, q := range boxes[:i] {
			if r.Inset(.5).Overlaps(q.Inset(.5)) {
				return false
			}
		}
	}
	return true
}

// leastSeat is how wide a seat is that has room for a name in its letters.
func (l *layer) leastSeat() float64 { return min(l.px(150), l.px(78)*l.Text) }

// leastBoard is the side that the board must have.
func (l *layer) leastBoard() float64 { return l.px(max(4*touch, l.want.Least)) }

// beside is how wide what lies beside the prompt is, with the gap between them, at a height of the prompt.
func (l *layer) beside(high float64) float64 {
	if !l.want.Beside {
		return 0
	}
	return math.Round(min(high*1.28, l.px(132), l.Window.W*.27)) + l.px(12)
}

// sentence is how high the prompt must be for the longest thing that it may say.
func (l *layer) sentence(width float64) (h float64) {
	for _, p := range l.want.Prompts {
		h = max(h, l.th.Height(p, kit.BodyStrong, width-l.px(32)))
	}
	return max(h, l.line(kit.BodyStrong)) + l.px(10)
}

// snap puts all edges on whole pixels.
func (l *layer) snap() {
	for _, r := range []*kit.Rect{&l.Board, &l.Panel, &l.Bar, &l.Title, &l.Menu, &l.Prompt, &l.Beside, &l.Label, &l.Tray, &l.Rule, &l.Log, &l.Actions, &l.Undo, &l.Redo, &l.Hint, &l.Foot} {
		*r = r.Snap()
	}
	for _, list := range [][]kit.Rect{l.Calls, l.Below} {
		for i := range list {
			list[i] = list[i].Snap()
		}
	}
}

// Sizes of a wide table, in logical pixels and as a share.
const (
	panelSlim = 320
	longest   = 2.1 // the table is no longer than so many times its height
	seatRow   = 56
)
