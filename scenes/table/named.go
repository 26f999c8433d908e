package table

import (
	"strings"

	"quintet/rules"
	"quintet/scenes/kit"
)

// FitNames is a sentence in which long names are cut until it fits a width: what is done tells more than the end of a name.
func FitNames(th *kit.Theme, m rules.Sight, said string, s kit.Style, width float64) string {
	least := th.Width("Wwwi…", s)
	for th.Width(said, s) > width+.5 {
		long := ""
		for seat := range m.Players() {
			if n := m.Name(rules.Seat(seat)); strings.Contains(said, n) && th.Width(n, s) > max(least, th.Width(long, s)) {
				long = n
			}
		}
		cut := th.Fit(long, s, max(least, th.Width(long, s)-(th.Width(said, s)-width)))
		if long == "" || cut == long {
			break // there is nothing to be cut
		}
		said = strings.ReplaceAll(said, long, cut)
	}
	return said
}
