package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"quintet/rules"
	"quintet/rules/bots"
)

// contest is what the command line of play asks for.
type contest struct {
	game   *rules.Game
	setup  rules.Setup
	turns  bool // the seats begin in turn; else the one that the set-up says
	seated []bots.Bot
	games  int
	seed   uint64
	record string // a directory, or "" for none
}

// mostGames is more than anybody waits for, and few enough to keep what came of each.
const mostGames = 1000000

func manyGames(n int) error { return fmt.Errorf("--games must be 1 to %d, not %d", mostGames, n) }

// play lets bots play whole games and prints one line for each seat. The error of a command line that makes no sense
// comes before the first game.
func (r referee) play(args []string) int {
	c, err := r.contest(args)
	if err != nil {
		return r.misparsed(err)
	}
	if c.record != "" {
		if err := os.MkdirAll(c.record, 0o777); err != nil {
			return r.failed(shown(c.record), err)
		}
	}
	won := make([]int, len(c.seated))
	nobody := 0
	p := progress{w: r.err, tty: r.tty, total: c.games}
	for i := range c.games {
		m := c.match(i)
		if err := c.keep(m, i); err != nil {
			p.end()
			return r.failed(shown(c.file(i)), err)
		}
		winners := m.State().Result().Winners
		for _, seat := range winners {
			won[seat]++
		}
		if len(winners) == 0 {
			nobody++
		}
		p.done()
	}
	p.end()
	for seat, n := range won {
		fmt.Fprintf(r.out, "seat %d %s won %s\n", seat, c.setup.Players[seat].Bot, c.share(n))
	}
	if nobody > 0 {
		fmt.Fprintf(r.out, "nobody won %s\n", c.share(nobody))
	}
	return fine
}

func (c *contest) share(n int) string {
	return fmt.Sprintf("%d of %d (%.0f %%)", n, c.games, 100*float64(n)/float64(c.games))
}

func (r referee) contest(args []string) (*contest, error) {
	c := contest{turns: true, games: 1, seed: 1}
	var flags flag.FlagSet
	seats := flags.String("seats", "", "")
	flags.IntVar(&c.games, "games", c.games, "")
	flags.Uint64Var(&c.seed, "seed", c.seed, "")
	flags.StringVar(&c.record, "record", "", "")
	flags.Func("option", "", c.option)
	names, err := parse(&flags, args)
	if err != nil {
		return nil, err
	}
	if c.game, err = r.game(names); err != nil {
		return nil, err
	}
	switch {
	case *seats == "":
		return nil, errors.New("play needs --seats, a level for each, e.g. random,random")
	case c.games < 1 || c.games > mostGames:
		return nil, manyGames(c.games)
	}
	for level := range strings.SplitSeq(*seats, ",") {
		b := bots.New(c.game, level)
		if b == nil {
			return nil, noLevel(c.game, level)
		}
		c.seated = append(c.seated, b)
		c.setup.Players = append(c.setup.Players, rules.Player{Bot: level})
	}
	if c.setup, err = c.game.Accept(c.setup); err != nil {
		return nil, err
	}
	return &c, nil
}

// game is the only one that is named.
func (r referee) game(names []string) (*rules.Game, error) {
	if len(names) != 1 {
		return nil, fmt.Errorf("one game is needed, not %d", len(names))
	}
	g := r.find(names[0])
	if g == nil {
		return nil, fmt.Errorf("there is no game %q", names[0])
	}
	return g, nil
}

func noLevel(g *rules.Game, level string) error {
	return fmt.Errorf("%s has no bots of the level %q. It may be %s", g.ID, level, strings.Join(append(bots.Levels(g), bots.Search), ", "))
}

// option takes one "key=value"; the key start is for the seat that begins.
func (c *contest) option(s string) error {
	key, value, ok := strings.Cut(s, "=")
	_, twice := c.setup.Options[key]
	switch {
	case !ok:
		return errors.New("an option is given as key=value")
	case twice, key == "start" && !c.turns:
		return errors.New("given a second time")
	case key == "start":
		n, err := strconv.ParseUint(value, 10, 7)
		if err != nil {
			return errors.New("there is no such seat")
		}
		c.setup.Start, c.turns = rules.Seat(n), false
		return nil
	}
	if c.setup.Options == nil {
		c.setup.Options = make(map[string]string)
	}
	c.setup.Options[key] = value
	return nil
}

// match plays game i of the contest. It depends on nothing but the command line, whatever was played before.
func (c *contest) match(i int) *rules.Match {
	one := *c
	if c.turns {
		one.setup.Start = rules.Seat(i % len(c.seated))
	}
	return one.played(rand.New(rand.NewPCG(c.seed, uint64(i))))
}

// played is a whole match of the set-up, with all that is left to chance from that source.
func (c *contest) played(r *rand.Rand) *rules.Match {
	m, err := rules.NewMatch(c.game, c.setup, r.Uint64())
	for err == nil && m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Chance {
			_, err = m.Chance()
		} else {
			_, err = m.Play(bots.Next(c.game, m.State(), c.seated, bots.Budget{}, r))
		}
	}
	if err != nil { // the set-up was accepted, and bots are held to the rules by the laws
		panic(err)
	}
	return m
}

// file is where game i is kept, in the directory for records.
func (c *contest) file(i int) string {
	digits := len(strconv.Itoa(c.games))
	return filepath.Join(c.record, fmt.Sprintf("%s-%d-%0*d.qm", c.game.ID, c.seed, digits, i+1))
}

// keep writes the match of game i into the directory for records, if there is one.
func (c *contest) keep(m *rules.Match, i int) error {
	if c.record == "" {
		return nil
	}
	f, err := os.Create(c.file(i))
	if err != nil {
		return err
	}
	_, err = m.WriteTo(f)
	return errors.Join(err, f.Close())
}

// progress says how far a long command has come: a bar where somebody looks on, else a line now and then.
type progress struct {
	w     io.Writer
	tty   bool
	n     int
	total int
}

const barWidth = 40

func (p *progress) done() {
	before, now := p.n*100/p.total, (p.n+1)*100/p.total
	p.n++
	switch {
	case p.tty && now > before:
		full := barWidth * now / 100
		fmt.Fprintf(p.w, "\r[%s%s] %3d %%  %d of %d", strings.Repeat("#", full), strings.Repeat("-", barWidth-full), now, p.n, p.total)
	case !p.tty && now/10 > before/10:
		fmt.Fprintf(p.w, "%3d %%  %d of %d\n", now, p.n, p.total)
	}
}

func (p *progress) end() {
	if p.tty && p.n > 0 {
		io.WriteString(p.w, "\n")
	}
}
