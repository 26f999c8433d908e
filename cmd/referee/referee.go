package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"quintet/rules"
)

const usage = `usage:
  referee check FILE…            says of each match file how the match stands, or what is wrong with it
  referee moves FILE [--seat N]  lists the legal moves of the seat to move, or of seat N
  referee show FILE [--seat N]   prints the position, as seat N may see it
  referee play GAME --seats LEVEL,LEVEL[,…] [--games N] [--seed S] [--option KEY=VALUE]… [--record DIR]
                                 lets bots play N games and says how often each seat won; a win that several share
                                 counts for each. The seats begin in turn, or always the one of --option start=SEAT.
                                 The same seed gives the same games. DIR is for their match files.
  referee arena GAME --levels LEVEL,LEVEL[,…] [--seats 2|4|6] [--games N] [--seed S] [--option KEY=VALUE]… [--nodes LEVEL=N]…
                                 lets every two of the levels play N games, each at half of the seats or as one of two
                                 teams, and says how often each won, a win that several share counting in parts, with its
                                 95 % interval. Who sits where and who begins takes turns. The same seed gives the same table. A level thinks as
                                 long as it does, or looks at N positions a move. How long that took is told beside it.
`

// What run returns: the exit codes of the program.
const (
	fine    = 0
	refused = 1 // a file is refused or unreadable, or one can't be written
	misused = 2 // the command line makes no sense
)

// referee is the program with everything it touches.
type referee struct {
	find     func(id string) *rules.Game
	out, err io.Writer
	tty      bool // err is a terminal
}

func (r referee) run(args []string) int {
	out := bufio.NewWriter(r.out)
	r.out = out
	code := r.command(args)
	if err := out.Flush(); err != nil { // or an error before: it keeps the first one
		return max(code, r.failed("the output cannot be written", err))
	}
	return code
}

// failed tells in one line what the system did not do, and why.
func (r referee) failed(what string, err error) int {
	fmt.Fprintf(r.err, "referee: %s: %v\n", what, why(err))
	return refused
}

// why is the reason in an error of the system, without the path, which is said elsewhere and may hold anything.
func why(err error) error {
	if pe, ok := errors.AsType[*os.PathError](err); ok {
		return pe.Err
	}
	return err
}

// shown is the name of a file, or whatever else may repeat what was typed, on one line: quoted, if it holds what a terminal obeys or can't show.
func shown(name string) string {
	if !utf8.ValidString(name) || strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return strconv.Quote(name)
	}
	return name
}

func (r referee) command(args []string) int {
	if len(args) == 0 {
		io.WriteString(r.err, usage)
		return misused
	}
	switch args[0] {
	case "check":
		return r.check(args[1:])
	case "moves":
		return r.one(args[1:], r.moves)
	case "show":
		return r.one(args[1:], r.show)
	case "play":
		return r.play(args[1:])
	case "arena":
		return r.arena(args[1:])
	case "help", "-h", "-help", "--help":
		io.WriteString(r.out, usage)
		return fine
	}
	return r.misuse(fmt.Sprintf("there is no command %q", args[0]))
}

// misuse tells in one line what is wrong with the command line.
func (r referee) misuse(why string) int {
	fmt.Fprintf(r.err, "referee: %s (see \"referee help\")\n", shown(why))
	return misused
}

func (r referee) misparsed(err error) int {
	if errors.Is(err, flag.ErrHelp) {
		io.WriteString(r.out, usage)
		return fine
	}
	return r.misuse(err.Error())
}

// check prints one line for each file.
func (r referee) check(args []string) int {
	var none flag.FlagSet
	files, err := parse(&none, args)
	if err != nil {
		return r.misparsed(err)
	}
	if len(files) == 0 {
		return r.misuse("check needs a file")
	}
	code := fine
	for _, name := range files {
		m, err := r.read(name)
		if err != nil {
			fmt.Fprintln(r.out, err)
			code = refused
			continue
		}
		s := m.State()
		if res := s.Result(); res.Over {
			fmt.Fprintf(r.out, "%s: ok %v\n", shown(name), res)
		} else {
			fmt.Fprintf(r.out, "%s: ok turn %v moves %d\n", shown(name), s.Turn(), m.Index())
		}
	}
	return code
}

// one runs a command that is about one file and takes --seat; without it the seat is rules.Nobody.
func (r referee) one(args []string, command func(*rules.Match, rules.Seat)) int {
	var flags flag.FlagSet
	n := flags.Int("seat", -1, "")
	files, err := parse(&flags, args)
	if err != nil {
		return r.misparsed(err)
	}
	if len(files) != 1 {
		return r.misuse(fmt.Sprintf("one file is needed, not %d", len(files)))
	}
	m, err := r.read(files[0])
	if err != nil {
		fmt.Fprintln(r.err, err)
		return refused
	}
	seat, asked := rules.Nobody, false
	flags.Visit(func(*flag.Flag) { asked = true })
	if asked {
		if *n < 0 || *n >= len(m.Setup().Players) {
			return r.misuse(fmt.Sprintf("there is no seat %d in this match", *n))
		}
		seat = rules.Seat(*n)
	}
	command(m, seat)
	return fine
}

// moves prints what may be done now, one move a line and sorted; at a chance turn its outcomes, with their *.
func (r referee) moves(m *rules.Match, seat rules.Seat) {
	s := m.State()
	var list []string
	switch turn := s.Turn(); {
	case turn == rules.Chance && seat == rules.Nobody:
		for _, w := range s.Odds(nil) {
			list = append(list, "* "+m.Game().Format(w.Move))
		}
	case turn == rules.Chance: // while chance is due, no seat may move
	default:
		if seat == rules.Nobody {
			seat = turn
		}
		for _, mv := range s.Moves(nil, seat) {
			list = append(list, m.Game().Format(mv))
		}
	}
	slices.Sort(list)
	if list != nil {
		io.WriteString(r.out, strings.Join(list, "\n")+"\n")
	}
}

// show prints the position: all of it, or what a seat may know.
func (r referee) show(m *rules.Match, seat rules.Seat) {
	s := m.State()
	if seat != rules.Nobody {
		s = m.Sight(seat).State()
	}
	io.WriteString(r.out, m.Game().Show(s))
}

// read reads a match file. The error is one line.
func (r referee) read(name string) (*rules.Match, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, &rules.FileError{File: shown(name), Line: 1, Err: rules.Refuse(rules.KeyUnreadable, "The file cannot be opened: {why}.", "why", why(err).Error())}
	}
	defer f.Close()
	return rules.Read(f, shown(name), r.find)
}

// parse separates the flags, which may stand before, between and after the files, from the files.
func parse(flags *flag.FlagSet, args []string) (files []string, err error) {
	flags.Init("", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	for {
		if err := flags.Parse(args); err != nil {
			return nil, err
		}
		rest := flags.Args()
		if len(rest) == 0 {
			return files, nil
		}
		if len(rest) < len(args) && args[len(args)-len(rest)-1] == "--" { // all that follows are files
			return append(files, rest...), nil
		}
		files, args = append(files, rest[0]), rest[1:]
	}
}
