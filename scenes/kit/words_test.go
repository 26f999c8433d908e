package kit

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/shelf"
)

func TestWords(t *testing.T) {
	w := NewWords("en")
	for _, c := range [][2]string{
		{w.Say("players", "count", 1), "1 player"},
		{w.Say("players", "count", 3), "3 players"},
		{w.Say("setup.title", "game", "Juxtapose"), "New match of Juxtapose"},
		{w.Say("setup.title", "game", "{game} {{.x}}"), "New match of {game} {{.x}}"},
		{w.Say("no.such.key"), "no.such.key"},
		{w.Refusal(rules.Refuse("test", "No {a}, {b}.", "a", "way", "b", "{a}")), "No way, {a}."},
		{w.Refusal(rules.ErrOver), rules.ErrOver.Error()},
		{NewWords("xx-!!").Say("menu.settings"), "Settings"},
	} {
		if c[0] != c[1] {
			t.Errorf("%q, not %q", c[0], c[1])
		}
	}
	if w.Has("no.such.key") || !w.Has("players") {
		t.Error("Has is wrong")
	}
}

// TestEveryKeyHasWords reads the sources for keys that are said and holds that each has a sentence.
func TestEveryKeyHasWords(t *testing.T) {
	w := NewWords("en")
	said := regexp.MustCompile(`(?:Say|say)\((?:[a-z]+\.[A-Za-z]+, )?"([a-zA-Z0-9.\-]+)"[,)]`)
	n := 0
	err := filepath.WalkDir("..", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		src, err := os.ReadFile(name)
		for _, m := range said.FindAllSubmatch(src, -1) {
			n++
			if !w.Has(string(m[1])) {
				t.Errorf("%s says %q, which has no words", name, m[1])
			}
		}
		return err
	})
	if err != nil || n < 40 {
		t.Errorf("found %d keys: %v", n, err)
	}
}

// What a hint says of a move has words, which fit into a line of a phone.
func TestHintsHaveWords(t *testing.T) {
	w := NewWords("en")
	holes := regexp.MustCompile(`{[a-z]+}`)
	for _, g := range shelf.Games() {
		for _, key := range bots.Reasons(g) {
			key = "hint." + g.ID + "." + key
			said := holes.ReplaceAllString(w.Say(key), "yellow")
			if !w.Has(key) || utf8.RuneCountInString(said) > 70 {
				t.Errorf("%s: %q", key, said)
			}
		}
	}
}
