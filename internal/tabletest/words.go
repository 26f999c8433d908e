package tabletest

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"quintet/assets"
	"quintet/rules"
	"quintet/rules/bots"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// listener reads all that a face says: every word must be there, and every place in a sentence be filled.
type listener struct {
	*testing.T
	words *kit.Words
	keys  *regexp.Regexp // what a missing sentence looks like: its key
	said  map[string]bool
}

func (l *listener) hear(all ...string) {
	for _, s := range all {
		if !l.said[s] && (l.keys.MatchString(s) || strings.ContainsAny(s, "{}") || oneOf.MatchString(s)) {
			l.Errorf("it says %q", s)
		}
		l.said[s] = true
	}
}

// oneOf is what is said of one thing as if it were several.
var oneOf = regexp.MustCompile(`(?i)(^|[^-–−.\d])\b(1|one) (cards|discs|dots|games|marbles|moves|points|pyramids|rolls|squares|stacks|tiles|turns)\b`)

// Words plays matches of a game with all numbers of seats and all values of its options, and reads what its face says: in every
// position to every seat, after every tap of what it may do, and of every move that is refused.
func Words(t *testing.T, g *rules.Game, face func() table.Face) {
	l := &listener{T: t, words: kit.NewWords("en"), said: map[string]bool{},
		keys: regexp.MustCompile(`\b(` + g.ID + `|table|refusal)\.[a-zA-Z]`)}
	r := rand.New(rand.NewPCG(7, 7))
	for _, o := range g.Options {
		l.hear(l.words.Say(g.ID + ".option." + o.Key))
		values := o.Values
		if o.Max > 0 {
			values = append(slices.Clip(values), "n")
		}
		for _, v := range values {
			key := g.ID + ".option." + o.Key + "." + v
			l.hear(l.words.Say(key, "n", o.Max), l.words.Say(key+".help", "n", o.Max))
		}
	}
	for _, n := range g.Seats {
		// Each value of each option comes up, those of an option one after the other.
		rounds := 1
		for _, o := range g.Options {
			rounds = max(rounds, len(o.With(n).Values))
		}
		for i := range rounds {
			s := rules.Setup{Options: map[string]string{}}
			for k := range n {
				s.Players = append(s.Players, rules.Player{Name: fmt.Sprint("P", k)})
			}
			if n > 1 && i%2 == 1 {
				s.Players[n-1].Bot = bots.Levels(g)[0]
			}
			for _, o := range g.Options {
				o = o.With(n)
				s.Options[o.Key] = o.Values[(i+r.IntN(2))%len(o.Values)]
			}
			seed := r.Uint64()
			begin := func() *rules.Match {
				m, err := rules.NewMatch(g, s, seed)
				if err != nil {
					t.Fatal(err)
				}
				return m
			}
			f := face()
			e := Look(f, begin(), 640, 360, 1) // some words depend on how all is laid
			l.listen(f, begin(), r)
			e.Table.Close()
			e.Image.Deallocate()
		}
	}
	l.reaches(g.ID)
}

// listen plays a match at random to its end.
func (l *listener) listen(f table.Face, m *rules.Match, r *rand.Rand) {
	var wrong []rules.Move // moves of positions before: most of them are not allowed any more
	for n := 0; ; n++ {
		st := m.State()
		over := st.Result().Over
		// Later positions are much like those before.
		for to := rules.Nobody; int(to) < m.Sight(0).Players() && (n < 80 || n%64 == 0 || over); to++ {
			if to != rules.Chance {
				l.look(f, m.Sight(to), n == 0)
			}
		}
		if over {
			l.hear(f.Why(l.words, m.Sight(0)))
			if tallier, ok := f.(table.Tallier); ok {
				for seat := range rules.Seat(m.Sight(0).Players()) {
					l.hear(tallier.Tally(m.Sight(0), seat))
				}
			}
			return
		}
		if st.Turn() == rules.Chance {
			if _, err := m.Chance(); err != nil {
				l.Fatal(err)
			}
		} else {
			l.refusals(f, st, wrong)
			by := st.Turn()
			moves := st.Moves(nil, by)
			mv := moves[r.IntN(len(moves))]
			wrong = append(wrong[max(0, len(wrong)-20):], mv)
			if _, err := m.Play(by, mv); err != nil {
				l.Fatal(err)
			}
		}
		told, _ := f.Told(l.words, m.Sight(0), m.Index()-1)
		l.hear(told)
		if last := m.Sight(0).Entry(m.Index() - 1); last.By >= 0 && told != "" { // what is proposed hasn't been done by anybody
			would := f.Would(l.words, m.Sight(0), m.Index()-1)
			if l.hear(would); would == "" || would == told || strings.Contains(would, m.Sight(0).Name(last.By)) {
				l.Errorf("%q is proposed as %q", told, would)
			}
		}
	}
}

// look reads what one seat sees; whole asks for what never changes in a match, too.
func (l *listener) look(f table.Face, s rules.Sight, whole bool) {
	w, st := l.words, s.State()
	if whole {
		want := f.Wants(w, s)
		l.hear(append(want.Prompts, want.Buttons...)...)
		l.hear(f.Name(w))
	}
	l.pair(f.Chip(w, st))
	l.hear(f.Label(w, s))
	l.asked(f, s, nil)
	if holder, ok := f.(table.Holder); ok {
		holder.Hold(true)
		l.asked(f, s, nil)
		holder.Hold(false)
	}
	for seat := range rules.Seat(s.Players()) {
		if seater, ok := f.(table.Seater); ok {
			note, short, _ := seater.Seat(w, s, seat, st.Turn() == seat)
			l.hear(note, short)
		}
		if figurer, ok := f.(table.Figurer); ok {
			l.hear(figurer.Figure(s, seat))
		}
		if caller, ok := f.(table.Caller); ok && !st.Result().Over && s.Player(seat).Bot == "" {
			words, whyNot := caller.Call(w, s, seat, seat == s.To())
			l.hear(append(words, whyNot)...)
		}
	}
	by := s.To()
	if by < 0 {
		return
	}
	if _, ok := f.(table.Caller); ok && !st.Result().Over {
		l.asked(f, s, []rules.Step{{Button: table.ButtonCall}})
	}
	for i, mv := range st.Moves(nil, by) {
		if i%7 > 0 { // many differ in nothing that words tell
			continue
		}
		path := st.Path(nil, by, mv)
		for k, step := range path {
			l.asked(f, s, path[:k])
			if c, ok := f.(table.Confirmer); ok && step.Button == rules.NoButton && by == st.Turn() {
				button, line, help := c.Confirm(w, s, path[:k], step.Spot)
				l.hear(button, line, help)
			}
		}
	}
}

// asked reads what is asked for after some taps.
func (l *listener) asked(f table.Face, s rules.Sight, taken []rules.Step) {
	l.pair(f.Prompt(l.words, s, taken))
	for _, a := range f.Actions(l.words, s, taken) {
		l.hear(a.Words)
	}
}

func (l *listener) pair(a, b string) { l.hear(a, b) }

// refusals reads why moves are refused.
func (l *listener) refusals(f table.Face, st rules.State, moves []rules.Move) {
	for _, m := range moves {
		why, ok := errors.AsType[*rules.Refusal](st.Check(st.Turn(), m))
		if !ok {
			continue
		}
		own := *why
		own.Args = maps.Clone(why.Args)
		if reasoner, ok := f.(table.Reasoner); ok {
			for name, value := range own.Args {
				own.Args[name] = reasoner.Reason(l.words, name, value)
			}
		}
		l.hear(l.words.Refusal(&own))
	}
}

// course are the sentences that the course of a match brings.
var course = regexp.MustCompile(`^[a-z]+\.(prompt|told|chip|label|seat)\b`)

// reaches holds that most sentences of the course have been said: a walk that passes by them would find nothing missing.
func (l *listener) reaches(id string) {
	said := strings.Join(slices.Collect(maps.Keys(l.said)), "\n")
	known, heard := 0, 0
	for _, name := range []string{id, "table"} {
		var file map[string]any // a sentence, or its forms by number
		if b, err := assets.Locales.ReadFile("locales/" + name + ".en.json"); err != nil {
			continue // the words of some games are among those of the table
		} else if err := json.Unmarshal(b, &file); err != nil {
			l.Fatal(err)
		}
		for key, v := range file {
			if !strings.HasPrefix(key, id+".") || !course.MatchString(key) {
				continue
			}
			if forms, ok := v.(map[string]any); ok {
				v = forms["other"]
			}
			form := place.ReplaceAllString(regexp.QuoteMeta(v.(string)), ".*")
			known++
			if regexp.MustCompile("(?m)^" + form + "$").MatchString(said) {
				heard++
			} else {
				l.Logf("never said: %s", key)
			}
		}
	}
	if known == 0 || heard*5 < known*4 {
		l.Errorf("of %d sentences of a match it said %d", known, heard)
	}
}

// place is a place to be filled, in a sentence that is quoted for a pattern.
var place = regexp.MustCompile(`\\\{[a-zA-Z]+\\\}`)
