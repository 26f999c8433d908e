package box

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	game "quintet/rules/box"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// tray is what lies on the panel: the tile in hand, and beside it the secret colour.
type tray struct {
	hand, secret kit.Rect
	pitch        float64
	back         kit.Rect // where the secret tile lies
	words        kit.Rect // what is said beside or below it
	below        bool
}

// Heights of the tray in logical pixels.
const (
	trayBest  = 118
	trayLeast = 76
)

func (y *tray) lay(e *kit.Env, r kit.Rect) {
	*y = tray{}
	if r.W <= 0 {
		y.pitch = e.Px(10)
		return
	}
	r = r.Snap()
	gap := e.Px(10)
	y.hand, y.secret = r.Left(math.Round(min(r.H*1.36, r.W*.5)), gap)
	y.pitch = math.Floor(min((y.hand.W-e.Px(16))/3.96, (y.hand.H-e.Px(14))/2.96))
	in := y.secret.Inset(e.Px(10))
	wide, high := y.pitch*3.96, y.pitch*2.96
	th := e.Theme
	text := max(th.Width(th.Words.Say("box.secret"), kit.Label), th.Width(th.Words.Say("box.secret.hold"), kit.Small))
	switch {
	case r.W > 0 && in.W >= wide+e.Px(12)+min(text, e.Px(90)*th.Size):
		y.back = kit.Rect{X: in.X, Y: in.Y + (in.H-high)/2, W: wide, H: high}
		y.words = kit.Rect{X: in.X + wide + e.Px(12), Y: in.Y, W: in.W - wide - e.Px(12), H: in.H}
	default:
		y.below = true
		words := 2 * th.Line(kit.Small)
		if in.H < words+high*.4 {
			words = th.Line(kit.Small)
		}
		y.words, in = in.Low(words, e.Px(4))
		y.words.X, y.words.W = y.secret.X+e.Px(4), y.secret.W-e.Px(8)
		k := min(1, in.H/high, in.W/wide)
		y.back = in.Center(wide*k, high*k)
	}
}

// home is where the tile in hand lies, with its dots on whole pixels.
func (y *tray) home() sprites.Pose { return middle(y.hand, y.pitch) }

func middle(r kit.Rect, pitch float64) sprites.Pose {
	x, yy := r.Mid()
	return sprites.At(float32(math.Round(x-1.5*pitch)+1.5*pitch), float32(math.Round(yy-pitch)+pitch), float32(pitch))
}

func (y *tray) secretHome() sprites.Pose {
	p := middle(y.back, math.Floor(y.back.W/3.96))
	p.Depth = handDepth
	return p
}

// Veils implements table.Peeking.
func (f *Face) Veils() []kit.Rect {
	if f.own < 0 || f.tray.secret.W <= 0 || f.spots.Len() == 0 {
		return nil
	}
	return []kit.Rect{f.tray.secret}
}

// Peek implements table.Peeking.
func (f *Face) Peek(veil int) { f.peeked = veil != table.NoVeil }

// PaintTray implements table.Face.
func (f *Face) PaintTray(e *kit.Env, dst *ebiten.Image, s rules.Sight) {
	y, th, w := &f.tray, e.Theme, e.Theme.Words
	if y.hand.W <= 0 {
		return
	}
	th.Well(dst, y.hand, e.Px(14))
	th.Well(dst, y.secret, e.Px(14))
	if f.own < 0 {
		return
	}
	first, second := w.Say("box.secret"), w.Say("box.secret.hold")
	tint := sprites.Text2
	if c, ok := game.Colour(s.State(), f.own); ok && f.peeked {
		second, tint = w.Say("box.colour."+game.Letter(c)), sprites.TextTint
	}
	r := y.words
	line := th.Line(kit.Small)
	if y.below && th.Width(first, kit.Label) > r.W {
		first = w.Say("box.secret.tiny")
	}
	if y.below {
		if r.H < 1.5*line {
			first = second
			if !f.peeked {
				first = w.Say("box.secret.short")
			}
			th.TextIn(dst, first, r, kit.Small, tint, kit.Middle, kit.Middle)
			return
		}
		th.TextIn(dst, first, kit.Rect{X: r.X, Y: r.Y, W: r.W, H: line}, kit.Label, sprites.TextTint, kit.Middle, kit.Middle)
		th.TextIn(dst, second, kit.Rect{X: r.X, Y: r.Y + line, W: r.W, H: line}, kit.Small, tint, kit.Middle, kit.Middle)
		return
	}
	if icon := th.Grown(28); r.W > max(th.Width(first, kit.Label), th.Width(second, kit.Small))+icon+e.Px(16) {
		th.Icon(dst, kit.IconEye, r.Right()-icon/2-e.Px(6), r.Y+r.H/2, 26, sprites.Accent)
	}
	lines := append(th.Wrap(first, kit.Label, r.W), th.Wrap(second, kit.Small, r.W)...)
	n := len(th.Wrap(first, kit.Label, r.W))
	top := r.Y + (r.H-float64(len(lines))*line)/2
	for i, l := range lines {
		style, t := kit.Small, tint
		if i < n {
			style, t = kit.Label, sprites.TextTint
		}
		th.TextIn(dst, l, kit.Rect{X: r.X, Y: top + float64(i)*line, W: r.W, H: line}, style, t, kit.Start, kit.Middle)
	}
}

// AtSeat implements table.Seated: how many tiles a seat has yet to play, beside its pile.
func (f *Face) AtSeat(e *kit.Env, dst *ebiten.Image, s rules.Sight, seat rules.Seat) float64 {
	pile := f.piles[seat]
	if pile.W == 0 || s.State().Result().Over {
		return 0
	}
	r := kit.Rect{X: pile.Right(), Y: pile.Y, W: e.Theme.Width("12", kit.BodyStrong), H: pile.H}
	e.Theme.TextIn(dst, digits(game.Left(s.State(), seat)), r, kit.BodyStrong, sprites.TextTint, kit.End, kit.Middle)
	return r.Right() - pile.X + e.Px(4)
}

// Seat implements table.Seater: the team, or how many tiles are left where there is no room for a pile.
func (f *Face) Seat(w *kit.Words, s rules.Sight, seat rules.Seat, turn bool) (note, short string, piece int) {
	st := s.State()
	switch {
	case teams(s):
		key := "box.team.waits"
		if turn {
			key = "box.team.lays"
		}
		team := teamName(game.SideOf(st, seat))
		if 2*f.plan.Seats[seat].W < f.plan.Tray.W {
			return w.Say("box.team.waits", "team", team), "", -1
		}
		return w.Say(key, "team", team), "", -1
	case f.piles[seat].W == 0:
		return w.Say("box.left", "count", game.Left(st, seat)), "", -1
	case turn:
		return w.Say("box.lays"), "", -1
	}
	return "", "", -1
}

// teams tells whether several players are on one side.
func teams(s rules.Sight) bool { return game.Sides(s.State()) < s.Players() }

// teamName is a team's letter.
func teamName(side int) string { return string(rune('A' + side)) }
