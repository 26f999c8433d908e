package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/kit"
	"quintet/sprites"
)

// layChoices puts everything that can be chosen into a column, which scrolls where it is higher than its room.
func (u *Setup) layChoices(e *kit.Env) {
	r, t, w := u.choices, e.Theme, e.Theme.Words
	for i, f := range u.fields {
		f.Show(i < u.seats())
		f.Set(u.name(i))
	}
	n := u.movingPen(e)
	u.offerStarters(t)
	// The ring of the focus and the shadows need air at the edges of the scroll area.
	air := e.Px(12)
	view := r.Pad(-air, 0)
	in := r.Pad(0, e.Px(8))
	var col column
	u.labelled(&col, n, w.Say("setup.players"), u.players, in.W, 0)
	if said := u.teams(t); said != "" {
		col.add(e.Px(8), t.Height(said, kit.Small, in.W), func(r kit.Rect) { n.lines(said, r, kit.Small, sprites.Text2, kit.Start) })
	}
	u.seatRows(&col, n, in.W)
	u.labelled(&col, n, w.Say("setup.starter"), u.starter, in.W, e.Px(12))
	col.add(e.Px(14), e.Px(1), func(r kit.Rect) {
		n.paint(r, func(dst *ebiten.Image, r kit.Rect) { t.Hairline(dst, r.X, r.Y, r.W) })
	})
	for i, o := range u.box.Game.Options {
		values := u.values(i)
		if len(values) < 2 {
			continue
		}
		var helps []string
		for _, v := range values {
			helps = append(helps, u.box.say(w, o, v, "help"))
		}
		u.optionRow(&col, n, w.Say(u.box.option(o.Key)), helps, o.House, u.options[i], in.W)
	}
	u.optionRow(&col, n, w.Say("setup.series"), []string{w.Say("setup.series.one.help"), w.Say("setup.series.all.help")}, true, u.series, in.W)
	h := col.height()
	u.scroll.Place(view, h+e.Px(16))
	col.put(in, 1.4)
}

// teams says who plays with whom, or "" where everyone plays alone. Where they don't, there are two teams.
func (u *Setup) teams(t *kit.Theme) string {
	sides := u.box.sides(u.seats())
	if sides == nil {
		return ""
	}
	var team [2]string
	for k := range team {
		for i, seat := range sides[k] {
			name := t.Fit(u.name(int(seat)), kit.Small, 130*t.Scale*t.Size)
			switch i {
			case 0:
				team[k] = name
			case len(sides[k]) - 1:
				team[k] = t.Words.Say("table.and", "names", team[k], "name", name)
			default:
				team[k] += ", " + name
			}
		}
	}
	return t.Words.Say("setup.teams", "one", team[0], "two", team[1])
}

// labelled is a choice with its name at the left, or above it where there is no room.
func (u *Setup) labelled(col *column, n pen, label string, s *kit.Segments, width, gap float64) {
	t := n.t
	lw := max(t.Width(label, kit.BodyStrong)+t.Px(16), t.Px(122))
	if rest := width - lw; s.Height(rest) <= s.Height(width) && rest > t.Px(200) {
		h := s.Height(rest)
		col.add(gap, h, func(r kit.Rect) {
			l, c := r.Left(lw, 0)
			n.line(label, l, kit.BodyStrong, sprites.TextTint, kit.Start, kit.Middle)
			s.Place(c)
		})
		return
	}
	line := t.Line(kit.BodyStrong) + t.Px(4)
	col.add(gap, line+s.Height(width), func(r kit.Rect) {
		n.line(label, kit.Rect{X: r.X, Y: r.Y, W: r.W, H: line}, kit.BodyStrong, sprites.TextTint, kit.Start, kit.Start)
		s.Place(kit.Rect{X: r.X, Y: r.Y + line, W: r.W, H: s.Height(width)})
	})
}

// seatRows are the players: a letter and a name each, and who sits there.
func (u *Setup) seatRows(col *column, n pen, width float64) {
	t := n.t
	h := t.Grown(48) + t.Px(12)
	if width < t.Px(420)*t.Size {
		h = t.Grown(44) + t.Px(12)
	}
	gap := t.Px(12)
	for i, s := range u.who {
		s.Show(i < u.seats())
		if i < u.seats() {
			u.seatRow(col, n, i, width, h, gap)
		}
		gap = t.Px(8)
	}
}

// seatRow is one player with the choice of who it is beside the name, or below it where there is no room; and with
// what a chosen level is like.
func (u *Setup) seatRow(col *column, n pen, seat int, width, h, gap float64) {
	t, s := n.t, u.who[seat]
	help := ""
	if level := u.level(seat); level != "" {
		help = u.box.level(t.Words, level)
	}
	wide := s.Wish()
	pad := t.Px(6)
	beside := width-wide-3*pad > t.Px(190)*t.Size
	high := h
	if !beside {
		high += s.Height(width-2*pad) + pad
	}
	words := 0.0
	if help != "" {
		words = t.Height(help, kit.Small, width-4*pad) + pad
	}
	col.add(gap, high+words, func(r kit.Rect) {
		n.paint(r, func(dst *ebiten.Image, r kit.Rect) { t.Row(dst, r, false) })
		top, rest := r.Top(h, 0)
		choice := kit.Rect{X: top.Right() - wide - pad, Y: top.Y + (h-s.Height(wide))/2, W: wide, H: s.Height(wide)}
		name := kit.Rect{X: top.X, Y: top.Y, W: top.W - wide - pad, H: h}
		if !beside {
			name = top
			choice, rest = rest.Top(s.Height(width-2*pad), pad)
			choice = choice.Pad(pad, 0)
		}
		u.place(n, seat, name)
		s.Place(choice)
		if help != "" {
			n.lines(help, kit.Rect{X: r.X + 2*pad, Y: rest.Y, W: r.W - 4*pad}, kit.Small, sprites.Text2, kit.Start)
		}
	})
}

// place puts a player's letter and name into a row.
func (u *Setup) place(n pen, seat int, r kit.Rect) {
	t := n.t
	in := r.Inset(t.Px(6))
	face, field := in.Left(in.H, t.Px(10))
	face = face.Inset(t.Px(2))
	n.paint(face, func(dst *ebiten.Image, r kit.Rect) { t.Avatar(dst, r, u.name(seat), seat, false) })
	u.fields[seat].Place(field)
}

// optionRow is one option: its name, what the choice means in a line, and the choice. What is not in the rule text says so.
func (u *Setup) optionRow(col *column, n pen, title string, helps []string, house bool, s *kit.Segments, width float64) {
	// All options that can be are equally wide, in a column of their own.
	common := 0.0
	for _, o := range append(u.options, u.series) {
		if w := o.Wish(); o.Shown() && w < width/2 {
			common = max(common, w)
		}
	}
	t := n.t
	help := helps[min(s.Chosen(), len(helps)-1)]
	badge := t.Words.Say("house")
	bw, bh := t.BadgeSize(badge)
	head := t.Width(title, kit.BodyStrong)
	if house {
		head += t.Px(10) + bw
	}
	// The height is that of the longest explanation, so that nothing jumps when another one is chosen.
	high := func(w float64) (h float64) {
		for _, s := range helps {
			h = max(h, t.Height(s, kit.Small, w))
		}
		return h
	}
	top := t.Line(kit.BodyStrong)
	if house {
		top = max(top, bh)
	}
	write := func(r kit.Rect) {
		n.line(title, kit.Rect{X: r.X, Y: r.Y, W: r.W, H: top}, kit.BodyStrong, sprites.TextTint, kit.Start, kit.Middle)
		if house {
			b := kit.Rect{X: r.X + t.Width(title, kit.BodyStrong) + t.Px(10), Y: r.Y + (top-bh)/2, W: bw, H: bh}
			n.paint(b, func(dst *ebiten.Image, r kit.Rect) { t.Badge(dst, r, kit.IconHouse, badge) })
		}
	}
	gap := t.Px(14)
	choice := max(s.Wish(), common)
	if text := width - choice - t.Px(24); head <= text && high(text) <= 2*t.Line(kit.Small) {
		h := max(top+high(text), s.Height(choice))
		col.add(gap, h, func(r kit.Rect) {
			words := kit.Rect{X: r.X, Y: r.Y + (h-top-high(text))/2, W: text}
			write(words)
			n.lines(help, kit.Rect{X: r.X, Y: words.Y + top, W: text}, kit.Small, sprites.Text2, kit.Start)
			s.Place(kit.Rect{X: r.Right() - choice, Y: r.Y + (h-s.Height(choice))/2, W: choice, H: s.Height(choice)})
		})
		return
	}
	sh := s.Height(width)
	col.add(gap+t.Px(4), top+t.Px(6)+sh+t.Px(6)+high(width), func(r kit.Rect) {
		write(r)
		s.Place(kit.Rect{X: r.X, Y: r.Y + top + t.Px(6), W: r.W, H: sh})
		n.lines(help, kit.Rect{X: r.X, Y: r.Y + top + t.Px(12) + sh, W: r.W}, kit.Small, sprites.Text2, kit.Start)
	})
}
