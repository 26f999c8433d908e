package table

import (
	"math"

	"quintet/scenes/kit"
)

type layer struct {
	Plan
	th    *kit.Theme
	want  Wants
	small bool
}

func (l *layer) px(logical float64) float64    { return l.th.Px(logical) }
func (l *layer) grown(logical float64) float64 { return l.th.Grown(logical) }
func (l *layer) line(s kit.Style) float64      { return l.th.Line(s) }

func (l *layer) landscape() {
	win := l.Window
	l.small = win.H < l.px(smallSide)
	m := l.px(margin)
	gap := l.px(gutter)
	if l.small {
		m, gap = l.px(slim), l.px(slim)
	}
	if l.want.Wide {
		l.wide(m, gap)
		return
	}
	wide := l.px(panelWide + 136*(l.Text-1))
	free := win.W - 2*m - gap
	side := win.H - 2*m
	panel := max(free-side, min(wide, .55*free))
	panel = min(panel, l.px(panelMost+136*(l.Text-1)))
	side = min(side, free-panel)
	// What is left over on a wide screen lies on both sides.
	x := (win.W - side - gap - panel) / 2
	l.Panel = kit.Rect{X: x + side + gap, Y: m, W: panel, H: win.H - 2*m}
	under := win.H - 2*m - side - gap
	if under >= l.line(kit.Small)+l.px(36) {
		l.LogApart = true
		l.Board = kit.Rect{X: x, Y: m, W: side, H: side}
		l.Log = kit.Rect{X: x, Y: m + side + gap*2/3, W: side, H: under + gap/3}
	} else {
		l.Board = kit.Rect{X: x, Y: (win.H - side) / 2, W: side, H: side}
	}
	pad := l.px(margin)
	if l.small {
		pad = l.px(14)
	}
	in := l.Panel.Pad(pad, pad*.83)
	high := max(l.px(48), l.grown(48))
	if l.small {
		high = l.px(touch)
		var head kit.Rect
		head, in = in.Top(high, l.px(8))
		l.Menu, head = head.End(high, l.px(10))
		l.Seats = head.Columns(l.want.Seats, l.px(8))
	} else {
		var head, seats kit.Rect
		head, in = in.Top(high, l.px(12))
		l.Menu, l.Title = head.End(high, l.px(12))
		high := max(l.grown(46), 2*l.px(lowestLine-7)*l.Text)
		if l.callers() > 0 {
			l.tallSeats(&in, high)
		} else {
			seats, in = in.Top(high, l.px(14))
			l.Seats = seatColumns(seats, l.want.Seats, l.px(8), l.px(190)*l.Text)
		}
	}
	l.stack(in)
}

// tallSeats lays seats of two rows: who sits there, and what the game shows there beside the seat's button.
func (l *layer) tallSeats(in *kit.Rect, head float64) {
	var row kit.Rect
	pad, call := l.px(10), max(l.px(touch), l.grown(touch))
	n := l.want.Seats
	// Many seats have no room beside their buttons; on a high panel they have some below.
	under, gap := 0.0, l.px(6)
	if n > 2 && in.H > l.px(underLeast)*l.Text {
		under = l.px(underHigh) + gap
	}
	row, *in = in.Top(head+call+gap+under+2*pad, l.px(14))
	l.seatPad = pad
	for i, seat := range row.Columns(n, l.px(10)) {
		low, top := seat.Inset(pad).Low(call+under, gap)
		l.Seats = append(l.Seats, top)
		button, free := kit.Rect{X: low.Right(), Y: low.Y}, low
		switch {
		case !l.want.Calls[i]:
		case n > 2:
			button, free = low.Top(call, gap)
		default:
			button, free = low.End(min(low.W, l.px(112)*l.Text), l.px(8))
		}
		l.Calls = append(l.Calls, button)
		l.Below = append(l.Below, free)
	}
}

// How high what lies below the buttons of many seats is, and how high the panel is then at least, in logical pixels.
const (
	underHigh  = 30
	underLeast = 540
)

// wide lays a wide table in landscape: the table has what a slim panel leaves, and the seats are rows of the panel.
func (l *layer) wide(m, gap float64) {
	win := l.Window
	free := win.W - 2*m - gap
	high := win.H - 2*m
	panel := min(l.px(panelSlim+190*(l.Text-1)), .45*free)
	long := min(free-panel, longest*high)
	x := (win.W - long - gap - panel) / 2
	l.Board = kit.Rect{X: x, Y: m, W: long, H: high}
	l.Panel = kit.Rect{X: x + long + gap, Y: m, W: panel, H: high}
	row := max(l.px(seatRow)-l.px(4)*float64(max(0, l.want.Seats-3)), l.line(kit.BodyStrong))
	title := max(l.px(48), l.grown(44))
	rows := l.want.Seats
	if _, least := l.tray(panel - 2*l.px(20)); !l.small && !l.want.Round {
		// What all else needs at least. In a lower window many seats lie in pairs, and in a still lower one all are small.
		need := title + l.px(10) + l.px(6) + l.prompt(false) + least + l.button() + 3*l.px(14)
		if l.want.Actions > 0 {
			need += max(l.button(), l.grown(48)) + l.px(14)
		}
		left := high - 2*l.px(20)*.83 - need
		if rows > 3 && float64(rows)*(row+l.px(6)) > left {
			rows = (rows + 1) / 2
		}
		l.small = float64(rows)*(row+l.px(6)) > left
	}
	pad := l.px(20)
	if l.small {
		pad = l.px(12)
	}
	in := l.Panel.Pad(pad, pad*.83)
	var head kit.Rect
	if l.small && l.want.Round {
		head, in = in.Top(l.px(touch), l.px(6))
		l.Menu, l.Title = head.End(head.H, l.px(12))
		l.Seats = make([]kit.Rect, l.want.Seats)
	} else if l.small {
		// Menu and seats share the first row, if need be two.
		side := l.px(touch)
		n := l.want.Seats
		rows := (n + 2) / 3
		head, in = in.Top(float64(rows)*side+float64(rows-1)*l.px(4), l.px(6))
		l.Menu, head = head.End(side, l.px(8))
		l.Menu.H = side
		for i := range rows {
			row := kit.Rect{X: head.X, Y: head.Y + float64(i)*(side+l.px(4)), W: head.W, H: side}
			cols := (n + rows - 1) / rows // equally many in each
			l.Seats = append(l.Seats, row.Columns(min(cols, n-cols*i), l.px(6))...)
		}
	} else {
		head, in = in.Top(title, l.px(10))
		l.Menu, l.Title = head.End(head.H, l.px(12))
		low := max(l.prompt(true), l.sentence(in.W)) + l.button() + l.px(3*14)
		if l.want.Actions > 0 {
			low += max(l.button(), l.grown(48)) + l.px(14)
		}
		for i := range rows {
			if l.want.Round && in.H-float64(rows-i)*(row+l.px(6)) < low {
				l.Seats = make([]kit.Rect, l.want.Seats) // no room: they are on the board
				break
			}
			var seats kit.Rect
			seats, in = in.Top(row, l.px(6))
			l.Seats = append(l.Seats, seats.Columns(min((l.want.Seats+rows-1)/rows, l.want.Seats-len(l.Seats)), l.px(8))...)
		}
		in.Y += l.px(6)
		in.H -= l.px(6)
	}
	l.stack(in)
}

// seatColumns puts the seats side by side, no wider than they need to be.
func seatColumns(r kit.Rect, n int, gap, most float64) []kit.Rect {
	r.W = min(r.W, float64(n)*most+float64(n-1)*gap)
	return r.Columns(n, gap)
}

// tray is the game's wish in physical pixels.
func (l *layer) tray(w float64) (best, least float64) {
	best, least = l.want.Tray(w / l.th.Scale)
	if l.want.Written {
		best, least = best*l.Text, least*l.Text
	}
	best, least = l.px(best), l.px(least)
	if l.callsInTray() {
		row := max(l.px(touch), l.grown(touch)) + l.px(8)
		best, least = best+row, least+row
	}
	return best, least
}

// callers is how many seats have a button.
func (l *layer) callers() (n int) {
	for _, has := range l.want.Calls {
		if has {
			n++
		}
	}
	return n
}

// callsInTray tells whether the seats' buttons lie in the tray, where the face puts them: on a phone, if there are at most two.
func (l *layer) callsInTray() bool { return l.Portrait && l.callers() > 0 && l.callers() <= 2 }

// besideLeast is how high the prompt is at least, so that what lies beside it can be touched.
func (l *layer) besideLeast() float64 {
	if !l.want.Beside {
		return 0
	}
	return l.px(touch)
}

// prompt is how high the sentence of what to do is: two lines, the second one a help where it fits.
func (l *layer) prompt(roomy bool) float64 {
	pad := 10.0
	if roomy {
		pad = 14
	}
	return l.line(kit.BodyStrong) + l.line(kit.Small) + 2*l.px(pad)
}

func (l *layer) button() float64 {
	if l.small {
		return max(l.px(touch), l.grown(44))
	}
	return l.grown(48)
}

// stack fills what is left of the panel from top to bottom: prompt, label, tray, log, buttons. What doesn't fit goes, in
// the order log, label, help; then the tray shrinks to its least.
func (l *layer) stack(in kit.Rect) {
	gap := l.px(14)
	if l.small {
		gap = l.px(8)
	}
	var low kit.Rect
	low, in = in.Low(l.button(), gap)
	l.Foot = low
	if l.OneRow {
		l.Undo, low = low.Left(low.H, l.px(8))
		l.Redo, low = low.Left(low.H, l.px(8))
		l.Hint, l.Actions = low.Left(low.H, l.px(12))
	} else {
		l.Hint, low = low.End(low.H, l.px(12))
		two := low.Columns(2, l.px(12))
		l.Undo, l.Redo = two[0], two[1]
	}
	if !l.OneRow && l.want.Actions > 0 {
		l.Actions, in = in.Low(max(l.button(), l.grown(48)), gap)
	}
	if l.callsInTray() {
		l.Calls = make([]kit.Rect, l.want.Seats)
	} else if n := l.callers(); n > 0 && l.Calls == nil {
		var row kit.Rect
		row, in = in.Low(max(l.px(touch), l.grown(touch)), gap*.8)
		boxes := row.Columns(n, l.px(8))
		l.Calls = make([]kit.Rect, l.want.Seats)
		for i, has := range l.want.Calls {
			if has {
				l.Calls[i], boxes = boxes[0], boxes[1:]
			}
		}
	}

	best, least := l.tray(in.W)
	l.Help = true
	high := l.prompt(!l.small)
	label := l.line(kit.Label) + l.px(4)
	line := max(l.px(lowestLine), l.line(kit.Small)+l.px(6))
	log := line + l.px(18)
	if l.LogApart {
		log = 0
		l.Lines = max(1, int((l.Log.H-l.px(24))/line))
	}
	if l.want.Beside && !l.small {
		high = max(high, l.px(84))
	}
	high = max(high, l.sentence(in.W-l.beside(high)))
	used := high + gap
	if log > 0 && in.H-used-log < least*1.12 {
		log = 0
	}
	if in.H-used-log-label < least*1.12 || l.Text > 1.5 {
		label = 0
	}
	if in.H-used-log-label < least {
		high = min(high, max(in.H-gap-least, l.sentence(in.W-l.beside(high)), l.besideLeast()))
		l.Help = high >= l.prompt(false) // what lies beside may keep it high enough
	}
	l.Prompt, in = in.Top(high, gap*.8)
	if w := l.beside(high); w > 0 {
		l.Beside, l.Prompt = l.Prompt.Left(w-l.px(12), l.px(12))
	}
	if label > 0 {
		l.Label, in = in.Top(label, l.px(2))
	}
	tray := min(best, in.H-log)
	l.Tray, in = in.Top(tray, 0)
	if log > 0 {
		in, _ = in.Low(in.H, 0)
		l.Lines = max(1, min(12, int((in.H-l.px(18))/line)))
		l.Rule = kit.Rect{X: in.X, Y: in.Y + l.px(9), W: in.W, H: math.Max(1, math.Round(l.th.Scale))}
		l.Log = kit.Rect{X: in.X, Y: in.Y + l.px(14), W: in.W, H: in.H - l.px(14)}
	}
}
