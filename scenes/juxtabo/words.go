package juxtabo

import (
	"fmt"
	"strings"

	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// Name implements table.Face.
func (f *Face) Name(w *kit.Words) string { return w.Say("juxtabo.name") }

// Chip implements table.Face.
func (f *Face) Chip(w *kit.Words, st rules.State) (long, short string) {
	switch game.Phase(st) {
	case game.StageCall:
		return w.Say("juxtabo.chip.call"), w.Say("juxtabo.chip.call")
	case game.StageOver:
		return w.Say("juxtabo.chip.over"), w.Say("juxtabo.chip.over")
	}
	if game.Alone(st) {
		return w.Say("juxtabo.chip.solo"), w.Say("juxtabo.chip.solo")
	}
	n := game.Target(st)
	return w.Say("juxtabo.chip", "cards", n), w.Say("juxtabo.chip.short", "cards", n)
}

// Label implements table.Face: what is left.
func (f *Face) Label(w *kit.Words, s rules.Sight) string {
	st := s.State()
	if game.Alone(st) {
		return w.Say("juxtabo.left.solo", "count", game.Deck(st), "bag", w.Say("juxtabo.left.bag", "count", game.Bag(st)))
	}
	return w.Say("juxtabo.left", "count", game.Bag(st))
}

// Seat implements table.Seater.
func (f *Face) Seat(w *kit.Words, s rules.Sight, seat rules.Seat, _ bool) (note, short string, piece int) {
	st := s.State()
	won, of := game.Won(st, seat), game.Target(st)
	key := "juxtabo.seat"
	if game.Skips(st, seat) {
		key = "juxtabo.seat.skips"
	}
	return w.Say(key, "won", won, "of", of), w.Say("juxtabo.seat.short", "won", won, "of", of), -1
}

func colourWord(w *kit.Words, c int) string { return w.Say("juxtabo.colour." + game.ColourName(c)) }

// Prompt implements table.Face.
func (f *Face) Prompt(w *kit.Words, s rules.Sight, taken []rules.Step) (line, help string) {
	put := func(key string, args ...any) (string, string) {
		return w.Say("juxtabo.prompt."+key, args...), w.Say("juxtabo.prompt."+key+".help", args...)
	}
	st := s.State()
	solo := game.Alone(st)
	if calling(taken) {
		return f.callPrompt(w, put, s, taken)
	}
	if len(taken) > 0 && taken[0].Spot.Zone == game.ZoneReserve {
		if a, b, ok := sides(st, taken[0].Spot); ok {
			return put("chosen", "a", colourWord(w, a), "b", colourWord(w, b))
		}
	}
	playing := game.Playing(st)
	switch stage := game.Phase(st); {
	case stage == game.StageSetUp:
		return put("deal")
	case stage == game.StageCall:
		return put("last")
	case solo && game.Provisional(st) > 0:
		return put("solo.draft")
	case solo:
		return put("solo")
	case s.To() != playing:
		return put("other", "name", s.Name(playing))
	case game.Provisional(st) > 0:
		return put("draft")
	case game.Bonus(st):
		return put("bonus")
	case game.Due(st) == 2:
		return put("two")
	case game.Due(st) == 1:
		return put("one")
	case may(st, playing, game.VerbExchange):
		return put("exchange")
	case may(st, playing, game.VerbPass):
		return put("pass")
	}
	return put("end")
}

func (f *Face) callPrompt(w *kit.Words, put func(string, ...any) (string, string), s rules.Sight, taken []rules.Step) (line, help string) {
	st := s.State()
	by := s.To()
	slot := card(taken)
	// Out of turn it is said who calls: the others look on.
	call := func(key string, args ...any) (string, string) {
		line, help := put("call."+key, args...)
		if by != game.Playing(st) {
			line = w.Say("juxtabo.prompt.by."+key, append([]any{"name", s.Name(by)}, args...)...)
		}
		return line, help
	}
	switch {
	case !game.Strict(st) && len(claims(st, by, slot)) == 0:
		return call("none")
	case !game.Strict(st):
		return call("guided")
	case slot < 0:
		return call("card")
	}
	tapped := 0
	for _, t := range taken {
		if t.Button == rules.NoButton && t.Spot.Zone == game.ZoneBoard {
			tapped++
		}
	}
	n := game.CardSize(max(0, game.Hand(st, by)[slot]))
	if tapped > 0 {
		return call("more", "count", n-tapped)
	}
	return call("cells", "count", n)
}

// prompts are all first lines of Prompt, with the longest words.
func prompts(w *kit.Words) (all []string) {
	for _, key := range []string{"deal", "last", "solo", "solo.draft", "other", "draft", "bonus", "two", "one", "exchange", "pass", "end",
		"chosen", "call.none", "call.guided", "call.card", "call.cells", "call.more", "by.none", "by.guided",
		"by.card", "by.cells", "by.more"} {
		all = append(all, w.Say("juxtabo.prompt."+key, "name", "Wilhelmina", "a", w.Say("juxtabo.colour.yellow"), "b", w.Say("juxtabo.colour.orange"), "count", 3))
	}
	return all
}

// sides are the colours of a disc of a reserve.
func sides(st rules.State, spot rules.Spot) (a, b int, ok bool) {
	for _, p := range st.Table(nil)[:game.Discs] {
		if p.Spot == spot && p.Face != 0 {
			_, under, over := game.Lying(p.Face)
			return over, under, true
		}
	}
	return 0, 0, false
}

func may(st rules.State, by rules.Seat, verb rules.Verb) bool {
	if by < 0 {
		return false
	}
	return st.Check(by, game.Do(verb)) == nil
}

// Actions implements table.Face.
func (f *Face) Actions(w *kit.Words, s rules.Sight, _ []rules.Step) []table.Action {
	st := s.State()
	playing := game.Playing(st)
	act := func(b rules.Button, i kit.Icon, key string) table.Action {
		return table.Action{Button: b, Icon: i, Name: key, Words: w.Say("juxtabo.do." + key)}
	}
	var all []table.Action
	if may(st, playing, game.VerbTakeback) {
		all = append(all, act(game.ButtonTakeback, kit.IconUndo, "takeback"))
	}
	switch stage := game.Phase(st); {
	case stage == game.StageSetUp || stage == game.StageOver:
		return nil
	case stage == game.StageCall, may(st, playing, game.VerbPass):
		return append(all, act(rules.ButtonPass, kit.IconTick, "pass"))
	case game.Alone(st):
		if may(st, playing, game.VerbExchange) {
			all = append(all, act(game.ButtonExchange, kit.IconAgain, "exchange"))
		}
		return append(all, act(rules.ButtonPass, kit.IconRight, "skip"))
	case may(st, playing, game.VerbExchange):
		return append(all, act(game.ButtonExchange, kit.IconAgain, "exchange"))
	}
	end := act(rules.ButtonEnd, kit.IconTick, "end")
	// Where all that must be done has been done, it is the button to press.
	end.Main = s.To() == playing && game.Provisional(st) == 0 && may(st, playing, game.VerbEnd)
	return append(all, end)
}

// buttonWords are all that the buttons may say.
func buttonWords(w *kit.Words) (all []string) {
	for _, key := range []string{"takeback", "pass", "exchange", "skip", "end"} {
		all = append(all, w.Say("juxtabo.do."+key))
	}
	return all
}

// Told implements table.Face.
func (f *Face) Told(w *kit.Words, s rules.Sight, i int) (said string, piece int) {
	return f.tell(w, "juxtabo.told.", s, i)
}

// Would implements table.Face.
func (f *Face) Would(w *kit.Words, s rules.Sight, i int) string {
	said, _ := f.tell(w, "juxtabo.would.", s, i)
	return said
}

// tell says what move i was in words whose keys begin so, and which piece it was about, or -1.
func (f *Face) tell(w *kit.Words, words string, s rules.Sight, i int) (said string, piece int) {
	e := s.Entry(i)
	if e.By < 0 {
		return "", -1
	}
	name := s.Name(e.By)
	put := func(key string, args ...any) string {
		return w.Say(words+key, append([]any{"name", name}, args...)...)
	}
	switch m := e.Move; m.Verb {
	case game.VerbPlace:
		return f.toldPlace(w, s, i, put)
	case game.VerbClaim:
		won := game.Won(s.At(i+1), e.By) > game.Won(s.At(i), e.By)
		key := "claim"
		if !won {
			key = "false"
		}
		id := game.CardOf(m)
		piece = -1
		for k, p := range s.At(i + 1).Table(nil) {
			if k >= game.Discs && int(p.Face)-1 == id {
				piece = k
			}
		}
		return put(key, "colours", cardWords(w, id)), piece
	case game.VerbExchange:
		return put("exchange"), -1
	case game.VerbTakeback:
		return put("takeback"), -1
	case game.VerbTimeout:
		return put("timeout"), -1
	case game.VerbPass:
		return put("pass"), -1
	case game.VerbSkip:
		return put("skip"), -1
	}
	return "", -1
}

func (f *Face) toldPlace(w *kit.Words, s rules.Sight, i int, put func(string, ...any) string) (string, int) {
	e := s.Entry(i)
	before, after := s.At(i).Table(nil), s.At(i+1).Table(nil)
	for k := range after {
		if to := after[k]; before[k] != to && to.Spot.Zone == game.ZoneBoard && to.Face != 0 {
			_, under, over := game.Lying(to.Face)
			return put("place", "under", colourWord(w, under), "over", colourWord(w, over), "cell", game.Cell(to.Spot.X, to.Spot.Y)), k
		}
	}
	if game.Tried(e.Move) {
		return put("tries"), -1
	}
	if game.Playing(s.At(i+1)) == e.By && game.Provisional(s.At(i+1)) > game.Provisional(s.At(i)) {
		return put("tries"), -1
	}
	return put("flaw"), -1
}

// cardWords are the colours of a card, in reading order.
func cardWords(w *kit.Words, card int) string {
	var all []string
	for _, row := range patterns[card] {
		for _, c := range row {
			if c >= 0 {
				all = append(all, colourWord(w, c))
			}
		}
	}
	return strings.Join(all, ", ")
}

// Why implements table.Face.
func (f *Face) Why(w *kit.Words, s rules.Sight) string {
	st := s.State()
	r := st.Result()
	var scores []string
	for seat := range rules.Seat(s.Players()) {
		scores = append(scores, fmt.Sprint(game.Won(st, seat)))
	}
	return w.Say("juxtabo.why."+r.Key, "cards", game.Target(st), "scores", strings.Join(scores, " : "), "won", game.Won(st, 0))
}

// Reason implements table.Reasoner: a stack by its row and column, a colour by its name.
func (f *Face) Reason(w *kit.Words, name, value string) string {
	switch name {
	case "stack", "colour":
		return w.Say("juxtabo.colour." + value)
	case "cell", "a", "b":
		if len(value) == 4 {
			return w.Say("juxtabo.cell", "row", value[1:2], "column", value[3:])
		}
	}
	return value
}
