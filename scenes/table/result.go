package table

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// showResult turns the panel into the result: who has won, why, and what next.
func (t *Table) showResult() {
	if t.stale {
		t.paintBase()
	}
	// What fades into the result must be what lies there now: an older picture may show what nobody may see any more.
	along, _ := t.light()
	if dark := int(along*darkSteps + .99); t.lying.due(t, dark) {
		t.paintLying(dark)
	}
	t.ended = true
	t.fade = 0
	t.dropWas()
	if t.env.Settings.Duration(resultFade) > 0 {
		t.was = sprites.NewLayer(t.env.W, t.env.H)
		t.was.DrawImage(t.lying.img, &copied)
	}
	t.panel.settle(t)
	t.stale = true
	t.trace("result")
	t.env.Dirty()
}

// leave goes back to the menu.
func (t *Table) leave() {
	t.trace("leave")
	t.change.Pop = 1
}

// lookBack opens what looks back at the match.
func (t *Table) lookBack() {
	if t.Replay != nil {
		t.trace("replay")
		t.change.Push = t.Replay(t)
	}
}

// layResult places what the result needs.
func (p *panel) layResult(t *Table) {
	th, e := t.env.Theme, t.env
	in := t.plan.Panel.Pad(e.Px(24), e.Px(20))
	if t.plan.Undo.W > 0 {
		in.X, in.W = t.plan.Foot.X, t.plan.Foot.W
		in.H = t.plan.Foot.Bottom() - in.Y
	}
	low, rest := in.Low(t.plan.Undo.H, e.Px(10))
	high, gap := max(th.Grown(56), t.plan.Undo.H), e.Px(14)
	need := th.Line(kit.BodyBold) + p.tallyRoom(t)
	if rest.H-high-gap < need {
		high, gap = t.plan.Undo.H, e.Px(6)
	}
	big, after := low, []*kit.Button{p.replay, p.takeBack, p.leave}
	words := []string{th.Words.Say("table.replay"), th.Words.Say("table.undo"), ""}
	if rest.H-high-gap < need && need > th.Line(kit.BodyBold) { // all in one row, so that the list has room
		var icons kit.Rect
		icons, big = low.End(3*low.H+2*e.Px(8), e.Px(8))
		for i, r := range icons.Columns(3, e.Px(8)) {
			after[i].Place(r)
		}
		words = make([]string, 3)
	} else {
		big, rest = rest.Low(high, gap)
		leave, two := low.End(low.H, e.Px(12))
		for i, r := range append(two.Columns(2, e.Px(12)), leave) {
			after[i].Place(r)
		}
	}
	for i, icon := range []kit.Icon{kit.IconReplay, kit.IconUndo, kit.IconBack} {
		if after[i].Say(icon, words[i]); !after[i].Fits() {
			after[i].Say(icon, "")
		}
	}
	p.again.Place(big)
	if !t.plan.Portrait {
		// The menu button keeps its corner.
		head, _ := rest.Top(t.plan.Menu.H, 0)
		rest.Y += min(head.H, e.Px(20))
		rest.H -= min(head.H, e.Px(20))
	}
	p.result = rest
}

// drawResult says who has won and why, and what has been won at this table.
func (p *panel) drawResult(t *Table, dst *ebiten.Image) {
	th, e, r := t.env.Theme, t.env, p.result
	head, why := t.resultWords()
	h1 := kit.H1
	for th.Width(head, h1) > r.W-2*t.plan.Menu.W && h1.Size > 20 {
		h1.Size -= 2
	}
	line := th.Line(kit.Body) + e.Px(18)
	n := len(t.series.wins)
	whyLines := float64(len(th.Wrap(why, kit.Body, r.W))) * th.Line(kit.Body)
	table := float64(n) * line
	if f := t.count.face; f != nil {
		p.drawScores(t, dst, f, head, why)
		return
	}
	free := r.H - th.Line(h1) - whyLines - e.Px(24)
	if free < table {
		if _, ok := t.face.(Tallier); ok {
			p.drawTallies(t, dst, head)
			return
		}
		table = 0 // on a small window the seats above say it
	}
	winner := 0.0 // the side of the winner's picture, where there is room for it
	if side := th.Grown(88); len(t.result.Winners) == 1 && free-table > side+e.Px(48) {
		winner = side
	}
	used := th.Line(h1) + whyLines + e.Px(8)
	if winner > 0 {
		used += winner + e.Px(20)
	}
	if table > 0 {
		used += e.Px(24) + table
	}
	y := r.Y + max(0, (r.H-used)*.42)
	if winner > 0 {
		s := t.result.Winners[0]
		th.Avatar(dst, kit.Rect{X: r.X + (r.W-winner)/2, Y: y, W: winner, H: winner}, t.playerName(s), int(s), true)
		y += winner + e.Px(20)
	}
	th.TextIn(dst, head, kit.Rect{X: r.X, Y: y, W: r.W, H: th.Line(h1)}, h1, sprites.TextTint, kit.Middle, kit.Middle)
	y += th.Line(h1) + e.Px(8)
	y += th.Lines(dst, why, kit.Rect{X: r.X, Y: y, W: r.W, H: whyLines}, kit.Body, sprites.Text2, kit.Middle)
	if table == 0 {
		return
	}
	y += e.Px(24)
	for i, wins := range t.series.wins {
		row := kit.Rect{X: r.X, Y: y + float64(i)*line, W: r.W, H: line}
		side := min(th.Grown(36), line-e.Px(6))
		face := kit.Rect{X: row.X, Y: row.Y + (line-side)/2, W: side, H: side}
		name := t.playerName(rules.Seat(i))
		won := slices.Contains(t.result.Winners, rules.Seat(i))
		th.Avatar(dst, face, name, i, won)
		style, tint := kit.Body, sprites.Text2
		if won {
			style, tint = kit.BodyBold, sprites.Accent
		}
		count := th.Words.Say("table.wins", "count", wins)
		if f, ok := t.face.(Tallier); ok {
			count, _ = f.Tally(t.sight(), rules.Seat(i))
		}
		wide := th.Width(count, kit.Body)
		text := kit.Rect{X: face.Right() + e.Px(14), Y: row.Y, W: row.W - side - wide - e.Px(28), H: line}
		th.TextIn(dst, name, text, style, sprites.TextTint, kit.Start, kit.Middle)
		th.TextIn(dst, count, row, kit.Body, tint, kit.End, kit.Middle)
		if i > 0 {
			th.Hairline(dst, row.X, row.Y, row.W)
		}
	}
}

// tallyRoom is how high a list of what all seats have is where it is as small as it may be.
func (p *panel) tallyRoom(t *Table) float64 {
	if _, ok := t.face.(Tallier); !ok {
		return 0
	}
	n := len(t.series.wins)
	return float64((n+1)/2) * t.env.Theme.Line(kit.Small)
}

// drawTallies says who has won and what each has: on a small window, where there is no room for the reason in words and for
// letters on discs. Many seats lie in columns, with the totals alone.
func (p *panel) drawTallies(t *Table, dst *ebiten.Image, head string) {
	th, e, r := t.env.Theme, t.env, p.result
	f, n := t.face.(Tallier), len(t.series.wins)
	line := th.Line(kit.Small)
	cols := 1
	for cols < 3 && r.H-th.Line(kit.BodyBold) < float64((n+cols-1)/cols)*line {
		cols++
	}
	rows := (n + cols - 1) / cols
	title := kit.H1
	for title.Size > kit.BodyBold.Size && (th.Width(head, title) > r.W || r.H-th.Line(title) < float64(rows)*line) {
		title.Size--
	}
	top, rest := r.Top(th.Line(title), 0)
	free := max(0, rest.H-float64(rows)*line)
	line += min(e.Px(10), free/float64(rows)*.6)
	top.Y += max(0, rest.H-float64(rows)*line) * .4
	th.TextIn(dst, head, top, title, sprites.TextTint, kit.Middle, kit.Middle)
	for i := range rules.Seat(n) {
		list := kit.Rect{X: r.X, Y: top.Bottom(), W: r.W, H: line}.Columns(cols, e.Px(16))[int(i)/rows]
		list.Y += float64(int(i)%rows) * line
		name, tint := kit.Small, sprites.Text2
		if slices.Contains(t.result.Winners, i) {
			name.Weight, tint = kit.Bold, sprites.Accent
		}
		said, short := f.Tally(t.sight(), i)
		if cols > 1 {
			said = short
		}
		wide := th.Width(said, name)
		who, _ := list.Left(list.W-wide-e.Px(10), 0)
		th.TextIn(dst, t.playerName(i), who, name, tint, kit.Start, kit.Middle)
		th.TextIn(dst, said, list, name, tint, kit.End, kit.Middle)
		if int(i)%rows > 0 {
			th.Hairline(dst, list.X, list.Y, list.W)
		}
	}
}

// drawScores says how it ended and what has been counted. Where there is little room the heading is smaller, with the reason
// beside it.
func (p *panel) drawScores(t *Table, dst *ebiten.Image, f Scoring, head, why string) {
	th, e, r := t.env.Theme, t.env, p.result
	need := f.ScoreRoom(th, t.sight()) + e.Px(8)
	top := r // the heading lies beside the menu button, where that is on the panel
	if !t.plan.Portrait {
		top.W -= t.plan.Menu.W
	}
	style, beside := kit.H1, false
	fits := func() bool {
		wide := th.Width(head, style)
		if beside {
			return wide+e.Px(16)+th.Width(why, kit.Body) <= r.W && r.H-th.Line(style) >= need
		}
		return wide <= top.W && r.H-th.Line(style)-th.Height(why, kit.Body, r.W) >= need
	}
	for !fits() && (style.Size > 18 || !beside) {
		if beside = !beside; !beside {
			style.Size -= 3
		}
	}
	line := kit.Rect{X: r.X, Y: r.Y, W: r.W, H: th.Line(style)}
	th.TextIn(dst, head, line, style, sprites.TextTint, kit.Start, kit.Middle)
	y := line.Bottom()
	if beside {
		line.X += th.Width(head, style) + e.Px(16)
		line.W -= th.Width(head, style) + e.Px(16)
		if line.W > e.Px(40) {
			th.TextIn(dst, why, line, kit.Body, sprites.Text2, kit.End, kit.Middle)
		}
	} else {
		y += th.Lines(dst, why, kit.Rect{X: r.X, Y: y, W: r.W}, kit.Body, sprites.Text2, kit.Start)
	}
	y += e.Px(8)
	f.PaintScore(e, dst, kit.Rect{X: r.X, Y: y, W: r.W, H: r.Bottom() - y}, t.sight(), t.count.n)
}

// resultWords are who has won, and why.
func (t *Table) resultWords() (head, why string) {
	w := t.env.Theme.Words
	head, why = outcome(w, t.face, t.sight())
	if t.series.complete() {
		best := t.series.best()
		key := "table.series.won"
		if len(best) > 1 {
			key = "table.series.tied"
		}
		why = strings.TrimSuffix(why, ".") + ". " + w.Say(key, "name", names(w, t.sight(), best))
	}
	return head, why
}

// againWords say what the next match at this table is, with who starts, and fit the button.
func (t *Table) againWords() string {
	w := t.env.Theme.Words
	key := "table.again"
	switch {
	case t.series.complete():
		key = "table.again.series"
	case t.sitting.Series:
		key = "table.again.next"
	}
	name := t.playerName(t.series.starter(t.match))
	words := w.Say(key, "name", name)
	if t.env.Theme.Width(words, kit.PrimaryText) > t.panel.again.Box().W-t.env.Px(36) {
		return w.Say("table.again.short")
	}
	return words
}
