package rules

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Value is what the set-up chooses for an option: the default where it says nothing.
func (s Setup) Value(o Option) string {
	if v, ok := s.Options[o.Key]; ok {
		return v
	}
	return o.With(len(s.Players)).Values[0]
}

// With is the option as so many players may choose it: what Only says is in Values.
func (o Option) With(players int) Option {
	if only, ok := o.Only[players]; ok {
		o.Values, o.Min, o.Max = only, 0, 0
	}
	o.Only = nil
	return o
}

// allows tells whether the option, as it is with so many players, may have that value.
func (o Option) allows(value string) bool {
	if slices.Contains(o.Values, value) {
		return true
	}
	n, err := number(value, 31)
	return err == nil && o.Max > 0 && int(n) >= o.Min && int(n) <= o.Max
}

// choices lists what the option may be.
func (o Option) choices() string {
	list := slices.Clone(o.Values)
	if o.Max > 0 {
		list = append(list, fmt.Sprintf("%d to %d", o.Min, o.Max))
	}
	return strings.Join(list, ", ")
}

// clone shares nothing with the receiver.
func (s Setup) clone() Setup {
	s.Players = slices.Clone(s.Players)
	s.Options = maps.Clone(s.Options)
	return s
}

func (s Setup) equal(t Setup) bool {
	return s.Start == t.Start && slices.Equal(s.Players, t.Players) && maps.Equal(s.Options, t.Options)
}

// Accept is the set-up as a match keeps it: names trimmed, defaults left out of the options. The error is a *Refusal
// with the key "bad-header" if the game can't be set up so.
func (g *Game) Accept(s Setup) (Setup, error) {
	s = s.clone()
	if !slices.Contains(g.Seats, len(s.Players)) {
		return s, g.wrongSeats(len(s.Players))
	}
	for i := range s.Players {
		p := &s.Players[i]
		p.Name = strings.TrimSpace(p.Name)
		if err := p.check(); err != nil {
			return s, err
		}
	}
	if s.Start < 0 || int(s.Start) >= len(s.Players) {
		return s, Refuse(KeyBadHeader, "Seat {seat} cannot begin: nobody sits there.", "seat", fmt.Sprint(s.Start))
	}
	for key, value := range s.Options {
		o, err := g.option(key, value, len(s.Players))
		if err != nil {
			return s, err
		}
		if value == o.Values[0] {
			delete(s.Options, key)
		}
	}
	if len(s.Options) == 0 {
		s.Options = nil
	}
	return s, nil
}

// option finds the option of that key as so many players have it, and makes sure that it may have the value.
func (g *Game) option(key, value string, players int) (Option, error) {
	i := slices.IndexFunc(g.Options, func(o Option) bool { return o.Key == key })
	if i < 0 {
		return Option{}, Refuse(KeyBadHeader, "{game} has no option {key}.", "game", g.ID, "key", quote(key))
	}
	o := g.Options[i].With(players)
	switch {
	case o.allows(value):
		return o, nil
	case g.Options[i].allows(value): // with another number of players
		return o, Refuse(KeyBadHeader, "With {n} players the option {key} cannot be {value}. It may be {values}.",
			"n", fmt.Sprint(players), "key", key, "value", quote(value), "values", o.choices())
	}
	return o, Refuse(KeyBadHeader, "The option {key} cannot be {value}. It may be {values}.",
		"key", key, "value", quote(value), "values", o.choices())
}

func (g *Game) wrongSeats(n int) *Refusal {
	return Refuse(KeyBadHeader, "{game} is not for {n} players. It may be {seats}.",
		"game", g.ID, "n", fmt.Sprint(n), "seats", strings.Trim(fmt.Sprint(g.Seats), "[]"))
}

const nameMax = 40 // characters

func (p Player) check() error {
	switch {
	case p.Name == "" && p.Bot == "":
		return Refuse(KeyBadHeader, "A player needs a name.")
	case !utf8.ValidString(p.Name) || strings.ContainsFunc(p.Name, notSeen):
		return Refuse(KeyBadHeader, "The name {name} holds characters that no name may have.", "name", quote(p.Name))
	case utf8.RuneCountInString(p.Name) > nameMax:
		return Refuse(KeyBadHeader, "The name {name} is longer than 40 characters.", "name", quote(p.Name))
	case len(p.Bot) > nameMax || strings.ContainsFunc(p.Bot, notLevel):
		return Refuse(KeyBadHeader, "{level} is no level of a bot.", "level", quote(p.Bot))
	}
	return nil
}

// notSeen is what no name may have: what breaks a line, turns the text around it, or makes two names look the same.
func notSeen(r rune) bool { return !unicode.IsGraphic(r) }

// notLevel keeps a level to one plain word, so that it reads back as it was written.
func notLevel(r rune) bool {
	return (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-'
}

// quote shows somebody's text in a sentence: short, on one line and without characters that a terminal obeys.
func quote(s string) string {
	const most = 30
	n := 0
	for i := range s {
		if n == most {
			return fmt.Sprintf("%q…", s[:i])
		}
		n++
	}
	return fmt.Sprintf("%q", s)
}
