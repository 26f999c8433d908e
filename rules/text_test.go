package rules_test

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"runtime"
	"strings"
	"testing"
	"testing/iotest"

	"quintet/rules"
	"quintet/rules/toy"
)

func find(id string) *rules.Game {
	if id == toy.Game.ID {
		return toy.Game
	}
	return nil
}

func read(text string) (*rules.Match, error) {
	return rules.Read(strings.NewReader(text), "f.qm", find)
}

// text is the match as a file.
func text(t testing.TB, m *rules.Match) string {
	t.Helper()
	var b bytes.Buffer
	n, err := m.WriteTo(&b)
	if err != nil || int(n) != b.Len() {
		t.Fatalf("wrote %d of %d bytes: %v", n, b.Len(), err)
	}
	return b.String()
}

const whole = `quintet 1
game toy 2
seat 0 human Ana # 1
seat 1 bot expert
seat 2 bot easy-2 Señor Bot
option start 1
option calls guided
seed 18446744073709551615

* deal 1 4
* deal 2 2
* deal 0 4
0 call 4
* deal 0 1
1 go
* roll 2
2 swap 0 1
`

func TestWriteAndRead(t *testing.T) {
	m, err := read(whole)
	if err != nil {
		t.Fatal(err)
	}
	if got := text(t, m); got != whole {
		t.Errorf("got\n%s", got)
	}
	s := m.Setup()
	want := []rules.Player{{Name: "Ana # 1"}, {Bot: "expert"}, {Bot: "easy-2", Name: "Señor Bot"}}
	for i, p := range s.Players {
		if p != want[i] {
			t.Errorf("seat %d is %+v", i, p)
		}
	}
	if s.Start != 1 || s.Options["calls"] != "guided" || m.Seed() != 1<<64-1 || m.Index() != 8 {
		t.Errorf("%+v, seed %d, %d moves", s, m.Seed(), m.Index())
	}
	m.Undo()
	m.Undo()
	if again, err := read(text(t, m)); err != nil || !again.Equal(m) || again.Index() != 5 {
		t.Errorf("after undoing two moves: %v, %v", again, err)
	}
}

// What may differ in the text without a difference in the match.
func TestReadTolerates(t *testing.T) {
	want, err := read(whole)
	if err != nil {
		t.Fatal(err)
	}
	for name, other := range map[string]string{
		"CRLF":                strings.ReplaceAll(whole, "\n", "\r\n"),
		"no last line end":    strings.TrimSuffix(whole, "\n"),
		"a byte-order mark":   "\ufeff" + whole,
		"comments":            strings.Replace(strings.ReplaceAll(whole, "\n* ", "\n# deal\n  # again\n*   "), "go\n", "go # bravely # so\n", 1) + "#",
		"in the header":       strings.Replace(strings.Replace(whole, "toy 2", "toy  2 # the toy", 1), "\nseed", "\n# a comment line\nseed", 1),
		"line 1":              strings.Replace(whole, "quintet 1", "quintet 1 # PGN for tables", 1),
		"empty lines":         strings.ReplaceAll(whole, "\n* ", "\n\n \n* ") + "\n\n",
		"spaces":              strings.Replace(strings.ReplaceAll(whole, "go", "go  "), "human", " human  ", 1),
		"other option order":  strings.Replace(whole, "option start 1\noption calls guided\n", "option calls guided\noption start 1\n", 1),
		"two seats of a swap": strings.Replace(whole, "swap 0 1", "swap 1 0", 1),
	} {
		if m, err := read(other); err != nil || !m.Equal(want) {
			t.Errorf("%s: %v\n%s", name, err, other)
		}
	}
	three := "quintet 1\ngame toy 2\nseat 0 human A\nseat 1 human B\nseat 2 human C\noption goal 9\nseed 0"
	if m, err := read(three); err != nil || m.Setup().Options != nil {
		t.Errorf("a default for three: %v", err)
	}
	number := "quintet 1\ngame toy 2\nseat 0 human A\nseat 1 human B\noption start 0\noption goal 20\nseed 0\n\n"
	if m, err := read(number); err != nil || text(t, m) != number {
		t.Errorf("a number: %v", err)
	}
	defaults := "quintet 1\ngame toy 2\nseat 0 human A\nseat 1 human B\noption calls strict\nseed 0"
	if m, err := read(defaults); err != nil || m.Setup().Options != nil || m.Setup().Start != 0 || m.Index() != 0 {
		t.Errorf("defaults: %v", err)
	}
}

func TestReadRefuses(t *testing.T) {
	head := "quintet 1\ngame toy 2\nseat 0 human Ana\nseat 1 human Bo\n"
	full := head + "seed 1\n\n"
	long := strings.Repeat("x", 5000)
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", `1: refused bad-header: This is no match file`},
		{"an empty line", "\n", `1: refused bad-header: This is no match file`},
		{"another file", "[Event \"?\"]\n", `1: refused bad-header: This is no match file`},
		{"a comment first", "# hello\nquintet 1\n", `1: refused bad-header: This is no match file`},
		{"another format", "quintet 2\n", `1: refused bad-header: Only format 1`},
		{"format and more", "quintet 1 2\n", `1: refused bad-header: Only format 1`},
		{"no header", "quintet 1\n", `1: refused bad-header: The line "game" must come second`},
		{"no header but moves", "quintet 1\n\n0 go", `2: refused bad-header: The line "game" must come second`},
		{"an unknown game", "quintet 1\ngame chess\n", `2: refused bad-header: There is no game "chess"`},
		{"no name of a game", "quintet 1\ngame\n", `2: refused bad-header: There is no game ""`},
		{"other rules", "quintet 1\ngame toy 3\n", `2: refused bad-header: Version "3"`},
		{"default rules", "quintet 1\ngame toy\n", `2: refused bad-header: Version "1"`},
		{"rules in words", "quintet 1\ngame toy two\n", `2: refused bad-header: Version "two"`},
		{"two games", "quintet 1\ngame toy 2\ngame toy 2\n", `3: refused bad-header: The game is named a second time`},
		{"a seat first", "quintet 1\nseat 0 human A\n", `2: refused bad-header: The line "game" must come before the seats`},
		{"an option first", "quintet 1\noption start 0\n", `2: refused bad-header: The line "game" must come second`},
		{"a seed first", "quintet 1\nseed 0\n", `2: refused bad-header: The line "game" must come second`},
		{"an unknown word", head + "seet 2 human C\n", `5: refused bad-header: A header has no line "seet"`},
		{"a move in the header", head + "seed 1\n0 go\n", `6: refused bad-header: A header has no line "0". An empty line comes before the moves`},
		{"a seat missing", "quintet 1\ngame toy 2\nseat 0 human A\nseed 1\n", `4: refused bad-header: toy is not for 1 players. It may be 2 3.`},
		{"no seats", "quintet 1\ngame toy 2\n\n", `3: refused bad-header: toy is not for 0 players`},
		{"a seat too many", head + "seat 2 human C\nseat 3 human D\n", `6: refused bad-header: toy is not for 4 players`},
		{"a seat skipped", "quintet 1\ngame toy 2\nseat 0 human A\nseat 2 human B\n", `4: refused bad-header: Seat 1 should come here, not "2"`},
		{"a seat twice", head + "seat 1 human C\n", `5: refused bad-header: Seat 2 should come here`},
		{"a seat with a zero", "quintet 1\ngame toy 2\nseat 00 human A\n", `3: refused bad-header: Seat 0 should come here, not "00"`},
		{"a seat without a number", "quintet 1\ngame toy 2\nseat human A\n", `3: refused bad-header: Seat 0 should come here, not "human"`},
		{"a seat after an option", head + "option start 0\nseat 2 human C\n", `6: refused bad-header: The seats must come before`},
		{"a seat after an option with a value", head + "option calls strict\nseat 2 human C\n", `6: refused bad-header: The seats must come before`},
		{"a seat after the seed", head + "seed 3\nseat 2 human C\n", `6: refused bad-header: The seats must come before`},
		{"a seat for a cat", head + "seat 2 cat C\n", `5: refused bad-header: A seat is for a human or a bot, not for "cat"`},
		{"a seat for nobody", head + "seat 2\n", `5: refused bad-header: A seat is for a human or a bot, not for ""`},
		{"no name", head + "seat 2 human\n", `5: refused bad-header: A player needs a name`},
		{"a long name", head + "seat 2 human " + long[:41] + "\n", `5: refused bad-header: The name "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"… is longer than 40 characters`},
		{"a line separator in a name", head + "seat 2 human A\u2028B\n", `5: refused bad-header: The name "A\u2028B" holds characters that no name may have.`},
		{"a space of no width in a name", head + "seat 2 human Ana\u200b\n", `5: refused bad-header: The name "Ana\u200b" holds`},
		{"a name turned around", head + "seat 2 human \u202eAna\n", `5: refused bad-header: The name "\u202eAna" holds`},
		{"a bot's name turned around", head + "seat 2 bot easy Ana\u2066\n", `5: refused bad-header: The name "Ana\u2066" holds`},
		{"a bot without a level", head + "seat 2 bot\n", `5: refused bad-header: A bot needs a level`},
		{"a level in capitals", head + "seat 2 bot EXPERT\n", `5: refused bad-header: "EXPERT" is no level`},
		{"an unknown option", head + "option colour red\n", `5: refused bad-header: toy has no option "colour"`},
		{"an option without a name", head + "option\n", `5: refused bad-header: toy has no option ""`},
		{"an unknown value", head + "option calls loud\n", `5: refused bad-header: The option calls cannot be "loud". It may be strict, guided.`},
		{"no value", head + "option calls\n", `5: refused bad-header: The option calls cannot be ""`},
		{"two values", head + "option calls strict guided\n", `5: refused bad-header: The option calls cannot be "strict guided"`},
		{"a number too small", head + "option goal 4\n", `5: refused bad-header: The option goal cannot be "4". It may be 10, 5 to 20.`},
		{"a number too large", head + "option goal 21\n", `5: refused bad-header: The option goal cannot be "21"`},
		{"a number with a zero", head + "option goal 09\n", `5: refused bad-header: The option goal cannot be "09"`},
		{"a number with a sign", head + "option goal +9\n", `5: refused bad-header: The option goal cannot be "+9"`},
		{"a value for fewer", head + "seat 2 human C\noption goal 12\n", `6: refused bad-header: With 3 players the option goal cannot be "12". It may be 9, 10.`},
		{"an option twice", head + "option calls guided\noption calls guided\n", `6: refused bad-header: The option "calls" is given a second time`},
		{"a default twice", head + "option calls strict\noption calls strict\n", `6: refused bad-header: The option "calls" is given a second time`},
		{"start twice", head + "option start 0\noption start 0\n", `6: refused bad-header: The option "start" is given a second time`},
		{"a start too far", head + "option start 2\n", `5: refused bad-header: Seat "2" cannot begin`},
		{"a start at random", head + "option start random\n", `5: refused bad-header: Seat "random" cannot begin`},
		{"an option after the seed", head + "seed 1\noption start 0\n", `6: refused bad-header: The options must come before the seed`},
		{"no seed", head + "\n", `5: refused bad-header: The header ends without a seed`},
		{"no seed and no end", head, `4: refused bad-header: The header ends without a seed`},
		{"two seeds", head + "seed 1\nseed 1\n", `6: refused bad-header: The seed is given a second time`},
		{"an empty seed", head + "seed\n", `5: refused bad-header: The seed must be a whole number from 0 to 18446744073709551615, not ""`},
		{"a seed too large", head + "seed 18446744073709551616\n", `5: refused bad-header: The seed must be`},
		{"a seed below zero", head + "seed -1\n", `5: refused bad-header: The seed must be`},
		{"a seed with a plus", head + "seed +1\n", `5: refused bad-header: The seed must be`},
		{"a seed with a zero", head + "seed 01\n", `5: refused bad-header: The seed must be`},
		{"a seed in hex", head + "seed 0x10\n", `5: refused bad-header: The seed must be`},
		{"two numbers", head + "seed 1 2\n", `5: refused bad-header: The seed must be`},

		{"no move", full + "0\n", `7: refused unreadable: Seat 0 makes no move here`},
		{"no seat", full + "go\n", `7: refused unreadable: A move begins with a seat or with *, not with "go"`},
		{"a seat of letters", full + "A go\n", `7: refused unreadable: A move begins with a seat`},
		{"a seat below zero", full + "-1 go\n", `7: refused unreadable: A move begins with a seat`},
		{"a huge seat", full + "99999999999999999999 go\n", `7: refused unreadable: A move begins with a seat`},
		{"a seat that is not there", full + "* deal 0 1\n* deal 1 1\n\n5 go\n", `10: refused not-your-turn: `},
		{"no such move", full + "0 fly\n", `7: refused unreadable: "fly" is no move of this game`},
		{"a comment without a space", full + "* deal 0 1\n* deal 1 1\n0 go# now\n", `9: refused unreadable: "go# now" is no move`},
		{"a player before chance", full + "0 go\n", `7: refused not-your-turn: `},
		{"chance when none is due", full + "* deal 0 1\n* deal 1 1\n* roll 1\n", `9: refused impossible: `},
		{"what is no chance", full + "* deal 0 1\n* deal 1 1\n* fly\n", `9: refused impossible: `},
		{"chance and nothing more", full + "* deal 0 1\n* deal 1 1\n*\n", `9: refused impossible: `},
		{"no such chance where one is due", full + "* fly\n", `7: refused unreadable: "fly" is no move`},
		{"no chance where one is due", full + "*\n", `7: refused unreadable: Seat * makes no move here`},
		{"another chance", full + "* roll 1\n", `7: refused impossible: `},
		{"a rule of the game", full + "* deal 0 1\n* deal 1 1\n0 swap 0 1\n", `9: refused same-field: The pawns of 0 and 1 stand side by side.`},
		{"the second bad line is not told", full + "* deal 0 1\n* deal 1 1\n1 go\n1 fly\n", `9: refused not-your-turn: `},

		{"a line too long", full + long + "\n", `7: refused unreadable: This line is longer than 4096 bytes`},
		{"a comment too long", full + "#" + long + "\n", `7: refused unreadable: This line is longer than 4096 bytes`},
		{"a first line too long", long, `1: refused unreadable: This line is longer`},
		{"a NUL", full + "0 g\x00o\n", `7: refused unreadable: This line holds the control character U+0000`},
		{"a NUL in a comment", full + "# \x00\n", `7: refused unreadable: This line holds the control character U+0000`},
		{"a tab", full + "0\tgo\n", `7: refused unreadable: This line holds the control character U+0009`},
		{"an escape in a name", head + "seat 2 human \x1b[31mred\n", `5: refused unreadable: This line holds the control character U+001B`},
		{"a lone CR", full + "0 go\r0 go\n", `7: refused unreadable: This line holds the control character U+000D`},
		{"bad UTF-8", full + "0 \xff\n", `7: refused unreadable: This line is not UTF-8 text`},
		{"UTF-16", "\xff\xfeq\x00u\x00", `1: refused unreadable: This line is not UTF-8 text`},
		{"a second byte-order mark", "\ufeff\ufeff" + full, `1: refused bad-header: This is no match file`},
		{"a byte-order mark later on", full + "\ufeff0 go\n", `7: refused unreadable: A move begins with a seat or with *, not with "\ufeff0"`},
		{"a picture", "\x89PNG\r\n\x1a\n\x00\x00", `1: refused unreadable: This line is not UTF-8 text`},
	} {
		m, err := read(c.text)
		fe, ok := errors.AsType[*rules.FileError](err)
		switch {
		case !ok || m != nil:
			t.Errorf("%s: got %v, %v", c.name, m, err)
		case !strings.HasPrefix(err.Error(), "f.qm:"+c.want):
			t.Errorf("%s:\n got %s\nwant f.qm:%s…", c.name, err, c.want)
		case strings.ContainsAny(err.Error(), "\n\r\x00\x1b{}"), fe.Line < 1:
			t.Errorf("%s: not one plain line: %q", c.name, err)
		}
	}
}

// After the end there is no move, and chance has none either.
func TestReadAfterTheEnd(t *testing.T) {
	var b strings.Builder
	b.WriteString("quintet 1\ngame toy 2\nseat 0 human Ana\nseat 1 human Bo\nseed 1\n\n* deal 0 1\n* deal 1 1\n")
	for range 3 {
		b.WriteString("0 go\n* roll 3\n1 go\n* roll 1\n")
	}
	b.WriteString("0 go\n* roll 1\n")
	m, err := read(b.String())
	if err != nil || !m.State().Result().Over {
		t.Fatal(m, err)
	}
	for _, line := range []string{"1 go", "* roll 1", "* fly", "*", "0 call 1"} {
		if _, err := read(b.String() + "# the end\n" + line); err == nil || !strings.HasPrefix(err.Error(), "f.qm:24: refused over: ") {
			t.Errorf("%s after the end: %v", line, err)
		}
	}
}

// A file is read in bounded memory however large it is, and an endless line is refused without reading it to its end.
func TestReadIsBounded(t *testing.T) {
	head := "quintet 1\ngame toy 2\nseat 0 human Ana\nseat 1 human Bo\nseed 1\n\n"
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	endless := &repeat{b: []byte("xxxxxxxx")}
	_, err := rules.Read(io.MultiReader(strings.NewReader(head), endless), "f.qm", find)
	if err == nil || !strings.HasPrefix(err.Error(), "f.qm:7: refused unreadable: This line is longer") {
		t.Error(err)
	}
	const size = 50 << 20
	comments := io.LimitReader(&repeat{b: []byte("# a comment\n")}, size)
	m, err := rules.Read(io.MultiReader(strings.NewReader(head), comments), "f.qm", find)
	if err != nil || m.Index() != 0 {
		t.Error(m, err)
	}
	runtime.ReadMemStats(&after)
	if held := int64(after.HeapSys) - int64(before.HeapSys); held > size/2 || endless.n > 1<<20 {
		t.Errorf("%d bytes more memory; %d bytes read of an endless line", held, endless.n)
	}
}

// repeat is an endless file.
type repeat struct {
	b []byte
	n int
}

func (r *repeat) Read(p []byte) (int, error) {
	n := copy(p, bytes.Repeat(r.b, len(p)/len(r.b)+1)[r.n%len(r.b):])
	r.n += n
	return n, nil
}

func TestReadPassesFaultsOn(t *testing.T) {
	r := io.MultiReader(strings.NewReader("quintet 1\n"), iotest.ErrReader(errors.New("disk on fire")))
	_, err := rules.Read(r, "f.qm", find)
	if err == nil || err.Error() != `f.qm:2: refused unreadable: The file cannot be read: "disk on fire".` {
		t.Error(err)
	}
	r = iotest.ErrReader(&fs.PathError{Op: "read", Path: strings.Repeat("/long", 20), Err: errors.New("disk on fire")})
	if _, err := rules.Read(r, "f.qm", find); err == nil || err.Error() != `f.qm:1: refused unreadable: The file cannot be read: "disk on fire".` {
		t.Error(err)
	}
}
