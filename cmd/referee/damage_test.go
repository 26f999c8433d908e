package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"quintet/rules"
	"quintet/rules/shelf"
	"quintet/rules/toy"
)

var records = flag.Int("records", 24, "recorded matches of each game that one character is changed in")

// TestDamage records matches of every game; all are in order. With one character changed, each is either refused, not
// before the line with the change and not after the first line that is wrong, or it is another match.
func TestDamage(t *testing.T) {
	n := *records
	if testing.Short() {
		n /= 3
	}
	for _, g := range append(shelf.Games(), toy.Game) {
		t.Run(g.ID, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(8361, 1))
			refusals, others := 0, 0
			for i := range n {
				text := record(t, g, i)
				lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
				k := change(r, lines)
				if line := checked(t, strings.Join(lines, "\n")); line == 0 {
					others++
				} else if refusals++; line < k || line > k && k > headerEnd(lines) && checked(t, strings.Join(lines[:k], "\n")) != 0 {
					t.Errorf("line %d was changed, line %d is refused:\n%s", k, line, strings.Join(lines, "\n"))
				}
				if testing.Verbose() && (i+1)*10/n > i*10/n {
					fmt.Fprintf(os.Stderr, "%s: %d of %d matches changed; %d refused, %d other matches\n", g.ID, i+1, n, refusals, others)
				}
			}
			if refusals < n/3 {
				t.Errorf("only %d of %d were refused", refusals, n)
			}
		})
	}
}

// record lets random players play a match and checks that its file is in order.
func record(t *testing.T, g *rules.Game, i int) string {
	dir := t.TempDir()
	seats := strings.TrimSuffix(strings.Repeat("random,", g.Seats[i%len(g.Seats)]), ",")
	if _, err, code := run("play", g.ID, "--seats", seats, "--seed", strconv.Itoa(i), "--record", dir); code != 0 {
		t.Fatal(err)
	}
	names, _ := filepath.Glob(filepath.Join(dir, "*.qm"))
	text, err := os.ReadFile(names[0])
	if err != nil {
		t.Fatal(err)
	}
	if out, _, code := run("check", names[0]); code != 0 || !strings.Contains(out, ": ok over winners ") {
		t.Errorf("a recorded match: %s", out)
	}
	return string(text)
}

// change changes one character of one line, every other time in the header or soon after it, and returns which line, from
// 1 on. Most new characters come from elsewhere in the file, so that much of what is read is almost right.
func change(r *rand.Rand, lines []string) int {
	k, most := 0, len(lines)
	if r.IntN(2) == 0 {
		most = min(most, headerEnd(lines)+20)
	}
	for lines[k] == "" || k == 0 {
		k = r.IntN(most)
	}
	from := lines[r.IntN(len(lines))] + "09 #*-?Zé\x00"
	line := []rune(lines[k])
	i := r.IntN(len(line))
	for old := line[i]; line[i] == old; {
		line[i], _ = utf8.DecodeRuneInString(from[r.IntN(len(from)):])
	}
	lines[k] = string(line)
	return k + 1
}

// headerEnd is the number of the empty line after the header.
func headerEnd(lines []string) int {
	for i, s := range lines {
		if s == "" {
			return i + 1
		}
	}
	return len(lines)
}

// checked is the line that referee check refuses, or 0 if there is none.
func checked(t *testing.T, text string) int {
	name := file(t, text)
	out, err, code := run("check", name)
	if strings.HasPrefix(out, name+": ok ") && code == 0 {
		return 0
	}
	number, rest, _ := strings.Cut(strings.TrimPrefix(out, name+":"), ":")
	line, bad := strconv.Atoi(number)
	if bad != nil || err != "" || code != 1 || !strings.HasPrefix(rest, " refused ") || strings.Count(out, "\n") != 1 {
		t.Fatalf("got %q, %q, %d for\n%s", out, err, code, text)
	}
	return line
}
