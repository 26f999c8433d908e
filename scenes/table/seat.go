package table

import (
	"slices"

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
	th, e := t.env.Theme, t.env
	active := t.turn.seat == s
	onTable := t.plan.Portrait
	if onTable {
		fill := sprites.Shadow.Fade(.5)
		if active {
			fill = sprites.Hex(0x1D1511, .85)
		}
		pill(dst, r, e.Px(16), fill)
		r = r.Pad(e.Px(8), e.Px(4))
	}
	face := t.disc(s)
	name := t.playerName(s)
	th.Avatar(dst, face, name, int(s), false)
	text := kit.Rect{X: face.Right() + e.Px(12), Y: r.Y, W: r.Right() - face.Right() - e.Px(12), H: r.H}
	if onTable {
		text.X -= e.Px(4)
		text.W += e.Px(4)
	}
	style, status, tint := kit.BodyStrong, th.Words.Say("table.waits"), sprites.Text3
	if onTable {
		tint = sprites.Text2
	}
	if active {
		style, status, tint = kit.BodyBold, th.Words.Say("table.toMove"), sprites.Accent
	}
	short, piece := "", -1
	if f, ok := t.face.(Seater); ok {
		status, short, piece = f.Seat(th.Words, t.sight(), s, active)
	}
	if t.result.Over {
		status, short, piece, tint = "", "", -1, sprites.Accent
		if slices.Contains(t.result.Winners, s) {
			status = th.Words.Say("table.winner")
		}
	}
	one, two := th.Line(style), th.Line(kit.Small)
	icon := 0.0
	if piece >= 0 {
		icon = th.Grown(22)
	}
	if status == "" || one+two > r.H+e.Px(6) || th.Width(status, kit.Small)+icon > text.W {
		nameTint := sprites.TextTint
		if active {
			nameTint = sprites.Accent
		}
		if w := th.Width(short, kit.Small); short != "" {
			// The name gives way, since the letter on the disc stands for it.
			end := kit.Rect{X: text.Right() - w - icon, Y: text.Y + (text.H-two)/2, W: w + icon, H: two}
			if end.X < text.X {
				end.X = text.X
			}
			p.drawNote(t, dst, end, piece, icon, short, tint)
			if text.W -= w + icon + e.Px(6); text.W < min(th.Width(name, style), e.Px(24)) {
				return
			}
		}
		th.TextIn(dst, name, text, style, nameTint, kit.Start, kit.Middle)
		return
	}
	y := r.Y + (r.H-one*.92-two)/2
	th.TextIn(dst, name, kit.Rect{X: text.X, Y: y, W: text.W, H: one}, style, sprites.TextTint, kit.Start, kit.Start)
	p.drawNote(t, dst, kit.Rect{X: text.X, Y: y + one*.92, W: text.W, H: two}, piece, icon, status, tint)
}

// drawNote writes what is said at a seat, with a piece before it.
func (p *panel) drawNote(t *Table, dst *ebiten.Image, r kit.Rect, piece int, icon float64, words string, tint sprites.Tint) {
	if piece >= 0 {
		var b sprites.Batch
		at := sprites.At(float32(r.X+icon*.42), float32(r.Y+r.H/2), float32(icon))
		at.Face = t.stage.Table()[piece].Face
		t.face.Body(&b, piece, at, true)
		b.Flush(dst, t.face.Sheet().Image())
		r.X, r.W = r.X+icon, r.W-icon
	}
	t.env.Theme.TextIn(dst, words, r, kit.Small, tint, kit.Start, kit.Start)
}
