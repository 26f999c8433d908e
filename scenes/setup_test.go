package scenes

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"quintet/internal/screentest"
	"quintet/rules"
	"quintet/scenes/input"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// choose opens a set-up with a room's settings.
func choose(r *room, b Box) *Setup {
	u := NewSetup(r.e.Theme, r.e.Settings, b, func(table.Sitting) (kit.Scene, error) { return dummy{"table"}, nil }, noScene)
	r.scene = u
	r.frame(input.Frame{})
	return u
}

// TestSetupIsRemembered holds that the next set-up of a game begins with what the last one chose, through the settings
// file, and that a file that names what the game doesn't offer does no harm.
func TestSetupIsRemembered(t *testing.T) {
	r := newRoom(1280, 720, 1, 1)
	defer r.dst.Deallocate()
	b := juxtaposeBox()
	u := choose(r, b)
	r.tap(t, "players") // that is 3
	r.frame(input.Frame{})
	u.options[0].Change(1)
	u.options[0].Set(1)
	u.series.Set(1)
	want := u.Sitting()
	r.tap(t, "start")

	file := &drawer{}
	if err := r.e.Settings.Save(file); err != nil {
		t.Fatal(err)
	}
	*r.e.Settings = *kit.Load(file)
	got := choose(r, b).Sitting()
	if len(got.Setup.Players) != 3 || !got.Series || len(got.Setup.Options) != 1 || !maps.Equal(got.Setup.Options, want.Setup.Options) {
		t.Errorf("the next time it is %+v, not %+v", got, want)
	}

	r.e.Settings.Remember(b.Game.ID, kit.Choice{Players: 77, Options: map[string]string{b.Game.Options[0].Key: "junk", "none": "x"}})
	u = choose(r, b)
	got = u.Sitting()
	if len(got.Setup.Players) != b.Game.Seats[0] || len(got.Setup.Options) != 0 {
		t.Errorf("from junk comes %+v", got)
	}
	u.leave()
	if c := r.e.Settings.Games[b.Game.ID]; len(c.Options) != 0 {
		t.Errorf("the junk is kept: %+v", c)
	}
}

type drawer struct{ data []byte }

func (d *drawer) Load() ([]byte, error) { return d.data, nil }
func (d *drawer) Save(b []byte) error   { d.data = b; return nil }

// TestOptionsDependOnPlayers holds that only what so many players may choose is offered, that a choice they can't have
// is back when the number allows it, and that what is no choice isn't shown.
func TestOptionsDependOnPlayers(t *testing.T) {
	r := newRoom(1280, 720, 1, 1)
	defer r.dst.Deallocate()
	b := juxtaposeBox()
	g := *b.Game
	o := g.Options[0]
	other := o.Values[1]
	o.Only = map[int][]string{3: {other}, 4: {other, o.Values[0]}}
	g.Options = append([]rules.Option{o}, g.Options[1:]...)
	b.Game = &g
	u := choose(r, b)
	value := func() string {
		r.frame(input.Frame{})
		return u.Sitting().Setup.Value(o)
	}
	players := func(i int) {
		u.players.Set(i)
		u.players.Change(i)
	}
	if v := value(); v != o.Values[0] || !u.options[0].Shown() {
		t.Errorf("two players have %s", v)
	}
	players(1)
	if v := value(); v != other || u.options[0].Shown() {
		t.Errorf("three players have %s, in sight: %v", v, u.options[0].Shown())
	}
	players(2)
	if v := value(); v != other {
		t.Errorf("four players have %s", v)
	}
	u.options[0].Set(1)
	u.options[0].Change(1)
	if v := value(); v != o.Values[0] {
		t.Errorf("four players that choose have %s", v)
	}
	players(1)
	value()
	players(2)
	if v := value(); v != o.Values[0] {
		t.Errorf("four players again have %s", v)
	}
}

// TestSetupSaysTheTeams: where the players are two teams the set-up says who plays with whom, as the rules have it.
func TestSetupSaysTheTeams(t *testing.T) {
	r := newRoom(1280, 720, 1, 1)
	defer r.dst.Deallocate()
	names := []string{"Ana", "Mika", "Iker", "Joana", "Carla", "Diogo"}
	for _, b := range Boxes() {
		u := choose(r, b)
		for i, name := range names {
			u.remember(i, name)
		}
		for i, n := range b.Game.Seats {
			u.players.Set(i)
			u.players.Change(i)
			var of [6][]string // the names on each side
			teams := false
			st, err := b.Game.New(rules.Setup{Players: make([]rules.Player, n)})
			if err != nil {
				t.Fatal(err)
			}
			for seat := 0; b.Game.Side != nil && seat < n; seat++ {
				own := &of[b.Game.Side(st, rules.Seat(seat))]
				*own = append(*own, names[seat])
				teams = teams || len(*own) > 1
			}
			want := ""
			if teams {
				all := func(names []string) string {
					return strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1]
				}
				want = all(of[0]) + " against " + all(of[1])
			}
			if got := u.teams(r.e.Theme); got != want {
				t.Errorf("%s with %d players: %q, not %q", b.Game.ID, n, got, want)
			}
		}
	}
}

// TestCallsAsRulesHaveThem: seats have a button to act out of turn in just the games whose rules let them.
func TestCallsAsRulesHaveThem(t *testing.T) {
	for _, b := range Boxes() {
		if _, ok := b.Face().(table.Caller); ok != b.Game.OutOfTurn {
			t.Errorf("%s: a button is %v, the rules say %v", b.Game.ID, ok, b.Game.OutOfTurn)
		}
	}
}

// TestPreviewOfALargeBoard compares the set-up of Juxtabo by three, whose board has six rows and not five, with its golden
// picture: discs lie in all of them.
func TestPreviewOfALargeBoard(t *testing.T) {
	r := newRoom(1280, 720, 1, 1)
	defer r.dst.Deallocate()
	r.e.Fresh = true
	b, err := boxOf("juxtabo")
	if err != nil {
		t.Fatal(err)
	}
	u := choose(r, b)
	u.players.Set(slices.Index(b.Game.Seats, 3))
	u.players.Change(slices.Index(b.Game.Seats, 3))
	r.frame(input.Frame{})
	if got := u.seats(); got != 3 {
		t.Fatalf("the set-up is for %d", got)
	}
	screentest.Compare(t, screentest.Shot(r.dst), "testdata/setup-juxtabo-three.png", 2)
}
