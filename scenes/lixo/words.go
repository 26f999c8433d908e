package lixo

import (
	"strconv"
	"strings"

	"quintet/rules"
	game "quintet/rules/lixo"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// Name implements table.Face.
func (f *Face) Name(w *kit.Words) string { return w.Say("lixo.name") }

var colourKeys = [...]string{"yellow", "blue", "green", "red", "grey"}

func colourWord(w *kit.Words, colour int) string { return w.Say("lixo.colour." + colourKeys[colour]) }

// container is "blue 5".
func container(w *kit.Words, colour, value int) string {
	return w.Say("lixo.container", "colour", colourWord(w, colour), "value", value)
}

// upper begins a sentence.
func upper(s string) string {
	for _, r := range s {
		return strings.ToUpper(string(r)) + s[len(string(r)):]
	}
	return s
}

// Chip implements table.Face.
func (f *Face) Chip(w *kit.Words, st rules.State) (long, short string) {
	if colour, value, ok := game.Auctioned(st); ok {
		short = upper(container(w, colour, value))
		return short, short
	}
	if game.Phase(st) == game.PhaseOver {
		short = w.Say("lixo.chip.over")
		return short, short
	}
	short = w.Say("lixo.chip.deal")
	if game.Phase(st) == game.PhaseReveal {
		short = w.Say("lixo.chip.turn")
	}
	return short, short
}

// Label implements table.Face: what the player at the bottom would have now.
func (f *Face) Label(w *kit.Words, s rules.Sight) string {
	st := s.State()
	return w.Say("lixo.own", "won", game.Worth(st, f.bottom), "lost", game.Lost(st, f.bottom), "hold", game.HandSize(st, f.bottom)+game.BidSize(st, f.bottom),
		"points", number(game.Points(st, f.bottom)))
}

// number writes a number that may be negative, with a real minus.
func number(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// cards is how many cards have been tapped.
func cards(taken []rules.Step) (n int) {
	for _, t := range taken {
		if t.Button == rules.NoButton {
			n++
		}
	}
	return n
}

// Prompt implements table.Face.
func (f *Face) Prompt(w *kit.Words, s rules.Sight, taken []rules.Step) (line, help string) {
	st := s.State()
	turn := st.Turn()
	if game.Phase(st) == game.PhaseOver {
		return w.Say("lixo.prompt.count"), ""
	}
	if game.Phase(st) == game.PhaseReveal {
		return w.Say("lixo.prompt.turn"), ""
	}
	if turn < 0 {
		return w.Say("lixo.prompt.deal"), ""
	}
	c, value, _ := game.Auctioned(st)
	colour := colourWord(w, c)
	if turn != s.To() {
		return w.Say("lixo.prompt.other", "name", s.Name(turn), "colour", colour, "value", value), w.Say("lixo.prompt.other.help")
	}
	n, least, had := cards(taken), game.Least(st, turn), game.BidSize(st, turn)
	switch {
	case game.MustPass(st):
		return w.Say("lixo.prompt.pass"), w.Say("lixo.prompt.pass.help", "n", game.High(st)+1, "colour", colour)
	case n >= least:
		return w.Say("lixo.prompt.enough", "n", had+n, "colour", colour), w.Say("lixo.prompt.enough.help")
	case n > 0:
		return w.Say("lixo.prompt.more", "n", least-n, "colour", colour), w.Say("lixo.prompt.both")
	case had > 0:
		return w.Say("lixo.prompt.add", "n", least, "colour", colour), w.Say("lixo.prompt.add.help", "n", had)
	}
	return w.Say("lixo.prompt.bid", "n", least, "colour", colour), w.Say("lixo.prompt.both")
}

// prompts are the longest that Prompt says of its own.
func prompts(w *kit.Words) (all []string) {
	long := ""
	for i := range colourKeys {
		if c := colourWord(w, i); len(c) > len(long) {
			long = c
		}
	}
	for _, key := range []string{"deal", "turn", "count", "pass", "enough", "more", "add", "bid"} {
		all = append(all, w.Say("lixo.prompt."+key, "n", 30, "colour", long))
	}
	return all
}

// Actions implements table.Face.
func (f *Face) Actions(w *kit.Words, s rules.Sight, taken []rules.Step) []table.Action {
	st := s.State()
	turn := st.Turn()
	if game.Phase(st) != game.PhaseAuction || turn != s.To() {
		return nil
	}
	bid := w.Say("lixo.bid")
	if n := cards(taken); n > 0 {
		bid = w.Say("lixo.bid.of", "n", game.BidSize(st, turn)+n)
	}
	must := game.MustPass(st)
	return []table.Action{{Button: rules.ButtonPass, Words: w.Say("lixo.pass"), Main: must, Always: true}, {Button: rules.ButtonDone, Words: bid, Main: !must}}
}

// Seat implements table.Seater.
func (f *Face) Seat(w *kit.Words, s rules.Sight, seat rules.Seat, _ bool) (note, short string, piece int) {
	return f.status(w, s, seat), "", -1
}

// status says in a word or two what a seat has done in the auction.
func (f *Face) status(w *kit.Words, s rules.Sight, seat rules.Seat) string {
	st := s.State()
	n := game.BidSize(st, seat)
	switch {
	case game.Phase(st) != game.PhaseAuction:
	case st.Turn() == seat:
		return w.Say("lixo.seat.turn")
	case game.Leader(st) == seat:
		return w.Say("lixo.seat.leads", "n", n)
	case game.Passed(st, seat):
		return w.Say("lixo.seat.passed")
	case n > 0:
		return w.Say("lixo.seat.bid", "n", n)
	}
	return w.Say("lixo.seat.waits")
}

// Figure implements table.Figurer.
func (f *Face) Figure(s rules.Sight, seat rules.Seat) string {
	st := s.State()
	switch n := game.BidSize(st, seat); {
	case game.Phase(st) == game.PhaseOver:
		return number(game.Points(st, seat))
	case n > 0 && !f.round: // else it is said just below
		return strconv.Itoa(n)
	}
	return ""
}

// Told implements table.Face.
func (f *Face) Told(w *kit.Words, s rules.Sight, i int) (said string, piece int) {
	e := s.Entry(i)
	if e.Move.Verb == game.VerbDeal { // of many: no position is looked at for them
		if i > 0 && s.Entry(i-1).Move.Verb == game.VerbDeal {
			return "", -1
		}
		return w.Say("lixo.told.deal"), -1
	}
	after := s.At(i + 1)
	switch e.Move.Verb {
	case game.VerbTurn:
		if colour, value, ok := game.Auctioned(after); ok {
			return w.Say("lixo.told.sale", "what", upper(container(w, colour, value))), -1
		}
		return w.Say("lixo.told.stop", "name", s.Name(game.First(after))), -1
	case game.VerbBid:
		return w.Say("lixo.told.bid", "name", s.Name(e.By), "n", game.BidSize(after, e.By)), -1
	}
	if game.Phase(after) == game.PhaseAuction {
		return w.Say("lixo.told.pass", "name", s.Name(e.By)), -1
	}
	before := s.At(i)
	colour, value, _ := game.Auctioned(before)
	what := container(w, colour, value)
	if leader := game.Leader(before); leader >= 0 {
		return w.Say("lixo.told.won", "name", s.Name(leader), "what", what, "n", game.High(before)), -1
	}
	return w.Say("lixo.told.unsold", "what", upper(what)), -1
}

// Would implements table.Face. What a pass brings about is not proposed.
func (f *Face) Would(w *kit.Words, s rules.Sight, i int) string {
	switch e := s.Entry(i); e.Move.Verb {
	case game.VerbBid:
		return w.Say("lixo.would.bid", "n", game.BidSize(s.At(i+1), e.By))
	case game.VerbPass:
		return w.Say("lixo.would.pass")
	}
	return ""
}

// Why implements table.Face.
func (f *Face) Why(w *kit.Words, s rules.Sight) string {
	r := s.State().Result()
	best := 0
	for _, seat := range r.Winners {
		best = r.Scores[seat]
	}
	return w.Say("lixo.why", "count", best, "points", number(best))
}

// Tally implements table.Tallier.
func (f *Face) Tally(s rules.Sight, seat rules.Seat) (sum, total string) {
	st := s.State()
	total = number(game.Points(st, seat))
	return f.theme.Words.Say("lixo.tally", "won", game.Worth(st, seat), "hand", game.HandSize(st, seat), "lost", game.Lost(st, seat), "points", total), total
}

// Reason implements table.Reasoner.
func (f *Face) Reason(w *kit.Words, name, value string) string {
	if name == "colour" {
		return w.Say("lixo.colour." + value)
	}
	return value
}
