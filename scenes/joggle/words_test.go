package joggle_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	game "quintet/rules/joggle"
	"quintet/scenes/joggle"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// TestWords plays matches of all targets, by two and by four, and reads all that the table says: every word is there, and
// every place in a sentence is filled.
func TestWords(t *testing.T) {
	w := kit.NewWords("en")
	said := map[string]bool{}
	check := func(all ...string) {
		for _, s := range all {
			if strings.Contains(s, "joggle.") || strings.Contains(s, "table.") || strings.ContainsAny(s, "{}") {
				t.Errorf("it says %q", s)
			}
			said[s] = true
		}
	}
	f := joggle.New()
	seater, confirmer, holder := f.(table.Seater), f.(table.Confirmer), f.(table.Holder)
	r := rand.New(rand.NewPCG(4, 4))
	for _, o := range game.Game.Options {
		check(w.Say("joggle.option." + o.Key))
		for _, v := range o.Values {
			check(w.Say("joggle.option."+o.Key+"."+v), w.Say("joggle.option."+o.Key+"."+v+".help"))
		}
	}
	for _, target := range []string{"r1", "s4", "s3", "s2", "r1s1", "r1s2", "r2", "r2s1"} {
		for _, seats := range []int{2, 4} {
			s := rules.Setup{Options: map[string]string{"target": target}}
			for i := range seats {
				s.Players = append(s.Players, rules.Player{Name: "P" + string(rune('0'+i))})
			}
			s.Players[seats-1].Bot = "random"
			m, err := rules.NewMatch(game.Game, s, uint64(seats))
			if err != nil {
				t.Fatal(err)
			}
			for !m.State().Result().Over {
				sight, st := m.Sight(rules.Nobody), m.State()
				read := func(taken ...rules.Step) {
					check(two(f.Prompt(w, sight, taken))...)
				}
				read()
				holder.Hold(true)
				read()
				holder.Hold(false)
				check(two(f.Chip(w, st))...)
				check(f.Label(w, sight))
				for seat := range rules.Seat(seats) {
					note, short, _ := seater.Seat(w, sight, seat, seat == 0)
					check(note, short)
				}
				if st.Turn() == rules.Chance {
					if _, err := m.Chance(); err != nil {
						t.Fatal(err)
					}
					continue
				}
				moves := st.Moves(nil, st.Turn())
				mv := moves[r.IntN(len(moves))]
				path := st.Path(nil, st.Turn(), mv)
				for i, step := range path {
					button, line, help := confirmer.Confirm(w, sight, path[:i], step.Spot)
					check(button, line, help)
					read(path[:i]...)
				}
				if _, err := m.Play(st.Turn(), mv); err != nil {
					t.Fatal(err)
				}
				told, _ := f.Told(w, m.Sight(rules.Nobody), m.Index()-1)
				check(told)
			}
			sight := m.Sight(rules.Nobody)
			check(f.Why(w, sight), f.Name(w))
			check(two(f.Chip(w, m.State()))...)
		}
	}
	if len(said) < 300 {
		t.Errorf("it said only %d different things", len(said))
	}
}

// TestConfirmFinishes: "finishes your shape" is said where the move does it. A marble that is itself part of the block, which
// then lacks it, does not.
func TestConfirmFinishes(t *testing.T) {
	white, black := pattern()
	swap := func(list []string, from, to string) { list[slices.Index(list, from)] = to }
	swap(white, "r8c4", "r3c3")
	swap(white, "r8c8", "r2c4")
	swap(black, "r2c4", "r8c8")
	var moves []string
	for i := range white {
		moves = append(moves, "roll J", "place "+white[i], "roll J", "place "+black[i])
	}
	sight := begun(t, map[string]string{"target": "s4"}, append(moves, "roll J")...).Sight(rules.Nobody)
	w := kit.NewWords("en")
	confirmer := joggle.New().(table.Confirmer)
	for from, want := range map[string]bool{"r2c4": false, "r3c3": false, "r7c2": true} {
		_, _, help := confirmer.Confirm(w, sight, []rules.Step{{Spot: field(from), Any: true}}, field("r3c4"))
		if got := help == w.Say("joggle.confirm.completes"); got != want {
			t.Errorf("a move from %s to r3c4 %s", from, help)
		}
	}
}

func two(a, b string) []string { return []string{a, b} }
