package rules

import (
	"fmt"
	"io"
	"strings"
)

// WriteTo writes the match as a .qm file: the set-up, the seed and the moves made, in canonical notation. Undone moves
// are left out.
func (m *Match) WriteTo(w io.Writer) (int64, error) {
	var b strings.Builder
	b.WriteString("quintet 1\ngame " + m.game.ID)
	if m.game.Rules != 1 {
		fmt.Fprint(&b, " ", m.game.Rules)
	}
	b.WriteByte('\n')
	for i, p := range m.setup.Players {
		if p.Bot == "" {
			fmt.Fprintf(&b, "seat %d human %s\n", i, p.Name)
		} else {
			b.WriteString(strings.TrimSpace(fmt.Sprintf("seat %d bot %s %s", i, p.Bot, p.Name)) + "\n")
		}
	}
	fmt.Fprintf(&b, "option start %d\n", m.setup.Start)
	for _, o := range m.game.Options { // in the game's order, so that equal matches make equal files
		if v, ok := m.setup.Options[o.Key]; ok {
			fmt.Fprintf(&b, "option %s %s\n", o.Key, v)
		}
	}
	fmt.Fprintf(&b, "seed %d\n\n", m.seed)
	for _, e := range m.moves[:m.index] {
		b.WriteString(e.By.String() + " " + m.game.Format(e.Move) + "\n")
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// String is the seat as a match file writes it: its number, or * for chance. Nobody is "-".
func (s Seat) String() string {
	switch s {
	case Chance:
		return "*"
	case Nobody:
		return "-"
	}
	return fmt.Sprint(int8(s))
}

// String is the result in words of one line, e.g. "over winners 0 2 result most-cards scores 3 1 3"; "" while the
// match goes on.
func (r Result) String() string {
	if !r.Over {
		return ""
	}
	var b strings.Builder
	b.WriteString("over winners")
	for _, s := range r.Winners {
		b.WriteString(" " + s.String())
	}
	if len(r.Winners) == 0 {
		b.WriteString(" none")
	}
	b.WriteString(" result " + r.Key)
	if r.Scores != nil {
		b.WriteString(" scores")
		for _, n := range r.Scores {
			fmt.Fprint(&b, " ", n)
		}
	}
	return b.String()
}
