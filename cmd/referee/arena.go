package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"text/tabwriter"
	"time"

	"quintet/rules"
	"quintet/rules/bots"
)

// arena is what the command line of arena asks for: every two of the levels meet, each at half of the sides.
type arena struct {
	contest
	levels   []string
	pairs    [][2]int // of levels, the weaker one first
	sides    []int    // that each seat plays for
	seatings [][]int  // which of the two each side is: all ways
	nodes    map[string]int
	clocks   []clock // one a level
}

// clock is how long a level has thought, on all cores together. It is told apart from the result, which is the same on
// every machine.
type clock struct{ nanos, moves atomic.Int64 }

// arena lets levels play each other and prints who won how often.
func (r referee) arena(args []string) int {
	a, err := r.parseArena(args)
	if err != nil {
		return r.misparsed(err)
	}
	p := progress{w: r.err, tty: r.tty, total: a.games * len(a.pairs)}
	bouts := make([][]float64, p.total)
	var next atomic.Int64
	var all sync.WaitGroup
	over := make(chan struct{})
	for range min(runtime.GOMAXPROCS(0), p.total) {
		all.Go(func() {
			for i := int(next.Add(1)) - 1; i < p.total; i = int(next.Add(1)) - 1 {
				bouts[i] = a.bout(i/a.games, i%a.games)
				over <- struct{}{}
			}
		})
	}
	for range p.total {
		<-over
		p.done()
	}
	all.Wait()
	p.end()
	a.print(r.out, bouts)
	for i := range a.clocks {
		c := &a.clocks[i]
		fmt.Fprintf(r.err, "%s took %.2f ms a move\n", a.levels[i], float64(c.nanos.Load())/1e6/max(1, float64(c.moves.Load())))
	}
	return fine
}

func (r referee) parseArena(args []string) (*arena, error) {
	a := arena{contest: contest{turns: true, games: 200, seed: 1}, nodes: make(map[string]int)}
	var flags flag.FlagSet
	levels := flags.String("levels", "", "")
	seats := flags.Int("seats", 2, "")
	flags.IntVar(&a.games, "games", a.games, "")
	flags.Uint64Var(&a.seed, "seed", a.seed, "")
	flags.Func("option", "", a.option)
	flags.Func("nodes", "", a.budget)
	names, err := parse(&flags, args)
	if err != nil {
		return nil, err
	}
	if a.game, err = r.game(names); err != nil {
		return nil, err
	}
	switch {
	case *levels == "":
		return nil, errors.New("arena needs --levels, two or more, e.g. casual,skilled")
	case a.games < 1 || a.games > mostGames:
		return nil, manyGames(a.games)
	}
	for level := range strings.SplitSeq(*levels, ",") {
		if slices.Contains(a.levels, level) {
			return nil, fmt.Errorf("the level %s is named twice", level)
		}
		if bots.New(a.game, level) == nil {
			return nil, noLevel(a.game, level)
		}
		for i := range a.levels {
			a.pairs = append(a.pairs, [2]int{i, len(a.levels)})
		}
		a.levels = append(a.levels, level)
	}
	if len(a.pairs) == 0 {
		return nil, errors.New("arena needs two levels or more")
	}
	for level := range a.nodes {
		if !slices.Contains(a.levels, level) {
			return nil, fmt.Errorf("the level %s of --nodes does not play", level)
		}
	}
	a.clocks = make([]clock, len(a.levels))
	for range *seats {
		a.setup.Players = append(a.setup.Players, rules.Player{Bot: a.levels[0]})
	}
	if a.setup, err = a.game.Accept(a.setup); err != nil {
		return nil, err
	}
	st, err := a.game.New(a.setup)
	if err != nil {
		return nil, err
	}
	for seat := range a.setup.Players {
		side := seat
		if a.game.Side != nil {
			side = a.game.Side(st, rules.Seat(seat))
		}
		a.sides = append(a.sides, side)
	}
	n := slices.Max(a.sides) + 1
	if n%2 == 1 {
		return nil, fmt.Errorf("two levels share the sides, so their number must be even, and it is %d with %d players", n, *seats)
	}
	a.seatings = seatings(nil, nil, n)
	return &a, nil
}

// budget takes one "level=nodes".
func (a *arena) budget(s string) error {
	level, value, _ := strings.Cut(s, "=")
	n, err := strconv.Atoi(value)
	if err != nil || n < 1 {
		return errors.New("a budget is given as level=nodes")
	}
	a.nodes[level] = n
	return nil
}

// seatings appends all ways in which two levels share the sides, each having half of them.
func seatings(dst [][]int, begun []int, sides int) [][]int {
	if len(begun) == sides {
		return append(dst, slices.Clone(begun))
	}
	for level := range 2 {
		n := 0
		for _, l := range begun {
			if l == level {
				n++
			}
		}
		if n < sides/2 {
			dst = seatings(dst, append(begun, level), sides)
		}
	}
	return dst
}

// seating is that of match i of a pair: they take turns.
func (a *arena) seating(i int) []int { return a.seatings[i%len(a.seatings)] }

// bout plays match i of a pair and returns what each side has won of it. It depends on nothing but the command line,
// whatever was played before or is played on another core. When all seatings have had their turn another seat begins.
func (a *arena) bout(pair, i int) (won []float64) {
	seating := a.seating(i)
	c := a.contest
	c.setup.Players = slices.Clone(a.setup.Players)
	if c.turns {
		c.setup.Start = rules.Seat(i / len(a.seatings) % len(a.sides))
	}
	for seat, side := range a.sides {
		level := a.pairs[pair][seating[side]]
		name := a.levels[level]
		c.setup.Players[seat].Bot = name
		c.seated = append(c.seated, timed{bots.New(a.game, name), a.nodes[name], &a.clocks[level]})
	}
	winners := c.played(rand.New(rand.NewPCG(a.seed, uint64(i)))).State().Result().Winners
	won = make([]float64, len(seating))
	for _, seat := range winners {
		won[a.sides[seat]] += 1 / float64(len(winners))
	}
	return won
}

// timed is a bot whose time is taken.
type timed struct {
	bots.Bot
	nodes int
	clock *clock
}

func (t timed) Choose(view rules.State, by rules.Seat, budget bots.Budget, r *rand.Rand) (rules.Move, bool) {
	if t.nodes > 0 {
		budget.Nodes = t.nodes
	}
	begin := time.Now()
	m, ok := t.Bot.Choose(view, by, budget, r)
	t.clock.nanos.Add(int64(time.Since(begin)))
	if ok {
		t.clock.moves.Add(1)
	}
	return m, ok
}

// print is the table of all pairs, and then a line for each seat of each level.
func (a *arena) print(w io.Writer, bouts [][]float64) {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "level\tagainst\twon\tshare\t95 %")
	var seats strings.Builder
	for i, pair := range a.pairs {
		mine := bouts[i*a.games : (i+1)*a.games]
		total := 0.0
		for who := 1; who >= 0; who-- {
			name, other := a.levels[pair[who]], a.levels[pair[1-who]]
			won := 0.0
			for j, shares := range mine {
				for side, share := range shares {
					if a.seating(j)[side] == who {
						won += share
					}
				}
			}
			for seat, side := range a.sides {
				played, here := 0, 0.0
				for j, shares := range mine {
					if a.seating(j)[side] == who {
						played++
						here += shares[side]
					}
				}
				if played > 0 {
					fmt.Fprintf(&seats, "seat %d %s won %s of %d (%.0f %%) against %s\n", seat, name, points(here), played, 100*here/float64(played), other)
				}
			}
			total += won
			low, high := wilson(won, float64(a.games))
			fmt.Fprintf(table, "%s\t%s\t%s of %d\t%.1f %%\t%.1f to %.1f %%\n", name, other, points(won), a.games, 100*won/float64(a.games), 100*low, 100*high)
		}
		if drawn := float64(a.games) - total; drawn > 1e-6 {
			fmt.Fprintf(table, "nobody\t\t%s of %d\t%.1f %%\t\n", points(drawn), a.games, 100*drawn/float64(a.games))
		}
	}
	table.Flush()
	io.WriteString(w, "\n"+seats.String())
}

// points writes a number of wins, some of which may be shared, with one digit if need be.
func points(won float64) string {
	return strings.TrimSuffix(fmt.Sprintf("%.1f", won), ".0")
}

// wilson is the interval in which the true share lies with 95 % certainty, if so many of n games were won. See Wilson,
// Probable Inference, the Law of Succession, and Statistical Inference, 1927.
func wilson(won, n float64) (low, high float64) {
	const z = 1.959964
	p := won / n
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, middle-half), min(1, middle+half)
}
