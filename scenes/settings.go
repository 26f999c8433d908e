package scenes

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/audio"
	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Settings is the screen of what a player may choose for all games. Changes count at once.
type Settings struct {
	page
	now     *kit.Settings
	changed func()

	text          *kit.Slider
	symbols       *kit.Toggle
	speed         *kit.Segments
	reduce        *kit.Toggle
	pieces, music *kit.Slider
	restore       *kit.Button
	close         *kit.Button
	tap           *kit.Card
	sample        sample
	heard         bool // the volume of the pieces has been changed: let one be heard
}

// NewSettings shows the settings and changes them; changed is called after every change.
func NewSettings(t *kit.Theme, now *kit.Settings, changed func()) *Settings {
	w := t.Words
	s := &Settings{page: newPage(t), now: now, changed: changed}
	s.scroll.Fade = true
	s.close = t.NewButton(kit.IconClose, "", s.leave)
	s.close.Name("close")
	s.controls.Add(s.close)

	s.text = t.NewSlider(w.Say("settings.text"), 1, 2, .25, now.Text, percent)
	s.text.Ticks = true
	// The letters grow when the thumb is let go: a slider that moves under the finger can't be set.
	s.text.Done = func(v float64) { s.now.Text = v; s.count() }
	s.symbols = t.NewToggle(w.Say("settings.symbols"), w.Say("settings.symbols.help"), now.Symbols, func(on bool) {
		s.now.Symbols = on
		s.count()
	})
	var speeds []kit.Segment
	for _, v := range kit.Speeds {
		speeds = append(speeds, kit.Segment{Label: w.Say("settings.speed." + string(v))})
	}
	s.speed = t.NewSegments(slices.Index(kit.Speeds, now.Speed), func(i int) {
		s.now.Speed = kit.Speeds[i]
		s.sample.begin()
		s.count()
	}, speeds...)
	s.tap = t.NewCard(func(dst *ebiten.Image, r kit.Rect, lit float32) {
		if lit != 0 {
			t.Halo(dst, r, t.Px(14), .8)
		}
	}, func() { s.sample.begin() })
	s.reduce = t.NewToggle(w.Say("settings.reduce"), w.Say("settings.reduce.help"), now.ReduceMotion, func(on bool) {
		s.now.ReduceMotion = on
		s.sample.begin()
		s.count()
	})
	volume := func(v float64) string {
		if v == 0 {
			return w.Say("settings.silent")
		}
		return percent(v)
	}
	s.pieces = t.NewSlider(w.Say("settings.pieces"), 0, 1, .05, now.Pieces, volume)
	s.pieces.Icon = kit.IconSpeaker
	s.pieces.Change = func(v float64) { s.now.Pieces = v; s.count() }
	s.pieces.Done = func(float64) { s.heard = true }
	s.music = t.NewSlider(w.Say("settings.music"), 0, 1, .05, now.Music, volume)
	s.music.Icon = kit.IconNote
	s.music.Change = func(v float64) { s.now.Music = v; s.count() }
	s.restore = t.NewButton(kit.IconAgain, w.Say("settings.restore"), s.reset)
	for name, c := range map[string]interface{ Name(string) }{"text": s.text, "symbols": s.symbols, "speed": s.speed,
		"sample": s.tap, "reduce": s.reduce, "pieces": s.pieces, "music": s.music, "restore": s.restore} {
		c.Name(name)
	}
	s.scroll.Add(s.text, s.symbols, s.speed, s.tap, s.reduce, s.pieces, s.music, s.restore)
	return s
}

func (s *Settings) leave() { s.change.Pop = 1 }

func (s *Settings) count() {
	if s.changed != nil {
		s.changed()
	}
}

// reset brings everything on this screen back; names and set-ups are not on it.
func (s *Settings) reset() {
	d := kit.Defaults()
	d.Names, d.Games = s.now.Names, s.now.Games
	*s.now = *d
	s.show()
	s.count()
}

// show makes the controls stand as the settings do.
func (s *Settings) show() {
	s.text.Set(s.now.Text)
	s.symbols.Set(s.now.Symbols)
	s.speed.Set(slices.Index(kit.Speeds, s.now.Speed))
	s.reduce.Set(s.now.ReduceMotion)
	s.pieces.Set(s.now.Pieces)
	s.music.Set(s.now.Music)
}

// Update implements kit.Scene.
func (s *Settings) Update(e *kit.Env) kit.Change {
	if s.due(e) {
		s.lay(e)
	}
	if e.In.Pressed(ebiten.KeyEscape) {
		s.leave()
	}
	c := s.update(e)
	if s.heard {
		s.heard = false
		e.Sound.Play(audio.Sound{Cue: rules.CueDrop, Weight: .5})
	}
	if s.sample.step(e) {
		e.Dirty()
	}
	return c
}

// Draw implements kit.Scene.
func (s *Settings) Draw(e *kit.Env, dst *ebiten.Image) {
	s.draw(e, dst)
	view := s.scroll.View()
	s.sample.draw(e, dst.SubImage(view.Image()).(*ebiten.Image), -float64(s.scroll.Offset()))
}

// Close gives the memory of the screen's pictures back.
func (s *Settings) Close() {
	s.page.Close()
	s.sample.dispose()
}

// heading is the name of a group.
func (s *Settings) heading(col *column, n pen, i kit.Icon, label string) {
	t := n.t
	col.add(0, max(t.Grown(28), t.Line(kit.BodyStrong)), func(r kit.Rect) {
		side := t.Grown(24)
		n.icon(i, kit.Rect{X: r.X, Y: r.Y, W: side, H: r.H}, 24, sprites.Accent)
		n.line(label, kit.Rect{X: r.X + side + t.Px(10), Y: r.Y, W: r.W - side - t.Px(10), H: r.H},
			kit.BodyStrong, sprites.Accent, kit.Start, kit.Middle)
	})
}
