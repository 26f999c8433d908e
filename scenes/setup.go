package scenes

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// Setup is where a match of any game is set up: how many play, what they are called, who starts, and the options. All
// of it is in sight; the board that will be played on is beside it.
type Setup struct {
	page
	box      Box
	settings *kit.Settings
	start    func(table.Sitting) (kit.Scene, error)
	random   func() uint64

	players *kit.Segments
	starter *kit.Segments
	fields  []*kit.Field
	who     []*kit.Segments // who sits at each seat: a person, or a level of bot
	options []*kit.Segments
	wanted  map[string]string // what was chosen for an option, kept while another number of players rules it out
	known   bool              // what was chosen last time has been looked up
	series  *kit.Segments
	back    *kit.Button
	begin   *kit.Button
	rules   *kit.Button
	choices kit.Rect // where all that is chosen lies
	changed bool     // and what is said there has to change
}

// NewSetup asks for everything that a match of the box's game starts from. Start makes the table, book the rule book.
func NewSetup(t *kit.Theme, s *kit.Settings, b Box, start func(table.Sitting) (kit.Scene, error), book func() kit.Scene) *Setup {
	u := &Setup{page: newPage(t), box: b, settings: s, start: start, wanted: map[string]string{}}
	u.scroll.Fade = true
	u.random = func() uint64 {
		// A match repeats from its seed; the seed itself only has to be a new one each time.
		return rand.NewPCG(uint64(time.Now().UnixNano()), 0x5175696e746574).Uint64()
	}
	w := t.Words
	relay := func(int) { u.changed = true }
	u.back = t.NewButton(kit.IconBack, "", u.leave)
	u.back.Name("back")
	u.begin = t.NewButton(kit.IconPlay, w.Say("setup.start"), u.sit).As(kit.Primary)
	u.begin.Name("start")
	u.rules = t.NewButton(kit.IconBook, w.Say("book.rules"), func() { u.change.Push = book() })
	u.rules.Name("rules")
	u.controls.Add(u.back, u.rules)

	var counts []kit.Segment
	for _, n := range b.Game.Seats {
		label := strconv.Itoa(n)
		if key := b.key("players." + label); w.Has(key) {
			label = w.Say(key)
		}
		counts = append(counts, kit.Segment{Label: label})
	}
	// In company, if nothing else has been chosen.
	company := max(0, slices.IndexFunc(b.Game.Seats, func(n int) bool { return n > 1 }))
	u.players = t.NewSegments(company, func(int) { u.offerStarters(t); u.offerOptions(t); u.changed = true }, counts...)
	u.players.Name("players")
	u.scroll.Add(u.players)
	for i := range slices.Max(b.Game.Seats) {
		f := t.NewField(u.name(i), func(name string) {
			u.remember(i, name)
			u.offerStarters(t)
			u.changed = true
		})
		f.Name("name " + strconv.Itoa(i))
		u.fields = append(u.fields, f)
		u.scroll.Add(f)
		parts := []kit.Segment{{Icon: kit.IconPerson, Label: w.Say("setup.person")}}
		for _, level := range u.levels() {
			parts = append(parts, kit.Segment{Label: w.Say("level." + level)})
		}
		s := t.NewSegments(0, relay, parts...)
		s.Name("who " + strconv.Itoa(i))
		u.who = append(u.who, s)
		u.scroll.Add(s)
	}
	u.starter = t.NewSegments(0, nil)
	u.starter.Name("starter")
	u.scroll.Add(u.starter)
	u.offerStarters(t)
	for i, o := range b.Game.Options {
		s := t.NewSegments(0, func(c int) {
			u.wanted[o.Key] = u.values(i)[c]
			u.changed = true
		})
		s.Name("option " + o.Key)
		u.options = append(u.options, s)
		u.scroll.Add(s)
	}
	u.offerOptions(t)
	u.series = t.NewSegments(0, relay, kit.Segment{Label: w.Say("setup.series.one")}, kit.Segment{Label: w.Say("setup.series.all")})
	u.series.Name("series")
	u.scroll.Add(u.series)
	u.controls.Add(u.begin)
	return u
}

// levels are the opponents that the game has, the weakest first.
func (u *Setup) levels() []string {
	return slices.DeleteFunc(bots.Levels(u.box.Game), func(level string) bool { return level == bots.Random })
}

// level is the bot that sits at a seat, or "" for a person.
func (u *Setup) level(seat int) string {
	if c := u.who[seat].Chosen(); c > 0 {
		return u.levels()[c-1]
	}
	return ""
}

// name is what the player of a seat was called last.
func (u *Setup) name(seat int) string {
	if seat < len(u.settings.Names) {
		return u.settings.Names[seat]
	}
	return "Player " + strconv.Itoa(seat+1)
}

func (u *Setup) remember(seat int, name string) {
	for len(u.settings.Names) <= seat {
		u.settings.Names = append(u.settings.Names, u.name(len(u.settings.Names)))
	}
	u.settings.Names[seat] = name
}

func (u *Setup) seats() int { return u.box.Game.Seats[u.players.Chosen()] }

// offerStarters lists who may start: chance, or one of those who play.
func (u *Setup) offerStarters(t *kit.Theme) {
	parts := []kit.Segment{{Icon: kit.IconDice, Label: t.Words.Say("setup.random")}}
	for i := range u.seats() {
		parts = append(parts, kit.Segment{Label: t.Fit(u.name(i), kit.Body, 130*t.Scale*t.Size)})
	}
	chosen := u.starter.Chosen()
	if chosen >= len(parts) {
		chosen = 0
	}
	u.starter.Offer(chosen, parts...)
}

// values are what so many players may choose of an option.
func (u *Setup) values(i int) []string { return choices(u.box.Game.Options[i].With(u.seats())) }

// choices are the values of an option, and round numbers where any number may be chosen.
func choices(o rules.Option) []string {
	list := o.Values
	for _, n := range []int{30, 60, 90, 120, 180, 300} {
		if v := strconv.Itoa(n); o.Max > 0 && n >= o.Min && n <= o.Max && !slices.Contains(list, v) {
			list = append(list[:len(list):len(list)], v)
		}
	}
	return list
}

// chosen is the value of each option that is chosen, but for the defaults.
func (u *Setup) chosen() (options map[string]string) {
	for i, o := range u.box.Game.Options {
		if c := u.options[i].Chosen(); c > 0 {
			if options == nil {
				options = map[string]string{}
			}
			options[o.Key] = u.values(i)[c]
		}
	}
	return options
}

// offerOptions lists what may be chosen with so many players. A choice that they can't have is kept for those who can.
func (u *Setup) offerOptions(t *kit.Theme) {
	for i, s := range u.options {
		o, values := u.box.Game.Options[i], u.values(i)
		var parts []kit.Segment
		for _, v := range values {
			parts = append(parts, kit.Segment{Label: u.box.say(t.Words, o, v)})
		}
		s.Offer(max(0, slices.Index(values, u.wanted[o.Key])), parts...)
		s.Show(len(parts) > 1) // one that is no choice isn't offered
	}
}

// recall chooses again what was chosen last time, as far as the game still offers it.
func (u *Setup) recall(t *kit.Theme) {
	u.known = true
	c, ok := u.settings.Games[u.box.Game.ID]
	if !ok {
		return
	}
	if n := slices.Index(u.box.Game.Seats, c.Players); n >= 0 {
		u.players.Set(n)
	}
	maps.Copy(u.wanted, c.Options)
	u.offerOptions(t)
	u.offerStarters(t)
	if c.Series {
		u.series.Set(1)
	}
	for i, level := range c.Bots {
		if i < len(u.who) {
			u.who[i].Set(slices.Index(u.levels(), level) + 1)
		}
	}
}

// offered tells whether any number of players may choose a value.
func (u *Setup) offered(o rules.Option, value string) bool {
	return slices.ContainsFunc(u.box.Game.Seats, func(n int) bool { return slices.Contains(choices(o.With(n)), value) })
}

// keep remembers what is chosen for the next time.
func (u *Setup) keep() {
	c := kit.Choice{Players: u.seats(), Series: u.series.Chosen() == 1}
	for i := range u.who {
		c.Bots = append(c.Bots, u.level(i))
	}
	for _, o := range u.box.Game.Options {
		if v, ok := u.wanted[o.Key]; ok && u.offered(o, v) {
			if c.Options == nil {
				c.Options = map[string]string{}
			}
			c.Options[o.Key] = v
		}
	}
	u.settings.Remember(u.box.Game.ID, c)
}

func (u *Setup) leave() {
	u.keep()
	u.change.Pop = 1
}

// Sitting is what is chosen. Random becomes one of the seats here, since a match file knows no random start.
func (u *Setup) Sitting() table.Sitting {
	s := table.Sitting{Game: u.box.Game, Seed: u.random(), Series: u.series.Chosen() == 1}
	for i := range u.seats() {
		s.Setup.Players = append(s.Setup.Players, rules.Player{Name: u.name(i), Bot: u.level(i)})
	}
	if c := u.starter.Chosen(); c > 0 {
		s.Setup.Start = rules.Seat(c - 1)
	} else {
		s.Setup.Start = rules.Seat(u.random() >> 32 % uint64(u.seats()))
	}
	s.Setup.Options = u.chosen()
	return s
}

// sit leaves for the table: back from there is the menu, not this.
func (u *Setup) sit() {
	u.controls.Blur() // a name still being typed counts
	next, err := u.start(u.Sitting())
	if err != nil {
		return // the rules refuse nothing that can be chosen here; a test holds that
	}
	u.keep()
	u.change = kit.Change{Pop: 1, Push: next}
}

// Update implements kit.Scene.
func (u *Setup) Update(e *kit.Env) kit.Change {
	if !u.known {
		u.recall(e.Theme) // not before: the settings may have been read since this was made
	}
	if u.due(e) {
		u.lay(e)
	}
	if e.In.Pressed(ebiten.KeyEscape) && !u.controls.Typing() {
		u.leave()
	}
	c := u.update(e)
	if u.changed {
		u.changed = false
		if u.box.Preview == nil {
			u.again()
			u.layChoices(e)
		} else {
			u.anew("board")
			u.lay(e)
		}
		e.Dirty()
	}
	return c
}

// Draw implements kit.Scene.
func (u *Setup) Draw(e *kit.Env, dst *ebiten.Image) { u.draw(e, dst) }
