package scenes

import (
	"fmt"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// Box is a game as it stands on the shelf: its rules, and how it shows itself before it is played. Its words have keys
// that begin with the game's ID.
type Box struct {
	Game *rules.Game
	// Still fills an image with a still life: the board's material and a few pieces.
	Still func(dst *ebiten.Image, scale float64, symbols bool)
	// Board paints, into a rectangle, the board that will be played on, with an example of what wins.
	Board func(dst *ebiten.Image, r kit.Rect, scale float64, symbols bool)
	// Face is the game's own part of a table.
	Face func() table.Face
	// Preview, if a game has it, takes the place of Board in the set-up, and follows what is chosen there.
	Preview func(dst *ebiten.Image, r kit.Rect, scale float64, symbols bool, s rules.Setup)
	// Book is its rule book.
	Book []table.Leaf
}

func (b Box) key(rest string) string { return b.Game.ID + "." + rest }

func (b Box) name(w *kit.Words) string { return w.Say(b.key("name")) }

// players says for how many the game is.
func (b Box) players(w *kit.Words) string {
	s := b.Game.Seats
	from, to := s[0], s[len(s)-1]
	switch {
	case len(s) == 1:
		return w.Say("players", "count", from)
	case len(s) == 2 && to > from+1:
		return w.Say("players.or", "from", from, "to", to)
	}
	if s[len(s)-2] < to-1 && s[len(s)-2] == from+len(s)-2 {
		return w.Say("players.range.or", "from", from, "to", s[len(s)-2], "last", to)
	}
	return w.Say("players.range", "from", from, "to", to)
}

// option is the key of the words of an option, or of one of its values.
func (b Box) option(parts ...string) string {
	s := b.key("option")
	for _, p := range parts {
		s += "." + p
	}
	return s
}

// level says in a sentence how a level plays this game.
func (b Box) level(w *kit.Words, level string) string {
	if key := b.key("level." + level); w.Has(key) {
		return w.Say(key)
	}
	return w.Say("level." + level + ".help")
}

// say is the word for a value of an option, or what it means (rest "help"). Numbers that aren't named have one sentence for
// all of them.
func (b Box) say(w *kit.Words, o rules.Option, value string, rest ...string) string {
	if key := b.option(append([]string{o.Key, value}, rest...)...); w.Has(key) {
		return w.Say(key)
	}
	return w.Say(b.option(append([]string{o.Key, "n"}, rest...)...), "n", value)
}

// sides are the seats of each side with so many players, or nil where everybody plays alone.
func (b Box) sides(players int) (sides [][]rules.Seat) {
	if b.Game.Side == nil {
		return nil
	}
	st, err := b.Game.New(rules.Setup{Players: make([]rules.Player, players)})
	if err != nil {
		panic(err) // so many may play
	}
	sides = make([][]rules.Seat, players)
	for seat := range rules.Seat(players) {
		side := b.Game.Side(st, seat)
		sides[side] = append(sides[side], seat)
	}
	sides = slices.DeleteFunc(sides, func(own []rules.Seat) bool { return len(own) == 0 })
	if len(sides) == players {
		return nil
	}
	return sides
}

func percent(v float64) string { return fmt.Sprintf("%.0f %%", v*100) }
