package table

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// disc is where the player's letter is at a seat.
func (t *Table) disc(s rules.Seat) kit.Rect {
	r, th := t.plan.Seats[s], t.env.Theme
	if t.plan.Portrait {
		r = r.Pad(t.env.Px(8), t.env.Px(4))
	}
	side := min(r.H, th.Grown(44), r.W*.3)
	return kit.Rect{X: r.X, Y: r.Y + (r.H-side)/2, W: side, H: side}.Snap()
}

// drawSeat says who sits there and whether it is their turn.
func (p *panel) drawSeat(t *Table, dst *ebiten.Image, s rules.Seat, r kit.Rect) {
	if r.W <= 0 {
		return // this player's place is at the edge of the board
	}
	th, e := t.env.Theme, t.env
	active := t.turn.seat == s
	onTable := t.plan.Portrait
	if t.pills() {
		fill := sprites.Shadow.Fade(.5)
		if active && onTable {
			fill = sprites.Hex(0x1D1511, .85)
		}
		pill(dst, r, e.Px(16), fill)
		if active {
			pill(dst, r, e.Px(16), sprites.Accent.Fade(.12))
		}
	}
	name := t.playerName(s)
	style, tint := kit.BodyStrong, sprites.TextTint
	if active {
		style = kit.BodyBold
	}
	status, statusTint := t.status(s, active)
	_, short, piece := t.note(s, active)
	if t.tight {
		if short != "" && th.Width(status, kit.Small) > r.W-e.Px(8) {
			status = short
		}
		p.drawNarrow(t, dst, r, name, status, piece, active, statusTint)
		return
	}
	if onTable {
		r = r.Pad(e.Px(8), e.Px(4))
	}
	face := t.disc(s)
	th.Avatar(dst, face, name, int(s), false)
	text := kit.Rect{X: face.Right() + e.Px(12), Y: r.Y, W: r.Right() - face.Right() - e.Px(12), H: r.H}
	if onTable {
		text.X -= e.Px(4)
		text.W += e.Px(4)
	}
	if f, ok := t.face.(Figurer); ok && !t.counts() {
		figure := f.Figure(t.shown(), s)
		w := th.Width(figure, kit.H2)
		if rest := text.W - w - e.Px(16); figure != "" && rest > th.Width(status, kit.Small) && rest > th.Width(name, style) {
			th.TextIn(dst, figure, text.Pad(e.Px(6), 0), kit.H2, sprites.TextTint, kit.End, kit.Middle)
			text.W = rest
		}
	}
	if f, ok := t.face.(Seated); ok {
		text.W -= f.AtSeat(e, dst, t.shown(), s)
	}
	if t.series.played > 0 && !t.result.Over {
		wins := strconv.Itoa(t.series.wins[s])
		if t.winsFit(text.W) {
			status = t.withWins(s, status)
		} else if t.longest(t.status)+th.Width(wins, kit.BodyStrong)+e.Px(16) <= text.W {
			// A figure at the end, as on a score board.
			th.TextIn(dst, wins, text.Pad(e.Px(4), 0), kit.BodyStrong, statusTint, kit.End, kit.Middle)
			text.W -= th.Width(wins, kit.BodyStrong) + e.Px(12)
		}
	}
	one, two := th.Line(style), th.Line(kit.Small)
	icon := 0.0
	if piece >= 0 {
		icon = th.Grown(26)
	}
	if short != "" && th.Width(status, kit.Small)+icon > text.W && th.Width(short, kit.Small)+icon <= text.W {
		status = short
	}
	if status == "" || one+two > r.H+e.Px(6) || th.Width(status, kit.Small)+icon > text.W {
		if active {
			tint = sprites.Accent
		}
		if w := th.Width(short, kit.Small); short != "" {
			if w+icon > text.W {
				piece, icon = -1, 0
			}
			// The name gives way, since the letter on the disc stands for it.
			end := kit.Rect{X: max(text.X, text.Right()-w-icon), Y: text.Y + (text.H-two)/2, W: w + icon, H: two}
			p.drawNote(t, dst, end, piece, icon, short, statusTint)
			if text.W -= w + icon + e.Px(6); text.W < th.Width(name, style) && text.W < th.Width("Wwi", style) {
				return // two letters and dots say less than the one on the disc
			}
		}
		th.TextIn(dst, name, text, style, tint, kit.Start, kit.Middle)
		return
	}
	y := r.Y + (r.H-one*.92-two)/2
	th.TextIn(dst, name, kit.Rect{X: text.X, Y: y, W: text.W, H: one}, style, tint, kit.Start, kit.Start)
	p.drawNote(t, dst, kit.Rect{X: text.X, Y: y + one*.92, W: text.W, H: two}, piece, icon, status, statusTint)
}

// drawNote writes what is said at a seat, with a piece before it.
func (p *panel) drawNote(t *Table, dst *ebiten.Image, r kit.Rect, piece int, icon float64, words string, tint sprites.Tint) {
	if piece >= 0 {
		var b sprites.Batch
		at := sprites.At(float32(r.X+icon*.38), float32(r.Y+r.H/2), float32(icon*.84))
		at.Face = t.stage.Table()[piece].Face
		t.body(&b, piece, at, true)
		b.Flush(dst, t.face.Sheet().Image())
		r.X, r.W = r.X+icon, r.W-icon
	}
	t.env.Theme.TextIn(dst, words, r, kit.Small, tint, kit.Start, kit.Start)
}

// note is what the game says at a seat: see Seater.
func (t *Table) note(s rules.Seat, active bool) (note, short string, piece int) {
	if f, ok := t.face.(Seater); ok && !t.result.Over {
		return f.Seat(t.env.Theme.Words, t.shown(), s, active)
	}
	return "", "", -1
}

// status says in a word or two what a seat does.
func (t *Table) status(s rules.Seat, active bool) (string, sprites.Tint) {
	w := t.env.Theme.Words
	tint := sprites.Text3
	switch {
	case active:
		tint = sprites.Accent
	case t.plan.Portrait:
		tint = sprites.Text2
	}
	if note, _, _ := t.note(s, active); note != "" {
		return note, tint
	}
	switch {
	case t.counts():
		return "", tint
	case t.result.Over && slices.Contains(t.result.Winners, s):
		return w.Say("table.winner"), sprites.Accent
	case t.result.Over:
		return "", sprites.Accent
	case active:
		return w.Say("table.toMove"), tint
	}
	return w.Say("table.waits"), tint
}

// withWins adds what a seat has won at this table.
func (t *Table) withWins(s rules.Seat, status string) string {
	w := t.env.Theme.Words
	return w.Say("table.score", "status", status, "wins", w.Say("table.wins", "count", t.series.wins[s]))
}

// winsFit tells whether all seats, whoever's turn it is, can say in words what they have won.
func (t *Table) winsFit(width float64) bool {
	return t.longest(func(s rules.Seat, active bool) (string, sprites.Tint) {
		status, tint := t.status(s, active)
		return t.withWins(s, status), tint
	}) <= width
}

// longest is how wide the longest status of any seat is, to move or not.
func (t *Table) longest(status func(rules.Seat, bool) (string, sprites.Tint)) (wide float64) {
	for s := range t.series.wins {
		for _, active := range []bool{false, true} {
			said, _ := status(rules.Seat(s), active)
			wide = max(wide, t.env.Theme.Width(said, kit.Small))
		}
	}
	return wide
}

// pills tells whether the seats lie on pills: on the table itself, and where there is no room for discs.
func (t *Table) pills() bool { return t.plan.Portrait || t.tight }

// seatsNarrow tells whether some seat has no room for a disc beside the name.
func (t *Table) seatsNarrow() bool {
	th := t.env.Theme
	air := th.Px(12)
	if t.plan.Portrait {
		air = th.Px(8 + 8 + 8)
	}
	for i, r := range t.plan.Seats {
		if r.W <= 0 {
			continue
		}
		// A long name may be cut, but not to next to nothing.
		name := min(th.Width(t.playerName(rules.Seat(i)), kit.BodyBold), th.Px(60)*th.Size)
		if t.disc(rules.Seat(i)).W+name+air > r.W {
			return true
		}
	}
	return false
}

// drawNarrow draws one of many seats on a small window: the name alone, in the middle, and what it does below it. Whose turn it
// is is told by a bar under the name, too.
func (p *panel) drawNarrow(t *Table, dst *ebiten.Image, r kit.Rect, name, status string, piece int, active bool, statusTint sprites.Tint) {
	th, e := t.env.Theme, t.env
	style := kit.BodyStrong
	tint := sprites.Text2
	if active {
		style, tint = kit.BodyBold, sprites.Accent
	}
	in := r.Pad(e.Px(4), e.Px(4))
	if th.Width(name, style) > in.W {
		style.Size = kit.Small.Size
	}
	one, two := th.Line(style), th.Line(kit.Small)
	room, high := r.W-e.Px(4), r.H-e.Px(3)
	if one*.92+two > high {
		// Two lines in a low seat: the name is smaller then, and there is no air.
		small := style
		small.Size = kit.Small.Size
		if h := th.Line(small); h*.92+two <= r.H && status != "" && th.Width(status, kit.Small) <= room {
			style, one, high = small, h, r.H
		}
	}
	if one*.92+two <= high && th.Width(status, kit.Small) <= room && status != "" {
		y := in.Y + (in.H-one*.92-two)/2
		th.TextIn(dst, name, kit.Rect{X: in.X, Y: y, W: in.W, H: one}, style, tint, kit.Middle, kit.Start)
		icon := th.Grown(26)
		wide := th.Width(status, kit.Small)
		if wide+icon > in.W || piece < 0 {
			piece, icon = -1, 0
		}
		p.drawNote(t, dst, kit.Rect{X: in.X + (in.W-wide-icon)/2, Y: y + one*.92, W: wide + icon + e.Px(2), H: two}, piece, icon, status, statusTint)
		return
	}
	th.TextIn(dst, name, in, style, tint, kit.Middle, kit.Middle)
	if active || status != "" && t.result.Over {
		bar := kit.Rect{X: r.X + r.W*.28, Y: r.Bottom() - e.Px(9), W: r.W * .44, H: e.Px(3)}
		pill(dst, bar.Snap(), e.Px(1.5), sprites.Accent)
	}
}
