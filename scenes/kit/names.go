package kit

import (
	"strings"
	"unicode"
)

// MaxName is how many characters a match file allows a name to have.
const MaxName = 40

// CleanName is what is left of a typed name that a match file can hold: nothing that isn't seen, no spaces around it, and
// not too long.
func CleanName(s string) string {
	s = strings.Map(func(r rune) rune {
		if !unicode.IsGraphic(r) || r == unicode.ReplacementChar {
			return -1
		}
		return r
	}, s)
	s = strings.TrimSpace(s)
	if r := []rune(s); len(r) > MaxName {
		s = strings.TrimSpace(string(r[:MaxName]))
	}
	return s
}

// Initial is the letter on a player's avatar.
func Initial(name string) string {
	for _, r := range name {
		return string(unicode.ToUpper(r))
	}
	return "?"
}
