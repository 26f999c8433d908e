package shelf_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/shelf"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestGolden reads the matches in testdata and compares how they stand with the .golden file beside each.
func TestGolden(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.qm")
	results := make(map[string][]string) // by game
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			f, err := os.Open(name)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			m, err := rules.Read(f, name, shelf.Find)
			if err != nil {
				t.Fatal(err)
			}
			id, res := m.Game().ID, m.State().Result()
			if !strings.HasPrefix(filepath.Base(name), id) {
				t.Errorf("a match of %s", id)
			}
			results[id] = append(results[id], res.Key)
			compare(t, strings.TrimSuffix(name, ".qm")+".golden", story(m))
			law{t: t}.save(m)
		})
	}
	// Every game has a match to show here, one of them unfinished.
	for _, g := range shelf.Games() {
		if !slices.Contains(results[g.ID], "") {
			t.Errorf("%s has no unfinished match", g.ID)
		}
	}
}

// story is how the match stands and where its last move came from: the position before it and the one after.
func story(m *rules.Match) string {
	var b bytes.Buffer
	fmt.Fprintf(&b, "moves %d\n", m.Index())
	if i := m.Index() - 1; i >= 0 {
		e := m.Entry(i)
		fmt.Fprintf(&b, "\n%s\n%v %s\n", m.Game().Show(m.At(i)), e.By, m.Game().Format(e.Move))
	}
	fmt.Fprintf(&b, "\n%s", m.Game().Show(m.State()))
	for _, shape := range m.State().Result().Shapes {
		b.WriteString("shape")
		for _, s := range shape {
			fmt.Fprintf(&b, " %d,%d", s.X, s.Y)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func compare(t *testing.T, name, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("got\n%s\nwant (%s)\n%s", got, name, want)
	}
}
