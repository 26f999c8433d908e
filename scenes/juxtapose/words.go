package juxtapose

import (
	"strings"

	"quintet/rules"
	game "quintet/rules/juxtapose"
	"quintet/scenes/kit"
)

// Name implements table.Face.
func (f *Face) Name(w *kit.Words) string { return w.Say("juxtapose.name") }

// Chip implements table.Face.
func (f *Face) Chip(w *kit.Words, st rules.State) (long, short string) {
	switch game.Phase(st) {
	case game.PhaseDrop:
		n := game.Placed(st)
		return w.Say("juxtapose.chip.drop", "placed", n), w.Say("juxtapose.chip.drop.short", "placed", n)
	case game.PhaseSlide:
		s := w.Say("juxtapose.chip.slide")
		return s, s
	}
	s := w.Say("juxtapose.chip.over")
	return s, s
}

// Label implements table.Face.
func (f *Face) Label(w *kit.Words, m rules.Sight) string {
	if game.Pool(m.State()) != 0 {
		return w.Say("juxtapose.pool", "count", m.Players()-1)
	}
	return w.Say("juxtapose.goals")
}

var (
	colourKeys = [...]string{"red", "yellow", "green", "blue", "black"}
	sizeKeys   = [...]string{"small", "medium", "large"}
)

// pieceWords are "small red" in the language of the interface.
func pieceWords(w *kit.Words, piece int) string {
	colour, size := game.Piece(piece)
	return w.Say("juxtapose.piece", "size", w.Say("juxtapose.size."+sizeKeys[size]), "colour", w.Say("juxtapose.colour."+colourKeys[colour]))
}

// Prompt implements table.Face.
func (f *Face) Prompt(w *kit.Words, m rules.Sight, taken []rules.Step) (line, help string) {
	st := m.State()
	key := ""
	var piece string
	if len(taken) > 0 {
		if s := taken[0].Spot; s.Zone == game.ZonePool {
			piece = pieceWords(w, game.Index(int(s.X), game.Sizes-1-int(s.Y)))
		} else if on, ok := game.On(st, s.X, s.Y); ok {
			piece = pieceWords(w, on)
		}
	}
	switch {
	case game.Phase(st) == game.PhaseDrop && piece == "":
		key = "juxtapose.prompt.choose"
	case game.Phase(st) == game.PhaseDrop:
		key = "juxtapose.prompt.put"
	case piece == "" && game.SwapsOff(st):
		key = "juxtapose.prompt.slide"
	case piece == "":
		key = "juxtapose.prompt.move"
	default:
		return w.Say("juxtapose.prompt.with", "piece", piece), w.Say("juxtapose.prompt.with." + f.waysOut(m, taken))
	}
	return w.Say(key, "piece", piece), w.Say(key + ".help")
}

// prompts are all first lines of Prompt, with the pyramid that takes most letters.
func prompts(w *kit.Words) (all []string) {
	longest := ""
	for i := range game.Pieces {
		if p := pieceWords(w, i); len(p) > len(longest) {
			longest = p
		}
	}
	for _, key := range []string{"choose", "put", "move", "slide", "with"} {
		all = append(all, w.Say("juxtapose.prompt."+key, "piece", longest))
	}
	return all
}

// waysOut says what the chosen pyramid can do, by what the rules list.
func (f *Face) waysOut(m rules.Sight, taken []rules.Step) string {
	st := m.State()
	from := taken[0].Spot
	swap, slide := false, false
	for _, mv := range st.Moves(nil, st.Turn()) {
		for i, step := range st.Path(nil, st.Turn(), mv) {
			if step.Spot != from {
				continue
			}
			swap = swap || mv.Verb == game.VerbSwap
			slide = slide || mv.Verb == game.VerbSlide && i == 0
		}
	}
	switch {
	case swap && slide:
		return "both"
	case slide:
		return "slide"
	}
	return "swap"
}

// Told implements table.Face.
func (f *Face) Told(w *kit.Words, s rules.Sight, i int) (said string, piece int) {
	return f.tell(w, "juxtapose.told.", s, i)
}

// Would implements table.Face.
func (f *Face) Would(w *kit.Words, s rules.Sight, i int) string {
	said, _ := f.tell(w, "juxtapose.would.", s, i)
	return said
}

// tell says what move i was in words whose keys begin so, and which piece it was about, or -1.
func (f *Face) tell(w *kit.Words, words string, m rules.Sight, i int) (said string, piece int) {
	entry := m.Entry(i)
	name := m.Name(entry.By)
	before, after := m.At(i).Table(nil), m.At(i+1).Table(nil)
	var moved []int
	for p := range after {
		if before[p] != after[p] {
			moved = append(moved, p)
		}
	}
	to := after[moved[0]].Spot
	square := game.Square(to.X, to.Y)
	switch entry.Move.Verb {
	case game.VerbDrop:
		said = w.Say(words+"drop", "name", name, "piece", pieceWords(w, moved[0]), "square", square)
	case game.VerbSlide:
		said = w.Say(words+"slide", "name", name, "piece", pieceWords(w, moved[0]), "square", square)
	case game.VerbSwap:
		said = w.Say(words+"swap", "name", name, "piece", pieceWords(w, moved[0]), "other", pieceWords(w, moved[1]))
	}
	return said, moved[0]
}

// Why implements table.Face.
func (f *Face) Why(w *kit.Words, m rules.Sight) string {
	st := m.State()
	r := st.Result()
	var lines []string
	first := 0
	for _, shape := range r.Shapes {
		var names []string
		for _, s := range shape {
			names = append(names, game.Square(s.X, s.Y))
			first, _ = game.On(st, s.X, s.Y)
		}
		lines = append(lines, strings.Join(names, ", "))
	}
	squares := strings.Join(lines, "; ")
	colour, size := game.Piece(first)
	switch {
	case r.Key == game.ResultRepetition:
		return w.Say("juxtapose.why.repetition")
	case r.Key == game.ResultMoveLimit:
		return w.Say("juxtapose.why.limit")
	case len(lines) > 1:
		return w.Say("juxtapose.why.both", "squares", squares)
	case r.Key == game.ResultSize:
		return w.Say("juxtapose.why.size", "size", w.Say("juxtapose.size."+sizeKeys[size]), "squares", squares)
	}
	return w.Say("juxtapose.why.colour", "colour", w.Say("juxtapose.colour."+colourKeys[colour]), "squares", squares)
}

// barredNote says in words which pyramids may not slide (X1).
func barredNote(w *kit.Words, barred game.Set) string {
	only := -1
	for p := range game.Pieces {
		if barred.Has(p) {
			if only >= 0 {
				return w.Say("juxtapose.barred.two")
			}
			only = p
		}
	}
	return w.Say("juxtapose.barred.one", "piece", pieceWords(w, only))
}

// Reason implements table.Reasoner.
func (f *Face) Reason(w *kit.Words, name, value string) string {
	if name == "colour" || name == "size" {
		return w.Say("juxtapose." + name + "." + value)
	}
	return value
}
