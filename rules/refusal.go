package rules

import "strings"

// Keys that all games share. The keys of one game are listed on its page, and in its package.
const (
	KeyOver        = "over"          // the match has ended
	KeyNotYourTurn = "not-your-turn" // another seat, or chance, is awaited
	KeyImpossible  = "impossible"    // an outcome that chance can't have there
	KeyUnreadable  = "unreadable"    // text that is no move of this game, or no text at all
	KeyBadHeader   = "bad-header"    // a set-up, or the part of a match file that says it, that names no match
)

// Refusals that all games share. They are never altered.
var (
	ErrOver        = Refuse(KeyOver, "This match is over.")
	ErrNotYourTurn = Refuse(KeyNotYourTurn, "It is not your turn yet.")
	ErrImpossible  = Refuse(KeyImpossible, "Chance cannot bring that here.")
)

// Refusal says which rule forbids something, in a way that can be shown to a player and translated.
type Refusal struct {
	Key  string            // as the game's page lists it, e.g. "not-adjacent"
	Args map[string]string // fill the placeholders of Text; nil if it has none
	Text string            // an English sentence or two, with {name} placeholders
}

// Refuse makes a refusal; args are name, value pairs.
func Refuse(key, text string, args ...string) *Refusal {
	r := &Refusal{Key: key, Text: text}
	for i := 0; i+1 < len(args); i += 2 {
		if r.Args == nil {
			r.Args = make(map[string]string, len(args)/2)
		}
		r.Args[args[i]] = args[i+1]
	}
	return r
}

// Error is the filled-in English text.
func (r *Refusal) Error() string {
	if len(r.Args) == 0 {
		return r.Text
	}
	var pairs []string
	for name, value := range r.Args {
		pairs = append(pairs, "{"+name+"}", value)
	}
	return strings.NewReplacer(pairs...).Replace(r.Text)
}

// Unreadable refuses text that is no move of a game; like shows what such moves look like.
func Unreadable(text, like string) *Refusal {
	return Refuse(KeyUnreadable, "{text} is no move of this game. Moves look like this: {like}.", "text", quote(text), "like", like)
}
