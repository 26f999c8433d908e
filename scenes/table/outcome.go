package table

import (
	"strings"

	"quintet/rules"
	"quintet/scenes/kit"
)

// outcome says who has won a match that is over, and why it ended so.
func outcome(w *kit.Words, f Face, s rules.Sight) (head, why string) {
	r := s.State().Result()
	switch {
	case len(r.Winners) > 0:
		head = w.Say("table.won", "count", len(r.Winners), "name", names(w, s, r.Winners))
	case s.Players() == 1:
		head = w.Say("table.lost", "name", s.Name(0))
	default:
		head = w.Say("table.draw")
	}
	return head, f.Why(w, s)
}

// names joins the names of some seats.
func names(w *kit.Words, s rules.Sight, seats []rules.Seat) string {
	var out []string
	for _, seat := range seats {
		out = append(out, s.Name(seat))
	}
	if n := len(out); n > 1 {
		return w.Say("table.and", "names", strings.Join(out[:n-1], ", "), "name", out[n-1])
	}
	return strings.Join(out, "")
}
