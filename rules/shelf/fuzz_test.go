package shelf_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"quintet/rules"
)

// FuzzMatch lets bytes choose the game, its set-up and every move, and holds the match to the laws as far as they reach.
func FuzzMatch(f *testing.F) {
	f.Add([]byte("a few bytes"))
	f.Add(bytes.Repeat([]byte{1, 2, 3, 5, 7, 11, 13}, 60))
	f.Add(bytes.Repeat([]byte{255, 0}, 700))
	f.Fuzz(func(t *testing.T, data []byte) {
		number := func(n int) int { // 0 once the bytes have run out
			k := 0
			for range 1 + min(n/256, 1) {
				if len(data) > 0 {
					k, data = k<<8|int(data[0]), data[1:]
				}
			}
			return k % n
		}
		g := subjects()[number(len(subjects()))]
		l := law{t, g, number, rand.New(rand.NewPCG(1, 1))}
		m, err := g.match(number)
		if err != nil {
			t.Fatal(err)
		}
		for len(data) > 0 && m.State().Turn() != rules.Nobody {
			if m.Index()%16 == 0 { // it costs more than all moves together
				l.closely(m)
				l.position(m)
			}
			l.step(m, l.any)
		}
		l.closely(m)
		l.position(m)
		if m.State().Turn() == rules.Nobody {
			l.match(m)
		}
	})
}

// FuzzRead lets bytes be a file. It is a match that can be written and read again, or it is refused in one plain line.
func FuzzRead(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.qm")
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte("quintet 1\ngame toy 2\nseat 0 human A\nseat 1 bot easy B # c\noption calls guided\nseed 7\n\n* deal 0 4\n* deal 1 2\n0 call 4\n"))
	f.Add([]byte("\ufeffquintet 1\r\ngame juxtapose 1\r\nseat 0 human A"))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := rules.Read(bytes.NewReader(data), "f", find)
		if err == nil {
			law{t: t}.save(m)
			return
		}
		fe, ok := errors.AsType[*rules.FileError](err)
		if !ok || fe.Line < 1 || fe.Line > bytes.Count(data, []byte("\n"))+1 || !strings.HasPrefix(err.Error(), "f:") {
			t.Fatalf("refused with %v", err)
		}
		r, ok := errors.AsType[*rules.Refusal](err)
		if text := err.Error(); !ok || r.Key == "" || strings.ContainsFunc(text, unicode.IsControl) || len(text) > 500 {
			t.Fatalf("not one plain line with a key: %q", text)
		}
	})
}
