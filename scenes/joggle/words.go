package joggle

import (
	"strconv"
	"strings"

	"quintet/rules"
	game "quintet/rules/joggle"
	"quintet/scenes/kit"
)

// Name implements table.Face.
func (f *Face) Name(w *kit.Words) string { return w.Say("joggle.name") }

// Chip implements table.Face.
func (f *Face) Chip(w *kit.Words, st rules.State) (long, short string) {
	switch game.Phase(st) {
	case game.PhasePlace:
		n := game.Men(st, game.White).Len() + game.Men(st, game.Black).Len() + 1
		return w.Say("joggle.chip.place", "move", n), w.Say("joggle.chip.place.short")
	case game.PhaseMove:
		return w.Say("joggle.chip.move", "move", game.Moved(st)+1), w.Say("joggle.chip.move.short")
	}
	s := w.Say("joggle.chip.over")
	return s, s
}

// targetKey is "r1s2" for one rectangle and two squares.
func targetKey(st rules.State) string {
	rects, squares := game.Target(st)
	key := ""
	if rects > 0 {
		key += "r" + strconv.Itoa(rects)
	}
	if squares > 0 {
		key += "s" + strconv.Itoa(squares)
	}
	return key
}

// Label implements table.Face.
func (f *Face) Label(w *kit.Words, s rules.Sight) string {
	return w.Say("joggle.label." + targetKey(s.State()))
}

var faceKeys = [...]string{"nothing", "blue", "yellow", "green", "red", "joggle"}

// faceWord is the colour that a face of the die stands for, or Joggle.
func faceWord(w *kit.Words, face game.Face) string { return w.Say("joggle.face." + faceKeys[face]) }

func colourWord(w *kit.Words, colour int) string {
	if colour == game.White {
		return w.Say("joggle.white")
	}
	return w.Say("joggle.black")
}

// fieldWords are "row 5, column 4".
func fieldWords(w *kit.Words, s rules.Spot) string {
	return w.Say("joggle.field", "row", int(s.Y)+1, "column", int(s.X)+1)
}

// Reason implements table.Reasoner: fields and colours have names of their own on the screen.
func (f *Face) Reason(w *kit.Words, name, value string) string {
	switch name {
	case "field":
		for y := range int8(game.Side) {
			for x := range int8(game.Side) {
				if game.Field(x, y) == value {
					return fieldWords(w, game.BoardSpot(x, y))
				}
			}
		}
	case "roll", "colour":
		if key := "joggle.face." + strings.ToLower(value); w.Has(key) {
			return w.Say(key)
		}
	}
	return value
}

// Seat implements table.Seater.
func (f *Face) Seat(w *kit.Words, s rules.Sight, seat rules.Seat, _ bool) (note, short string, piece int) {
	st := s.State()
	colour := game.ColourOf(st, seat)
	word := colourWord(w, colour)
	piece = colour * game.Marbles / 2
	if game.Phase(st) == game.PhasePlace {
		n := game.Left(st, seat)
		return w.Say("joggle.seat", "colour", word, "left", n), strconv.Itoa(n), piece
	}
	return word, "", piece
}

// Prompt implements table.Face.
func (f *Face) Prompt(w *kit.Words, s rules.Sight, taken []rules.Step) (line, help string) {
	st := s.State()
	face := game.Rolled(st)
	free := game.Lit(st).Len()
	key := ""
	switch {
	case f.held:
		return w.Say("joggle.prompt.rolls"), ""
	case st.Turn() == rules.Chance && s.Player(game.Mover(st)).Bot != "":
		return w.Say("joggle.prompt.waits"), ""
	case st.Turn() == rules.Chance && game.Again(st):
		return w.Say("joggle.prompt.again", "face", faceWord(w, face)), w.Say("joggle.prompt.again.help")
	case st.Turn() == rules.Chance:
		key = "throw"
	case st.Turn() >= 0 && s.Player(st.Turn()).Bot != "":
		return w.Say("joggle.prompt.bot", "Face", capital(faceWord(w, face))), ""
	case game.Phase(st) == game.PhasePlace:
		key = "place"
	case len(taken) > 0 && f.mine(st, taken[0].Spot):
		key = "to"
	case len(taken) > 0:
		key = "for"
	default:
		key = "move"
	}
	if st.Turn() >= 0 && face == game.Joggle {
		key += ".joggle"
	}
	word := ""
	if face > 0 {
		word = faceWord(w, face)
	}
	key = "joggle.prompt." + key
	return w.Say(key, "face", word, "Face", capital(word)), w.Say(key+".help", "face", word, "count", free)
}

// mine tells whether the mover's side has a marble on a spot.
func (f *Face) mine(st rules.State, s rules.Spot) bool {
	return s.Zone == game.ZoneBoard && game.Men(st, game.ColourOf(st, game.Mover(st))).Has(s.X, s.Y)
}

// capital is a word at the start of a sentence.
func capital(word string) string {
	for i, r := range word {
		return strings.ToUpper(string(r)) + word[i+len(string(r)):]
	}
	return word
}

// prompts are all first lines of Prompt, with the colour that takes most letters.
func prompts(w *kit.Words) (all []string) {
	longest := ""
	for face := game.Blue; face <= game.Joggle; face++ {
		if s := faceWord(w, face); len(s) > len(longest) {
			longest = s
		}
	}
	for _, key := range []string{"rolls", "waits", "bot", "throw", "again", "place", "place.joggle", "move", "move.joggle", "to", "to.joggle", "for.joggle"} {
		all = append(all, w.Say("joggle.prompt."+key, "face", longest, "Face", capital(longest)))
	}
	return all
}

// Confirm implements table.Confirmer: it says which field it is, and what a marble there would do.
func (f *Face) Confirm(w *kit.Words, s rules.Sight, taken []rules.Step, at rules.Spot) (button, line, help string) {
	st := s.State()
	line = capital(fieldWords(w, at))
	own := game.ColourOf(st, game.Mover(st))
	_, other := game.On(st, at.X, at.Y)
	if other {
		return w.Say("joggle.confirm.exchange"), line, w.Say("joggle.confirm.exchange.help")
	}
	key, m := "place", game.Place(at.X, at.Y)
	if len(taken) > 0 {
		key, m = "move", game.Move(taken[0].Spot.X, taken[0].Spot.Y, at.X, at.Y)
	}
	switch after := st.Apply(game.Mover(st), m, nil); {
	case game.Finished(after, own).Has(at.X, at.Y):
		help = w.Say("joggle.confirm.completes")
	case game.Missing(st, 1-own).Has(at.X, at.Y):
		help = w.Say("joggle.confirm.blocks")
	default:
		help = w.Say("joggle.confirm.field", "colour", faceWord(w, game.Paint(at.X, at.Y)))
	}
	return w.Say("joggle.confirm." + key), line, help
}

// Told implements table.Face. A roll is told with what was done with it.
func (f *Face) Told(w *kit.Words, s rules.Sight, i int) (said string, piece int) {
	return f.tell(w, "joggle.told.", s, i)
}

// Would implements table.Face.
func (f *Face) Would(w *kit.Words, s rules.Sight, i int) string {
	said, _ := f.tell(w, "joggle.would.", s, i)
	return said
}

// tell says what move i was in words whose keys begin so, and which piece it was about, or -1.
func (f *Face) tell(w *kit.Words, words string, s rules.Sight, i int) (said string, piece int) {
	e := s.Entry(i)
	if e.By == rules.Chance {
		return "", -1
	}
	st := s.At(i)
	name, roll := s.Name(e.By), faceWord(w, game.Rolled(st))
	if name == "" {
		name = s.Player(e.By).Bot
	}
	from, to := game.Way(e.Move)
	key := ""
	switch e.Move.Verb {
	case game.VerbPlace:
		key = "place"
	case game.VerbMove:
		key = "move"
	case game.VerbExchange:
		key = "exchange"
	}
	piece, _ = game.On(s.At(i+1), to.X, to.Y)
	return w.Say(words+key, "name", name, "roll", roll, "field", fieldWords(w, to), "from", fieldWords(w, from)), piece
}

// Why implements table.Face.
func (f *Face) Why(w *kit.Words, s rules.Sight) string {
	st := s.State()
	r := st.Result()
	if r.Key == game.ResultMoveLimit {
		return w.Say("joggle.why.limit", "count", game.Limit(st))
	}
	return w.Say("joggle.why."+targetKey(st), "colour", colourWord(w, game.ColourOf(st, r.Winners[0])))
}
