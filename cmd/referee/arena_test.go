package main

import (
	"math"
	"runtime"
	"strings"
	"testing"

	"quintet/rules/bots"
	"quintet/rules/shelf"
)

func TestArena(t *testing.T) {
	args := []string{"arena", "toy", "--levels", "random,search", "--games", "8", "--seed", "3", "--nodes", "search=300"}
	out, err, code := run(args...)
	lines := strings.Split(out, "\n")
	if code != 0 || len(lines) < 7 || strings.Join(strings.Fields(lines[0]), " ") != "level against won share 95 %" {
		t.Fatalf("got %q, %d", out, code)
	}
	for i, begin := range []string{"search random ", "random search "} {
		line := strings.Join(strings.Fields(lines[1+i]), " ")
		if !strings.HasPrefix(line, begin) || !strings.Contains(line, " of 8 ") || !strings.HasSuffix(line, " %") || !strings.Contains(line, " to ") {
			t.Errorf("line %d is %q", i, line)
		}
	}
	for _, seat := range []string{"seat 0 search won ", "seat 1 search won ", "seat 0 random won ", "seat 1 random won "} {
		if !strings.Contains(out, "\n"+seat) {
			t.Errorf("%q is not in %q", seat, out)
		}
	}
	if !strings.Contains(err, "100 %  8 of 8\n") || !strings.Contains(err, "search took ") || !strings.Contains(err, " ms a move\n") {
		t.Errorf("progress %q", err)
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if again, _, _ := run(args...); again != out {
		t.Errorf("one core: got %q, then %q", out, again)
	}
	if other, _, _ := run(append(args, "--seed", "4")...); other == out {
		t.Error("another seed, the same games")
	}
}

// Each level has as many games at each seat; of more than two levels every pair meets; of a match that several have won
// each has its part.
func TestArenaSeats(t *testing.T) {
	out, _, code := run("arena", "lixo", "--levels", "random,search", "--seats", "4", "--games", "12", "--nodes", "search=5")
	if strings.Count(out, " of 6 (") != 8 || code != 0 {
		t.Errorf("got %q, %d", out, code)
	}
	for _, game := range []string{"joggle", "box"} { // a team is one level, and the whole win is that of each of its seats
		out, _, code := run("arena", game, "--levels", "random,beginner", "--seats", "4", "--games", "8", "--nodes", "beginner=5")
		for _, line := range strings.Split(out, "\n") {
			for seat, partner := range map[string]string{"seat 0 ": "seat 2 ", "seat 1 ": "seat 3 "} {
				if rest, ok := strings.CutPrefix(line, seat); ok && !strings.Contains(out, partner+rest+"\n") {
					t.Errorf("%s: %q, but not for %s", game, line, partner)
				}
			}
		}
		if strings.Count(out, " of 4 (") != 8 || code != 0 {
			t.Errorf("%s: %q, %d", game, out, code)
		}
	}
	if n := len(seatings(nil, nil, 4)); n != 6 {
		t.Errorf("two levels share four seats in %d ways", n)
	}
	if n := len(seatings(nil, nil, 6)); n != 20 {
		t.Errorf("two levels share six seats in %d ways", n)
	}
	if got := points(3); got != "3" {
		t.Errorf("3 is written %q", got)
	}
	if got := points(2.5); got != "2.5" {
		t.Errorf("2.5 is written %q", got)
	}
}

// The values are those of the formula by hand, and of the tables in Newcombe, Two-sided Confidence Intervals for the Single
// Proportion, 1998.
func TestWilson(t *testing.T) {
	for _, c := range []struct{ won, n, low, high float64 }{
		{81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605}, {0, 20, 0, 0.1611}, {1, 29, 0.0061, 0.1718}, {29, 29, 0.8830, 1},
	} {
		if low, high := wilson(c.won, c.n); math.Abs(low-c.low) > 1e-4 || math.Abs(high-c.high) > 1e-4 {
			t.Errorf("%v of %v: %.4f to %.4f, want %.4f to %.4f", c.won, c.n, low, high, c.low, c.high)
		}
	}
}

// All levels of all games play, and the same twice.
func TestArenaShelf(t *testing.T) {
	for _, g := range shelf.Games() {
		levels := bots.Levels(g)[1:]
		if len(levels) == 0 {
			continue
		}
		args := []string{"arena", g.ID, "--levels", strings.Join(levels, ","), "--games", "1"}
		for _, l := range levels {
			args = append(args, "--nodes", l+"=100")
		}
		out, err, code := run(args...)
		if again, _, _ := run(args...); code != 0 || again != out || strings.Count(out, "seat ") != len(levels)*(len(levels)-1) {
			t.Errorf("%s: %q, %q, %d", g.ID, out, err, code)
		}
	}
}

func TestArenaUsage(t *testing.T) {
	for args, want := range map[string]string{
		"":                                      "one game is needed, not 0",
		"chess --levels random,search":          `there is no game "chess"`,
		"toy":                                   "arena needs --levels",
		"toy --levels random":                   "arena needs two levels or more",
		"toy --levels random,random":            "the level random is named twice",
		"toy --levels random,oracle":            `toy has no bots of the level "oracle". It may be random, search`,
		"toy --levels random,search --seats 3":  "two levels share the sides, so their number must be even, and it is 3 with 3 players",
		"toy --levels random,search --seats 4":  "toy is not for 4 players",
		"toy --levels random,search --seats -1": "toy is not for 0 players",
		"toy --levels random,search --games 0":  "--games must be 1 to 1000000, not 0",
		"toy --levels random,search --games 9223372036854775807": "--games must be 1 to 1000000, not 9223372036854775807",
		"toy --levels random,search --nodes x":                   "a budget is given as level=nodes",
		"toy --levels random,search --nodes expert=5":            "the level expert of --nodes does not play",
	} {
		out, err, code := run(append([]string{"arena"}, strings.Fields(args)...)...)
		if out != "" || code != 2 || !strings.HasPrefix(err, "referee: ") || !strings.Contains(err, want) || !oneLine(err) {
			t.Errorf("%q: %q, %q, %d, want %q", args, out, err, code, want)
		}
	}
}
