package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/shelf"
	"quintet/rules/toy"
)

// find knows the shelf, and the toy for what no game on the shelf has.
func find(id string) *rules.Game {
	if id == toy.Game.ID {
		return toy.Game
	}
	return shelf.Find(id)
}

func run(args ...string) (out, err string, code int) {
	var o, e bytes.Buffer
	code = referee{find: find, out: &o, err: &e}.run(args)
	return o.String(), e.String(), code
}

// file writes a match file and returns its name.
func file(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "match.qm")
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

const (
	golden = "../../rules/shelf/testdata/juxtapose-"
	header = "quintet 1\ngame juxtapose\nseat 0 human Ana\nseat 1 human Bo\nseed 1\n\n"
	dice   = "quintet 1\ngame toy 2\nseat 0 human Ana\nseat 1 human Bo\nseed 1\n\n"
)

func TestCheckGoldens(t *testing.T) {
	for name, want := range map[string]string{
		"new":         "ok turn 0 moves 0",
		"unfinished":  "ok turn 0 moves 18",
		"drop":        "ok over winners 0 result line-colour",
		"swap":        "ok over winners 1 result line-colour",
		"slide":       "ok over winners 0 result line-colour",
		"size":        "ok over winners 0 result line-size",
		"both":        "ok over winners 2 result line-both",
		"three":       "ok over winners 0 result line-size",
		"four":        "ok over winners 1 result line-colour",
		"slide-only":  "ok over winners 1 result line-size",
		"slides-only": "ok over winners 1 result line-colour",
		"repetition":  "ok over winners none result repetition",
		"move-limit":  "ok over winners none result move-limit",
	} {
		name = golden + name + ".qm"
		if out, err, code := run("check", name); out != name+": "+want+"\n" || err != "" || code != 0 {
			t.Errorf("got %q, %q, %d, want %s", out, err, code, want)
		}
	}
	files, _ := filepath.Glob(golden + "*.qm")
	out, _, code := run(append([]string{"check"}, files...)...)
	if code != 0 || strings.Count(out, "\n") != len(files) || strings.Count(out, ": ok ") != len(files) {
		t.Errorf("all at once: %d\n%s", code, out)
	}
}

func TestCheckChanceAndScores(t *testing.T) {
	for text, want := range map[string]string{
		dice:                                    "ok turn * moves 0\n",
		dice + "* deal 0 1\n* deal 1 1\n":       "ok turn 0 moves 2\n",
		dice + "* deal 0 1\n* deal 1 1\n0 go\n": "ok turn * moves 3\n",
		dice + "* deal 0 1\n* deal 1 1\n" + strings.Repeat("0 go\n* roll 3\n1 go\n* roll 3\n", 3) + "0 go\n* roll 1\n": "ok over winners 0 result track scores 10 9\n",
	} {
		name := file(t, text)
		if out, _, code := run("check", name); out != name+": "+want || code != 0 {
			t.Errorf("got %q, %d, want %q", out, code, want)
		}
	}
}

// One clear line for every bad file, and the others are checked all the same.
func TestCheckRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"":                        "1: refused bad-header: ",
		"\x7fELF\x02\x01\x01\x00": "1: refused unreadable: ",
		"quintet 1\ngame chess\n": "2: refused bad-header: ",
		header + "0 drop RS e5\n": "7: refused unreadable: ",
		header + "1 drop RS a1\n": "7: refused not-your-turn: ",
		header + "* roll R\n":     "7: refused impossible: ",
		header + "0 slide a1\n":   "7: refused wrong-phase: ",
		header + "0 drop RS a1\n# taken\n1 drop RM a1\n":                    "9: refused taken: The small red pyramid already stands on a1. Choose an empty square.\n",
		header + "0 drop RS a1\r\n1 drop RS a2\r\n":                         "8: refused not-in-pool: ",
		header + "0 drop RS a1" + strings.Repeat(" ", 50<<20):               "7: refused unreadable: ",
		header + "0 drop RS a1\n1 drop RM a2\n0 drop RL a3\n1 drop KS a4\n": "10: refused over: ",
	} {
		name, good := file(t, text), golden+"new.qm"
		out, err, code := run("check", name, good)
		lines := strings.SplitAfter(out, "\n")
		if len(lines) != 3 || !strings.HasPrefix(lines[0], name+":"+want) || lines[1] != good+": ok turn 0 moves 0\n" || code != 1 || err != "" {
			t.Errorf("got %q, %q, %d, want %s", out, err, code, want)
		}
	}
	none := filepath.Join(t.TempDir(), "none.qm")
	if out, _, code := run("check", none); out != none+":1: refused unreadable: The file cannot be opened: no such file or directory.\n" || code != 1 {
		t.Errorf("no file: %q, %d", out, code)
	}
	if out, _, code := run("check", t.TempDir()); strings.Count(out, "\n") != 1 || !strings.Contains(out, ":1: refused unreadable: ") || code != 1 {
		t.Errorf("a directory: %q, %d", out, code)
	}
}

// Whatever a file is called, what is said of it is one line.
func TestNamesOnOneLine(t *testing.T) {
	dir := t.TempDir()
	text, _ := os.ReadFile(golden + "new.qm")
names:
	for name, shown := range map[string]string{
		"a\nb.qm": `a\nb.qm"`, "\x1b[31mred.qm": `\x1b[31mred.qm"`, "\u202eb.qm": `\u202eb.qm"`, "\xff.qm": `\xff.qm"`, "Ana's \\ 日本.qm": "Ana's \\ 日本.qm",
	} {
		name = filepath.Join(dir, name)
		shown = filepath.Join(dir, shown)
		if strings.HasSuffix(shown, `"`) {
			shown = `"` + shown
		}
		if out, err, code := run("check", name); out != shown+":1: refused unreadable: The file cannot be opened: no such file or directory.\n" || err != "" || code != 1 {
			t.Errorf("no file: %q, %q, %d", out, err, code)
		}
		for text, want := range map[string]string{string(text): ": ok turn 0 moves 0\n", "x": ":1: refused bad-header: "} {
			if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
				continue names // there are systems that have no such ones
			}
			if out, _, _ := run("check", name); !strings.HasPrefix(out, shown+want) || strings.Count(out, "\n") != 1 {
				t.Errorf("got %q, want %q", out, shown+want)
			}
		}
		if _, err, code := run("play", "toy", "--seats", "random,random", "--record", name); code != 1 || err != "referee: "+shown+": not a directory\n" {
			t.Errorf("a file for a directory: %q, %d", err, code)
		}
	}
}

// A long path leaves room for the reason.
func TestLongPaths(t *testing.T) {
	name := filepath.Join(t.TempDir(), strings.Repeat("long/", 30))
	if err := os.MkdirAll(name, 0o755); err != nil {
		t.Fatal(err)
	}
	if out, _, code := run("check", name); out != name+`:1: refused unreadable: The file cannot be read: "is a directory".`+"\n" || code != 1 {
		t.Errorf("a directory: %q, %d", out, code)
	}
	name += strings.Repeat("x", 300)
	if out, _, code := run("check", name); out != name+":1: refused unreadable: The file cannot be opened: file name too long.\n" || code != 1 {
		t.Errorf("a name too long: %q, %d", out, code)
	}
}

// full is a disk with room for n bytes.
type full struct{ n int }

func (f *full) Write(p []byte) (int, error) {
	n := min(len(p), f.n)
	f.n -= n
	if n < len(p) {
		return n, &os.PathError{Op: "write", Path: "/dev/stdout", Err: errors.New("no space left on device")}
	}
	return n, nil
}

// What can't be printed is no success, and is said once.
func TestFullDisk(t *testing.T) {
	good, bad := golden+"new.qm", file(t, "x")
	for _, args := range [][]string{
		{"check", good}, {"check", good, good}, {"check", bad, good}, {"moves", good}, {"show", good}, {"help"}, {"show", "--help"},
		{"play", "toy", "--seats", "random,random", "--games", "1"},
	} {
		out, _, code := run(args...)
		for _, n := range []int{0, 1, len(out) - 1, len(out)} {
			var err bytes.Buffer
			got := referee{find: find, out: &full{n}, err: &err}.run(args)
			said := strings.TrimPrefix(err.String(), "100 %  1 of 1\n") // of play
			if n == len(out) {
				if said != "" || got != code {
					t.Errorf("%v, enough room: %q, %d", args, said, got)
				}
			} else if said != "referee: the output cannot be written: no space left on device\n" || got != 1 {
				t.Errorf("%v, room for %d bytes: %q, %d", args, n, said, got)
			}
		}
	}
}

func TestMoves(t *testing.T) {
	full := golden + "unfinished.qm"
	out, err, code := run("moves", full)
	lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	if err != "" || code != 0 || !slices.IsSorted(lines) || len(lines) < 37 || !strings.HasPrefix(lines[0], "slide ") {
		t.Errorf("got %q, %q, %d", out, err, code)
	}
	for _, args := range [][]string{{full, "--seat", "0"}, {"--seat", "0", full}, {full, "-seat=0"}, {"--", full}} {
		if same, err, code := run(append([]string{"moves"}, args...)...); same != out || err != "" || code != 0 {
			t.Errorf("%v: got %q, %q, %d", args, same, err, code)
		}
	}
	if out, _, code := run("moves", full, "--seat", "1"); out != "" || code != 0 {
		t.Errorf("out of turn: %q, %d", out, code)
	}
	if out, _, code := run("moves", golden+"drop.qm"); out != "" || code != 0 {
		t.Errorf("after the end: %q, %d", out, code)
	}
	rolls := file(t, dice+"* deal 0 4\n* deal 1 1\n0 go\n")
	if out, _, _ := run("moves", rolls); out != "* roll 1\n* roll 2\n* roll 3\n" {
		t.Errorf("at a chance turn: %q", out)
	}
	if out, _, _ := run("moves", rolls, "--seat", "0"); out != "" {
		t.Errorf("a seat at a chance turn: %q", out)
	}
	if out, _, _ := run("moves", file(t, dice+"* deal 0 4\n* deal 1 4\n"), "--seat", "1"); out != "call 4\n" {
		t.Errorf("out of turn where the game allows it: %q", out)
	}
}

func TestShow(t *testing.T) {
	out, err, code := run("show", golden+"both.qm")
	want, _ := os.ReadFile(golden + "both.golden")
	if err != "" || code != 0 || out == "" || !strings.Contains(string(want), out) {
		t.Errorf("got %q, %q, %d", out, err, code)
	}
	cards := file(t, dice+"* deal 0 4\n* deal 1 2\n")
	for seat, hands := range map[string]string{"0": "[4 -1]", "1": "[-1 2]"} {
		if out, _, _ := run("show", cards, "--seat", seat); !strings.HasSuffix(out, "hands "+hands+"\n") {
			t.Errorf("seat %s sees %q", seat, out)
		}
	}
	if out, _, _ := run("show", cards); !strings.HasSuffix(out, "hands [4 2]\n") {
		t.Errorf("everything is %q", out)
	}
}

func TestBadFilesElsewhere(t *testing.T) {
	name := file(t, header+"0 fly\n")
	for _, command := range []string{"moves", "show"} {
		if out, err, code := run(command, name); out != "" || !strings.HasPrefix(err, name+":7: refused unreadable: ") || strings.Count(err, "\n") != 1 || code != 1 {
			t.Errorf("%s: %q, %q, %d", command, out, err, code)
		}
	}
}

// At the end of a match in which hands are turned up to be counted, each seat is shown all of them.
func TestShowTurnedUp(t *testing.T) {
	name := "../../rules/shelf/testdata/lixo-tie.qm"
	all, _, _ := run("show", name)
	if one, _, code := run("show", name, "--seat", "1"); one != all || code != 0 {
		t.Errorf("seat 1 is shown\n%s", one)
	}
}

// oneLine tells whether a command line that makes no sense is answered by one line that says where to read more.
func oneLine(err string) bool {
	return strings.HasSuffix(err, " (see \"referee help\")\n") && strings.Count(err, "\n") == 1
}

func TestUsage(t *testing.T) {
	good := golden + "new.qm"
	for _, args := range [][]string{
		{"chess"}, {"play\n"}, {"show", "--loud\n"}, {"check"}, {"moves"}, {"show"}, {"moves", good, good}, {"moves", good, "--seat"}, {"moves", good, "--seat", "x"},
		{"moves", good, "--seat", "2"}, {"show", good, "--seat", "-1"}, {"show", "--loud", good}, {"check", good, "--seat", "1"},
	} {
		if out, err, code := run(args...); out != "" || code != 2 || !strings.HasPrefix(err, "referee: ") || !oneLine(err) {
			t.Errorf("%v: %q, %q, %d", args, out, err, code)
		}
	}
	if out, err, code := run(); out != "" || err != usage || code != 2 {
		t.Errorf("nothing: %q, %q, %d", out, err, code)
	}
	for _, args := range [][]string{{"help"}, {"--help"}, {"show", "-h"}} {
		if out, err, code := run(args...); out != usage || err != "" || code != 0 {
			t.Errorf("%v: %q, %q, %d", args, out, err, code)
		}
	}
}
