package table

import "quintet/scenes/kit"

// seatGrid puts the seats side by side in a row, or in two rows as high as that one where each would be too narrow.
func (l *layer) seatGrid(row kit.Rect, gap float64) []kit.Rect {
	n := l.want.Seats
	least := l.px(leastSeat)
	if l.Text > 1 {
		least = l.leastSeat()
	}
	if (row.W-gap*float64(n-1))/float64(n) >= least {
		return row.Columns(n, gap)
	}
	first := (n + 1) / 2
	return append(row.Columns(first, gap), row.Move(0, row.H+gap*.6).Columns(first, gap)[:n-first]...)
}

// portrait lays the board above the panel.
func (l *layer) portrait() {
	l.Portrait = true
	win := l.Window
	l.small = win.H < l.px(700) || win.W < l.px(360)
	l.OneRow = l.OneRow || l.small && l.want.Round && l.want.Actions > 0 // the table has more use for that row
	m := l.px(slim)
	if win.W >= l.px(600) {
		m = l.px(margin)
	}
	bar := l.grown(48)
	top := kit.Rect{X: m, Y: l.px(4), W: win.W - 2*m, H: bar}
	seat := max(l.px(56), l.line(kit.Small)*2+l.px(8))
	y := 0.0
	if l.want.Round {
		if l.small {
			bar = l.px(touch)
			top.Y, top.H = 0, bar
		}
		l.Bar = top
		l.Menu, l.Title = top.Left(bar, l.px(12))
		l.Seats = make([]kit.Rect, l.want.Seats)
		y = top.Bottom() + l.px(4)
	} else if l.small {
		// Menu and seats share the one bar; the board says which game it is.
		seat = max(l.px(48), l.line(kit.Small)+l.px(14))
		top.H = seat
		var rest kit.Rect
		l.Menu, rest = top.Left(l.px(touch), l.px(8))
		l.Seats = l.seatGrid(rest, l.px(6))
		l.Bar = top
		y = l.Seats[len(l.Seats)-1].Bottom() + l.px(6)
	} else {
		l.Bar = top
		l.Menu, l.Title = top.Left(bar, l.px(12))
		l.Seats = l.seatGrid(kit.Rect{X: m, Y: top.Bottom() + l.px(4), W: win.W - 2*m, H: seat}, l.px(10))
		y = l.Seats[len(l.Seats)-1].Bottom() + l.px(12)
	}
	edge := 0.0
	if win.W >= l.px(600) {
		edge = m
	}
	_, least := l.tray(win.W - 2*m - l.px(16))
	if win.H > l.px(900) {
		least *= 1.25 // room for both a large board and a roomy pool
	}
	high := max(l.prompt(false), l.besideLeast())
	if l.want.Beside && !l.small {
		high = max(high, l.px(84))
	}
	need := max(high, l.sentence(win.W-2*m-l.beside(high))) + least + l.button() + l.px(12+10+10+12)
	if !l.small {
		need += l.px(28)
	} else if edge > 0 {
		need += 2 * m
	}
	if l.want.Actions > 0 && !l.OneRow {
		need += max(l.button(), l.grown(48)) + l.px(14)
	}
	if l.callers() > 0 && !l.callsInTray() {
		need += max(l.px(touch), l.grown(touch)) + l.px(12)
	}
	side := min(win.W-2*edge, win.H-y-need)
	side = max(side, min(win.W-2*edge, l.leastBoard()))
	l.Board = kit.Rect{X: (win.W - side) / 2, Y: y, W: side, H: side}
	if l.want.Wide {
		if l.want.Round {
			if !l.small {
				need += l.px(28)
				if edge > 0 {
					need += 2 * m
				}
			}
		}
		side = max(l.px(4*touch), min(win.H-y-need, 1.35*(win.W-2*edge)))
		l.Board = kit.Rect{X: edge, Y: y, W: win.W - 2*edge, H: side}
	}
	l.Panel = kit.Rect{X: edge, Y: y + side, W: win.W - 2*edge, H: win.H - y - side}
	if edge > 0 {
		l.Panel.Y += m
		l.Panel.H -= 2 * m
	}
	pad := kit.Rect{X: l.Panel.X + m, Y: l.Panel.Y + l.px(12), W: l.Panel.W - 2*m, H: l.Panel.H - l.px(24)}
	if edge == 0 && !l.small {
		pad = kit.Rect{X: l.px(20), Y: l.Panel.Y + l.px(14), W: win.W - l.px(40), H: l.Panel.H - l.px(14+22)}
	}
	l.stack(pad)
}
