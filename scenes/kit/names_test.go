package kit

import (
	"strings"
	"testing"
)

// What is typed as a name is cut down to what a match file can hold.
func TestCleanName(t *testing.T) {
	for typed, want := range map[string]string{
		"  Ana ":                        "Ana",
		"A\tn\u200ba\u202e":             "Ana",
		"Zoe\u0308 日本":                  "Zoe\u0308 日本",
		"\u2066 \u200b":                 "",
		strings.Repeat("ä", 39) + "  B": strings.Repeat("ä", 39),
	} {
		if got := CleanName(typed); got != want {
			t.Errorf("%q becomes %q, want %q", typed, got, want)
		}
	}
}
