package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"quintet/rules/shelf"
)

func TestPlay(t *testing.T) {
	const lines = `^seat 0 random won (\d+) of 20 \((\d+) %\)\nseat 1 random won (\d+) of 20 \((\d+) %\)\n(nobody won \d+ of 20 \(\d+ %\)\n)?$`
	args := []string{"play", "juxtapose", "--seats", "random,random", "--games", "20", "--seed", "7"}
	out, progress, code := run(args...)
	if !regexp.MustCompile(lines).MatchString(out) || code != 0 {
		t.Errorf("got %q, %d", out, code)
	}
	if !strings.HasPrefix(progress, " 10 %  2 of 20\n") || !strings.HasSuffix(progress, "\n100 %  20 of 20\n") || strings.Count(progress, "\n") != 10 {
		t.Errorf("progress %q", progress)
	}
	for _, same := range [][]string{args, {"play", "--seed=7", "--games", "20", "juxtapose", "--seats=random,random"}} {
		if again, _, _ := run(same...); again != out {
			t.Errorf("%v: got %q, then %q", same, out, again)
		}
	}
	if other, _, _ := run(append(args[:len(args)-1], "8")...); other == out {
		t.Error("another seed, the same games")
	}
}

// What is recorded are the games that are counted, and they depend on the seed and their number alone.
func TestPlayRecords(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "records")
	out, _, code := run("play", "toy", "--seats", "random,random,random", "--games", "12", "--seed", "3", "--record", dir, "--option", "calls=guided", "--option", "goal=10")
	files, _ := filepath.Glob(filepath.Join(dir, "toy-3-*.qm"))
	if len(files) != 12 || code != 0 {
		t.Fatalf("%d files, %d", len(files), code)
	}
	checked, _, code := run(append([]string{"check"}, files...)...)
	if strings.Count(checked, ": ok over winners ") != 12 || code != 0 {
		t.Errorf("got %q, %d", checked, code)
	}
	for seat := range 3 {
		won := 0
		for _, w := range regexp.MustCompile(`winners ([ \d]+) result`).FindAllStringSubmatch(checked, -1) {
			won += strings.Count(w[1], fmt.Sprint(seat))
		}
		if line := fmt.Sprintf("seat %d random won %d of 12 (", seat, won); !strings.Contains(out, line) {
			t.Errorf("%q is not in %q", line, out)
		}
	}
	for i, name := range files {
		text, _ := os.ReadFile(name)
		if want := fmt.Sprintf("seat 2 bot random\noption start %d\noption calls guided\noption goal 10\nseed ", i%3); !strings.Contains(string(text), want) {
			t.Errorf("game %d begins with %.150q", i, text)
		}
	}
	few := t.TempDir()
	run("play", "toy", "--seats", "random,random,random", "--games", "10", "--seed", "3", "--record", few, "--option", "start=2")
	run("play", "toy", "--seats", "random,random,random", "--games", "12", "--seed", "3", "--record", few, "--option", "start=2")
	one, _ := os.ReadFile(filepath.Join(few, "toy-3-10.qm"))
	if !strings.Contains(string(one), "option start 2\nseed ") {
		t.Errorf("got %.150q", one)
	}
	if _, err, code := run("play", "toy", "--seats", "random,random", "--record", files[0]); code != 1 || !strings.Contains(err, "not a directory") {
		t.Errorf("a file for a directory: %q, %d", err, code)
	}
	taken := filepath.Join(few, "toy-4-1.qm")
	if err := os.Mkdir(taken, 0o777); err != nil {
		t.Fatal(err)
	}
	if _, err, code := run("play", "toy", "--seats", "random,random", "--seed", "4", "--record", few); code != 1 || err != "referee: "+taken+": is a directory\n" {
		t.Errorf("a directory for a file: %q, %d", err, code)
	}
}

// Every game can be played from the command line, by every number of players.
func TestPlayShelf(t *testing.T) {
	for _, g := range shelf.Games() {
		for _, n := range g.Seats {
			seats := strings.TrimSuffix(strings.Repeat("random,", n), ",")
			out, err, code := run("play", g.ID, "--seats", seats, "--games", "1")
			if strings.Count(out, "seat ") != n || code != 0 {
				t.Errorf("%s for %d: %q, %q, %d", g.ID, n, out, err, code)
			}
		}
	}
}

func TestProgressBar(t *testing.T) {
	var b bytes.Buffer
	p := progress{w: &b, tty: true, total: 3}
	for range 3 {
		p.done()
	}
	p.end()
	want := "\r[#############---------------------------]  33 %  1 of 3" +
		"\r[##########################--------------]  66 %  2 of 3" +
		"\r[########################################] 100 %  3 of 3\n"
	if b.String() != want {
		t.Errorf("got %q", b.String())
	}
}

func TestPlayUsage(t *testing.T) {
	for args, want := range map[string]string{
		"":                                          "one game is needed, not 0",
		"toy juxtapose":                             "one game is needed, not 2",
		"chess --seats random,random":               `there is no game "chess"`,
		"toy":                                       "play needs --seats",
		"toy --seats random,,random":                `toy has no bots of the level ""`,
		"toy --seats random,oracle":                 `toy has no bots of the level "oracle". It may be random, search`,
		"toy --seats random":                        "toy is not for 1 players. It may be 2 3.",
		"toy --seats random,random --games 0":       "--games must be 1 to 1000000, not 0",
		"toy --seats random,random --games x":       `invalid value "x" for flag -games`,
		"toy --seats random,random --seed -1":       `invalid value "-1" for flag -seed`,
		"toy --seats random,random --option x":      "an option is given as key=value",
		"toy --seats random,random --option x=1":    "toy has no option \"x\".",
		"toy --seats random,random --option goal=4": `The option goal cannot be "4". It may be 10, 5 to 20.`,
		"toy --seats random,random --option goal=5 --option goal=5":             "given a second time",
		"toy --seats random,random --option start=2":                            "Seat 2 cannot begin",
		"toy --seats random,random --option start=x":                            "there is no such seat",
		"toy --seats random,random --option start=0 --option start=1 --games 2": "given a second time",
		"toy --seats random,random --loud":                                      "flag provided but not defined: -loud",
	} {
		out, err, code := run(append([]string{"play"}, strings.Fields(args)...)...)
		if out != "" || code != 2 || !strings.HasPrefix(err, "referee: ") || !strings.Contains(err, want) || !oneLine(err) {
			t.Errorf("%q: %q, %q, %d, want %q", args, out, err, code, want)
		}
	}
}

// Levels play, each at its seat, and the same seed gives the same games.
func TestPlayLevels(t *testing.T) {
	args := []string{"play", "joggle", "--seats", "beginner,skilled", "--games", "4", "--seed", "7"}
	out, _, code := run(args...)
	if !strings.Contains(out, "seat 0 beginner won ") || !strings.Contains(out, "seat 1 skilled won ") || code != 0 {
		t.Errorf("got %q, %d", out, code)
	}
	if again, _, _ := run(args...); again != out {
		t.Errorf("got %q, then %q", out, again)
	}
}
